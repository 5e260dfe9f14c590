"""Filters of the darkroom on H x W and H x W x C arrays."""

import numpy as np

CEILING, WALL = 2, 0


def box(x, r):
    """Mean over a (2r+1) square, by running sums."""
    p = np.pad(x, ((r + 1, r), (r + 1, r)) + ((0, 0),) * (x.ndim - 2), mode="edge").cumsum(0).cumsum(1)
    n = 2 * r + 1
    return (p[n:, n:] - p[:-n, n:] - p[n:, :-n] + p[:-n, :-n]) / (n * n)


def guided(x, r, eps):
    m = box(x, r)
    var = box(x * x, r) - m * m
    k = var / (var + eps)
    return box(k, r) * x + box(m - k * m, r)


def blur(x, sigma):
    r = max(1, int(sigma * 3))
    k = np.exp(-0.5 * (np.arange(-r, r + 1) / sigma) ** 2)
    k /= k.sum()
    for axis in (0, 1):
        pad = [(0, 0)] * x.ndim
        pad[axis] = (r, r)
        p = np.pad(x, pad, mode="edge")
        x = sum(w * np.take(p, range(i, i + x.shape[axis]), axis) for i, w in enumerate(k))
    return x


def calm(img, albedo, normal, ids, passes=((20, 0.0012), (44, 0.0004))):
    """Wipes the faint clouds few samples leave on painted walls and ceilings. Light over albedo is smoothed where it
    hardly changes, each wall by itself; shadows, sun patches and corners differ by more and stay."""
    out = img.copy()
    tint = np.maximum(albedo, 0.02)
    angle = np.arctan2(normal[..., 2], normal[..., 0])
    lean = np.angle(np.exp(4j * angle[ids == WALL]).sum()) / 4 if (ids == WALL).any() else 0.0
    facing = np.round((angle - lean) / (np.pi / 2)) % 4
    for part in [ids == CEILING, *[(ids == WALL) & (facing == i) for i in range(4)]]:
        if part.mean() < 0.002:
            continue
        ys, xs = np.where(part)
        cut = (slice(ys.min(), ys.max() + 1), slice(xs.min(), xs.max() + 1))
        mask = part[cut].astype(np.float32)
        log = np.log(np.maximum(out[cut] / tint[cut], 1e-4))
        for r, eps in passes:
            share = np.maximum(box(mask, r), 1e-6)[..., None]
            mean = lambda x, r=r, share=share, mask=mask: box(x * mask[..., None], r) / share
            m = mean(log)
            var = np.maximum(mean(log * log) - m * m, 0).mean(-1, keepdims=True)
            k = var / (var + eps)
            log = np.where(mask[..., None] > 0, mean(k) * log + mean(m - k * m), log)
        out[cut] = np.where(mask[..., None] > 0, np.exp(log) * tint[cut], out[cut])
    return out
