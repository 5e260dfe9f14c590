"""Renders a sheet of invented scenes on the CPU: python3 training/preview.py OUT.png [kind] [seed] [count]. Builds the renderer with g++ when needed."""
import ctypes, os, subprocess, sys
import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
PALETTE = np.array([[200, 200, 200], [200, 140, 60], [120, 170, 255], [255, 255, 60], [150, 60, 200], [60, 200, 160], [255, 40, 60], [90, 200, 255], [230, 190, 150], [150, 70, 40],
                    [255, 255, 0], [255, 0, 255], [160, 0, 160], [40, 140, 40], [150, 150, 100], [0, 60, 255], [255, 120, 0], [90, 90, 90], [255, 255, 255]], 'uint8')


def library(folder):
    path = os.path.join(folder, 'librender.so'); source = os.path.join(HERE, 'generator')
    newest = max(os.path.getmtime(os.path.join(source, f)) for f in os.listdir(source))
    if not os.path.exists(path) or os.path.getmtime(path) < newest:
        subprocess.run(['g++', '-O2', '-march=native', '-ffast-math', '-x', 'c++', '-std=c++17', '-shared', '-fPIC', '-pthread', '-w', '-o', path, os.path.join(source, 'render.cu')], check=True)
    lib = ctypes.CDLL(path); lib.pack_new.restype = ctypes.c_void_p; lib.pack_new.argtypes = [ctypes.c_int, ctypes.c_long]
    lib.pack_fill.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]
    lib.pack_render.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_int] + [ctypes.c_void_p] * 3
    lib.furniture_load.argtypes = [ctypes.c_char_p]; print('pieces', lib.furniture_load(os.environ.get('FURNITURE', '').encode()))
    return lib


def render(lib, n, seed, kind, w=256, h=176, spp=3):
    pack = lib.pack_new(n, w * h); meta = np.zeros((n, 3), np.int32); rgb = np.zeros((n, 3, h, w), np.float32); label = np.zeros((n, h, w), np.uint8); depth = np.zeros((n, h, w), np.float32)
    lib.pack_fill(pack, seed, kind, 2, meta.ctypes.data); lib.pack_render(pack, w, h, spp, rgb.ctypes.data, label.ctypes.data, depth.ctypes.data)
    return rgb.transpose(0, 2, 3, 1), label, depth, meta


def develop(x):
    x = x * (.5 / max(.02, np.quantile(x.mean(-1), .6))); x = x / (1 + .25 * x)
    return (np.clip(x, 0, 1) ** (1 / 2.1) * 255).astype('uint8')


if __name__ == '__main__':
    out, kind, seed, n = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0, int(sys.argv[3]) if len(sys.argv) > 3 else 1, int(sys.argv[4]) if len(sys.argv) > 4 else 12
    rgb, label, depth, meta = render(library(os.environ.get('TMPDIR', '/tmp')), n, seed, kind); tiles = []
    for i in range(n):
        pic = develop(rgb[i]); known = np.where(label[i] < 19, label[i], 17)
        tiles.append(np.concatenate([pic, (pic * .4 + PALETTE[known] * .6).astype('uint8')], 0))
    cols = 6; Image.fromarray(np.concatenate([np.concatenate(tiles[i:i + cols], 1) for i in range(0, n, cols)], 0)).save(out); print(meta.tolist(), 'sheet', out)
