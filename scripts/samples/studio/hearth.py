"""A painted-brick fireplace with a wood mantel."""

from . import classes as C
from .kit import Kit
from .palette import get
from .surfaces import tiles


def fireplace(frame, middle, height, width=1.5):
    brick = tiles(
        "hearth-brick", (0.70, 0.68, 0.65), (0.205, 0.068), (0.62, 0.60, 0.57), 0.009, 0.6, "yz", 0.5, 0.1, vary=0.1
    )
    b = Kit("hearth", brick, C.FIXTURE, 0.003)
    u0, u1, d = middle - width / 2, middle + width / 2, 0.22
    mouth0, mouth1, mouth = middle - 0.47, middle + 0.47, 0.82
    b.box(u0, mouth0, 0, d, 0, 1.28, frame)
    b.box(mouth1, u1, 0, d, 0, 1.28, frame)
    b.box(mouth0, mouth1, 0, d, mouth, 1.28, frame)
    b.box(u0 - 0.05, u1 + 0.05, d, d + 0.42, 0, 0.05, frame)
    b.done()
    dark = Kit("firebox", get("slot"), C.FIXTURE)
    dark.box(mouth0, mouth1, 0.002, 0.01, 0.0, mouth, frame).done()
    metal = Kit("hearth-screen", get("black-metal"), C.FIXTURE, 0.003)
    metal.box(mouth0, mouth1, d - 0.03, d - 0.012, mouth - 0.05, mouth, frame)
    metal.box(mouth0, mouth1, d - 0.03, d - 0.012, 0.05, 0.11, frame)
    for u in (mouth0, middle - 0.012, mouth1 - 0.025):
        metal.box(u, u + 0.025, d - 0.03, d - 0.012, 0.05, mouth, frame)
    metal.done()
    g = Kit("hearth-glass", get("pane"), C.FIXTURE)
    g.quad(
        frame.p(mouth0, d - 0.02, 0.1),
        frame.p(mouth1, d - 0.02, 0.1),
        frame.p(mouth1, d - 0.02, mouth),
        frame.p(mouth0, d - 0.02, mouth),
    )
    g.done(smooth=False)
    m = Kit("mantel", get("walnut"), C.FIXTURE, 0.004)
    m.box(u0 - 0.09, u1 + 0.09, 0, d + 0.12, 1.28, 1.36, frame)
    m.done()
    cap = Kit("mantel-cap", get("white-trim"), C.FIXTURE, 0.003)
    cap.box(u0 - 0.03, u1 + 0.03, 0, d + 0.04, 1.2, 1.28, frame)
    cap.done()
