"""Bedroom, furnished: made bed, nightstands, lamps, dresser, rug on carpet."""

from .. import casework, decor, door, fittings, light, window
from ..bed import bed
from ..kit import placed
from ..shell import Room
from ..shot import Camera


def build(view="", variant="furnished", backdrop=""):
    room = Room([(0, 0), (4.4, 0), (4.4, 4.0), (0, 4.0)], 2.5, "mist-blue", "oak-floor-x")
    south, east, north, west = range(4)
    fe, oe = room.open(east, 1.1, 2.7, 0.65, 2.1)
    fd, od = room.open(north, 3.5, 4.3, 0, 2.04)
    room.build(0.13, 0.08)
    window.window(fe, oe, 2, 2, 1)
    top = window.rod(fe, oe, 2.5, 0.45)
    door.shut(fd, od, "two", "left")
    for wall, u, z, kind, g in (
        (north, 0.25, 0.32, "outlet", 1),
        (east, 0.4, 0.32, "outlet", 1),
        (north, 3.27, 1.2, "switch", 1),
    ):
        fittings.outlet(room.walls[wall], u, z, kind, g)
    fittings.ceiling_fan(2.2, 1.9, 2.5, 14, 35)
    fittings.ceiling_vent(3.6, 3.2, 2.5, 0.16, 0.32)
    light.daylight(fe, oe, 40)
    light.sun(15, 34, 5.0)
    light.flash(1.8, 1.3, 24, 2.0, 1.3)
    light.world()
    if backdrop:
        light.backdrop(backdrop, (2.2, 2.0), turn=130)
    if variant != "empty":
        furnish(room)
        window.curtains(fe, oe, "white-cotton", top, 0.45, seed=4)
    return {
        "camera": Camera((0.38, 0.36, 1.32), (2.75, 3.1), 17.5, -0.05),
        "floor": room.plan,
        "ceilingHeight": room.height,
        "room": "bedroom",
    }


def furnish(room):
    north = room.walls[2]
    decor.rug(placed(2.47, 2.3), 2.5, 1.7, (0.60, 0.58, 0.54), (0.34, 0.38, 0.42), 0.24, 3)
    bed(placed(2.47, 2.83), accent="navy", throw="rust", seed=4)
    for x in (1.37, 3.57):
        casework.chest(placed(x, 3.72), "walnut", 0.44, 0.42, 0.56, 2, 1, "brass")
    decor.table_lamp(placed(1.37, 3.74, 0.56), body=(0.55, 0.52, 0.46), power=6)
    decor.stack(placed(3.6, 3.7, 0.56, 20), 2, seed=8)
    decor.vase(placed(3.5, 3.78, 0.56), h=0.18, seed=5)
    decor.framed(north, 1.6, 1.72, 0.5, 0.62, 7, [(0.80, 0.77, 0.70), (0.30, 0.38, 0.44), (0.08, 0.14, 0.22)], "brass")
    decor.framed(north, 2.24, 1.72, 0.5, 0.62, 9, [(0.80, 0.77, 0.70), (0.55, 0.42, 0.30), (0.25, 0.30, 0.28)], "brass")
    casework.chest(placed(4.13, 0.75, 0, -90), "walnut", 0.9, 0.45, 0.85, 3, 2, "brass")
    decor.plant(placed(4.1, 3.15, 0), 1.15, 6)
