"""The garden as windows show it: a half-circle panorama that rooms hang behind their glass."""

from math import cos, pi, radians, sin

import bpy

from .. import classes as C
from .. import grounds, light, outdoors, planting, sky, tree
from ..kit import Kit, placed
from ..shot import Camera
from ..surfaces import plain


class Panorama(Camera):
    def place(self):
        obj = super().place()
        obj.data.type = "PANO"
        c = obj.data.cycles
        c.panorama_type = "EQUIRECTANGULAR"
        c.longitude_min, c.longitude_max = -pi / 2, pi / 2
        c.latitude_min, c.latitude_max = radians(-18), radians(21.5)
        return obj


def build(view="", variant="", backdrop=""):
    lawn = Kit("lawn", outdoors.lawn("lawn"), C.GROUND)
    lawn.quad((-70, -70, 0), (70, -70, 0), (70, 80, 0), (-70, 80, 0)).done(smooth=False)
    grounds.woods()
    fence(outdoors.siding("fence", (0.33, 0.235, 0.15)))
    green = outdoors.leaf("hedge-leaf", (0.13, 0.21, 0.04), (0.04, 0.09, 0.018), 0.3)
    s = [planting.shrub(f"s-{i}", 20 + i, green, 0.7, 1.2, 6000, 0.06) for i in range(2)]
    for i in range(22):
        tree.again(s[i % 2], placed(-24 + i * 2.2, 15.2 + (i % 3) * 0.3, 0, i * 57, 0.8 + 0.1 * (i % 4)))
    for o in s:
        o.hide_render = True
    blade = outdoors.leaf("blade", (0.26, 0.33, 0.075), (0.09, 0.165, 0.03), 0.4)
    planting.sow([planting.turf(f"turf-{i}", 90 + i, blade) for i in range(2)], (-9, 9, 1.0, 9), lambda x, y: True)
    light.sun(250, 42, 4.2, (1, 0.95, 0.86))
    sky.fair((cos(radians(250)), sin(radians(250))), 0.5, 1.0)

    def configure():
        bpy.context.scene.render.resolution_y = round(bpy.context.scene.render.resolution_x * 39.5 / 180)
        bpy.context.scene.cycles.max_bounces = 4

    return {"camera": Panorama((0, -1.5, 2.2), (0, 10)), "exterior": True, "configure": configure}


def fence(mat):
    k = Kit("fence", mat, C.OTHER, 0.004)
    x = -40.0
    while x < 40:
        k.box(x, x + 0.138, 17.0, 17.02, 0.05, 1.78 + 0.012 * ((int(x * 7) * 37) % 5))
        x += 0.146
    k.box(-40, 40, 17.02, 17.06, 0.4, 0.5).box(-40, 40, 17.02, 17.06, 1.4, 1.5)
    for i in range(34):
        k.box(-40 + i * 2.4, -39.9 + i * 2.4, 17.0, 17.12, 0, 1.95)
    k.done()
