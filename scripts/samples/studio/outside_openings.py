"""Windows, entrance, garage door and lamps of the facade (frames with d pointing outward)."""

from random import Random

from . import classes as C
from .fittings import area_light
from .frame import Frame
from .goods import glow, pane
from .kit import Kit
from .nodes import Graph
from .palette import get
from .surfaces import plain


def lit_room(name, seed, strength):
    """The wall behind a window: a dim room by day, warm lamp light falling off from above at dusk."""
    g = Graph(name)
    p = g.coords("Generated")
    x, y, z = g.split(p)
    blot = g.noise(g.coords(), 1.1, 2)
    r = Random(seed)
    pool = g.clamp(1.15 - (x + y - r.uniform(0.5, 1.3)).abs() * 0.9) * g.clamp(z * 0.9 + 0.35)
    warm = g.mix(pool, (1.0, 0.50, 0.18), (1.0, 0.72, 0.42))
    body = g.principled(
        Base_Color=(0.42, 0.37, 0.30),
        Roughness=0.9,
        Emission=warm,
        Emission_Strength=(pool * 0.85 + blot * 0.3 + 0.1) * (0.42 * strength),
    )
    return g.finish(body)


def window(frame, u0, u1, z0, z1, night=0.0, across=2, down=2, shutters=None, curtain=True, seed=1, depth=0.11):
    trim = get("white-trim")
    r = Random(seed)
    k = Kit("window-trim", trim, C.FACADE, 0.004)
    w = 0.1
    k.box(u0 - w, u0, 0, 0.035, z0, z1, frame).box(u1, u1 + w, 0, 0.035, z0, z1, frame)
    k.box(u0 - w - 0.02, u1 + w + 0.02, 0, 0.045, z1, z1 + 0.13, frame)
    k.box(u0 - w - 0.04, u1 + w + 0.04, 0, 0.075, z1 + 0.13, z1 + 0.16, frame)
    k.box(u0 - w - 0.03, u1 + w + 0.03, 0, 0.075, z0 - 0.05, z0, frame)
    k.done()
    s = Kit("sash", trim, C.PANE, 0.002)
    glass = Kit("pane", pane("outside-pane", (0.82, 0.87, 0.85), 1.15), C.PANE)
    mid = (z0 + z1) / 2
    for lo, hi, d in ((mid - 0.02, z1, -0.02), (z0, mid + 0.02, -0.05)):
        s.box(u0, u0 + 0.05, d - 0.03, d, lo, hi, frame).box(u1 - 0.05, u1, d - 0.03, d, lo, hi, frame)
        s.box(u0 + 0.05, u1 - 0.05, d - 0.03, d, hi - 0.045, hi, frame).box(
            u0 + 0.05, u1 - 0.05, d - 0.03, d, lo, lo + 0.045, frame
        )
        for i in range(1, across):
            u = u0 + 0.05 + (u1 - u0 - 0.1) * i / across
            s.box(u - 0.011, u + 0.011, d - 0.025, d - 0.002, lo, hi, frame)
        for j in range(1, down):
            z = lo + (hi - lo) * j / down
            s.box(u0 + 0.05, u1 - 0.05, d - 0.024, d - 0.003, z - 0.011, z + 0.011, frame)
        e = 0.002
        a, b, c, f = ((uu, zz) for uu, zz in ((u0 + 0.04, lo), (u1 - 0.04, lo), (u1 - 0.04, hi), (u0 + 0.04, hi)))
        # panes lean a millimetre, as real ones do: neighbouring reflections break at the rail
        t = r.uniform(-0.004, 0.004)
        glass.quad(
            frame.p(a[0], d - 0.015 + t, a[1]),
            frame.p(b[0], d - 0.015 - t, b[1]),
            frame.p(c[0], d - 0.015 - t + e, c[1]),
            frame.p(f[0], d - 0.015 + t + e, f[1]),
        )
    s.done()
    g = glass.done(smooth=False)
    g.visible_shadow = False
    room = Kit("room-behind", lit_room("room-behind", seed, night), C.PANE)
    a, b, deep = u0 - 0.3, u1 + 0.3, -1.6
    room.quad(
        frame.p(a, deep, z0 - 0.5), frame.p(b, deep, z0 - 0.5), frame.p(b, deep, z1 + 0.25), frame.p(a, deep, z1 + 0.25)
    )
    for u in (a, b):
        room.quad(
            frame.p(u, deep, z0 - 0.5),
            frame.p(u, -0.1, z0 - 0.5),
            frame.p(u, -0.1, z1 + 0.25),
            frame.p(u, deep, z1 + 0.25),
        )
    for z in (z0 - 0.5, z1 + 0.25):
        room.quad(frame.p(a, deep, z), frame.p(b, deep, z), frame.p(b, -0.1, z), frame.p(a, -0.1, z))
    room.done(smooth=False)
    reveal = Kit("reveal", trim, C.PANE)
    for u in (u0, u1):
        reveal.quad(frame.p(u, -0.12, z0), frame.p(u, 0.03, z0), frame.p(u, 0.03, z1), frame.p(u, -0.12, z1))
    for z in (z0, z1):
        reveal.quad(frame.p(u0, -0.12, z), frame.p(u1, -0.12, z), frame.p(u1, 0.03, z), frame.p(u0, 0.03, z))
    reveal.done(smooth=False)
    if curtain:
        drapes(frame, u0, u1, z0, z1, night, r)
    if shutters is not None:
        louvres(frame, u0 - w - 0.015, u1 + w + 0.015, z0 - 0.02, z1 + 0.02, shutters)
    if night:
        area_light(
            "spill",
            frame.p((u0 + u1) / 2, 0.06, mid),
            min(u1 - u0, 1.2),
            2.6 * night * (u1 - u0),
            (1, 0.66, 0.34),
            aim=frame.p((u0 + u1) / 2, 1.5, mid - 0.9),
        )


def drapes(frame, u0, u1, z0, z1, night, r):
    from math import sin

    g = Graph("drapes")
    tone = r.choice([(0.66, 0.63, 0.58), (0.72, 0.71, 0.69), (0.58, 0.55, 0.5)])
    mat = g.finish(
        g.principled(Base_Color=tone, Roughness=0.9, Emission=(1.0, 0.62, 0.32), Emission_Strength=0.26 * night)
    )
    k = Kit("drapes", mat, C.PANE)
    w = (u1 - u0) * r.uniform(0.17, 0.27)
    for a, b in ((u0 - 0.05, u0 + w), (u1 - w, u1 + 0.05)):
        k.sheet(
            lambda s, t, a=a, b=b: frame.p(
                a + (b - a) * s, -0.22 + 0.03 * sin(s * 26 + t * 0.8), z0 - 0.3 + (z1 - z0 + 0.35) * t
            ),
            48,
            4,
        )
    k.done()


def louvres(frame, left, right, z0, z1, mat, width=0.34):
    k = Kit("shutters", mat, C.FACADE, 0.002)
    for u in (left - width, right):
        k.box(u, u + 0.05, 0.02, 0.055, z0, z1, frame).box(u + width - 0.05, u + width, 0.02, 0.055, z0, z1, frame)
        for z in (z0, (z0 + z1) / 2 - 0.04, z1 - 0.08):
            k.box(u + 0.05, u + width - 0.05, 0.02, 0.052, z, z + 0.08, frame)
        z = z0 + 0.1
        while z < z1 - 0.1:
            if abs(z + 0.02 - (z0 + z1) / 2) > 0.07:
                k.add(
                    [
                        frame.p(uu, d, zz)
                        for uu, d, zz in (
                            (u + 0.05, 0.048, z),
                            (u + width - 0.05, 0.048, z),
                            (u + width - 0.05, 0.024, z + 0.034),
                            (u + 0.05, 0.024, z + 0.034),
                        )
                    ],
                    [(0, 1, 2, 3)],
                )
            z += 0.036
    k.done()


def garage_door(frame, u0, u1, z1, mat, night=0.0):
    """Four sections of raised panels, a row of lights on top, casing and a rubber seal."""
    k = Kit("garage-door", mat, C.GARAGE, 0.006)
    n, cols = 4, 8
    h = z1 / n
    k.box(u0, u1, -0.16, -0.13, 0.02, z1, frame)
    for j in range(n):
        k.box(u0, u1, -0.13, -0.118, j * h + 0.012, (j + 1) * h - 0.004, frame)
        for i in range(cols):
            a = u0 + (u1 - u0) * i / cols + 0.055
            b = u0 + (u1 - u0) * (i + 1) / cols - 0.055
            if j < n - 1:
                k.box(a, b, -0.118, -0.108, j * h + 0.1, (j + 1) * h - 0.1, frame)
            else:
                for c, d in ((a - 0.02, a), (b, b + 0.02)):
                    k.box(c, d, -0.118, -0.1, j * h + 0.11, (j + 1) * h - 0.1, frame)
                k.box(a - 0.02, b + 0.02, -0.118, -0.1, (j + 1) * h - 0.1, (j + 1) * h - 0.08, frame)
                k.box(a - 0.02, b + 0.02, -0.118, -0.1, j * h + 0.09, j * h + 0.11, frame)
                k.box((a + b) / 2 - 0.008, (a + b) / 2 + 0.008, -0.118, -0.102, j * h + 0.1, (j + 1) * h - 0.09, frame)
    k.done()
    g = Kit(
        "garage-lights",
        (
            plain("garage-glass", (0.03, 0.035, 0.04), 0.03, Specular=0.8)
            if not night
            else glow("garage-lit", (1, 0.7, 0.4), 0.3 * night)
        ),
        C.GARAGE,
    )
    for i in range(cols):
        a = u0 + (u1 - u0) * i / cols + 0.055
        b = u0 + (u1 - u0) * (i + 1) / cols - 0.055
        g.box(a, b, -0.118, -0.114, (n - 1) * h + 0.1, z1 - 0.09, frame)
    g.done(smooth=False)
    t = Kit("garage-trim", get("white-trim"), C.FACADE, 0.004)
    t.box(u0 - 0.14, u0, -0.16, 0.04, 0, z1, frame).box(u1, u1 + 0.14, -0.16, 0.04, 0, z1, frame)
    t.box(u0 - 0.17, u1 + 0.17, -0.16, 0.05, z1, z1 + 0.19, frame).box(
        u0 - 0.2, u1 + 0.2, -0.1, 0.09, z1 + 0.19, z1 + 0.225, frame
    )
    t.done()


def lantern(frame, u, z, night=0.0, d=0.0):
    k = Kit("lantern", get("black-metal"), C.FACADE, 0.002)
    k.box(u - 0.05, u + 0.05, d, d + 0.02, z - 0.12, z + 0.12, frame)
    k.box(u - 0.015, u + 0.015, d, d + 0.12, z + 0.16, z + 0.18, frame)
    c = d + 0.13
    k.box(u - 0.075, u + 0.075, c - 0.075, c + 0.075, z + 0.13, z + 0.15, frame)
    k.box(u - 0.055, u + 0.055, c - 0.055, c + 0.055, z - 0.15, z - 0.13, frame)
    for a in (-0.06, 0.05):
        for b in (-0.06, 0.05):
            k.box(u + a, u + a + 0.01, c + b, c + b + 0.01, z - 0.14, z + 0.14, frame)
    k.done()
    bulb = glow("bulb", (1, 0.66, 0.34), 7.0 * night) if night else plain("bulb-off", (0.75, 0.73, 0.68), 0.2)
    Kit("lantern-glass", bulb, C.FACADE).box(
        u - 0.045, u + 0.045, c - 0.045, c + 0.045, z - 0.12, z + 0.11, frame
    ).done()
    if night:
        area_light(
            "lantern",
            frame.p(u, c + 0.1, z - 0.02),
            0.22,
            6.0 * night,
            (1, 0.66, 0.36),
            aim=frame.p(u, c + 0.4, z - 1.0),
        )
        area_light(
            "lantern-up", frame.p(u, d + 0.24, z + 0.02), 0.2, 3.0 * night, (1, 0.66, 0.36), aim=frame.p(u, d, z + 0.2)
        )
