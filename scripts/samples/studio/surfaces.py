"""Indoor surfaces: paint, boards, tile, carpet, stone. Colours are linear reflectances."""

from .nodes import Graph


def paint(name, rgb, rough=0.5, roller=0.04):
    """Wall paint: a faint roller stipple and a very slow unevenness, as real walls have."""
    g = Graph(name)
    p = g.coords()
    slow = g.noise(p, 0.7, 2)
    tint = g.mix(g.clamp(slow * 1.6 - 0.4), [c * 0.965 for c in rgb], [min(1, c * 1.02) for c in rgb])
    stipple = g.noise(p, 160, 2) + g.noise(p, 14, 2) * 0.5
    return g.finish(
        g.principled(
            Base_Color=tint, Roughness=g.noise(p, 3, 2) * 0.12 + (rough - 0.06), Normal=g.bump(stipple, roller, 0.004)
        ),
        rgb,
    )


def plain(name, rgb, rough=0.4, metal=0.0, **more):
    g = Graph(name)
    return g.finish(g.principled(Base_Color=rgb, Roughness=rough, Metallic=metal, **more))


def boards(name, light, dark, width=0.127, length=1.7, across="y", rough=0.2, tone=1.0, knots=True):
    """Floor boards: staggered ends, each board its own tone and grain, a hairline gap between."""
    g = Graph(name)
    x, y, _ = g.split(g.coords())
    along, cross = (x, y) if across == "y" else (y, x)
    row = (cross / width).floor()
    shift = g.random(row, 7.0) * length * 3.0
    cell = ((along + shift) / length).floor()
    mine = g.random(row, cell, 1.0)
    also = g.random(row, cell, 5.0)
    grain_at = g.join(along * 1.1 + mine * 31.0, cross * 16.0 + also * 17.0, mine * 9.0)
    figure = g.noise(grain_at, 1.0, 5, 0.6, 1.3)
    pores = g.noise(g.join(along * 7.0 + mine * 31.0, cross * 260.0, 0.0), 1.0, 2, 0.6)
    base = g.ramp(
        g.clamp(figure * 0.75 + mine * 0.5 * tone - 0.14),
        [(0.12, dark), (0.5, [(a + b) / 2 for a, b in zip(light, dark)]), (0.88, light)],
    )
    base = g.mix(g.clamp((pores - 0.52) * 2.2) * 0.5, base, [c * 0.45 for c in dark], "MIX")
    base = g.out(
        g.node(
            "HueSaturation",
            {
                "Hue": also * 0.01 + 0.495,
                "Saturation": also * 0.16 + 0.9,
                "Value": mine * 0.16 * tone + 0.92,
                "Color": base,
            },
        )
    )
    gap_row = ((cross / width).fract() - 0.5).abs().above(0.5 - 0.0011 / width)
    gap_end = (((along + shift) / length).fract() - 0.5).abs().above(0.5 - 0.0009 / length)
    gap = gap_row.max(gap_end)
    colour = g.mix(gap * 0.85, base, [c * 0.12 for c in dark])
    wear = g.noise(g.join(x, y, 0.0), 1.3, 4)
    height = pores * 0.05 + mine * 0.35 - gap * 1.6 + figure * 0.1
    return g.finish(
        g.principled(
            Base_Color=colour,
            Roughness=g.clamp(wear * 0.14 + pores * 0.08 + rough - 0.1),
            Specular=0.42,
            Normal=g.bump(height, 0.25, 0.0015),
        ),
        [(a + b) / 2 for a, b in zip(light, dark)],
    )


def tiles(
    name,
    rgb,
    size=(0.6, 0.3),
    grout=(0.55, 0.53, 0.5),
    gap=0.003,
    rough=0.2,
    axes="xy",
    stagger=0.0,
    cloud=0.08,
    vein=0.0,
    vary=0.06,
    wave=0.0,
):
    """Laid tile on the plane of `axes`; stagger shifts each second row, vein draws marble, wave is a hand-made glaze."""
    g = Graph(name)
    c = g.coords()
    s = dict(zip("xyz", g.split(c)))
    a, b = s[axes[0]], s[axes[1]]
    row = (b / size[1]).floor()
    offset = row * stagger
    col = (a / size[0] + offset).floor()
    mine = g.random(row, col, 3.0)
    edge = (((a / size[0] + offset).fract() - 0.5).abs() - 0.5).abs() * size[0]
    edge = edge.min((((b / size[1]).fract() - 0.5).abs() - 0.5).abs() * size[1])
    joint = edge.below(gap / 2)
    moved = g.out(g.node("VectorMath", {0: c, 1: g.join(mine * 13.0, mine * 7.0, mine * 5.0)}, operation="ADD"))
    clouds = g.noise(moved, 4.0, 5, 0.55, 0.4)
    tile = g.mix(g.clamp(clouds * 1.4 - 0.2), [v * (1 - cloud) for v in rgb], [min(1, v * (1 + cloud)) for v in rgb])
    if vein:
        # soft grey drifts, and along some of them a thin dark thread
        drift = g.clamp(1.0 - (g.noise(moved, 1.5, 4, 0.5, 1.6) - 0.5).abs() * 8.0).pow(1.6)
        thread = g.clamp(1.0 - (g.noise(moved, 1.9, 7, 0.6, 2.2) - 0.5).abs() * 42.0) * g.noise(moved, 2.6, 2)
        tile = g.mix(drift * (vein * 0.55), tile, [v * k for v, k in zip(rgb, (0.72, 0.74, 0.77))])
        tile = g.mix(thread * vein, tile, [v * k for v, k in zip(rgb, (0.46, 0.47, 0.49))])
    tile = g.mix(vary, tile, g.ramp(mine, [(0, (0.0, 0.0, 0.0)), (1, (1, 1, 1))]), "OVERLAY")
    grime = g.noise(c, 9.0, 3)
    line = g.mix(grime * 0.5, grout, [v * 0.7 for v in grout])
    soft = g.math("SMOOTH_MIN", edge / (gap * 1.3), 1.0, 0.3)
    return g.finish(
        g.principled(
            Base_Color=g.mix(joint, tile, line),
            Roughness=g.mix(joint, g.clamp(clouds * 0.1 + rough - 0.05), 0.9),
            Normal=g.bump(soft + mine * 0.15 + g.noise(moved, 7.0, 2) * wave, 0.4, 0.002),
        ),
        rgb,
    )


def carpet(name, rgb):
    """Cut-pile carpet: tufts, the sweep marks a vacuum leaves, and speckled yarn."""
    g = Graph(name)
    p = g.coords()
    x, y, _ = g.split(p)
    tuft = g.cells(p, 190)
    fuzz = g.noise(p, 420, 2, 0.7)
    sweep = g.noise(g.join(x * 1.0 + g.noise(p, 0.8, 2) * 1.5, y * 4.2, 0.0), 1.0, 2, 0.4)
    mottle = g.noise(p, 16, 4, 0.65)
    shade = g.clamp(sweep * 0.75 + mottle * 0.65 - 0.22)
    colour = g.ramp(shade, [(0.0, [c * 0.68 for c in rgb]), (0.5, rgb), (1.0, [min(1, c * 1.16) for c in rgb])])
    speck = g.mix(g.clamp(g.noise(p, 210, 1) * 3.0 - 1.2), [c * 0.55 for c in rgb], colour)
    return g.finish(
        g.principled(
            Base_Color=speck,
            Roughness=0.95,
            Specular=0.1,
            Sheen=0.5,
            Normal=g.bump(tuft * -1.0 + fuzz * 0.8 + mottle * 0.9, 0.9, 0.008),
        ),
        [c * 0.9 for c in rgb],
    )


def quartz(name, rgb, vein=0.35, fleck=0.1):
    g = Graph(name)
    p = g.coords()
    lines = (g.noise(p, 1.7, 7, 0.6, 1.6) - 0.5).abs()
    body = g.mix(g.clamp(1.0 - lines * 30.0) * vein, rgb, [c * 0.5 for c in rgb])
    body = g.mix(g.clamp(g.noise(p, 260, 2) * 4.0 - 2.2) * fleck, body, [c * 0.3 for c in rgb])
    return g.finish(g.principled(Base_Color=body, Roughness=0.12, Specular=0.5), rgb)
