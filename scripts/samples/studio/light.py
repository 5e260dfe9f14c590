"""Daylight for rooms: a soft panel at each window, the sun, a bounced flash, and the view outside."""

from math import pi, radians

import bpy
from mathutils import Vector

from . import classes as C
from .fittings import area_light
from .kit import Kit
from .nodes import Graph


def daylight(frame, o, power_per_m2=16.0, rgb=(0.90, 0.96, 1.0)):
    """Sky light entering an opening. Set inside the glass: panes then need no shadow rays."""
    w, h = o.u1 - o.u0 - 0.1, o.z1 - o.z0 - 0.1
    lamp = bpy.data.lights.new("daylight", "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", w, h
    lamp.energy, lamp.color = power_per_m2 * w * h, rgb
    lamp.spread = radians(165)
    obj = bpy.data.objects.new("daylight", lamp)
    bpy.context.scene.collection.objects.link(obj)
    um, zm = (o.u0 + o.u1) / 2, (o.z0 + o.z1) / 2
    obj.location = frame.p(um, -0.03, zm)
    aim = Vector(frame.p(um, 1.0, zm - 0.22)) - Vector(obj.location)
    obj.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = obj.visible_glossy = False
    return obj


def sun(azimuth, elevation, strength=4.0, rgb=(1.0, 0.93, 0.82), angle=0.6):
    """Azimuth in degrees counter-clockwise from +x: the direction the sun stands in."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = strength, rgb, radians(angle)
    obj = bpy.data.objects.new("sun", lamp)
    bpy.context.scene.collection.objects.link(obj)
    from math import cos, sin

    a, e = radians(azimuth), radians(elevation)
    d = Vector((cos(a) * cos(e), sin(a) * cos(e), sin(e)))
    obj.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    return obj


def flash(x, y, power=30.0, size=2.4, z=1.0):
    """The photographer's flash bounced off the ceiling: soft, neutral, out of sight."""
    return area_light("flash", (x, y, z), size, power, (1.0, 0.97, 0.93), aim=(x, y, z + 1))


def world(rgb=(1.0, 0.98, 0.95), strength=0.55, seen=2.0):
    """Indoors the world only fills gaps; the backdrop draws the view."""
    w = bpy.data.worlds.new("sky")
    bpy.context.scene.world = w
    w.cycles.sampling_method = "NONE"
    g = Graph("sky", w)
    path = g.node("LightPath")
    s = g.math("MULTIPLY_ADD", g.out(path, "Is Camera Ray"), seen - strength, strength)
    return g.finish(g.out(g.node("Background", {"Color": rgb, "Strength": s})))


def backdrop(image, centre, radius=9.0, height=6.5, base=-1.6, seen=2.1, reflected=3.5, turn=0.0, flip=False):
    """The garden as rendered by our own `view` scene, on a drum around the house. Camera rays see
    it held back, as a bracketed exposure would; reflections see it at full daylight."""
    g = Graph("view")
    uv = g.coords("UV")
    tex = g.node("TexImage", {"Vector": uv}, extension="EXTEND")
    tex.image = bpy.data.images.load(image)
    tex.image.colorspace_settings.name = "Linear" if image.endswith(".exr") else "sRGB"
    path = g.node("LightPath")
    strength = g.math("MULTIPLY_ADD", g.out(path, "Is Camera Ray"), seen - reflected, reflected)
    calm = g.node("HueSaturation", {"Saturation": 0.72, "Color": g.out(tex)})
    mat = g.finish(g.out(g.node("Emission", {"Color": g.out(calm), "Strength": strength})))
    from math import cos, sin

    k = Kit("view", mat, C.WINDOW)
    n = 64
    t0 = radians(turn)
    k.sheet(
        lambda s, t: (
            centre[0] + radius * cos(t0 - s * 2 * pi),
            centre[1] + radius * sin(t0 - s * 2 * pi),
            base + t * height,
        ),
        n,
        1,
    )
    obj = k.done(smooth=False)
    layer = obj.data.uv_layers.new(name="uv")
    for poly in obj.data.polygons:
        for li in poly.loop_indices:
            vi = obj.data.loops[li].vertex_index
            layer.data[li].uv = ((vi % (n + 1)) / n * 2.0, vi // (n + 1))
    tex.extension = "REPEAT"
    obj.visible_diffuse = obj.visible_shadow = False
    return obj
