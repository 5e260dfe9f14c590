"""The house from the street: `front` (fair weather, with a dusk twin) and `corner` (overcast)."""

from math import cos, radians, sin

import bpy

from .. import grounds, light, neighbours, sky
from ..house import house
from ..shot import Camera


def build(view="front", variant="", backdrop=""):
    night = 1.0 if variant == "dusk" else 0.0
    house(night)
    grounds.paving()
    grounds.beds()
    grounds.woods()
    neighbours.neighbours()
    if view == "corner":
        grounds.grass((-16, 32, -12.9, 16))
        sky.overcast(1.1)
        light.sun(235, 52, 1.3, (1, 0.975, 0.94), 24)
        cam = Camera((-10.2, -13.2, 1.65), (-0.9, 0.0), 22, 0.085)
    else:
        grounds.grass((-34, 20, -12.9, 8))
        az, el = (248, 38)
        if night:
            sky.dusk(0.42)
        else:
            sky.fair((cos(radians(az)), sin(radians(az))), 0.5, 0.9)
            light.sun(az, el, 4.6, (1.0, 0.94, 0.84), 0.55)
        cam = Camera((5.2, -13.6, 1.6), (-1.3, 0.0), 21, 0.085)

    def configure():
        c = bpy.context.scene.cycles
        c.transparent_max_bounces = 8
        c.max_bounces = 4

    return {"camera": cam, "exterior": True, "room": "exterior", "configure": configure}
