import type { Light } from '#engines/dusk/evening/mood.ts';
import type { SkyKind } from '#engines/dusk/parameters.ts';
import type { Clouds } from '#engines/dusk/sky/clouds.ts';
import { linearOf } from '#engines/raster/colour.ts';
import { seededRandom } from '#engines/raster/noise.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { clamp, ease, mix } from '#engines/raster/scalar.ts';

/** Place on the way from the top of the picture (0) to the horizon (1), and the colour there. */
type Stop = readonly [number, Light];

type Sky = {
  /** Towards the sun, and on the other side. */
  readonly sunward: readonly Stop[];
  readonly away: readonly Stop[];
  /** Least of its light, in shares of those: no two of a listing have the same. */
  readonly bright: number;
  /** What the upper sky leans to in some photos, so that no two of a listing have the same. */
  readonly lean: readonly [Light, Light];
  /** Clouds lit low by the sun, higher up, and their shaded cores. */
  readonly cloud: { readonly low: Light; readonly high: Light; readonly core: Light };
};

const hex = (code: string): Light => {
  const channel = (at: number): number => linearOf(Number.parseInt(code.slice(at, at + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
};
const stops = (...pairs: readonly (readonly [number, string])[]): readonly Stop[] =>
  pairs.map(([at, code]) => [at, hex(code)] as const);

// Skies of listings that sell: the warm band reaches 40 % up, the blue above it stays far from black.
const SKIES: Readonly<Record<SkyKind, Sky>> = {
  golden: {
    sunward: stops(
      [0, '6496cd'],
      [0.35, '9dbddb'],
      [0.6, 'e6d3bc'],
      [0.8, 'fcd29a'],
      [0.93, 'ffc87e'],
      [1.15, 'ffbb68'],
    ),
    away: stops([0, '5a8ac6'], [0.5, '8fb4da'], [0.8, 'c3cfd8'], [1.15, 'f0d9ba']),
    bright: 1.12,
    lean: [hex('6f9fd0'), hex('7d8fc4')],
    cloud: { low: hex('ffcb86'), high: hex('fff0d8'), core: hex('98a0b6') },
  },
  dusk: {
    sunward: stops(
      [0, '215fa5'],
      [0.3, '4885be'],
      [0.52, '93aecf'],
      [0.68, 'cfbbc0'],
      [0.82, 'eabca3'],
      [0.93, 'f6bb87'],
      [1.15, 'fbb875'],
    ),
    away: stops([0, '1c589e'], [0.4, '417cb8'], [0.66, '78a0c6'], [0.84, 'b4b0c4'], [1.15, 'd9b3a8']),
    // Brighter, it stood as by day over a house in the evening's light.
    bright: 0.92,
    lean: [hex('186bac'), hex('2d5fa5')],
    cloud: { low: hex('f99f72'), high: hex('e0a1a2'), core: hex('586c99') },
  },
  blue: {
    sunward: stops(
      [0, '16357a'],
      [0.38, '2a56a2'],
      [0.68, '5a82c0'],
      [0.85, '97a2c6'],
      [0.95, 'cdaeae'],
      [1.15, 'eab78a'],
    ),
    away: stops([0, '132f70'], [0.5, '244c94'], [0.85, '4e76b4'], [1.15, '7d8fbe']),
    bright: 1.12,
    lean: [hex('134a8c'), hex('2a2c78')],
    cloud: { low: hex('ac9eb9'), high: hex('6f7fb2'), core: hex('22396e') },
  },
};

/** How fast a ramp's colour changes at a stop: as its neighbours do together, and at its ends not at all. */
const slopeAt = (ramp: readonly Stop[], i: number, k: number): number => {
  const [before, after] = [ramp[i - 1], ramp[i + 1]];
  return before && after ? (after[1][k]! - before[1][k]!) / (after[0] - before[0]) : 0;
};

/** A ramp at t, as a curve without a bend at its stops: eased from each to the next, a clear sky had an edge across it. */
const rampAt = (ramp: readonly Stop[], t: number): Light => {
  for (let i = 1; i < ramp.length; i++) {
    const [to, upper] = ramp[i]!;
    if (t > to) continue;
    const [from, lower] = ramp[i - 1]!;
    const wide = to - from;
    const f = Math.max(0, (t - from) / wide);
    const [f2, f3] = [f * f, f * f * f];
    return [0, 1, 2].map(
      (k) =>
        (2 * f3 - 3 * f2 + 1) * lower[k]! +
        (f3 - 2 * f2 + f) * wide * slopeAt(ramp, i - 1, k) +
        (3 * f2 - 2 * f3) * upper[k]! +
        (f3 - f2) * wide * slopeAt(ramp, i, k),
    ) as unknown as Light;
  }
  return ramp[ramp.length - 1]![1];
};

/** The new sky in linear light, at the size where regions are decided: it holds nothing finer than its clouds. */
export type PaintedSky = { readonly red: Plane; readonly green: Plane; readonly blue: Plane };

/** By how much a sky may be brighter than its least. */
const BRIGHTER = 0.14;

/** `sun` is the column share of the sun, `horizon` the row share of the horizon; the seed tilts colours and band. */
export const paintSky = (
  kind: SkyKind,
  clouds: Clouds,
  sun: number,
  horizon: number,
  seed: number,
  /** Share of the height down to which any sky is seen. */
  lowest = 1,
): PaintedSky => {
  const { width, height } = clouds.cover;
  const { sunward, away, bright: least, lean, cloud } = SKIES[kind];
  const random = seededRandom(seed * 7 + 3);
  const leaning = random() * 2 - 1;
  const tilt = Math.abs(leaning) * 0.3;
  const tint = lean[leaning < 0 ? 0 : 1];
  const band = 0.92 + 0.2 * random();
  const bright = least * (1 + BRIGHTER * random());
  const reach = 0.24 + 0.12 * random();
  const planes = [newPlane(width, height), newPlane(width, height), newPlane(width, height)] as const;
  const nearSun = new Float32Array(width);
  for (let x = 0; x < width; x++) nearSun[x] = Math.exp(-((x / width - sun) ** 2) / reach);
  const ground = Math.max(0.2, horizon) * 1.04;
  for (let y = 0; y < height && y / height < Math.min(ground * 1.4, lowest + 0.02); y++) {
    const t = 1 - (1 - y / height / ground) / band;
    const warm = rampAt(sunward, t);
    const cool = rampAt(away, t);
    const high = ease(0.6, 0, t) * tilt;
    const lowness = ease(0.15, 0.85, t);
    for (let k = 0; k < 3; k++) {
      const tones = {
        cool: cool[k]!,
        warm: warm[k]!,
        tint: tint[k]! * bright,
        low: cloud.low[k]!,
        high: cloud.high[k]!,
        core: cloud.core[k]!,
      };
      paintRow(planes[k]!.data, y * width, clouds, nearSun, tones, bright, high, lowness);
    }
  }
  return { red: planes[0], green: planes[1], blue: planes[2] };
};

/** One colour's light in a row of sky, clear and in clouds. */
type Tones = Readonly<Record<'cool' | 'warm' | 'tint' | 'low' | 'high' | 'core', number>>;

/** One colour of a row, from `start` on: a loop over all three, inside the function that runs once a photo, took ten times as long in the running engine. */
const paintRow = (
  out: Float32Array,
  start: number,
  clouds: Clouds,
  nearSun: Float32Array,
  tones: Tones,
  bright: number,
  high: number,
  lowness: number,
): void => {
  const [cover, shade] = [clouds.cover.data, clouds.shade.data];
  const { cool, warm, tint, low, high: top, core } = tones;
  for (let x = 0, i = start; x < nearSun.length; x++, i++) {
    const near = nearSun[x]!;
    const glow = clamp(0.3 + 0.45 * lowness + 0.35 * near);
    const base = mix(cool, warm, 0.08 + 0.88 * near) * bright;
    const open = base + (tint - base) * high;
    const lit = mix(top, low, clamp(lowness * 0.55 + near * 0.5));
    out[i] = open + (mix(mix(core, open, 0.35), lit, shade[i]! * glow) - open) * cover[i]!;
  }
};
