import { spreadColours } from '#engines/dusk/sky/colour.ts';
import { horizonOf } from '#engines/dusk/sky/horizon.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyRegion, SkySeed } from '#engines/dusk/sky/region.ts';
import { decodeRuns, type RunLengthMask, resizeMask } from '#engines/raster/run-length.ts';

/** The person's own mask, as it is; twigs and wires inside it are still cut out by the matte. */
export const regionFromMask = (look: SkyLook, encoded: RunLengthMask): SkyRegion => {
  const { width, height } = look;
  const mask = resizeMask(decodeRuns(encoded), width, height);
  const cells = mask.data.map((v) => (v > 127 ? 1 : 0));
  const open = cells.map((v, i) => (v && look.texture[i]! < 0.025 ? 1 : 0));
  const weight = { width, height, data: Float32Array.from(open) };
  return {
    width,
    height,
    cells,
    open,
    flooded: open,
    glimpse: new Uint8Array(width * height),
    hill: new Uint8Array(width * height),
    leaves: new Float32Array(width * height),
    local: spreadColours(look.mean, weight, 16),
    horizon: horizonOf(cells, width, height),
    snow: 2,
    leaked: 0,
  };
};

/** Cells that belong to the same surface as a tap: alike to it and reached without crossing an edge. */
export const surfaceAt = (look: SkyLook, seed: SkySeed): number[] => {
  const { width, height, mean } = look;
  const x0 = Math.min(width - 1, Math.floor(seed.x * width));
  const y0 = Math.min(height - 1, Math.floor(seed.y * height));
  const start = y0 * width + x0;
  const difference = (a: number, b: number): number =>
    Math.abs(mean.r[a]! - mean.r[b]!) + Math.abs(mean.g[a]! - mean.g[b]!) + Math.abs(mean.b[a]! - mean.b[b]!);
  const reached = new Uint8Array(width * height);
  const surface: number[] = [];
  const stack = [start];
  reached[start] = 1;
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    surface.push(i);
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (j < 0 || j >= reached.length || reached[j]) continue;
      if (difference(i, j) > 0.07 || difference(start, j) > 0.3) continue;
      reached[j] = 1;
      stack.push(j);
    }
  }
  return surface;
};
