import type { LocalColour } from '#engines/dusk/sky/colour.ts';
import { dilate } from '#engines/raster/morphology.ts';
import type { Mask, Plane, Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

/** Pixels at each side that lend their colour to a mixed one. */
const REACH = 2;

/** Pixels around in which what no sky has tinged tells the hue, and between those that are asked. */
const AROUND = 6;
const EVERY = 2;
/** Bytes of sky nearby up to which a pixel is clean, and a nearly neutral hue where none is. */
const CLEAN = 26;
const NEUTRAL = [1.03, 1, 0.94] as const;

/** Red, green and blue over the light of what stands here, from the nearest pixels that the sky did not tinge. */
const cleanHue = (
  { width, data }: Raster,
  near: Uint8Array,
  x: number,
  y: number,
  rows: number,
): readonly [number, number, number] => {
  let r = 0;
  let g = 0;
  let b = 0;
  for (let v = Math.max(0, y - AROUND); v <= Math.min(rows - 1, y + AROUND); v += EVERY)
    for (let u = Math.max(0, x - AROUND); u <= Math.min(width - 1, x + AROUND); u += EVERY) {
      const j = v * width + u;
      if (near[j]! >= CLEAN) continue;
      r += data[3 * j]!;
      g += data[3 * j + 1]!;
      b += data[3 * j + 2]!;
    }
  const light = 0.3 * r + 0.59 * g + 0.11 * b;
  return light > 0 ? [r / light, g / light, b / light] : NEUTRAL;
};

/** One row of the photo without the sky behind. */
const clearRow = (
  photo: Raster,
  luma: Uint8Array,
  alpha: Uint8Array,
  near: Uint8Array,
  y: number,
  rows: number,
  sr: Float32Array,
  sg: Float32Array,
  sb: Float32Array,
  share: Float32Array,
  front: Uint8Array,
  frontLuma: Uint8Array,
): void => {
  const { width, data } = photo;
  const top = Math.max(0, y - REACH);
  const bottom = Math.min(rows - 1, y + REACH);
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const a = alpha[i]!;
    const counts = share[x]!;
    if (a > 252 || counts < 0.05 || near[i]! < CLEAN) continue;
    const p = i * 3;
    let r = data[p]!;
    let g = data[p + 1]!;
    let b = data[p + 2]!;
    const skyR = sr[x]! * 255;
    const skyG = sg[x]! * 255;
    const skyB = sb[x]! * 255;
    const skyLight = 0.3 * skyR + 0.59 * skyG + 0.11 * skyB;
    if (a > 3) {
      let sumR = 0;
      let sumG = 0;
      let sumB = 0;
      let sum = 0;
      const left = Math.max(0, x - REACH);
      const right = Math.min(width - 1, x + REACH);
      for (let v = top; v <= bottom; v++)
        for (let j = v * width + left, q = j * 3; j <= v * width + right; j++, q += 3) {
          const t = 255 - alpha[j]!;
          // Of a pixel that is more than half sky too little is left to tell its colour.
          if (t < 128) continue;
          const solid = t / 255;
          const weight = solid * solid * solid;
          // The sky's light is taken out, the hue stays: channel by channel noise turns into teal and violet.
          const own = luma[j]! + 1;
          const kept = weight * Math.min(1, Math.max(0.15, (own - (1 - solid) * skyLight) / (solid * own)));
          sumR += kept * data[q]!;
          sumG += kept * data[q + 1]!;
          sumB += kept * data[q + 2]!;
          sum += weight;
        }
      const bare = sum < 0.01;
      r = bare ? skyLight * 0.3 : sumR / sum;
      g = bare ? skyLight * 0.3 : sumG / sum;
      b = bare ? skyLight * 0.3 : sumB / sum;
    }
    // Cameras store colour at half size: what lies within three pixels of blue sky is tinged by it, at its own light.
    if (b > r && skyB - skyR > 20) {
      const pull = near[i]! / 255;
      const light = 0.3 * r + 0.59 * g + 0.11 * b;
      const [red, green, blue] = cleanHue(photo, near, x, y, rows);
      r += (Math.min(255, light * red) - r) * pull;
      g += (Math.min(255, light * green) - g) * pull;
      b += (Math.min(255, light * blue) - b) * pull;
    }
    r = front[p]! + (r - front[p]!) * counts;
    g = front[p + 1]! + (g - front[p + 1]!) * counts;
    b = front[p + 2]! + (b - front[p + 2]!) * counts;
    front[p] = r;
    front[p + 1] = g;
    front[p + 2] = b;
    frontLuma[i] = (r * 77 + g * 151 + b * 28 + 128) >> 8;
  }
};

/**
 * Takes the sky behind out of the photo: a mixed pixel takes the colour of what stands beside it, each neighbour with
 * the old sky taken out of it, so that no daylight rim remains around roofs, twigs and wires.
 */
export const clearFront = (
  to: { readonly front: Raster; readonly frontLuma: Uint8Array },
  photo: Raster,
  luma: Uint8Array,
  alpha: Mask,
  rows: number,
  sky: LocalColour,
  look: { readonly width: number; readonly height: number },
  /** How much this counts against what `to` holds already, 0..1 for each cell. */
  share: Plane,
): void => {
  const { width, height } = photo;
  const near = dilate(alpha.data.subarray(0, rows * width), width, rows, 7);
  const [redAt, greenAt, blueAt] = [sky.r, sky.g, sky.b].map((plane) =>
    rowSampler({ width: look.width, height: look.height, data: plane }, width, height),
  );
  const shareAt = rowSampler(share, width, height);
  for (let y = 0; y < rows; y++)
    clearRow(
      photo,
      luma,
      alpha.data,
      near,
      y,
      rows,
      redAt!(y),
      greenAt!(y),
      blueAt!(y),
      shareAt(y),
      to.front.data,
      to.frontLuma,
    );
};
