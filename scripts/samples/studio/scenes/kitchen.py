"""Kitchen with built-ins, cleared: white shaker units, an island, tiled splashback, steel appliances."""

from .. import classes as C
from .. import fittings, kitchen_units as units, light, window
from ..goods import glow
from ..kit import Kit
from ..palette import get
from ..shell import Room
from ..shot import Camera
from ..surfaces import paint, quartz, tiles


def build(view="", variant="", backdrop=""):
    room = Room([(0, 0), (4.8, 0), (4.8, 4.3), (0, 4.3)], 2.6, "warm-white", "pale-floor")
    south, east, north, west = range(4)
    fe, oe = room.open(east, 1.55, 3.05, 1.12, 2.12)
    room.build(0.12, skip=(north, east))
    window.window(fe, oe, 2, 2, 1)
    stone = quartz("quartz", (0.80, 0.795, 0.78))
    fn, f_e = room.walls[north], room.walls[east]
    # north wall, from its right-hand end: u runs from the east corner to the west
    run = units.Run(fn, "white-trim")
    run.base(0.62, 1.22, "drawers").base(1.98, 2.9).upper(0.35, 1.2).upper(2.0, 2.88)
    run.upper(2.93, 3.88, 1.86, 2.3, 0.6)
    run.k.box(2.9, 2.93, 0, 0.72, 0, 2.3, fn).box(3.88, 3.91, 0, 0.72, 0, 2.3, fn)
    run.cornice(0.0, 1.22, 2.3).cornice(1.98, 2.9, 2.3).cornice(2.9, 3.91, 2.3, 0.6)
    run.done()
    units.stove(fn, 1.22)
    units.hood(fn, 1.6, 2.6)
    units.fridge(fn, 2.95)
    units.worktop(fn, 0.0, 1.22, stone)
    units.worktop(fn, 1.98, 2.9, stone)
    east_run = units.Run(f_e, "white-trim")
    east_run.base(0.35, 0.95, "drawers").base(1.87, 2.73, "sink").base(2.73, 3.33).base(3.33, 3.67)
    east_run.upper(0.35, 1.3).upper(3.3, 3.95)
    east_run.cornice(0.35, 1.3, 2.3).cornice(3.3, 4.3, 2.3)
    east_run.done()
    units.dishwasher(f_e, 0.95)
    Kit("filler", get("white-trim"), C.FIXTURE).box(1.55, 1.87, 0, 0.59, 0.1, 0.88, f_e).done()
    units.worktop(f_e, 0.33, 3.665, stone, cut=(1.93, 2.67, 0.12, 0.52))
    units.sink(f_e, 1.93, 2.67)
    splash_n = tiles(
        "splash-n", (0.80, 0.80, 0.78), (0.2, 0.075), (0.66, 0.65, 0.63), 0.003, 0.1, "xz", 0.5, 0.03, vary=0.05
    )
    splash_e = tiles(
        "splash-e", (0.80, 0.80, 0.78), (0.2, 0.075), (0.66, 0.65, 0.63), 0.003, 0.1, "yz", 0.5, 0.03, vary=0.05
    )
    k = Kit("splash-n", splash_n, C.WALL)
    k.box(0, 1.22, 0, 0.009, 0.915, 1.42, fn).box(1.22, 1.98, 0, 0.009, 0.9, 2.0, fn).box(
        1.98, 2.9, 0, 0.009, 0.915, 1.42, fn
    ).done(smooth=False)
    k = Kit("splash-e", splash_e, C.WALL)
    k.box(0.35, 1.44, 0, 0.009, 0.915, 1.42, f_e).box(3.16, 4.3, 0, 0.009, 0.915, 1.42, f_e).box(
        1.44, 3.16, 0, 0.009, 0.915, 1.0, f_e
    ).done(smooth=False)
    island(stone)
    for f, u in ((fn, 0.9), (fn, 2.45), (f_e, 0.8), (f_e, 3.5)):
        fittings.outlet(f.shifted(d=0.009), u, 1.14)
    for x in (1.2, 3.0):
        for y in (1.0, 3.1):
            fittings.downlight(x, y, 2.6)
    pendants()
    light.daylight(fe, oe, 40)
    light.sun(18, 32, 5.0)
    light.flash(1.5, 1.2, 30, 2.0, 1.2)
    fittings.area_light("behind", (0.3, 1.5, 1.7), 1.8, 26, (0.93, 0.97, 1.0), aim=(3, 2.4, 1.2))
    light.world()
    if backdrop:
        light.backdrop(backdrop, (2.4, 2.2), turn=75)
    return {
        "camera": Camera((0.45, 0.5, 1.4), (3.15, 3.05), 18, -0.045),
        "floor": room.plan,
        "ceilingHeight": room.height,
        "room": "kitchen",
    }


def island(stone):
    k = Kit("island", paint("island-paint", (0.10, 0.135, 0.165), 0.4, 0.0), C.FIXTURE, 0.002)
    x0, x1, y0, y1 = 1.55, 2.35, 1.5, 3.05
    k.box(x0 + 0.02, x1, y0, y1, 0.1, 0.88).box(x0 + 0.06, x1 - 0.05, y0 + 0.05, y1 - 0.05, 0, 0.1)
    n = 3
    w = (y1 - y0) / n
    for i in range(n):
        a, b = y0 + w * i + 0.01, y0 + w * (i + 1) - 0.01
        for r in (
            (a, a + 0.06, 0.12, 0.86),
            (b - 0.06, b, 0.12, 0.86),
            (a + 0.06, b - 0.06, 0.12, 0.19),
            (a + 0.06, b - 0.06, 0.79, 0.86),
        ):
            k.box(x0, x0 + 0.02, r[0], r[1], r[2], r[3])
    for r in (
        (x0 + 0.03, x0 + 0.1, 0.12, 0.86),
        (x1 - 0.08, x1 - 0.01, 0.12, 0.86),
        (x0 + 0.1, x1 - 0.08, 0.12, 0.19),
        (x0 + 0.1, x1 - 0.08, 0.79, 0.86),
    ):
        k.box(r[0], r[1], y0 - 0.018, y0, r[2], r[3])
    k.done()
    t = Kit("island-top", stone, C.FIXTURE, 0.004, 3)
    t.box(x0 - 0.28, x1 + 0.03, y0 - 0.04, y1 + 0.04, 0.88, 0.92).done()


def pendants():
    for y in (1.9, 2.65):
        k = Kit("pendant", get("black-metal"), C.FIXTURE)
        k.rod((1.85, y, 1.95), (1.85, y, 2.6), 0.004).turn(
            [(0.0, 0.0), (0.06, 0.0), (0.055, -0.02), (0.0, -0.025)], (1.85, y, 2.6)
        )
        k.turn(
            [
                (0.0, 0.24),
                (0.03, 0.235),
                (0.035, 0.19),
                (0.06, 0.16),
                (0.13, 0.05),
                (0.15, 0.0),
                (0.146, 0.0),
                (0.12, 0.055),
                (0.03, 0.17),
            ],
            (1.85, y, 1.74),
        ).done()
        Kit("pendant-bulb", glow("bulb", (1, 0.83, 0.62), 12), C.FIXTURE).turn(
            [(0.0, -0.03), (0.03, -0.015), (0.035, 0.02), (0.02, 0.06)], (1.85, y, 1.79), 16
        ).done().visible_diffuse = False
