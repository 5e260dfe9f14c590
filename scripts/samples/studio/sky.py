"""Skies: clear blue with fair-weather clouds, an even overcast, and the blue hour."""

import bpy

from .nodes import Graph


def fair(sun_vec, cover=0.5, strength=1.0):
    """Blue gradient with clouds drawn on a plane overhead, lit from the sun's side."""
    g, gen = start()
    x, y, z = g.split(gen)
    up = z.max(0.0)
    blue = g.ramp(up.pow(0.55), [(0.0, (0.62, 0.74, 0.88)), (0.28, (0.30, 0.50, 0.82)), (1.0, (0.075, 0.20, 0.52))])
    h = z.max(0.02) + 0.16
    px, py = x / h, y / h
    at = g.join(px, py, 0.35)
    body = density(g, at)
    toward = density(g, g.join(px + sun_vec[0] * 0.22, py + sun_vec[1] * 0.22, 0.35))
    mask = g.clamp((body - (1 - cover)) * 5.5)
    thin = g.clamp(g.noise(g.join(px * 0.35, py * 1.4, 2.0), 1.2, 6, 0.6) * 2.2 - 1.05) * 0.35
    lit = g.clamp((body - toward) * 3.2 + 0.62)
    cloud = g.mix(lit, (0.50, 0.55, 0.63), (1.0, 0.99, 0.97))
    haze = g.clamp(1.0 - up * 5.0)
    seen = g.clamp(mask + thin) * (1.0 - haze * 0.65)
    return end(g, g.mix(seen, blue, cloud), strength)


def density(g, at):
    big = g.noise(at, 0.75, 2, 0.5)
    fine = g.noise(at, 1.9, 9, 0.58, 0.25)
    return big * 0.55 + fine * 0.55 - 0.05


def overcast(strength=1.0):
    """A bright grey day: folded cloud with blue-grey bellies, thinning to white low down."""
    g, gen = start()
    x, y, z = g.split(gen)
    h = z.max(0.02) + 0.14
    at = g.join(x / h, y / h * 1.25, 0.4)
    big = g.noise(at, 0.6, 3, 0.5, 0.3)
    fold = g.noise(at, 1.5, 8, 0.56, 0.45)
    body = g.clamp((big * 0.55 + fold * 0.6 - 0.36) * 2.6)
    base = g.ramp(body, [(0.0, (0.40, 0.46, 0.55)), (0.45, (0.66, 0.70, 0.755)), (1.0, (1.0, 1.0, 0.99))])
    low = g.clamp(1.0 - z.max(0.0) * 3.2)
    return end(g, g.mix(low * 0.6, base, (0.93, 0.935, 0.94)), strength, 0.62)


def dusk(strength=1.0):
    """A clear western afterglow behind the house fading to deep blue overhead."""
    g, gen = start()
    x, y, z = g.split(gen)
    up = z.max(0.0)
    west = g.clamp(y * 0.5 + x * -0.25 + 0.5)
    glow = g.ramp(
        up.pow(0.6),
        [
            (0.0, (0.95, 0.42, 0.15)),
            (0.2, (0.80, 0.40, 0.27)),
            (0.38, (0.38, 0.32, 0.44)),
            (0.62, (0.12, 0.18, 0.42)),
            (1.0, (0.035, 0.07, 0.22)),
        ],
    )
    away = g.ramp(up.pow(0.6), [(0.0, (0.20, 0.20, 0.34)), (0.4, (0.10, 0.15, 0.34)), (1.0, (0.035, 0.07, 0.22))])
    base = g.mix(west, away, glow)
    h = z.max(0.02) + 0.16
    wisps = g.clamp(g.noise(g.join(x / h * 0.7, y / h * 1.5, 1.0), 1.1, 7, 0.6, 0.4) * 2.4 - 1.15)
    pink = g.mix(g.clamp(up * 1.6), (1.0, 0.45, 0.24), (0.30, 0.24, 0.40))
    return end(g, g.mix(wisps * 0.6, base, pink), strength)


def start():
    w = bpy.data.worlds.new("sky")
    bpy.context.scene.world = w
    w.cycles.sampling_method, w.cycles.sample_map_resolution = "MANUAL", 512
    g = Graph("sky", w)
    return g, g.coords("Generated")


def end(g, colour, strength, seen=1.0):
    """`seen` below one shows the camera a darker sky than the one that lights: the bracketed frame of a bright day."""
    path = g.node("LightPath")
    held = g.math("MULTIPLY_ADD", g.out(path, "Is Camera Ray"), strength * (seen - 1.0), strength)
    return g.finish(g.out(g.node("Background", {"Color": colour, "Strength": held if seen != 1.0 else strength})))
