"""Materials of things: wood, cloth, leather, metals, glass, lamps."""

from .nodes import Graph


def wood(name, light, dark, axis="z", rough=0.38, scale=1.0):
    g = Graph(name)
    s = dict(zip("xyz", g.split(g.coords())))
    stretch = [s[k] * (scale * (1.6 if k == axis else 22.0)) for k in "xyz"]
    at = g.join(*stretch)
    figure = g.noise(at, 1.0, 5, 0.6, 1.2)
    fine = [s[k] * (scale * (6.0 if k == axis else 300.0)) for k in "xyz"]
    pores = g.noise(g.join(*fine), 1.0, 2, 0.6)
    tone = g.ramp(g.clamp(figure * 1.5 - 0.3), [(0.1, dark), (0.9, light)])
    tone = g.mix(g.clamp((pores - 0.55) * 2.0) * 0.45, tone, [c * 0.4 for c in dark])
    return g.finish(
        g.principled(
            Base_Color=tone, Roughness=pores * 0.1 + (rough - 0.05), Specular=0.4, Normal=g.bump(pores, 0.12, 0.001)
        ),
        [(a + b) / 2 for a, b in zip(light, dark)],
    )


def cloth(name, rgb, weave=700.0, second=None, sheen=0.3, wrinkle=0.25):
    """Woven cloth: threads close up, soft creases further off."""
    g = Graph(name)
    p = g.coords()
    x, y, z = g.split(p)
    thread = g.noise(g.join(x * weave, y * weave * 0.35, z * weave), 1.0, 1) + g.noise(
        g.join(x * weave * 0.35, y * weave, z * weave * 0.35), 1.0, 1
    )
    slub = g.noise(p, 60, 3, 0.7)
    crease = g.noise(p, 6.5, 3, 0.55, 0.8)
    tone = g.mix(g.clamp(thread * 0.8 - 0.3), [c * 0.8 for c in rgb], second or [min(1, c * 1.12) for c in rgb])
    tone = g.mix(slub * 0.3, tone, [c * 0.7 for c in rgb])
    return g.finish(
        g.principled(
            Base_Color=tone,
            Roughness=0.9,
            Specular=0.15,
            Sheen=sheen,
            Normal=g.bump(thread * 0.25 + crease * 6.0 * wrinkle, 0.5, 0.004),
        ),
        rgb,
    )


def striped(name, rgb, other, pitch=0.08, axis="x"):
    g = Graph(name)
    p = g.coords()
    s = dict(zip("xyz", g.split(p)))
    stripe = (s[axis] / pitch).fract().above(0.72)
    crease = g.noise(p, 6, 3)
    return g.finish(
        g.principled(
            Base_Color=g.mix(stripe, rgb, other),
            Roughness=0.9,
            Specular=0.15,
            Sheen=0.3,
            Normal=g.bump(crease + g.noise(p, 500, 1) * 0.2, 0.3, 0.01),
        ),
        rgb,
    )


def rug(name, ground, line, size, pitch=0.32):
    """A woven rug with a border and a lattice, drawn from its own local coordinates."""
    g = Graph(name)
    p = g.coords()
    x, y, _ = g.split(p)
    wob = g.noise(p, 9, 2) * 0.05
    a = (((x + y) / pitch + wob).fract() - 0.5).abs()
    b = (((x - y) / pitch + wob).fract() - 0.5).abs()
    lattice = a.min(b).below(0.055)
    inset = (x.abs() - size[0] / 2 + 0.16).max(y.abs() - size[1] / 2 + 0.16)
    border = inset.above(0.0)
    band = (inset - 0.05).abs().below(0.018)
    mark = g.math("ADD", lattice * (1.0 - border), band, clamp=True)
    pile = g.cells(p, 260) * -1.0 + g.noise(p, 350, 2)
    worn = g.noise(p, 3.0, 5, 0.7)
    tone = g.mix(mark * 0.8, g.mix(worn * 0.5, ground, [c * 0.8 for c in ground]), line)
    tone = g.mix(g.clamp(g.noise(p, 120, 2) * 1.4 - 0.5), tone, [c * 0.72 for c in ground])
    return g.finish(
        g.principled(Base_Color=tone, Roughness=0.95, Specular=0.1, Sheen=0.4, Normal=g.bump(pile, 0.8, 0.006)), ground
    )


def leather(name, rgb, rough=0.42):
    g = Graph(name)
    p = g.coords()
    grain = g.cells(p, 330) + g.noise(p, 40, 3) * 0.5
    worn = g.noise(p, 5, 4, 0.6)
    return g.finish(
        g.principled(
            Base_Color=g.mix(worn, [c * 0.7 for c in rgb], [min(1, c * 1.2) for c in rgb]),
            Roughness=worn * 0.2 + (rough - 0.1),
            Normal=g.bump(grain * 0.25 + worn * 2.0, 0.35, 0.004),
        ),
        rgb,
    )


def metal(name, rgb, rough=0.28, brushed=None):
    g = Graph(name)
    if brushed:
        s = dict(zip("xyz", g.split(g.coords())))
        at = g.join(*[s[k] * (3.0 if k == brushed else 400.0) for k in "xyz"])
        hair = g.noise(at, 1.0, 2)
        return g.finish(
            g.principled(
                Base_Color=rgb, Metallic=1.0, Roughness=hair * 0.16 + (rough - 0.08), Normal=g.bump(hair, 0.06, 0.001)
            )
        )
    return g.finish(g.principled(Base_Color=rgb, Metallic=1.0, Roughness=rough))


def pane(name, tint=(1, 1, 1), strength=1.0):
    """Thin window glass: see-through with a Fresnel reflection, no refraction to keep noise low."""
    g = Graph(name)
    # Seen from its back a face counts as looking out of the glass, and mirrors all beyond 43 degrees: undo that.
    back = g.out(g.node("NewGeometry"), "Backfacing")
    fresnel = g.out(g.node("Fresnel", {"IOR": back * (1 / 1.45 - 1.45) + 1.45}))
    clear = g.out(g.node("BsdfTransparent", {"Color": tint}))
    shine = g.out(g.node("BsdfGlossy", {"Roughness": 0.02, "Color": (1, 1, 1)}))
    return g.finish(g.out(g.node("MixShader", {0: g.clamp(fresnel * (1.6 * strength)), 1: clear, 2: shine})))


def glass(name, tint=(0.97, 0.99, 0.98), rough=0.0):
    g = Graph(name)
    return g.finish(g.principled(Base_Color=tint, Roughness=rough, Transmission=1.0, IOR=1.45))


def glow(name, rgb, strength):
    g = Graph(name)
    return g.finish(g.out(g.node("Emission", {"Color": rgb, "Strength": strength})))


def picture(name, seed, inks):
    """An invented abstract print for a frame: soft bands and blots in a few inks."""
    g = Graph(name)
    p = g.coords()
    x, y, z = g.split(p)
    at = g.join(x * 1.0 + seed * 3.7, y + seed * 1.3, z * 2.2)
    f = g.noise(at, 1.9, 4, 0.5, 1.4)
    stops = [(0.28 + 0.44 * i / max(1, len(inks) - 1), ink) for i, ink in enumerate(inks)]
    return g.finish(g.principled(Base_Color=g.ramp(f, stops), Roughness=0.7))
