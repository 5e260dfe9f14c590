"""What the evening's rooms are built of: their shell, their lamps, and what only they have."""

from math import pi, sin

import bpy
from studio import casework, decor, fittings
from studio import classes as C
from studio.frame import Frame
from studio.goods import glow
from studio.kit import Kit, placed
from studio.palette import get
from studio.shell import Room

HIGH = 2.6
INKS = {
    "sea": [(0.80, 0.77, 0.70), (0.22, 0.40, 0.50), (0.06, 0.14, 0.24), (0.62, 0.42, 0.20)],
    "poppies": [(0.82, 0.76, 0.62), (0.62, 0.13, 0.06), (0.16, 0.22, 0.12), (0.70, 0.36, 0.12)],
    "wood": [(0.78, 0.74, 0.62), (0.24, 0.36, 0.18), (0.10, 0.16, 0.10), (0.56, 0.40, 0.18)],
    "dusk": [(0.76, 0.62, 0.52), (0.44, 0.20, 0.22), (0.14, 0.12, 0.26), (0.80, 0.52, 0.26)],
    "sand": [(0.82, 0.78, 0.70), (0.55, 0.42, 0.30), (0.30, 0.26, 0.22)],
}


class Evening:
    """A shell whose window wall lets the street in and gives light back all the same."""

    def __init__(self, wall, floor, deep, accent=None, crown=0.09):
        self.deep = deep
        self.room = Room([(-3, 0), (3, 0), (3, deep), (-3, deep)], HIGH, wall, floor)
        self.front, self.right, self.back, self.left = self.room.walls
        self.crown = crown
        if accent:
            self.room.accents[2] = accent

    def opening(self, x0, x1, z1=2.1, depth=0.16):
        """A doorway in the back wall between x0 and x1."""
        return self.room.open(2, 3 - x1, 3 - x0, 0, z1, depth)

    def build(self):
        self.room.build(0.12, self.crown, skip=(0,))
        bpy.data.objects["wall-0"].visible_camera = False
        return self

    def sides(self, left, right, z=1.6):
        """A picture on each side wall, seen aslant."""
        self.side_picture(-1, 0.6 * self.deep, z, 0.9, 0.7, left[0], left[1])
        self.side_picture(1, 0.6 * self.deep, z, 0.9, 0.7, right[0], right[1])

    def picture(self, x, z, w, h, seed, inks, frame="black-metal", mat=True):
        decor.framed(self.back, 3 - x, z, w, h, seed, INKS[inks], frame, mat)

    def side_picture(self, side, y, z, w, h, seed, inks, frame="walnut"):
        wall = self.right if side > 0 else self.left
        decor.framed(wall, y if side > 0 else self.deep - y, z, w, h, seed, INKS[inks], frame)


def spot(x, y, power=48.0, wide=105.0):
    """A spot in the ceiling that lights what is under it, its scallop on a wall close by."""
    fittings.downlight(x, y, HIGH)
    lamp = bpy.data.lights.new("spot", "SPOT")
    lamp.energy, lamp.color, lamp.spot_size, lamp.spot_blend = power, (1, 0.86, 0.70), wide * pi / 180, 0.9
    lamp.shadow_soft_size = 0.05
    obj = bpy.data.objects.new("spot", lamp)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = (x, y, HIGH - 0.02)


def pendant(x, y, z, r=0.15, power=20.0, metal="black-metal"):
    """A dome on a cord over a table."""
    k = Kit("pendant", get(metal), C.FIXTURE)
    k.rod((x, y, z + 0.2), (x, y, HIGH), 0.005)
    k.turn([(0.0, 0.24), (0.03, 0.235), (0.4 * r, 0.16), (r, 0.0), (r * 0.97, 0.0), (0.3 * r, 0.15)], (x, y, z)).done()
    bulb = Kit("pendant-bulb", glow("bulb", (1, 0.83, 0.62), 9), C.FIXTURE)
    bulb.turn([(0.0, -0.05), (0.04, -0.03), (0.05, 0.02), (0.02, 0.08)], (x, y, z + 0.04), 16)
    bulb.done().visible_diffuse = False
    fittings.area_light("pendant", (x, y, z - 0.05), 0.2, power)


def drum(x, y, z, r=0.3, power=34.0):
    """A drum of cloth under the ceiling."""
    k = Kit("drum", glow("drum", (1.0, 0.86, 0.66), 1.5), C.FIXTURE)
    k.turn([(r, -0.2), (r, 0.0)], (x, y, z)).turn([(0.0, -0.2), (r, -0.2)], (x, y, z))
    k.done().visible_diffuse = False
    Kit("drum-rod", get("nickel"), C.FIXTURE).rod((x, y, z), (x, y, HIGH), 0.008).done()
    fittings.area_light("drum", (x, y, z - 0.24), 0.5, power)
    fittings.area_light("drum", (x, y, z + 0.04), 0.4, 0.3 * power, aim=(x, y, z + 1))


def lamp_on(x, y, z, power=7.0, body=(0.16, 0.22, 0.22)):
    decor.table_lamp(placed(x, y, z), power=power, body=body)


def hanging(x0, x1, y, cloth, top=2.4, seed=1):
    """Curtains drawn aside, seen edge on to the window."""
    k = Kit("hanging", get(cloth), C.MOVABLE)
    k.sheet(
        lambda s, t: (x0 + (x1 - x0) * s, y + 0.05 * sin(s * 26 + seed + 0.6 * sin(3 * t)), top - t * (top - 0.02)),
        80,
        10,
    )
    k.done()


def beyond(e, x0, x1, floor, power=15.0):
    """A lit hall behind a doorway: its walls, its floor, a door at its end."""
    d = e.deep
    w = Kit("hall", get("warm-white"), C.WALL)
    for a, b in (
        ((x0 - 0.9, d + 0.16), (x0 - 0.9, d + 2)),
        ((x0 - 0.9, d + 2), (x1 + 0.9, d + 2)),
        ((x1 + 0.9, d + 2), (x1 + 0.9, d + 0.16)),
    ):
        w.quad((*a, 0), (*b, 0), (*b, HIGH), (*a, HIGH))
    w.quad((x0 - 0.9, d + 0.16, HIGH), (x1 + 0.9, d + 0.16, HIGH), (x1 + 0.9, d + 2, HIGH), (x0 - 0.9, d + 2, HIGH))
    w.done(smooth=False)
    f = Kit("hall-floor", get(floor), C.FLOOR)
    f.quad((x0 - 0.9, d, 0), (x1 + 0.9, d, 0), (x1 + 0.9, d + 2, 0), (x0 - 0.9, d + 2, 0)).done(smooth=False)
    end = Frame((x1 + 0.9, d + 2), (x0 - 0.9, d + 2))
    casework.chest(placed((x0 + x1) / 2, d + 1.75), "walnut", 0.8, 0.4, 0.85, 2, 2)
    decor.framed(end, end.length / 2, 1.6, 0.6, 0.75, 11, INKS["sea"], "walnut")
    fittings.area_light("hall", ((x0 + x1) / 2, d + 1, HIGH - 0.05), 0.5, power)


def staircase(x0, y, run=2.8, rise=2.6, wide=0.95, steps=14):
    """A flight along the back wall with a balustrade."""
    tread = Kit("treads", get("oak-x"), C.FIXTURE, 0.003)
    white = Kit("risers", get("white-trim"), C.FIXTURE, 0.002)
    rail = Kit("rail", get("walnut"), C.FIXTURE)
    dx, dz = run / steps, rise / steps
    for i in range(steps):
        x, z = x0 + dx * i, dz * (i + 1)
        white.box(x, x + dx, y - wide, y, 0, z - 0.03)
        tread.box(x - 0.02, x + dx, y - wide - 0.02, y, z - 0.03, z)
        for j in (0.3, 0.8):
            white.rod((x + dx * j, y - wide + 0.04, z), (x + dx * j, y - wide + 0.04, z + 0.86 + dz * j), 0.012, n=8)
    rail.tube([(x0, y - wide + 0.04, 0.95 + dz * 0.5), (x0 + run, y - wide + 0.04, 0.95 + rise)], 0.03)
    white.box(x0 - 0.1, x0, y - wide - 0.01, y - wide + 0.09, 0, 1.12)
    tread.done(), white.done(), rail.done()


def wardrobe(x, y, body, w=1.5, h=2.25):
    k = Kit("wardrobe", get(body), C.MOVABLE, 0.004)
    k.box(x - w / 2, x + w / 2, y - 0.58, y, 0.05, h)
    for i in range(3):
        a = x - w / 2 + w * i / 3
        k.box(a + 0.01, a + w / 3 - 0.01, y - 0.6, y - 0.58, 0.08, h - 0.04)
    k.done()
    p = Kit("wardrobe-pulls", get("brass"), C.MOVABLE)
    for i in range(3):
        a = x - w / 2 + w * (i + 1) / 3 - 0.06
        p.rod((a, y - 0.62, 1.2), (a, y - 0.62, 1.5), 0.008)
    p.done()
