"""Sews, fills and drops the scatter cushions, and writes them as one compact module:
blender -b -noaudio --python scripts/furniture/bake_pillows.py -- engines/staging/furniture/pillow-meshes.ts
Cloth by Blender 3.4 (Debian). A minute a cushion. By formula corners never pinched and every cushion was the same.
"""
import base64
import random
import struct
import sys

import bpy

SQUARES = 26
FRAMES = 110
# name, width, height, pressure, depth of the hand's chop, seed, how far sides and top are let out where the pull hollows them
CUSHIONS = (
    ("chopped", 0.5, 0.5, 3.6, 0.09, 1, (0.2, 0.12)),
    ("full", 0.5, 0.5, 4.2, 0.03, 2, (0.18, 0.1)),
    ("slack", 0.5, 0.5, 2.2, 0.05, 5, (0, 0.16)),
    ("long", 0.62, 0.34, 4.2, 0.0, 3, (0, 0.56)),
    ("sleeping", 0.7, 0.48, 2.2, 0.06, 4, (0, 0.2)),
)


def sewn(width, height):
    """Two panels that share their rim. Front looks along -y."""
    places, faces, index = [], [], {}

    def key(i, j, side):
        rim = i in (0, SQUARES) or j in (0, SQUARES)
        return (i, j, 0 if rim else side)

    for side in (1, -1):
        for j in range(SQUARES + 1):
            for i in range(SQUARES + 1):
                if key(i, j, side) in index:
                    continue
                u, v = i / SQUARES * 2 - 1, j / SQUARES * 2 - 1
                full = (1 - u * u) * (1 - v * v)
                index[key(i, j, side)] = len(places)
                sway = random.uniform(-0.004, 0.004) * full
                places.append((u * width / 2, -side * 0.03 * full + sway, (v + 1) * height / 2))
    for side in (1, -1):
        for j in range(SQUARES):
            for i in range(SQUARES):
                corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
                face = [index[key(a, b, side)] for a, b in corners]
                faces.append(face if side > 0 else face[::-1])
    order = [index[key(i, j, s)] for s in (1, -1) for j in range(SQUARES + 1) for i in range(SQUARES + 1)]
    return places, faces, order


def filled(width, height, pressure, chop, seed, let_out):
    random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    places, faces, order = sewn(width, height)
    mesh = bpy.data.meshes.new("cushion")
    mesh.from_pydata(places, [], faces)
    cushion = bpy.data.objects.new("cushion", mesh)
    scene.collection.objects.link(cushion)
    cloth = cushion.modifiers.new("cloth", "CLOTH")
    s = cloth.settings
    s.quality = 6
    s.mass = 0.03
    s.tension_stiffness = s.compression_stiffness = 25
    s.shear_stiffness = 12
    s.bending_stiffness = 0.8
    s.use_pressure = True
    s.uniform_pressure_force = pressure
    s.effector_weights.gravity = 0.12
    cloth.collision_settings.distance_min = 0.004
    # Held by its lower corners in the air: a seat curled them up, walls pressed the panels flat.
    held = cushion.vertex_groups.new(name="held")
    held.add([order[0], order[SQUARES]], 1.0, "REPLACE")
    s.vertex_group_mass = "held"
    if chop:
        start = (random.uniform(-0.03, 0.03), 0, height + 0.35)
        bpy.ops.mesh.primitive_cylinder_add(radius=0.014, depth=0.7, vertices=12, location=start, rotation=(1.5708, 0, 0))
        hand = bpy.context.object
        hand.modifiers.new("hand", "COLLISION")
        hand.collision.thickness_outer = 0.01
        for frame, z in ((45, start[2]), (68, height + 0.02 - chop), (85, start[2])):
            hand.location.z = z
            hand.keyframe_insert("location", frame=frame)
    cloth.point_cache.frame_end = FRAMES
    scene.frame_end = FRAMES
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    solid = cushion.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    found = [solid.vertices[k].co for k in order]
    low, high = (tuple(f(p[a] for p in found) for a in range(3)) for f in (min, max))
    middle = [(low[a] + high[a]) / 2 for a in range(3)]
    print("CUSHION", [round(high[a] - low[a], 3) for a in range(3)], flush=True)
    # Piece's axes: x across, y up, z to the front; a tenth of a millimetre each.
    flat = []
    for p in ironed([[p[a] - middle[a] for a in range(3)] for p in found]):
        u, v = (min(1, abs(p[a]) / size * 2) for a, size in ((0, width), (2, height)))
        flat += [p[0] * (1 + let_out[0] * (1 - v * v)), p[2] * (1 + let_out[1] * (1 - u * u)), -p[1]]
    return struct.pack(f"<{len(flat)}h", *(round(v * 10000) for v in flat))


def ironed(places, times=4):
    """Evens out the solver's own noise; the rim only along itself, the four corners least."""
    row = SQUARES + 1
    for _ in range(times):
        before = [list(p) for p in places]
        for k, place in enumerate(places):
            side, i, j = k // (row * row) * row * row, k % row, k // row % row
            ends = (i in (0, SQUARES), j in (0, SQUARES))
            if all(ends):
                # A stiff tip read as a thorn.
                inner = [(abs(i - 1), j), (i, abs(j - 1))]
                for a in range(3):
                    mean = sum(before[side + y * row + x][a] for x, y in inner) / 2
                    place[a] = 0.77 * before[k][a] + 0.23 * mean
                continue
            near = ([] if ends[0] else [(i - 1, j), (i + 1, j)]) + ([] if ends[1] else [(i, j - 1), (i, j + 1)])
            for a in range(3):
                mean = sum(before[side + y * row + x][a] for x, y in near) / len(near)
                place[a] = (before[k][a] + mean) / 2
    return places


out = sys.argv[sys.argv.index("--") + 1]
lines = [
    "/** Written by scripts/furniture/bake_pillows.py: simulated cushions, front panel then back, x y z in tenths of a millimetre. */",
    f"export const SQUARES = {SQUARES};",
    "export const PILLOWS = {",
]
for name, width, height, pressure, chop, seed, let_out in CUSHIONS:
    packed = base64.b64encode(filled(width, height, pressure, chop, seed, let_out)).decode()
    lines.append(f"  {name}: {{ width: {width}, height: {height}, packed: '{packed}' }},")
lines.append("} as const;")
with open(out, "w", encoding="utf8") as file:
    file.write("\n".join(lines) + "\n")
