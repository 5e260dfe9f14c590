"""A wall's own axes: u along the wall, d into the room, z up. Everything that hangs on a wall
is measured in them, so one window or one outlet serves every wall of every room."""

from math import hypot


class Frame:
    def __init__(self, start, end, z=0.0):
        self.o = (start[0], start[1], z)
        dx, dy = end[0] - start[0], end[1] - start[1]
        self.length = hypot(dx, dy)
        self.u = (dx / self.length, dy / self.length)
        # Room polygons run counter-clockwise, so the room lies to the left of each wall.
        self.n = (-self.u[1], self.u[0])

    def p(self, u, d, z):
        return (
            self.o[0] + self.u[0] * u + self.n[0] * d,
            self.o[1] + self.u[1] * u + self.n[1] * d,
            self.o[2] + z,
        )

    def shifted(self, u=0.0, d=0.0, z=0.0):
        x, y, h = self.p(u, d, z)
        return Frame((x, y), (x + self.u[0], y + self.u[1]), h)


WORLD = Frame((0, 0), (1, 0))
