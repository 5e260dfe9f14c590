"""A room's shell: floor, ceiling, walls with openings and their reveals, skirting and crown."""

from . import classes as C
from .frame import Frame
from .kit import Kit
from .palette import get


class Opening:
    def __init__(self, u0, u1, z0, z1, depth=0.14):
        self.u0, self.u1, self.z0, self.z1, self.depth = u0, u1, z0, z1, depth


class Room:
    """Counter-clockwise floor plan in metres; walls[i] runs from corner i to corner i + 1."""

    def __init__(self, plan, height=2.6, wall="warm-white", floor="oak-floor", ceiling="ceiling"):
        self.plan, self.height = plan, height
        self.names = {"wall": wall, "floor": floor, "ceiling": ceiling}
        n = len(plan)
        self.walls = [Frame(plan[i], plan[(i + 1) % n]) for i in range(n)]
        self.openings = {i: [] for i in range(n)}
        self.accents = {}

    def open(self, wall, u0, u1, z0, z1, depth=0.14):
        o = Opening(u0, u1, z0, z1, depth)
        self.openings[wall].append(o)
        return self.walls[wall], o

    def build(self, skirting=0.13, crown=0.0, skip=()):
        k = Kit("floor", get(self.names["floor"]), C.FLOOR)
        k.add([(x, y, 0) for x, y in self.plan], [tuple(range(len(self.plan)))])
        for i, f in enumerate(self.walls):
            for o in self.openings[i]:
                if o.z0 == 0:  # the floor runs on under a door
                    k.quad(f.p(o.u0, 0, 0), f.p(o.u0, -o.depth, 0), f.p(o.u1, -o.depth, 0), f.p(o.u1, 0, 0))
        k.done(smooth=False)
        k = Kit("ceiling", get(self.names["ceiling"]), C.CEILING)
        k.add([(x, y, self.height) for x, y in self.plan], [tuple(reversed(range(len(self.plan))))]).done(smooth=False)
        for i, f in enumerate(self.walls):
            k = Kit(f"wall-{i}", get(self.accents.get(i, self.names["wall"])), C.WALL)
            wall_faces(k, f, self.height, self.openings[i])
            k.done(smooth=False)
        trim = Kit("skirting", get("white-trim"), C.WALL, 0.002)
        for i, f in enumerate(self.walls):
            if i in skip:
                continue
            for a, b in clear_runs(f.length, [(o.u0 - 0.085, o.u1 + 0.085) for o in self.openings[i] if o.z0 < 0.1]):
                if skirting:
                    trim.prism(
                        [
                            (0, 0),
                            (0.024, 0),
                            (0.024, 0.014),
                            (0.015, 0.024),
                            (0.015, skirting - 0.025),
                            (0.010, skirting - 0.008),
                            (0.004, skirting),
                            (0, skirting),
                        ],
                        a,
                        b,
                        f,
                    )
            if crown:
                h = self.height
                trim.prism(
                    [
                        (0, h - crown),
                        (0.012, h - crown),
                        (0.018, h - crown * 0.8),
                        (crown * 0.42, h - crown * 0.42),
                        (crown * 0.8, h - 0.018),
                        (crown, h - 0.012),
                        (crown, h),
                        (0, h),
                    ],
                    0,
                    f.length,
                    f,
                )
        trim.done()
        return self


def clear_runs(length, gaps):
    runs, at = [], 0.0
    for a, b in sorted(gaps):
        if a > at:
            runs.append((at, a))
        at = max(at, b)
    if at < length:
        runs.append((at, length))
    return runs


def wall_faces(kit, frame, height, openings):
    us = sorted({0.0, frame.length, *[u for o in openings for u in (o.u0, o.u1)]})
    zs = sorted({0.0, height, *[z for o in openings for z in (o.z0, o.z1)]})
    for u0, u1 in zip(us, us[1:]):
        for z0, z1 in zip(zs, zs[1:]):
            um, zm = (u0 + u1) / 2, (z0 + z1) / 2
            if any(o.u0 < um < o.u1 and o.z0 < zm < o.z1 for o in openings):
                continue
            kit.quad(frame.p(u0, 0, z0), frame.p(u1, 0, z0), frame.p(u1, 0, z1), frame.p(u0, 0, z1))
    for o in openings:
        d = -o.depth
        corners = [(o.u0, o.z0), (o.u1, o.z0), (o.u1, o.z1), (o.u0, o.z1)]
        for (ua, za), (ub, zb) in zip(corners, corners[1:] + corners[:1]):
            if za == zb == 0.0:
                continue
            kit.quad(frame.p(ua, 0, za), frame.p(ub, 0, zb), frame.p(ub, d, zb), frame.p(ua, d, za))
