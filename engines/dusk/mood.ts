import type { SkyKind } from '#engines/dusk/parameters.ts';
import { linearOf } from '#engines/raster/colour.ts';

/** Linear light, red green blue. */
export type Light = readonly [number, number, number];
/** Place on the way from the top of the picture (0) to the horizon (1), and the colour there. */
export type Stop = readonly [number, Light];

/** Everything that differs between golden hour, dusk and blue hour. */
export type Mood = {
  /** Sky on the side of the sun, and on the other side. */
  readonly sunward: readonly Stop[];
  readonly away: readonly Stop[];
  readonly cloud: { readonly low: Light; readonly high: Light; readonly core: Light };
  /** Colour of the light on house and ground, where it was in the shade and where the sun stood on it. */
  readonly ambient: { readonly shade: Light; readonly sun: Light };
  /** How much of the colour remains. */
  readonly saturation: number;
  /** Light on house and ground against that of the dusk that most listings show. */
  readonly exposure: number;
  /** Warm light from the sun's side. */
  readonly warmth: number;
  /** How bright a lit window is. */
  readonly lamps: number;
};

const hex = (code: string): Light => {
  const channel = (at: number): number => linearOf(Number.parseInt(code.slice(at, at + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
};
const stops = (...pairs: readonly (readonly [number, string])[]): readonly Stop[] =>
  pairs.map(([at, code]) => [at, hex(code)] as const);

// Commercial dusk is far brighter than real dusk: in a real listing pair the facade keeps 73 % of its daylight.
export const MOODS: Readonly<Record<SkyKind, Mood>> = {
  golden: {
    sunward: stops([0, '5f8fc8'], [0.4, 'a3bfdb'], [0.68, 'edd6b4'], [0.88, 'ffd390'], [1.15, 'ffc470']),
    away: stops([0, '5887c4'], [0.5, '8db2da'], [0.85, 'c9d4d8'], [1.15, 'ecdcc0']),
    cloud: { low: hex('ffcf8c'), high: hex('ffe6c6'), core: hex('9aa3b6') },
    ambient: { shade: [1.08, 1, 0.9], sun: [1.1, 0.99, 0.84] },
    saturation: 1,
    exposure: 1.65,
    warmth: 0.22,
    lamps: 0.75,
  },
  dusk: {
    sunward: stops(
      [0, '1b3d7c'],
      [0.34, '3767a8'],
      [0.6, '7598c4'],
      [0.8, 'c3b9ba'],
      [0.93, 'f0c09a'],
      [1.15, 'f8b878'],
    ),
    away: stops([0, '183670'], [0.48, '335f9f'], [0.85, '6c8fbe'], [1.15, 'a8b2c8']),
    cloud: { low: hex('f0b090'), high: hex('a4a6ba'), core: hex('40588c') },
    ambient: { shade: [0.88, 0.97, 1.14], sun: [0.82, 0.95, 1.28] },
    saturation: 0.94,
    exposure: 1,
    warmth: 0.14,
    lamps: 1,
  },
  blue: {
    sunward: stops([0, '12295e'], [0.4, '23498f'], [0.74, '4c79ba'], [0.93, '98a6c4'], [1.15, 'd9b694']),
    away: stops([0, '10265a'], [0.5, '1e4488'], [1.15, '4d74b2']),
    cloud: { low: hex('7d86b4'), high: hex('5a70a8'), core: hex('1c3060') },
    ambient: { shade: [0.74, 0.93, 1.3], sun: [0.7, 0.9, 1.42] },
    saturation: 0.82,
    exposure: 0.54,
    warmth: 0.04,
    lamps: 1.1,
  },
};

/** One channel of a ramp at t, eased between its stops so that no band edge shows. */
export const rampAt = (ramp: readonly Stop[], t: number, channel: 0 | 1 | 2): number => {
  for (let i = 1; i < ramp.length; i++) {
    const [to, upper] = ramp[i]!;
    if (t > to) continue;
    const [from, lower] = ramp[i - 1]!;
    const f = Math.max(0, (t - from) / (to - from));
    const eased = f * f * (3 - 2 * f) * 0.5 + f * 0.5;
    return lower[channel] + (upper[channel] - lower[channel]) * eased;
  }
  return ramp[ramp.length - 1]![1][channel];
};
