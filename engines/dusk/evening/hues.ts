import { SNOWY } from '#engines/dusk/evening/surfaces.ts';
import { paintLines, warmYellows } from '#engines/dusk/evening/yellow-walls.ts';
import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import type { DaySun } from '#engines/dusk/sun/day-sun.ts';
import type { LevelIn } from '#engines/dusk/sun/surface-levels.ts';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { clamp, ease, exp2, mix, quantile } from '#engines/raster/scalar.ts';

/** How far a lawn is drawn to one green: in a shadow it is blue, in the sun yellow. */
const ONE_GREEN = 0.6;
/** And a garage door on which the sun lies to one paint. */
const ONE_PAINT = 0.8;
/** Log2 of red and of blue against green that grass and leaves have at most, and how far they are brought there: under a blue sky what is olive by day is a dark green and no mud. */
const GRASS = [-0.52, -1] as const;
const LEAVES = [-0.38, -0.4] as const;
const GREENED = 0.45;
/** And of the blue that sunny grass lacks to that, the share that it gets: lit by a blue sky it is duller than by the sun. */
const DULLED = 0.3;
/** Red from which a leaf is autumn's and keeps its own, and blue from which it is a blossom. */
const RED = [0.15, 0.6] as const;
/** And grass is straw and stays so: a season is nobody's to change. */
const STRAW = [0, 0.35] as const;
const BLOSSOM = [-0.4, 0.1] as const;
/** How far a leaf of that hue is brought to green. */
export const turningOf = (red: number, blue: number): number =>
  GREENED * ease(RED[1], RED[0], red) * ease(BLOSSOM[1], BLOSSOM[0], blue);
/** How far grey paving gives up the red and blue it has over green: under a blue sky they turn it mauve. */
const MAUVE = 0.8;
/** Stops of red that it lacks and of blue that it has at most as a whole, where it is grey all the same: in a photo taken in blue shade stains on it turned to ice. Log light by day from which it is snow, which is blue. */
const SLAB_RED = 0.25;
const SLAB_BLUE = 0.45;
const SNOW = [-1.8, -1.2] as const;
/** How far a hue is a grey one, 0..1, by itself or beside that of most of the paving. */
export const greyOf = (red: number, blue: number, slabRed: number, slabBlue: number): number =>
  ease(
    0.7,
    0.4,
    Math.min(Math.abs(red) + Math.abs(blue) * 0.7, Math.abs(red - slabRed) + Math.abs(blue - slabBlue) * 0.7),
  );
/** Cells around that tell whether it is grey: told cell by cell, painted steps were violet in spots. */
const GREY_REACH = 6;
/** And most stops of blue, and of red that is lacking, that walls give up, of this share: white paint in the shade by day is blue already, under a blue sky it turned to ice. */
const ICE = 0.35;
const THAWED = 0.7;
/** Stops of sun between which a wall begins to show its own paint, and does: blue-grey walls keep theirs. */
const IN_SUN = [0.3, 0.8] as const;
/** Stops of blue by day between which white paint in the shade has none so strong, and it is blue or purple paint. */
const PAINTED = [1, 0.6] as const;
/** Stops of blue that are ice on a wall that has so many, by day too, and lies in so much sun. */
export const iceOf = (own: number, byDay: number, sun: number): number =>
  ease(PAINTED[0], PAINTED[1], byDay) * clamp(own - ease(IN_SUN[0], IN_SUN[1], sun) * Math.max(0, byDay), 0, ICE);

/** The sky by day is bluer than the evening's light: how much of the sun's hue, as paving in the sun has it, all gets back. */
const NEUTRAL = 0.7;
const giveBack = (hue: Plane, day: Float32Array, paving: Float32Array): number => {
  let [sum, n] = [0, 1];
  for (let i = 0; i < day.length; i++) {
    sum += paving[i]! * (day[i]! - hue.data[i]!);
    n += paving[i]!;
  }
  return (NEUTRAL * sum) / n;
};

/** Stops of red that water lacks, and of blue that it has, beyond which it is duller without the sun; the share of more that goes; and the most. */
const DEEP_RED = 1;
const DEEP_BLUE = 0.2;
const DULLER = 0.5;
const DULLER_MOST = 1;
const wateryRed = (own: number): number => clamp(DULLER * (-own - DEEP_RED), 0, DULLER_MOST);
const wateryBlue = (own: number): number => -clamp(DULLER * (own - DEEP_BLUE), 0, DULLER_MOST);

type Seven<T> = readonly [T, T, T, T, T, T, T];
type Eight<T> = readonly [...Seven<T>, T];
type Nine<T> = readonly [...Seven<T>, T, T];

const hueRow = (
  redder: Float32Array,
  bluer: Float32Array,
  from: number,
  to: number,
  [warm, cool, dayRed, dayBlue, redAround, blueAround, sun]: Seven<Float32Array>,
  [lawn, garage, paving, leaf, house, plain, dappled, water]: Eight<Float32Array>,
  [grassRed, grassBlue, doorRed, doorBlue, sunnyDoor, backRed, backBlue, slabRed, slabBlue]: Nine<number>,
): void => {
  for (let i = from; i < to; i++) {
    const u = warm[i]!;
    const v = cool[i]!;
    const grass = ONE_GREEN * lawn[i]!;
    const door = Math.max(dappled[i]!, sunnyDoor * garage[i]! * plain[i]!);
    const grey = paving[i]! * greyOf(redAround[i]!, blueAround[i]!, slabRed, slabBlue);
    // A pool has its colour from its bottom and its depth: the sun's hue is lost in it.
    const dry = 1 - water[i]!;
    const red = mix(wateryRed(dayRed[i]!), u - dayRed[i]! + backRed, dry);
    const blue = mix(wateryBlue(dayBlue[i]!), v - dayBlue[i]! + backBlue, dry);
    const turning = leaf[i]! > 0.01 ? leaf[i]! * turningOf(u, v) : 0;
    const icy = THAWED * house[i]! * ease(0.15, 0, u);
    const lit = sun[i]!;
    // What is left of a lawn's own hue once it is drawn to one green.
    const ownRed = u + grass * (grassRed - u);
    const turf = GREENED * lawn[i]! * ease(STRAW[1], STRAW[0], ownRed);
    const ownBlue = v + grass * (grassBlue - v);
    redder[i] = exp2(
      red +
        icy * iceOf(-u, -dayRed[i]!, lit) -
        turf * Math.max(0, ownRed - GRASS[0]) -
        turning * Math.max(0, u - LEAVES[0]) +
        grass * (grassRed - u) +
        door * (doorRed - u) -
        grey * MAUVE * Math.max(0, u),
    );
    bluer[i] = exp2(
      blue -
        icy * iceOf(v, dayBlue[i]!, lit) -
        turf * (ownBlue > GRASS[1] ? ownBlue - GRASS[1] : DULLED * (ownBlue - GRASS[1])) -
        turning * Math.max(0, v - LEAVES[1]) +
        grass * (grassBlue - v) +
        door * (doorBlue - v) -
        grey * MAUVE * Math.max(0, v - 0.12),
    );
  }
};

/** Factors of red and blue against green that take the sun's hue out, and with it what would be a stain under the evening sky. */
export const eveningHues = (
  cells: Cells,
  { sun, read, dayHues, lines, plain, dappled }: DaySun,
  surfaces: Surfaces,
  levelIn: LevelIn,
  asByDay = false,
): readonly [red: Plane, blue: Plane] => {
  const { light, warm, cool } = cells;
  const { width, height } = sun;
  const [redder, bluer] = [newPlane(width, height), newPlane(width, height)];
  const [grassRed, grassBlue] = [levelIn(warm, 'lawn', 0.5), levelIn(cool, 'lawn', 0.5)];
  const [doorRed, doorBlue] = [levelIn(warm, 'garage', 0.5), levelIn(cool, 'garage', 0.5)];
  const sunnyDoor = ONE_PAINT * ease(0.4, 1, levelIn(sun, 'garage', 0.8));
  const [backRed, backBlue] = [
    giveBack(warm, dayHues[0], surfaces.paving.data),
    giveBack(cool, dayHues[1], surfaces.paving.data),
  ];
  const [redAround, blueAround] = [boxBlur(warm, GREY_REACH).data, boxBlur(cool, GREY_REACH).data];
  const paved = ease(SNOW[1], SNOW[0], levelIn(light, 'paving', 0.5));
  const slabRed = paved * clamp(levelIn(warm, 'paving', 0.5), -SLAB_RED, 0);
  const slabBlue = paved * clamp(levelIn(cool, 'paving', 0.5), 0, SLAB_BLUE);
  const levels = [grassRed, grassBlue, doorRed, doorBlue, sunnyDoor, backRed, backBlue, slabRed, slabBlue] as const;
  const day = [warm.data, cool.data, dayHues[0], dayHues[1], redAround, blueAround, read.data] as const;
  const { lawn, garage, paving, leaf, house, water } = surfaces;
  const kinds = [
    lawn.data,
    garage.data,
    paving.data,
    leaf.data,
    house.data,
    plain.data,
    dappled.data,
    water.data,
  ] as const;
  for (let from = 0; from < sun.data.length; from += width)
    hueRow(redder.data, bluer.data, from, from + width, day, kinds, levels);
  if (!asByDay) {
    warmYellows(redder, cells, house, dayHues[1]);
    paintLines([redder, bluer], lines, dayHues);
  }
  return [redder, bluer];
};

/** Stops of blue that the ground has at most at dusk, and of red that it lacks: concrete that lay in blue shade by day was cobalt under an orange sky. */
const SKY_BLUE = [0.25, 0.5] as const;
const SKY_RED = [0.25, 0.45] as const;
/** Stops by which it is bluer than most of it at most: gravel in a bush's shadow is gravel. And the share of more that stays. */
const ALIKE = 0.35;
const BEYOND = 0.2;
/** Most stops of red that are given back: more is the grain of a camera in red. */
const GIVEN = 2;
/** Stops of blue to one of red that is lacking between which a thing is turquoise of its own, and tinted by the sky. */
const TINTED = [0.3, 0.6] as const;

/** Stops of red that a place of such a hue gains, and of blue that it loses. */
const overSky = (
  red: number,
  blue: number,
  /** Those of most of the ground. */
  [usualRed, usualBlue]: readonly [number, number],
): readonly [red: number, blue: number] => {
  const tinted = red < 0 ? ease(TINTED[0], TINTED[1], -blue / red) : 1;
  const kept = tinted * (1 - BEYOND);
  return [
    kept * clamp(-red - clamp(ALIKE - usualRed, SKY_RED[0], SKY_RED[1]), 0, GIVEN),
    kept * Math.max(0, blue - clamp(ALIKE + usualBlue, SKY_BLUE[0], SKY_BLUE[1])),
  ];
};

/** Stops by which red exceeds green by day between which a thing has a colour of its own: blossom is no blue shade. */
const ROSY = [0, 0.25] as const;
/** And of blue over it, and of red that is lacking to one of those: shade lacks both, the plate of a sign is blue alone. */
const DEEP = [1.1, 1.6] as const;
const ALONE = [0.6, 0.35] as const;

/** A gain, the stops that the day has, and those that the hour's own light has more than that of dusk. */
type Stops = readonly [gain: Float32Array, day: Float32Array, hour: number];

/** Stops of red or blue against green that a place gets. */
const stopsAt = (gain: Float32Array, day: Float32Array, hour: number, green: Float32Array, i: number): number =>
  day[i]! + Math.log2(gain[i]! / (green[i]! + 1e-6) + 1e-6) - hour;

/** Those of most of the ground. */
const usualOn = (paving: Float32Array, [gain, day, hour]: Stops, green: Float32Array): number => {
  const stops = new Float32Array(Math.ceil(paving.length / 7));
  let n = 0;
  for (let i = 0; i < paving.length; i += 7) if (paving[i]! > 0.6) stops[n++] = stopsAt(gain, day, hour, green, i);
  return n > 20 ? quantile(stops.subarray(0, n), 0.5) : 0;
};

const holdBlue = (
  [red, dayRed, hourRed]: Stops,
  [blue, dayBlue, hourBlue]: Stops,
  green: Float32Array,
  paving: Float32Array,
  leaf: Float32Array,
  painted: Float32Array | undefined,
  usual: readonly [number, number],
): void => {
  for (let i = 0; i < dayRed.length; i++) {
    const part = paving[i]! + leaf[i]!;
    if (part < 0.05 || dayBlue[i]! < 0) continue;
    const rosy = ease(ROSY[0], ROSY[1], dayRed[i]!);
    const plate = ease(DEEP[0], DEEP[1], dayBlue[i]!) * ease(ALONE[0], ALONE[1], -dayRed[i]! / (dayBlue[i]! + 1e-6));
    const own = Math.max(rosy, plate, painted ? painted[i]! : 0);
    const held = part * (1 - own);
    if (held < 0.05) continue;
    const [more, less] = overSky(
      stopsAt(red, dayRed, hourRed, green, i),
      stopsAt(blue, dayBlue, hourBlue, green, i),
      usual,
    );
    if (more > 0) red[i]! *= exp2(held * more);
    if (less > 0) blue[i]! *= exp2(-held * less);
  }
};

/** Holds ground and leaves to the blue that the evening sky can give them: what they have by day times the gains. */
export const boundBlue = (
  [red, green, blue]: readonly [Plane, Plane, Plane],
  [dayRed, dayBlue]: readonly [Float32Array, Float32Array],
  { paving, leaf }: Surfaces,
  /** How white the ground is: 1 is snow. */
  white: number,
  /** What has a paint of its own, 0..1: cars. */
  painted?: Float32Array,
  /** Stops of red and of blue that the hour's own light has more than that of dusk. */
  [hourRed, hourBlue]: readonly [number, number] = [0, 0],
): void => {
  // Snow is as blue as it likes.
  if (white > SNOWY) return;
  const reds: Stops = [red.data, dayRed, hourRed];
  const blues: Stops = [blue.data, dayBlue, hourBlue];
  const usual = [usualOn(paving.data, reds, green.data), usualOn(paving.data, blues, green.data)] as const;
  holdBlue(reds, blues, green.data, paving.data, leaf.data, painted, usual);
};
