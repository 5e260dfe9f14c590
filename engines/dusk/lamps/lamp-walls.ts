import type { Bounds } from '#engines/dusk/windows/light.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { clamp, ease, quantile } from '#engines/raster/scalar.ts';

/** Cells around a lantern that show the wall on which it hangs, and heights of it over which that wall may go on. */
const RING = 2;
const REACH = 9;
/** Stops of light, and shares of red over blue, between which a place looks otherwise than that wall, and as it does: glass is far darker, or has the sky in it. */
const LIGHT = [1.3, 0.8] as const;
const HUE = [0.09, 0.05] as const;

type Look = { readonly light: number; readonly warm: number };

/** Log2 of linear light, of white, and red over blue of one cell of so many pixels. */
const lookOf = ({ width, height, data }: Raster, x: number, y: number, step: number): Look => {
  let [r, g, b, n] = [0, 0, 0, 0];
  for (let j = y * step; j < Math.min(height, y * step + step); j += 2)
    for (let i = x * step; i < Math.min(width, x * step + step); i += 2, n++) {
      const p = (j * width + i) * 3;
      r += LINEAR[data[p]!]!;
      g += LINEAR[data[p + 1]!]!;
      b += LINEAR[data[p + 2]!]!;
    }
  const sum = r + g + b + 1e-3;
  return { light: Math.log2(sum / (3 * n + 1e-3)), warm: (r - b) / sum };
};

const wallAround = (photo: Raster, { left, right, top, bottom }: Bounds, step: number, w: number, h: number): Look => {
  const looks: Look[] = [];
  for (let y = Math.floor(top) - RING; y <= bottom + RING; y++)
    for (let x = Math.floor(left) - RING; x <= right + RING; x++) {
      const own = x + 1 > left && x < right && y + 1 > top && y < bottom;
      if (!own && x >= 0 && y >= 0 && x < w && y < h) looks.push(lookOf(photo, x, y, step));
    }
  return {
    light: quantile(
      looks.map(({ light }) => light),
      0.5,
    ),
    warm: quantile(
      looks.map(({ warm }) => warm),
      0.5,
    ),
  };
};

/** Log2 of the light of a wall by day up to which a lantern's light on it is all taken, and the least share of it: what is many stops on a white wall was a flat burnt cloud, as no camera exposes it. */
const PALE = -1.4;
const LEAST = 0.3;
const takenOn = (light: number): number => clamp(2 ** (PALE - light), LEAST, 1);

/** That share on the wall around a lantern. */
export const takenAround = (photo: Raster, box: Bounds, step: number): number => {
  const w = Math.ceil(photo.width / step);
  const h = Math.ceil(photo.height / step);
  return takenOn(wallAround(photo, box, step, w, h).light);
};

/**
 * The chance of glass without what looks as the wall around a lantern does: a pier between an arch and a stair was read as glass, and two
 * lanterns hung on it in the dark. Boxes in cells of so many pixels, as the chance.
 */
export const withoutLampWalls = (pane: Plane, photo: Raster, lanterns: readonly Bounds[], step: number): Plane => {
  const { width, height } = pane;
  const out = newPlane(width, height);
  out.data.set(pane.data);
  for (const box of lanterns) {
    const wall = wallAround(photo, box, step, width, height);
    const reach = REACH * Math.max(1, box.bottom - box.top);
    const [x0, x1] = [clamp(Math.floor(box.left - reach), 0, width), clamp(Math.ceil(box.right + reach), 0, width)];
    const [y0, y1] = [clamp(Math.floor(box.top - reach), 0, height), clamp(Math.ceil(box.bottom + reach), 0, height)];
    for (let y = y0; y < y1; y++)
      for (let x = x0, i = y * width + x0; x < x1; x++, i++) {
        if (out.data[i]! < 0.2) continue;
        const { light, warm } = lookOf(photo, x, y, step);
        const alike =
          ease(LIGHT[0], LIGHT[1], Math.abs(light - wall.light)) * ease(HUE[0], HUE[1], Math.abs(warm - wall.warm));
        out.data[i]! *= 1 - alike;
      }
  }
  return out;
};
