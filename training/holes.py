"""Holes as people and masks make them: things with a margin, rough, too large, a little too small, only some of them, brush strokes."""
import random
import torch
import torch.nn.functional as F


def grown(m, ry, rx): return F.max_pool2d(m, (2 * ry + 1, 2 * rx + 1), 1, (ry, rx)) if ry or rx else m


def chosen(m, p):
    """Keeps or drops whole patches of a mask: numbers flow through the mask at an eighth of its size until each patch has one."""
    n = m.shape[0]; s = F.max_pool2d(m, 8); ids = torch.rand_like(s) * s
    for _ in range(48): ids = F.max_pool2d(ids, 3, 1, 1) * s
    keep = (torch.frac(ids * 977.) < .6).float() * s; one = (torch.rand(n, 1, 1, 1, device=m.device) < p).float()
    return m * (1 - one) + m * F.interpolate(keep, size=m.shape[-2:]) * one


def strokes(m, p, count=4):
    """Capsules of a brush and boxes, anywhere."""
    n, _, h, w = m.shape; y = torch.linspace(0, h / w, h, device=m.device)[None, :, None]; x = torch.linspace(0, 1, w, device=m.device)[None, None]; out = torch.zeros_like(m)
    for _ in range(count):
        a = torch.rand(n, 2, 1, 1, device=m.device); d = (torch.rand(n, 2, 1, 1, device=m.device) - .5) * .5; r = torch.rand(n, 1, 1, device=m.device) ** 2 * .12 + .012; on = (torch.rand(n, 1, 1, device=m.device) < p).float()
        px, py = x - a[:, 0], y - a[:, 1] * h / w; t = ((px * d[:, 0] + py * d[:, 1]) / (d ** 2).sum(1).clamp(min=1e-4)).clamp(0, 1); far = ((px - t * d[:, 0]) ** 2 + (py - t * d[:, 1]) ** 2).sqrt()
        box = torch.maximum((px.abs() - d[:, 0].abs() * .6), (py.abs() - d[:, 1].abs() * .6)); square = (torch.rand(n, 1, 1, device=m.device) < .3).float()
        out = torch.maximum(out, (((far < r).float() * (1 - square) + (box < 0).float() * square) * on)[:, None])
    return out


def hole(things):
    """things: 1 where something movable is. The batch is cut in four, each with its own margin."""
    m = chosen(things, .3); parts = []
    for q in m.chunk(4):
        k = random.random(); r = random.randint(1, 4) if k < .35 else random.randint(3, 10) if k < .8 else random.randint(8, 20) if k < .93 else 0
        g = grown(q, max(0, r + random.randint(-2, 2)) if r else 0, r)
        if k >= .93: g = 1 - grown(1 - q, 1, 1)                                    # a little too small: rims and shadows stay in the picture
        if random.random() < .5:                                                   # rough: the margin swells here and there
            big = F.interpolate((F.interpolate(torch.rand(q.shape[0], 1, random.randint(4, 14), random.randint(4, 20), device=q.device), size=(q.shape[-2] // 4, q.shape[-1] // 4), mode='bicubic', align_corners=False) > .62).float(), size=q.shape[-2:])
            g = torch.maximum(g, grown(q, 12, 12) * big)
        if random.random() < .15: g = (F.interpolate(F.avg_pool2d(g, 16), size=g.shape[-2:], mode='bilinear', align_corners=False) > .25).float()   # a coarse mask
        parts.append(g)
    m = torch.cat(parts); return torch.maximum(m, strokes(m, .12)).round()
