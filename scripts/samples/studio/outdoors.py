"""Outdoor materials: leaves, bark, lawn, shingles, siding, brick, concrete, asphalt, mulch."""

from .nodes import Graph
from .surfaces import tiles


def leaf(name, young, old, through=0.45):
    """Two-sided leaf: the tint of each leaf rides in its UV, trees differ by the object's random."""
    g = Graph(name)
    u, v, _ = g.split(g.coords("UV"))
    rnd = g.out(g.node("ObjectInfo"), "Random")
    tone = g.ramp(
        g.clamp(u * 0.8 + rnd * 0.25), [(0.0, old), (0.55, [(a + b) / 2 for a, b in zip(young, old)]), (1.0, young)]
    )
    body = g.principled(Base_Color=tone, Roughness=0.42, Specular=0.35)
    glow = g.out(g.node("BsdfTranslucent", {"Color": g.mix(0.5, tone, young)}))
    return g.finish(g.out(g.node("MixShader", {0: through, 1: body, 2: glow})))


def bark(name, rgb):
    g = Graph(name)
    p = g.coords()
    x, y, z = g.split(p)
    ridge = g.noise(g.join(x * 26.0, y * 26.0, z * 5.0), 1.0, 4, 0.6, 0.6)
    return g.finish(
        g.principled(
            Base_Color=g.ramp(ridge, [(0.3, [c * 0.4 for c in rgb]), (0.7, rgb)]),
            Roughness=0.9,
            Normal=g.bump(ridge, 0.8, 0.03),
        ),
        [c * 0.7 for c in rgb],
    )


def lawn(name):
    g = Graph(name)
    p = g.coords()
    patch = g.noise(p, 0.5, 4, 0.6)
    fine = g.noise(p, 60, 4, 0.7)
    c = g.ramp(
        g.clamp(patch * 0.7 + fine * 0.6 - 0.15),
        [(0.1, (0.045, 0.08, 0.018)), (0.6, (0.11, 0.175, 0.037)), (0.95, (0.21, 0.24, 0.085))],
    )
    return g.finish(
        g.principled(Base_Color=c, Roughness=0.95, Specular=0.1, Normal=g.bump(fine, 1.0, 0.05)), (0.11, 0.175, 0.037)
    )


def shingles(name, rgb, along="x"):
    g = Graph(name)
    p = g.coords()
    s = dict(zip("xyz", g.split(p)))
    course = (s["z"] / 0.083).floor()
    tab = ((s[along] / 0.21) + g.random(course, 3.0) * 5.0).floor()
    wide = ((s[along] / 0.47) + g.random(course, 9.0) * 5.0).floor()
    a, b = g.random(course, tab, 1.0), g.random(course, wide, 2.0)
    grit = g.noise(p, 240, 2, 0.7)
    streak = g.noise(g.join(s["x"] * 0.8, s["y"] * 0.8, s["z"] * 0.3), 1.0, 3)
    tone = g.clamp(a * 0.42 + b * 0.3 + grit * 0.3 + streak * 0.25 - 0.25)
    col = g.ramp(tone, [(0.0, [c * 0.42 for c in rgb]), (0.5, rgb), (1.0, [min(1, c * 1.7) for c in rgb])])
    return g.finish(
        g.principled(Base_Color=col, Roughness=0.92, Specular=0.2, Normal=g.bump(grit + a * 1.5, 0.6, 0.006)), rgb
    )


def siding(name, rgb):
    g = Graph(name)
    p = g.coords()
    x, y, z = g.split(p)
    grain = g.noise(g.join(x * 6.0, y * 6.0, z * 90.0), 1.0, 3, 0.6)
    dirt = g.noise(p, 1.3, 4, 0.6)
    low = g.clamp(1.0 - z * 1.3) * 0.22
    col = g.mix(g.clamp(dirt * 0.22 + low), rgb, [c * 0.68 for c in rgb])
    return g.finish(g.principled(Base_Color=col, Roughness=0.55, Normal=g.bump(grain, 0.15, 0.002)), rgb)


def brick(name, axes):
    return tiles(name, (0.27, 0.125, 0.085), (0.215, 0.075), (0.46, 0.43, 0.39), 0.011, 0.85, axes, 0.5, 0.3, vary=0.28)


def concrete(name, rgb, joints=0.0, axis="y"):
    g = Graph(name)
    p = g.coords()
    s = dict(zip("xyz", g.split(p)))
    stain = g.noise(p, 0.8, 6, 0.65)
    grit = g.noise(p, 130, 3, 0.7)
    c = g.ramp(g.clamp(stain * 0.75 + grit * 0.4 - 0.1), [(0.15, [v * 0.66 for v in rgb]), (0.8, rgb)])
    h = grit
    if joints:
        line = ((s[axis] / joints).fract() - 0.5).abs().above(0.5 - 0.008 / joints)
        c = g.mix(line * 0.8, c, [v * 0.3 for v in rgb])
        h = grit - line * 6.0
    crack = (g.noise(p, 0.55, 5, 0.6, 0.8) - 0.5).abs().below(0.0016)
    c = g.mix(crack * 0.55, c, [v * 0.35 for v in rgb])
    return g.finish(
        g.principled(Base_Color=c, Roughness=0.9, Specular=0.25, Normal=g.bump(h, 0.35, 0.004)), [c * 0.85 for c in rgb]
    )


def mulch(name):
    g = Graph(name)
    p = g.coords()
    chip = g.cells(p, 34, what="Color")
    d = g.cells(p, 34)
    r, _, _ = g.split(chip)
    c = g.ramp(r, [(0.0, (0.02, 0.011, 0.007)), (1.0, (0.10, 0.052, 0.03))])
    return g.finish(
        g.principled(Base_Color=c, Roughness=0.95, Normal=g.bump(d * -1.0 + r * 0.6, 1.0, 0.03)), (0.05, 0.027, 0.016)
    )
