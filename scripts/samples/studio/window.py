"""Windows seen from indoors: sashes with muntins, stool, apron, casing, and optional blinds."""

from math import pi, sin
from random import Random

from . import classes as C
from .kit import Kit
from .palette import get


def casing(kit, frame, o, width=0.09, sill=True, d=0.018):
    kit.box(o.u0 - width, o.u0, 0, d, o.z0 - (0 if sill else 0), o.z1, frame)
    kit.box(o.u1, o.u1 + width, 0, d, o.z0, o.z1, frame)
    kit.box(o.u0 - width - 0.012, o.u1 + width + 0.012, 0, d + 0.006, o.z1, o.z1 + width, frame)
    kit.box(o.u0 - width - 0.025, o.u1 + width + 0.025, 0, d + 0.016, o.z1 + width, o.z1 + width + 0.016, frame)
    if sill:
        kit.box(o.u0 - width - 0.02, o.u1 + width + 0.02, -0.02, 0.055, o.z0 - 0.028, o.z0, frame)
        kit.box(o.u0 - width, o.u1 + width, 0, 0.016, o.z0 - 0.028 - 0.075, o.z0 - 0.028, frame)


def window(frame, o, units=1, across=3, down=2, style="double-hung", blinds=0.0, trim="white-trim"):
    """Fill an opening with `units` windows side by side; muntins cut the upper sash (or both)."""
    k = Kit("window-frame", get(trim), C.WINDOW, 0.002)
    glass = Kit("window-pane", get("pane"), C.WINDOW)
    casing(k, frame, o)
    back, front = -o.depth, -0.035
    step = (o.u1 - o.u0) / units
    for i in range(units):
        a, b = o.u0 + i * step, o.u0 + (i + 1) * step
        left, right = a + (0.05 if i == 0 else 0.035), b - (0.05 if i == units - 1 else 0.035)
        k.box(a, left, back, front, o.z0, o.z1, frame)
        k.box(right, b, back, front, o.z0, o.z1, frame)
        k.box(left, right, back, front, o.z1 - 0.045, o.z1, frame)
        k.box(left, right, back, front, o.z0, o.z0 + 0.035, frame)
        mid = (o.z0 + o.z1) / 2
        if style == "double-hung":
            sash(k, glass, frame, left, right, mid - 0.02, o.z1 - 0.045, back + 0.02, across, down)
            sash(k, glass, frame, left, right, o.z0 + 0.035, mid + 0.02, back + 0.055, across, down)
            k.box(
                (left + right) / 2 - 0.03,
                (left + right) / 2 + 0.03,
                back + 0.085,
                back + 0.11,
                mid + 0.018,
                mid + 0.032,
                frame,
            )
        else:
            sash(k, glass, frame, left, right, o.z0 + 0.035, o.z1 - 0.045, back + 0.04, across, down)
    k.done()
    p = glass.done(smooth=False)
    p.visible_shadow = p.visible_diffuse = False
    if blinds:
        venetian(frame, o, blinds)


def sash(k, glass, frame, u0, u1, z0, z1, d, across, down, rail=0.038):
    t = 0.03
    k.box(u0, u0 + rail, d, d + t, z0, z1, frame)
    k.box(u1 - rail, u1, d, d + t, z0, z1, frame)
    k.box(u0 + rail, u1 - rail, d, d + t, z1 - rail, z1, frame)
    k.box(u0 + rail, u1 - rail, d, d + t, z0, z0 + rail, frame)
    gu0, gu1, gz0, gz1 = u0 + rail, u1 - rail, z0 + rail, z1 - rail
    for i in range(1, across):
        u = gu0 + (gu1 - gu0) * i / across
        k.box(u - 0.009, u + 0.009, d + 0.006, d + t - 0.006, gz0, gz1, frame)
    for j in range(1, down):
        z = gz0 + (gz1 - gz0) * j / down
        k.box(gu0, gu1, d + 0.0055, d + t - 0.0065, z - 0.009, z + 0.009, frame)
    m = d + t / 2
    glass.quad(frame.p(gu0, m, gz0), frame.p(gu1, m, gz0), frame.p(gu1, m, gz1), frame.p(gu0, m, gz1))


def venetian(frame, o, drop, seed=3):
    """Raised or lowered slats in the reveal; `drop` is the covered share of the height."""
    r = Random(seed)
    k = Kit("blinds", get("white-trim"), C.WINDOW)
    a, b = o.u0 + 0.012, o.u1 - 0.012
    k.box(a, b, -0.065, -0.01, o.z1 - 0.05, o.z1 - 0.002, frame)
    z, low = o.z1 - 0.07, o.z1 - (o.z1 - o.z0) * drop
    while z > low:
        tilt = 0.010 + r.uniform(-0.0015, 0.0015)
        k.add(
            [
                frame.p(u, d, z + s * tilt)
                for u, d, s in ((a, -0.058, 1), (b, -0.058, 1), (b, -0.018, -1), (a, -0.018, -1))
            ],
            [(0, 1, 2, 3)],
        )
        z -= 0.042
    k.box(a, b, -0.055, -0.022, low - 0.012, low + 0.008, frame)
    for u in (a + 0.15, b - 0.15):
        k.box(u - 0.0015, u + 0.0015, -0.04, -0.037, low, o.z1, frame)
    k.done(smooth=False)


def rod(frame, o, height, spread=0.55):
    """A curtain rod is screwed to the wall and stays when the room is cleared. Returns its height."""
    top = min(height - 0.12, o.z1 + 0.2)
    k = Kit("curtain-rod", get("black-metal"), C.FIXTURE)
    k.rod(frame.p(o.u0 - spread, 0.09, top), frame.p(o.u1 + spread, 0.09, top), 0.012)
    for u in (o.u0 - spread, o.u1 + spread):
        k.turn([(0.0, -0.025), (0.022, -0.015), (0.026, 0), (0.022, 0.015), (0.0, 0.025)], frame.p(u, 0.09, top), 16)
    k.done()
    return top


def curtains(frame, o, cloth, top, spread=0.55, drop=0.02, seed=1):
    """Two drawn-back panels. A mover takes them: they go with the furniture."""
    r = Random(seed)
    k = Kit("curtain", get(cloth), C.MOVABLE)
    for side, (a, b) in enumerate(((o.u0 - spread + 0.05, o.u0 + 0.06), (o.u1 - 0.06, o.u1 + spread - 0.05))):
        folds, ph = 6.5, r.uniform(0, 6)

        def at(s, t, a=a, b=b, ph=ph):
            wave = sin(s * folds * 2 * pi + ph + 0.5 * sin(t * 3 + ph)) * (0.034 + 0.018 * t) + 0.012 * sin(
                s * 31 + t * 2.3
            )
            flare = 1 + 0.06 * t
            mid = (a + b) / 2
            return frame.p(mid + (a + (b - a) * s - mid) * flare, 0.09 + wave, top - 0.012 - t * (top - drop))

        k.sheet(at, 110, 24)
    k.done()
