"""Outside walls: lap siding course by course, board and batten, corner boards, brick skirt.
Outside frames run so that d points away from the house."""

from . import classes as C
from .kit import Kit
from .shell import clear_runs

LAP = 0.152


def span_at(z, length, eave, rise):
    """Half-open wall run at height z: full below the eave, closing in under a gable."""
    if z <= eave or not rise:
        return 0.0, length
    t = (z - eave) / rise
    return length / 2 * t, length - length / 2 * t


def lap_siding(frame, length, z0, eave, mat, holes=(), rise=0.0, cls=C.FACADE, name="siding"):
    """Real overlapping boards, so that each throws its thin shadow. holes: (u0, u1, z0, z1)."""
    k = Kit(name, mat, cls)
    z, top = z0, eave + rise
    while z < top - 0.01:
        zt = min(z + LAP, top)
        a, b = span_at(z, length, eave, rise)
        left, right = span_at(zt, length, eave, rise)  # under a gable boards end on the slope
        gaps = [(u0, u1) for u0, u1, h0, h1 in holes if h0 < (z + zt) / 2 < h1]
        for u0, u1 in clear_runs(b - a, [(g0 - a, g1 - a) for g0, g1 in gaps]):
            u0, u1 = u0 + a, u1 + a
            upper = frame.p(min(u1, right), 0.004, zt), frame.p(max(u0, left), 0.004, zt)
            k.quad(frame.p(u0, 0.018, z), frame.p(u1, 0.018, z), *upper)
            k.quad(frame.p(u0, 0.0, z), frame.p(u1, 0.0, z), frame.p(u1, 0.018, z), frame.p(u0, 0.018, z))
        z = zt
    k.done(smooth=False)


def flat_wall(frame, length, z0, z1, mat, holes=(), d=0.0, cls=C.FACADE, name="wall"):
    k = Kit(name, mat, cls)
    us = sorted({0.0, length, *[u for h in holes for u in h[:2] if 0 < u < length]})
    zs = sorted({z0, z1, *[z for h in holes for z in h[2:] if z0 < z < z1]})
    for a, b in zip(us, us[1:]):
        for lo, hi in zip(zs, zs[1:]):
            if any(h[0] < (a + b) / 2 < h[1] and h[2] < (lo + hi) / 2 < h[3] for h in holes):
                continue
            k.quad(frame.p(a, d, lo), frame.p(b, d, lo), frame.p(b, d, hi), frame.p(a, d, hi))
    return k.done(smooth=False)


def batten_gable(frame, length, eave, rise, mat, pitch=0.32):
    """Board and batten in the triangle of a gable."""
    k = Kit("gable", mat, C.FACADE, 0.002)
    k.add([frame.p(0, 0.012, eave), frame.p(length, 0.012, eave), frame.p(length / 2, 0.012, eave + rise)], [(0, 1, 2)])
    u = pitch / 2 + (length / 2) % pitch - pitch / 2
    while u < length:
        h = rise * (1 - abs(u - length / 2) / (length / 2))
        if h > 0.1:
            k.box(u - 0.022, u + 0.022, 0.012, 0.03, eave, eave + h - 0.02, frame)
        u += pitch
    k.done()


def corner_boards(frame, length, z0, z1, mat, width=0.1):
    k = Kit("corner-boards", mat, C.FACADE, 0.003)
    k.box(-0.026, width, 0, 0.026, z0, z1, frame)
    k.box(length - width, length + 0.026, 0, 0.026, z0, z1, frame)
    k.done()


def brick_skirt(frame, u0, u1, z1, brick, cap, d=0.09, z0=0.0):
    k = Kit("brick", brick, C.FACADE)
    k.box(u0, u1, 0, d, z0, z1, frame).done(smooth=False)
    Kit("brick-cap", cap, C.FACADE, 0.004).box(u0 - 0.015, u1 + 0.015, 0, d + 0.03, z1, z1 + 0.05, frame).done()
