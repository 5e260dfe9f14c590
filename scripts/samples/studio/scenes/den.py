"""The cluttered room: a second bedroom used for everything (`furnished`), and cleared (`empty`)."""

from .. import casework, clutter, decor, fittings, light, seating, window
from ..bed import bed
from ..kit import Kit, placed
from ..shell import Room
from ..shot import Camera
from ..surfaces import plain
from .. import classes as C


def build(view="", variant="furnished", backdrop=""):
    room = Room([(0, 0), (4.0, 0), (4.0, 3.7), (0, 3.7)], 2.45, "warm-white", "grey-carpet")
    south, east, north, west = range(4)
    fn, on = room.open(north, 1.35, 2.85, 0.8, 2.02)
    room.build(0.1)
    window.window(fn, on, 2, 1, 1, blinds=0.42)
    for wall, u, z, kind, g in (
        (north, 0.5, 0.32, "outlet", 1),
        (north, 3.3, 0.32, "outlet", 1),
        (east, 0.6, 0.32, "outlet", 1),
    ):
        fittings.outlet(room.walls[wall], u, z, kind, g)
    fittings.flush_light(2.0, 1.85, 2.45, 26)
    fittings.ceiling_vent(1.2, 3.2, 2.45)
    light.daylight(fn, on, 30)
    light.sun(112, 42, 4.0)
    light.flash(2.0, 1.6, 18, 2.0, 1.5)
    light.world()
    if backdrop:
        light.backdrop(backdrop, (2.0, 1.8), turn=70)
    if variant != "empty":
        furnish(room)
    return {
        "camera": Camera((0.36, 0.34, 1.38), (2.55, 2.75), 17, -0.06),
        "floor": room.plan,
        "ceilingHeight": room.height,
        "room": "bedroom",
    }


def furnish(room):
    south, east, north, west = range(4)
    bed(placed(3.1, 2.63), 1.2, 2.0, "charcoal", "teal", "navy", None, True, 6)
    casework.desk(placed(0.95, 3.33), w=1.4, d=0.62)
    seating.office_chair(placed(1.15, 2.72, 0, 160))
    monitor(0.85, 3.45)
    clutter.papers(1.38, 3.28, 0.742, 8, 3, 0.14)
    clutter.mug(0.45, 3.2, 0.74, (0.45, 0.1, 0.08))
    clutter.mug(1.55, 3.45, 0.74, (0.75, 0.74, 0.7))
    clutter.bottle(0.36, 3.45, 0.74)
    decor.stack(placed(1.22, 3.5, 0.74, 25), 4, seed=5)
    casework.bookcase(placed(0.17, 1.95, 0, 90), "oak", 0.8, 0.3, 1.75, 5, 2, 0.86)
    clutter.carton(placed(0.62, 2.45, 0, 18), 0.4, 0.34, 0.3)
    clutter.carton(placed(3.72, 0.95, 0, -8), 0.46, 0.36, 0.34, False)
    clutter.carton(placed(3.7, 0.97, 0.34, 12), 0.4, 0.3, 0.26, True)
    clutter.basket(placed(3.6, 1.42))
    clutter.garment(3.6, 1.42, 0.47, "red-knit", 3, 0.6, 0.5, 30, 14)
    clutter.garment(1.95, 1.42, 0.004, "denim", 7, 1.0, 0.9, 20)
    clutter.garment(2.5, 1.62, 0.004, "white-cotton", 12, 0.8, 0.7, -35)
    clutter.garment(1.5, 2.0, 0.004, "charcoal", 9, 0.9, 0.8, 70)
    clutter.garment(2.9, 1.55, 0.004, "mustard", 5, 0.7, 0.6, 10)
    clutter.shoes(2.55, 1.1, 30)
    clutter.shoes(1.25, 1.5, -60, (0.06, 0.06, 0.065))
    clutter.backpack(2.28, 2.25, 200)
    clutter.papers(2.45, 1.95, 0.006, 3, 8, 0.2)
    clutter.cable(
        [
            (0.5, 3.68, 0.32),
            (0.55, 3.62, 0.02),
            (0.9, 3.2, 0.012),
            (1.2, 3.35, 0.012),
            (0.9, 3.6, 0.2),
            (0.86, 3.55, 0.74),
        ]
    )
    clutter.cable(
        [(3.3, 3.69, 0.32), (3.35, 3.6, 0.012), (2.45, 3.1, 0.012), (2.35, 2.6, 0.012), (2.2, 2.75, 0.012)],
        (0.75, 0.75, 0.73),
    )
    n, e = room.walls[north], room.walls[east]
    decor.framed(n, 3.2, 1.6, 0.5, 0.7, 3, [(0.75, 0.2, 0.1), (0.1, 0.12, 0.2), (0.8, 0.7, 0.45)], mat=False)
    decor.framed(e, 1.25, 1.62, 0.62, 0.45, 11, [(0.1, 0.25, 0.3), (0.75, 0.6, 0.3), (0.5, 0.12, 0.1)], mat=False)
    decor.framed(e, 0.55, 1.5, 0.3, 0.42, 13, [(0.7, 0.68, 0.62), (0.2, 0.3, 0.2)], "oak")


def monitor(x, y):
    k = Kit("monitor", plain("monitor", (0.015, 0.015, 0.016), 0.4), C.MOVABLE, 0.003)
    place = placed(x, y, 0.74, -8)
    k.box(-0.3, 0.3, -0.012, 0.012, 0.12, 0.48).box(-0.02, 0.02, 0.012, 0.03, 0.0, 0.25).box(
        -0.11, 0.11, -0.07, 0.09, 0.0, 0.012
    )
    k.done(place)
    Kit("screen", plain("screen", (0.01, 0.011, 0.013), 0.12, Specular=0.5), C.MOVABLE).box(
        -0.292, 0.292, -0.0135, -0.012, 0.13, 0.472
    ).done(place)
    kb = Kit("keyboard", plain("keyboard", (0.03, 0.03, 0.032), 0.5), C.MOVABLE, 0.002)
    kb.box(-0.21, 0.21, -0.3, -0.17, 0, 0.015)
    for i in range(14):
        for j in range(4):
            kb.box(-0.2 + i * 0.0287, -0.176 + i * 0.0287, -0.293 + j * 0.031, -0.268 + j * 0.031, 0.015, 0.02)
    kb.done(place)
