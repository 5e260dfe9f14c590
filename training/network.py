"""The network: a small U-shaped encoder and decoder with attention at the bottom; per-class logits at half size plus three scene heads."""
import torch
import torch.nn as nn
import torch.nn.functional as F

CLASSES = ['wall', 'floor', 'ceiling', 'window', 'door', 'fixture', 'movable', 'sky', 'facade', 'roof', 'pane', 'entrance', 'garage', 'vegetation', 'ground', 'water', 'vehicle', 'other']
SCENES = ['interior', 'exterior', 'floor_plan', 'other']
ROOMS = ['living_room', 'bedroom', 'kitchen', 'bathroom', 'dining_room', 'office', 'other']


def conv(i, o, k=1, s=1, g=1):
    return nn.Sequential(nn.Conv2d(i, o, k, s, k // 2, groups=g, bias=False), nn.BatchNorm2d(o))


class Block(nn.Module):
    """Depthwise 5x5 for reach, two pointwise layers for thought; ReLU and batch norm because both vanish into the convolutions on the CPU."""
    def __init__(s, c, wide=3, k=5):
        super().__init__(); s.reach, s.up, s.down = conv(c, c, k, 1, c), conv(c, wide * c), conv(wide * c, c)
        nn.init.zeros_(s.down[1].weight)

    def forward(s, x): return x + s.down(F.relu(s.up(s.reach(x))))


class Attend(nn.Module):
    def __init__(s, c, heads=8):
        super().__init__(); s.heads, s.place, s.norm, s.qkv, s.out = heads, nn.Conv2d(c, c, 3, 1, 1, groups=c), nn.LayerNorm(c), nn.Linear(c, 3 * c), nn.Linear(c, c)
        nn.init.zeros_(s.out.weight)

    def forward(s, x):
        x = x + s.place(x); b, c, h, w = x.shape; t = s.norm(x.flatten(2).transpose(1, 2))
        q, k, v = [a.reshape(b, h * w, s.heads, c // s.heads).transpose(1, 2) for a in s.qkv(t).chunk(3, -1)]
        a = torch.softmax(q @ k.transpose(-2, -1) * (c // s.heads) ** -.5, -1) @ v
        return x + s.out(a.transpose(1, 2).reshape(b, h * w, c)).transpose(1, 2).reshape(b, c, h, w)


def mixed(x, lend, share=.25):
    """Lends some pictures of a batch the colour statistics of another one: what a thing is must not hang on how a photo was developed.
    Outside it would: panes are told by their colours."""
    n = x.shape[0]; mean, std = x.mean((2, 3), keepdim=True), x.std((2, 3), keepdim=True) + 1e-4; other = torch.randperm(n, device=x.device)
    k = torch.distributions.Beta(.3, .3).sample((n, 1, 1, 1)).to(x); k = torch.where((torch.rand(n, device=x.device) < share)[:, None, None, None] & lend[:, None, None, None], k, torch.ones_like(k))
    mean, std = mean.detach(), std.detach(); return (x - mean) / std * (std * k + std[other] * (1 - k)) + mean * k + mean[other] * (1 - k)


class Net(nn.Module):
    def __init__(s, ch=(32, 64, 128, 208, 304), depth=(2, 3, 6, 4)):
        super().__init__(); s.stem = nn.Sequential(conv(3, ch[0], 3, 2), nn.ReLU(), conv(ch[0], ch[0], 3), nn.ReLU())
        s.down = nn.ModuleList(conv(ch[i], ch[i + 1], 3, 2) for i in range(4))
        s.enc = nn.ModuleList(nn.Sequential(*[Block(ch[i + 1]) for _ in range(depth[i])]) for i in range(4))
        s.attend = nn.Sequential(Attend(ch[4]), Block(ch[4]), Attend(ch[4]), Block(ch[4]))
        s.side = nn.ModuleList(conv(ch[i], ch[i]) for i in (3, 2, 1)); s.lift = nn.ModuleList(conv(ch[i + 1], ch[i]) for i in (3, 2, 1))
        s.dec = nn.ModuleList(nn.Sequential(Block(ch[i]), Block(ch[i])) for i in (3, 2, 1))
        s.fine, s.last = conv(ch[0], 32), conv(ch[1], 32); s.edge = nn.Sequential(Block(32, 2, 3), nn.ReLU(), nn.Conv2d(32, len(CLASSES), 1))
        s.scene = nn.Sequential(nn.Linear(2 * ch[4], 128), nn.ReLU(), nn.Dropout(.2), nn.Linear(128, len(SCENES) + len(ROOMS) + 1))

    def forward(s, x, lend=None):
        a = s.stem((x - .45) * 4); a = mixed(a, lend) if lend is not None else a; skip = []; y = a
        for d, e in zip(s.down, s.enc): y = e(F.relu(d(y))); skip.append(y)
        y = s.attend(y); facts = s.scene(torch.cat([y.mean((2, 3)), y.amax((2, 3))], 1))
        for i in range(3): y = s.dec[i](F.relu(s.lift[i](F.interpolate(y, scale_factor=2., mode='bilinear', align_corners=False)) + s.side[i](skip[2 - i])))
        y = F.interpolate(s.last(y), scale_factor=2., mode='bilinear', align_corners=False) + s.fine(a)
        return s.edge(F.relu(y)), facts
