"""The sample home from outside: a two-storey main block, a gabled bay, a porch and a two-car garage.
Metres; the street side faces -y, the porch floor is 0.36 up."""

from . import classes as C
from . import facade, outside_openings as openings, outdoors, roof
from .fittings import area_light
from .frame import Frame
from .goods import glow, wood
from .kit import Kit
from .palette import get
from .surfaces import plain

MAIN = (-3.2, 6.2, 0.0, 8.0, 5.5)  # x0, x1, y0, y1, eave height
BAY = (2.0, 6.2, -1.1, 5.5)  # x0, x1, front y, eave height
GARAGE = (-9.8, -3.2, -1.7, 5.2, 2.95)
PORCH = (-3.2, 2.0, -2.1, 0.36)


def front(x0, x1, y):
    """Frame of a wall facing the street; u runs from x1 down to x0."""
    return Frame((x1, y), (x0, y))


def house(night=0.0, colour=(0.36, 0.43, 0.46)):
    paint = outdoors.siding("siding", colour)
    gable_paint = outdoors.siding("gable-siding", [min(1, c * 1.0) for c in colour])
    white = get("white-trim")
    roof_x, roof_y = outdoors.shingles("shingles-x", (0.062, 0.061, 0.064), "x"), outdoors.shingles(
        "shingles-y", (0.062, 0.061, 0.064), "y"
    )
    brick_f, brick_s = outdoors.brick("brick-front", "xz"), outdoors.brick("brick-side", "yz")
    shutter = plain("shutter", (0.022, 0.026, 0.03), 0.45)
    stone_cap = outdoors.concrete("cap", (0.55, 0.53, 0.49))
    main(night, paint, white, shutter, brick_f)
    bay(night, paint, gable_paint, white, brick_f, stone_cap, shutter)
    garage(night, paint, gable_paint, white, brick_f, brick_s, stone_cap)
    porch(night, white, brick_f, stone_cap, roof_x)
    x0, x1, y0, y1, e = MAIN
    roof.gable_along_x("roof-main", roof_x, white, x0, x1, y0, y1, e, 0.62)
    roof.gable_along_y("roof-bay", roof_y, white, BAY[0], BAY[1], BAY[2], 3.6, BAY[3], 0.82)
    roof.gable_along_y("roof-garage", roof_y, white, GARAGE[0], GARAGE[1], GARAGE[2], GARAGE[3], GARAGE[4], 0.66)
    chimney(brick_f)


def main(night, paint, white, shutter, brick_f):
    x0, x1, y0, y1, e = MAIN
    f = front(x0, BAY[0], y0)
    length = BAY[0] - x0
    u = lambda x: BAY[0] - x
    upper = [(-2.35, -1.35, 3.75, 5.05), (0.15, 1.15, 3.75, 5.05)]
    lower = [(0.55, 1.6, 0.95, 2.55), (-2.85, -1.75, 0.95, 2.55)]
    door = (-1.05, -0.05, 0.36, 2.52)
    holes = [(u(b), u(a), lo, hi) for a, b, lo, hi in upper + lower] + [(u(-0.05) - 0.38, u(-1.05) + 0.38, 0.3, 2.75)]
    facade.lap_siding(f, length, 0.3, e, paint, holes)
    for i, (a, b, lo, hi) in enumerate(upper):
        openings.window(
            f,
            u(b),
            u(a),
            lo,
            hi,
            night * (0.75 if i else 0.0) + (0.0 if i else night * 0.18),
            shutters=shutter,
            seed=3 + i,
        )
    for i, (a, b, lo, hi) in enumerate(lower):
        openings.window(f, u(b), u(a), lo, hi, night * 1.0, seed=11 + i)
    entrance(f, u(-0.05), u(-1.05), 0.36, 2.44, night)
    openings.lantern(f, u(-1.05) + 0.62, 1.95, night, 0.02)
    east = Frame((x1, y1), (x1, y0))
    facade.lap_siding(
        east,
        y1 - y0,
        0.3,
        e,
        paint,
        [(5.2, 6.3, 0.95, 2.5), (5.2, 6.3, 3.75, 5.05), (1.8, 2.9, 0.95, 2.5)],
        (y1 - y0) / 2 * 0.62,
    )
    for a, lo, hi, s in ((5.2, 0.95, 2.5, 21), (5.2, 3.75, 5.05, 22), (1.8, 0.95, 2.5, 23)):
        openings.window(east, a, a + 1.1, lo, hi, night * 0.7, seed=s)
    facade.corner_boards(east, y1 - y0, 0.3, e, white)
    west = Frame((x0, y0), (x0, y1))
    facade.lap_siding(west, y1 - y0, 0.3, e, paint, [(1.3, 2.3, 3.9, 5.0)], (y1 - y0) / 2 * 0.62)
    openings.window(west, 1.3, 2.3, 3.9, 5.0, night * 0.0, seed=31)
    facade.corner_boards(west, y1 - y0, 3.0, e, white)
    facade.flat_wall(front(x0, x1, y1), x1 - x0, 0, e, paint)
    base = Kit("foundation", outdoors.concrete("foundation", (0.42, 0.41, 0.39)), C.FACADE)
    base.box(x0, x1, y0 + 0.01, y1, 0, 0.31).done(smooth=False)
    k = Kit("downspout", white, C.FACADE, 0.004)
    k.box(x0 + 0.18, x0 + 0.25, -0.07, -0.01, 2.9, 5.2).box(x1 - 0.02, x1 + 0.05, -1.17, -1.11, 0.3, 5.2)
    k.done()


def entrance(f, u0, u1, z0, z1, night):
    """Stained door with an upper light, sidelights, and a deep white surround."""
    t = Kit("entry-trim", get("white-trim"), C.FACADE, 0.004)
    s = 0.3
    t.box(u0 - s - 0.14, u0 - s, -0.1, 0.05, z0, z1 + 0.08, f).box(u1 + s, u1 + s + 0.14, -0.1, 0.05, z0, z1 + 0.08, f)
    t.box(u0 - s - 0.18, u1 + s + 0.18, -0.1, 0.06, z1 + 0.08, z1 + 0.3, f)
    t.box(u0 - s - 0.22, u1 + s + 0.22, -0.1, 0.1, z1 + 0.3, z1 + 0.34, f)
    for a in (u0 - 0.05, u1):
        t.box(a, a + 0.05, -0.1, 0.02, z0, z1 + 0.08, f)
    t.box(u0 - s, u1 + s, -0.1, 0.02, z1 + 0.02, z1 + 0.08, f)
    for a, b in ((u0 - s, u0 - 0.05), (u1 + 0.05, u1 + s)):
        t.box(a, b, -0.08, -0.03, z0, z0 + 0.7, f)
        t.box(a, b, -0.07, -0.05, z1 - 0.62, z1 - 0.6, f)
        t.box(a, b, -0.07, -0.05, z1 - 1.1, z1 - 1.08, f)
    t.done()
    stain = wood("entry-wood", (0.30, 0.135, 0.055), (0.15, 0.06, 0.024), "z", 0.3)
    d = Kit("entry-door", stain, C.ENTRANCE, 0.006)
    d.box(u0, u1, -0.1, -0.06, z0 + 0.02, z1 + 0.02, f)
    w = u1 - u0
    for a, b, lo, hi in (
        (0.14, 0.46, 0.25, 0.95),
        (0.54, 0.86, 0.25, 0.95),
        (0.14, 0.46, 1.05, 1.4),
        (0.54, 0.86, 1.05, 1.4),
    ):
        d.box(u0 + w * a, u0 + w * b, -0.06, -0.048, z0 + lo, z0 + hi, f)
    for a, b, lo, hi in (
        (0.12, 0.88, 1.5, 1.53),
        (0.12, 0.88, 1.93, 1.96),
        (0.12, 0.15, 1.5, 1.96),
        (0.85, 0.88, 1.5, 1.96),
        (0.36, 0.38, 1.5, 1.96),
        (0.62, 0.64, 1.5, 1.96),
    ):
        d.box(u0 + w * a, u0 + w * b, -0.06, -0.04, z0 + lo, z0 + hi, f)
    d.done()
    lit = (
        glow("entry-lit", (1, 0.7, 0.4), 0.4 * night)
        if night
        else plain("entry-glass", (0.05, 0.05, 0.05), 0.05, Specular=0.7)
    )
    g = Kit("entry-glass", lit, C.ENTRANCE)
    g.box(u0 + w * 0.14, u0 + w * 0.86, -0.06, -0.055, z0 + 1.52, z0 + 1.94, f)
    g.box(u0 - s, u0 - 0.05, -0.07, -0.065, z0 + 0.7, z1 + 0.02, f).box(
        u1 + 0.05, u1 + s, -0.07, -0.065, z0 + 0.7, z1 + 0.02, f
    )
    g.done(smooth=False)
    h = Kit("entry-handle", get("black-metal"), C.ENTRANCE, 0.002)
    h.box(u0 + 0.05, u0 + 0.09, -0.06, -0.05, z0 + 0.85, z0 + 1.2, f)
    h.tube(
        [
            f.p(u0 + 0.07, -0.05, z0 + 0.9),
            f.p(u0 + 0.07, -0.005, z0 + 0.92),
            f.p(u0 + 0.07, -0.005, z0 + 1.06),
            f.p(u0 + 0.07, -0.05, z0 + 1.08),
        ],
        0.009,
    )
    h.done()


def bay(night, paint, gable_paint, white, brick_f, cap, shutter):
    x0, x1, y, e = BAY
    f = front(x0, x1, y)
    n = x1 - x0
    lower, upper = (1.05, 3.15, 0.95, 2.6), (1.05, 3.15, 3.7, 5.05)
    facade.lap_siding(f, n, 0.3, e, paint, [lower, upper])
    for (a, b, lo, hi), lum, seed in ((lower, 1.0, 41), (upper, 0.6, 42)):
        m = (a + b) / 2
        openings.window(f, a, m - 0.06, lo, hi, night * lum, seed=seed)
        openings.window(f, m + 0.06, b, lo, hi, night * lum, seed=seed + 50)
    mullion = Kit("mullion", white, C.FACADE, 0.004)
    for a, b, lo, hi in (lower, upper):
        m = (a + b) / 2  # covers where the two casings overlap
        mullion.box(m - 0.07, m + 0.07, -0.12, 0.038, lo, hi, f)
        mullion.box(m - 0.2, m + 0.2, 0, 0.048, hi, hi + 0.13, f).box(
            m - 0.22, m + 0.22, 0, 0.078, hi + 0.13, hi + 0.162, f
        )
        mullion.box(m - 0.21, m + 0.21, 0, 0.078, lo - 0.052, lo, f)
    mullion.done()
    facade.batten_gable(f, n, e, n / 2 * 0.82, gable_paint)
    k = Kit("belly-band", white, C.FACADE, 0.004)
    k.box(-0.03, n + 0.03, 0, 0.04, e - 0.1, e + 0.12, f).box(-0.03, n + 0.03, 0, 0.035, 3.02, 3.2, f)
    k.done()
    vent(f, n / 2, e + 0.5, white)
    facade.corner_boards(f, n, 0.3, e, white)
    facade.brick_skirt(f, 0, n, 0.72, brick_f, cap)
    for side in (Frame((x1, 0.0), (x1, y)), Frame((x0, y), (x0, 0.0))):
        facade.lap_siding(side, 1.1, 0.3, e, paint)
        facade.corner_boards(side, 1.1, 0.3, e, white, 0.08)


def vent(f, m, z, white):
    """Louvred attic vent in a gable."""
    v = Kit("gable-vent", white, C.FACADE, 0.004)
    v.box(m - 0.27, m + 0.27, 0.03, 0.06, z, z + 0.06, f).box(m - 0.27, m + 0.27, 0.03, 0.06, z + 0.55, z + 0.61, f)
    v.box(m - 0.27, m - 0.21, 0.03, 0.06, z + 0.06, z + 0.55, f).box(
        m + 0.21, m + 0.27, 0.03, 0.06, z + 0.06, z + 0.55, f
    )
    for i in range(9):
        h = z + 0.07 + i * 0.054
        v.quad(
            f.p(m - 0.21, 0.05, h),
            f.p(m + 0.21, 0.05, h),
            f.p(m + 0.21, 0.02, h + 0.045),
            f.p(m - 0.21, 0.02, h + 0.045),
        )
    v.done()


def garage(night, paint, gable_paint, white, brick_f, brick_s, cap):
    x0, x1, y, y1, e = GARAGE
    f = front(x0, x1, y)
    n = x1 - x0
    d0, d1 = n / 2 - 2.45, n / 2 + 2.45
    facade.lap_siding(f, n, 0.0, e, paint, [(d0, d1, -1, 2.3)])
    openings.garage_door(f, d0, d1, 2.25, get("white-trim"), night * 0.35)
    facade.batten_gable(f, n, e, n / 2 * 0.66, gable_paint)
    k = Kit("garage-band", white, C.FACADE, 0.004)
    k.box(-0.03, n + 0.03, 0, 0.045, e - 0.14, e + 0.06, f)
    k.done()
    for u in (0.42, n - 0.42):
        openings.lantern(f, u, 1.95, night, 0.02)
    vent(f, n / 2, e + 0.6, white)
    facade.corner_boards(f, n, 0.0, e, white)
    facade.brick_skirt(f, 0.0, d0 - 0.15, 0.85, brick_f, cap)
    facade.brick_skirt(f, d1 + 0.15, n, 0.85, brick_f, cap)
    west = Frame((x0, y), (x0, y1))
    facade.lap_siding(west, y1 - y, 0.0, e, paint, [(2.6, 3.6, 1.1, 2.3)])
    openings.window(west, 2.6, 3.6, 1.1, 2.3, night * 0.2, seed=61)
    facade.brick_skirt(west, 0.0, y1 - y, 0.85, brick_s, cap)
    facade.corner_boards(west, y1 - y, 0.0, e, white)
    east = Frame((x1, 0.0), (x1, y))
    facade.lap_siding(east, 1.7, 0.0, e, paint)


def porch(night, white, brick_f, cap, shingle):
    x0, x1, y, z = PORCH
    deck = Kit("porch-floor", outdoors.concrete("porch-slab", (0.50, 0.485, 0.455)), C.GROUND, 0.006)
    deck.box(x0, x1, y - 0.04, 0, z - 0.06, z)
    for i in range(2):
        deck.box(-1.5, 0.5, y - 0.34 * (2 - i), y + 0.02, 0, 0.12 * (i + 1))
    deck.done()
    skirt = Kit("porch-brick", brick_f, C.FACADE)
    skirt.box(x0, x1, y, y + 0.1, 0, z - 0.06).done(smooth=False)
    t = Kit("porch-trim", white, C.FACADE, 0.005)
    for x in (x0 + 0.16, -1.62, 0.62, x1 - 0.16):
        t.box(x - 0.11, x + 0.11, y + 0.05, y + 0.27, z + 0.78, 2.62)
        t.box(x - 0.145, x + 0.145, y + 0.015, y + 0.305, 2.52, 2.62)
        t.box(x - 0.145, x + 0.145, y + 0.015, y + 0.305, z + 0.78, z + 0.86)
    t.box(x0, x1, y + 0.04, y + 0.28, 2.62, 2.9)
    t.box(x0 - 0.12, x1 + 0.02, y - 0.22, y - 0.2, 2.76, 2.93)
    t.box(x0 - 0.12, x1, y - 0.22, 0, 2.9, 2.93)
    for a, b in ((x0 + 0.3, -1.78), (0.78, x1 - 0.3)):
        t.box(a, b, y + 0.13, y + 0.19, z + 0.82, z + 0.87).box(a, b, y + 0.13, y + 0.19, z + 0.1, z + 0.15)
        k = a + 0.08
        while k < b:
            t.box(k - 0.016, k + 0.016, y + 0.145, y + 0.175, z + 0.12, z + 0.83)
            k += 0.105
    t.done()
    piers = Kit("porch-piers", brick_f, C.FACADE)
    caps = Kit("pier-caps", cap, C.FACADE, 0.006)
    for x in (x0 + 0.16, -1.62, 0.62, x1 - 0.16):
        piers.box(x - 0.2, x + 0.2, y - 0.04, y + 0.36, 0, z + 0.72)
        caps.box(x - 0.235, x + 0.235, y - 0.075, y + 0.395, z + 0.72, z + 0.785)
    piers.done(smooth=False)
    caps.done()
    roof.plane(
        "porch-roof",
        shingle,
        (x0 - 0.12, y - 0.3, 2.93),
        (x1 + 0.0, y - 0.3, 2.93),
        (x1, 0.02, 3.6),
        (x0 - 0.12, 0.02, 3.6),
    )
    if night:
        area_light("porch", (-0.55, -1.0, 2.86), 0.35, 20 * night, (1, 0.7, 0.42), aim=(-0.55, -1.0, 0))
    lamp = glow("porch-lamp", (1, 0.7, 0.42), 5 * night) if night else plain("porch-lamp", (0.7, 0.69, 0.66), 0.3)
    Kit("porch-light", lamp, C.FACADE).turn(
        [(0.0, 2.8), (0.1, 2.8), (0.12, 2.84), (0.11, 2.9)], (-0.55, -1.0, 0)
    ).done()


def chimney(brick_f):
    k = Kit("chimney", brick_f, C.FACADE)
    k.box(4.6, 5.5, 5.2, 5.9, 5.5, 9.0).done(smooth=False)
    c = Kit("chimney-cap", outdoors.concrete("chimney-cap", (0.45, 0.44, 0.42)), C.FACADE, 0.01)
    c.box(4.52, 5.58, 5.12, 5.98, 9.0, 9.1).done()
    Kit("flue", plain("flue", (0.25, 0.12, 0.08), 0.8), C.FACADE).rod((5.05, 5.55, 9.1), (5.05, 5.55, 9.4), 0.13).done()
