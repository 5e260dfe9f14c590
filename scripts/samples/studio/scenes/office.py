"""Home office, empty: pale boards, built-in shelves, one tall window, French doors."""

from .. import classes as C
from .. import door, fittings, light, window
from ..kit import Kit
from ..palette import get
from ..shell import Room
from ..shot import Camera


def build(view="", variant="", backdrop=""):
    room = Room([(0, 0), (3.7, 0), (3.7, 3.5), (0, 3.5)], 2.6, "mist-blue", "pale-floor")
    south, east, north, west = range(4)
    fe, oe = room.open(east, 0.95, 2.35, 0.6, 2.2)
    fs, os_ = room.open(west, 1.0, 1.85, 0, 2.06)
    room.build(0.14, 0.0, skip=(north,))
    window.window(fe, oe, 2, 2, 2, blinds=0.12)
    door.shut(fs, os_, "two", "left")
    shelves(room.walls[north], 3.7)
    for wall, u, z, kind, g in (
        (east, 0.45, 0.35, "outlet", 1),
        (east, 2.85, 0.35, "outlet", 1),
        (west, 0.75, 1.2, "switch", 2),
        (west, 2.4, 0.35, "outlet", 1),
    ):
        fittings.outlet(room.walls[wall], u, z, kind, g)
    for x in (1.0, 2.7):
        for y in (1.1, 2.5):
            fittings.downlight(x, y, 2.6)
    fittings.detector(1.85, 0.6, 2.6)
    light.daylight(fe, oe, 30)
    light.sun(22, 36, 5.0)
    light.flash(1.8, 1.6, 15, 1.6)
    light.world()
    if backdrop:
        light.backdrop(backdrop, (1.8, 1.7), turn=110)
    return {
        "camera": Camera((0.32, 0.34, 1.3), (2.2, 2.75), 16.5, -0.035),
        "floor": room.plan,
        "ceilingHeight": room.height,
        "room": "office",
    }


def shelves(f, length):
    """Wall-to-wall built-in: cupboards below, open shelves with beaded backs above."""
    k = Kit("built-in", get("white-trim"), C.FIXTURE, 0.003)
    d = 0.42
    k.box(0, length, 0.05, d - 0.04, 0, 0.1, f).box(0, length, 0, d, 0.1, 0.72, f)
    top = Kit("built-in-top", get("oak-x"), C.FIXTURE, 0.004)
    top.box(0, length, 0, d + 0.025, 0.72, 0.755, f).done()
    n = 4
    w = length / n
    p = Kit("built-in-knobs", get("brass"), C.FIXTURE)
    for i in range(n):
        for a, b, s in ((w * i + 0.012, w * (i + 0.5) - 0.003, 1), (w * (i + 0.5) + 0.003, w * (i + 1) - 0.012, -1)):
            for r in (
                (a, a + 0.06, 0.115, 0.705),
                (b - 0.06, b, 0.115, 0.705),
                (a + 0.06, b - 0.06, 0.115, 0.175),
                (a + 0.06, b - 0.06, 0.645, 0.705),
            ):
                k.box(r[0], r[1], d, d + 0.02, r[2], r[3], f)
            k.box(a + 0.01, b - 0.01, d - 0.01, d + 0.008, 0.125, 0.695, f)
            u = b - 0.035 if s > 0 else a + 0.035
            p.rod(f.p(u, d + 0.02, 0.61), f.p(u, d + 0.045, 0.61), 0.006).turn(
                [(0.0, -0.013), (0.012, -0.008), (0.0145, 0), (0.012, 0.008), (0.0, 0.013)], f.p(u, d + 0.045, 0.61), 16
            )
    back = 0.3
    for i in range(n + 1):
        u = min(max(w * i, 0.02), length - 0.02)
        k.box(u - 0.02, u + 0.02, 0, back, 0.755, 2.42, f)
        k.box(u - 0.035, u + 0.035, back, back + 0.018, 0.755, 2.42, f)
    for z in (1.12, 1.47, 1.82, 2.15):
        k.box(0, length, 0, back - 0.005, z, z + 0.025, f)
    k.box(0, length, 0, back + 0.02, 2.4, 2.6, f).box(0, length, 0, back + 0.06, 2.52, 2.6, f).box(
        0, length, 0, back + 0.04, 2.46, 2.52, f
    )
    u = 0.0
    while u < length:
        k.box(u, u + 0.09, 0.0, 0.008, 0.755, 2.4, f)
        u += 0.096
    k.done()
    p.done()
