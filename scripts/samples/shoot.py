"""Blender entry: blender -b -P scripts/samples/shoot.py -- SCENE --out DIR [--width 2048] [--spp 32]
[--variant furnished|empty|dusk] [--view IMAGE] [--pass N] [--truth-only] [--no-truth]"""

import argparse
import importlib
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import classes as C  # noqa: E402
from studio import shot  # noqa: E402

ap = argparse.ArgumentParser()
ap.add_argument("scene")
ap.add_argument("--out", required=True)
ap.add_argument("--width", type=int, default=2048)
ap.add_argument("--spp", type=int, default=32)
ap.add_argument("--variant", default="")
ap.add_argument("--view", default="")
ap.add_argument("--pass", type=int, default=0, dest="take", help="further passes add to the first")
ap.add_argument("--no-truth", action="store_true")
ap.add_argument("--truth-only", action="store_true")
a = ap.parse_args(sys.argv[sys.argv.index("--") + 1 :])

bpy.ops.wm.read_factory_settings(use_empty=True)
module, _, view = a.scene.partition("/")
scene = importlib.import_module(f"studio.scenes.{module.replace('-', '_')}")
made = scene.build(view=view, variant=a.variant, backdrop=a.view)
made["camera"].place()
name = a.scene.replace("/", "-") + (f"-{a.variant}" if a.variant else "")
os.makedirs(a.out, exist_ok=True)
stem = os.path.join(a.out, name)
shot.settings(a.width, a.spp, made.get("exterior", False))
if "configure" in made:
    made["configure"]()
bpy.context.view_layer.update()
facts = {"scene": a.scene, "variant": a.variant, "camera": made["camera"].describe(a.width, round(a.width * 2 / 3))}
for key in ("floor", "ceilingHeight", "room"):
    if key in made:
        facts[key] = made[key]
shot.save_facts(stem + ".json", facts)
if not a.truth_only:
    bpy.context.scene.cycles.seed = a.take * 101
    shot.passes(stem, a.take, a.spp)
if not a.no_truth and a.take == 0:
    shot.class_map(stem + "-class.exr", C.SKY if made.get("exterior") else C.WINDOW)
