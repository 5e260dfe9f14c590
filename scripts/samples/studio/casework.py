"""Tables, cabinets, shelves, dressers: hard furniture at the origin facing -y."""

from random import Random

from . import classes as C
from .kit import Kit
from .palette import get

M = C.MOVABLE


def coffee_table(place, wood="walnut-x", w=1.15, d=0.62, h=0.42):
    k = Kit("coffee-table", get(wood), M, 0.008, 3)
    k.box(-w / 2, w / 2, -d / 2, d / 2, h - 0.035, h)
    k.box(-w / 2 + 0.08, w / 2 - 0.08, -d / 2 + 0.06, d / 2 - 0.06, 0.13, 0.15)
    k.done(place)
    legs = Kit("table-legs", get("black-metal"), M, 0.003)
    for x in (-w / 2 + 0.05, w / 2 - 0.075):
        for y in (-d / 2 + 0.04, d / 2 - 0.065):
            legs.box(x, x + 0.025, y, y + 0.025, 0, h - 0.035)
    legs.done(place)


def dining_table(place, wood="walnut-x", w=1.9, d=0.95, h=0.75):
    k = Kit("dining-table", get(wood), M, 0.006, 3)
    k.box(-w / 2, w / 2, -d / 2, d / 2, h - 0.04, h)
    k.box(-w / 2 + 0.12, w / 2 - 0.12, -d / 2 + 0.1, -d / 2 + 0.125, h - 0.13, h - 0.04)
    k.box(-w / 2 + 0.12, w / 2 - 0.12, d / 2 - 0.125, d / 2 - 0.1, h - 0.13, h - 0.04)
    for x in (-w / 2 + 0.13, w / 2 - 0.13):
        for y in (-d / 2 + 0.13, d / 2 - 0.13):
            k.rod((x, y, 0), (x, y, h - 0.04), 0.024, 0.038, 20)
    k.done(place)


def chest(place, wood="oak", w=1.2, d=0.46, h=0.82, rows=3, cols=2, pull="black-metal", legs=0.12):
    """Drawers with gaps between; serves as dresser, nightstand, sideboard and media unit."""
    k = Kit("chest", get(wood), M, 0.004)
    k.box(-w / 2, w / 2, -d / 2 + 0.02, d / 2, legs, h - 0.025)
    k.box(-w / 2 - 0.008, w / 2 + 0.008, -d / 2 - 0.004, d / 2, h - 0.025, h)
    ch, cw = (h - 0.025 - legs) / rows, w / cols
    p = Kit("pulls", get(pull), M, 0.002)
    for i in range(cols):
        for j in range(rows):
            a, b = -w / 2 + cw * i + 0.004, -w / 2 + cw * (i + 1) - 0.004
            lo, hi = legs + ch * j + 0.004, legs + ch * (j + 1) - 0.004
            k.box(a, b, -d / 2, -d / 2 + 0.02, lo, hi)
            m, z = (a + b) / 2, hi - min(0.07, (hi - lo) / 2)
            p.tube(
                [
                    (m - 0.06, -d / 2, z),
                    (m - 0.06, -d / 2 - 0.026, z),
                    (m + 0.06, -d / 2 - 0.026, z),
                    (m + 0.06, -d / 2, z),
                ],
                0.005,
            )
    for x in (-w / 2 + 0.04, w / 2 - 0.04):
        for y in (-d / 2 + 0.06, d / 2 - 0.05):
            k.rod((x, y, 0), (x, y, legs), 0.014, 0.022)
    k.done(place)
    p.done(place)


def bookcase(place, wood="oak", w=0.9, d=0.3, h=1.9, shelves=5, seed=1, full=0.8):
    k = Kit("bookcase", get(wood), M, 0.003)
    k.box(-w / 2, -w / 2 + 0.022, -d / 2, d / 2, 0, h).box(w / 2 - 0.022, w / 2, -d / 2, d / 2, 0, h)
    k.box(-w / 2, w / 2, d / 2 - 0.012, d / 2, 0, h)
    for i in range(shelves + 1):
        z = 0.06 + (h - 0.08) * i / shelves
        k.box(-w / 2 + 0.022, w / 2 - 0.022, -d / 2 + 0.005, d / 2, z, z + 0.022)
        if i < shelves:
            books(
                place,
                -w / 2 + 0.03,
                w / 2 - 0.03,
                -d / 2 + 0.03,
                z + 0.022,
                (h - 0.08) / shelves - 0.04,
                seed * 10 + i,
                full,
            )
    k.done(place)


INKS = [
    (0.35, 0.06, 0.05),
    (0.05, 0.12, 0.25),
    (0.6, 0.55, 0.45),
    (0.08, 0.2, 0.14),
    (0.55, 0.35, 0.1),
    (0.12, 0.12, 0.13),
    (0.65, 0.62, 0.58),
    (0.25, 0.12, 0.2),
    (0.1, 0.28, 0.32),
    (0.5, 0.16, 0.08),
]


def books(place, x0, x1, y, z, room, seed, full=0.8):
    """A row of upright books, some leaning, with gaps."""
    from .surfaces import plain

    r = Random(seed)
    kits = {}
    x = x0 + r.uniform(0, 0.05)
    while x < x1 - 0.05:
        if r.random() > full:
            x += r.uniform(0.05, 0.25)
            continue
        t, h, d = r.uniform(0.016, 0.042), min(room, r.uniform(0.19, 0.29)), r.uniform(0.14, 0.2)
        ink = r.choice(INKS)
        kit = kits.setdefault(ink, Kit("books", plain("book", ink, 0.6), M, 0.002))
        kit.box(x, x + t - 0.0015, y + r.uniform(0, 0.025), y + d, z, z + h)
        x += t
    for kit in kits.values():
        kit.done(place)


def desk(place, wood="oak-x", w=1.5, d=0.7, h=0.74):
    k = Kit("desk", get(wood), M, 0.005)
    k.box(-w / 2, w / 2, -d / 2, d / 2, h - 0.03, h)
    k.done(place)
    legs = Kit("desk-legs", get("black-metal"), M, 0.003)
    for x in (-w / 2 + 0.06, w / 2 - 0.1):
        for y in (-d / 2 + 0.05, d / 2 - 0.09):
            legs.box(x, x + 0.04, y, y + 0.04, 0, h - 0.03)
        legs.box(x, x + 0.04, -d / 2 + 0.05, d / 2 - 0.05, h - 0.08, h - 0.03)
    legs.done(place)
