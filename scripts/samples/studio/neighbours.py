"""Houses next door and across the street. Whatever they are made of, their class is `other`."""

import bpy

from . import classes as C
from . import facade, outdoors, roof
from . import outside_openings as openings
from .frame import Frame
from .kit import Kit
from .palette import get
from .surfaces import plain


def neighbours():
    before = set(bpy.data.objects)
    plain_house(0, -6, -44, 12, 9, 3.2, (0.48, 0.40, 0.33))
    plain_house(1, 14, -45, 11, 9, 5.2, (0.52, 0.56, 0.57))
    next_door("right", 17.0, 27.5, 4.0, 13.0, 5.2, (0.60, 0.555, 0.47), (0.06, 0.032, 0.026))
    next_door("left", -29.5, -19.5, 3.0, 12.0, 3.0, (0.55, 0.50, 0.42), (0.03, 0.04, 0.05))
    for o in set(bpy.data.objects) - before:
        o.pass_index = C.OTHER + 1


def next_door(name, x0, x1, y0, y1, eave, tone, accent):
    """Houses that a view shows whole: boards, real windows, a door under a small hood. Only the walls that
    face the street and our house have openings."""
    paint, white = outdoors.siding(f"{name}-siding", tone), get("white-trim")
    shutter = plain(f"{name}-shutter", accent, 0.5)
    front = Frame((x1, y0), (x0, y0))
    near, far = Frame((x0, y0), (x0, y1)), Frame((x1, y1), (x1, y0))
    if x1 < 0:
        near, far = far, near
    w, d = x1 - x0, y1 - y0
    rows = [(0.9, 2.4)] + ([(3.5, 4.8)] if eave > 4.5 else [])
    bays = [w * (i + 0.5) / 4 for i in range(4)]
    holes = [(u - 0.5, u + 0.5, lo, hi) for u in bays for lo, hi in rows if (u, lo) != (bays[2], 0.9)]
    door = (bays[2] - 0.5, bays[2] + 0.5, 0.3, 2.45)
    side = [(u, u + 1.0, lo, hi) for u in (1.8, 6.0) for lo, hi in rows]
    facade.lap_siding(front, w, 0.3, eave, paint, [*holes, door])
    facade.lap_siding(near, d, 0.3, eave, paint, side, d / 2 * 0.6)
    for i, hole in enumerate(holes):
        openings.window(front, *hole, shutters=shutter, seed=70 + i)
    for i, hole in enumerate(side):
        openings.window(near, *hole, seed=80 + i)
    k = Kit(f"{name}-door", plain(f"{name}-door", (0.10, 0.022, 0.02), 0.3), C.OTHER, 0.004)
    k.box(door[0] + 0.05, door[1] - 0.05, -0.08, -0.03, 0.3, 2.4, front).done()
    t = Kit(f"{name}-trim", white, C.OTHER, 0.004)
    t.box(door[0] - 0.1, door[0] + 0.05, -0.08, 0.04, 0.3, 2.45, front)
    t.box(door[1] - 0.05, door[1] + 0.1, -0.08, 0.04, 0.3, 2.45, front)
    t.box(door[0] - 0.35, door[1] + 0.35, 0, 1.0, 2.5, 2.66, front).done()
    for f, n in ((front, w), (near, d)):
        facade.corner_boards(f, n, 0.3, eave, white)
    base = Kit(f"{name}-base", outdoors.concrete(f"{name}-base", (0.42, 0.41, 0.39)), C.OTHER)
    base.box(x0, x1, y0 + 0.01, y1, 0, 0.31).done(smooth=False)
    facade.flat_wall(Frame((x0, y1), (x1, y1)), w, 0, eave, paint)
    facade.flat_wall(far, d, 0, eave, paint)
    roof.gable_along_x(
        f"{name}-roof", outdoors.shingles(f"{name}-roof", (0.085, 0.07, 0.06)), white, x0, x1, y0, y1, eave, 0.6
    )


def plain_house(n, x, y, w, d, h, tone):
    """Far off, half hidden or only mirrored in a window."""
    k = Kit(f"neighbour-{n}", outdoors.siding(f"neighbour-{n}", tone), C.OTHER)
    k.box(x - w / 2, x + w / 2, y, y + d, -0.1, h)
    gable = [(x + s * w / 2, yy, z) for s in (-1, 1) for yy, z in ((y, h), (y + d, h), (y + d / 2, h + 2.6))]
    k.add(gable, [(0, 1, 2), (3, 5, 4)]).done(smooth=False)
    m = outdoors.shingles(f"neighbour-roof-{n}", (0.09, 0.075, 0.065))
    a, b, low, ridge = x - w / 2 - 0.4, x + w / 2 + 0.4, h - 0.2, h + 2.7
    for ye, p, q in ((y - 0.4, a, b), (y + d + 0.4, b, a)):
        roof.plane("nr", m, (p, ye, low), (q, ye, low), (q, y + d / 2, ridge), (p, y + d / 2, ridge), 0.3)
    g = Kit("neighbour-glass", plain("neighbour-glass", (0.04, 0.05, 0.06), 0.05), C.OTHER)
    t = Kit("neighbour-trim", plain("neighbour-trim", (0.75, 0.75, 0.73), 0.4), C.OTHER)
    for i in range(3):
        for z in [1.0] if h < 4 else [1.0, 3.6]:
            u = x - w / 2 + w * (i + 0.5) / 3
            t.box(u - 0.65, u + 0.65, y - 0.05, y + 0.02, z - 0.1, z + 1.5)
            g.box(u - 0.55, u + 0.55, y - 0.07, y, z, z + 1.4)
    t.done()
    g.done(smooth=False)
