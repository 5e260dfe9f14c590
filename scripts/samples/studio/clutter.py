"""Everyday mess for the cluttered room: clothes, boxes, shoes, cables, mugs, bags, papers."""

from math import cos, pi, sin
from random import Random

import bpy

from . import classes as C
from .kit import Kit, placed
from .palette import get
from .soft import close_seams, cushion, drape
from .surfaces import plain

M = C.MOVABLE


def garment(x, y, z, name, seed=1, w=0.8, l=0.75, turn=0.0, frames=26):
    """A piece of clothing let go in folds: it starts gathered like an accordion and settles."""
    r = Random(seed)
    folds, gather = r.uniform(3.2, 4.6), r.uniform(0.38, 0.5)
    ph, c, q = r.uniform(0, 6), cos(turn * pi / 180), sin(turn * pi / 180)

    def at(s, t):
        lift = 0.10 * (1 + sin(s * folds * 2 * pi + ph + 1.6 * sin(t * 3 + ph)))
        u = w * gather * (s - 0.5) + 0.05 * sin(t * 5 + ph)
        v = l * 0.8 * (t - 0.5) + 0.04 * sin(s * 7 + ph)
        return (x + u * c - v * q, y + u * q + v * c, z + 0.03 + lift * (0.75 + 0.25 * sin(t * 4 + ph)))

    cloth = Kit("garment", get(name), M).sheet(at, 44, 26).done()
    floor = Kit("catch", None, M).box(x - 1, x + 1, y - 1, y + 1, z - 0.05, z).done()
    drape(cloth, [floor], frames, 1.2, 0.25, 0.005)
    bpy.data.objects.remove(floor)


def shoes(x, y, turn, rgb=(0.16, 0.19, 0.24), z=0.0):
    for s, d in ((-1, 8), (1, -14)):
        k = Kit("shoe", plain("shoe", rgb, 0.6), M)
        place = placed(x + s * 0.075, y + 0.05 * s, z, turn + d)

        def at(a, t):
            ang = 2 * pi * a
            l = t
            w = 0.045 * (1 - 0.5 * max(0, l - 0.75) / 0.25) * (0.85 + 0.3 * sin(l * pi))
            h = 0.10 * (1 - l) + 0.05 * sin(l * pi) + 0.045
            yy = -0.14 + 0.28 * l
            return (w * cos(ang), yy, max(0.012, h / 2 + h / 2 * sin(ang)))

        k.sheet(at, 20, 14)
        close_seams(k.done(place), 0.001)
        sole = Kit("sole", plain("sole", (0.8, 0.8, 0.78), 0.6), M, 0.006)
        sole.plate(
            [(-0.04, -0.14), (0.04, -0.14), (0.048, 0.02), (0.035, 0.13), (-0.035, 0.13), (-0.048, 0.02)], 0, 0.024
        )
        sole.done(place)


def carton(place, w=0.42, d=0.32, h=0.3, open_=True):
    card = plain("card", (0.36, 0.235, 0.125), 0.85)
    k = Kit("carton", card, M, 0.002)
    t = 0.005
    k.box(-w / 2, w / 2, -d / 2, d / 2, 0, t)
    k.box(-w / 2, -w / 2 + t, -d / 2, d / 2, t, h).box(w / 2 - t, w / 2, -d / 2, d / 2, t, h)
    k.box(-w / 2 + t, w / 2 - t, -d / 2, -d / 2 + t, t, h).box(-w / 2 + t, w / 2 - t, d / 2 - t, d / 2, t, h)
    if open_:
        for s in (-1, 1):
            k.add(
                [
                    (s * w / 2, -d / 2, h),
                    (s * w / 2, d / 2, h),
                    (s * (w / 2 + 0.12), d / 2, h + 0.08),
                    (s * (w / 2 + 0.12), -d / 2, h + 0.08),
                ],
                [(0, 1, 2, 3)],
            )
        k.add(
            [
                (-w / 2, -d / 2, h),
                (w / 2, -d / 2, h),
                (w / 2, -d / 2 - 0.13, h - 0.04),
                (-w / 2, -d / 2 - 0.13, h - 0.04),
            ],
            [(0, 1, 2, 3)],
        )
    else:
        k.box(-w / 2, w / 2, -d / 2, d / 2, h - t, h)
        Kit("tape", plain("tape", (0.5, 0.4, 0.25), 0.25), M).box(
            -w / 2 - 0.001, w / 2 + 0.001, -0.03, 0.03, h, h + 0.001
        ).done(place)
    k.done(place)


def basket(place, r=0.26, h=0.5):
    """Laundry basket: woven bands."""
    k = Kit("basket", plain("basket", (0.45, 0.33, 0.2), 0.8), M)
    n = 22
    prof = []
    for i in range(n + 1):
        z = h * i / n
        prof += [(r * (0.86 + 0.14 * z / h) + 0.008 * (i % 2), z)]
    k.turn(prof, n=48).done(place)


def mug(x, y, z, rgb):
    k = Kit("mug", plain("mug", rgb, 0.2), M)
    k.turn(
        [(0.0, 0.0), (0.036, 0.0), (0.04, 0.008), (0.04, 0.095), (0.036, 0.095), (0.035, 0.012), (0.0, 0.01)],
        (x, y, z),
        28,
    )
    k.tube(
        [(x + 0.038, y, z + 0.075), (x + 0.062, y, z + 0.07), (x + 0.066, y, z + 0.045), (x + 0.04, y, z + 0.02)], 0.005
    )
    k.done()


def papers(x, y, z, n=7, seed=1, spread=0.18):
    r = Random(seed)
    k = Kit("papers", plain("paper", (0.78, 0.77, 0.74), 0.7), M)
    for i in range(n):
        a, cx, cy = r.uniform(0, pi), x + r.uniform(-spread, spread), y + r.uniform(-spread, spread)
        c, s = cos(a), sin(a)
        curl = r.uniform(0, 0.02)
        pts = [(u * 0.105, v * 0.148) for v in (-1, 1) for u in (-1, 1)]
        k.add(
            [
                (cx + p * c - q * s, cy + p * s + q * c, z + 0.002 * i + (curl if j == 3 else 0))
                for j, (p, q) in enumerate(pts)
            ],
            [(0, 1, 3, 2)],
        )
    k.done(smooth=False)


def cable(points, rgb=(0.02, 0.02, 0.02), r=0.004):
    from mathutils.geometry import interpolate_bezier
    from mathutils import Vector

    pts = [Vector(p) for p in points]
    path = []
    for i in range(len(pts) - 1):
        t0 = (pts[i + 1] - pts[max(0, i - 1)]) / 4
        t1 = (pts[min(len(pts) - 1, i + 2)] - pts[i]) / 4
        path += interpolate_bezier(pts[i], pts[i] + t0, pts[i + 1] - t1, pts[i + 1], 8)[:-1]
    Kit("cable", plain("cable", rgb, 0.5), M).tube(path + [pts[-1]], r, 8).done()


def backpack(x, y, turn, name="navy"):
    k = Kit("backpack", get(name), M)
    cushion(k, (0, 0, 0.21), (0.3, 0.17, 0.42), 3, 0.12, wrinkle=0.02)
    cushion(k, (0, -0.1, 0.13), (0.24, 0.07, 0.2), 4, 0.25, wrinkle=0.012)
    place = placed(x, y, 0, turn)
    close_seams(k.done(place))
    s = Kit("straps", get("black-leather"), M)
    for u in (-0.08, 0.08):
        s.tube([(u, 0.08, 0.4), (u * 1.2, 0.15, 0.34), (u * 1.3, 0.16, 0.18), (u * 1.2, 0.09, 0.05)], 0.014)
    s.tube([(-0.04, 0.06, 0.42), (-0.03, 0.05, 0.47), (0.03, 0.05, 0.47), (0.04, 0.06, 0.42)], 0.009)
    s.tube([(-0.13, -0.07, 0.33), (-0.1, -0.095, 0.36), (0.1, -0.095, 0.36), (0.13, -0.07, 0.33)], 0.004)
    s.done(place)


def bottle(x, y, z, rgb=(0.1, 0.25, 0.4), h=0.24):
    Kit("bottle", plain("bottle", rgb, 0.25), M).turn(
        [(0.0, 0), (0.034, 0), (0.036, 0.01), (0.036, h * 0.7), (0.02, h * 0.86), (0.016, h), (0.0, h)], (x, y, z), 24
    ).done()
