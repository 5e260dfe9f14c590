"""The sky-matte network, and photos of invented skylines with the truth about every pixel: how much of it is sky, and the colour of what stands before it.
python3 training/skyline.py skyline.pt skyline.onnx writes the ONNX file."""
import torch
import torch.nn as nn
import torch.nn.functional as F
from develop import box, jpeg, rnd, some


def conv(i, o, stride=1): return nn.Sequential(nn.Conv2d(i, o, 3, stride, 1, bias=False), nn.BatchNorm2d(o))


class Block(nn.Module):
    def __init__(s, w): super().__init__(); s.a = conv(w, w)
    def forward(s, x): return F.relu(x + s.a(x))


class Skyline(nn.Module):
    """Red, green, blue, where the rules see sky and the chance that the vision network gives it; out come the share of sky and what to add to the colours. No layer is wider than half the picture:
    four pixels lie in channels of their own."""
    def __init__(s, w=(32, 40, 64, 96, 128)):
        super().__init__(); s.stem = conv(16, w[0]); s.down = nn.ModuleList([conv(a, b, 2) for a, b in zip(w, w[1:])]); s.enc = nn.ModuleList([nn.Sequential(*[Block(c) for _ in range(n)]) for c, n in zip(w[1:], (1, 1, 2, 3))])
        s.lift = nn.ModuleList([nn.Conv2d(b, a, 1) for a, b in zip(w, w[1:])]); s.dec = nn.ModuleList([Block(c) for c in w[1:4]]); s.out = nn.Conv2d(w[0], 16, 3, 1, 1)

    def half(s, x):
        """Twelve channels of colour and four of hints at half size in; twelve of colour and four of sky out."""
        y = F.relu(s.stem((x - .5) * 3)); skip = [y]
        for d, e in zip(s.down, s.enc): y = e(F.relu(d(y))); skip.append(y)
        for i in (3, 2, 1, 0):
            y = F.relu(F.interpolate(s.lift[i](y), scale_factor=2., mode='bilinear', align_corners=False) + skip[i]); y = s.dec[i - 1](y) if i else y
        o = s.out(y).float(); return (torch.sigmoid(o[:, 12:]) * 1.06 - .03).clamp(0, 1), x[:, :12] + o[:, :12]

    def forward(s, x): a, f = s.half(torch.cat([F.pixel_unshuffle(x[:, :3], 2), rows(x[:, 3:])], 1)); return F.pixel_shuffle(a, 2), F.pixel_shuffle(f, 2)


def rows(h):
    """Hints at half size, upper and lower row of each four pixels."""
    h = F.avg_pool2d(h, (1, 2)); return torch.cat([h[:, :, ::2], h[:, :, 1::2]], 1)


def wide(x, cells, rough=.5, octaves=4):
    """Soft noise of one channel, mean 0 and spread about 1."""
    n, h, w = x.shape[0], x.shape[-2], x.shape[-1]; out = 0.; k = 1.
    for q in range(octaves): out = out + k * F.interpolate(torch.randn(n, 1, cells * 2 ** q + 1, cells * 2 ** q + 1, device=x.device), size=(h, w), mode='bicubic', align_corners=False); k = k * rough
    return out


def streaks(x):
    """Noise drawn out sideways: wisps, contrails, edges of layered cloud."""
    out = 0.; k = 1.
    for rows, cols in ((6, 2), (14, 3), (30, 7), (60, 14), (120, 30)): out = out + k * F.interpolate(torch.randn(x.shape[0], 1, rows + 1, cols + 1, device=x.device), size=x.shape[-2:], mode='bicubic', align_corners=False); k = k * .7
    return out


def pick(x, share, a, b): m = some(x, share); return a * m + b * (1 - m)


def skies(x):
    """Light of a sky: blue, white, blown out or grey, with clouds or without, paler towards the horizon."""
    n, _, h, w = x.shape; t = torch.linspace(0, 1, h, device=x.device)[None, None, :, None] * rnd(x, .2, 1.3) + rnd(x, -.4, .6) + torch.linspace(-1, 1, w, device=x.device)[None, None, None] * rnd(x, -.15, .15); t = t.clamp(0, 1)
    deep = torch.cat([rnd(x, .04, .32), rnd(x, .16, .5), rnd(x, .4, .95)], 1); v = rnd(x, .45, 1.); pale = torch.cat([v * rnd(x, .75, 1.), v * rnd(x, .88, 1.), v], 1); grey = rnd(x, .3, 1.) * (1 + .06 * torch.randn(n, 3, 1, 1, device=x.device))
    top = pick(x, .6, deep, pick(x, .5, grey, pale)); low = pick(x, .7, pale, pick(x, .5, top, grey)); s = top * (1 - t) + low * t
    c = wide(x, int(torch.randint(1, 5, ())), .55, 6); c = ((c - rnd(x, -.8, 1.6)) / (rnd(x, .05, 1.) + .04)).clamp(0, 1) * rnd(x, .3, 1.) * some(x, .55); lit = rnd(x, .6, 1.15) * (1 + .18 * wide(x, 3, .6, 4)).clamp(.4, 1.4) * (1 + .03 * torch.randn(n, 3, 1, 1, device=x.device))
    s = s * (1 - c) + lit * c; heap = wide(x, int(torch.randint(1, 4, ())), .6, 7); c = ((heap - rnd(x, -.6, 1.2)) / rnd(x, .03, .3)).clamp(0, 1) * some(x, .3); shade = (heap - F.interpolate(box(F.avg_pool2d(heap, 8), 5), size=heap.shape[-2:], mode='bilinear', align_corners=False)) * rnd(x, 0, .5); s = s * (1 - c) + c * (rnd(x, .55, 1.15) + shade).clamp(.15, 1.4) * (1 + .03 * torch.randn(n, 3, 1, 1, device=x.device)); c = ((streaks(x) - rnd(x, -.3, 1.6)) / (rnd(x, .08, .9) + .04)).clamp(0, 1) * rnd(x, .1, .8) * some(x, .35); s = s * (1 - c) + c * pick(x, .7, rnd(x, .7, 1.15), rnd(x, .35, .8)) * (1 + .05 * torch.randn(n, 3, 1, 1, device=x.device))
    return s * pick(x, .3, rnd(x, 1.1, 2.2), rnd(x, .7, 1.1))


def gauss(x, s):
    """A blur of s pixels, another for every picture."""
    r = torch.arange(-4, 5, device=x.device).float(); k = torch.exp(-(r[None] / s.flatten()[:, None].clamp(min=.05)) ** 2 / 2); k = k / k.sum(1, keepdim=True); n, c, h, w = x.shape; k = k.repeat_interleave(c, 0)
    x = F.pad(x.reshape(1, n * c, h, w), (4, 4, 4, 4), mode='replicate'); x = F.conv2d(x, k[:, None, None, :], groups=n * c); return F.conv2d(x, k[:, None, :, None], groups=n * c).reshape(n, c, h, w)


def window(x, side):
    n = x.shape[0]; z = (side / x.shape[-1]) * (torch.rand(n, device=x.device) * .4 + .85).clamp(max=x.shape[-1] / side); turn = torch.where(torch.rand(n, device=x.device) < .5, -1., 1.); m = torch.zeros(n, 2, 3, device=x.device); m[:, 0, 0], m[:, 1, 1] = z * turn, z
    m[:, 0, 2], m[:, 1, 2] = [(torch.rand(n, device=x.device) * 2 - 1) * (1 - z) for _ in '12']; return F.grid_sample(x, F.affine_grid(m, [n, 1, side, side], align_corners=False), mode='bilinear', padding_mode='reflection', align_corners=False)


def grown(m, k): return F.max_pool2d(m, k, 1, k // 2)
def shrunk(m, k): return 1 - grown(1 - m, k)


def hints(a, alike, haze):
    """What is known before at a few pixels to a cell: cells that rules call sky, and the vision network's chance. Both are wrong in ways of their own."""
    h = a.shape[-1]; c = F.interpolate(a, size=(77, 77), mode='area'); near = grown((c > .3).float(), 9); odd = F.interpolate(torch.cat([alike, haze], 1), size=(77, 77), mode='area')
    m = (c + wide(c, 6, .7, 3) * rnd(a, 0, .22) > rnd(a, .12, .8)).float(); k = int(torch.randint(0, 3, ())) * 2 + 1
    m = pick(a, .3, shrunk(grown(m, k), k), pick(a, .4, grown(shrunk(m, k), k), pick(a, .2, grown(m, 3), pick(a, .3, shrunk(m, 3), m))))
    blot = (wide(c, 5, .6, 3) > rnd(a, 1.6, 2.8)).float(); m = torch.maximum(m, blot * near * some(a, .15)); gone = (wide(c, 7, .6, 3) > rnd(a, 1.8, 2.8)).float(); m = m * (1 - gone * some(a, .2))
    leak = (odd[:, :1] > .5).float() * near * (wide(c, 4, .5, 2) > rnd(a, -.5, 1.5)).float(); m = torch.maximum(m, leak * some(a, .3)); sharp = (c > rnd(a, .15, .6)).float(); m = pick(a, .35, pick(a, .5, shrunk(grown(sharp, 3), 3), sharp), m)
    away = shrunk(m, 2 * int(torch.randint(1, 4, ())) + 1); part = (wide(c, 3, .5, 2) > rnd(a, -.5, 1.)).float() * some(a, .3); m = m * (1 - part) + away * part
    p = box(box(F.interpolate(a, size=(52, 52), mode='area'), 3), int(torch.randint(0, 3, ())) * 2 + 1); p = torch.sigmoid((p - rnd(a, .3, .75) + wide(p, 5, .6, 3) * rnd(a, 0, .15)) / rnd(a, .04, .2)); p = F.interpolate(p, size=(77, 77), mode='bilinear', align_corners=False)
    p = pick(a, .35, (box(c, 3) * rnd(a, .85, 1.) + wide(c, 5, .6, 3) * .05).clamp(0, 1), p); p = p + (1 - p) * (odd[:, :1] * some(a, .12) + odd[:, 1:] * some(a, .1)).clamp(0, 1) * rnd(a, .2, 1.) * (wide(p, 4, .5, 2) > 0).float(); p = p * (1 - (wide(p, 5, .6, 3) > rnd(a, 1.6, 2.8)).float() * some(a, .2) * rnd(a, .3, 1.)) * (1 - gone * some(a, .3))
    p = p * (1 - (wide(p, 2, .2, 2) > rnd(a, 0, 1.5)).float() * some(a, .12)); m = m * (1 - (wide(p, 2, .2, 2) > rnd(a, .3, 1.5)).float() * some(a, .05) * (p > .3).float())
    return torch.cat([F.interpolate(v, size=(h, h), mode='bilinear', align_corners=False) for v in (m, p)], 1)


def small(p, k=2):
    """Colour kept at half size, as cameras store it, or smaller."""
    y = (p * torch.tensor([.299, .587, .114], device=p.device)[None, :, None, None]).sum(1, keepdim=True); c = F.interpolate(F.avg_pool2d(p - y, k), scale_factor=float(k), mode='bilinear', align_corners=False); return y + c


@torch.no_grad()
def photos(tiles, side=256):
    """tiles: bytes n x T x T x 5. What the network gets (5 channels), the share of sky, the colour of what stands before it, and 1 where the two are mixed."""
    x = tiles.permute(0, 3, 1, 2).float() / 255; a = x[:, 4:]; x = window(torch.cat([x[:, :3] ** 2 * (1 - a), x[:, 3:4] * (1 - a), a], 1), side); a = x[:, 4:]; own = (1 - a).clamp(min=1e-3); fg, haze = x[:, :3] / own, (x[:, 3:4] / own).clamp(0, 1)
    sky = skies(a); air = torch.flip(sky, (2,)) if torch.rand(()) < .5 else sky; fg = (fg * (1 - haze) + box(air, 15) * haze * rnd(a, .75, 1.08)) * torch.exp(torch.randn(a.shape[0], 3, 1, 1, device=a.device) * .08)
    b = rnd(a, .05, .95) * some(a, .85); pre = gauss(torch.cat([fg * (1 - a), sky * a, a], 1), b); a = pre[:, 6:]; fg = pre[:, :3] / (1 - a).clamp(min=2e-3); light = pre[:, :3] + pre[:, 3:6]
    glow = rnd(a, 0, .16) * some(a, .4); light = light * (1 - glow) + gauss(gauss(light, torch.full_like(glow, 3.5)), torch.full_like(glow, 3.5)) * glow
    gain = rnd(a, .6, 1.5); most, gamma, curve, colour, veil = rnd(a, 0, .9) * some(a, .6), rnd(a, 1.8, 2.5), rnd(a, -.15, .35), rnd(a, .6, 1.5), rnd(a, 0, .08) * some(a, .3)
    cast = torch.exp(rnd(a, -.18, .18) * some(a, .4) * torch.tensor([1., .1, -1.], device=a.device)[None, :, None, None]); l = torch.log(light.mean(1, keepdim=True).clamp(min=4e-3)); broad = lambda k, r: -1. - F.interpolate(box(F.avg_pool2d(l, k), r), size=l.shape[-2:], mode='bilinear', align_corners=False)
    even = torch.exp(broad(8, 7) * rnd(a, 0, .6) * some(a, .4) + broad(4, 5) * rnd(a, 0, .4) * some(a, .35))
    def toned(p):
        p = p * gain * cast * even; p = p / (1 + p * most) * (1 + .6 * most); p = p.clamp(0, 1.2) ** (1 / gamma); p = p + curve * (p - .5) * (1 - (2 * p - 1).abs()).clamp(0, 1) * 2; m = p.mean(1, keepdim=True); return (m + (p - m) * colour + veil).clamp(0, 1)
    p, front, back = toned(light), toned(fg), toned(sky); alike = ((front - back).abs().mean(1, keepdim=True) < .07).float() * (1 - a)
    crisp = p - box(box(p, 9), 9); p = p + crisp * rnd(a, 0, .5) * some(a, .25); r = p - gauss(p, rnd(a, .6, 2.2)); p = p + r * pick(a, .2, rnd(a, 1.2, 3.5), rnd(a, 0, 1.6)) * some(a, .7); p = p + (p - gauss(p, rnd(a, 2., 4.))) * rnd(a, .2, 1.5) * some(a, .25); m = some(p, .12); k = .6 + .3 * float(torch.rand(())); p = p * (1 - m) + m * F.interpolate(F.interpolate(p, scale_factor=k, mode='area'), size=p.shape[-2:], mode='bicubic', align_corners=False)
    m = some(a, .3); q = jpeg(small(p), rnd(a, .005, .05)); q = q + (q - gauss(q, rnd(a, .6, 2.6))) * rnd(a, .4, 2.6); p = p * (1 - m) + m * q
    p = p + torch.randn_like(p) * rnd(a, 0, .03) * some(a, .4); m = some(a, .6); p = p * (1 - m) + small(p) * m; m = some(a, .2); p = p * (1 - m) + small(p, 4) * m; m = some(a, .6); p = p * (1 - m) + jpeg(p, pick(a, .3, rnd(a, .03, .1), rnd(a, .003, .045))) * m; p = (p.clamp(0, 1) * 255).round() / 255
    grain = (front.mean(1, keepdim=True) - box(front.mean(1, keepdim=True), 5)).abs(); mixed = grown(((a > .02) & (a < .98)).float(), 9) + (grain * 8).clamp(0, 1) * (1 - a) + 2.5 * (shrunk(grown(a, 9), 9) - a).clamp(0, 1); return torch.cat([p, hints(a, alike, (haze > .3).float() * (1 - a))], 1), a, front, mixed


def evening(x):
    n, _, h, w = x.shape; t = (torch.linspace(0, 1, h, device=x.device)[None, None, :, None] * rnd(x, .3, 1.) + rnd(x, -.2, .4)).clamp(0, 1); return torch.cat([rnd(x, .05, .3), rnd(x, .1, .35), rnd(x, .2, .55)], 1) * (1 - t) + torch.cat([rnd(x, .3, .95), rnd(x, .25, .6), rnd(x, .2, .5)], 1) * t


def lossOf(said, front, a, true, mixed):
    """The share (what is taken from a thing counts twice), its edges at three sizes, the colours, and the picture over a new evening sky."""
    w = 1 + 7 * mixed; per = w.mean(); d = said - a; w = w * (1 + (d > 0) * (a < .03)); share = ((d ** 2 + 1e-5).sqrt() * w).mean() / per; edge = 0.; e, m = d, w
    for k in range(3):
        edge = edge + ((e[..., :, 1:] - e[..., :, :-1]).abs() * m[..., 1:]).mean() / per + ((e[..., 1:, :] - e[..., :-1, :]).abs() * m[..., 1:, :]).mean() / per
        if k < 2: e, m = F.avg_pool2d(e, 2), F.avg_pool2d(m, 2)
    colour = ((front - true).abs() * (1 - a) * w).mean() / per; new = evening(a); over = (((front * (1 - said) + new * said) - (true * (1 - a) + new * a)).abs() * w).mean() / per
    return share + .6 * edge + colour + 1.5 * over, share, over


class Ready(nn.Module):
    """Four pixels to a place: their bytes as floats (red of four, green, blue) and hints from 0 to 1 (both of the upper row, both of the lower) in; colours of what stands before the sky and its share, 0 to 255, out."""
    def __init__(s, net): super().__init__(); s.net = net; s.scale = nn.Parameter(torch.tensor([1 / 255] * 12 + [1.] * 4)[None, :, None, None])
    def forward(s, picture): a, f = s.net.half(picture * s.scale); return torch.cat([f, a], 1).clamp(0, 1) * 255


def export(net, path):
    from lean import lean
    net.eval(); torch.onnx.export(Ready(net), torch.rand(1, 16, 128, 128), path, dynamo=False, input_names=['picture'], output_names=['matte'], opset_version=17, dynamic_axes={'picture': {0: 'n', 2: 'h', 3: 'w'}, 'matte': {0: 'n', 2: 'h', 3: 'w'}}); lean(path, path)


if __name__ == '__main__':
    import sys
    net = Skyline(); net.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in torch.load(sys.argv[1], map_location='cpu').items()}); export(net, sys.argv[2])
