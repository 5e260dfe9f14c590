import type { Light, Mood } from '#engines/dusk/mood.ts';
import { samePaint } from '#engines/dusk/same-paint.ts';
import { chanceOf } from '#engines/dusk/sight.ts';
import { greenness, SURFACES, type Surface, type Surfaces, surfacesOf } from '#engines/dusk/surfaces.ts';
import type { Segmentation } from '#engines/ports.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import { close, open } from '#engines/raster/morphology.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease, quantile } from '#engines/raster/scalar.ts';

/** Log2 of linear light per luma byte. */
const LOG_LIGHT = Float32Array.from({ length: 256 }, (_, byte) => Math.log2(LINEAR[byte]! + 0.004));
export const logLight = (luma: number): number => LOG_LIGHT[luma]!;

/** Stops around the level of the shade that the table of gains covers, and its steps. */
const REACH = 6;
const STEPS = 1024;
export const excessStep = (excess: number): number => {
  const step = Math.round((excess / REACH + 1) * (STEPS / 2));
  return step < 0 ? 0 : step > STEPS ? STEPS : step;
};

/**
 * Day to dusk for every pixel. Broad light = slope x log light + offset (guided by the photo, without anything thin, so
 * that trim and mullions keep their contrast); its excess over the shade of the same kind of surface is sun, and goes.
 */
export type Relight = {
  readonly slope: Plane;
  /** Offset less the level of the shade: slope x log light + this = stops of sun. */
  readonly excess: Plane;
  /** Linear gain in the shade for red, green and blue: the evening's colour on that kind of surface included. */
  readonly gain: readonly [Plane, Plane, Plane];
  /** Factor per step of excess for red, green and blue: what the sun lit is drawn further to the blue. */
  readonly table: readonly [Float32Array, Float32Array, Float32Array];
};

type Dusk = {
  /** Light kept at dusk: kept x (light in the day's shade) ^ power. Pale things stay palest. */
  readonly kept: number;
  readonly power: number;
  /** Where the level of the shade lies among the cells. On ground the sun often lies on all but one tree's shadow. */
  readonly shade: number;
  /** How fully what stands above the shade is taken for sun. On a house most of it is paint: white trim stays white. */
  readonly even: number;
  /** How much of what is brighter still is sun as well: grass is never white. */
  readonly glare: number;
  /** What lies open to the sky is bluer than what stands upright. */
  readonly hue: Light;
};

// Measured on a commercial dusk and two real ones: walls at 114..139 of 255, white ones at 183..198, paving at 101..151.
const DUSK: Readonly<Record<Surface, Dusk>> = {
  house: { kept: 0.43, power: 0.8, shade: 0.3, even: 0.97, glare: 0, hue: [1.03, 0.99, 1] },
  roof: { kept: 0.34, power: 0.8, shade: 0.3, even: 0.9, glare: 0.5, hue: [0.97, 1, 1.06] },
  garage: { kept: 0.37, power: 0.8, shade: 0.35, even: 1, glare: 1, hue: [1, 0.99, 1.02] },
  leaf: { kept: 0.135, power: 0.6, shade: 0.3, even: 0.6, glare: 0.7, hue: [1, 1, 0.98] },
  lawn: { kept: 0.14, power: 0.47, shade: 0.2, even: 0.97, glare: 1, hue: [0.92, 1, 1.04] },
  paving: { kept: 0.2, power: 0.48, shade: 0.2, even: 0.97, glare: 0.7, hue: [0.98, 0.99, 1.05] },
};
/** Stops more for ground that is white even in the shade: snow shines at dusk. */
const SNOW = 0.9;
/** A dark wall is not lit up: the most that the shade keeps, in stops. */
const MOST = -0.3;
/** Stops above the shade up to which light is sun, and goes; beyond, a thing is white by itself. And what is left of both. */
const SUN = 1.5;
const LEFT = 0.13;
const WHITE = 0.75;
/** What is left of the stops below the shade: shadows under eaves soften, dark paint stays dark. */
const DEEP = 0.54;
const ownWhite = (excess: number): number => (WHITE - LEFT) * 0.3 * Math.log1p(Math.exp((excess - SUN) / 0.3));
const sunless = (excess: number): number =>
  excess > 0 ? LEFT * excess + ownWhite(excess) : excess * (DEEP + (1 - DEEP) * ease(1, 4, -excess) * 0.6);

/** How much more fully a place below the shade is lifted where it is of the paint around it: a shadow, not a dark board. */
const SHADOW = 0.2;

/** How much of the light and dark on a garage door, or of one hue anywhere, is taken for sun; the rest is its panels. */
const DAPPLE = 0.95;

/** Cells along the longer side, and how many of them a thing may be thick to be trim or a mullion and no shadow. */
const CELLS = 540;
const THIN = 5;

type Cells = {
  readonly light: Plane;
  readonly share: Plane;
  readonly green: Plane;
  /** Shares of red and blue in the colour. */
  readonly red: Plane;
  readonly blue: Plane;
};

/** Means of log light and greenness over squares of `size` pixels; what is sky does not count. */
const cellsOf = (photo: Raster, luma: Uint8Array, alpha: Uint8Array, size: number): Cells => {
  const { width, height, data } = photo;
  const w = Math.ceil(width / size);
  const h = Math.ceil(height / size);
  const light = newPlane(w, h);
  const share = newPlane(w, h);
  const green = newPlane(w, h);
  const red = newPlane(w, h);
  const blue = newPlane(w, h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let sum = 0;
      let n = 0;
      let [r, g, b] = [0, 0, 0];
      for (let j = y * size; j < Math.min(height, y * size + size); j++)
        for (let i = j * width + x * size, end = j * width + Math.min(width, x * size + size); i < end; i++) {
          const solid = 255 - alpha[i]!;
          sum += LOG_LIGHT[luma[i]!]! * solid;
          n += solid;
          r += data[i * 3]!;
          g += data[i * 3 + 1]!;
          b += data[i * 3 + 2]!;
        }
      const o = y * w + x;
      light.data[o] = n > 0 ? sum / n : Number.NaN;
      share.data[o] = n / (255 * size * size);
      const k = 1 / (size * size);
      green.data[o] = greenness(r * k, g * k, b * k);
      red.data[o] = r / (r + g + b + 1);
      blue.data[o] = b / (r + g + b + 1);
    }
  return { light, share, green, red, blue };
};

export const relightFor = (
  photo: Raster,
  luma: Uint8Array,
  alpha: Uint8Array,
  mood: Mood,
  horizon: number,
  /** Column share of the sun: its side of the house keeps a warm light. */
  sun: number,
  seen?: Segmentation,
): Relight => {
  const size = Math.max(1, Math.round(Math.max(photo.width, photo.height) / CELLS));
  const { light, share, green, red, blue } = cellsOf(photo, luma, alpha, size);
  const { width, height } = light;
  const surfaces = surfacesOf(seen, green, horizon);
  const glazed = seen && growPlane(chanceOf(seen, 'pane', 'window', 'entrance', 'door'), width, height);
  const levels = levelsOf(light, share, surfaces, glazed);
  const median = levels.middle;
  for (let i = 0; i < light.data.length; i++) if (Number.isNaN(light.data[i]!)) light.data[i] = median;
  const plain = newPlane(width, height);
  for (let i = 0; i < plain.data.length; i++) {
    const hard = surfaces.house.data[i]! + surfaces.garage.data[i]! + surfaces.paving.data[i]! + surfaces.roof.data[i]!;
    plain.data[i] = hard * share.data[i]! * (1 - (glazed?.data[i] ?? 0));
  }
  const paint = samePaint(red, blue, plain).data;
  const broad = withoutThin(light);
  // Dapple is as thin as trim: where hue tells them apart, all of it counts as light.
  for (let i = 0; i < paint.length; i++) broad.data[i]! += (light.data[i]! - broad.data[i]!) * DAPPLE * paint[i]!;
  const { slope, offset } = guide(light, broad, share, 4, 0.025);
  if (seen) flattenDoors(slope, offset, surfaces.garage);
  const gain = [newPlane(width, height), newPlane(width, height), newPlane(width, height)] as const;
  const parts = SURFACES.map((name) => ({
    ...DUSK[name],
    data: surfaces[name].data,
    level: levels.shade[name],
    target: levels.target[name],
  }));
  const beside = Float32Array.from({ length: width }, (_, x) => mood.warmth * sunward(x / width - sun));
  for (let y = 0, i = 0; y < height; y++) {
    const upper = ease(1, 0.25, y / height);
    for (let x = 0; x < width; x++, i++) {
      let shade = 0;
      let target = 0;
      let even = 0;
      let glare = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      for (const own of parts) {
        const part = own.data[i]!;
        if (part < 1e-3) continue;
        shade += part * own.level;
        target += part * own.target;
        even += part * own.even;
        glare += part * own.glare;
        r += part * own.hue[0];
        g += part * own.hue[1];
        b += part * own.hue[2];
      }
      const below = shade - slope.data[i]! * light.data[i]! - offset.data[i]!;
      if (below > 0) even *= 1 + SHADOW * paint[i]! * ease(2, 1.2, below);
      slope.data[i]! *= even;
      offset.data[i] = (offset.data[i]! - shade) * even;
      const warm = beside[x]! * upper;
      const sunlit = slope.data[i]! * light.data[i]! + offset.data[i]!;
      // Nothing shines that far below: most cells are spared the logarithm.
      const white = sunlit > 0 && glare > 0 ? glare * ownWhite(sunlit) : 0;
      const level = 2 ** (target - shade - white) * mood.exposure;
      gain[0].data[i] = level * r * (1 + 0.8 * warm);
      gain[1].data[i] = level * g;
      gain[2].data[i] = level * b * (1 - 0.5 * warm);
    }
  }
  return { slope, excess: offset, gain, table: tableOf(mood) };
};

/** How much of the sun's glow reaches a column so far from it. */
const sunward = (away: number): number => Math.exp((-away * away) / 0.29);

const levelsOf = (
  light: Plane,
  share: Plane,
  surfaces: Surfaces,
  glazed: Plane | undefined,
): { middle: number; shade: Record<Surface, number>; target: Record<Surface, number> } => {
  const all: number[] = [];
  for (let i = 0; i < light.data.length; i += 3) if (share.data[i]! > 0.7) all.push(light.data[i]!);
  const middle = quantile(all, 0.5);
  const shade = { house: 0, roof: 0, garage: 0, leaf: 0, lawn: 0, paving: 0 };
  const target = { ...shade };
  for (const name of SURFACES) {
    const { data } = surfaces[name];
    const own: number[] = [];
    for (let i = 0; i < data.length; i += 2)
      if (data[i]! > 0.6 && share.data[i]! > 0.7 && !(glazed && glazed.data[i]! > 0.25)) own.push(light.data[i]!);
    shade[name] = own.length > 40 ? quantile(own, DUSK[name].shade) : middle;
    const { kept, power } = DUSK[name];
    const snow = name === 'paving' ? SNOW * ease(-1.3, -0.6, shade[name]) : 0;
    target[name] = Math.min(Math.log2(kept) + power * shade[name] + snow, shade[name] + MOST);
  }
  return { middle, shade, target };
};

/** A garage door is one plain surface: whatever is brighter on it, down to the dapple under a tree, is sun. */
const flattenDoors = (slope: Plane, offset: Plane, door: Plane): void => {
  for (let i = 0; i < door.data.length; i++) {
    const plain = Math.min(DAPPLE, door.data[i]! * 1.3);
    if (plain < 0.05) continue;
    slope.data[i]! += (1 - slope.data[i]!) * plain;
    offset.data[i]! *= 1 - plain;
  }
};

/** Log light as bytes, thin bright and thin dark things taken out, and back. */
const withoutThin = ({ width, height, data }: Plane): Plane => {
  const bytes = new Uint8Array(data.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Math.min(255, Math.max(0, (data[i]! + 8) * 31.875));
  const plain = open(close(bytes, width, height, THIN), width, height, THIN);
  const out = newPlane(width, height);
  for (let i = 0; i < bytes.length; i++) out.data[i] = plain[i]! / 31.875 - 8;
  return out;
};

/** Guided filter of `broad` by `light` where only the weighted cells count: the sky must not light the roof. */
const guide = (
  light: Plane,
  broad: Plane,
  share: Plane,
  radius: number,
  epsilon: number,
): { slope: Plane; offset: Plane } => {
  const { width, height } = light;
  const n = width * height;
  const [w, v, p, vp, vv] = [0, 1, 2, 3, 4].map(() => newPlane(width, height)) as [Plane, Plane, Plane, Plane, Plane];
  for (let i = 0; i < n; i++) {
    const weight = share.data[i]! + 1e-4;
    const a = light.data[i]!;
    const b = broad.data[i]!;
    w.data[i] = weight;
    v.data[i] = a * weight;
    p.data[i] = b * weight;
    vp.data[i] = a * b * weight;
    vv.data[i] = a * a * weight;
  }
  const [mw, mv, mp, mvp, mvv] = [w, v, p, vp, vv].map((plane) => boxBlur(plane, radius).data) as Float32Array[];
  for (let i = 0; i < n; i++) {
    const mean = mv![i]! / mw![i]!;
    const goal = mp![i]! / mw![i]!;
    const variance = Math.max(0, mvv![i]! / mw![i]! - mean * mean);
    const a = Math.min(1, Math.max(0, (mvp![i]! / mw![i]! - mean * goal) / (variance + epsilon)));
    v.data[i] = a;
    p.data[i] = goal - a * mean;
  }
  return { slope: boxBlur(v, radius), offset: boxBlur(p, radius) };
};

const tableOf = (mood: Mood): [Float32Array, Float32Array, Float32Array] => {
  const table = [0, 1, 2].map(() => new Float32Array(STEPS + 1)) as [Float32Array, Float32Array, Float32Array];
  for (let step = 0; step <= STEPS; step++) {
    const excess = (step / (STEPS / 2) - 1) * REACH;
    const left = sunless(excess);
    const sunny = ease(0.2, 1.8, excess);
    for (let k = 0; k < 3; k++)
      table[k]![step] =
        2 ** (left - excess) * (mood.ambient.shade[k]! + (mood.ambient.sun[k]! - mood.ambient.shade[k]!) * sunny);
  }
  return table;
};
