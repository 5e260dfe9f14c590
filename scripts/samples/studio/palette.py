"""The home's shared materials, made once per scene."""

from functools import lru_cache

from . import goods, surfaces


@lru_cache(None)
def get(name):
    return RECIPES[name]()


RECIPES = {
    "white-trim": lambda: surfaces.plain("white-trim", (0.83, 0.825, 0.81), 0.28),
    "ceiling": lambda: surfaces.paint("ceiling", (0.86, 0.86, 0.85), 0.8, 0.05),
    "warm-white": lambda: surfaces.paint("warm-white", (0.80, 0.785, 0.755)),
    "greige": lambda: surfaces.paint("greige", (0.62, 0.595, 0.555)),
    "linen-wall": lambda: surfaces.paint("linen-wall", (0.69, 0.665, 0.625)),
    "pale-grey": lambda: surfaces.paint("pale-grey", (0.63, 0.64, 0.64)),
    "soft-sage": lambda: surfaces.paint("soft-sage", (0.50, 0.54, 0.475)),
    "mist-blue": lambda: surfaces.paint("mist-blue", (0.50, 0.565, 0.60)),
    "oak-floor": lambda: surfaces.boards("oak-floor", (0.45, 0.295, 0.17), (0.255, 0.145, 0.072)),
    "oak-floor-x": lambda: surfaces.boards("oak-floor-x", (0.45, 0.295, 0.17), (0.255, 0.145, 0.072), across="x"),
    "walnut-floor": lambda: surfaces.boards(
        "walnut-floor", (0.20, 0.105, 0.056), (0.075, 0.034, 0.018), 0.11, 1.4, rough=0.22
    ),
    "pale-floor": lambda: surfaces.boards(
        "pale-floor", (0.54, 0.41, 0.275), (0.34, 0.23, 0.135), 0.18, 1.9, across="x", rough=0.28, tone=0.7
    ),
    "carpet": lambda: surfaces.carpet("carpet", (0.47, 0.415, 0.35)),
    "grey-carpet": lambda: surfaces.carpet("grey-carpet", (0.34, 0.325, 0.31)),
    "nickel": lambda: goods.metal("nickel", (0.66, 0.64, 0.60), 0.26),
    "black-metal": lambda: surfaces.plain("black-metal", (0.018, 0.017, 0.016), 0.38, 0.6),
    "brass": lambda: goods.metal("brass", (0.78, 0.56, 0.27), 0.25),
    "chrome": lambda: goods.metal("chrome", (0.86, 0.86, 0.87), 0.06),
    "steel": lambda: goods.metal("steel", (0.60, 0.60, 0.595), 0.3, "x"),
    "pane": lambda: goods.pane("pane"),
    "mirror": lambda: goods.metal("mirror", (0.93, 0.94, 0.94), 0.005),
    "plastic": lambda: surfaces.plain("plastic", (0.80, 0.79, 0.76), 0.32),
    "slot": lambda: surfaces.plain("slot", (0.03, 0.03, 0.03), 0.6),
    "porcelain": lambda: surfaces.plain("porcelain", (0.86, 0.86, 0.845), 0.08, Specular=0.6),
    "navy-glaze": lambda: surfaces.plain("navy-glaze", (0.05, 0.085, 0.12), 0.12, Specular=0.6),
    "lamp": lambda: goods.glow("lamp", (1.0, 0.84, 0.64), 14.0),
    "shade": lambda: goods.glow("shade", (1.0, 0.86, 0.68), 2.6),
    "oak": lambda: goods.wood("oak", (0.50, 0.315, 0.165), (0.29, 0.155, 0.07)),
    "oak-x": lambda: goods.wood("oak-x", (0.50, 0.315, 0.165), (0.29, 0.155, 0.07), "x"),
    "walnut": lambda: goods.wood("walnut", (0.185, 0.095, 0.05), (0.085, 0.04, 0.02)),
    "walnut-x": lambda: goods.wood("walnut-x", (0.185, 0.095, 0.05), (0.085, 0.04, 0.02), "x"),
    "linen": lambda: goods.cloth("linen", (0.62, 0.585, 0.53)),
    "oat": lambda: goods.cloth("oat", (0.50, 0.455, 0.39), 420.0),
    "charcoal": lambda: goods.cloth("charcoal", (0.085, 0.088, 0.095), 420.0, (0.16, 0.16, 0.17)),
    "navy": lambda: goods.cloth("navy", (0.045, 0.075, 0.14)),
    "rust": lambda: goods.cloth("rust", (0.36, 0.125, 0.055)),
    "mustard": lambda: goods.cloth("mustard", (0.48, 0.29, 0.065)),
    "teal": lambda: goods.cloth("teal", (0.055, 0.20, 0.215)),
    "white-cotton": lambda: goods.cloth("white-cotton", (0.80, 0.79, 0.77), 900.0, wrinkle=0.4),
    "denim": lambda: goods.cloth("denim", (0.085, 0.13, 0.235), 600.0),
    "red-knit": lambda: goods.cloth("red-knit", (0.40, 0.045, 0.05), 300.0),
    "tan-leather": lambda: goods.leather("tan-leather", (0.34, 0.165, 0.075)),
    "black-leather": lambda: goods.leather("black-leather", (0.025, 0.024, 0.023)),
    "clear-glass": lambda: goods.glass("clear-glass"),
}
