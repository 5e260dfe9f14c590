"""Rugs, lamps, pictures, plants, books, screens: what makes a room lived in. All movable."""

from math import cos, pi, sin
from random import Random

import numpy as np

from . import classes as C
from . import goods
from .fittings import area_light
from .kit import Kit
from .palette import get
from .surfaces import plain

M = C.MOVABLE


def rug(place, w, l, ground, line, pitch=0.32, seed=1):
    from mathutils import noise, Vector

    k = Kit("rug", goods.rug("rug", ground, line, (w, l), pitch), M)
    lift = lambda x, y: 0.011 + 0.0025 * noise.noise(Vector((x * 2.1, y * 2.1, seed)))
    k.sheet(lambda s, t: (w * (s - 0.5), l * (t - 0.5), lift(w * s, l * t)), 40, 40)
    k.box(-w / 2, w / 2, -l / 2, l / 2, 0.0, 0.009)
    k.done(place, smooth=True)


def table_lamp(place, z=0.0, h=0.62, body=(0.16, 0.22, 0.22), power=9.0):
    k = Kit("lamp-base", plain("lamp-base", body, 0.18, Specular=0.6), M)
    k.turn(
        [
            (0.0, z),
            (0.075, z),
            (0.078, z + 0.012),
            (0.05, z + 0.03),
            (0.085, z + 0.1),
            (0.1, z + 0.18),
            (0.07, z + 0.27),
            (0.025, z + 0.31),
            (0.012, z + 0.33),
            (0.01, z + 0.4),
        ]
    ).done(place)
    s = Kit("lamp-shade", goods.glow("lamp-shade", (1.0, 0.86, 0.66), 1.35), M)
    s.turn([(0.175, z + 0.37), (0.135, z + h)], n=40)
    shade = s.done(place)
    shade.visible_diffuse = False
    at = place.to_translation()
    area_light("table-lamp", (at.x, at.y, at.z + z + h + 0.03), 0.2, power * 0.6, aim=(at.x, at.y, at.z + z + h + 1))
    area_light("table-lamp", (at.x, at.y, at.z + z + 0.36), 0.25, power * 0.5, aim=(at.x, at.y, at.z))


def floor_lamp(place, h=1.6, power=14.0):
    k = Kit("floor-lamp", get("black-metal"), M)
    k.turn([(0.0, 0.0), (0.14, 0.0), (0.14, 0.015), (0.02, 0.022), (0.0, 0.022)])
    k.rod((0, 0, 0.02), (0, 0, h - 0.2), 0.009).done(place)
    s = (
        Kit("floor-shade", goods.glow("floor-shade", (1.0, 0.87, 0.68), 1.3), M)
        .turn([(0.22, h - 0.28), (0.17, h)], n=40)
        .done(place)
    )
    s.visible_diffuse = False
    at = place.to_translation()
    area_light("floor-lamp", (at.x, at.y, h + 0.04), 0.3, power, aim=(at.x, at.y, h + 1))


def framed(f, u, z, w, h, seed, inks, frame="black-metal", mat=True):
    """A picture on the wall with a mount and glass sheen."""
    k = Kit("picture-frame", get(frame), M, 0.002)
    t = 0.022
    k.box(u - w / 2, u - w / 2 + t, 0.003, 0.028, z - h / 2, z + h / 2, f).box(
        u + w / 2 - t, u + w / 2, 0.003, 0.028, z - h / 2, z + h / 2, f
    )
    k.box(u - w / 2 + t, u + w / 2 - t, 0.003, 0.028, z - h / 2, z - h / 2 + t, f).box(
        u - w / 2 + t, u + w / 2 - t, 0.003, 0.028, z + h / 2 - t, z + h / 2, f
    ).done()
    if mat:
        Kit("mount", plain("mount", (0.8, 0.79, 0.76), 0.5), M).box(
            u - w / 2 + t, u + w / 2 - t, 0.004, 0.014, z - h / 2 + t, z + h / 2 - t, f
        ).done()
    b = 0.09 * min(w, h) / 0.5 if mat else t
    Kit("print", goods.picture("print", seed, inks), M).box(
        u - w / 2 + b, u + w / 2 - b, 0.008, 0.016, z - h / 2 + b, z + h / 2 - b, f
    ).done()


def plant(place, h=1.3, seed=3, pot=(0.62, 0.60, 0.57), leaf_size=0.2):
    """A potted fig: bare stems below, broad leaves above."""
    from .outdoors import leaf
    from .planting import leaf_faces
    from .tree import quads

    rng = np.random.default_rng(seed)
    k = Kit("pot", plain("pot", pot, 0.5), M)
    k.turn(
        [(0.0, 0.0), (0.12, 0.0), (0.135, 0.02), (0.165, 0.28), (0.17, 0.3), (0.155, 0.3), (0.15, 0.26), (0.0, 0.255)]
    ).done(place)
    stems = Kit("stems", get("walnut"), M)
    spots, outs = [], []
    for i in range(5):
        a, lean = 2 * pi * i / 5 + rng.random(), 0.08 + 0.2 * rng.random()
        top = h * (0.75 + 0.3 * rng.random())
        path = [
            (0.03 * cos(a) + lean * t * t * cos(a), 0.03 * sin(a) + lean * t * t * sin(a), 0.25 + (top - 0.25) * t)
            for t in np.linspace(0, 1, 8)
        ]
        stems.tube(path, 0.008, 8)
        for j in range(17):
            t = 0.28 + 0.72 * j / 16
            p = np.array([np.interp(t, np.linspace(0, 1, 8), [q[c] for q in path]) for c in range(3)])
            b = j * 2.4 + rng.random()
            o = np.array([cos(b), sin(b), 0.35])
            spots.append(p)
            outs.append(o / np.linalg.norm(o))
    stems.done(place)
    mat = leaf("fig-leaf", (0.10, 0.17, 0.045), (0.03, 0.08, 0.02), 0.2)
    v = broad(rng, np.array(spots), np.array(outs), leaf_size)
    quads("leaves", v, np.repeat(rng.random(len(v) // 4), 4), mat, M).matrix_world = place


def broad(rng, pos, out, size):
    """Large leaves of four faces, folded along the rib and drooping at the tip."""
    n = len(pos)
    s = size * (0.7 + 0.5 * rng.random((n, 1)))
    side = np.cross(out, np.array([0, 0, 1.0]) + rng.normal(size=(n, 3)) * 0.2)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, out)
    at = lambda a, w, h: pos + out * s * a + side * s * w + up * s * h
    b, m0, m1, t = at(0, 0, 0), at(0.35, 0, 0.04), at(0.7, 0, -0.03), at(1.0, 0, -0.2)
    l0, r0, l1, r1 = at(0.3, 0.26, 0.1), at(0.3, -0.26, 0.1), at(0.68, 0.22, 0.0), at(0.68, -0.22, 0.0)
    faces = [(b, l0, m0, m0), (b, m0, r0, r0), (m0, l0, l1, m1), (m0, m1, r1, r0), (m1, l1, t, t), (m1, t, r1, r1)]
    return np.concatenate([np.stack([p, q, r, (r + w) / 2 if r is w else w], 1) for p, q, r, w in faces], 0).reshape(
        -1, 3
    )


def stack(place, n=3, z=0.0, seed=1):
    from .casework import INKS

    r = Random(seed)
    h = z
    for i in range(n):
        w, d, t = r.uniform(0.15, 0.22), r.uniform(0.22, 0.29), r.uniform(0.015, 0.035)
        k = Kit("book", plain("book", r.choice(INKS), 0.5), M, 0.002)
        a = r.uniform(-0.03, 0.03)
        k.box(-w / 2 + a, w / 2 + a, -d / 2, d / 2, h, h + t)
        k.done(place)
        h += t
    return h


def vase(place, z=0.0, rgb=(0.75, 0.74, 0.70), h=0.26, stems=True, seed=2):
    k = Kit("vase", plain("vase", rgb, 0.25), M)
    k.turn(
        [
            (0.0, z),
            (0.045, z),
            (0.07, z + h * 0.3),
            (0.075, z + h * 0.5),
            (0.04, z + h * 0.8),
            (0.03, z + h * 0.92),
            (0.04, z + h),
            (0.032, z + h),
        ]
    ).done(place)
    if not stems:
        return
    from .outdoors import leaf
    from .planting import leaf_faces
    from .tree import quads

    rng = np.random.default_rng(seed)
    k = Kit("twigs", get("walnut"), M)
    pos, out = [], []
    for i in range(9):
        a, lean = rng.random() * 2 * pi, 0.05 + 0.2 * rng.random()
        top = z + h + 0.25 + 0.2 * rng.random()
        path = [
            (lean * t * t * cos(a), lean * t * t * sin(a), z + h * 0.7 + (top - z - h * 0.7) * t)
            for t in (0, 0.3, 0.6, 1.0)
        ]
        k.tube(path, 0.0022, 6)
        for j in range(22):
            t = 0.35 + 0.65 * j / 21
            pos.append([lean * t * t * cos(a), lean * t * t * sin(a), z + h * 0.7 + (top - z - h * 0.7) * t])
            v = rng.normal(size=3)
            out.append(v / np.linalg.norm(v))
    k.done(place)
    mat = leaf("eucalyptus", (0.30, 0.38, 0.28), (0.14, 0.21, 0.15), 0.25)
    quads(
        "sprays", leaf_faces(rng, np.array(pos), np.array(out), 0.05, 0.7), np.repeat(rng.random(len(pos)), 4), mat, M
    ).matrix_world = place


def television(f, u, z, w=1.25, h=0.72):
    k = Kit("tv", plain("tv-body", (0.012, 0.012, 0.013), 0.35), M, 0.003)
    k.box(u - w / 2, u + w / 2, 0.02, 0.055, z - h / 2, z + h / 2, f).done()
    Kit("tv-glass", plain("tv-glass", (0.006, 0.006, 0.007), 0.06, Specular=0.5), M).box(
        u - w / 2 + 0.008, u + w / 2 - 0.008, 0.055, 0.056, z - h / 2 + 0.012, z + h / 2 - 0.008, f
    ).done(smooth=False)


def bowl(place, z=0.0, r=0.14, rgb=(0.3, 0.17, 0.09)):
    Kit("bowl", plain("bowl", rgb, 0.4), M).turn(
        [
            (0.0, z),
            (0.05, z),
            (0.06, z + 0.01),
            (r * 0.85, z + 0.055),
            (r, z + 0.09),
            (r - 0.008, z + 0.09),
            (r * 0.8, z + 0.06),
            (0.0, z + 0.02),
        ]
    ).done(place)
