"""Weights to ONNX: python3 training/export.py vision.pt vision.onnx (or vacant.pt vacant.onnx). Batch norms are folded; lean.py takes out what the run time need not do."""
import sys
import torch
import torch.nn as nn
from lean import lean
from network import Net


class Ready(nn.Module):
    """What the run time sees: 0..255 bytes as floats in, class probabilities at half size and scene probabilities out."""
    def __init__(s, net): super().__init__(); s.net = net
    def forward(s, picture):
        lo, facts = s.net(picture * (1 / 255)); return torch.softmax(lo, 1), torch.cat([torch.softmax(facts[:, :4], 1), torch.softmax(facts[:, 4:11], 1), torch.sigmoid(facts[:, 11:])], 1)


def export(net, path):
    net.eval(); x = torch.rand(1, 3, 352, 512) * 255; kw = dict(input_names=['picture'], output_names=['classes', 'facts'], opset_version=17, dynamic_axes={'picture': {2: 'h', 3: 'w'}, 'classes': {2: 'h2', 3: 'w2'}})
    try: torch.onnx.export(Ready(net), x, path, dynamo=False, **kw)
    except TypeError: torch.onnx.export(Ready(net), x, path, **{**kw, 'opset_version': 16})
    lean(path, path)


class Layout(nn.Module):
    """0..255 bytes as floats and a hole of ones in; class probabilities of the empty room at half size out. What the painter learnt stays behind."""
    def __init__(s, net): super().__init__(); s.net = net
    def forward(s, picture, hole): return torch.softmax(s.net.layout(picture * (1 / 255), hole)[0], 1)


def exportVacant(net, path):
    net.eval(); x = torch.rand(1, 3, 448, 640) * 255; m = (torch.rand(1, 1, 448, 640) > .5).float()
    torch.onnx.export(Layout(net), (x, m), path, dynamo=False, input_names=['picture', 'hole'], output_names=['classes'], opset_version=17, dynamic_axes={'picture': {2: 'h', 3: 'w'}, 'hole': {2: 'h', 3: 'w'}, 'classes': {2: 'h2', 3: 'w2'}}); lean(path, path)


if __name__ == '__main__':
    from vacant import Vacant
    kept = {k: v.float() if v.is_floating_point() else v for k, v in torch.load(sys.argv[1], map_location='cpu').items()}
    net = Vacant() if 'pen.1.0.weight' in kept else Net(); net.load_state_dict(kept); (exportVacant if isinstance(net, Vacant) else export)(net, sys.argv[2])
