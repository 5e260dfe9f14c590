import { awayFrom } from '#engines/dusk/away.ts';
import { believe, dappleLeft, shadowsLeft, slopeOf, sunGuessed, sunSeen, withoutThin } from '#engines/dusk/daylight.ts';
import { fitSun, snapSun } from '#engines/dusk/daylight-fit.ts';
import type { Light, Mood } from '#engines/dusk/mood.ts';
import { chanceOf } from '#engines/dusk/sight.ts';
import { capSun, takeBackPaint } from '#engines/dusk/sun-on-paint.ts';
import { giveTrim, greenness, SURFACES, type Surface, straw, surfacesOf } from '#engines/dusk/surfaces.ts';
import type { Daylight, Segmentation } from '#engines/ports.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease, mix, quantile } from '#engines/raster/scalar.ts';

/** Log2 of linear light per luma byte. */
const LOG_LIGHT = Float32Array.from({ length: 256 }, (_, byte) => Math.log2(LINEAR[byte]! + 0.004));
export const logLight = (luma: number): number => LOG_LIGHT[luma]!;

/** A third of the time of a power, to the last digit but one. */
const exp2 = (v: number): number => Math.exp(v * Math.LN2);

/** Stops around the level of the shade that the table of gains covers, and its steps. */
const REACH = 6;
const STEPS = 1024;
export const excessStep = (excess: number): number => {
  const step = (excess / REACH + 1) * (STEPS / 2) + 0.5;
  return step < 0 ? 0 : step > STEPS ? STEPS : step | 0;
};

/**
 * Day to dusk for every pixel: first the sun goes (slope x log light + excess = its stops, so that shadows vanish with their
 * borders and paint keeps its contrast), then the light of the evening comes as a gain per kind of surface.
 */
export type Relight = {
  readonly slope: Plane;
  /** slope x log light + this = stops of sun, and of what is evened out besides. */
  readonly excess: Plane;
  /** Linear gain in the shade for red, green and blue: the evening's colour on that kind of surface included. */
  readonly gain: readonly [Plane, Plane, Plane];
  /** Share of the evening's light that arrives; what lamps give does not depend on it. */
  readonly arriving: Plane;
  /** Factor per step of excess. */
  readonly table: Float32Array;
};

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
  /** Log2 of the light below which nothing of that kind sinks: a lawn that is black shows no grass. */
  readonly least: number;
};

// Measured on two real dusks: grey walls at 126..138 of 255, white ones at 157, paving at 89..111, lawns at 57 before the house and 36..47
// in the foreground, trees at 17.
const DUSK: Readonly<Record<Surface, Dusk>> = {
  house: { kept: 0.53, power: 0.55, even: -0.18, hue: [1.05, 0.995, 0.98], under: 0.3, least: -4.6 },
  roof: { kept: 0.36, power: 0.65, even: 0.2, hue: [0.94, 1, 1.1], under: 0.6, least: -4.8 },
  garage: { kept: 0.49, power: 0.55, even: 0.4, hue: [1.02, 0.99, 1], under: 0.35, least: -4.6 },
  leaf: { kept: 0.185, power: 0.5, even: 0.3, hue: [0.9, 0.99, 1.12], under: 0.55, least: -5.2 },
  lawn: { kept: 0.215, power: 0.45, even: 0.5, hue: [0.86, 1, 1.1], under: 1, least: -4.8 },
  paving: { kept: 0.34, power: 0.45, even: 0.5, hue: [0.94, 0.99, 1.1], under: 0.95, least: -4.1 },
};
/** Stops more for ground that is white even in the shade: snow shines at dusk. */
const SNOW = 1;
/** Nothing is as light as it was by day: the most that is kept of that, in stops; of paving that is not white, still less. */
const MOST = -0.45;
const MOST_PAVING = -0.85;
/** Log2 of light by day from which that holds, and below which a thing is dark enough as it is. */
const DARK = [-5, -3.2] as const;
/** And no shade is lifted by more than this: what the camera left there is noise and the blocks of its file. */
const LIFTED = 0.35;
/** More on what mostly lay in the sun, where the camera saw enough. */
const LIFTED_SUNNY = 0.4;
/** Stops above its kind from which a surface is white, and how much of what it has beyond is taken; trim on a house stays white. */
const WHITE = 0.6;
const WHITE_TAKEN = 0.6;
const TRIM = 1.6;

/** Cells along the longer side. */
const CELLS = 540;

type Cells = {
  readonly light: Plane;
  readonly share: Plane;
  readonly green: Plane;
  /** The same for the ground, yellowed grass included. */
  readonly grass: Plane;
  /** Log2 of linear red and blue against green. */
  readonly warm: Plane;
  readonly cool: Plane;
};

/** Means of log light and greenness over squares of `size` pixels; what is sky does not count. */
const cellsOf = (photo: Raster, luma: Uint8Array, alpha: Uint8Array, size: number): Cells => {
  const { width, height, data } = photo;
  const w = Math.ceil(width / size);
  const h = Math.ceil(height / size);
  const light = newPlane(w, h);
  const share = newPlane(w, h);
  const green = newPlane(w, h);
  const grass = newPlane(w, h);
  const warm = newPlane(w, h);
  const cool = newPlane(w, h);
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
      grass.data[o] = Math.max(green.data[o]!, straw(r * k, g * k, b * k));
      const base = LOG_LIGHT[(g * k) | 0]!;
      warm.data[o] = LOG_LIGHT[(r * k) | 0]! - base;
      cool.data[o] = LOG_LIGHT[(b * k) | 0]! - base;
    }
  return { light, share, green, grass, warm, cool };
};

/** How many cells around the fit of sun to light reaches, and the variance of light below which a place is plain. */
const NEAR = 3;
const PLAIN = 0.02;
/** Leaves that sun and sharpening have etched: cells around, stops of spread from which they are, and how much of it goes. */
const ETCHED_REACH = 3;
const ETCHED = [0.5, 1.1] as const;
const SOFTER = 0.25;
/** What a stop of sun adds to red and takes from blue where no network tells, in stops: sunlight is warm, the sky is blue. */
const SUN_RED = 0.01;
const SUN_BLUE = -0.06;
/** Stops of sun on its paving between which a photo begins to be sunny, and is. */
const SUNNY = [0.3, 0.9] as const;
/** How much more of what differs on a roof is evened out then: a dark roof halves what the network can read. */
const SUNNY_ROOF = 0.4;
/** How far a lawn is drawn to one green: in a shadow it is blue, in the sun yellow. */
const ONE_GREEN = 0.6;
/** And a garage door on which the sun lies to one paint. */
const ONE_PAINT = 0.8;
/** And how much of what is finer than a cell goes with its dapple: rims of leaves, and its boards with them. */
const FLAT = 0.85;
/** Dark glass mirrors the evening sky: bluer by this share than the wall, and darker by these stops. */
const GLASS_BLUE = 0.2;
const GLASS_DARKER = 0.5;
/** Stops of red that yellowed grass loses: under a blue sky it is green again. */
const STRAW = 0.35;
/** How far grey paving gives up the red and blue it has over green: under a blue sky they turn it mauve. */
const MAUVE = 0.8;

export const relightFor = (
  photo: Raster,
  luma: Uint8Array,
  alpha: Uint8Array,
  mood: Mood,
  horizon: number,
  /** Column share of the sun: its side of the house keeps a warm light. */
  sun: number,
  seen?: Segmentation,
  /** Stops that the day's sun adds, where a network has read them. */
  daylight?: Daylight,
): Relight => {
  const size = Math.max(1, Math.round(Math.max(photo.width, photo.height) / CELLS));
  const { light, share, green, grass: lawn, warm, cool } = cellsOf(photo, luma, alpha, size);
  const { width, height } = light;
  const surfaces = surfacesOf(seen, green, lawn, horizon);
  const panes = seen && growPlane(chanceOf(seen, 'pane', 'window'), width, height).data;
  const glazed = seen && growPlane(chanceOf(seen, 'pane', 'window', 'entrance', 'door'), width, height);
  const all: number[] = [];
  for (let i = 0; i < light.data.length; i += 3) if (share.data[i]! > 0.7) all.push(light.data[i]!);
  const median = quantile(all, 0.5);
  for (let i = 0; i < light.data.length; i++) if (Number.isNaN(light.data[i]!)) light.data[i] = median;
  const levelIn = (plane: Plane, name: Surface, part: number): number => {
    const { data } = surfaces[name];
    const own: number[] = [];
    for (let i = 0; i < data.length; i += 2)
      if (data[i]! > 0.6 && share.data[i]! > 0.7 && !(glazed && glazed.data[i]! > 0.25)) own.push(plane.data[i]!);
    return own.length > 40 ? quantile(own, part) : median;
  };
  const [goal, sunRed, sunBlue] = daylight
    ? sunSeen(daylight, width, height)
    : [sunGuessed(withoutThin(light), surfaces, (name, part) => levelIn(light, name, part))];
  const sunless = { ...light, data: light.data.map((v, i) => v - goal.data[i]!) };
  giveTrim(surfaces, sunless.data, levelIn(sunless, 'roof', 0.5));
  const plain = newPlane(width, height);
  for (let i = 0; i < plain.data.length; i++)
    plain.data[i] = share.data[i]! * (1 - surfaces.leaf.data[i]!) * (1 - (glazed?.data[i] ?? 0));
  const believed = daylight ? believe(goal, light, plain) : 1;
  const [dayRed, dayBlue] = [Float32Array.from(warm.data), Float32Array.from(cool.data)];
  for (let i = 0; i < goal.data.length; i++) {
    warm.data[i]! -= sunRed ? believed * sunRed.data[i]! : SUN_RED * goal.data[i]!;
    cool.data[i]! -= sunBlue ? believed * sunBlue.data[i]! : SUN_BLUE * goal.data[i]!;
  }
  const kinds = new Uint8Array(goal.data.length);
  SURFACES.forEach((name, kind) => {
    const { data } = surfaces[name];
    for (let i = 0; i < data.length; i++) if (data[i]! > 0.5) kinds[i] = kind;
  });
  const walls = newPlane(width, height);
  for (let i = 0; i < walls.data.length; i++) walls.data[i] = plain.data[i]! * surfaces.house.data[i]!;
  if (daylight) {
    // Dappled doors are evened as one paint, and dapple on roofs is no trim.
    const painted = newPlane(width, height);
    for (let i = 0; i < painted.data.length; i++) painted.data[i] = walls.data[i]! * (1 - surfaces.garage.data[i]!);
    capSun(goal, painted);
    snapSun(goal, light, plain);
  }
  fitSun(goal, light, [warm, cool], plain, surfaces.house, kinds);
  const shade = newPlane(width, height);
  for (let i = 0; i < shade.data.length; i++) shade.data[i] = light.data[i]! - goal.data[i]!;
  const sunny = ease(SUNNY[0], SUNNY[1], levelIn(goal, 'paving', 0.8));
  const cast = shadowsLeft(shade, surfaces.paving, levelIn(shade, 'paving', 0.5), [warm, cool], sunny);
  const [redder, bluer] = [newPlane(width, height), newPlane(width, height)];
  const [grassRed, grassBlue] = [levelIn(warm, 'lawn', 0.5), levelIn(cool, 'lawn', 0.5)];
  const [doorRed, doorBlue] = [levelIn(warm, 'garage', 0.5), levelIn(cool, 'garage', 0.5)];
  const sunnyDoor = ONE_PAINT * ease(0.4, 1, levelIn(goal, 'garage', 0.8));
  for (let i = 0; i < goal.data.length; i++) {
    const [u, v] = [warm.data[i]!, cool.data[i]!];
    const grass = ONE_GREEN * surfaces.lawn.data[i]!;
    const door = sunnyDoor * surfaces.garage.data[i]! * plain.data[i]!;
    const grey = surfaces.paving.data[i]! * ease(0.7, 0.4, Math.abs(u) + Math.abs(v) * 0.7);
    const [red, blue] = [u - dayRed[i]!, v - dayBlue[i]!];
    redder.data[i] = exp2(
      red -
        STRAW * surfaces.lawn.data[i]! * ease(-0.4, 0.1, u) +
        grass * (grassRed - u) +
        door * (doorRed - u) -
        grey * MAUVE * Math.max(0, u),
    );
    bluer.data[i] = exp2(blue + grass * (grassBlue - v) + door * (doorBlue - v) - grey * MAUVE * Math.max(0, v - 0.12));
  }
  const [dapple, dappled] = dappleLeft(shade, goal, plain, surfaces.garage, [warm, cool]);
  const broad = withoutThin(shade);
  const parts = SURFACES.map((name) => {
    const level = levelIn(shade, name, 0.5);
    const target = targetOf(name, level, levelIn(light, name, 0.5));
    return {
      ...DUSK[name],
      ...(name === 'paving' ? onSnow(whiteOf(level)) : {}),
      ...(name === 'roof' ? { even: DUSK.roof.even + SUNNY_ROOF * sunny } : {}),
      data: surfaces[name].data,
      level,
      target,
      white: name === 'house' ? TRIM : WHITE,
      // Silver fronds and pale trunks are thin, and as bright as paint by day.
      fine: name === 'leaf',
      room: Math.max(0.2, target - DUSK[name].least),
    };
  });
  const gain = [newPlane(width, height), newPlane(width, height), newPlane(width, height)] as const;
  const arriving = newPlane(width, height);
  const away = awayFrom(seen, horizon);
  const beside = Float32Array.from({ length: width }, (_, x) => mood.warmth * sunward(x / width - sun));
  for (let y = 0, i = 0; y < height; y++) {
    const upper = ease(1, 0.25, y / height);
    for (let x = 0; x < width; x++, i++) {
      let lift = 0;
      const far = away(x / width, y / height);
      const clear = 1 - (glazed?.data[i] ?? 0);
      let left = 0;
      let under = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      for (const own of parts) {
        const part = own.data[i]!;
        if (part < 1e-3) continue;
        lift += part * (own.target - own.level);
        const over = (own.fine ? shade : broad).data[i]! - own.level;
        left += part * (own.even * clear * over + WHITE_TAKEN * Math.max(0, over - own.white));
        under += part * own.room * (1 - Math.exp(-(own.under + far) / own.room));
        r += part * own.hue[0];
        g += part * own.hue[1];
        b += part * own.hue[2];
      }
      const glass = panes?.[i] ?? 0;
      r *= 1 - GLASS_BLUE * glass;
      b *= 1 + GLASS_BLUE * glass;
      goal.data[i]! += left + dapple.data[i]! + cast.data[i]! + GLASS_DARKER * glass;
      const glow = beside[x]! * upper;
      const level = exp2(lift) * mood.exposure;
      gain[0].data[i] = level * r * mood.ambient[0] * redder.data[i]! * (1 + 0.8 * glow);
      gain[1].data[i] = level * g * mood.ambient[1];
      gain[2].data[i] = level * b * mood.ambient[2] * bluer.data[i]! * (1 - 0.5 * glow);
      arriving.data[i] = exp2(-mood.depth * under);
    }
  }
  const slope = slopeOf(light, goal, share, NEAR, PLAIN);
  takeBackPaint(goal, slope, walls);
  for (let i = 0; i < slope.data.length; i++) slope.data[i] = Math.max(slope.data[i]!, FLAT * dappled.data[i]!);
  const mean = boxBlur(light, ETCHED_REACH).data;
  const square = newPlane(width, height);
  for (let i = 0; i < square.data.length; i++) square.data[i] = light.data[i]! * light.data[i]!;
  const squares = boxBlur(square, ETCHED_REACH).data;
  for (let i = 0; i < goal.data.length; i++) {
    const spread = Math.sqrt(Math.max(0, squares[i]! - mean[i]! * mean[i]!));
    const soft = SOFTER * surfaces.leaf.data[i]! * ease(ETCHED[0], ETCHED[1], spread) * (1 - slope.data[i]!);
    goal.data[i]! -= slope.data[i]! * light.data[i]! + soft * mean[i]!;
    slope.data[i]! += soft;
  }
  return { slope, excess: goal, gain, arriving, table: TABLE };
};

/** How much of the sun's glow reaches a column so far from it. */
const sunward = (away: number): number => Math.exp((-away * away) / 0.29);

/** How white the ground is in the shade: 1 is snow, which takes the sky's blue as no paving does. */
const whiteOf = (level: number): number => ease(-1.5, -0.6, level);
const SNOW_HUE: Light = [0.84, 0.98, 1.2];
/** And of what the evening takes from paving, this share: it shines. */
const SNOW_UNDER = 0.5;
const onSnow = (white: number): Pick<Dusk, 'hue' | 'under'> => {
  const { hue, under } = DUSK.paving;
  return {
    hue: [mix(hue[0], SNOW_HUE[0], white), mix(hue[1], SNOW_HUE[1], white), mix(hue[2], SNOW_HUE[2], white)],
    under: under * mix(1, SNOW_UNDER, white),
  };
};

const targetOf = (name: Surface, level: number, day: number): number => {
  const { kept, power } = DUSK[name];
  const paved = name === 'paving';
  const white = paved ? whiteOf(level) : 0;
  const most = paved ? MOST_PAVING + (MOST - MOST_PAVING) * white : MOST;
  return Math.min(
    Math.log2(kept) + power * level + SNOW * white,
    day + mix(LIFTED, most, ease(DARK[0], DARK[1], day)),
    level + LIFTED + LIFTED_SUNNY * ease(0.6, 1.8, day - level),
  );
};

const TABLE = Float32Array.from({ length: STEPS + 1 }, (_, step) => 2 ** ((1 - step / (STEPS / 2)) * REACH));
