"""What no renderer of ours throws: leaf dapple, poles, wires, rails and eaves as patterns laid over the planes of a house, and paint that only looks like it.
A pair of pictures (with sun, without) holds the sun alone as their difference; a pattern times that difference is a shadow with the right colour and light."""
import torch
import torch.nn.functional as F
from develop import rnd, some

SKY, PLANT, GROUND, CLASSES, CANVAS = 7, 13, 14, 18, 384
pick = lambda *of: of[int(torch.randint(0, len(of), ()))]


def noise(x, n, cell, size=CANVAS):
    """Smooth noise with lumps of `cell` pixels, about -1..1."""
    g = torch.randn(n, 1, size // cell + 3, size // cell + 3, device=x.device)
    return F.interpolate(g, scale_factor=cell, mode='bicubic', align_corners=False)[:, :, :size, :size]


def plane(x, n):
    t = torch.linspace(-1, 1, CANVAS, device=x.device); v, u = torch.meshgrid(t, t, indexing='ij'); return u[None, None].expand(n, 1, -1, -1), v[None, None].expand(n, 1, -1, -1)


def leaves(x, n, soft):
    """Clumps with holes, leaves at their rims; or plain dapple."""
    cell = pick(6, 9, 14, 20, 28); fine = noise(x, n, cell) + .6 * noise(x, n, max(3, cell // 2)) * rnd(x, 0, 1)[:n]; broad = noise(x, n, pick(48, 72, 110)) * rnd(x, .3, 2.2)[:n]
    return torch.sigmoid((fine + broad - rnd(x, -1.1, 1.1)[:n]) / (soft * 60 / cell + .05))


def lines(x, n, soft):
    """Poles, wires, trunks and branches: up to seven, nearly parallel or crossing, some crooked, some ending."""
    u, v = plane(x, n); turn = rnd(x, 0, 3.15)[:n]; bend = noise(x, n, pick(40, 90)) * rnd(x, 0, .06)[:n] * some(x, .5)[:n]; out = torch.zeros_like(u); apart = pick(.06, .3, 1.2)
    for _ in range(int(torch.randint(1, 8, ()))):
        t = turn + torch.randn_like(turn) * apart; d = (u * torch.cos(t) + v * torch.sin(t) + bend - rnd(x, -1, 1)[:n]).abs(); along = v * torch.cos(t) - u * torch.sin(t); w = torch.where(some(x, .6)[:n] > 0, rnd(x, .002, .012)[:n], rnd(x, .01, .06)[:n])
        out = torch.maximum(out, torch.sigmoid((w - d) / (soft * .5 + .001)) * torch.where(along > rnd(x, -2.5, 1)[:n], 1., 0.))
    return out


def edges(x, n, soft):
    """Eaves, walls, roofs: what lies behind one to three straight lines."""
    u, v = plane(x, n); t = rnd(x, 0, 6.3)[:n]; out = torch.ones_like(u)
    for k in range(int(torch.randint(1, 4, ()))):
        a = t + k * rnd(x, 1.2, 2)[:n]; out = out * torch.sigmoid((rnd(x, -.35, .6)[:n] - u * torch.cos(a) - v * torch.sin(a)) / (soft + .002))
    return out


def bars(x, n, soft):
    u, v = plane(x, n); t = rnd(x, 0, 3.15)[:n]; return torch.sigmoid((torch.sin((u * torch.cos(t) + v * torch.sin(t)) * rnd(x, 20, 110)[:n]) - rnd(x, -.6, .7)[:n]) / (soft * 20 + .1)) * edges(x, n, soft)


def canvas(x, soft, kinds):
    """One pattern per picture, 1 where it covers; in four lots, so that a batch holds at least four of the drawn sizes."""
    out = []; n = x.shape[0]; size = max(1, (n + 3) // 4)
    for at in range(0, n, size): m = min(size, n - at); out.append(pick(*kinds)(x, m, soft[at:at + m]))
    return torch.cat(out, 0)


def laid(x, pattern, label):
    """The pattern on the planes of the scene: each class has its own place and slant, the ground runs to the horizon."""
    n, (h, w) = x.shape[0], x.shape[-2:]; v, u = torch.meshgrid(torch.linspace(-1, 1, h, device=x.device), torch.linspace(-1, 1, w, device=x.device) * (w / h), indexing='ij'); u, v = u.expand(n, 1, h, w), v.expand(n, 1, h, w)
    low = rnd(x, -.3, .2); deep = (v - low).clamp(min=0) + .12; flat = (label == GROUND).float() * some(x, .8); u, v = torch.lerp(u, u * .45 / deep, flat), torch.lerp(v, .45 / deep, flat)
    zoom = torch.exp(rnd(x, -1.3, .5)); turn = rnd(x, -.5, .5, CLASSES); slant = torch.randn(n, CLASSES, device=x.device) * .35; sx, sy = torch.randn(n, CLASSES, device=x.device) * .3 + rnd(x, -.8, .8, 1), torch.randn(n, CLASSES, device=x.device) * .3 + rnd(x, -.8, .8, 1); own = torch.exp(torch.randn(n, CLASSES, device=x.device) * .2)
    i = label[:, 0].long().clamp(0, CLASSES - 1); take = lambda t: torch.gather(t, 1, i.flatten(1)).reshape(n, 1, h, w)
    k, a, b = take(own) * zoom, take(turn), take(slant); p = (u * torch.cos(a) - v * torch.sin(a) + b * v) * k + take(sx); q = (u * torch.sin(a) + v * torch.cos(a)) * k + take(sy)
    return F.grid_sample(pattern, torch.stack([p[:, 0], q[:, 0]], -1), mode='bilinear', padding_mode='reflection', align_corners=False)


@torch.no_grad()
def relit(sunny, shaded, label):
    """Another sun on the same house: its strength, its colour and what stands before it. Also the kind: 0 as rendered, 1 patterned, 2 no sun."""
    n = sunny.shape[0]; sun = (sunny - shaded).clamp(min=0); solid = (label != SKY).float(); u = torch.rand(n, 1, 1, 1, device=sunny.device); kind = torch.where(u < .34, 0., torch.where(u < .84, 1., 2.))
    soft = torch.exp(rnd(sunny, -6.2, -2.6)); cover = laid(sunny, canvas(sunny, soft, (leaves, leaves, lines, lines, edges, bars)), label) * rnd(sunny, .8, 1); more = laid(sunny, canvas(sunny, torch.exp(rnd(sunny, -6.2, -2.6)), (leaves, lines, edges)), label) * some(sunny, .5) * rnd(sunny, .8, 1)
    facing = torch.rand(n, CLASSES, device=sunny.device) * 2.4 - .4; bold = shaded * torch.gather(facing.clamp(0, 1.6), 1, label[:, 0].long().clamp(0, CLASSES - 1).flatten(1)).reshape(label.shape) * rnd(sunny, .6, 2.4)
    sun = torch.where((kind == 1) & (some(sunny, .5) > 0), torch.maximum(sun * rnd(sunny, 0, 1), bold), sun)                      # most rendered walls face away from the sun: patterns need lit ones
    seen = torch.where(kind == 1, (1 - cover) * (1 - more), torch.ones_like(cover))
    tint = lambda s: torch.exp(torch.randn(n, 3, 1, 1, device=sunny.device) * s * .4 + torch.randn(n, 1, 1, 1, device=sunny.device) * s * torch.tensor([1., .1, -1.], device=sunny.device)[None, :, None, None])
    ambient, direct = tint(.16), tint(.1) * torch.exp(rnd(sunny, -.7, .9)); grey = some(sunny, .5) * (kind == 2); flat = shaded.mean(1, keepdim=True); base = torch.lerp(shaded, flat + (shaded - flat) * .85, grey)
    white = shaded * (1 - solid) * (1 - grey) + solid * base + (1 - solid) * grey * (rnd(sunny, .6, 1.6) * flat.amax((2, 3), keepdim=True).clamp(max=3) + .05 * flat); base = torch.where(solid > 0, base * ambient, white)
    paint = textured(sunny, label) * solid + (1 - solid); lit = torch.where(kind == 2, 0., 1.) * solid * sun * direct * seen; open = (1 - solid) * (sunny - shaded) * (kind != 2)
    return (base + lit) * paint + open, torch.where(solid > 0, base * paint, base), kind


def textured(x, label):
    """Paint, stains, patches, marks and grain: as sharp as shadows and no shadows. They are on the picture without sun too."""
    n = x.shape[0]; hard = torch.exp(rnd(x, -7.5, -5)); out = torch.zeros(n, 3, *x.shape[-2:], device=x.device)
    for p in (.22, .12):                                                          # never leaves: nothing tells a stain of that shape from dapple, and both are left in if both are shown
        ink = torch.randn(n, 3, 1, 1, device=x.device) * .4 + torch.randn(n, 1, 1, 1, device=x.device) * .6 + .2; one = (torch.rand(n, CLASSES, device=x.device) < .4).float(); here = torch.gather(one, 1, label[:, 0].long().clamp(0, CLASSES - 1).flatten(1)).reshape(label.shape)
        out = out + ink * laid(x, canvas(x, hard, (edges, lines, bars)), label) * here * some(x, p)
    for cell, much in ((2, .22), (5, .18), (16, .15)):
        g = F.interpolate(torch.randn(n, 1, x.shape[-2] // cell + 2, x.shape[-1] // cell + 2, device=x.device), scale_factor=cell, mode='bilinear', align_corners=False)[:, :, :x.shape[-2], :x.shape[-1]]; rough = ((label == PLANT) | (label == GROUND)).float() * .75 + .25
        out = out + g * much * rough * rnd(x, 0, 1.6) * some(x, .6)
    return torch.exp(out.clamp(-3, 1.2))
