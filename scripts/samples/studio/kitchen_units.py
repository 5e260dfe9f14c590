"""Kitchen built-ins: shaker cabinets, worktops, splashback, range, hood, fridge, sink. All fixtures."""

from . import classes as C
from .goods import metal
from .kit import Kit
from .palette import get
from .surfaces import plain

F = C.FIXTURE


def shaker(k, pulls, f, u0, u1, z0, z1, d, handle="right", drawer=False):
    """One door or drawer front with a sunk panel; gaps of 3 mm all round."""
    a, b, lo, hi = u0 + 0.0015, u1 - 0.0015, z0 + 0.0015, z1 - 0.0015
    r = 0.058 if hi - lo > 0.22 else 0.0
    if not r:
        k.box(a, b, d, d + 0.02, lo, hi, f)
    else:
        k.box(a, a + r, d, d + 0.02, lo, hi, f).box(b - r, b, d, d + 0.02, lo, hi, f)
        k.box(a + r, b - r, d, d + 0.02, lo, lo + r, f).box(a + r, b - r, d, d + 0.02, hi - r, hi, f)
        k.box(a + 0.01, b - 0.01, d - 0.008, d + 0.009, lo + 0.01, hi - 0.01, f)
    e = d + 0.02
    if drawer:
        m, z = (a + b) / 2, (lo + hi) / 2 if hi - lo < 0.22 else hi - 0.029
        w = min(0.08, (b - a) * 0.3)
        pulls.tube([f.p(m - w, e, z), f.p(m - w, e + 0.03, z), f.p(m + w, e + 0.03, z), f.p(m + w, e, z)], 0.0055)
    else:
        u = b - 0.03 if handle == "right" else a + 0.03
        z = hi - 0.16 if z0 < 0.5 else lo + 0.04
        pulls.tube([f.p(u, e, z), f.p(u, e + 0.03, z), f.p(u, e + 0.03, z + 0.12), f.p(u, e, z + 0.12)], 0.0055)


class Run:
    """Cabinets along one wall. Base units are 0.6 deep and 0.88 high, uppers 0.33 deep from 1.42."""

    def __init__(self, frame, body, pull="black-metal"):
        self.f, self.k = frame, Kit("cabinets", get(body), F, 0.0015)
        self.p = Kit("cabinet-pulls", get(pull), F)

    def base(self, u0, u1, kind="doors"):
        f, k = self.f, self.k
        k.box(u0, u1, 0, 0.585, 0.1, 0.88, f).box(u0, u1, 0, 0.53, 0, 0.1, f)
        if kind == "drawers":
            for lo, hi in ((0.11, 0.41), (0.41, 0.71), (0.71, 0.875)):
                shaker(k, self.p, f, u0, u1, lo, hi, 0.585, drawer=True)
        else:
            n = 1 if u1 - u0 < 0.62 else 2
            w = (u1 - u0) / n
            for i in range(n):
                if kind != "sink":
                    shaker(k, self.p, f, u0 + w * i, u0 + w * (i + 1), 0.71, 0.875, 0.585, drawer=True)
                top = 0.875 if kind == "sink" else 0.71
                shaker(
                    k,
                    self.p,
                    f,
                    u0 + w * i,
                    u0 + w * (i + 1),
                    0.11,
                    top,
                    0.585,
                    "right" if (i == 0 and n == 2) or n == 1 else "left",
                )
        return self

    def upper(self, u0, u1, z0=1.42, z1=2.3, d=0.33):
        f = self.f
        self.k.box(u0, u1, 0, d, z0, z1, f)
        n = 1 if u1 - u0 < 0.55 else 2
        w = (u1 - u0) / n
        for i in range(n):
            shaker(
                self.k,
                self.p,
                f,
                u0 + w * i,
                u0 + w * (i + 1),
                z0 + 0.004,
                z1 - 0.004,
                d,
                "right" if i == 0 and n == 2 else "left",
            )
        return self

    def cornice(self, u0, u1, z, d=0.33):
        self.k.prism(
            [
                (0, z),
                (d + 0.022, z),
                (d + 0.03, z + 0.02),
                (d + 0.075, z + 0.075),
                (d + 0.075, z + 0.09),
                (0, z + 0.09),
            ],
            u0,
            u1,
            self.f,
        )
        return self

    def done(self):
        self.k.done()
        self.p.done()


def worktop(f, u0, u1, stone, depth=0.635, z=0.88, cut=None):
    k = Kit("worktop", stone, F, 0.004, 3)
    if cut:
        a, b, c, d = cut
        k.box(u0, a, 0, depth, z, z + 0.035, f).box(b, u1, 0, depth, z, z + 0.035, f)
        k.box(a, b, 0, c, z, z + 0.035, f).box(a, b, d, depth, z, z + 0.035, f)
    else:
        k.box(u0, u1, 0, depth, z, z + 0.035, f)
    k.done()


def sink(f, u0, u1):
    """Undermount steel bowl with a high arched tap; pair with worktop(cut=(u0, u1, 0.12, 0.52))."""
    k = Kit("sink", get("steel"), F, 0.012, 3)
    z0, z1, a, b = 0.68, 0.885, 0.12, 0.52
    k.box(u0, u1, a, b, z0 - 0.01, z0, f)
    k.box(u0 - 0.01, u0, a, b, z0, z1, f).box(u1, u1 + 0.01, a, b, z0, z1, f)
    k.box(u0, u1, a - 0.01, a, z0, z1, f).box(u0, u1, b, b + 0.01, z0, z1, f)
    k.done()
    m = (u0 + u1) / 2
    t = Kit("tap", get("nickel"), F)
    t.rod(f.p(m, 0.075, 0.915), f.p(m, 0.075, 0.95), 0.026, 0.02, 24)
    t.tube(
        [
            f.p(m, 0.075, 0.92),
            f.p(m, 0.075, 1.2),
            f.p(m, 0.09, 1.27),
            f.p(m, 0.14, 1.32),
            f.p(m, 0.2, 1.325),
            f.p(m, 0.245, 1.29),
            f.p(m, 0.262, 1.22),
            f.p(m, 0.263, 1.15),
        ],
        0.013,
        14,
    )
    t.tube([f.p(m + 0.02, 0.075, 0.99), f.p(m + 0.05, 0.075, 1.0), f.p(m + 0.07, 0.085, 1.07)], 0.007)
    t.done()


def stove(f, u0, w=0.76):
    """Slide-in range: glass top with grates, oven door with window and bar, knobs."""
    u1 = u0 + w
    s = Kit("range", get("steel"), F, 0.004)
    s.box(u0, u1, 0.02, 0.6, 0.09, 0.905, f)
    s.box(u0 + 0.005, u1 - 0.005, 0.6, 0.63, 0.28, 0.74, f).box(u0 + 0.005, u1 - 0.005, 0.6, 0.625, 0.1, 0.27, f)
    s.box(u0, u1, 0.6, 0.65, 0.755, 0.9, f)
    s.tube(
        [
            f.p(u0 + 0.06, 0.63, 0.705),
            f.p(u0 + 0.06, 0.675, 0.705),
            f.p(u1 - 0.06, 0.675, 0.705),
            f.p(u1 - 0.06, 0.63, 0.705),
        ],
        0.011,
    )
    s.done()
    g = Kit("range-black", plain("range-black", (0.012, 0.012, 0.013), 0.12, Specular=0.6), F, 0.002)
    g.box(u0 + 0.1, u1 - 0.1, 0.63, 0.632, 0.36, 0.65, f).box(u0, u1, 0.03, 0.64, 0.905, 0.92, f)
    g.box(u0 + w / 2 - 0.09, u0 + w / 2 + 0.09, 0.65, 0.652, 0.8, 0.86, f)
    for i in range(4):
        u = u0 + 0.09 + i * 0.075 + (w - 0.405 if i > 1 else 0)
        g.rod(f.p(u, 0.65, 0.828), f.p(u, 0.682, 0.828), 0.021, 0.018, 20)
    iron = g
    for i in range(3):
        a = u0 + 0.03 + i * (w - 0.06) / 3
        b = a + (w - 0.06) / 3 - 0.008
        for d in (0.08, 0.33, 0.59):
            iron.box(a, b, d, d + 0.012, 0.935, 0.95, f)
        for u in (a, (a + b) / 2 - 0.006, b - 0.012):
            iron.box(u, u + 0.012, 0.08, 0.602, 0.935, 0.95, f)
        for d in (0.2, 0.46):
            iron.rod(f.p((a + b) / 2, d, 0.92), f.p((a + b) / 2, d, 0.934), 0.045, 0.04, 20)
    g.done()


def hood(f, middle, top, w=0.76):
    k = Kit("hood", get("steel"), F, 0.003)
    z = 1.66
    k.add(
        [
            f.p(middle + s * a, d, h)
            for h, a, dd in ((z + 0.06, w / 2, 0.48), (z + 0.28, 0.15, 0.3))
            for s, d in ((-1, 0), (1, 0), (1, dd), (-1, dd))
        ],
        [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
    )
    k.box(middle - w / 2, middle + w / 2, 0, 0.48, z, z + 0.06, f).box(
        middle - 0.15, middle + 0.15, 0, 0.3, z + 0.28, top, f
    )
    k.done()


def fridge(f, u0, w=0.91, h=1.78, d=0.7):
    """French-door fridge with a bottom drawer."""
    k = Kit("fridge", get("steel"), F, 0.006)
    m = u0 + w / 2
    Kit("fridge-body", plain("fridge-body", (0.12, 0.12, 0.125), 0.4), F).box(
        u0, u0 + w, 0.02, d, 0.03, h - 0.01, f
    ).done()
    k.box(u0 + 0.002, m - 0.003, d, d + 0.06, 0.62, h, f).box(m + 0.003, u0 + w - 0.002, d, d + 0.06, 0.62, h, f)
    k.box(u0 + 0.002, u0 + w - 0.002, d, d + 0.06, 0.06, 0.61, f)
    e = d + 0.06
    for s in (-1, 1):
        u = m + s * 0.04
        k.tube([f.p(u, e, 0.75), f.p(u, e + 0.045, 0.77), f.p(u, e + 0.045, 1.6), f.p(u, e, 1.62)], 0.012)
    k.tube(
        [
            f.p(u0 + 0.1, e, 0.53),
            f.p(u0 + 0.12, e + 0.045, 0.53),
            f.p(u0 + w - 0.12, e + 0.045, 0.53),
            f.p(u0 + w - 0.1, e, 0.53),
        ],
        0.012,
    )
    k.done()


def dishwasher(f, u0, w=0.6):
    k = Kit("dishwasher", get("steel"), F, 0.004)
    k.box(u0 + 0.003, u0 + w - 0.003, 0.02, 0.605, 0.11, 0.875, f)
    k.tube(
        [
            f.p(u0 + 0.07, 0.605, 0.8),
            f.p(u0 + 0.07, 0.645, 0.8),
            f.p(u0 + w - 0.07, 0.645, 0.8),
            f.p(u0 + w - 0.07, 0.605, 0.8),
        ],
        0.01,
    )
    k.done()
