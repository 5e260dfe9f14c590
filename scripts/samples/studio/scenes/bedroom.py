"""Bedroom, empty: carpet, soft grey walls, twin windows with half-drawn blinds, a closet."""

from .. import door, fittings, light, window
from ..shell import Room
from ..shot import Camera


def build(view="", variant="", backdrop=""):
    room = Room([(0, 0), (4.3, 0), (4.3, 3.9), (0, 3.9)], 2.5, "pale-grey", "carpet")
    south, east, north, west = range(4)
    f1, o1 = room.open(north, 0.55, 1.65, 0.75, 2.08)
    f2, o2 = room.open(north, 2.35, 3.45, 0.75, 2.08)
    fd, od = room.open(east, 2.75, 3.55, 0, 2.04)
    fc, oc = room.open(west, 0.7, 2.35, 0, 2.04, 0.1)
    fe, oe = room.open(east, 0.35, 1.15, 0, 2.04)
    room.build(0.11)
    window.window(f1, o1, 1, 1, 1, blinds=0.16)
    window.window(f2, o2, 1, 1, 1, blinds=0.3)
    door.shut(fd, od, "two", "right")
    door.shut(fe, oe, "two", "left")
    closet(fc, oc)
    for wall, u, z, kind, g in (
        (north, 2.0, 0.32, "outlet", 1),
        (north, 3.95, 0.32, "outlet", 1),
        (east, 2.1, 0.32, "outlet", 1),
        (east, 2.5, 1.2, "switch", 1),
        (west, 3.1, 0.32, "outlet", 1),
        (west, 3.4, 0.32, "outlet", 1),
    ):
        fittings.outlet(room.walls[wall], u, z, kind, g)
    fittings.flush_light(2.15, 1.95, 2.5, 24)
    fittings.ceiling_vent(2.9, 3.35, 2.5)
    fittings.detector(3.5, 1.0, 2.5)
    for f, o in ((f1, o1), (f2, o2)):
        light.daylight(f, o, 30)
    light.sun(118, 40, 5.0)
    light.flash(2.1, 1.9, 20, 2.0)
    light.world()
    if backdrop:
        light.backdrop(backdrop, (2.1, 1.9), turn=40)
    return {
        "camera": Camera((0.42, 0.4, 1.3), (2.95, 3.1), 17, -0.04),
        "floor": room.plan,
        "ceilingHeight": room.height,
        "room": "bedroom",
    }


def closet(f, o):
    """Sliding closet: two flush panels on a track."""
    from .. import classes as C
    from ..kit import Kit
    from ..palette import get

    door.cased(f, o)
    m = (o.u0 + o.u1) / 2
    door.slab(f, o.u0 + 0.02, m + 0.03, -0.045, o.z1 - 0.03, "three", thick=0.03)
    door.slab(f, m - 0.03, o.u1 - 0.02, -0.085, o.z1 - 0.03, "three", thick=0.03)
    k = Kit("closet-pulls", get("nickel"), C.DOOR)
    for u, d in ((m - 0.02, -0.015), (m + 0.02 + 0.03, -0.055)):
        k.rod(f.p(u - 0.03, d, 1.0), f.p(u - 0.03, d + 0.003, 1.0), 0.026, n=24)
    k.done()
