import type { Plane, Raster } from '#engines/raster/raster.ts';
import type { Uprights } from '#engines/vision/uprights.ts';

export type Quality = {
  readonly dark: boolean;
  readonly blurred: boolean;
  readonly tilted: boolean;
  readonly small: boolean;
  /** Median luminance and sharpness, so that a threshold can be argued with. */
  readonly brightness: number;
  readonly sharpness: number;
};

/** MLS systems ask for 1024 px and more; below, staging has too little to work on. */
const SMALL = 1000;
const DARK = 0.2;
const TILT = 1.5;
/** Sharpest hundredth of the Laplacian at about 500 px: listing photos read .2 to .7, the same ones blurred by 3 px below .07. */
const BLUR = 0.08;

export const quality = (photo: Raster, light: Plane, upright: Uprights): Quality => {
  const { width, height, data } = light;
  const sorted = Float32Array.from(data).sort();
  const brightness = sorted[sorted.length >> 1]!;
  const edges = new Float32Array((width - 2) * (height - 2));
  for (let y = 1, o = 0; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++, o++) {
      const i = y * width + x;
      edges[o] = Math.abs(4 * data[i]! - data[i - 1]! - data[i + 1]! - data[i - width]! - data[i + width]!);
    }
  edges.sort();
  const sharpness = edges[Math.floor(edges.length * 0.99)] ?? 0;
  return {
    dark: brightness < DARK,
    blurred: sharpness < BLUR,
    tilted: upright.confidence > 0.2 && Math.abs(upright.roll) > TILT,
    small: Math.max(photo.width, photo.height) < SMALL,
    brightness: Math.round(brightness * 1000) / 1000,
    sharpness: Math.round(sharpness * 1000) / 1000,
  };
};
