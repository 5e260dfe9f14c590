"""Bathroom: marble floor, tiled tub surround with a window in it, vanity with mirror, toilet."""

from math import sin

import bpy

from .. import bath_units as units
from .. import classes as C
from .. import fittings, light, palette, window
from ..facade import flat_wall
from ..kit import Kit, placed
from ..palette import get
from ..shell import Room
from ..shot import Camera
from ..surfaces import paint, quartz, tiles


def build(view="", variant="", backdrop=""):
    room = Room([(0, 0), (2.7, 0), (2.7, 3.4), (0, 3.4)], 2.5, "pale-grey", "tile")
    south, east, north, west = range(4)
    palette.RECIPES["tile"] = lambda: tiles(
        "tile", (0.66, 0.655, 0.64), (0.6, 0.3), (0.40, 0.39, 0.37), 0.0035, 0.13, "yx", 0.5, 0.05, 0.75, 0.06
    )
    fn, on = room.open(north, 1.1, 2.0, 1.32, 2.12)
    room.build(0.1, skip=(east, north))
    window.window(fn, on, 1, 1, 1)
    surround(room.walls, on)
    units.tub(0.0, 2.7, 2.62, 3.388)
    units.screen(0.012, 1.0, 2.645)
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
    bar(room.walls[west], 1.0)
    bottle(east_wall, 1.62)
    fittings.ceiling_vent(1.0, 1.9, 2.5, 0.26, 0.26)
    fittings.downlight(1.2, 3.0, 2.5)
    fittings.downlight(1.2, 1.2, 2.5)
    light.daylight(fn, on, 90)
    light.sun(113, 48, 7.0)
    light.flash(1.1, 1.2, 13, 1.3)
    light.world()
    if backdrop:
        light.backdrop(backdrop, (1.3, 1.7), turn=95)
    return {
        "camera": Camera((0.45, 0.2, 1.38), (1.6, 2.35), 17, -0.05),
        "floor": room.plan,
        "ceilingHeight": room.height,
        "room": "bathroom",
    }


def surround(walls, o):
    """Glazed subway tile on three sides of the tub with a mosaic band at shoulder height."""
    top, low, band = 2.24, 0.48, (1.06, 1.16)
    _, east, north, west = walls
    for f, axes, runs, holes in (
        (north, "xz", (0, 2.7), [(o.u0, o.u1, o.z0, o.z1)]),
        (west, "yz", (0, 0.8), []),
        (east, "yz", (2.6, 3.4), []),
    ):
        glaze = tiles(
            f"glaze-{axes}", (0.80, 0.805, 0.79), (0.3, 0.1), (0.50, 0.50, 0.485), 0.0035, 0.07, axes, 0.5, 0.04, 0, 0.08, 0.5
        )
        chips = tiles(
            f"chips-{axes}", (0.16, 0.235, 0.245), (0.05, 0.025), (0.62, 0.62, 0.6), 0.003, 0.08, axes, 0.5, 0.3, 0, 0.5, 0.5
        )
        cut = [(a - runs[0], b - runs[0], lo, hi) for a, b, lo, hi in holes]
        part = Part(f, runs[0])
        flat_wall(part, runs[1] - runs[0], low, top, glaze, cut, 0.012, C.WALL, "surround")
        flat_wall(part, runs[1] - runs[0], *band, chips, cut, 0.014, C.WALL, "surround-band")
        Kit("surround-edge", get("porcelain"), C.WALL, 0.004).box(runs[0], runs[1], 0, 0.016, top, top + 0.02, f).done()
    for f, u in ((west, 0.8), (east, 2.6)):
        Kit("surround-end", get("porcelain"), C.WALL, 0.004).box(u - 0.01, u + 0.01, 0, 0.016, low, top + 0.02, f).done()


class Part:
    """A wall's frame counted from a point along it."""

    def __init__(self, frame, start):
        self.frame, self.start = frame, start

    def p(self, u, d, z):
        return self.frame.p(self.start + u, d, z)


def toilet_facing_west(x, y):
    """The tank stands against the east wall."""
    before = set(bpy.data.objects)
    units.toilet(0, 0)
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


def bar(f, u):
    """Towel bar with a folded towel."""
    k = Kit("towel-bar", get("nickel"), C.FIXTURE)
    k.tube([f.p(u, 0, 1.25), f.p(u, 0.07, 1.25), f.p(u + 0.6, 0.07, 1.25), f.p(u + 0.6, 0, 1.25)], 0.009).done()
    t = Kit("towel", get("white-cotton"), C.MOVABLE)
    side = lambda s, q: u + 0.12 + 0.36 * s
    for d0, low in ((0.080, 0.72), (0.060, 0.80)):
        t.sheet(
            lambda s, q, d0=d0, low=low: f.p(side(s, q), d0 + 0.004 * sin(s * 9 + q * 3), 1.262 - (1.262 - low) * q), 24, 16
        )
    t.sheet(lambda s, q: f.p(side(s, q), 0.060 + 0.020 * q, 1.262 + 0.006 * sin(q * 3.14)), 24, 6)
    m = t.done().modifiers.new("thick", "SOLIDIFY")
    m.thickness = 0.008


def bottle(f, u):
    """Soap dispenser beside the basin."""
    x, y, _ = f.p(u, 0.2, 0)
    Kit("soap", get("navy-glaze"), C.MOVABLE).turn(
        [(0.0, 0.86), (0.034, 0.86), (0.036, 0.87), (0.036, 0.96), (0.03, 0.98), (0.012, 0.99), (0.012, 1.0), (0, 1.0)], (x, y, 0)
    ).done()
    Kit("soap-pump", get("chrome"), C.MOVABLE).tube(
        [(x, y, 0.99), (x, y, 1.035), (x - 0.02, y, 1.04), (x - 0.045, y, 1.03)], 0.005
    ).done()
