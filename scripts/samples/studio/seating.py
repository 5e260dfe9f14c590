"""Sofas and chairs. Pieces are built at the origin facing -y and placed by a matrix."""

from math import pi
from random import Random

from mathutils import Euler, Matrix

from . import classes as C
from .kit import Kit
from .palette import get
from .soft import close_seams, cushion

M = C.MOVABLE


def rotation(x=0, y=0, z=0):
    return Euler((x * pi / 180, y * pi / 180, z * pi / 180)).to_matrix()


def sofa(place, cloth="oat", legs="walnut", width=2.2, seats=3, pillows=(), seed=1):
    r = Random(seed)
    depth, arm, seat_z, back_z = 0.94, 0.2, 0.3, 0.82
    mat = get(cloth)
    f = Kit("sofa-frame", mat, M, 0.03, 3)
    f.box(-width / 2 + arm, width / 2 - arm, -depth / 2 + 0.05, depth / 2, 0.13, seat_z)
    f.box(-width / 2 + 0.03, width / 2 - 0.03, depth / 2 - 0.2, depth / 2, 0.13, back_z - 0.06)
    f.done(place)
    arms = Kit("sofa-arms", mat, M)
    for s in (-1, 1):
        cushion(arms, (s * (width / 2 - arm / 2), 0.0, 0.375), (arm, depth, 0.5), seed + s, 0.05, wrinkle=0.008)
    close_seams(arms.done(place))
    soft = Kit("sofa-cushions", mat, M)
    w = (width - 2 * arm) / seats
    for i in range(seats):
        x = -width / 2 + arm + w * (i + 0.5)
        cushion(soft, (x, -0.09, seat_z + 0.085), (w - 0.006, depth - 0.24, 0.17), seed * 3 + i, 0.14, wrinkle=0.012)
        cushion(
            soft,
            (x, depth / 2 - 0.27, 0.665),
            (w - 0.012, 0.42, 0.19),
            seed * 5 + i,
            0.22,
            0.1,
            0.016,
            turn=rotation(78 + r.uniform(-2, 2)),
        )
    close_seams(soft.done(place))
    for i, (name, x, lean) in enumerate(pillows):
        p = Kit("pillow", get(name), M)
        cushion(
            p,
            (x, depth / 2 - 0.43, 0.60),
            (0.48, 0.48, 0.15),
            seed + 20 + i,
            0.5,
            0.75,
            0.01,
            turn=rotation(66, lean, r.uniform(-10, 10)),
        )
        close_seams(p.done(place))
    k = Kit("sofa-legs", get(legs), M, 0.003)
    for x in (-width / 2 + 0.09, width / 2 - 0.09):
        for y in (-depth / 2 + 0.1, depth / 2 - 0.1):
            k.rod((x, y, 0), (x, y, 0.14), 0.017, 0.026)
    k.done(place)


def armchair(place, cloth="charcoal", legs="walnut", seed=2, pillow=None):
    sofa(place, cloth, legs, 0.86, 1, [(pillow, 0.0, 3)] if pillow else (), seed)


def dining_chair(place, wood="walnut", cloth="linen", seed=1):
    k = Kit("chair", get(wood), M, 0.004)
    for x in (-0.2, 0.2):
        k.rod((x, -0.2, 0), (x * 0.95, -0.19, 0.45), 0.014, 0.02)
        k.tube(
            [
                (x, 0.22, 0),
                (x * 0.97, 0.19, 0.25),
                (x * 0.95, 0.19, 0.46),
                (x * 0.95, 0.235, 0.75),
                (x * 0.93, 0.29, 0.96),
            ],
            0.017,
        )
    for z in (0.76, 0.92):
        k.tube(
            [(-0.2, 0.24 + (z - 0.76) * 0.3, z), (0, 0.275 + (z - 0.76) * 0.3, z), (0.2, 0.24 + (z - 0.76) * 0.3, z)],
            0.02,
        )
    for i in range(5):
        x = -0.13 + i * 0.065
        k.tube([(x * 0.9, 0.2, 0.46), (x, 0.25, 0.65), (x, 0.30, 0.92)], 0.008)
    k.box(-0.21, 0.21, -0.2, 0.2, 0.4, 0.45)
    k.done(place)
    s = Kit("chair-seat", get(cloth), M)
    cushion(s, (0, -0.01, 0.475), (0.45, 0.44, 0.06), seed, 0.35, wrinkle=0.006)
    close_seams(s.done(place))


def office_chair(place, cloth="charcoal"):
    k = Kit("task-chair", get("black-metal"), M, 0.004)
    from math import cos, sin

    for i in range(5):
        a = 2 * pi * i / 5
        k.tube([(0, 0, 0.11), (0.3 * cos(a), 0.3 * sin(a), 0.07)], 0.018)
        k.rod((0.3 * cos(a), 0.3 * sin(a) - 0.02, 0.03), (0.3 * cos(a), 0.3 * sin(a) + 0.02, 0.03), 0.03)
    k.rod((0, 0, 0.08), (0, 0, 0.45), 0.028)
    k.tube([(0, 0.15, 0.44), (0, 0.28, 0.5), (0, 0.27, 0.7)], 0.022)
    for s in (-1, 1):
        k.tube([(s * 0.22, 0.05, 0.46), (s * 0.3, 0.05, 0.5), (s * 0.3, 0.05, 0.66)], 0.014)
        k.box(s * 0.3 - 0.035, s * 0.3 + 0.035, -0.1, 0.14, 0.66, 0.69)
    k.done(place)
    s = Kit("task-seat", get(cloth), M)
    cushion(s, (0, 0, 0.49), (0.5, 0.48, 0.09), 4, 0.15)
    cushion(s, (0, 0.25, 0.82), (0.46, 0.52, 0.08), 5, 0.2, turn=rotation(82))
    close_seams(s.done(place))
