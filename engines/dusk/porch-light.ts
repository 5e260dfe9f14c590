import type { Porch } from '#engines/dusk/porch-zones.ts';
import { type Bounds, EMITTED, encodeEmitted } from '#engines/dusk/window-light.ts';
import { boxBlur, softBlur } from '#engines/raster/blur.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import { erode } from '#engines/raster/morphology.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** Light of a wall under the lamp of a porch, and its share at the floor and at the porch's ends. */
const LIGHT = 0.4;
const AT_FLOOR = 0.4;
const AT_ENDS = 0.55;
const HUE = [1, 0.6, 0.25] as const;
/** Share of the width over which the light of the shade itself is taken: against that, paint is light or dark. */
const AROUND = 0.035;
const DETAIL = 0.75;
const PAINT = [0.2, 1.35] as const;
/** Saturation by which a red parasol or flower, and one of another colour, stand before a porch; wood and brick are as strong, but orange. */
const RED = [0.24, 0.12] as const;
const COLOURFUL = [0.45, 0.3] as const;
const ORANGE = 0.25;
/** Light by day below which colour is noise. */
const NOISE = 0.03;

/** Mean light of the shaded cells around each place. */
const around = (zone: Plane, light: Plane): Float32Array => {
  const { width, height } = light;
  const [sum, share] = [newPlane(width, height), newPlane(width, height)];
  for (let i = 0; i < sum.data.length; i++) {
    share.data[i] = zone.data[i]! + 1e-5;
    sum.data[i] = share.data[i]! * light.data[i]!;
  }
  const reach = AROUND * width;
  const [all, n] = [softBlur(sum, reach).data, softBlur(share, reach).data];
  return all.map((v, i) => v / n[i]!);
};

/** How far a colour may be the house's own. */
const ownPaint = (r: number, g: number, b: number): number => {
  const most = Math.max(r, g, b);
  const colourful = (most - Math.min(r, g, b)) / (most + 40);
  if (r < most) return ease(COLOURFUL[0], COLOURFUL[1], colourful);
  return g - b > ORANGE * (r - b) ? 1 : ease(RED[0], RED[1], colourful);
};

/** Pixels around a thing before the porch that are mixed with it. */
const EDGE = 5;

const paintIn = (photo: Raster, { left, top, right, bottom }: Bounds): Float32Array => {
  const [w, h] = [right - left, bottom - top];
  const own = new Uint8Array(w * h);
  for (let y = 0, n = 0; y < h; y++)
    for (let p = ((top + y) * photo.width + left) * 3, end = p + w * 3; p < end; p += 3, n++)
      own[n] = 255 * ownPaint(photo.data[p]!, photo.data[p + 1]!, photo.data[p + 2]!);
  const kept = newPlane(w, h);
  const shrunk = erode(own, w, h, EDGE);
  for (let i = 0; i < shrunk.length; i++) kept.data[i] = shrunk[i]! / 255;
  return boxBlur(kept, 1).data;
};

/**
 * A lamp in the ceiling of a porch, out of sight: what lay in the shade of the roof by day takes its light, each paint by how light it is
 * against what is around it. Returns its box in the photo.
 */
export const lightPorch = (
  porch: Porch,
  light: Plane,
  photo: Raster,
  luma: Uint8Array,
  strength: number,
  glass: Uint8Array,
  emitted: Uint8Array,
): Bounds => {
  const { shade } = porch;
  const own = around(shade, light);
  const [kx, ky] = [light.width / photo.width, light.height / photo.height];
  const [x0, x1] = [Math.ceil(porch.left / kx), Math.min(photo.width - 1, Math.floor(porch.right / kx))];
  let [top, bottom] = [photo.height, 0];
  for (let x = porch.left; x < porch.right; x++) {
    top = Math.min(top, Math.floor(porch.ceiling[x]! / ky));
    bottom = Math.max(bottom, Math.ceil(porch.floor[x]! / ky));
  }
  const box = { left: x0, top: Math.max(0, top), right: x1, bottom: Math.min(photo.height, bottom) };
  const paint = paintIn(photo, box);
  const half = (x1 - x0) / 2;
  for (let y = box.top, n = 0; y < box.bottom; y++)
    for (let x = x0; x < x1; x++, n++) {
      const at = y * photo.width + x;
      const column = Math.min(porch.right - 1, Math.max(porch.left, Math.floor((x + 0.5) * kx)));
      const cell = Math.floor((y + 0.5) * ky) * light.width + column;
      const share = bilinear(shade, (x + 0.5) * kx, (y + 0.5) * ky) * paint[n]! * (1 - glass[at]! / 255);
      if (share < 0.02 || glass[at]! > 127) continue;
      const [ceiling, floor] = [porch.ceiling[column]!, porch.floor[column]!];
      const down = clamp(((y + 0.5) * ky - ceiling) / (floor - ceiling));
      const aside = clamp(Math.abs(x - x0 - half) / half);
      const falls = ease(1, 0.85, down) * (1 - (1 - AT_FLOOR) * down) * (1 - (1 - AT_ENDS) * aside * aside);
      const day = LINEAR[luma[at]!]!;
      const tone = clamp((day + 0.002) / (own[cell]! + 0.002), PAINT[0], PAINT[1]) ** DETAIL;
      for (let k = 0; k < 3; k++) {
        const hue = clamp((LINEAR[photo.data[at * 3 + k]!]! + NOISE) / (day + NOISE), 0.6, 1.5);
        const lit = LIGHT * strength * share * falls * tone * hue * HUE[k]!;
        emitted[at * 3 + k] = encodeEmitted(EMITTED[emitted[at * 3 + k]!]! + lit);
      }
    }
  return box;
};

const bilinear = ({ width, height, data }: Plane, x: number, y: number): number => {
  const [px, py] = [clamp(x - 0.5, 0, width - 1.001), clamp(y - 0.5, 0, height - 1.001)];
  const [cx, cy] = [Math.floor(px), Math.floor(py)];
  const [a, b, i] = [px - cx, py - cy, cy * width + cx];
  const above = data[i]! + (data[i + 1]! - data[i]!) * a;
  return above + (data[i + width]! + (data[i + width + 1]! - data[i + width]!) * a - above) * b;
};
