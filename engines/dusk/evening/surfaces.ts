import type { Light } from '#engines/dusk/evening/mood.ts';
import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import type { LevelIn } from '#engines/dusk/sun/surface-levels.ts';
import { SURFACES, type Surface, type Surfaces } from '#engines/dusk/sun/surfaces.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease, exp2, mix } from '#engines/raster/scalar.ts';

type Dusk = {
  /** Light kept at dusk: kept x (light in the day's shade) ^ power. Pale things stay palest. */
  readonly kept: number;
  readonly power: number;
  /** How much of the broad light and dark that is left without the sun is evened out; on a house it is paint, and told apart more. */
  readonly even: number;
  /** What lies open to the sky is bluer than what stands upright. */
  readonly hue: Light;
  /** Stops by which the evening's own light on it stays below that: all but lamplight. */
  readonly under: number;
  /** Share of what the foreground and the sides lose: paving faces the sky. */
  readonly far: number;
  /** Log2 of the light below which nothing of that kind sinks: a lawn that is black shows no grass. */
  readonly least: number;
};

// Measured on two real dusks: grey walls at 109..138 of 255, white ones at 157, paving at 89..111, lawns at 57 before the house and 36..47
// in the foreground, trees at 16; retouchers leave a lawn three times as light. Walls and stone are neutral or cool there, grass and leaves
// keep their own green: only what is grey shows the blue of the sky.
const DUSK: Readonly<Record<Surface, Dusk>> = {
  house: { kept: 0.37, power: 0.5, even: -0.18, hue: [0.98, 0.985, 1.03], under: 0.42, far: 1, least: -4.6 },
  roof: { kept: 0.36, power: 0.65, even: 0.2, hue: [0.95, 0.99, 1.08], under: 0.4, far: 1, least: -4.8 },
  garage: { kept: 0.35, power: 0.5, even: 0.4, hue: [0.98, 0.985, 1.03], under: 0.42, far: 1, least: -4.6 },
  leaf: { kept: 0.185, power: 0.5, even: 0.35, hue: [0.91, 1, 1.08], under: 1.1, far: 0.7, least: -6 },
  lawn: { kept: 0.19, power: 0.25, even: 0.35, hue: [0.93, 1, 0.92], under: 0.8, far: 1, least: -4.8 },
  paving: { kept: 0.31, power: 0.45, even: 0.35, hue: [0.96, 1, 1.04], under: 0.5, far: 0.9, least: -4.1 },
  water: { kept: 0.2, power: 0.45, even: 0.3, hue: [0.95, 1, 1.05], under: 0.5, far: 0.5, least: -4.6 },
};
/** Stops more for ground that is white even in the shade: snow shines at dusk. */
const SNOW = 1;
/** Nothing is as light as it was by day: the most that is kept of that, in stops; of paving that is not white, still less. */
const MOST = -0.45;
const MOST_PAVING = -0.85;
/** Log2 of the light that paving has at most at dusk, but for snow: new concrete lay before the house as by day. */
const SLAB_MOST = -2.45;
/** Log2 of light by day from which that holds, and below which a thing is dark enough as it is. */
const DARK = [-5, -3.2] as const;
/** A camera exposes for the sun: of every stop that the sun adds in a photo, its shade is so much darker than on a grey day. */
const EXPOSED = 0.5;
/** And no shade is lifted by more than this, with so much more to a stop of sun: what the camera left there is noise and the blocks of its file. */
const LIFTED = 0.35;
const LIFTED_SUNNY = 0.35;
/** Stops above its kind from which a surface is white; trim on a house stays white, leaves never are. */
const WHITE = 0.6;
const TRIM = 1.2;
const SILVER = 0.3;

/** How much more of what differs on a roof or a lawn is evened out then: dark ones halve what the network can read. */
const SUNNY: Partial<Record<Surface, number>> = { roof: 0.4, lawn: 0.3 };
/** How much of what pale paving has above white is taken: in a sunny photo a new slab shines as if the sun were on it, under a dull sky it is paler than brick. */
const SLAB_TAKEN = [0.6, 0.9] as const;
/** How white the ground is in the shade: 1 is snow, which takes the sky's blue, stops of blue against red, as no paving does. */
const whiteOf = (level: number, blue: number): number =>
  ease(-1.5, -0.6, level) * mix(PALE * ease(CREAM[0], CREAM[1], blue), 1, ease(0.1, 0.4, blue));
/** And how white it is from which it counts as snow. */
export const SNOWY = 0.5;
/** Pale paving is half as white, and not at all where it is of a warm colour: stops of blue against red. */
const PALE = 0.5;
const CREAM = [-0.45, -0.1] as const;
const SNOW_HUE: Light = [0.84, 0.98, 1.2];
/** And of what the evening takes from paving, this share: it shines. */
const SNOW_UNDER = 0.5;
/** And of what the sides and the foreground lose: with the lens's own fall-off its corners were smudges. */
const SNOW_FAR = 0.3;
/** Stops of blue against red that paving in the shade may have, and the share of more that goes: with the evening's own blue it would be violet. */
const GREY = 0.05;
const COLD_TAKEN = 0.8;
const onPaving = (white: number, blue: number): Pick<Dusk, 'hue' | 'under' | 'far'> => {
  const { hue, under, far } = DUSK.paving;
  const warmer = exp2(0.5 * COLD_TAKEN * (1 - white) * Math.max(0, blue - GREY));
  return {
    hue: [
      mix(hue[0], SNOW_HUE[0], white) * warmer,
      mix(hue[1], SNOW_HUE[1], white),
      mix(hue[2], SNOW_HUE[2], white) / warmer,
    ],
    under: under * mix(1, SNOW_UNDER, white),
    far: far * mix(1, SNOW_FAR, ease(0.5, 1, white)),
  };
};

const targetOf = (name: Surface, level: number, day: number, sun: number, white: number, snowy = 0): number => {
  const { kept, power } = DUSK[name];
  const paved = name === 'paving';
  const most = paved ? MOST_PAVING + (MOST - MOST_PAVING) * white : MOST;
  return Math.min(
    Math.log2(kept) + power * (level + EXPOSED * sun) + SNOW * white,
    day + mix(LIFTED, most, ease(DARK[0], DARK[1], day)),
    level + LIFTED + LIFTED_SUNNY * sun,
    paved ? mix(SLAB_MOST, 0, snowy) : 0,
  );
};

/** A surface as it stands in this photo: the light it has without the sun, and what the evening makes of it. */
export type EveningSurface = Dusk & {
  readonly data: Float32Array;
  readonly level: number;
  readonly target: number;
  readonly white: number;
  /** Leaves: light is told by the crown around, and they are silhouettes above and beds below. */
  readonly fine: boolean;
  /** Paving: it takes the colour of the sky that it mirrors. */
  readonly mirrors: boolean;
  /** How much of what it has above white is taken where it mirrors. */
  readonly slab: number;
  /** How white it is: 1 is snow. */
  readonly snow: number;
  /** Stops from its light down to the least. */
  readonly room: number;
};

export const eveningSurfaces = (
  surfaces: Surfaces,
  levelIn: LevelIn,
  { light, warm, cool }: Cells,
  shade: Plane,
  /** Stops that the sun adds where it shines, and how sunny that is, 0..1. */
  sun: number,
  sunny: number,
): readonly EveningSurface[] => {
  const blue = levelIn(cool, 'paving', 0.5) - levelIn(warm, 'paving', 0.5);
  return SURFACES.map((name) => {
    const level = levelIn(shade, name, 0.5);
    const snow = name === 'paving' ? whiteOf(level, blue) : 0;
    const target = targetOf(name, level, levelIn(light, name, 0.5), sun, snow, ease(0.1, 0.4, blue));
    return {
      ...DUSK[name],
      ...(name === 'paving' ? onPaving(snow, blue) : {}),
      even: DUSK[name].even + (SUNNY[name] ?? 0) * sunny,
      data: surfaces[name].data,
      level,
      target,
      white: name === 'house' ? TRIM : name === 'leaf' ? SILVER : WHITE,
      fine: name === 'leaf',
      mirrors: name === 'paving',
      snow,
      slab: mix(SLAB_TAKEN[0], SLAB_TAKEN[1], sunny),
      room: Math.max(0.2, target - DUSK[name].least),
    };
  });
};
