import { fractalNoise, seededRandom } from '#engines/raster/noise.ts';
import { type Mask, newMask, newRaster, type Raster } from '#engines/raster/raster.ts';

type Colour = readonly [number, number, number];
export type Exterior = {
  readonly photo: Raster;
  /** Share of sky in every pixel. */
  readonly sky: Mask;
  readonly windows: readonly { left: number; top: number; right: number; bottom: number }[];
};
export type ExteriorOptions = {
  readonly width?: number;
  readonly height?: number;
  readonly weather?: 'blue' | 'clouds' | 'overcast' | 'blown';
  readonly wall?: Colour;
  readonly seed?: number;
};

const SKIES: Record<NonNullable<ExteriorOptions['weather']>, { top: Colour; low: Colour; clouds: number }> = {
  blue: { top: [70, 120, 200], low: [165, 200, 235], clouds: 0 },
  clouds: { top: [80, 130, 205], low: [175, 205, 235], clouds: 0.9 },
  overcast: { top: [178, 186, 196], low: [208, 214, 220], clouds: 0.3 },
  blown: { top: [254, 254, 255], low: [255, 255, 255], clouds: 0 },
};

const stamp = (map: Uint8Array, width: number, x: number, y: number, r: number, value: number): void => {
  for (let j = Math.ceil(y - r); j <= y + r; j++)
    for (let i = Math.ceil(x - r); i <= x + r; i++)
      if (i >= 0 && i < width && (i - x) ** 2 + (j - y) ** 2 < r * r) map[j * width + i] = value;
};

/** A gabled house on a lawn with a tree, a wire and six windows, drawn at double size and averaged, with its truth. */
export const syntheticExterior = (options: ExteriorOptions = {}): Exterior => {
  const { width = 360, height = 240, weather = 'blue', wall = [196, 184, 160], seed = 3 } = options;
  const noise = fractalNoise(seed);
  const random = seededRandom(seed);
  const skyColours = SKIES[weather];
  const W = width * 2;
  const H = height * 2;
  const leaves = new Uint8Array(W * H);
  for (let n = 0; n < 420; n++) {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random()) * 0.13;
    const r = (0.006 + random() * 0.009) * H;
    stamp(
      leaves,
      W,
      (0.86 + Math.cos(angle) * reach) * W,
      (0.36 + Math.sin(angle) * reach * 1.3) * H,
      r,
      1 + random() * 99,
    );
  }
  const boxes: { left: number; top: number; right: number; bottom: number }[] = [];
  for (const [y, h] of [
    [0.46, 0.1],
    [0.64, 0.11],
  ] as const)
    for (const x of [0.3, 0.42, 0.54]) boxes.push({ left: x, top: y, right: x + 0.07, bottom: y + h });
  const photo = newRaster(width, height);
  const sky = newMask(width, height);
  const sums = new Float32Array(width * height * 4);
  const grain = (i: number): number => ((Math.imul(i, 2654435761) >>> 16) & 7) - 3.5;
  const colourAt = (u: number, v: number, i: number): [number, number, number, number] => {
    const leaf = leaves[i]! / 100;
    if (leaf > 0) return [50 + leaf * 40, 80 + leaf * 50, 35 + leaf * 20, 0];
    if (Math.abs(u - 0.86) < 0.012 && v > 0.4 && v < 0.8) return [70, 55, 40, 0];
    const ridge = 0.22 + Math.abs(u - 0.46) * 0.75;
    const inHouse = u > 0.24 && u < 0.68;
    for (const box of boxes)
      if (u > box.left && u < box.right && v > box.top && v < box.bottom) {
        const x = (u - box.left) / (box.right - box.left);
        const y = (v - box.top) / (box.bottom - box.top);
        const frame =
          x < 0.09 || x > 0.91 || y < 0.07 || y > 0.93 || Math.abs(x - 0.5) < 0.03 || Math.abs(y - 0.5) < 0.025;
        return frame ? [235, 235, 232, 0] : [48 + 30 * (1 - y), 56 + 34 * (1 - y), 66 + 40 * (1 - y), 0];
      }
    if (inHouse && v > 0.4 && v < 0.82) {
      const board = Math.floor(v * 90) % 2 === 0 ? 0 : -9;
      return [wall[0] + board, wall[1] + board, wall[2] + board, 0];
    }
    if (u > 0.21 && u < 0.71 && v > ridge && v < 0.41) return [92, 84, 82, 0];
    if (v > 0.78) return [96 + noise(u * 90, v * 90, 2) * 60, 128 + noise(u * 80, v * 80, 2) * 60, 60, 0];
    if (v > 0.54 + noise(u * 20, 1, 2) * 0.06)
      return [62 + noise(u * 70, v * 70, 2) * 30, 80 + noise(u * 60, v * 60, 3) * 70, 50, 0];
    if (Math.abs(v - (0.1 + u * 0.08)) < 0.0022) return [40, 40, 44, 0];
    const t = Math.min(1, v / 0.6);
    const cloud = skyColours.clouds * Math.max(0, noise(u * 5 + 3, v * 9, 5) - 0.5) * 3;
    const shade = (k: number): number => {
      const clear = skyColours.top[k]! + (skyColours.low[k]! - skyColours.top[k]!) * t;
      return clear + (246 - clear) * Math.min(1, cloud) + (weather === 'blown' ? 0 : grain(i) * 0.4);
    };
    return [shade(0), shade(1), shade(2), 1];
  };
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const colour = colourAt((x + 0.5) / W, (y + 0.5) / H, y * W + x);
      const o = ((y >> 1) * width + (x >> 1)) * 4;
      for (let k = 0; k < 4; k++) sums[o + k]! += colour[k]!;
    }
  for (let i = 0; i < width * height; i++) {
    for (let k = 0; k < 3; k++) photo.data[i * 3 + k] = Math.min(255, Math.max(0, sums[i * 4 + k]! / 4 + 0.5));
    sky.data[i] = (sums[i * 4 + 3]! / 4) * 255;
  }
  return { photo, sky, windows: boxes };
};

/** A plain box room: ceiling, walls, window, floor. Nothing of it is sky. */
export const syntheticRoom = (width = 480, height = 320): Raster => {
  const photo = newRaster(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = x / width;
      const v = y / height;
      const side = Math.min(u, 1 - u);
      const tone: Colour =
        v < 0.25 && side > v * 0.8
          ? [226, 224, 220]
          : v > 0.72 && side > (1 - v) * 0.7
            ? [150, 112, 76]
            : u > 0.4 && u < 0.58 && v > 0.32 && v < 0.55
              ? [240, 246, 255]
              : side < 0.2
                ? [198, 192, 182]
                : [212, 206, 196];
      for (let k = 0; k < 3; k++) photo.data[(y * width + x) * 3 + k] = tone[k]!;
    }
  return photo;
};
