"""Bathroom fixtures: vanity with basin and mirror, toilet, tub with tiled surround and glass screen."""

from . import classes as C
from .fittings import area_light
from .frame import WORLD
from .goods import glow
from .kit import Kit
from .palette import get
from .soft import close_seams
from .surfaces import plain

F = C.FIXTURE


def oval(kit, cx, cy, profile, n=48, power=2.4):
    """Loft of superellipse rings (rx, ry, z, shift y): basins, bowls, tubs."""
    from math import cos, pi, sin

    pts, rings = [], len(profile)
    for rx, ry, z, dy in profile:
        for i in range(n):
            a = 2 * pi * i / n
            c, s = cos(a), sin(a)
            x = abs(c) ** (2 / power) * (1 if c >= 0 else -1) * rx
            y = abs(s) ** (2 / power) * (1 if s >= 0 else -1) * ry
            pts.append((cx + x, cy + y + dy, z))
    f = [
        (k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
        for k in range(rings - 1)
        for i in range(n)
    ]
    kit.add(pts, f + [tuple(range((rings - 1) * n, rings * n))])


def toilet(x, y):
    """Two-piece toilet with its tank toward +y."""
    k = Kit("toilet", get("porcelain"), F)
    oval(
        k,
        x,
        y,
        [
            (0.12, 0.22, 0.0, 0.06),
            (0.115, 0.21, 0.1, 0.06),
            (0.12, 0.2, 0.2, 0.03),
            (0.17, 0.235, 0.32, 0.0),
            (0.186, 0.25, 0.385, 0.0),
            (0.186, 0.25, 0.395, 0.0),
            (0.15, 0.2, 0.398, 0.0),
        ],
    )
    oval(
        k,
        x,
        y,
        [
            (0.188, 0.252, 0.400, 0.0),
            (0.192, 0.256, 0.408, 0.0),
            (0.19, 0.254, 0.424, 0.0),
            (0.17, 0.23, 0.432, 0.0),
            (0.0, 0.0, 0.436, 0.0),
        ],
    )
    k.done()
    t = Kit("tank", get("porcelain"), F, 0.022, 4)
    t.box(x - 0.2, x + 0.2, y + 0.24, y + 0.43, 0.39, 0.74).done()
    lid = Kit("tank-lid", get("porcelain"), F, 0.012, 4)
    lid.box(x - 0.215, x + 0.215, y + 0.228, y + 0.44, 0.745, 0.78).done()
    h = Kit("flush", get("chrome"), F)
    h.tube([(x - 0.15, y + 0.24, 0.68), (x - 0.15, y + 0.222, 0.68), (x - 0.09, y + 0.218, 0.675)], 0.007).done()
    neck = Kit("neck", get("porcelain"), F, 0.02, 3)
    neck.box(x - 0.1, x + 0.1, y + 0.12, y + 0.4, 0.0, 0.39).done()


def vanity(f, u0, u1, body, stone, depth=0.55):
    from .kitchen_units import shaker

    k = Kit("vanity", get(body), F, 0.0015)
    p = Kit("vanity-pulls", get("nickel"), F)
    k.box(u0, u1, 0, depth - 0.02, 0.1, 0.83, f).box(u0 + 0.02, u1 - 0.02, 0, depth - 0.08, 0, 0.1, f)
    m = (u0 + u1) / 2
    w = u1 - u0
    for a, b, kind in ((u0, u0 + w * 0.3, 0), (u0 + w * 0.3, m, 1), (m, u0 + w * 0.7, 2), (u0 + w * 0.7, u1, 0)):
        if kind == 0:
            for lo, hi in ((0.11, 0.35), (0.35, 0.59), (0.59, 0.825)):
                shaker(k, p, f, a, b, lo, hi, depth - 0.02, drawer=True)
        else:
            shaker(k, p, f, a, b, 0.11, 0.825, depth - 0.02, "right" if kind == 1 else "left")
    k.done()
    p.done()
    t = Kit("vanity-top", stone, F, 0.003)
    t.box(u0 - 0.01, u1 + 0.01, 0, depth + 0.015, 0.83, 0.86, f).box(
        u0 - 0.01, u1 + 0.01, 0, 0.02, 0.86, 0.96, f
    ).done()
    basin = Kit("basin", get("porcelain"), F)
    cx, cy, _ = f.p(m, depth * 0.55, 0)
    oval(
        basin,
        cx,
        cy,
        [
            (0.2, 0.255, 0.861, 0),
            (0.21, 0.265, 0.885, 0),
            (0.2, 0.255, 0.9, 0),
            (0.185, 0.24, 0.895, 0),
            (0.17, 0.22, 0.84, 0),
            (0.08, 0.1, 0.80, 0),
        ],
    )
    basin.done()
    tap = Kit("basin-tap", get("chrome"), F)
    tap.rod(f.p(m, 0.09, 0.86), f.p(m, 0.09, 0.89), 0.024, 0.02, 24)
    tap.tube([f.p(m, 0.09, 0.87), f.p(m, 0.09, 0.99), f.p(m, 0.12, 1.03), f.p(m, 0.17, 1.03), f.p(m, 0.2, 1.0)], 0.012)
    for s in (-1, 1):
        tap.rod(f.p(m + s * 0.1, 0.09, 0.86), f.p(m + s * 0.1, 0.09, 0.9), 0.02, 0.014)
        tap.tube([f.p(m + s * 0.1, 0.09, 0.905), f.p(m + s * 0.15, 0.1, 0.912)], 0.007)
    tap.done()


def mirror(f, u0, u1, z0, z1, frame="black-metal"):
    k = Kit("mirror-frame", get(frame), F, 0.003)
    t = 0.02
    k.box(u0, u0 + t, 0, 0.03, z0, z1, f).box(u1 - t, u1, 0, 0.03, z0, z1, f).box(
        u0 + t, u1 - t, 0, 0.03, z0, z0 + t, f
    ).box(u0 + t, u1 - t, 0, 0.03, z1 - t, z1, f).done()
    g = Kit("mirror", get("mirror"), F)
    g.quad(
        f.p(u0 + t, 0.018, z0 + t), f.p(u1 - t, 0.018, z0 + t), f.p(u1 - t, 0.018, z1 - t), f.p(u0 + t, 0.018, z1 - t)
    ).done(smooth=False)


def bar_light(f, m, z, n=3, power=14.0):
    k = Kit("bar-light", get("nickel"), F, 0.002)
    k.box(m - 0.28, m + 0.28, 0, 0.025, z - 0.05, z + 0.05, f)
    g = Kit("bar-globes", get("shade"), F)
    for i in range(n):
        u = m + (i - (n - 1) / 2) * 0.21
        k.rod(f.p(u, 0.025, z), f.p(u, 0.09, z), 0.009)
        x, y, h = f.p(u, 0.1, z)
        g.turn([(0.03, 0.06), (0.052, -0.01), (0.062, -0.085)], (x, y, h), 24)
    k.done()
    g.done().visible_diffuse = False
    area_light("bar", f.p(m, 0.14, z - 0.1), 0.3, power)


def tub(x0, x1, y0, y1, z=0.5):
    k = Kit("tub", get("porcelain"), F, 0.012, 3)
    k.box(x0, x1, y0, y0 + 0.045, 0, z).box(x0, x0 + 0.05, y0 + 0.045, y1, 0, z).box(
        x1 - 0.05, x1, y0 + 0.045, y1, 0, z
    ).box(x0 + 0.05, x1 - 0.05, y1 - 0.05, y1, 0, z)
    for x in (x0 + 0.05, x1 - 0.25):  # under the rounded rim's corners
        k.box(x, x + 0.2, y0 + 0.045, y0 + 0.1, z - 0.04, z - 0.002)
        k.box(x, x + 0.2, y1 - 0.1, y1 - 0.05, z - 0.04, z - 0.002)
    k.done()
    b = Kit("tub-bowl", get("porcelain"), F)
    cx, cy, rx, ry = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2
    oval(
        b,
        cx,
        cy,
        [
            (rx - 0.01, ry - 0.01, z, 0),
            (rx - 0.07, ry - 0.07, z + 0.004, 0),
            (rx - 0.085, ry - 0.085, z - 0.02, 0),
            (rx - 0.14, ry - 0.13, 0.16, 0),
            (rx - 0.2, ry - 0.18, 0.1, 0),
        ],
        64,
        5.0,
    )
    close_seams(b.done(), 0.0005)


def screen(x0, x1, y, z0=0.5, z1=2.0):
    """A fixed sheet of glass on the tub's edge, held by a wall channel, a foot rail and a stay to the wall."""
    k = Kit("screen-rail", get("chrome"), F, 0.002)
    k.box(x0, x0 + 0.02, y - 0.012, y + 0.012, z0, z1).box(x0 + 0.02, x1, y - 0.01, y + 0.01, z0, z0 + 0.018)
    k.box(x0, x1, y - 0.008, y + 0.008, z1, z1 + 0.012)
    k.done()
    g = Kit("screen-glass", get("pane"), F)
    g.quad((x0 + 0.02, y, z0 + 0.018), (x1, y, z0 + 0.018), (x1, y, z1), (x0 + 0.02, y, z1))
    g.done(smooth=False).visible_shadow = False
    edge = Kit("screen-edge", plain("glass-edge", (0.30, 0.42, 0.38), 0.1), F)
    edge.box(x1, x1 + 0.004, y - 0.004, y + 0.004, z0 + 0.018, z1).done(smooth=False)
