import type { RenderJob } from './job.ts';

/** How far a piece's light and dark are driven apart, as a power. */
const STRENGTH = 0.2;
/**
 * The foot of a camera's curve: what is nearly dark goes darker. Without it the darkest hundredth of our furniture stood at
 * 25-43 of 255, where that of furniture in listing photos stands at 9-28.
 */
const FOOT = 0.014;
export const toe = (light: number): number => ((1 + FOOT) * light) / (light + FOOT);
/** Radius as a share of the picture's width. */
const REACH = 0.011;

/**
 * Local contrast of the furniture layer. Listing photos are blended from several exposures and then sharpened at a wide
 * radius; beside them an untreated render looks like a render: flat in the middle tones. Works on brightness alone, at
 * half size, and only among pixels that pieces cover, so that no halo runs into the photo.
 */
export const clarify = (job: RenderJob): void => {
  const { width: W, height: H, halfWidth: w, halfHeight: h, layer } = job;
  // The smoothing's second copy has done its work by now.
  const light = job.scratchLight.subarray(0, w * h).fill(0);
  const cover = job.scratchLight.subarray(w * h, 2 * w * h).fill(0);
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      const o = (y * W + x) * 4;
      if (layer[o + 3]! <= 0) continue;
      const i = (y >> 1) * w + (x >> 1);
      light[i]! += brightness(layer, o) * layer[o + 3]!;
      cover[i]! += layer[o + 3]!;
    }
  }
  const radius = Math.max(2, Math.round(REACH * w));
  for (let pass = 0; pass < 2; pass++) {
    mean(light, w, h, radius);
    mean(cover, w, h, radius);
  }
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      const o = (y * W + x) * 4;
      const c = layer[o + 3]!;
      if (c <= 0) continue;
      const i = (y >> 1) * w + (x >> 1);
      const around = light[i]! / Math.max(1e-4, cover[i]!);
      const own = brightness(layer, o);
      const ratio = Math.max(0.6, Math.min(1.7, (own + 0.004) / (around + 0.004)));
      // Bright things gain little, or white cloth would clip.
      const lift = ratio > 1 ? ratio ** (STRENGTH * Math.max(0, 1 - own)) : ratio ** STRENGTH;
      const gain = Math.sqrt(lift * toe(own));
      layer[o]! *= gain;
      layer[o + 1]! *= gain;
      layer[o + 2]! *= gain;
    }
  }
};

const brightness = (layer: Float32Array, o: number): number => {
  const [r, g, b, cover] = [layer[o]!, layer[o + 1]!, layer[o + 2]!, layer[o + 3]!];
  return (0.2126 * r * r + 0.7152 * g * g + 0.0722 * b * b) / (cover * cover);
};

/** Running box mean, in place, along rows and then columns. */
const mean = (data: Float32Array, w: number, h: number, r: number): void => {
  const line = new Float32Array(Math.max(w, h));
  const run = (start: number, step: number, n: number) => {
    let sum = 0;
    for (let i = 0; i < Math.min(r, n); i++) sum += data[start + i * step]!;
    for (let i = 0; i < n; i++) {
      if (i + r < n) sum += data[start + (i + r) * step]!;
      if (i - r - 1 >= 0) sum -= data[start + (i - r - 1) * step]!;
      line[i] = sum / (2 * r + 1);
    }
    for (let i = 0; i < n; i++) data[start + i * step] = line[i]!;
  };
  for (let y = 0; y < h; y++) run(y * w, 1, w);
  for (let x = 0; x < w; x++) run(x, w, h);
};
