"""One room for dusk's windows: blender -b -P scripts/evening-rooms/shoot.py -- ROOM OUT.f32 [--fine 64] [--spp 400]

The picture is the plane of the windows, 6 m by 2.6 m, as an eye in the street sees the room through it."""

import argparse
import os
import sys

import bpy
import numpy as np

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, "..", "samples")]
import rooms  # noqa: E402
from smooth import smooth  # noqa: E402
from studio import light, shot  # noqa: E402

WIDE, HIGH = 6.0, rooms.HIGH
# Metres from the windows, and over the floor of the storey.
STREET = {"level": (9.0, 1.15), "upper": (12.0, -0.4)}

ap = argparse.ArgumentParser()
ap.add_argument("room")
ap.add_argument("out")
ap.add_argument("--fine", type=int, default=64)
ap.add_argument("--spp", type=int, default=400)
a = ap.parse_args(sys.argv[sys.argv.index("--") + 1 :])

build = getattr(rooms, a.room)
bpy.ops.wm.read_factory_settings(use_empty=True)
light.world((0.5, 0.65, 1.0), 0.01, 0.01)
build()
away, eye = STREET["upper" if build in rooms.UPPER else "level"]
shot.Camera((0, -away, eye), (0, 1), shot.SENSOR * away / WIDE, (HIGH / 2 - eye) / WIDE).place()
shot.settings(round(WIDE * a.fine), a.spp)
s = bpy.context.scene
s.render.resolution_y = round(HIGH * a.fine)
s.cycles.use_fast_gi = False
s.cycles.sample_clamp_indirect = 2.0
s.cycles.use_adaptive_sampling = False
shot.passes(os.path.abspath(a.out), 0, a.spp)
took = np.load(a.out + ".pass0.npz")
os.remove(a.out + ".pass0.npz")
colour, albedo, normal = (took[k].astype(np.float32) for k in ("colour", "albedo", "normal"))
smooth(colour, albedo, normal).astype("<f4").tofile(a.out)
