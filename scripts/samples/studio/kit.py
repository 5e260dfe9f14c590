"""Mesh kit: boxes, turned and swept shapes gathered into one object per material and class."""

from math import cos, pi, sin

import bpy
from mathutils import Matrix, Vector

from .frame import WORLD


class Kit:
    """Collects faces; `done()` makes one object whose pass index is its truth class + 1."""

    def __init__(self, name, mat, cls, bevel=0.0, segments=2, angle=40):
        self.name, self.mat, self.cls = name, mat, cls
        self.bevel, self.segments, self.angle = bevel, segments, angle
        self.v, self.f = [], []

    def add(self, verts, faces):
        at = len(self.v)
        self.v.extend(tuple(p) for p in verts)
        self.f.extend(tuple(at + i for i in face) for face in faces)
        return self

    def quad(self, a, b, c, d):
        return self.add([a, b, c, d], [(0, 1, 2, 3)])

    def box(self, u0, u1, d0, d1, z0, z1, frame=WORLD):
        p = [frame.p(u, d, z) for z in (z0, z1) for u, d in ((u0, d0), (u1, d0), (u1, d1), (u0, d1))]
        return self.add(p, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])

    def prism(self, outline, u0, u1, frame=WORLD):
        """Sweep an outline of (d, z) points along u: mouldings, roof pieces, worktops."""
        n = len(outline)
        p = [frame.p(u, d, z) for u in (u0, u1) for d, z in outline]
        sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        return self.add(p, sides + [tuple(reversed(range(n))), tuple(range(n, 2 * n))])

    def plate(self, outline, z0, z1):
        """Extrude a floor-plan outline of (x, y) points upward."""
        n = len(outline)
        p = [(x, y, z) for z in (z0, z1) for x, y in outline]
        sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        return self.add(p, sides + [tuple(reversed(range(n))), tuple(range(n, 2 * n))])

    def rod(self, a, b, r0, r1=None, n=16):
        r1 = r0 if r1 is None else r1
        a, b = Vector(a), Vector(b)
        q = (b - a).to_track_quat("Z", "Y")
        ring = [Vector((cos(2 * pi * i / n), sin(2 * pi * i / n), 0)) for i in range(n)]
        p = [a + q @ (c * r0) for c in ring] + [b + q @ (c * r1) for c in ring]
        sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        return self.add(p, sides + [tuple(reversed(range(n))), tuple(range(n, 2 * n))])

    def turn(self, profile, at=(0, 0, 0), n=32):
        """Lathe a profile of (radius, z) points about the vertical through `at`."""
        p, f = [], []
        for r, z in profile:
            p += [(at[0] + r * cos(2 * pi * i / n), at[1] + r * sin(2 * pi * i / n), at[2] + z) for i in range(n)]
        for k in range(len(profile) - 1):
            f += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
        return self.add(p, f)

    def tube(self, points, r, n=10):
        """Sweep a circle along a path: taps, handles, lamp arms."""
        pts = [Vector(p) for p in points]
        rings, up = [], Vector((0.13, 0.27, 0.95)).normalized()
        for i, p in enumerate(pts):
            t = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
            side = t.cross(up).normalized()
            other = side.cross(t)
            rings += [p + side * r * cos(2 * pi * k / n) + other * r * sin(2 * pi * k / n) for k in range(n)]
        f = [
            (j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k)
            for j in range(len(pts) - 1)
            for k in range(n)
        ]
        last = (len(pts) - 1) * n
        return self.add(rings, f + [tuple(reversed(range(n))), tuple(range(last, last + n))])

    def sheet(self, fn, nu, nv):
        """A surface from fn(s, t) with s and t in 0..1."""
        p = [fn(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
        w = nu + 1
        return self.add(
            p, [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(nv) for i in range(nu)]
        )

    def done(self, place=None, smooth=True, subdivide=0):
        mesh = bpy.data.meshes.new(self.name)
        mesh.from_pydata(self.v, [], self.f)
        mesh.update()
        obj = bpy.data.objects.new(self.name, mesh)
        bpy.context.scene.collection.objects.link(obj)
        if self.mat is not None:
            mesh.materials.append(self.mat)
        obj.pass_index = self.cls + 1
        if smooth:
            mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = self.angle * pi / 180
        if self.bevel:
            m = obj.modifiers.new("bevel", "BEVEL")
            m.width, m.segments, m.limit_method = self.bevel, self.segments, "ANGLE"
            m.angle_limit, m.harden_normals = 0.6, True
        if subdivide:
            m = obj.modifiers.new("soften", "SUBSURF")
            m.levels = m.render_levels = subdivide
        if place is not None:
            obj.matrix_world = place
        return obj


def placed(x, y, z=0.0, turn=0.0, scale=1.0):
    """A matrix that stands a piece at (x, y, z), turned by degrees about the vertical."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn * pi / 180, 4, "Z") @ Matrix.Scale(scale, 4)
