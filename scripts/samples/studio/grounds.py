"""The plot: lawn, driveway, walk, beds, trees and the street."""

from random import Random

from . import classes as C
from . import outdoors, planting, tree
from .kit import Kit, placed


HARD = [  # x0, x1, y0, y1 of paving, beds and the house itself
    (-9.4, -3.45, -14.0, -1.6),
    (-1.5, 0.5, -4.5, -2.0),
    (-3.45, 0.5, -4.5, -3.4),
    (2.0, 7.2, -2.6, 0.0),
    (0.65, 2.4, -3.45, -1.9),
    (-3.35, -1.6, -3.2, -1.9),
    (6.1, 7.45, -2.6, 8.0),
    (-10.9, -9.75, -2.2, 5.4),
    (-10.0, 6.3, -2.0, 8.2),
    (-80.0, 80.0, -14.4, -13.0),
    (-80.0, 80.0, -30.0, -16.0),
]


def open_lawn(x, y, pad):
    return not any(x0 - pad < x < x1 + pad and y0 - pad < y < y1 + pad for x0, x1, y0, y1 in HARD)


def paving():
    g = Kit("lawn", outdoors.lawn("lawn"), C.GROUND)
    g.quad((-70, -13.0, 0), (70, -13.0, 0), (70, 80, 0), (-70, 80, 0)).done(smooth=False)
    k = Kit("drive", outdoors.concrete("drive", (0.37, 0.36, 0.34), 3.05), C.GROUND, 0.004)
    k.box(-9.4, -3.45, -13.0, -1.6, -0.1, 0.025).done()
    w = Kit("walk", outdoors.concrete("walk", (0.40, 0.39, 0.365), 1.25, "x"), C.GROUND, 0.004)
    w.plate([(-3.45, -4.5), (0.5, -4.5), (0.5, -2.75), (-1.5, -2.75), (-1.5, -3.4), (-3.45, -3.4)], -0.1, 0.03).done()
    s = Kit("sidewalk", outdoors.concrete("sidewalk", (0.50, 0.49, 0.46), 1.5, "x"), C.GROUND, 0.004)
    s.box(-70, 70, -14.4, -13.0, -0.1, 0.02).done()
    v = Kit("verge", outdoors.lawn("verge"), C.GROUND)
    v.box(-70, 70, -16.0, -14.4, -0.1, 0.0).done(smooth=False)
    c = Kit("kerb", outdoors.concrete("kerb", (0.46, 0.45, 0.43), 3.0, "x"), C.GROUND, 0.02)
    c.box(-70, 70, -16.2, -16.0, -0.2, 0.0).done()
    a = Kit("street", outdoors.concrete("asphalt", (0.075, 0.075, 0.078)), C.GROUND)
    a.quad((-70, -26, -0.15), (70, -26, -0.15), (70, -16.2, -0.15), (-70, -16.2, -0.15)).done(smooth=False)
    far = Kit("far-lawn", outdoors.lawn("far-lawn"), C.GROUND)
    far.quad((-70, -80, -0.1), (70, -80, -0.1), (70, -26, -0.1), (-70, -26, -0.1)).done(smooth=False)
    beds = Kit("beds", outdoors.mulch("mulch"), C.GROUND)
    for o in (
        [
            (2.0, 0),
            (2.0, -1.9),
            (0.65, -1.95),
            (0.7, -3.2),
            (1.6, -3.45),
            (2.8, -2.75),
            (4.2, -2.45),
            (6.0, -2.55),
            (7.2, -2.2),
            (7.45, -0.5),
            (7.3, 8),
            (6.1, 8),
            (6.1, 0),
        ],
        [(-3.3, -2.0), (-3.3, -3.05), (-2.4, -3.2), (-1.65, -2.9), (-1.6, -2.0)],
        [(-9.8, 5.4), (-10.8, 5.4), (-10.9, -1.2), (-10.4, -2.2), (-9.6, -2.1)],
    ):
        beds.plate(o, -0.05, 0.045)
    beds.done(smooth=False)


def beds(rng=None):
    r = rng or Random(4)
    green = outdoors.leaf("box-leaf", (0.115, 0.20, 0.035), (0.035, 0.085, 0.016), 0.3)
    deep = outdoors.leaf("yew-leaf", (0.055, 0.115, 0.025), (0.02, 0.05, 0.012), 0.25)
    gold = outdoors.leaf("spirea-leaf", (0.33, 0.36, 0.05), (0.12, 0.19, 0.03), 0.4)
    red = outdoors.leaf("barberry-leaf", (0.22, 0.035, 0.03), (0.07, 0.012, 0.014), 0.35)
    pink = outdoors.leaf("hydrangea", (0.72, 0.38, 0.50), (0.50, 0.30, 0.52), 0.3)
    white = outdoors.leaf("white-bloom", (0.85, 0.85, 0.80), (0.62, 0.68, 0.52), 0.3)
    straw = outdoors.leaf("tussock", (0.36, 0.38, 0.14), (0.13, 0.21, 0.05), 0.35)
    box = [planting.shrub(f"box-{i}", 20 + i, green, 0.42, 0.72) for i in range(3)]
    yew = [planting.shrub(f"yew-{i}", 30 + i, deep, 0.55, 1.2, 7000, 0.04) for i in range(2)]
    spirea = [planting.shrub(f"spirea-{i}", 40 + i, gold, 0.36, 0.5, 3600, 0.038) for i in range(2)]
    barberry = [planting.shrub(f"barberry-{i}", 50 + i, red, 0.38, 0.62, 3800, 0.036) for i in range(2)]
    hyd = planting.shrub("hyd", 60, green, 0.5, 0.78, 2600, 0.085)
    heads = planting.blooms("hyd-heads", 61, pink, 0.5, 0.78)
    heads_w = planting.blooms("hyd-heads-w", 62, white, 0.5, 0.78)
    grass = [planting.tussock(f"tussock-{i}", 70 + i, straw) for i in range(2)]
    put = lambda o, x, y, s=1.0: tree.again(o, placed(x, y, 0.03, r.uniform(0, 360), s * r.uniform(0.88, 1.12)))
    for x in (2.5, 3.5, 4.55, 5.6):
        put(r.choice(box), x + r.uniform(-0.1, 0.1), -1.72 + r.uniform(-0.06, 0.06), 0.95)
    for x in (3.0, 4.05, 5.1, 6.1):
        put(r.choice(spirea), x, -2.2 + r.uniform(-0.08, 0.08))
    put(yew[0], 6.75, -1.5, 1.15)
    put(yew[1], 6.8, 1.2, 1.1)
    put(yew[0], 6.85, 3.6, 1.2)
    for x, y in ((1.05, -2.5), (1.75, -2.7), (-2.9, -2.55), (-2.15, -2.6)):
        put(hyd, x, y)
        put(heads if x > 0 else heads_w, x, y)
    put(barberry[0], 1.35, -3.1, 0.8)
    put(barberry[1], 6.6, -2.1, 0.85)
    put(grass[0], 2.35, -2.55)
    put(grass[1], 0.95, -3.15, 0.7)
    put(grass[0], -10.3, -1.6, 1.0)
    put(grass[1], -3.0, -3.0, 0.6)
    for i in range(4):
        put(r.choice(box), -10.3, -0.6 + i * 1.25, 1.0)
    for o in (*box, *yew, *spirea, *barberry, hyd, heads, heads_w, *grass):
        o.hide_render = True


def woods(near=True, seed=9):
    """Specimen trees, a belt behind the house, and street trees for the windows to mirror."""
    r = Random(seed)
    bark = outdoors.bark("bark", (0.17, 0.13, 0.10))
    pale = outdoors.bark("pale-bark", (0.30, 0.27, 0.23))
    maple = outdoors.leaf("maple-leaf", (0.20, 0.29, 0.045), (0.06, 0.125, 0.022), 0.42)
    oak = outdoors.leaf("oak-leaf", (0.13, 0.205, 0.035), (0.04, 0.09, 0.017), 0.4)
    fir = outdoors.leaf("fir-needle", (0.06, 0.115, 0.045), (0.018, 0.05, 0.02), 0.15)
    birch = outdoors.leaf("birch-leaf", (0.30, 0.36, 0.07), (0.10, 0.17, 0.03), 0.45)
    a = tree.tree("maple", 3, 8.4, tree.BROAD, bark, maple, 46, 0.085, 0.85, 0.16)
    b = tree.tree("oak", 12, 11.0, tree.BROAD, bark, oak, 44, 0.11, 0.65, 0.22)
    c = tree.tree("birch", 8, 7.0, tree.NARROW, pale, birch, 40, 0.068, 0.75, 0.09)
    d = tree.tree("spruce", 5, 10.5, tree.SPRUCE, bark, fir, 26, 0.16, 0.22, 0.15, 0.15)
    # the belt behind is far off: a third of the leaves at twice the size look the same there
    e = tree.tree("far-oak", 14, 10.0, tree.BROAD, bark, oak, 14, 0.2, 0.7, 0.2)
    f = tree.tree("far-maple", 15, 9.0, tree.BROAD, bark, maple, 14, 0.19, 0.75, 0.18)
    kinds = {"maple": a, "oak": b, "birch": c, "spruce": d, "far-oak": e, "far-maple": f}

    def put(kind, x, y, s=1.0):
        m = placed(x, y, 0, r.uniform(0, 360), s * r.uniform(0.92, 1.08))
        for part in kinds[kind]:
            tree.again(part, m)

    put("maple", 9.6, -5.2, 0.92)
    put("birch", -12.6, -5.0, 0.95)
    put("oak", 10.5, 11.0, 1.15)
    put("oak", -13.5, 9.5, 1.1)
    put("spruce", 12.6, 3.5, 0.95)
    put("maple", -1.5, 15.0, 1.25)
    for row, (y, step) in enumerate(((19, 5.0), (26, 3.6), (36, 3.4), (48, 3.6))):
        for i in range(int((76 + 24 * row) / step)):
            x = -38 - 12 * row + i * step + r.uniform(-1.2, 1.2)
            if row == 0 and -12 < x < 10:
                continue
            put(
                r.choice(["far-oak", "far-maple", "far-oak", "spruce", "far-maple"]),
                x,
                y + r.uniform(-2, 3),
                r.uniform(0.75, 1.15) * (1 + 0.12 * row),
            )
    for i in range(18):
        for side in (-1, 1):
            put(
                r.choice(["far-oak", "far-maple"]),
                side * (46 + r.uniform(-5, 8)),
                -14 + i * 3.4 + r.uniform(-1, 1),
                r.uniform(0.8, 1.2),
            )
    low = planting.shrub("thicket", 99, oak, 1.6, 2.6, 9000, 0.11)
    for i in range(64):
        tree.again(
            low,
            placed(
                -64 + i * 2.0 + r.uniform(-0.6, 0.6),
                23 + r.uniform(-2, 4),
                -0.1,
                r.uniform(0, 360),
                r.uniform(0.7, 1.4),
            ),
        )
    for i in range(30):
        for side in (-1, 1):
            tree.again(
                low, placed(side * (43 + r.uniform(-2, 2)), -16 + i * 2.2, -0.1, r.uniform(0, 360), r.uniform(0.7, 1.4))
            )
    low.hide_render = True
    for i in range(12):
        put(
            r.choice(["far-oak", "far-maple"]),
            -50 + i * 9 + r.uniform(-2, 2),
            -38 + r.uniform(-6, 4),
            r.uniform(0.9, 1.3),
        )
    for x, y in ((-22, 0), (-17, -4), (21, -1), (31, 8), (-33, 9)):
        put(r.choice(["maple", "oak", "birch"]), x, y, r.uniform(0.9, 1.2))
    for parts in kinds.values():
        for o in parts:
            o.hide_render = True


def grass(area):
    blade = outdoors.leaf("blade", (0.26, 0.33, 0.075), (0.09, 0.165, 0.03), 0.4)
    inner = lambda x, y: open_lawn(x, y, 0.3)
    planting.sow([planting.turf(f"turf-{i}", 90 + i, blade) for i in range(3)], area, inner)
    # small squares close the gap between the big ones and whatever borders the lawn
    steps = ((0.45, 0), (-0.45, 0), (0, 0.45), (0, -0.45))
    rim = lambda x, y: open_lawn(x, y, 0.09) and not all(inner(x + dx, y + dy) for dx, dy in steps)
    fringe = [planting.turf(f"fringe-{i}", 95 + i, blade, 0.19, 120, 0.06) for i in range(3)]
    planting.sow(fringe, area, rim, 6, 0.16)
