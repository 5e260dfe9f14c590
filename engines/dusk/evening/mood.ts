import type { SkyKind } from '#engines/dusk/parameters.ts';

/** Linear light, red green blue. */
export type Light = readonly [number, number, number];
/** Everything that differs between golden hour, dusk and blue hour. */
export type Mood = {
  /** Colour of the light on house and ground. */
  readonly ambient: Light;
  /** How much of the colour remains. */
  readonly saturation: number;
  /** And of greens. */
  readonly greens: number;
  /** Light on house and ground against that of the dusk that most listings show. */
  readonly exposure: number;
  /** How deep what no lamp reaches sinks: 1 as at dusk. */
  readonly depth: number;
  /** Warm light from the sun's side. */
  readonly warmth: number;
  /** Whether whites, cream and green are as by day: the sun is still there. */
  readonly asByDay: boolean;
  /** How bright a lit window is. */
  readonly lamps: number;
};

// Commercial dusk is far brighter than real dusk: in a real listing pair the facade keeps 73 % of its daylight.
export const MOODS: Readonly<Record<SkyKind, Mood>> = {
  golden: {
    ambient: [1.08, 1, 0.9],
    saturation: 1,
    greens: 1,
    exposure: 1.55,
    depth: 0.4,
    warmth: 0.22,
    asByDay: true,
    lamps: 0.75,
  },
  dusk: {
    ambient: [0.95, 0.98, 1.05],
    saturation: 0.96,
    greens: 0.84,
    exposure: 1,
    depth: 1,
    warmth: 0.14,
    asByDay: false,
    lamps: 1.7,
  },
  blue: {
    ambient: [0.74, 0.93, 1.3],
    saturation: 0.82,
    greens: 0.82,
    exposure: 0.6,
    depth: 0.9,
    warmth: 0.04,
    asByDay: false,
    lamps: 1.1,
  },
};

/** Stops of red and of blue, against green, that an hour's light on house and ground has more than that of dusk. */
export const tintOf = ({ ambient: [r, g, b] }: Mood): readonly [red: number, blue: number] => {
  const [dr, dg, db] = MOODS.dusk.ambient;
  return [Math.log2((r * dg) / (g * dr)), Math.log2((b * dg) / (g * db))];
};
