import type { Point } from '#engines/video/shots/view.ts';
import { boxBlur, type Thumbnail } from '#engines/video/sight/thumbnail.ts';

/** Scales of the centre and of the surround, in thumbnail pixels: furniture, then whole groups. */
const SCALES = [
  [2, 12],
  [5, 28],
] as const;

/**
 * What differs from its surroundings in light or colour, in detail and near the middle of the picture.
 * Blown-out windows differ most of all and are not what the photo is about: near white counts little.
 */
export function saliency(small: Thumbnail): Float32Array {
  const { width, height, luma } = small;
  const out = new Float32Array(luma.length);
  for (const [centre, surround] of SCALES) {
    for (const [plane, weight] of [
      [luma, 1],
      [small.redGreen, 2],
      [small.blueYellow, 2],
    ] as const) {
      const near = boxBlur(plane, width, height, centre);
      const far = boxBlur(plane, width, height, surround);
      for (let i = 0; i < out.length; i++) out[i]! += weight * Math.abs(near[i]! - far[i]!);
    }
  }
  const detail = boxBlur(gradient(small), width, height, 4);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const dx = (x + 0.5) / width - 0.5;
      const dy = (y + 0.5) / height - 0.52;
      const middle = Math.exp(-(dx * dx) / 0.12 - (dy * dy) / 0.1);
      const blown = luma[i]! > 0.93 ? 0.25 : 1;
      out[i] = (out[i]! + 2 * detail[i]!) * middle * blown;
    }
  }
  return out;
}

function gradient({ width, height, luma }: Thumbnail): Float32Array {
  const out = new Float32Array(luma.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      out[i] = Math.abs(luma[i + 1]! - luma[i - 1]!) + Math.abs(luma[i + width]! - luma[i - width]!);
    }
  }
  return out;
}

/** The middle of what stands out; squared, so that one sofa outweighs a wall full of small things. */
export function focusOf(map: Float32Array, width: number, height: number): Point {
  let [sum, sx, sy] = [1e-9, 0.5e-9, 0.5e-9];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const weight = map[i]! * map[i]!;
      sum += weight;
      sx += (weight * (x + 0.5)) / width;
      sy += (weight * (y + 0.5)) / height;
    }
  }
  return { x: sx / sum, y: sy / sum };
}

/** Shares of the sides between which the inner 70 % of what stands out lies. */
export function spreadOf(map: Float32Array, width: number, height: number): Point {
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  for (let i = 0; i < map.length; i++) {
    columns[i % width]! += map[i]!;
    rows[Math.floor(i / width)]! += map[i]!;
  }
  return { x: innerShare(columns), y: innerShare(rows) };
}

function innerShare(sums: Float64Array): number {
  const total = sums.reduce((a, b) => a + b, 0);
  let [sum, low, high] = [0, 0, sums.length];
  sums.forEach((value, i) => {
    if (sum < total * 0.15) low = i;
    if (sum < total * 0.85) high = i + 1;
    sum += value;
  });
  return (high - low) / sums.length;
}
