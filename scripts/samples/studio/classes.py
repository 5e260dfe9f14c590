"""Class ids of the truth maps: the same list that `look` prints (docs: api)."""

NAMES = [
    "wall", "floor", "ceiling", "window", "door", "fixture", "movable", "sky", "facade",
    "roof", "pane", "entrance", "garage", "vegetation", "ground", "water", "vehicle", "other",
]
(WALL, FLOOR, CEILING, WINDOW, DOOR, FIXTURE, MOVABLE, SKY, FACADE, ROOF, PANE, ENTRANCE,
 GARAGE, VEGETATION, GROUND, WATER, VEHICLE, OTHER) = range(len(NAMES))
