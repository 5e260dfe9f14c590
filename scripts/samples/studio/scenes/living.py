"""Living room, empty: oak floor, fireplace wall, a wide window to the garden, an opening to the hall."""

from .. import classes as C
from .. import door, fittings, light, window
from ..hearth import fireplace
from ..shell import Room
from ..shot import Camera


def build(view="", variant="", backdrop=""):
    room = Room([(0, 0), (5.6, 0), (5.6, 4.6), (0, 4.6)], 2.7, "linen-wall", "oak-floor")
    north, west, south, east = 2, 3, 0, 1
    fw, ow = room.open(north, 1.35, 4.25, 0.72, 2.2)  # garden window
    fe, oe = room.open(east, 2.55, 3.65, 0.72, 2.2)  # side window, right of the hearth
    fe2, oe2 = room.open(east, 0.45, 1.25, 0.72, 2.2)
    fs, os_ = room.open(south, 0.7, 2.5, 0, 2.15, 0.16)  # opening to the hall
    fd, od = room.open(west, 2.9, 3.72, 0, 2.06)  # closet door
    room.build(crown=0.085)
    window.window(fw, ow, 3, 2, 2)
    window.window(fe, oe, 1, 2, 2)
    window.window(fe2, oe2, 1, 2, 2)
    door.cased(fs, os_)
    door.shut(fd, od, "two")
    fireplace(fe, 1.9, 2.7)
    hall(room)
    for wall, u, kind, z, gangs in (
        (north, 0.6, "outlet", 0.35, 1),
        (north, 4.95, "outlet", 0.35, 1),
        (west, 1.6, "outlet", 0.35, 1),
        (west, 2.6, "switch", 1.2, 2),
        (south, 3.9, "outlet", 0.35, 1),
        (south, 2.75, "switch", 1.2, 2),
        (east, 4.2, "outlet", 0.35, 1),
        (west, 4.3, "outlet", 0.35, 1),
    ):
        fittings.outlet(room.walls[wall], u, z, kind, gangs)
    fittings.thermostat(room.walls[west], 2.35)
    for x in (1.3, 4.3):
        for y in (1.2, 3.4):
            fittings.downlight(x, y, 2.7)
    fittings.ceiling_fan(2.8, 2.3, 2.7)
    fittings.ceiling_vent(2.8, 4.15, 2.7)
    fittings.detector(2.3, 0.8, 2.7)
    for f, o in ((fw, ow), (fe, oe), (fe2, oe2)):
        light.daylight(f, o, 20)
    light.sun(52, 36, 5.0)
    light.flash(2.8, 2.3, 26)
    light.world()
    if backdrop:
        light.backdrop(backdrop, (2.8, 2.3))
    cam = (
        Camera((0.55, 0.42, 1.35), (4.0, 3.45), 17.5, -0.03)
        if view != "b"
        else Camera((5.22, 3.75, 1.35), (1.2, 1.35), 17, -0.03)
    )
    return {"camera": cam, "floor": room.plan, "ceilingHeight": room.height, "room": "living-room"}


def hall(room):
    """What shows through the opening: a short hall with its own floor, walls and a door."""
    from ..frame import Frame
    from ..kit import Kit
    from ..palette import get
    from ..shell import Opening, wall_faces

    f = Kit("hall-floor", get("oak-floor"), C.FLOOR)
    f.quad((-0.6, -2.4, 0), (4.2, -2.4, 0), (4.2, -0.16, 0), (-0.6, -0.16, 0)).done(smooth=False)
    c = Kit("hall-ceiling", get("ceiling"), C.CEILING)
    c.quad((-0.6, -2.4, 2.55), (4.2, -2.4, 2.55), (4.2, 0, 2.55), (-0.6, 0, 2.55)).done(smooth=False)
    w = Kit("hall-walls", get("warm-white"), C.WALL)
    back = Frame((-0.6, -2.4), (4.2, -2.4))
    o = Opening(1.35, 2.2, 0, 2.06)
    wall_faces(w, back, 2.55, [o])
    for a, b in (((4.2, -2.4), (4.2, -0.16)), ((-0.6, -0.16), (-0.6, -2.4))):
        wall_faces(w, Frame(a, b), 2.55, [])
    w.quad((-0.6, -0.16, 0), (0.7, -0.16, 0), (0.7, -0.16, 2.55), (-0.6, -0.16, 2.55))
    w.quad((2.5, -0.16, 0), (4.2, -0.16, 0), (4.2, -0.16, 2.55), (2.5, -0.16, 2.55))
    w.done(smooth=False)
    t = Kit("hall-skirting", get("white-trim"), C.WALL, 0.002)
    t.box(0, 1.26, 0, 0.015, 0, 0.13, back).box(2.29, 4.8, 0, 0.015, 0, 0.13, back).done()
    door.shut(back, o, "two")
    fittings.outlet(back, 0.95, 1.2, "switch")
    fittings.area_light("hall", (1.7, -1.2, 2.5), 0.5, 60, (1, 0.92, 0.82))
