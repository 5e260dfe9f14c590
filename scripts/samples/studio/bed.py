"""Beds with mattress, draped duvet, pillows and a folded throw; made or slept in."""

from random import Random

from . import classes as C
from .kit import Kit
from .palette import get
from .seating import rotation
from .soft import close_seams, cushion, drape, sheet

M = C.MOVABLE


def bed(place, w=1.55, l=2.05, head="oat", duvet="white-cotton", accent="navy", throw="mustard", messy=False, seed=3):
    """Head at +y, foot at -y, centred on the origin."""
    from mathutils import Matrix

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
    import bpy

    for o in (floor, foot):
        bpy.data.objects.remove(o)
    mattress.matrix_world = place
    cover.matrix_world = place
    if not messy and throw:
        t = Kit("bed-throw", get(throw), M)
        from math import sin

        half, top = w / 2 + 0.045, 0.612

        def at(s, q):
            reach = (s - 0.5) * (w + 0.02)
            y = -l / 2 + 0.2 + 0.55 * q + 0.02 * sin(s * 9)
            fold = 0.006 * sin(q * 14 + s * 3) + 0.004 * sin(q * 31)
            if abs(reach) <= half - 0.06:
                return (reach, y, top + fold)
            side = 1 if reach > 0 else -1
            over = abs(reach) - (half - 0.06)
            bend = min(1.0, over / 0.09)
            return (side * (half - 0.06 + 0.06 * bend + fold), y, top + fold - 0.05 * bend**2 - max(0, over - 0.09))

        obj = t.sheet(at, 90, 26).done(place)
        th = obj.modifiers.new("thick", "SOLIDIFY")
        th.thickness, th.offset = 0.012, 1.0
