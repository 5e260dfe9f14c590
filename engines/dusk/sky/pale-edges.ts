import { dilate, open } from '#engines/raster/morphology.ts';
import type { Mask, Plane } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

/** Share of the sky's brightness from which a wall is hard to tell from it. */
const PALE = 0.72;
/** Bytes of sky that a wall may show. */
const SOLID = 60;
/** Pixels that a pale wall is wide at least, how far from it its edge may waver, and half the square that settles it. */
const WALL = 9;
const REACH = 13;
const HALF = 2;

/**
 * A pale wall against a pale sky: the rings that sharpening leaves beside such an edge are sky, wall, sky and wall in
 * turn, and came out as lines drawn in the air. There the middle of what stands around a pixel is taken; wires and
 * twigs are darker than the sky and stay.
 */
export const settlePaleEdges = (alpha: Mask, luma: Uint8Array, light: Plane, rows: number): void => {
  const { width, height, data } = alpha;
  const pale = new Uint8Array(rows * width);
  const wall = new Uint8Array(rows * width);
  const bright = rowSampler(light, width, height);
  for (let y = 0; y < rows; y++) {
    const sky = bright(y);
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (luma[i]! < PALE * sky[x]!) continue;
      pale[i] = 1;
      if (data[i]! < SOLID) wall[i] = 1;
    }
  }
  const near = dilate(open(wall, width, rows, WALL), width, rows, REACH);
  const before = data.slice(0, rows * width);
  const around = new Uint8Array((2 * HALF + 1) ** 2);
  for (let y = HALF; y < rows - HALF; y++)
    for (let x = HALF; x < width - HALF; x++) {
      const i = y * width + x;
      if (!near[i] || !pale[i]) continue;
      let n = 0;
      let least = 255;
      let most = 0;
      for (let v = y - HALF; v <= y + HALF; v++)
        for (let u = x - HALF; u <= x + HALF; u++) {
          const a = before[v * width + u]!;
          around[n++] = a;
          if (a < least) least = a;
          if (a > most) most = a;
        }
      if (least !== most) data[i] = around.sort()[n >> 1]!;
    }
};
