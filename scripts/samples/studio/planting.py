"""Shrubs, flowers, ornamental grass and the lawn's blades."""

from math import pi
from random import Random

import bpy
import numpy as np

from . import classes as C
from .kit import placed
from .tree import again, quads


def shrub(name, seed, mat, radius=0.5, height=0.8, leaves=5200, size=0.045):
    """A clipped, lumpy shrub: leaves through the outer shell of a few merged balls."""
    rng = np.random.default_rng(seed)
    balls = [(np.array([0, 0, height * 0.5]), np.array([radius, radius, height * 0.52]))]
    for _ in range(7):
        a = rng.random() * 2 * pi
        balls.append(
            (
                np.array([np.cos(a) * radius * 0.55, np.sin(a) * radius * 0.55, height * (0.35 + 0.4 * rng.random())]),
                np.array([radius * 0.55, radius * 0.55, height * 0.36]),
            )
        )
    which = rng.integers(0, len(balls), leaves)
    d = rng.normal(size=(leaves, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    c = np.array([b[0] for b in balls])[which]
    s = np.array([b[1] for b in balls])[which]
    pos = c + d * s * (0.72 + 0.34 * rng.random((leaves, 1)) ** 0.5)
    pos[:, 2] = np.maximum(pos[:, 2], 0.02)
    return quads(name, leaf_faces(rng, pos, d, size), np.repeat(rng.random(leaves), 4), mat, C.VEGETATION)


def leaf_faces(rng, pos, outward, size, narrow=0.55):
    n = len(pos)
    along = outward * 0.7 + rng.normal(size=(n, 3)) * 0.6 + np.array([0, 0, 0.25])
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, rng.normal(size=(n, 3)))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, along)
    s = size * (0.6 + 0.8 * rng.random((n, 1)))
    return np.stack(
        [
            pos,
            pos + along * s * 0.45 + side * s * narrow / 2 + up * s * 0.1,
            pos + along * s,
            pos + along * s * 0.45 - side * s * narrow / 2 + up * s * 0.1,
        ],
        1,
    ).reshape(-1, 3)


def blooms(name, seed, mat, radius, height, heads=26, petals=70, size=0.022, ball=0.06):
    """Flower heads over a shrub of the same radius and height."""
    rng = np.random.default_rng(seed)
    d = rng.normal(size=(heads, 3))
    d[:, 2] = np.abs(d[:, 2]) + 0.15
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    centre = np.array([0, 0, height * 0.5]) + d * np.array([radius, radius, height * 0.55]) * 1.02
    e = rng.normal(size=(heads * petals, 3))
    e /= np.linalg.norm(e, axis=1, keepdims=True)
    pos = np.repeat(centre, petals, 0) + e * ball * np.array([1, 1, 0.75])
    return quads(name, leaf_faces(rng, pos, e, size, 0.9), np.repeat(rng.random(len(pos)), 4), mat, C.VEGETATION)


def tussock(name, seed, mat, blades=260, height=0.8):
    """Ornamental grass: arching blades from one crown, each of three faces."""
    rng = np.random.default_rng(seed)
    a = rng.random(blades) * 2 * pi
    lean = 0.15 + 0.55 * rng.random(blades)
    h = height * (0.6 + 0.5 * rng.random(blades))
    out = np.stack([np.cos(a), np.sin(a), np.zeros(blades)], 1)
    side = np.stack([-np.sin(a), np.cos(a), np.zeros(blades)], 1)
    root = out * (0.05 * rng.random((blades, 1)))
    spine = [
        root + out * (lean * h * t**2)[:, None] * 1.0 + np.array([0, 0, 1.0]) * (h * (t - 0.28 * lean * t**3))[:, None]
        for t in (0.0, 0.4, 0.75, 1.0)
    ]
    width = [0.007, 0.0065, 0.004, 0.0008]
    faces = [
        np.stack(
            [
                spine[i] - side * width[i],
                spine[i] + side * width[i],
                spine[i + 1] + side * width[i + 1],
                spine[i + 1] - side * width[i + 1],
            ],
            1,
        )
        for i in range(3)
    ]
    v = np.concatenate(faces, 0).reshape(-1, 3)
    return quads(name, v, np.repeat(np.tile(rng.random(blades), 3), 4), mat, C.VEGETATION)


def turf(name, seed, mat, side=0.6, blades=900, height=0.055, width=0.0045):
    """A square of mown lawn to repeat over the ground."""
    rng = np.random.default_rng(seed)
    p = np.stack(
        [(rng.random(blades) - 0.5) * side * 1.1, (rng.random(blades) - 0.5) * side * 1.1, np.zeros(blades)], 1
    )
    a = rng.random(blades) * 2 * pi
    d = np.stack([np.cos(a), np.sin(a), np.zeros(blades)], 1)
    s = np.stack([-np.sin(a), np.cos(a), np.zeros(blades)], 1) * width * (0.7 + 0.6 * rng.random((blades, 1)))
    h = height * (0.5 + 0.7 * rng.random((blades, 1)))
    lean = d * h * (0.15 + 0.75 * rng.random((blades, 1)))
    top = p + lean + np.array([0, 0, 1.0]) * h
    v = np.stack([p - s, p + s, top + s * 0.25, top - s * 0.25], 1).reshape(-1, 3)
    return quads(name, v, np.repeat(rng.random(blades), 4), mat, C.GROUND)


def sow(turfs, area, keep, seed=5, step=0.55, height=1.0):
    """Repeat turf squares over (x0, x1, y0, y1) wherever keep(x, y) is true."""
    r = Random(seed)
    x0, x1, y0, y1 = area
    y = y0
    while y < y1:
        x = x0
        while x < x1:
            px, py = x + r.uniform(-0.08, 0.08), y + r.uniform(-0.08, 0.08)
            if keep(px, py):
                t = again(r.choice(turfs), placed(px, py, 0, r.uniform(0, 360), r.uniform(0.85, 1.2) * height))
            x += step
        y += step
    for t in turfs:
        t.hide_render = True


def drop_source(obj):
    obj.hide_render = True
    bpy.context.view_layer.update()
