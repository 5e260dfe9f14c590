"""Panel doors, cased openings and their hardware."""

from . import classes as C
from .kit import Kit
from .palette import get


def cased(frame, o, width=0.09):
    """Casing around an open doorway on the room side."""
    k = Kit("casing", get("white-trim"), C.DOOR, 0.002)
    k.box(o.u0 - width, o.u0 + 0.004, 0, 0.02, 0, o.z1, frame)
    k.box(o.u1 - 0.004, o.u1 + width, 0, 0.02, 0, o.z1, frame)
    k.box(o.u0 - width - 0.012, o.u1 + width + 0.012, 0, 0.026, o.z1 - 0.004, o.z1 + width, frame)
    k.box(o.u0 - width - 0.025, o.u1 + width + 0.025, 0, 0.036, o.z1 + width, o.z1 + width + 0.016, frame)
    for u0, u1 in ((o.u0 - 0.002, o.u0 + 0.018), (o.u1 - 0.018, o.u1 + 0.002)):
        k.box(u0, u1, -o.depth, 0, 0, o.z1, frame)
    k.box(o.u0 + 0.018, o.u1 - 0.018, -o.depth, 0, o.z1 - 0.018, o.z1 + 0.002, frame)
    k.done()


def slab(frame, u0, u1, d0, z1, panels="two", trim="white-trim", cls=C.DOOR, thick=0.038, z0=0.008):
    """Stiles, rails and sunk panels. `panels`: two (tall over short), three, glazed (French door)."""
    k = Kit("door", get(trim), cls, 0.004)
    stile, rail = 0.115, 0.12
    k.box(u0, u0 + stile, d0, d0 + thick, z0, z1, frame)
    k.box(u1 - stile, u1, d0, d0 + thick, z0, z1, frame)
    cuts = {"two": [0.21, 0.92], "three": [0.21, 0.78, 1.36], "glazed": [0.24]}[panels]
    bottoms = [z0] + [z0 + c for c in cuts[1:]] + [z1 - rail]
    k.box(u0 + stile, u1 - stile, d0, d0 + thick, z0, z0 + cuts[0], frame)
    for b in bottoms[1:-1]:
        k.box(u0 + stile, u1 - stile, d0, d0 + thick, b, b + rail, frame)
    k.box(u0 + stile, u1 - stile, d0, d0 + thick, z1 - rail, z1, frame)
    if panels == "glazed":
        a, b, lo, hi = u0 + stile, u1 - stile, z0 + cuts[0], z1 - rail
        for i in (1, 2):
            u = a + (b - a) * i / 3
            k.box(u - 0.011, u + 0.011, d0 + 0.006, d0 + thick - 0.006, lo, hi, frame)
        for j in range(1, 5):
            z = lo + (hi - lo) * j / 5
            k.box(a, b, d0 + 0.0055, d0 + thick - 0.0065, z - 0.011, z + 0.011, frame)
        g = Kit("door-glass", get("pane"), cls)
        m = d0 + thick / 2
        g.quad(frame.p(a, m, lo), frame.p(b, m, lo), frame.p(b, m, hi), frame.p(a, m, hi))
        p = g.done(smooth=False)
        p.visible_shadow = p.visible_diffuse = False
    else:
        k.box(u0 + stile - 0.005, u1 - stile + 0.005, d0 + 0.012, d0 + thick - 0.012, z0 + 0.05, z1 - 0.05, frame)
        spans = [(z0 + cuts[0], z0 + cuts[1])] if len(cuts) > 1 else []
        spans += [(b + rail, t) for b, t in zip(bottoms[1:-1], bottoms[2:])]
        for lo, hi in spans:
            k.box(u0 + stile + 0.03, u1 - stile - 0.03, d0 + 0.006, d0 + thick - 0.006, lo + 0.03, hi - 0.03, frame)
    k.done()


def lever(frame, u, d, z, toward=1, metal="nickel"):
    """A lever handle on a round rose; toward is +1 or -1 along u."""
    k = Kit("lever", get(metal), C.DOOR, 0.001)
    k.rod(frame.p(u, d, z), frame.p(u, d + 0.009, z), 0.026, n=24)
    k.rod(frame.p(u, d + 0.009, z), frame.p(u, d + 0.05, z), 0.010)
    k.tube(
        [
            frame.p(u, d + 0.05, z),
            frame.p(u + 0.03 * toward, d + 0.053, z),
            frame.p(u + 0.08 * toward, d + 0.052, z - 0.002),
            frame.p(u + 0.12 * toward, d + 0.047, z - 0.004),
        ],
        0.0085,
    )
    k.done()


def shut(frame, o, panels="two", hinge="left"):
    """A closed door set a little back in its cased opening."""
    cased(frame, o)
    slab(frame, o.u0 + 0.021, o.u1 - 0.021, -0.055, o.z1 - 0.022, panels)
    dark = Kit("door-gap", get("slot"), C.DOOR)  # what shows through the gap around the leaf
    dark.quad(*[frame.p(u, -0.062, z) for u, z in ((o.u0, 0), (o.u1, 0), (o.u1, o.z1), (o.u0, o.z1))]).done(
        smooth=False
    )
    at = o.u1 - 0.085 if hinge == "left" else o.u0 + 0.085
    lever(frame, at, -0.017, 0.96, -1 if hinge == "left" else 1)
    k = Kit("hinges", get("nickel"), C.DOOR)
    u = o.u0 + 0.02 if hinge == "left" else o.u1 - 0.02
    for z in (0.22, o.z1 / 2, o.z1 - 0.22):
        k.rod(frame.p(u, -0.012, z - 0.045), frame.p(u, -0.012, z + 0.045), 0.006)
    k.done()
