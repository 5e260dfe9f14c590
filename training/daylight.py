"""The daylight network: how many stops the sun adds at every place of a photo. A small U like the vision network; one number per pixel at half size."""
import math
import torch
import torch.nn as nn
import torch.nn.functional as F
from develop import box, grid, jpeg, rnd, some
from network import Attend, Block, conv


class Daylight(nn.Module):
    def __init__(s, ch=(24, 40, 72, 120, 176), depth=(1, 2, 3, 3)):
        super().__init__(); s.stem = nn.Sequential(conv(3, ch[0], 3, 2), nn.ReLU(), conv(ch[0], ch[0], 3), nn.ReLU())
        s.down = nn.ModuleList(conv(ch[i], ch[i + 1], 3, 2) for i in range(4)); s.enc = nn.ModuleList(nn.Sequential(*[Block(ch[i + 1]) for _ in range(depth[i])]) for i in range(4))
        s.attend = nn.Sequential(Attend(ch[4]), Block(ch[4])); s.side = nn.ModuleList(conv(ch[i], ch[i]) for i in (3, 2, 1)); s.lift = nn.ModuleList(conv(ch[i + 1], ch[i]) for i in (3, 2, 1))
        s.dec = nn.ModuleList(Block(ch[i]) for i in (3, 2, 1)); s.fine, s.last = conv(ch[0], 24), conv(ch[1], 24); s.edge = nn.Sequential(Block(24, 2, 3), nn.ReLU(), nn.Conv2d(24, 1, 1))

    def forward(s, x):
        a = s.stem((x - .45) * 4); skip = []; y = a
        for d, e in zip(s.down, s.enc): y = e(F.relu(d(y))); skip.append(y)
        y = s.attend(y)
        for i in range(3): y = s.dec[i](F.relu(s.lift[i](F.interpolate(y, scale_factor=2., mode='bilinear', align_corners=False)) + s.side[i](skip[2 - i])))
        return s.edge(F.relu(F.interpolate(s.last(y), scale_factor=2., mode='bilinear', align_corners=False) + s.fine(a)))


def stops(p):
    """Log2 of linear light as the engine reads it from bytes."""
    l = (p.clamp(0, 1) * torch.tensor([.299, .587, .114], device=p.device)[None, :, None, None]).sum(1, keepdim=True)
    return torch.log2(torch.where(l <= .04045, l / 12.92, ((l.clamp(min=.04045) + .055) / 1.055) ** 2.4) + .004)


@torch.no_grad()
def photos(x, y):
    """x: light with sun and without, six channels. The photo, and the stops the sun adds in it after the same development, at half size; 1 where it counts."""
    g = grid(x); x = F.grid_sample(x, g, mode='bilinear', padding_mode='reflection', align_corners=False).clamp(min=0); y = F.grid_sample(y[:, None].float(), g, mode='nearest', padding_mode='reflection', align_corners=False)
    lum = x[:, :3].mean(1, keepdim=True); q = torch.quantile(lum[:, :, ::4, ::4].flatten(1), .6, dim=1)[:, None, None, None].clamp(min=.02); k = rnd(x, .2, .62) / q; x = x * k
    cast = torch.exp(torch.randn(x.shape[0], 3, 1, 1, device=x.device) * .06 + rnd(x, -.22, .22) * some(x, .5) * torch.tensor([1., .1, -1.], device=x.device)[None, :, None, None])
    l = torch.log((lum * k).clamp(min=2e-3)); wide = F.interpolate(box(F.avg_pool2d(l, 8), 9), size=l.shape[-2:], mode='bilinear', align_corners=False); near = F.interpolate(box(F.avg_pool2d(l, 4), 5), size=l.shape[-2:], mode='bilinear', align_corners=False)
    even = torch.exp(((math.log(.4) - wide) * rnd(x, 0, .6) + (math.log(.4) - near) * rnd(x, 0, .35) * some(x, .4)) * some(x, .4))      # the HDR look, of the photo with sun for both
    a, gamma, curve, colour, grey, haze = rnd(x, .1, .9), rnd(x, 1.8, 2.5), rnd(x, -.15, .3), rnd(x, .6, 1.5), rnd(x, 0, .07), some(x, .3); out = []
    for p in (x[:, :3], x[:, 3:]):
        p = p * cast * even; p = p / (1 + p * a); p = p.clamp(0, 1.15) ** (1 / gamma); p = p + curve * (p - .5) * (1 - (2 * p - 1).abs()).clamp(0, 1) * 2
        m = p.mean(1, keepdim=True); out.append(m + (p - m) * colour + grey * haze)
    p = out[0]; true = F.avg_pool2d(stops(out[0]) - stops(out[1]), 2).clamp(-1, 5); b3 = box(p, 3); soft = some(p, .5); p = p + (b3 - p) * rnd(p, 0, 1) * soft + (p - box(b3, 5)) * rnd(p, 0, 1.2) * (1 - soft) * some(p, .6)
    p = p + torch.randn_like(p) * rnd(p, 0, .03) * some(p, .4); m = some(p, .4); p = p * (1 - m) + jpeg(p, rnd(p, .004, .04)) * m
    return (p.clamp(0, 1) * 255).round() / 255, true, 1 - F.avg_pool2d((y == 7).float(), 2)


def lossOf(said, true, counts):
    """The stops themselves, and at four sizes their edges: a shadow's border must lie where it lies."""
    d = said - true; out = ((d ** 2 + 1e-4).sqrt() * counts).sum() / counts.sum().clamp(min=1); edge = 0.
    for k in range(4):
        for u, w in ((d[..., :, 1:] - d[..., :, :-1], torch.minimum(counts[..., :, 1:], counts[..., :, :-1])), (d[..., 1:, :] - d[..., :-1, :], torch.minimum(counts[..., 1:, :], counts[..., :-1, :]))): edge = edge + (u.abs() * w).sum() / w.sum().clamp(min=1)
        if k < 3: d, counts = F.avg_pool2d(d, 2), F.avg_pool2d(counts, 2)
    return out + .7 * edge, out


class Ready(nn.Module):
    """0..255 bytes as floats in, stops of sun at half size out."""
    def __init__(s, net): super().__init__(); s.net = net
    def forward(s, picture): return s.net(picture * (1 / 255))


def export(net, path):
    from export import narrow
    net.eval(); torch.onnx.export(Ready(net), torch.rand(1, 3, 352, 512) * 255, path, dynamo=False, input_names=['picture'], output_names=['sun'], opset_version=17, dynamic_axes={'picture': {2: 'h', 3: 'w'}, 'sun': {2: 'h2', 3: 'w2'}}); narrow(path)


if __name__ == '__main__':
    import sys
    net = Daylight(); net.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in torch.load(sys.argv[1], map_location='cpu').items()}); export(net, sys.argv[2])
