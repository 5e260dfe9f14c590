"""Darkroom: denoise, hold the windows back, tone, lens and sensor traces.
develop.py STEM --weights DIR --out FILE.png [--ev 0] [--warmth 0] [--hold 0.35] [--fast]"""

import argparse
import glob
import os

import numpy as np
from PIL import Image

from darkroom_filters import blur, calm, guided
from darkroom_net import denoise

ap = argparse.ArgumentParser()
ap.add_argument("stem")
ap.add_argument("--weights", required=True)
ap.add_argument("--out", required=True)
ap.add_argument("--ev", type=float, default=0.0, help="stops on top of the automatic exposure")
ap.add_argument("--key", type=float, default=0.70, help="where the metered middle lands, 0..1 display")
ap.add_argument("--meter-like", default="", help="stem whose exposure to repeat, so that twins match")
ap.add_argument("--warmth", type=float, default=0.4)
ap.add_argument("--hold", type=float, default=0.35, help="how far highlights are pulled back, 0..1")
ap.add_argument("--contrast", type=float, default=0.055, help="strength of the S curve")
ap.add_argument("--vivid", type=float, default=0.0, help="colour added, as editors of outdoor pictures do")
ap.add_argument("--fast", action="store_true", help="the smaller net")
ap.add_argument("--seed", type=int, default=1)
ap.add_argument("--blur", type=float, default=0.0, help="defocus in px, for the view behind windows")
a = ap.parse_args()


def curve(x):
    """A filmic shoulder and a short toe on linear light, then the display gamma."""
    s = 0.80
    y = np.where(x < s, x, s + (1 - s) * (1 - np.exp(-(np.maximum(x, s) - s) / (1 - s))))
    y = np.clip(y, 0, 1)
    g = np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-9), 1 / 2.4) - 0.055)
    return g + a.contrast * (g - 0.5) * g * (1 - g) * 4


takes = [np.load(path) for path in sorted(glob.glob(a.stem + ".pass*.npz"))]
total = sum(int(t["spp"]) for t in takes)
colour, albedo, normal = (
    sum(t[k].astype(np.float32) * (int(t["spp"]) / total) for t in takes) for k in ("colour", "albedo", "normal")
)
img = denoise(a.weights, colour, albedo, normal, large=not a.fast)
if os.path.exists(a.stem + "-class.npy"):
    img = calm(img, albedo, normal, np.load(a.stem + "-class.npy"))

h, w, _ = img.shape
lum = np.maximum(img @ np.array([0.2126, 0.7152, 0.0722], np.float32), 1e-5)
log = np.log(lum)
metered = np.exp(np.mean(np.clip(log, np.percentile(log, 5), np.percentile(log, 92))))
if a.meter_like:
    gain = float(open(a.meter_like + ".gain").read())
else:
    gain = (a.key**2.2) / metered
    open(a.stem + ".gain", "w").write(repr(float(gain)))
img = img * gain * 2**a.ev
log = np.log(np.maximum(lum * gain * 2**a.ev, 1e-5))
base = guided(log, max(8, w // 28), 0.18)
mid = np.log(0.32)
target = np.where(base > mid, mid + (base - mid) * (1 - a.hold), mid + (base - mid) * (1 - a.hold * 0.75))
img = img * np.exp(target - base + 0.0)[..., None]
img = img * (1 + np.array([0.05, 0.0, -0.06], np.float32) * a.warmth)

# Lens: light spilling around bright panes, corners a third of a stop down, a trace of softness.
bright = np.maximum(img - 0.9, 0)
small = bright[::4, ::4]
spill = blur(np.minimum(small, 3.0), max(2.0, w / 4 / 60))
spill = np.repeat(np.repeat(spill, 4, 0), 4, 1)[:h, :w]
img = img + 0.06 * spill
yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
rr = ((xx - w / 2) ** 2 + (yy - h / 2) ** 2) / ((w / 2) ** 2 + (h / 2) ** 2)
img = img * (1 - 0.13 * rr**1.5)[..., None]
soft = blur(img, 0.6)
edge = np.clip(rr, 0, 1)[..., None]
img = img * (1 - 0.35 - 0.3 * edge) + soft * (0.35 + 0.3 * edge)

if a.blur:
    img = blur(img, a.blur)
out = curve(np.maximum(img, 0))
if a.vivid:
    grey = out.mean(-1, keepdims=True)
    out = np.maximum(grey + (out - grey) * (1 + a.vivid), 0)
rng = np.random.default_rng(a.seed)
grain = blur(rng.normal(0, 1, (h, w, 1)), 0.55) * 1.6 + blur(rng.normal(0, 1, (h, w, 3)), 0.9) * 0.7
out = out + grain * (0.0065 + 0.007 * (1 - np.clip(out, 0, 1)) ** 2)
Image.fromarray((np.clip(out, 0, 1) * 255 + rng.uniform(0, 1, out.shape)).clip(0, 255).astype(np.uint8)).save(a.out)
