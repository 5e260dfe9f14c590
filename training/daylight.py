"""The daylight network: how many stops the sun adds at every place of a photo, and how much redder and bluer it makes it. A small U like the vision network; three numbers per pixel at half size."""
import math
import torch
import torch.nn as nn
import torch.nn.functional as F
from develop import box, jpeg, rnd, some
from network import Attend, Block, conv
from shadows import SKY, relit


class Daylight(nn.Module):
    def __init__(s, ch=(24, 40, 72, 120, 176), depth=(1, 2, 3, 3)):
        super().__init__(); s.stem = nn.Sequential(conv(3, ch[0], 3, 2), nn.ReLU(), conv(ch[0], ch[0], 3), nn.ReLU())
        s.down = nn.ModuleList(conv(ch[i], ch[i + 1], 3, 2) for i in range(4)); s.enc = nn.ModuleList(nn.Sequential(*[Block(ch[i + 1]) for _ in range(depth[i])]) for i in range(4))
        s.attend = nn.Sequential(Attend(ch[4]), Block(ch[4])); s.side = nn.ModuleList(conv(ch[i], ch[i]) for i in (3, 2, 1)); s.lift = nn.ModuleList(conv(ch[i + 1], ch[i]) for i in (3, 2, 1))
        s.dec = nn.ModuleList(Block(ch[i]) for i in (3, 2, 1)); s.fine, s.last = conv(ch[0], 24), conv(ch[1], 24); s.edge = nn.Sequential(Block(24, 2, 3), nn.ReLU(), nn.Conv2d(24, 3, 1))

    def forward(s, x):
        a = s.stem((x - .45) * 4); skip = []; y = a
        for d, e in zip(s.down, s.enc): y = e(F.relu(d(y))); skip.append(y)
        y = s.attend(y)
        for i in range(3): y = s.dec[i](F.relu(s.lift[i](F.interpolate(y, scale_factor=2., mode='bilinear', align_corners=False)) + s.side[i](skip[2 - i])))
        return s.edge(F.relu(F.interpolate(s.last(y), scale_factor=2., mode='bilinear', align_corners=False) + s.fine(a)))


def linear(p): p = p.clamp(0, 1); return torch.where(p <= .04045, p / 12.92, ((p.clamp(min=.04045) + .055) / 1.055) ** 2.4)


def stops(p):
    """Log2 of linear light as the engine reads it from bytes, and red and blue against green."""
    l = (p.clamp(0, 1) * torch.tensor([.299, .587, .114], device=p.device)[None, :, None, None]).sum(1, keepdim=True); c = torch.log2(linear(p) + .012)
    return torch.cat([torch.log2(linear(l) + .004), c[:, :1] - c[:, 1:2], c[:, 2:] - c[:, 1:2]], 1)


def window(x, w, h):
    """A part of the picture, from its own pixels to the whole of it at half size, turned over by chance."""
    n = x.shape[0]; least = min(1, w / x.shape[-1]); u = torch.rand(n, device=x.device); z = least + (1 - least) * u; z = torch.where(torch.rand(n, device=x.device) < .3, torch.ones_like(z), z); room = 1 - z; turn = torch.where(torch.rand(n, device=x.device) < .5, -1., 1.).to(x.device)
    m = torch.zeros(n, 2, 3, device=x.device); m[:, 0, 0], m[:, 1, 1] = z * turn, z; m[:, 0, 2], m[:, 1, 2] = (torch.rand(n, device=x.device) * 2 - 1) * room, (torch.rand(n, device=x.device) * 2 - 1) * room
    return F.affine_grid(m, [n, 1, h, w], align_corners=False)


def uneven(x, g):
    """What a lens and an editor darken of any picture: its corners, and broad parts without a border."""
    far = g[..., 0] ** 2 + g[..., 1] ** 2; broad = F.interpolate(torch.randn(x.shape[0], 1, 4, 4, device=x.device), size=x.shape[-2:], mode='bicubic', align_corners=False)
    return torch.exp(-far[:, None] * rnd(x, 0, .6) * some(x, .45) + broad * rnd(x, 0, .35) * some(x, .4))


def blurred(l, k, r): return F.interpolate(box(F.avg_pool2d(l, k, ceil_mode=True), r), size=l.shape[-2:], mode='bilinear', align_corners=False)


@torch.no_grad()
def photos(x, y, w, h):
    """x: light with sun and without, six channels. The photo, what the sun adds in it at half size, 1 where it counts, and the kind of sun.
    Tone mapping follows each picture's own light: an editor has already taken a part of the sun out, and only what is left may be taken."""
    g = window(x, w, h); x = F.grid_sample(x, g, mode='bilinear', padding_mode='reflection', align_corners=False).clamp(min=0); y = F.grid_sample(y[:, None].float(), g, mode='nearest', padding_mode='reflection', align_corners=False)
    sunny, shaded, kind = relit(x[:, :3], x[:, 3:], y); dark = uneven(x, g); k = rnd(x, .2, .62) / torch.quantile(sunny.mean(1, keepdim=True)[:, :, ::4, ::4].flatten(1), .6, dim=1)[:, None, None, None].clamp(min=.02)
    cast = torch.exp(torch.randn(x.shape[0], 3, 1, 1, device=x.device) * .06 + rnd(x, -.22, .22) * some(x, .5) * torch.tensor([1., .1, -1.], device=x.device)[None, :, None, None])
    wide, near, hdr, most = rnd(x, 0, .8), rnd(x, 0, .5) * some(x, .5), some(x, .6), rnd(x, .12, 1.6); gamma, curve, colour, grey, haze = rnd(x, 1.8, 2.5), rnd(x, -.15, .35), rnd(x, .6, 1.6), rnd(x, 0, .07), some(x, .3); out = []
    for p in (sunny, shaded):
        p = p * k; l = torch.log(p.mean(1, keepdim=True).clamp(min=2e-3)); even = ((math.log(.4) - blurred(l, 8, 9)) * wide + (math.log(.4) - blurred(l, 4, 5)) * near) * hdr
        p = p * cast * torch.exp(even) * dark; p = p / (1 + p * most) * (1 + .4 * most); p = p.clamp(0, 1.15) ** (1 / gamma); p = p + curve * (p - .5) * (1 - (2 * p - 1).abs()).clamp(0, 1) * 2
        m = p.mean(1, keepdim=True); out.append(m + (p - m) * colour + grey * haze)
    p = out[0]; true = F.avg_pool2d(stops(out[0]) - stops(out[1]), 2).clamp(-1.5, 5); b3 = box(p, 3); soft = some(p, .5); p = p + (b3 - p) * rnd(p, 0, 1) * soft + (p - box(b3, 5)) * rnd(p, 0, 1.2) * (1 - soft) * some(p, .6)
    p = p + torch.randn_like(p) * rnd(p, 0, .03) * some(p, .4); m = some(p, .4); p = p * (1 - m) + jpeg(p, rnd(p, .004, .04)) * m
    return (p.clamp(0, 1) * 255).round() / 255, true, 1 - F.avg_pool2d((y == SKY).float(), 2), kind


def lossOf(said, true, counts):
    """The stops themselves, the hues at half their weight, and at four sizes their edges: a shadow's border must lie where it lies."""
    worth = torch.tensor([1., .5, .5], device=said.device)[None, :, None, None]; d = (said - true) * worth; out = ((d ** 2 + 1e-4).sqrt() * counts).sum() / counts.sum().clamp(min=1); edge = 0.
    for k in range(4):
        for u, w in ((d[..., :, 1:] - d[..., :, :-1], torch.minimum(counts[..., :, 1:], counts[..., :, :-1])), (d[..., 1:, :] - d[..., :-1, :], torch.minimum(counts[..., 1:, :], counts[..., :-1, :]))): edge = edge + (u.abs() * w).sum() / w.sum().clamp(min=1)
        if k < 3: d, counts = F.avg_pool2d(d, 2), F.avg_pool2d(counts, 2)
    return out + .7 * edge, out


class Ready(nn.Module):
    """0..255 bytes as floats in, stops of sun, red and blue at half size out."""
    def __init__(s, net): super().__init__(); s.net = net
    def forward(s, picture): return s.net(picture * (1 / 255))


def export(net, path):
    from lean import lean
    net.eval(); torch.onnx.export(Ready(net), torch.rand(1, 3, 352, 512) * 255, path, dynamo=False, input_names=['picture'], output_names=['sun'], opset_version=17, dynamic_axes={'picture': {2: 'h', 3: 'w'}, 'sun': {2: 'h2', 3: 'w2'}}); lean(path, path)


if __name__ == '__main__':
    import sys
    net = Daylight(); net.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in torch.load(sys.argv[1], map_location='cpu').items()}); export(net, sys.argv[2])
