"""The network that sees a room without its furniture: picture with a hole in, empty room and its classes out. Encoder and decoder are those of
network.py and begin with its weights; the hole is filled smoothly from its
rim, looked at, filled anew class by class, and the network paints what that fill lacks."""
import torch
import torch.nn as nn
import torch.nn.functional as F
from network import Block, Net, conv

CLASSES = ['wall', 'floor', 'ceiling', 'window', 'door', 'fixture', 'movable', 'trim']


def smooth(x, m, levels=5):
    """Fills the hole m from its rim: averages of what is known at ever coarser sizes, the coarsest known one wins. Plain pooling, so it travels in the ONNX file."""
    w = 1 - m; stack = [(x * w, w)]
    for _ in range(levels): a, b = stack[-1]; stack.append((F.avg_pool2d(a, 2), F.avg_pool2d(b, 2)))
    a, b = stack[-1]; mean = a.mean((2, 3), keepdim=True) / (b.mean((2, 3), keepdim=True) + 1e-4); out = (a + mean * .02) / (b + .02)
    for a, b in stack[-2::-1]: up = F.interpolate(out, scale_factor=2., mode='bilinear', align_corners=False); out = up + (a / (b + 1e-4) - up) * b
    return out


def byClass(x, m, p):
    """Fills the hole class by class, at half size: floor from the floor that is seen, wall from walls, near ones first; p says what the empty room is where."""
    k = p.shape[1]; triple = torch.arange(k, device=p.device).repeat_interleave(3); known = 1 - F.max_pool2d(m, 2); small = F.avg_pool2d(x, 2)
    w = ((p * known) ** 2)[:, triple]; stack = [(small.repeat(1, k, 1, 1) * w, w)]
    for _ in range(4): a, b = stack[-1]; stack.append((F.avg_pool2d(a, 2), F.avg_pool2d(b, 2)))
    a, b = stack[-1]; every = (small * known).mean((2, 3), keepdim=True) / (known.mean((2, 3), keepdim=True) + 1e-4); mean = (a.mean((2, 3), keepdim=True) + every.repeat(1, k, 1, 1) * 1e-3) / (b.mean((2, 3), keepdim=True) + 1e-3)
    a2, b2 = F.avg_pool2d(a, 5, 1, 2), F.avg_pool2d(b, 5, 1, 2); a4, b4 = F.avg_pool2d(a2, 9, 1, 4), F.avg_pool2d(b2, 9, 1, 4)
    out = (a + .1 * a2 + .02 * a4 + .001 * mean) / (b + .1 * b2 + .02 * b4 + .001)
    for a, b in stack[-2::-1]: up = F.interpolate(out, scale_factor=2., mode='bilinear', align_corners=False); out = up + (a / (b + 1e-4) - up) * (4 * b).clamp(max=1)
    return sum(out[:, 3 * i:3 * i + 3] * p[:, i:i + 1] for i in range(k)) * (1 - known) + small * known


class Vacant(nn.Module):
    def __init__(s, ch=(32, 64, 128, 208, 304), depth=(2, 3, 6, 4)):
        super().__init__(); s.stem = nn.Sequential(conv(4, ch[0], 3, 2), nn.ReLU(), conv(ch[0], ch[0], 3), nn.ReLU())
        net = Net(ch, depth); s.down, s.enc, s.attend, s.side, s.lift, s.dec, s.fine, s.last = net.down, net.enc, net.attend, net.side, net.lift, net.dec, net.fine, net.last
        s.edge = nn.Sequential(Block(32, 2, 3), nn.ReLU(), nn.Conv2d(32, len(CLASSES), 1))
        s.near, s.far = conv(ch[0], 48), conv(ch[1], 48); s.tint = conv(6, 48, 3); s.paint = nn.Sequential(Block(48, 2, 5), Block(48, 2, 5), Block(48, 2, 5))
        s.full, s.wide = nn.Conv2d(7, 24, 3, 1, 1), nn.Conv2d(48, 24, 1); s.pen = nn.Sequential(nn.ReLU(), conv(24, 24, 3), nn.ReLU(), nn.Conv2d(24, 3, 3, 1, 1))
        nn.init.zeros_(s.pen[-1].weight); nn.init.zeros_(s.pen[-1].bias)

    def begin(s, sight):
        """Takes over what the sight network knows; a fourth input channel starts at nothing."""
        own = s.state_dict(); first = torch.zeros_like(own['stem.0.0.weight']); first[:, :3] = sight['stem.0.0.weight'].float()
        for k, v in sight.items():
            if k in own and own[k].shape == v.shape: own[k] = v.float() if v.is_floating_point() else v
        own['stem.0.0.weight'] = first; own['edge.2.weight'][:7] = sight['edge.2.weight'][:7].float(); own['edge.2.bias'][:7] = sight['edge.2.bias'][:7].float(); s.load_state_dict(own)

    def layout(s, x, m):
        base = smooth(x, m); z = torch.cat([(base - .45) * 4, m], 1); a = s.stem(z); skip = []; y = a
        for d, e in zip(s.down, s.enc): y = e(F.relu(d(y))); skip.append(y)
        y = s.attend(y)
        for i in range(3): y = s.dec[i](F.relu(s.lift[i](F.interpolate(y, scale_factor=2., mode='bilinear', align_corners=False)) + s.side[i](skip[2 - i])))
        lo = s.edge(F.relu(F.interpolate(s.last(y), scale_factor=2., mode='bilinear', align_corners=False) + s.fine(a)))
        return lo, base, z, a, y

    def forward(s, x, m):
        lo, base, z, a, y = s.layout(x, m)
        like = byClass(x, m, torch.softmax(lo.detach().float(), 1)); p = s.paint(F.relu(F.interpolate(s.far(y), scale_factor=2., mode='bilinear', align_corners=False) + s.near(a) + s.tint(torch.cat([(like - .45) * 4, (like - F.avg_pool2d(base, 2)) * 4], 1))))
        p = s.pen(F.interpolate(s.wide(p), scale_factor=2., mode='bilinear', align_corners=False) + s.full(torch.cat([z, (F.interpolate(like, scale_factor=2., mode='bilinear', align_corners=False) - .45) * 4], 1)))
        return F.interpolate(like, scale_factor=2., mode='bilinear', align_corners=False) * m + x * (1 - m) + p * .25, lo


class Judge(nn.Module):
    """Says patch by patch whether a picture was rendered or painted, from features of the sight network that it cannot change."""
    def __init__(s, ch=(64, 128, 208)):
        super().__init__(); s.head = nn.ModuleList(nn.Sequential(nn.Conv2d(c, 64, 1), nn.LeakyReLU(.2), nn.Conv2d(64, 64, 3, 1, 1), nn.LeakyReLU(.2), nn.Conv2d(64, 1, 1)) for c in ch)

    def forward(s, feats): return [h(f) for h, f in zip(s.head, feats)]


def features(sight, x):
    """What the sight network makes of a picture at a half, a quarter, an eighth and a sixteenth of its size."""
    y = sight.stem((x - .45) * 4); out = [y]
    for i in range(3): y = sight.enc[i](F.relu(sight.down[i](y))); out.append(y)
    return out
