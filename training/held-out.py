"""Renders the scenes that bench/vision measures on: python3 training/held-out.py FOLDER. Their seeds lie outside every training round's."""
import os, sys
import numpy as np
from PIL import Image
from preview import develop, library, render

folder = sys.argv[1]                                                              # lamps are walls here: 18 is a class of train-houses.py alone
lib = library(os.environ.get('TMPDIR', '/tmp'))
for kind, name, seed in ((0, 'room', 990_000_001), (1, 'house', 990_000_002)):
    rgb, label, _, meta = render(lib, 8, seed, kind, 512, 352, 6)
    for i in range(8):
        Image.fromarray(develop(rgb[i])).save(f'{folder}/{name}-{i + 1}.jpg', quality=90)
        Image.fromarray(np.where(label[i] == 18, 8, label[i]).astype('uint8')).save(f'{folder}/{name}-{i + 1}.class.png', optimize=True)
