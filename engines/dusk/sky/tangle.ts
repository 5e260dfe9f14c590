import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { type Mask, newPlane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cells around a place, and the changes between sky and the rest a pixel, in the direction with fewer, between which it is a tangle of twigs. */
const AROUND = 3;
const TANGLED = [0.06, 0.1] as const;

/**
 * Where sky and the rest change so often, both across and down, that only twigs can stand there: 0..1 for each cell.
 * Rails and balusters change in one direction, and an edge or a wire changes once or twice.
 */
export const tangleIn = ({ width, height, data }: Mask, look: SkyLook, rows: number): Float32Array => {
  const across = newPlane(look.width, look.height);
  const down = newPlane(look.width, look.height);
  for (let y = 0; y < rows - 1; y++) {
    const row = Math.floor((y * look.height) / height) * look.width;
    for (let x = 0, i = y * width; x < width - 1; x++, i++) {
      const here = data[i]! > 128;
      const right = data[i + 1]! > 128 !== here;
      const below = data[i + width]! > 128 !== here;
      if (!right && !below) continue;
      const cell = row + Math.floor((x * look.width) / width);
      if (right) across.data[cell]!++;
      if (below) down.data[cell]!++;
    }
  }
  const pixels = (width * height) / (look.width * look.height);
  const [flat, steep] = [boxBlur(across, AROUND).data, boxBlur(down, AROUND).data];
  const out = new Float32Array(flat.length);
  for (let i = 0; i < out.length; i++)
    out[i] = ease(TANGLED[0] * pixels, TANGLED[1] * pixels, Math.min(flat[i]!, steep[i]!));
  return out;
};
