"""Dining room, empty: dark boards, panelled dado, a bay of windows, a chandelier, an opening to the kitchen."""

from .. import classes as C
from .. import door, fittings, light, window
from ..kit import Kit
from ..palette import get
from ..shell import Room, clear_runs
from ..shot import Camera


def build(view="", variant="", backdrop=""):
    room = Room([(0, 0), (4.4, 0), (4.4, 4.0), (0, 4.0)], 2.7, "soft-sage", "walnut-floor")
    south, east, north, west = range(4)
    fn, on = room.open(north, 1.0, 3.4, 0.62, 2.25)
    fe, oe = room.open(east, 1.45, 2.55, 0.62, 2.25)
    fw, ow = room.open(west, 0.6, 2.3, 0, 2.15, 0.16)
    room.build(0.15, 0.1)
    dado(room)
    window.window(fn, on, 2, 3, 2)
    window.window(fe, oe, 1, 3, 2)
    door.cased(fw, ow)
    beyond()
    for wall, u, z, kind, g in (
        (north, 0.5, 0.35, "outlet", 1),
        (north, 3.95, 0.35, "outlet", 1),
        (east, 3.2, 0.35, "outlet", 1),
        (west, 2.6, 1.2, "switch", 2),
        (east, 0.7, 0.35, "outlet", 1),
    ):
        fittings.outlet(room.walls[wall].shifted(d=0.012), u, z, kind, g)
    fittings.chandelier(2.2, 2.05, 2.7, 0.85, 6, 36)
    fittings.ceiling_vent(3.5, 3.3, 2.7)
    light.daylight(fn, on, 22)
    light.daylight(fe, oe, 22)
    light.sun(40, 38, 5.0)
    light.flash(2.2, 1.8, 24, 2.0)
    light.world()
    if backdrop:
        light.backdrop(backdrop, (2.2, 2.0), turn=-25)
    return {
        "camera": Camera((4.0, 0.42, 1.32), (1.35, 3.2), 17.5, -0.02),
        "floor": room.plan,
        "ceilingHeight": room.height,
        "room": "dining-room",
    }


def dado(room, top=0.92):
    """White board panelling below a rail, broken where openings cut it."""
    k = Kit("dado", get("white-trim"), C.WALL, 0.003)
    for i, f in enumerate(room.walls):
        low = [(o.u0 - 0.1, o.u1 + 0.1) for o in room.openings[i] if o.z0 < top]
        for a, b in clear_runs(f.length, low):
            k.box(a, b, 0, 0.008, 0.12, top, f)
            k.box(a, b, 0, 0.03, top, top + 0.028, f).box(a, b, 0, 0.02, top - 0.05, top, f)
            n = max(1, round((b - a) / 0.55))
            for j in range(n):
                p, q = a + (b - a) * j / n + 0.055, a + (b - a) * (j + 1) / n - 0.055
                if q - p < 0.1:
                    continue
                for r in (
                    (p + 0.025, q - 0.025, 0.24, 0.265),
                    (p + 0.025, q - 0.025, 0.79, 0.815),
                    (p, p + 0.025, 0.24, 0.815),
                    (q - 0.025, q, 0.24, 0.815),
                ):
                    k.box(r[0], r[1], 0.008, 0.024, r[2], r[3], f)
        for o in room.openings[i]:
            if 0.2 < o.z0 < top:
                k.box(o.u0 - 0.1, o.u1 + 0.1, 0, 0.008, 0.12, o.z0 - 0.11, f)
    k.done()


def beyond():
    """The passage behind the opening, with light spilling from its far end."""
    k = Kit("beyond-walls", get("warm-white"), C.WALL)
    k.quad((-2.6, 4.4, 0), (-2.6, -0.6, 0), (-2.6, -0.6, 2.6), (-2.6, 4.4, 2.6))
    k.quad((-2.6, 4.4, 0), (-0.16, 4.4, 0), (-0.16, 4.4, 2.6), (-2.6, 4.4, 2.6))
    k.quad((-2.6, 0.0, 0), (-0.16, 0.0, 0), (-0.16, 0.0, 2.6), (-2.6, 0.0, 2.6))
    k.quad((-0.16, 4.4, 0), (-0.16, 3.4, 0), (-0.16, 3.4, 2.6), (-0.16, 4.4, 2.6)).quad(
        (-0.16, 1.7, 0), (-0.16, 0, 0), (-0.16, 0, 2.6), (-0.16, 1.7, 2.6)
    )
    k.done(smooth=False)
    Kit("beyond-floor", get("walnut-floor"), C.FLOOR).quad(
        (-2.6, 0, 0), (-0.16, 0, 0), (-0.16, 4.4, 0), (-2.6, 4.4, 0)
    ).done(smooth=False)
    Kit("beyond-ceiling", get("ceiling"), C.CEILING).quad(
        (-2.6, 0, 2.6), (0, 0, 2.6), (0, 4.4, 2.6), (-2.6, 4.4, 2.6)
    ).done(smooth=False)
    s = Kit("beyond-skirting", get("white-trim"), C.WALL, 0.002)
    s.box(-2.6, -2.585, 0.0, 4.4, 0, 0.13).done()
    fittings.area_light("beyond", (-1.4, 2.3, 2.55), 0.8, 34, (1, 0.93, 0.84))
