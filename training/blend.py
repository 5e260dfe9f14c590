"""Averages the weights of several rounds and exports them: python3 training/blend.py OUT.onnx FILE.pt=SHARE FILE.pt=SHARE ..."""
import sys
import torch
from export import export
from network import Net

parts = [(torch.load(name, map_location='cpu'), float(share)) for name, share in (a.rsplit('=', 1) for a in sys.argv[2:])]
net = Net(); net.load_state_dict({k: sum(p[k].float() * s for p, s in parts) if v.is_floating_point() else v for k, v in parts[-1][0].items()}); export(net, sys.argv[1])
