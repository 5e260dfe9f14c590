"""Bathroom: tiled floor and tub surround, double-front vanity, mirror, toilet, a frosted window."""

from .. import bath_units as units
from .. import classes as C
from .. import fittings, light, window
from ..kit import Kit
from ..palette import get
from ..shell import Room
from ..shot import Camera
from ..surfaces import paint, plain, quartz, tiles


def build(view="", variant="", backdrop=""):
    room = Room([(0, 0), (2.7, 0), (2.7, 3.4), (0, 3.4)], 2.5, "pale-grey", "tile")
    south, east, north, west = range(4)
    from .. import palette

    palette.RECIPES["tile"] = lambda: tiles(
        "tile", (0.52, 0.51, 0.49), (0.6, 0.3), (0.42, 0.41, 0.39), 0.004, 0.28, "yx", 0.33, 0.1, vary=0.05
    )
    fe, oe = room.open(west, 1.35, 2.05, 1.25, 2.1)
    room.build(0.1, skip=(east, north))
    window.window(fe, oe, 1, 1, 1)
    wall_tile_x = tiles(
        "surround-x", (0.78, 0.78, 0.765), (0.3, 0.15), (0.6, 0.6, 0.585), 0.003, 0.12, "xz", 0.5, 0.04, vary=0.04
    )
    wall_tile_y = tiles(
        "surround-y", (0.78, 0.78, 0.765), (0.3, 0.15), (0.6, 0.6, 0.585), 0.003, 0.12, "yz", 0.5, 0.04, vary=0.04
    )
    k = Kit("surround-x", wall_tile_x, C.WALL)
    k.box(0, 2.7, 3.388, 3.4, 0.48, 2.2).done(smooth=False)
    k = Kit("surround-y", wall_tile_y, C.WALL)
    k.box(0, 0.012, 2.6, 3.4, 0.48, 2.2).box(2.688, 2.7, 2.6, 3.4, 0.48, 2.2).done(smooth=False)
    units.tub(0.0, 2.7, 2.62, 3.388)
    units.screen(0.012, 2.688, 2.645)
    shower(room.walls[west])
    east_wall = room.walls[east]
    palette.RECIPES["vanity"] = lambda: paint("vanity", (0.115, 0.15, 0.155), 0.4, 0.0)
    units.vanity(east_wall, 0.55, 1.85, "vanity", quartz("vanity-stone", (0.8, 0.795, 0.78)))
    units.mirror(east_wall, 0.72, 1.68, 1.08, 1.92)
    units.bar_light(east_wall, 1.2, 2.1)
    turned = Kit("skirting-e", get("white-trim"), C.WALL, 0.002)
    turned.box(0, 0.55, 0, 0.015, 0, 0.1, east_wall).box(1.85, 2.6, 0, 0.015, 0, 0.1, east_wall).done()
    toilet_facing_west(2.28, 2.24)
    fittings.outlet(east_wall, 1.98, 1.12)
    fittings.outlet(room.walls[west], 0.5, 1.2, "switch", 2)
    bar(room.walls[west])
    fittings.ceiling_vent(1.0, 1.9, 2.5, 0.26, 0.26)
    fittings.downlight(1.2, 3.0, 2.5)
    fittings.downlight(1.2, 1.2, 2.5)
    light.daylight(fe, oe, 46)
    light.flash(1.1, 1.2, 16, 1.3)
    light.world()
    if backdrop:
        light.backdrop(backdrop, (1.3, 1.7), turn=10)
    return {
        "camera": Camera((0.35, 0.22, 1.38), (1.62, 2.35), 17, -0.05),
        "floor": room.plan,
        "ceilingHeight": room.height,
        "room": "bathroom",
    }


def toilet_facing_west(x, y):
    """The tank stands against the east wall."""
    import bpy

    before = set(bpy.data.objects)
    units.toilet(0, 0)
    from ..kit import placed

    for o in set(bpy.data.objects) - before:
        o.matrix_world = placed(x - 0.02, y, 0, -90) @ o.matrix_world


def shower(f):
    k = Kit("shower", get("chrome"), C.FIXTURE)
    u = 3.4 - 3.0
    k.tube([f.p(u, 0.012, 2.02), f.p(u, 0.1, 2.04), f.p(u, 0.2, 2.0), f.p(u, 0.26, 1.94)], 0.011)
    k.rod(f.p(u, 0.25, 1.955), f.p(u, 0.29, 1.905), 0.02, 0.065, 24)
    k.rod(f.p(u, 0.012, 1.1), f.p(u, 0.02, 1.1), 0.08, n=32).rod(f.p(u, 0.02, 1.1), f.p(u, 0.06, 1.1), 0.022)
    k.tube([f.p(u, 0.06, 1.1), f.p(u + 0.03, 0.065, 1.16)], 0.009)
    k.tube([f.p(u, 0.012, 0.68), f.p(u, 0.1, 0.68), f.p(u, 0.14, 0.66)], 0.019)
    k.done()


def bar(f):
    """Towel bar under the window, with a folded towel."""
    k = Kit("towel-bar", get("nickel"), C.FIXTURE)
    k.tube([f.p(2.4, 0, 1.15), f.p(2.4, 0.07, 1.15), f.p(3.0, 0.07, 1.15), f.p(3.0, 0, 1.15)], 0.009).done()
    from math import sin

    t = Kit("towel", get("white-cotton"), C.MOVABLE)
    for d0, zz in ((0.086, 0.62), (0.054, 0.75)):
        t.sheet(
            lambda s, q, d0=d0, zz=zz: f.p(2.52 + 0.36 * s, d0 + 0.004 * sin(s * 9 + q * 3), 1.162 - (1.162 - zz) * q),
            24,
            16,
        )
    t.sheet(lambda s, q: f.p(2.52 + 0.36 * s, 0.054 + 0.032 * q, 1.162 + 0.006 * sin(q * 3.14)), 24, 6)
    o = t.done()
    m = o.modifiers.new("thick", "SOLIDIFY")
    m.thickness = 0.008
