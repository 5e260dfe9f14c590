import type { Bareness } from '#engines/clearing/shade.ts';
import { FLOOR, SIDES, type Surfaces } from '#engines/clearing/surfaces.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { seededRandom } from '#engines/raster/noise.ts';
import { type Mask, newPlane, type Raster } from '#engines/raster/raster.ts';

/** Side of a patch of wall, of the photo's longer side, and what counts as grain within it: anything finer than this. */
const PATCH = 0.04;
const COARSE = 0.008;
/** How sure a patch has to be bare wall, and how many times the usual patch's grain it may have: more is a socket or an edge. */
const BARE = 0.6;
const UNUSUAL = 1.25;
/** Fewer patches than this would repeat themselves. */
const FEWEST = 4;

type Patch = { readonly at: number; readonly energy: number };

/** Visible patches of every side that show nothing but wall. */
const patchesOf = (
  mask: Mask,
  { width, height, side }: Surfaces,
  bare: Bareness,
  grain: Float32Array,
  size: number,
): Patch[][] => {
  const found: Patch[][] = Array.from({ length: SIDES }, () => []);
  for (let y = 0; y + size <= height; y += size >> 1)
    for (let x = 0; x + size <= width; x += size >> 1) {
      const at = y * width + x;
      const own = side[at]!;
      if (own === FLOOR) continue;
      let energy = 0;
      let whole = true;
      for (let v = 0; v < size && whole; v++)
        for (let i = at + v * width, end = i + size; i < end; i++) {
          if (mask.data[i] || side[i] !== own) {
            whole = false;
            break;
          }
          energy += grain[i * 3 + 1]! ** 2;
        }
      if (!whole) continue;
      const sure = [0, 0.5, 1].every((u) =>
        [0, 0.5, 1].every((v) => bare(own, (x + u * (size - 1)) / width, (y + v * (size - 1)) / height) > BARE),
      );
      if (sure) found[own]!.push({ at, energy });
    }
  return found.map((patches) => {
    const energies = patches.map(({ energy }) => energy).sort((p, q) => p - q);
    const most = UNUSUAL * (energies[energies.length >> 2] ?? 0);
    return patches.filter(({ energy }) => energy <= most);
  });
};

/** What is finer than `radius` in the photo, three channels. */
const grainOf = (photo: Raster, radius: number): Float32Array => {
  const { width, height, data } = photo;
  const out = new Float32Array(data.length);
  const plane = newPlane(width, height);
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = data[i * 3 + c]!;
    const mean = boxBlur(boxBlur(plane, radius), radius).data;
    for (let i = 0; i < mean.length; i++) out[i * 3 + c] = data[i * 3 + c]! - mean[i]!;
  }
  return out;
};

/**
 * Gives filled walls and ceilings the photo's own grain: patches of the bare wall beside, laid over each other by halves so that their
 * strength stays the same. White noise of the same strength shows beside it as a smooth cloud: a photo's grain is coarser, and lies in its
 * colours too. Returns 1 for every side that got some.
 */
export const grainWalls = (
  photo: Raster,
  mask: Mask,
  surfaces: Surfaces,
  bare: Bareness,
  out: Float32Array,
  seed: number,
): Uint8Array => {
  const { width, height } = photo;
  const longer = Math.max(width, height);
  const size = Math.max(8, Math.round((longer * PATCH) / 2) * 2);
  const grain = grainOf(photo, Math.max(2, Math.round(longer * COARSE)));
  const patches = patchesOf(mask, surfaces, bare, grain, size);
  const any = patches.flat();
  const sources = patches.map((own) => (own.length >= FEWEST ? own : any));
  const window = Float32Array.from({ length: size }, (_, n) => Math.sin((Math.PI * (n + 0.5)) / size));
  const random = seededRandom(seed + 5);
  const given = new Uint8Array(SIDES);
  const picked = new Int32Array(SIDES);
  const half = size >> 1;
  for (let top = -half; top < height; top += half)
    for (let left = -half; left < width; left += half) {
      for (let side = 0; side < SIDES; side++) {
        const own = sources[side]!;
        picked[side] = own.length >= FEWEST ? own[Math.floor(random() * own.length)]!.at : -1;
      }
      for (let v = Math.max(0, -top); v < size && top + v < height; v++)
        for (let u = Math.max(0, -left); u < size && left + u < width; u++) {
          const i = (top + v) * width + left + u;
          const side = surfaces.side[i]!;
          if (!mask.data[i] || side === FLOOR || picked[side]! < 0) continue;
          given[side] = 1;
          const from = (picked[side]! + v * width + u) * 3;
          const weight = window[u]! * window[v]!;
          for (let c = 0; c < 3; c++) out[i * 3 + c]! += weight * grain[from + c]!;
        }
    }
  return given;
};
