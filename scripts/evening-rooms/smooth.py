"""Takes the grain of few paths out of a picture: neighbours on one surface share their light, its colour stays as it was."""

import numpy as np

STEPS = (1, 2, 4, 1)
# Light that counts as much as none, and how far apart in light, colour and facing two places are that share none of it.
FAINT, APART, COLOUR, FACING = 0.02, 0.55, 0.06, 0.25


def smooth(colour, albedo, normal):
    lit = albedo.max(axis=2) > 0.02
    light = np.where(lit[..., None], colour / np.maximum(albedo, 0.02), colour)
    for step in STEPS:
        total, weight = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
        level = np.log(blurred(light.mean(axis=2)) + FAINT)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                there = lambda p: np.roll(p, (dy * step, dx * step), (0, 1))
                w = np.exp(
                    -(dx * dx + dy * dy) / 4
                    - ((there(level) - level) / APART) ** 2
                    - (((there(albedo) - albedo) / COLOUR) ** 2).sum(axis=2)
                    - (((there(normal) - normal) / FACING) ** 2).sum(axis=2)
                ) * (there(lit) == lit)
                total += w[..., None] * there(light)
                weight += w
        light = total / weight[..., None]
    return np.where(lit[..., None], light * np.maximum(albedo, 0.02), colour)


def blurred(p):
    for axis in (0, 1):
        p = (np.roll(p, 1, axis) + 2 * p + np.roll(p, -1, axis)) / 4
    return p
