"""Soft things: cushions shaped by formula, bedding and throws dropped with Blender's cloth solver."""

from math import cos, pi, sin
from random import Random

import bpy
from mathutils import Vector, noise

from .kit import Kit


def cushion(kit, centre, size, seed=0, puff=0.35, pinch=0.0, wrinkle=0.012, n=18, turn=None):
    """A stuffed block added to `kit`: rounded edges, domed faces, small creases.
    pinch draws the corners out thin, as a scatter pillow has them."""
    hx, hy, hz = (s / 2 for s in size)
    off = Vector((seed * 7.3, seed * 3.1, seed * 1.7))
    at = Vector(centre)
    faces = (
        ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
        ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
        ((0, 1, 0), (0, 0, 1), (1, 0, 0)),
        ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
        ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
        ((0, 0, -1), (0, 1, 0), (1, 0, 0)),
    )
    for normal, a, b in faces:
        nrm, va, vb = Vector(normal), Vector(a), Vector(b)

        def point(s, t, nrm=nrm, va=va, vb=vb):
            q = nrm + va * (2 * s - 1) + vb * (2 * t - 1)
            p = 7.0
            k = (abs(q.x) ** p + abs(q.y) ** p + abs(q.z) ** p) ** (-1 / p)
            q = q * k
            r2 = max(abs(q.x), abs(q.y))
            dome = 1 + puff * (cos(min(1, r2) * pi / 2)) if abs(q.z) > 0.3 else 1
            thin = 1 - pinch * (min(1, r2) ** 3)
            v = Vector(
                (
                    q.x * hx * (1 + pinch * 0.06 * abs(q.y) ** 2),
                    q.y * hy * (1 + pinch * 0.06 * abs(q.x) ** 2),
                    q.z * hz * dome * thin,
                )
            )
            e = noise.noise(v * 5.0 + off) * wrinkle * 1.5 + noise.noise(v * 13 + off) * wrinkle * 0.5
            v += q.normalized() * e
            if turn is not None:
                v = turn @ v
            return at + v

        kit.sheet(point, n, n)


def close_seams(obj, distance=0.004):
    import bmesh

    bm = bmesh.new()
    bm.from_mesh(obj.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=distance)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(obj.data)
    bm.free()
    obj.data.polygons.foreach_set("use_smooth", [True] * len(obj.data.polygons))
    obj.data.use_auto_smooth = False
    return obj


def drape(cloth, colliders, frames=45, stiff=8.0, mass=0.35, thickness=0.012, shrink=0.0):
    """Let a sheet fall over solids and freeze it there. Solids keep their place."""
    for o in colliders:
        o.modifiers.new("hit", "COLLISION")
        o.collision.thickness_outer, o.collision.cloth_friction = 0.012, 30
    m = cloth.modifiers.new("cloth", "CLOTH")
    s = m.settings
    s.quality, s.mass, s.air_damping = 5, mass, 2.0
    s.tension_stiffness = s.compression_stiffness = 12
    s.bending_stiffness, s.shear_stiffness = stiff * 0.1, 6
    m.collision_settings.distance_min = 0.008
    m.collision_settings.collision_quality = 2
    m.point_cache.frame_start, m.point_cache.frame_end = 1, frames + 1
    scene = bpy.context.scene
    for f in range(1, frames + 1):
        scene.frame_set(f)
    deps = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(cloth.evaluated_get(deps))
    cloth.modifiers.clear()
    cloth.data = mesh
    for o in colliders:
        o.modifiers.remove(o.modifiers["hit"])
    scene.frame_set(1)
    if thickness:
        t = cloth.modifiers.new("thick", "SOLIDIFY")
        t.thickness, t.offset = thickness, 1.0
    sub = cloth.modifiers.new("soften", "SUBSURF")
    sub.levels = sub.render_levels = 1
    return cloth


def sheet(name, mat, cls, x0, x1, y0, y1, z, n=50, crumple=0.0, seed=1):
    """A flat cloth to drop; crumple lifts it into folds first so that it lands as a heap."""
    r = Random(seed)
    ph = [r.uniform(0, 6) for _ in range(4)]
    w, h = x1 - x0, y1 - y0
    m = max(4, round(n * h / w))

    def at(s, t):
        dx = crumple * 0.35 * sin(t * 7 + ph[0]) * w
        dy = crumple * 0.35 * sin(s * 6 + ph[1]) * h
        squeeze = 1 - crumple * 0.5
        dz = crumple * 0.5 * (sin(s * 9 + ph[2]) + sin(t * 8 + ph[3])) * 0.2
        return (
            x0 + w / 2 + (w * (s - 0.5)) * squeeze + dx * 0.3,
            y0 + h / 2 + (h * (t - 0.5)) * squeeze + dy * 0.3,
            z + dz + crumple * 0.1,
        )

    return Kit(name, mat, cls).sheet(at, n, m).done()
