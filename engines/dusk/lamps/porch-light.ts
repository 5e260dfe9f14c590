import { lampLightAt } from '#engines/dusk/lamps/porch-lamps.ts';
import { shadedIn } from '#engines/dusk/lamps/porch-matte.ts';
import type { Porch } from '#engines/dusk/lamps/porch-zones.ts';
import { type Bounds, EMITTED, encodeEmitted } from '#engines/dusk/windows/light.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { clamp, ease, mix } from '#engines/raster/scalar.ts';

/** Its box, in pixels of which so many lie across and down a cell. */
export const porchBox = ({ left, right, ceiling, floor }: Porch, kx: number, ky: number): Bounds => {
  let [top, bottom] = [Number.POSITIVE_INFINITY, 0];
  for (let x = left; x < right; x++) {
    top = Math.min(top, ceiling[x]!);
    bottom = Math.max(bottom, floor[x]!);
  }
  return { left: left * kx, right: right * kx, top: top * ky, bottom: bottom * ky };
};

/** Light that the wall of a porch throws back right under its lamp. */
const LIGHT = 0.13;
const HUE = [1, 0.6, 0.29] as const;
/** How much of its share of light by day light paint keeps, and dark iron, over so many pixels: in the dark the camera saw noise and blocks. */
const DETAIL = [0.5, 0.9] as const;
const PAINT = [0.25, 1.6] as const;
const FINE = 1;
const EDGE = 4;
/** Share of the height over which it fades towards the floor, where chairs stand before it. */
const FLOOR = 0.4;
/** Share of the width over which the light of the shade itself is taken: against that, paint is light or dark. */
const AROUND = 0.035;
/** Light by day below which colour is noise. */
const NOISE = 0.03;

/**
 * What lies in the shade of a porch or behind the arches of an arcade takes the light of its lamps, which hang out of sight: most under
 * them, least in the corners, each paint by how light it is against what is around it.
 */
export const lightPorch = (
  porch: Porch,
  photo: Raster,
  luma: Uint8Array,
  strength: number,
  glass: Uint8Array,
  emitted: Uint8Array,
): void => {
  const { zone } = porch.inner;
  const [kx, ky] = [zone.width / photo.width, zone.height / photo.height];
  const all = porchBox(porch, 1 / kx, 1 / ky);
  const [left, top] = [Math.max(0, Math.floor(all.left)), Math.max(0, Math.floor(all.top))];
  const [w, h] = [
    Math.min(photo.width, Math.ceil(all.right)) - left,
    Math.min(photo.height, Math.ceil(all.bottom)) - top,
  ];
  const box = { left, top, right: left + w, bottom: top + h };
  const matte = shadedIn(photo, luma, box, porch.inner);
  const day = newPlane(w, h);
  for (let y = 0, n = 0; y < h; y++)
    for (let i = (top + y) * photo.width + left, end = i + w; i < end; i++, n++) day.data[n] = LINEAR[luma[i]!]!;
  const fine = boxBlur(day, FINE).data;
  const around = boxBlur(matte, EDGE).data;
  const own = meanBehind(fine, matte, AROUND * photo.width);
  for (let y = 0, n = 0; y < h; y++)
    for (let x = 0; x < w; x++, n++) {
      const at = (top + y) * photo.width + left + x;
      const share = matte.data[n]! * (1 - glass[at]! / 255);
      if (share < 0.02 || glass[at]! > 127) continue;
      // At the edges a pixel is half of what stands before it.
      const pure = ease(0.75, 1, around[n]!);
      const paint = clamp((fine[n]! + 0.002) / (own[n]! + 0.002), PAINT[0], mix(0.6, PAINT[1], pure));
      const tone = paint ** DETAIL[paint > 1 ? 0 : 1]! * ease(h, (1 - FLOOR) * h, y);
      const light =
        LIGHT * strength * share * tone * lampLightAt(porch.lamps, (left + x + 0.5) * kx, (top + y + 0.5) * ky);
      for (let k = 0; k < 3; k++) {
        const tint = clamp((LINEAR[photo.data[at * 3 + k]!]! + NOISE) / (day.data[n]! + NOISE), 0.75, 1.3);
        emitted[at * 3 + k] = encodeEmitted(EMITTED[emitted[at * 3 + k]!]! + light * mix(1, tint, pure) * HUE[k]!);
      }
    }
};

/** Mean light around each place of what lies behind. */
const meanBehind = (light: Float32Array, matte: Plane, reach: number): Float32Array => {
  const { width, height } = matte;
  const [sum, share] = [newPlane(width, height), newPlane(width, height)];
  for (let i = 0; i < sum.data.length; i++) {
    share.data[i] = matte.data[i]! + 1e-5;
    sum.data[i] = share.data[i]! * light[i]!;
  }
  const [all, n] = [boxBlur(sum, Math.round(reach)).data, boxBlur(share, Math.round(reach)).data];
  return all.map((v, i) => v / n[i]!);
};
