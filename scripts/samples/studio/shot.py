"""Camera, render settings and the passes one shot leaves behind."""

import json
from math import radians, tan, atan

import bpy

SENSOR = 36.0  # full-frame width in mm, so that lens lengths are 35 mm equivalents


class Camera:
    def __init__(self, at, look, focal=18.0, shift_y=0.0):
        """Level camera at `at`, heading toward `look` (x, y); shift keeps verticals vertical."""
        from math import atan2, pi

        self.at, self.focal, self.shift_y = at, focal, shift_y
        self.heading = atan2(look[1] - at[1], look[0] - at[0]) - pi / 2

    def place(self):
        cam = bpy.data.cameras.new("camera")
        cam.sensor_width, cam.lens, cam.shift_y = SENSOR, self.focal, self.shift_y
        cam.clip_end = 2000
        cam.clip_start = 0.02
        obj = bpy.data.objects.new("camera", cam)
        bpy.context.scene.collection.objects.link(obj)
        obj.location, obj.rotation_euler = self.at, (radians(90), 0, self.heading)
        bpy.context.scene.camera = obj
        return obj

    def describe(self, width, height):
        cam = bpy.context.scene.camera
        m = cam.matrix_world
        fx = self.focal / SENSOR * width
        return {
            "width": width,
            "height": height,
            "focal35": self.focal,
            "fx": round(fx, 3),
            "fy": round(fx, 3),
            "cx": width / 2,
            "cy": round(height / 2 + self.shift_y * width, 3),
            "position": [round(v, 4) for v in m.to_translation()],
            "rotation": [[round(m[r][c], 6) for c in range(3)] for r in range(3)],
            "convention": "rotation maps camera axes (x right, y up, looking along -z) to world metres, z up; "
            "cx, cy in pixels from the top left",
        }


def settings(width, spp, exterior=False):
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.render.resolution_x, s.render.resolution_y = width, round(width * 2 / 3)
    s.render.resolution_percentage = 100
    s.render.use_persistent_data = False
    c = s.cycles
    c.device, c.samples = "CPU", spp
    c.use_adaptive_sampling = spp > 24
    c.adaptive_threshold, c.adaptive_min_samples = 0.02, max(8, spp // 3)
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 6, 4 if not exterior else 2, 3
    if not exterior:
        # After two real bounces the remaining light is close to even: nearby occlusion stands in
        # for it, at half the cost and noise of following every path to its end.
        c.use_fast_gi, c.fast_gi_method, c.ao_bounces_render = True, "REPLACE", 2
        s.world.light_settings.distance, s.world.light_settings.ao_factor = 1.6, 1.0
    c.transmission_bounces, c.transparent_max_bounces = 5, 12
    c.sample_clamp_indirect, c.sample_clamp_direct = 4.0, 0.0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.light_sampling_threshold = 0.02
    c.pixel_filter_type, c.filter_width = "BLACKMAN_HARRIS", 1.5
    s.view_settings.view_transform = "Standard"


def passes(stem, take=0, spp=1):
    """Beauty, albedo and normal in one .npz: what the darkroom wants. Passes with other seeds add up there."""
    import os

    import numpy as np

    s = bpy.context.scene
    s.view_layers[0].cycles.denoising_store_passes = True
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    layers = t.nodes.new("CompositorNodeRLayers")
    out = t.nodes.new("CompositorNodeOutputFile")
    out.base_path = os.path.dirname(os.path.abspath(stem))
    out.format.file_format, out.format.color_depth, out.format.exr_codec = "OPEN_EXR", "32", "NONE"
    out.file_slots.clear()
    base = os.path.basename(stem)
    kinds = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    for kind, socket in kinds.items():
        out.file_slots.new(f"{base}-{kind}-")
        t.links.new(layers.outputs[socket], out.inputs[-1])
    s.frame_current = 1
    bpy.ops.render.render()
    found = {}
    for kind in kinds:
        path = f"{stem}-{kind}-0001.exr"
        found[kind] = read_exr(path)[..., :3].astype(np.float16)
        os.remove(path)
    np.savez(f"{stem}.pass{take}.npz", spp=spp, **found)
    s.use_nodes = False


def read_exr(path):
    import numpy as np

    img = bpy.data.images.load(path)
    img.colorspace_settings.name = "Non-Color"
    w, h = img.size
    flat = np.empty(w * h * img.channels, np.float32)
    img.pixels.foreach_get(flat)
    bpy.data.images.remove(img)
    return np.nan_to_num(flat.reshape(h, w, -1)[::-1], posinf=60000, neginf=0).clip(-60000, 60000)


def class_map(path, sky):
    """One flat emission per class, one sample, no filter: an id per pixel."""
    from .nodes import Graph

    s = bpy.context.scene
    g = Graph("class-id")
    info = g.node("ObjectInfo")
    ident = g.out(info, "Object Index")
    mat = g.finish(g.out(g.node("Emission", {"Color": (1, 1, 1), "Strength": ident * (1 / 64)})))
    w = bpy.data.worlds.new("class-sky")
    gw = Graph("class-sky", w)
    gw.finish(gw.out(gw.node("Background", {"Color": (1, 1, 1), "Strength": (sky + 1) / 64})))
    s.world = w
    for o in bpy.data.objects:
        if o.type == "LIGHT":
            o.hide_render = True
    s.view_layers[0].material_override = mat
    c = s.cycles
    c.samples, c.use_adaptive_sampling, c.max_bounces = 1, False, 0
    c.pixel_filter_type, c.filter_width = "BOX", 0.01
    s.view_layers[0].cycles.denoising_store_passes = False
    s.render.image_settings.file_format = "OPEN_EXR"
    s.render.image_settings.color_depth = "32"
    s.render.filepath = path
    bpy.ops.render.render(write_still=True)
    import os

    import numpy as np

    ids = np.rint(read_exr(path)[..., 0] * 64).astype(int) - 1
    os.remove(path)
    np.save(path.replace(".exr", ".npy"), ids.clip(0, 255).astype(np.uint8))


def save_facts(path, facts):
    with open(path, "w") as f:
        json.dump(facts, f, indent=1)
