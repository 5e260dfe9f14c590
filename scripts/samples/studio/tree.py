"""Trees grown by rule: boughs, branches and twigs that bend toward light, with every leaf a face."""

from math import cos, pi, sin
from random import Random

import bpy
import numpy as np
from mathutils import Quaternion, Vector

from . import classes as C
from .kit import Kit


def grow(r, out, tips, at, heading, length, radius, level, plan):
    """Append (a, b, r0, r1) limbs; remember where leaves may sit."""
    steps = 6 if level == 0 else 4
    kinds = plan["levels"]
    here, way = at.copy(), heading.copy()
    nodes = []
    for i in range(steps):
        wob = plan["wobble"] * (0.4 if level == 0 else 1.0)
        way = (
            way
            + Vector((r.gauss(0, wob), r.gauss(0, wob), r.gauss(0, wob * 0.6)))
            + Vector((0, 0, plan["up"][min(level, 3)]))
        ).normalized()
        step = length / steps
        r0 = radius * (1 - 0.75 * i / steps)
        r1 = radius * (1 - 0.75 * (i + 1) / steps)
        there = here + way * step
        out.append((here, there, r0, r1, level))
        nodes.append((there, way.copy(), (i + 1) / steps))
        if level >= kinds - 1:
            tips.append((here, there, way.copy()))
        here = there
    if level >= kinds:
        return
    n = plan["children"][level]
    turn = r.uniform(0, 2 * pi)
    for k in range(n):
        t = plan["from"][level] + (1 - plan["from"][level]) * (k + r.uniform(0.1, 0.9)) / n
        j = min(int(t * steps), steps - 1)
        a = at if j == 0 else nodes[j - 1][0]
        pos = a.lerp(nodes[j][0], t * steps - j)
        turn += 2.4 + r.uniform(-0.4, 0.4)
        base = nodes[j][1]
        side = base.orthogonal().normalized()
        side = Quaternion(base, turn) @ side
        tilt = plan["angle"][level] * r.uniform(0.8, 1.2)
        way = (base * cos(tilt) + side * sin(tilt)).normalized()
        reach = length * plan["ratio"][level] * r.uniform(0.7, 1.15) * (1.15 - 0.55 * t if level == 0 else 1 - 0.3 * t)
        grow(r, out, tips, pos, way, reach, radius * 0.55 * (1 - 0.45 * t), level + 1, plan)


BROAD = {
    "levels": 3,
    "children": [17, 8, 6],
    "from": [0.24, 0.15, 0.1],
    "angle": [0.9, 0.8, 0.8],
    "ratio": [0.6, 0.5, 0.5],
    "up": [0.02, 0.05, 0.02, -0.02],
    "wobble": 0.12,
}
NARROW = {
    "levels": 3,
    "children": [16, 6, 5],
    "from": [0.18, 0.2, 0.15],
    "angle": [0.6, 0.65, 0.7],
    "ratio": [0.42, 0.5, 0.5],
    "up": [0.03, 0.1, 0.04, 0.0],
    "wobble": 0.1,
}
SPRUCE = {
    "levels": 2,
    "children": [64, 11, 0],
    "from": [0.1, 0.12, 0.2],
    "angle": [1.5, 0.75, 0.6],
    "ratio": [0.32, 0.36, 0.5],
    "up": [0.0, -0.02, -0.03, 0.0],
    "wobble": 0.05,
}


def tree(name, seed, height, plan, bark, leaf, leaves=24, size=0.10, narrow=0.5, trunk=0.14, droop=0.3):
    """Returns (wood, crown) objects standing at the origin; link their meshes for more trees."""
    r = Random(seed)
    limbs, tips = [], []
    grow(
        r,
        limbs,
        tips,
        Vector((0, 0, -0.1)),
        Vector((r.gauss(0, 0.03), r.gauss(0, 0.03), 1)).normalized(),
        height * (0.82 if plan is not SPRUCE else 1.0),
        trunk,
        0,
        plan,
    )
    k = Kit(name + "-wood", bark, C.VEGETATION)
    for a, b, r0, r1, level in limbs:
        if r0 > 0.0035:
            k.rod(a, b, r0 * (1.25 if level == 0 and a.z < 0.2 else 1), r1, [10, 7, 5, 4][min(level, 3)])
    wood = k.done()
    crown = leaf_mesh(name + "-crown", seed, tips, leaf, leaves, size, narrow, droop)
    return wood, crown


def leaf_mesh(name, seed, tips, mat, per, size, narrow, droop, cls=C.VEGETATION):
    rng = np.random.default_rng(seed)
    a = np.array([t[0] for t in tips])
    b = np.array([t[1] for t in tips])
    w = np.array([t[2] for t in tips])
    idx = np.repeat(np.arange(len(tips)), per)
    n = len(idx)
    t = rng.random((n, 1))
    pos = a[idx] * (1 - t) + b[idx] * t
    spin = rng.normal(size=(n, 3))
    out = np.cross(w[idx], spin)
    out /= np.linalg.norm(out, axis=1, keepdims=True) + 1e-9
    pos += out * rng.random((n, 1)) * size * 0.8
    along = out + w[idx] * 0.6 + np.array([0, 0, -droop]) + rng.normal(size=(n, 3)) * 0.35
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    face = np.array([0, 0, 1.0]) + rng.normal(size=(n, 3)) * 0.55
    side = np.cross(along, face)
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    nrm = np.cross(side, along)
    s = size * (0.65 + 0.7 * rng.random((n, 1)))
    half = s * narrow * 0.5
    v = np.stack(
        [
            pos,
            pos + along * s * 0.45 + side * half + nrm * s * 0.10,
            pos + along * s - nrm * s * 0.12,
            pos + along * s * 0.45 - side * half + nrm * s * 0.10,
        ],
        1,
    ).reshape(-1, 3)
    return quads(name, v, np.repeat(rng.random(n), 4), mat, cls)


def quads(name, v, tint, mat, cls):
    """A mesh of loose quads from 4 n vertices, with a tint per vertex stored as UV."""
    n = len(v) // 4
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(4 * n)
    mesh.vertices.foreach_set("co", v.astype(np.float32).ravel())
    mesh.loops.add(4 * n)
    mesh.loops.foreach_set("vertex_index", np.arange(4 * n, dtype=np.int32))
    mesh.polygons.add(n)
    mesh.polygons.foreach_set("loop_start", np.arange(0, 4 * n, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(n, 4, dtype=np.int32))
    layer = mesh.uv_layers.new(name="tint")
    layer.data.foreach_set("uv", np.stack([tint, tint], 1).astype(np.float32).ravel())
    mesh.update(calc_edges=True)
    mesh.validate()
    mesh.materials.append(mat)
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    obj.pass_index = cls + 1
    return obj


def again(obj, place):
    """A linked copy: Cycles instances it, so a wood costs one tree's memory."""
    copy = obj.copy()
    bpy.context.scene.collection.objects.link(copy)
    copy.matrix_world = place
    return copy
