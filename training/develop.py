"""From rendered light to something a camera and an agent's photo editor could have made. Works on a batch of linear pictures on the GPU."""
import math
import torch
import torch.nn.functional as F


twins = 1                                                                         # 2: the second half of a batch is developed with the numbers of the first


def each(n, draw, *shape): return draw(n // twins, *shape).repeat(twins, *[1] * len(shape))
def rnd(x, lo, hi, *shape): return each(x.shape[0], lambda *s: torch.rand(*s, device=x.device), *(shape or (1, 1, 1))) * (hi - lo) + lo
def some(x, p): return (each(x.shape[0], lambda *s: torch.rand(*s, device=x.device), 1, 1, 1) < p).float()


def box(x, k): return F.avg_pool2d(F.pad(x, (k // 2,) * 4, mode='replicate'), k, 1)


def grid(x):
    """Flip, zoom, shift, small turn; nothing from outside comes in because the zoom only goes in."""
    n = x.shape[0]; z = torch.where(torch.rand(n, device=x.device) < .5, torch.rand(n, device=x.device) * .45 + .55, torch.ones(n, device=x.device)); turn = torch.randn(n, device=x.device) * .02 * (z < .97)
    room = (1 - z - turn.abs() * .75).clamp(min=0); tx, ty = (torch.rand(n, device=x.device) * 2 - 1) * room, (torch.rand(n, device=x.device) * 2 - 1) * room
    flip = torch.where(torch.rand(n, device=x.device) < .5, -1., 1.).to(x.device); stretch = 1 + (torch.rand(n, device=x.device) - .5) * .12 * (z < .9)
    c, s = torch.cos(turn) * z, torch.sin(turn) * z; a = x.shape[-2] / x.shape[-1]
    m = torch.stack([torch.stack([c * flip * stretch, -s * a, tx], -1), torch.stack([s * flip / a, c, ty], -1)], 1)
    return F.affine_grid(m, [n, 1, *x.shape[-2:]], align_corners=False)


def move(x, y):
    """Labels follow by nearest neighbour."""
    g = grid(x); return F.grid_sample(x, g, mode='bilinear', padding_mode='reflection', align_corners=False), F.grid_sample(y[:, None].float(), g, mode='nearest', padding_mode='reflection', align_corners=False)[:, 0].round().long()


def jpeg(x, q):
    """8x8 cosine blocks rounded to q: the look of a saved photo."""
    i = torch.arange(8, device=x.device).float(); d = torch.cos((2 * i[None] + 1) * i[:, None] * math.pi / 16) * .5; d[0] *= 2 ** -.5
    n, c, h, w = x.shape; b = x.reshape(n * c, h // 8, 8, w // 8, 8).permute(0, 1, 3, 2, 4); f = d @ b @ d.T
    step = (q.expand(n, c, 1, 1).reshape(n * c, 1, 1, 1, 1) * (1 + .6 * (i[:, None] + i[None])))
    return (d.T @ (torch.round(f / step) * step) @ d).permute(0, 1, 3, 2, 4).reshape(n, c, h, w)


def watermark(x, y):
    """Letters or a small plate near an edge; the label stays what is behind, as an agent would say."""
    n, _, h, w = x.shape; on = some(x, .25); k = .5 + float(torch.rand(())); hh, ww = int(h * .07 * k), int(w * .2 * k); m = torch.zeros(n, 1, h, w, device=x.device)
    top, left = [(0, 0), (0, w - ww), (h - hh, 0), (h - hh, w - ww)][int(torch.randint(0, 4, ()))]
    t = (torch.rand(n, 1, hh // 4 + 1, ww // 4 + 1, device=x.device) < .5).float(); t = F.interpolate(t, scale_factor=4)[:, :, :hh, :ww]; plate = some(x, .5)
    m[:, :, top:top + hh, left:left + ww] = t * (1 - plate) * .8 + plate; col = rnd(x, 0, 1, 3, 1, 1); ink = rnd(x, 0, 1, 3, 1, 1)
    full = torch.zeros_like(m); full[:, :, top:top + hh, left:left + ww] = t
    return x * (1 - m * on) + m * on * (col * (1 - full * plate) + ink * full * plate)


def filtered(x, p=.12):
    """A random small filter over colours and neighbours, mixed in: another camera's rendering of the same shapes."""
    n = x.shape[0]; k = each(n * 3, lambda *s: torch.randn(*s, device=x.device), 3, 3, 3) * .12; k[:, :, 1, 1] += torch.eye(3, device=x.device).repeat(n, 1)
    f = F.conv2d(F.pad(x, (1,) * 4, mode='replicate').reshape(1, n * 3, x.shape[-2] + 2, x.shape[-1] + 2), k, groups=n).reshape(x.shape)
    f = (f - f.mean((1, 2, 3), keepdim=True)) * (x.std((1, 2, 3), keepdim=True) / (f.std((1, 2, 3), keepdim=True) + 1e-4)) + x.mean((1, 2, 3), keepdim=True)
    return x + (f - x) * some(x, p) * rnd(x, .2, .8)


def develop(x, y, scene):
    x, y = move(x, y); return saved(watermark(look(x), y)), y


def look(x):
    """Exposure, white balance, tone, HDR look, sharpness: what an editor does to a whole picture. Twins share the exposure of the first."""
    n = x.shape[0]; lum = x.mean(1, keepdim=True); flat = lum[:n // twins, :, ::4, ::4].flatten(1).float(); q = torch.quantile(flat, .6, dim=1).repeat(twins)[:, None, None, None].clamp(min=.02)
    x = x * (rnd(x, .25, .75) * torch.where(some(x, .12) > 0, rnd(x, .35, 1.9), torch.ones_like(q)) / q)
    x = x * torch.exp(each(n, lambda *s: torch.randn(*s, device=x.device), 3, 1, 1) * .06) * torch.where(some(x, .3) > 0, torch.exp(rnd(x, -.4, .4) * torch.tensor([1., .1, -1.], device=x.device)[None, :, None, None]), torch.ones_like(q))
    l = torch.log(x.mean(1, keepdim=True).clamp(min=1e-3)); s = F.interpolate(box(F.avg_pool2d(l, 8), 9), size=x.shape[-2:], mode='bilinear', align_corners=False)
    x = x * torch.exp((math.log(.4) - s) * rnd(x, 0, .75) * some(x, .5))                              # the HDR look: large-scale light evened out
    x = x / (1 + x * rnd(x, 0, .5)); x = x.clamp(0, 1.15) ** (1 / rnd(x, 1.7, 2.5)); k = rnd(x, -.12, .28); x = x + k * (x - .5) * (1 - (2 * x - 1).abs()).clamp(0, 1) * 2
    g = x.mean(1, keepdim=True); x = g + (x - g) * torch.where(some(x, .05) > 0, torch.zeros_like(q), rnd(x, .45, 1.55)); x = x + rnd(x, 0, .06) * some(x, .3)
    yy = torch.linspace(-1, 1, x.shape[-2], device=x.device)[None, None, :, None]; xx = torch.linspace(-1, 1, x.shape[-1], device=x.device)[None, None, None]; x = x * (1 - (xx ** 2 + yy ** 2) * rnd(x, 0, .3) * some(x, .4))
    b3 = box(x, 3); b5 = box(b3, 5); a = rnd(x, 0, 1); soft = some(x, .5); x = x + (b3 - x) * a * soft + (x - b5) * rnd(x, 0, 1.4) * (1 - soft) * some(x, .6)
    small = F.interpolate(F.interpolate(x, scale_factor=.5, mode='area'), size=x.shape[-2:], mode='bilinear', align_corners=False); x = torch.where(some(x, .12) > 0, small, x)
    return filtered(x)


def saved(x):
    """Noise of the sensor, then a JPEG file."""
    x = x + torch.randn_like(x) * rnd(x, 0, .035) * some(x, .5); m = some(x, .5); x = x * (1 - m) + jpeg(x, rnd(x, .004, .05)) * m
    return (x.clamp(0, 1) * 255).round() / 255
