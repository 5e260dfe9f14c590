import type { Raster } from '#engines/raster/raster.ts';

const decodeByte = (byte: number): number => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

/** sRGB byte to linear light. */
export const LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => decodeByte(byte));

export const linearOf = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

// 4096 steps over the square root of the light keep the error under half a byte in the shadows too.
const STEPS = 4096;
const ENCODED = Float32Array.from({ length: STEPS + 2 }, (_, step) => {
  const v = (step / STEPS) ** 2;
  return (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055) * 255;
});

/** Linear light to an sRGB byte as a float (0..255), clamped, not rounded: grain is added before rounding. */
export const encodeLinear = (light: number): number => {
  if (light <= 0) return 0;
  if (light >= 1) return 255;
  const t = Math.sqrt(light) * STEPS;
  const step = t | 0;
  const low = ENCODED[step]!;
  return low + (ENCODED[step + 1]! - low) * (t - step);
};

/** Rec. 601 luma as bytes: what edges and thresholds are measured on. */
export const lumaOf = (photo: Raster): Uint8Array => {
  const { data } = photo;
  const count = photo.width * photo.height;
  const luma = new Uint8Array(count);
  for (let i = 0, p = 0; i < count; i++, p += 3)
    luma[i] = (data[p]! * 77 + data[p + 1]! * 151 + data[p + 2]! * 28 + 128) >> 8;
  return luma;
};
