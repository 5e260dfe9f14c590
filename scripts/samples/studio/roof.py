"""Roof planes laid in courses, with fascia, soffit and gutters."""

from mathutils import Vector

from . import classes as C
from .kit import Kit


def plane(name, mat, a, b, c, d, course=0.145, thick=0.012):
    """Shingle the quad a-b (eave) to d-c (ridge): each course sits proud of the one above."""
    a, b, c, d = map(Vector, (a, b, c, d))
    n = (b - a).cross(d - a).normalized()
    if n.z < 0:
        n = -n
    count = max(2, round(((d - a).length + (c - b).length) / 2 / course))
    k = Kit(name, mat, C.ROOF)
    for i in range(count):
        t0, t1 = i / count, (i + 1) / count
        p, q = a.lerp(d, t0), b.lerp(c, t0)
        r, s = b.lerp(c, t1), a.lerp(d, t1)
        k.quad(p + n * thick, q + n * thick, r, s)
        k.quad(p, q, q + n * thick, p + n * thick)
    k.done(smooth=False)


def gable_along_y(name, mat, trim, x0, x1, y0, y1, eave, pitch, over=0.38, rake=0.32, soffit=None):
    """Gable roof with its ridge along y, gable end facing -y. Returns the ridge height."""
    mid = (x0 + x1) / 2
    ridge = eave + (mid - x0) * pitch
    low = eave - over * pitch
    for s, xe in ((-1, x0 - over), (1, x1 + over)):
        plane(name, mat, (xe, y0 - rake, low), (xe, y1, low), (mid, y1, ridge), (mid, y0 - rake, ridge))
    k = Kit("fascia", trim, C.ROOF, 0.003)
    for s, xe in ((-1, x0 - over), (1, x1 + over)):
        # rake boards follow the slope; a soffit closes the overhang from beneath
        k.add(
            [
                (xe, y0 - rake - 0.02, low - 0.17),
                (xe, y0 - rake - 0.02, low + 0.008),
                (mid, y0 - rake - 0.02, ridge + 0.008),
                (mid, y0 - rake - 0.02, ridge - 0.17),
                (xe, y0 - rake + 0.01, low - 0.17),
                (xe, y0 - rake + 0.01, low + 0.008),
                (mid, y0 - rake + 0.01, ridge + 0.008),
                (mid, y0 - rake + 0.01, ridge - 0.17),
            ],
            [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)],
        )
        k.quad(
            (xe, y0 - rake, low - 0.05),
            (mid, y0 - rake, ridge - 0.05),
            (mid, y0 + 0.01, ridge - 0.05),
            (xe, y0 + 0.01, low - 0.05),
        )
        xi = x0 if s < 0 else x1
        k.quad((xe, y0 - rake, low - 0.05), (xe, y1, low - 0.05), (xi, y1, low - 0.05), (xi, y0 - rake, low - 0.05))
        k.box(min(xe, xe + s * 0.02), max(xe, xe + s * 0.02), y0 - rake, y1, low - 0.15, low + 0.01)
        gutter(k, (xe + s * 0.02, y0 - rake), (xe + s * 0.02, y1), low, s)
    k.done()
    return ridge


def gutter(k, a, b, z, side):
    """A K-style gutter along y on the outer side of a fascia."""
    x = a[0]
    prof = [
        (0, -0.1),
        (0.07, -0.1),
        (0.10, -0.04),
        (0.11, 0.0),
        (0.10, 0.0),
        (0.092, -0.03),
        (0.065, -0.085),
        (0, -0.085),
    ]
    pts = [(x + side * d, y, z + h) for y in (a[1], b[1]) for d, h in prof]
    n = len(prof)
    k.add(pts, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n)), tuple(range(n, 2 * n))])


def gable_along_x(name, mat, trim, x0, x1, y0, y1, eave, pitch, over=0.42, rake=0.3):
    """Main roof, ridge along x; front eave faces -y."""
    mid = (y0 + y1) / 2
    ridge = eave + (mid - y0) * pitch
    low = eave - over * pitch
    plane(
        name,
        mat,
        (x0 - rake, y0 - over, low),
        (x1 + rake, y0 - over, low),
        (x1 + rake, mid, ridge),
        (x0 - rake, mid, ridge),
    )
    plane(
        name,
        mat,
        (x1 + rake, y1 + over, low),
        (x0 - rake, y1 + over, low),
        (x0 - rake, mid, ridge),
        (x1 + rake, mid, ridge),
    )
    k = Kit("fascia", trim, C.ROOF, 0.003)
    k.box(x0 - rake, x1 + rake, y0 - over - 0.02, y0 - over, low - 0.15, low + 0.01)
    k.prism(
        [
            (y0 - over - 0.02 - d, low + h)
            for d, h in ((0, -0.1), (0.07, -0.1), (0.10, -0.04), (0.11, 0.0), (0.10, 0.0), (0, -0.02))
        ],
        x0 - rake,
        x1 + rake,
    )
    k.quad(
        (x0 - rake, y0 - over, low - 0.06),
        (x1 + rake, y0 - over, low - 0.06),
        (x1 + rake, y0, low - 0.06),
        (x0 - rake, y0, low - 0.06),
    )
    for x, s in ((x0 - rake, -1), (x1 + rake, 1)):
        for yo, yi in ((y0 - over, mid), (y1 + over, mid)):
            k.add(
                [
                    (x + s * dx, y, z)
                    for dx in (0.0, 0.025)
                    for y, z in ((yo, low - 0.17), (yo, low + 0.01), (yi, ridge + 0.01), (yi, ridge - 0.17))
                ],
                [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)],
            )
    k.done()
    cap = Kit("ridge-cap", mat, C.ROOF)
    cap.prism([(mid - 0.16, ridge - 0.085), (mid, ridge + 0.03), (mid + 0.16, ridge - 0.085)], x0 - rake, x1 + rake)
    cap.done(smooth=False)
    return ridge
