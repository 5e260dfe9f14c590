import { awayFrom, burnForeground, darkenFences, darkenHills, houseIn, nextDoor } from '#engines/dusk/evening/away.ts';
import { keepBelowDay, leastTaken } from '#engines/dusk/evening/below-day.ts';
import { sinkBlinds } from '#engines/dusk/evening/dark-blinds.ts';
import { eveningExposure, holdWalls, standingOf } from '#engines/dusk/evening/exposure.ts';
import { modelHouse } from '#engines/dusk/evening/house-tones.ts';
import { boundBlue, eveningHues } from '#engines/dusk/evening/hues.ts';
import { darkenPosts } from '#engines/dusk/evening/lawn-posts.ts';
import { eveningLight, ownOf } from '#engines/dusk/evening/light.ts';
import { type Mood, tintOf } from '#engines/dusk/evening/mood.ts';
import { evenNeighbours } from '#engines/dusk/evening/neighbour-hues.ts';
import { slateOf } from '#engines/dusk/evening/slate.ts';
import { subjectSpan } from '#engines/dusk/evening/subject-house.ts';
import { eveningSurfaces } from '#engines/dusk/evening/surfaces.ts';
import { AROUND, keepTexture, TURF, textureOf } from '#engines/dusk/evening/texture.ts';
import { thinWhites } from '#engines/dusk/evening/thin-whites.ts';
import { levelWater, takeWater, type Water, waterIn } from '#engines/dusk/evening/water.ts';
import { fileMakeOf } from '#engines/dusk/evening/weak-file.ts';
import { cellsOf } from '#engines/dusk/lamps/light-cells.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import { chanceOf } from '#engines/dusk/sight.ts';
import { takeBlossoms } from '#engines/dusk/sun/blossoms.ts';
import { borderLuma } from '#engines/dusk/sun/border-luma.ts';
import { greyCrushed, raiseCrushed } from '#engines/dusk/sun/crushed-shadows.ts';
import { daySunOf } from '#engines/dusk/sun/day-sun.ts';
import { onPlain, shadowsLeft, slopeOf, withoutThin } from '#engines/dusk/sun/daylight.ts';
import { evenDoors } from '#engines/dusk/sun/even-doors.ts';
import { evenDark } from '#engines/dusk/sun/even-hues.ts';
import { asRoad } from '#engines/dusk/sun/road-lines.ts';
import { silverLeaves } from '#engines/dusk/sun/silver-leaves.ts';
import { type SunLimits, sunLimits } from '#engines/dusk/sun/sun-limits.ts';
import { levelsOf } from '#engines/dusk/sun/surface-levels.ts';
import { bareWalls, blendEarth, surfacesOf } from '#engines/dusk/sun/surfaces.ts';
import { drawTwins, lightTwins } from '#engines/dusk/sun/twin-doors.ts';
import { yellowLeaves } from '#engines/dusk/sun/yellow-leaves.ts';
import { softenEtched } from '#engines/dusk/windows/etched.ts';
import { glassOf } from '#engines/dusk/windows/glass-cells.ts';
import { sightOf } from '#engines/dusk/windows/sight-of.ts';
import type { Daylight, Segmentation } from '#engines/ports.ts';
import { boxBlur, sumOfPlanes } from '#engines/raster/blur.ts';
import type { Mask, Plane, Raster } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease, exp2, quantile } from '#engines/raster/scalar.ts';

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
  /** Log2 of the photo's light by day. */
  readonly light: Plane;
  /** The same at full size, by which the sun is read there. */
  readonly luma: Uint8Array;
  readonly slope: Plane;
  /** slope x log light + this = stops of sun, and of what is evened out besides. */
  readonly excess: Plane;
  /** Between these. */
  readonly limits: SunLimits;
  /** Linear gain in the shade for red, green and blue: the evening's colour on that kind of surface included. */
  readonly gain: readonly [Plane, Plane, Plane];
  /** Share of the evening's light that arrives; what lamps give does not depend on it. */
  readonly arriving: Plane;
  /** Stops of red and of blue against green that each place had by day. */
  readonly hues: readonly [red: Float32Array, blue: Float32Array];
  /** How much more of it the camera takes. */
  readonly exposure: number;
  /** Share of the day's light that walls keep without the sun: one for all, as lamps light both sides of a shadow's border alike. */
  readonly left: number;
  /** Factor per step of excess. */
  readonly table: Float32Array;
  /** Share of the lamplight that dark, cold paint swallows. */
  readonly slate: Plane;
  /** Water that mirrors the sky, where there is any. */
  readonly water?: Water | undefined;
};

const TABLE = Float32Array.from({ length: STEPS + 1 }, (_, step) => 2 ** ((1 - step / (STEPS / 2)) * REACH));

/** How many cells around the fit of sun to light reaches, and the variance of light below which a place is plain. */
const NEAR = 1;
const PLAIN = 0.02;
/** Stops of its sun between which a photo begins to be sunny, and is. */
const SUNNY = [0.3, 0.9] as const;
/** Stops that the sun adds where it shines: most of what is plain has no more. */
const strengthOf = (sun: Plane, plain: Plane): number => {
  const own = onPlain(sun.data, plain.data);
  return own.length > 0 ? quantile(own, 0.75) : 0;
};
/** What is finer than a cell goes with the dapple on a garage door, with the rims of leaves that stained it. */
const flatten = (slope: Float32Array, dappled: Float32Array): void => {
  for (let i = 0; i < slope.length; i++) if (dappled[i]! > slope[i]!) slope[i] = dappled[i]!;
};
/** Dark glass mirrors the evening sky: bluer by this share than the wall, and darker by these stops. */
const GLASS_BLUE = 0.2;
const GLASS_DARKER = 0.5;

/** How much of the sun's glow reaches a column so far from it. */
const sunward = (away: number): number => Math.exp((-away * away) / 0.29);

const arrivingOf = (under: Float32Array, depth: number): Float32Array => {
  const out = new Float32Array(under.length);
  for (let i = 0; i < out.length; i++) out[i] = exp2(-depth * under[i]!);
  return out;
};

const leftOn = (walls: Float32Array, goal: Float32Array): number => {
  let [sum, n] = [1e-3, 1e-3];
  for (let i = 0; i < goal.length; i += 2) {
    sum += walls[i]! * exp2(-goal[i]!);
    n += walls[i]!;
  }
  return sum / n;
};

const takeAway = (
  goal: Float32Array,
  left: Float32Array,
  cast: Float32Array,
  panes: Float32Array | undefined,
): void => {
  for (let i = 0; i < goal.length; i++) goal[i]! += left[i]! + cast[i]! + (panes ? GLASS_DARKER * panes[i]! : 0);
};

/** Share of red that a stop away from the house loses, and of blue that it gains: lamps and the low sky warm the house alone. */
const COLDER = 0.03;

/** Hues become gains: the surface's level, the evening's colour, and the sun's glow beside it. */
const gainInto = (
  [red, green, blue]: Relight['gain'],
  lift: Float32Array,
  redder: Float32Array,
  bluer: Float32Array,
  { exposure, ambient }: Mood,
  panes: Float32Array | undefined,
  beside: Float32Array,
  away: Float32Array,
): void => {
  const { width, height } = red;
  for (let y = 0, i = 0; y < height; y++) {
    const upper = ease(1, 0.25, y / height);
    for (let x = 0; x < width; x++, i++) {
      const glass = panes ? GLASS_BLUE * panes[i]! : 0;
      const glow = beside[x]! * upper;
      const level = exp2(lift[i]!) * exposure;
      const cold = COLDER * away[i]!;
      red.data[i]! *= level * (1 - glass) * ambient[0] * redder[i]! * (1 - cold) * (1 + 0.8 * glow);
      green.data[i]! *= level * ambient[1];
      blue.data[i]! *= level * (1 + glass) * ambient[2] * bluer[i]! * (1 + cold) * (1 - 0.5 * glow);
    }
  }
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
  /** Stops that the day's sun adds, where a network has read them. */
  daylight?: Daylight,
  /** 1 on hills behind everything. */
  hills?: Mask,
  /** Windows that were found. */
  windows: readonly { readonly quad: Quad; readonly lit: boolean }[] = [],
): Relight => {
  const cells = cellsOf(photo, luma, alpha);
  const { light, share, warm, cool } = cells;
  const { width, height } = light;
  const surfaces = surfacesOf(seen, cells.green, cells.grass, horizon);
  if (seen) bareWalls(surfaces, seen, cells);
  if (seen) yellowLeaves(surfaces, seen, warm, cool);
  if (seen) silverLeaves(surfaces, seen, warm, cool);
  if (seen) takeBlossoms(surfaces, warm, cool);
  blendEarth(surfaces, warm, cool);
  const water = seen && waterIn(seen, cells, horizon);
  if (water) takeWater(surfaces, water);
  const quadsOf = (some: typeof windows): readonly Quad[] => some.map(({ quad }) => quad);
  const [glass, mirror] = seen ? glassOf(seen, cells, quadsOf(windows)) : [];
  const panes = mirror?.data;
  const glazed = seen && growPlane(chanceOf(seen, 'pane', 'window', 'entrance', 'door'), width, height);
  const levelIn = levelsOf(cells, surfaces, glazed);
  const day = daySunOf(cells, surfaces, levelIn, glass, daylight, quadsOf(windows));
  const { sun: goal, shade, dappled } = day;
  evenDark([warm, cool], light, shade, day.walls);
  const strong = strengthOf(day.read, day.plain);
  const sunny = ease(SUNNY[0], SUNNY[1], strong);
  const cast = shadowsLeft(shade, surfaces.paving, levelIn(shade, 'paving', 0.5), [warm, cool], sunny);
  const broad = withoutThin(shade);
  asRoad(broad, surfaces.paving, day.lines);
  const slate = slateOf(day.dayHues, shade, surfaces.house, share);
  const [redder, bluer] = eveningHues(cells, day, surfaces, levelIn, mood.asByDay);
  const parts = eveningSurfaces(surfaces, levelIn, cells, shade, strong, sunny);
  const snow = parts.find(({ mirrors }) => mirrors)?.snow ?? 0;
  const span = seen && subjectSpan({ width: photo.width, height: photo.height, rgb: photo.data }, sightOf(seen));
  const house = houseIn(seen, horizon, span);
  const away = awayFrom(
    house,
    width,
    height,
    sumOfPlanes([surfaces.lawn.data, surfaces.paving.data, surfaces.water.data], width * height),
  );
  if (seen) darkenFences(away, seen, warm);
  if (hills && seen) darkenHills(away, hills, seen);
  const side = Math.max(photo.width, photo.height);
  const evening = eveningLight(parts, shade, broad, glazed, away, [horizon, house.bottom], ownOf(side));
  const least = leastTaken(day.read, light);
  takeAway(goal.data, evening.left, cast.data, panes);
  if (glass) sinkBlinds(goal, light, glass, quadsOf(windows.filter(({ lit }) => !lit)));
  evenDoors(goal, light.data, dappled.data);
  lightTwins(goal, light.data, dappled.data, day.twins);
  keepBelowDay(goal.data, least, cast.data, evening);
  const cars = seen && growPlane(chanceOf(seen, 'vehicle'), width, height).data;
  const raised = raiseCrushed(goal, light, surfaces, horizon, sunny, cars);
  const left = leftOn(surfaces.house.data, goal.data);
  const planeOf = (data: Float32Array): Plane => ({ width, height, data });
  const [red, green, blue] = evening.hue;
  const gain = [planeOf(red), planeOf(green), planeOf(blue)] as const;
  const beside = Float32Array.from({ length: width }, (_, x) => mood.warmth * sunward(x / width - sun));
  gainInto(gain, evening.lift, redder.data, bluer.data, mood, panes, beside, away.data);
  evenNeighbours(gain, day.dayHues, day.walls, house.span, tintOf(mood));
  boundBlue(gain, day.dayHues, surfaces, snow, cars, tintOf(mood));
  if (raised) greyCrushed(gain, day.dayHues, raised, tintOf(mood));
  const arriving = { width, height, data: arrivingOf(evening.under, mood.depth) };
  const slope = slopeOf(light, goal, share, NEAR, PLAIN);
  const drawn = slope.data.slice();
  flatten(slope.data, dappled.data);
  flatten(slope.data, day.spotted.data);
  drawTwins(slope, day.twins);
  const around = boxBlur(shade, AROUND).data;
  const turf = boxBlur(day.read, TURF).data;
  keepTexture(goal.data, day.read.data, slope.data, shade.data, around, surfaces, turf, textureOf(side, sunny));
  softenEtched(goal, slope, light, shade, around, AROUND, surfaces, fileMakeOf(luma, alpha, photo.width));
  const tone = { light, share, slope, excess: goal, gain: gain[1], arriving };
  const darker = mood.depth * sunny * standingOf(surfaces, away);
  const exposure = eveningExposure(tone, day.walls, mood.exposure, darker);
  holdWalls(tone, day.walls, away, surfaces, exposure, mood.exposure, darker);
  modelHouse(
    tone,
    surfaces,
    quadsOf(windows.filter(({ lit }) => lit)),
    nextDoor(house.span, width),
    exposure,
    mood.depth,
    snow,
  );
  // After the exposure, which is told by the ground: burnt in before, the whole picture would be lifted for it.
  burnForeground(arriving, house.bottom, mood.depth, surfaces.lawn, sunny);
  if (water) levelWater(tone, water, exposure, mood);
  darkenPosts(arriving, thinWhites(cells), surfaces, mood.depth);
  const limits = sunLimits(slope, goal, light, drawn, day.plain, [dappled, day.spotted]);
  const read = borderLuma(luma, photo.width, drawn, slope.data, goal, day.walls.data, [dappled.data, day.spotted.data]);
  return {
    luma: read,
    light,
    slope,
    excess: goal,
    limits,
    gain,
    hues: day.dayHues,
    arriving,
    exposure,
    left,
    table: TABLE,
    slate,
    water,
  };
};
