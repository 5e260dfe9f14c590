"""Family room, furnished and tidy (`furnished`), and the same view without its furniture (`empty`)."""

from .. import casework, decor, door, fittings, light, seating, window
from ..kit import placed
from ..shell import Room
from ..shot import Camera


def build(view="", variant="furnished", backdrop=""):
    room = Room([(0, 0), (5.2, 0), (5.2, 4.4), (0, 4.4)], 2.6, "greige", "walnut-floor")
    south, east, north, west = range(4)
    fn, on = room.open(north, 1.3, 3.7, 0.6, 2.15)
    fe, oe = room.open(east, 2.9, 3.9, 0.6, 2.15)
    fd, od = room.open(east, 0.5, 1.35, 0, 2.06)
    room.build(0.13, 0.0)
    window.window(fn, on, 2, 1, 1)
    window.window(fe, oe, 1, 1, 1)
    door.shut(fd, od, "two", "right")
    top = window.rod(fn, on, 2.6, 0.5)
    for wall, u, z, kind, g in (
        (north, 0.4, 0.35, "outlet", 1),
        (north, 4.75, 0.35, "outlet", 1),
        (east, 1.7, 1.2, "switch", 2),
        (east, 2.3, 0.35, "outlet", 1),
        (west, 2.2, 0.35, "outlet", 1),
    ):
        fittings.outlet(room.walls[wall], u, z, kind, g)
    for x in (1.2, 4.0):
        for y in (1.1, 3.3):
            fittings.downlight(x, y, 2.6)
    fittings.ceiling_vent(4.2, 2.2, 2.6, 0.16, 0.32)
    fittings.detector(3.2, 0.7, 2.6)
    light.daylight(fn, on, 24)
    light.daylight(fe, oe, 24)
    light.sun(62, 40, 5.0)
    light.flash(2.6, 1.8, 24, 2.4, 1.4)
    light.world()
    if backdrop:
        light.backdrop(backdrop, (2.6, 2.2), turn=20)
    if variant != "empty":
        furnish(room)
        window.curtains(fn, on, "linen", top, 0.5)
    return {
        "camera": Camera((0.4, 0.42, 1.32), (3.25, 3.05), 18, -0.04),
        "floor": room.plan,
        "ceilingHeight": room.height,
        "room": "family-room",
    }


def furnish(room):
    south, east, north, west = range(4)
    decor.rug(placed(2.75, 2.35, 0, 0), 2.9, 2.1, (0.56, 0.53, 0.48), (0.20, 0.23, 0.28))
    seating.sofa(
        placed(2.7, 3.68), "oat", pillows=[("navy", -0.68, 4), ("linen", -0.28, -5), ("rust", 0.66, -4)], seed=2
    )
    seating.armchair(placed(4.45, 2.3, 0, -72), "charcoal", seed=5, pillow="mustard")
    casework.coffee_table(placed(2.7, 2.3), "walnut-x")
    decor.stack(placed(2.45, 2.32, 0.42, 12), 3, seed=4)
    decor.vase(placed(2.98, 2.3, 0.42), rgb=(0.74, 0.72, 0.67), seed=3)
    decor.bowl(placed(2.7, 2.14, 0.42), r=0.1)
    casework.chest(placed(1.22, 3.92), "oak", 0.45, 0.42, 0.56, 2, 1)
    decor.table_lamp(placed(1.22, 3.92, 0.56), power=7)
    decor.plant(placed(4.72, 3.85), 1.45, 3)
    e = room.walls[east]
    decor.framed(
        e, 2.32, 1.55, 0.62, 0.8, 2, [(0.78, 0.74, 0.66), (0.35, 0.42, 0.45), (0.10, 0.16, 0.22), (0.55, 0.33, 0.16)]
    )
    decor.framed(
        room.walls[north],
        0.55,
        1.5,
        0.42,
        0.56,
        5,
        [(0.80, 0.78, 0.72), (0.52, 0.36, 0.24), (0.22, 0.26, 0.22)],
        "brass",
    )
