"""Rooms in the evening as the street sees them: 6 m along the windows, furniture and lamps, in the colours of a lived-in house.

A room's window wall lies at y = 0, its back wall at y = DEEP; x runs from -3 at the left to 3. What a window shows is a metre
or two of it, so something stands in every metre, and no lamp stands alone."""

from pieces import HIGH, Evening, beyond, drum, hanging, lamp_on, pendant, spot, staircase, wardrobe
from studio import casework, decor, door, fittings, hearth, kitchen_units as units, seating
from studio import classes as C
from studio.bath_units import mirror
from studio.bed import bed
from studio.kit import Kit, placed
from studio.palette import get
from studio.scenes.office import shelves
from studio.surfaces import paint, quartz, tiles


def living():
    e = Evening("linen-wall", "oak-floor", 3.7, "soft-sage").build()
    e.sides((4, "sea"), (5, "wood"))
    y = e.deep
    seating.sofa(placed(-0.9, y - 0.6), "navy", width=2.3, pillows=[("mustard", -0.7, 4), ("rust", 0.66, -4)], seed=2)
    e.picture(-0.9, 1.62, 1.35, 0.85, 2, "poppies")
    casework.chest(placed(0.62, y - 0.35), "walnut", 0.5, 0.42, 0.6, 2, 1)
    lamp_on(0.62, y - 0.35, 0.6)
    casework.bookcase(placed(1.85, y - 0.17), "oak", 1.3, 0.3, 2.1, 5, 3, 0.86)
    decor.plant(placed(-2.6, y - 0.5), 1.7, 3)
    seating.armchair(placed(2.0, 2.1, 0, -50), "tan-leather", seed=5)
    decor.floor_lamp(placed(2.62, 2.9), 1.62, 7)
    casework.coffee_table(placed(-0.8, 2.6))
    decor.vase(placed(-0.7, 2.6, 0.42), rgb=(0.2, 0.32, 0.36), seed=3)
    for x in (-2.1, -0.2, 1.85):
        spot(x, y - 0.55)
    for x in (-1.5, 1.2):
        spot(x, 1.7)


def kitchen():
    e = Evening("warm-white", "oak-floor", 3.8, crown=0.0).build()
    f = e.back
    run = units.Run(f, "walnut", "nickel")
    run.base(0.1, 0.9, "drawers").base(0.9, 1.75).base(2.51, 3.4, "drawers").base(3.4, 4.3)
    run.upper(0.1, 0.95).upper(0.95, 1.75).upper(2.51, 3.35).upper(3.35, 4.2)
    run.upper(4.42, 5.35, 1.86, 2.3, 0.6)
    run.cornice(0.1, 1.75, 2.3).cornice(2.51, 4.2, 2.3)
    run.done()
    units.stove(f, 1.75)
    units.hood(f, 2.13, HIGH)
    units.fridge(f, 4.44)
    stone = quartz("quartz", (0.72, 0.70, 0.66))
    units.worktop(f, 0.1, 1.75, stone)
    units.worktop(f, 2.51, 4.3, stone)
    tile = tiles(
        "splash", (0.46, 0.55, 0.54), (0.2, 0.075), (0.66, 0.65, 0.63), 0.003, 0.1, "xz", 0.5, 0.03, vary=0.18
    )
    Kit("splash", tile, C.WALL).box(0.1, 4.3, 0, 0.009, 0.9, 1.44, f).done(smooth=False)
    for u in (0.5, 1.35, 2.95, 3.8):
        x, y, _ = f.p(u, 0.2, 0)
        fittings.area_light("under", (x, y, 1.4), 0.5, 2)
    k = Kit("island", paint("island-paint", (0.14, 0.22, 0.26), 0.4, 0.0), C.FIXTURE, 0.003)
    k.box(-1.6, 1.3, 1.5, 2.2, 0, 0.88).done()
    Kit("island-top", stone, C.FIXTURE, 0.004).box(-1.75, 1.45, 1.35, 2.3, 0.88, 0.92).done()
    decor.bowl(placed(-0.3, 1.8, 0.92), r=0.17, rgb=(0.5, 0.2, 0.06))
    decor.vase(placed(0.9, 1.9, 0.92), rgb=(0.3, 0.36, 0.3), seed=4)
    for x in (-1.1, -0.1, 0.9):
        pendant(x, 1.85, 1.62, 0.16, 14)
    e.picture(-2.72, 1.6, 0.4, 0.9, 4, "wood", "oak")
    for x in (-2.2, -0.4, 1.2, 2.4):
        spot(x, 2.75, 44)


def dining():
    e = Evening("soft-sage", "walnut-floor", 3.8)
    f, o = e.opening(1.35, 2.35)
    e.build()
    door.cased(f, o)
    beyond(e, 1.35, 2.35, "walnut-floor")
    y = e.deep
    casework.dining_table(placed(-0.4, 2.1), w=2.1)
    for i, x in enumerate((-1.1, -0.4, 0.3)):
        seating.dining_chair(placed(x, 2.85, 0, 0), "walnut", "rust", i)
        seating.dining_chair(placed(x, 1.35, 0, 180), "walnut", "rust", i + 4)
    decor.vase(placed(-0.4, 2.1, 0.75), rgb=(0.72, 0.68, 0.6), h=0.3, seed=2)
    fittings.chandelier(-0.4, 2.1, HIGH, 0.75, 6, 40, "brass")
    casework.chest(placed(-0.7, y - 0.25), "oak", 1.7, 0.45, 0.86, 2, 3, "brass")
    lamp_on(-1.35, y - 0.25, 0.86, 6, (0.5, 0.2, 0.1))
    e.picture(-0.6, 1.68, 1.1, 0.8, 6, "sea", "brass")
    decor.stack(placed(-0.1, y - 0.25, 0.86, 15), 3, seed=4)
    decor.plant(placed(-2.5, y - 0.5), 1.6, 8, (0.45, 0.2, 0.1))
    e.side_picture(1, 2.6, 1.6, 0.9, 0.7, 3, "dusk")
    for x in (-1.9, 0.6):
        spot(x, y - 0.5, 44)


def hearthside():
    e = Evening("greige", "walnut-floor", 3.6, "warm-white").build()
    e.sides((4, "wood"), (5, "sea"))
    y = e.deep
    hearth.fireplace(e.back, 3.0, HIGH, 1.7)
    e.picture(0, 1.85, 1.0, 0.75, 9, "dusk", "brass")
    for x, seed in ((-1.75, 2), (1.75, 7)):
        casework.bookcase(placed(x, y - 0.17), "walnut", 1.25, 0.3, 2.3, 6, seed, 0.8)
    seating.armchair(placed(-1.5, 2.4, 0, 55), "teal", seed=5, pillow="mustard")
    seating.armchair(placed(1.4, 2.4, 0, -55), "teal", seed=6, pillow="linen")
    casework.coffee_table(placed(0, 2.3))
    decor.floor_lamp(placed(-2.55, 2.7), 1.65, 8)
    lamp_on(2.7, y - 0.35, 0.9, 7, (0.55, 0.5, 0.42))
    casework.chest(placed(2.7, y - 0.35), "oak", 0.5, 0.42, 0.9, 3, 1)
    drum(0.3, 2.2, 2.35, 0.32, 26)
    for x in (-1.75, 0, 1.75):
        spot(x, y - 0.6, 48)


def hall():
    e = Evening("warm-white", "oak-floor", 3.6, "mist-blue").build()
    y = e.deep
    staircase(-0.1, y)
    casework.chest(placed(-1.6, y - 0.22), "walnut", 1.2, 0.4, 0.84, 2, 2, "brass")
    lamp_on(-2.0, y - 0.24, 0.84, 7, (0.1, 0.2, 0.35))
    mirror(e.back, 3 + 1.3, 3 + 2.0, 1.15, 2.05, "brass")
    decor.vase(placed(-1.25, y - 0.22, 0.84), rgb=(0.68, 0.3, 0.14), seed=6)
    e.picture(1.55, 2.2, 0.5, 0.4, 3, "poppies", "oak")
    e.side_picture(-1, 2.4, 1.6, 0.7, 0.9, 5, "sea")
    drum(-0.9, 1.9, 2.3, 0.3, 34)
    pendant(1.7, 1.6, 1.95, 0.17, 20, "brass")
    for x in (-1.6, 0.4):
        spot(x, y - 1.3, 40)


def study():
    e = Evening("mist-blue", "pale-floor", 3.5, "mist-blue").build()
    e.sides((8, "wood"), (5, "poppies"))
    y = e.deep
    shelves(e.back, 3.4)
    for u0, z, seed in ((0.1, 1.145, 1), (0.95, 1.495, 2), (1.8, 1.145, 3), (2.6, 1.845, 4), (0.1, 1.845, 5), (1.8, 1.495, 6)):
        casework.books(placed(3, y, 0, 180), u0, u0 + 0.75, 0.05, z, 0.3, seed, 0.9)
    for u, z in ((1.2, 0.755), (2.9, 1.145)):
        decor.vase(placed(3 - u, y - 0.16, z), rgb=(0.5, 0.22, 0.12), h=0.22, stems=False, seed=3)
    casework.desk(placed(-1.5, y - 0.5), w=1.7)
    seating.office_chair(placed(-1.4, y - 1.15, 0, 170), "black-leather")
    lamp_on(-2.1, y - 0.35, 0.74, 7, (0.06, 0.09, 0.12))
    e.picture(-1.75, 1.72, 0.75, 0.95, 5, "dusk", "oak")
    e.picture(-0.85, 1.72, 0.6, 0.75, 12, "sand", "oak")
    drum(0.2, 1.9, 2.36, 0.3, 30)
    for x in (0.4, 1.4, 2.4):
        spot(x, y - 0.7, 40)
    seating.armchair(placed(1.9, 1.9, 0, -30), "rust", seed=5)


def family():
    e = Evening("greige", "oak-floor", 3.7, "linen-wall")
    f, o = e.opening(-2.5, -1.4)
    e.build()
    door.cased(f, o)
    beyond(e, -2.5, -1.4, "oak-floor")
    y = e.deep
    e.picture(0.15, 1.6, 0.75, 0.95, 8, "sea", "walnut")
    e.picture(1.05, 1.6, 0.75, 0.95, 14, "sand", "walnut")
    casework.chest(placed(0.6, y - 0.25), "walnut-x", 2.1, 0.45, 0.6, 2, 4)
    casework.bookcase(placed(2.35, y - 0.17), "walnut", 0.9, 0.3, 2.1, 5, 5, 0.8)
    decor.plant(placed(-0.95, y - 0.4), 1.5, 5, (0.2, 0.24, 0.26))
    lamp_on(1.5, y - 0.3, 0.6, 6, (0.62, 0.55, 0.44))
    seating.sofa(placed(0.4, 1.7, 0, 180), "oat", width=2.2, pillows=[("teal", -0.6, 4), ("rust", 0.6, -4)], seed=3)
    decor.floor_lamp(placed(-1.0, 1.9), 1.6, 6)
    e.side_picture(-1, 2.6, 1.6, 1.1, 0.8, 3, "wood")
    e.side_picture(1, 2.2, 1.6, 0.8, 0.8, 8, "poppies")
    fittings.ceiling_fan(0.3, 2.3, HIGH, 26)
    for x in (-0.4, 1.4, 2.4):
        spot(x, y - 0.6, 44)


def gallery():
    e = Evening("warm-white", "walnut-floor", 3.6).build()
    e.sides((6, "dusk"), (5, "wood"))
    y = e.deep
    wall = (
        (-2.2, 1.75, 0.6, 0.8, "sea"), (-1.5, 1.85, 0.5, 0.5, "poppies"), (-1.5, 1.3, 0.5, 0.4, "sand"),
        (-0.85, 1.65, 0.6, 0.75, "wood"), (1.3, 1.7, 1.2, 0.9, "dusk"), (2.45, 1.75, 0.5, 0.7, "sea"),
    )
    for i, (x, z, w, h, inks) in enumerate(wall):
        e.picture(x, z, w, h, i + 3, inks, ("walnut", "brass", "oak")[i % 3])
    seating.sofa(placed(1.3, y - 0.6), "tan-leather", width=2.1, pillows=[("navy", -0.6, 4), ("linen", 0.55, -4)], seed=7)
    casework.chest(placed(-1.6, y - 0.24), "oak", 1.5, 0.44, 0.8, 2, 3)
    lamp_on(-2.1, y - 0.24, 0.8, 7, (0.1, 0.24, 0.22))
    decor.bowl(placed(-1.2, y - 0.24, 0.8), r=0.15, rgb=(0.1, 0.2, 0.3))
    decor.floor_lamp(placed(0.0, y - 0.45), 1.62, 8)
    decor.plant(placed(2.7, y - 0.4), 1.6, 9)
    casework.dining_table(placed(-0.9, 1.7), "oak-x", w=1.7)
    for i, x in enumerate((-1.4, -0.5)):
        seating.dining_chair(placed(x, 2.4), "oak", "navy", i)
    fittings.chandelier(-0.9, 1.7, HIGH, 0.7, 6, 34)
    for x in (-2.1, -0.9, 1.3):
        spot(x, y - 0.6, 44)


def bedroom():
    e = Evening("linen-wall", "carpet", 3.0, "mist-blue").build()
    e.sides((5, "dusk"), (6, "wood"), 1.85)
    y = e.deep
    bed(placed(-0.3, y - 1.15), 1.8, 2.05, "tan-leather", accent="rust", throw="mustard", seed=4)
    for x in (-1.6, 1.0):
        casework.chest(placed(x, y - 0.25), "walnut", 0.5, 0.42, 0.95, 2, 1, "brass")
        lamp_on(x, y - 0.25, 0.95, 7, (0.5, 0.36, 0.2))
    e.picture(-0.3, 1.9, 1.3, 0.7, 3, "sea", "brass")
    wardrobe(2.2, y, "walnut")
    hanging(-2.95, -2.3, y - 0.1, "rust")
    fittings.ceiling_fan(-0.2, 1.7, HIGH, 30)
    spot(2.1, y - 1.0, 44)


def guest():
    e = Evening("soft-sage", "oak-floor", 2.9, "soft-sage").build()
    e.sides((4, "sea"), (9, "dusk"), 1.85)
    y = e.deep
    for i, x in enumerate((-1.9, -1.2, 0.9)):
        e.picture(x, 1.9, 0.55, 0.7, i + 5, ("poppies", "sand", "wood")[i], "oak")
    wardrobe(-0.1, y, "oak-x", 1.2, 2.3)
    decor.floor_lamp(placed(1.7, y - 0.5), 1.75, 8)
    hanging(2.2, 2.95, y - 0.1, "teal", seed=3)
    decor.plant(placed(-2.65, y - 0.5), 2.0, 4)
    drum(-0.6, 1.6, 2.33, 0.32, 34)
    spot(1.4, y - 0.6, 44)


def library():
    e = Evening("linen-wall", "walnut-floor", 3.0, "greige").build()
    e.sides((4, "sea"), (7, "poppies"), 1.85)
    y = e.deep
    for x, seed, body in ((-2.2, 2, "walnut"), (-0.95, 3, "walnut"), (2.2, 5, "walnut")):
        casework.bookcase(placed(x, y - 0.17), body, 1.2, 0.3, 2.35, 6, seed, 0.88)
    e.picture(0.75, 1.9, 1.0, 0.8, 12, "dusk", "brass")
    decor.floor_lamp(placed(0.1, y - 0.4), 1.72, 7)
    decor.floor_lamp(placed(1.45, y - 0.4), 1.72, 5)
    pendant(-0.6, 1.5, 1.95, 0.2, 26, "brass")
    for x in (-2.2, -0.9, 0.8, 2.2):
        spot(x, y - 0.6, 40)


def landing():
    e = Evening("warm-white", "oak-floor", 2.9)
    f, o = e.opening(-0.4, 0.5)
    g, p = e.opening(1.6, 2.45, depth=0.1)
    e.build()
    door.cased(f, o)
    door.shut(g, p, "two")
    e.sides((4, "dusk"), (9, "sand"), 1.85)
    beyond(e, -0.4, 0.5, "oak-floor")
    e.picture(-1.7, 1.85, 0.9, 0.65, 7, "sea", "walnut")
    e.picture(-2.6, 1.85, 0.45, 0.6, 8, "poppies", "walnut")
    e.picture(1.05, 1.9, 0.5, 0.65, 9, "wood", "walnut")
    fittings.chandelier(-1.1, 1.5, HIGH, 0.55, 6, 40, "brass")
    decor.plant(placed(2.75, e.deep - 0.4), 1.9, 2)
    for x in (-1.9, 1.1):
        spot(x, e.deep - 0.55, 44)


def nursery():
    e = Evening("warm-white", "pale-floor", 2.9, "mist-blue").build()
    e.sides((4, "sea"), (9, "poppies"), 1.85)
    y = e.deep
    shelf = Kit("shelf", get("oak-x"), C.MOVABLE, 0.003)
    for x, z in ((-1.6, 1.5), (-1.6, 1.95), (1.3, 1.6)):
        shelf.box(x - 0.75, x + 0.75, y - 0.24, y, z, z + 0.03)
        casework.books(placed(x, y - 0.24), -0.6, 0.35, 0.02, z + 0.03, 0.3, int(z * 7), 0.85)
    shelf.done()
    decor.bowl(placed(1.75, y - 0.12, 1.63), r=0.11, rgb=(0.5, 0.1, 0.06))
    e.picture(0.1, 1.85, 0.7, 0.9, 4, "poppies", "oak", False)
    e.picture(1.3, 2.05, 0.5, 0.5, 5, "sea", "oak", False)
    hanging(2.3, 2.95, y - 0.1, "mustard", seed=5)
    decor.floor_lamp(placed(-0.6, y - 0.4), 1.72, 6)
    lamp_on(-2.6, y - 0.3, 1.0, 8, (0.4, 0.12, 0.08))
    casework.chest(placed(-2.5, y - 0.3), "oak", 0.8, 0.45, 1.0, 4, 1)
    fittings.flush_light(0.2, 1.7, HIGH, 40)


LEVEL = (living, kitchen, dining, hearthside, hall, study, family, gallery)
UPPER = (bedroom, guest, library, landing, nursery)
