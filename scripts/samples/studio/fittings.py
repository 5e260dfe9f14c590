"""What every wall and ceiling carries: outlets, switches, vents, lamps, detectors."""

import bpy
from math import cos, pi, sin

from . import classes as C
from .frame import WORLD
from .kit import Kit
from .palette import get


def outlet(frame, u, z=0.35, kind="outlet", gangs=1):
    w = 0.035 + 0.023 * (gangs - 1)
    k = Kit("plate", get("plastic"), C.FIXTURE, 0.002)
    k.box(u - w, u + w, 0, 0.006, z - 0.058, z + 0.058, frame)
    s = Kit("slots", get("slot"), C.FIXTURE)
    for g in range(gangs):
        c = u + (g - (gangs - 1) / 2) * 0.046
        if kind == "outlet":
            for dz in (-0.02, 0.02):
                k.box(c - 0.015, c + 0.015, 0.006, 0.0085, z + dz - 0.0135, z + dz + 0.0135, frame)
                for du in (-0.006, 0.006):
                    s.box(c + du - 0.0011, c + du + 0.0011, 0.0085, 0.0088, z + dz - 0.002, z + dz + 0.006, frame)
                s.box(c - 0.002, c + 0.002, 0.0085, 0.0088, z + dz - 0.009, z + dz - 0.005, frame)
        else:
            k.box(c - 0.0165, c + 0.0165, 0.006, 0.0095, z - 0.033, z + 0.033, frame)
    k.done()
    if s.v:
        s.done(smooth=False)


def ceiling_vent(x, y, z, w=0.32, l=0.16):
    k = Kit("vent", get("white-trim"), C.FIXTURE, 0.0015)
    for a, b, c, d in (
        (-w, w, -l, -l + 0.03),
        (-w, w, l - 0.03, l),
        (-w, -w + 0.03, -l + 0.03, l - 0.03),
        (w - 0.03, w, -l + 0.03, l - 0.03),
    ):
        k.box(x + a / 2, x + b / 2, y + c / 2, y + d / 2, z - 0.01, z, WORLD)
    n = 11
    for i in range(n):
        t = y - l / 2 + 0.02 + (l - 0.04) * i / (n - 1)
        k.add(
            [
                (x - w / 2 + 0.01, t - 0.006, z - 0.001),
                (x + w / 2 - 0.01, t - 0.006, z - 0.001),
                (x + w / 2 - 0.01, t + 0.006, z - 0.009),
                (x - w / 2 + 0.01, t + 0.006, z - 0.009),
            ],
            [(0, 1, 2, 3)],
        )
    k.done()
    Kit("vent-dark", get("slot"), C.FIXTURE).box(
        x - w / 2 + 0.012, x + w / 2 - 0.012, y - l / 2 + 0.012, y + l / 2 - 0.012, z - 0.0008, z - 0.0002
    ).done(smooth=False)


def detector(x, y, z):
    Kit("detector", get("plastic"), C.FIXTURE).turn(
        [(0.0, -0.034), (0.035, -0.034), (0.05, -0.028), (0.062, -0.012), (0.066, 0.0)], (x, y, z)
    ).done()


def area_light(name, at, size, power, rgb=(1, 0.86, 0.70), spread=180, aim=None, shape="DISK"):
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.shape, lamp.size, lamp.energy, lamp.color = shape, size, power, rgb
    lamp.spread = spread * pi / 180
    obj = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    if aim is not None:
        from mathutils import Vector

        obj.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = obj.visible_glossy = False
    return obj


def downlight(x, y, z, on=True):
    """Lit disc only: by day its light is lost, and every real lamp costs all others samples."""
    k = Kit("downlight", get("white-trim"), C.FIXTURE)
    k.turn([(0.088, 0.0), (0.086, -0.006), (0.068, -0.008), (0.060, -0.002)], (x, y, z)).done()
    d = Kit("downlight-disc", get("lamp" if on else "plastic"), C.FIXTURE)
    d.add(
        [(x + 0.062 * cos(2 * pi * i / 24), y + 0.062 * sin(2 * pi * i / 24), z - 0.003) for i in range(24)],
        [tuple(reversed(range(24)))],
    )
    disc = d.done(smooth=False)
    disc.visible_diffuse = False


def flush_light(x, y, z, power=25.0):
    """The plain ceiling dome of a bedroom or hall."""
    Kit("flush-rim", get("nickel"), C.FIXTURE).turn(
        [(0.155, 0), (0.162, -0.012), (0.158, -0.03), (0.14, -0.034)], (x, y, z)
    ).done()
    dome = (
        Kit("flush-dome", get("shade"), C.FIXTURE)
        .turn([(0.148, -0.028), (0.14, -0.055), (0.115, -0.082), (0.07, -0.1), (0.0, -0.106)], (x, y, z))
        .done()
    )
    dome.visible_diffuse = False
    area_light("flush", (x, y, z - 0.13), 0.26, power)


def chandelier(x, y, z, drop=0.9, arms=6, power=40.0, metal="black-metal"):
    """A ring of shaded candle arms on a rod, for over a table."""
    k = Kit("chandelier", get(metal), C.FIXTURE, 0.001)
    k.turn([(0.0, 0.0), (0.065, 0.0), (0.06, -0.02), (0.0, -0.028)], (x, y, z))
    k.rod((x, y, z - 0.02), (x, y, z - drop), 0.006)
    k.turn([(0.0, 0.03), (0.03, 0.02), (0.035, -0.03), (0.012, -0.07), (0.0, -0.08)], (x, y, z - drop))
    lit = Kit("chandelier-shades", get("shade"), C.FIXTURE)
    for i in range(arms):
        a = 2 * pi * i / arms + 0.3
        px = lambda r: (x + r * cos(a), y + r * sin(a))
        k.tube(
            [
                (*px(0.02), z - drop - 0.02),
                (*px(0.12), z - drop - 0.09),
                (*px(0.24), z - drop - 0.085),
                (*px(0.32), z - drop - 0.02),
                (*px(0.33), z - drop + 0.03),
            ],
            0.006,
        )
        k.turn(
            [(0.0, 0.0), (0.028, 0.003), (0.03, 0.01), (0.012, 0.016), (0.011, 0.06)], (*px(0.33), z - drop + 0.03), 16
        )
        lit.turn([(0.062, 0.0), (0.04, 0.11)], (*px(0.33), z - drop + 0.08), 20)
    k.done()
    lit.done().visible_diffuse = False
    area_light("chandelier", (x, y, z - drop - 0.16), 0.5, power)


def thermostat(frame, u, z=1.5):
    Kit("thermostat", get("plastic"), C.FIXTURE, 0.004).box(
        u - 0.06, u + 0.06, 0, 0.022, z - 0.04, z + 0.04, frame
    ).done()
    Kit("thermostat-face", get("slot"), C.FIXTURE).box(
        u - 0.035, u + 0.035, 0.022, 0.0225, z - 0.015, z + 0.02, frame
    ).done()


def ceiling_fan(x, y, z, power=26.0, turn=20.0, wood="walnut"):
    """Five blades and a lit bowl on a short rod."""
    k = Kit("fan", get("nickel"), C.FIXTURE, 0.002)
    k.turn(
        [
            (0.0, 0),
            (0.07, 0),
            (0.065, -0.04),
            (0.018, -0.055),
            (0.016, -0.2),
            (0.09, -0.215),
            (0.12, -0.25),
            (0.12, -0.3),
            (0.09, -0.33),
            (0.0, -0.33),
        ],
        (x, y, z),
    )
    b = Kit("fan-blades", get(wood), C.FIXTURE, 0.003)
    for i in range(5):
        a = turn * pi / 180 + 2 * pi * i / 5
        c, s = cos(a), sin(a)
        at = lambda r, w, h: (x + r * c - w * s, y + r * s + w * c, z + h)
        k.add(
            [at(0.1, -0.02, -0.275), at(0.24, -0.025, -0.28), at(0.24, 0.025, -0.27), at(0.1, 0.02, -0.27)],
            [(0, 1, 2, 3)],
        )
        top = [
            at(0.2, -0.05, -0.283),
            at(0.64, -0.068, -0.29),
            at(0.67, -0.03, -0.285),
            at(0.67, 0.04, -0.268),
            at(0.64, 0.068, -0.262),
            at(0.2, 0.05, -0.268),
        ]
        n = len(top)
        b.add(
            top + [(px, py, pz - 0.007) for px, py, pz in top],
            [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
            + [(j, (j + 1) % n, n + (j + 1) % n, n + j) for j in range(n)],
        )
    k.done()
    b.done()
    bowl = (
        Kit("fan-bowl", get("shade"), C.FIXTURE)
        .turn([(0.115, -0.32), (0.11, -0.36), (0.08, -0.39), (0.0, -0.405)], (x, y, z))
        .done()
    )
    bowl.visible_diffuse = False
    area_light("fan", (x, y, z - 0.43), 0.2, power)
