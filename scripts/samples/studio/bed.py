"""Beds with mattress, draped duvet, pillows and a folded throw; made or slept in."""

from random import Random

import bpy
from mathutils import Matrix

from . import classes as C
from .kit import Kit
from .palette import get
from .seating import rotation
from .soft import close_seams, cushion, drape, sheet

M = C.MOVABLE


def bed(place, w=1.55, l=2.05, head="oat", duvet="white-cotton", accent="navy", throw="mustard", messy=False, seed=3):
    """Head at +y, foot at -y, centred on the origin."""
    r = Random(seed)
    k = Kit("bed-base", get(head), M, 0.02, 3)
    k.box(-w / 2 - 0.02, w / 2 + 0.02, -l / 2 - 0.02, l / 2, 0.1, 0.32)
    k.box(-w / 2 - 0.05, w / 2 + 0.05, l / 2, l / 2 + 0.09, 0.05, 1.12)
    base = k.done(place)
    pad = Kit("headboard-pad", get(head), M)
    for i in range(3):
        cushion(
            pad,
            (-w / 2 + w * (i + 0.5) / 3, l / 2 - 0.01, 0.84),
            (w / 3 + 0.01, 0.5, 0.07),
            seed + i,
            0.3,
            0.2,
            0.006,
            turn=rotation(90),
        )
    close_seams(pad.done(place))
    legs = Kit("bed-legs", get("walnut"), M)
    for x in (-w / 2 + 0.08, w / 2 - 0.08):
        legs.rod((x, -l / 2 + 0.1, 0), (x, -l / 2 + 0.1, 0.11), 0.02, 0.03)
    legs.done(place)
    m = Kit("mattress", get("white-cotton"), M)
    cushion(m, (0, 0, 0.43), (w, l - 0.02, 0.25), seed, 0.02, wrinkle=0.004, n=30)
    mattress = close_seams(m.done())
    pil = Kit("pillows", get("white-cotton"), M)
    rows = [(-0.38, 0.0), (0.38, 0.0)]
    for i, (x, _) in enumerate(rows):
        lean = r.uniform(-14, 14) if messy else r.uniform(-3, 3)
        cushion(
            pil,
            (x + (0.06 if messy else 0), l / 2 - 0.22, 0.70),
            (0.68, 0.46, 0.17),
            seed + 9 + i,
            0.45,
            0.7,
            0.014,
            turn=rotation(58 if not messy else 24 + 20 * i, 0, lean),
        )
    pillows = close_seams(pil.done(place))
    if not messy:
        acc = Kit("accent-pillows", get(accent), M)
        for i, x in enumerate((-0.3, 0.3)):
            cushion(
                acc,
                (x, l / 2 - 0.44, 0.68),
                (0.46, 0.44, 0.14),
                seed + 30 + i,
                0.5,
                0.75,
                0.01,
                turn=rotation(60, 0, r.uniform(-6, 6)),
            )
        close_seams(acc.done(place))
    if messy:
        cover = sheet(
            "duvet", get(duvet), M, -w / 2 - 0.25, w / 2 + 0.42, -l / 2 - 0.3, l / 2 - 0.62, 0.86, 54, 0.28, seed
        )
    else:
        cover = sheet(
            "duvet", get(duvet), M, -w / 2 - 0.36, w / 2 + 0.36, -l / 2 - 0.3, l / 2 - 0.52, 0.62, 56, 0.0, seed
        )
    floor = Kit("catch", None, M).box(-3, 3, -3, 3, -0.05, 0.002).done()
    foot = Kit("foot", None, M).box(-w / 2 - 0.02, w / 2 + 0.02, -l / 2 - 0.02, l / 2, 0.05, 0.33).done()
    drape(cover, [mattress, floor, foot], 42 if not messy else 60, 6.0, 0.5, 0.035)
    laid = [mattress, cover]
    if not messy and throw:
        laid.append(blanket(cover, floor, w, l, get(throw), seed))
    for o in (floor, foot):
        bpy.data.objects.remove(o)
    for o in laid:
        o.matrix_world = place


def blanket(cover, floor, w, l, mat, seed):
    """A throw dropped across the foot of the bed, a little askew and longer on one side."""
    obj = sheet("bed-throw", mat, M, -w / 2 - 0.3, w / 2 + 0.42, -l / 2 + 0.12, -l / 2 + 0.78, 0.82, 84, 0.07, seed)
    skew = Matrix.Translation((0, -l / 2 + 0.45, 0)) @ Matrix.Rotation(0.06, 4, "Z")
    obj.data.transform(skew @ Matrix.Translation((0, l / 2 - 0.45, 0)))
    return drape(obj, [cover, floor], 46, 1.2, 0.3, 0.014)
