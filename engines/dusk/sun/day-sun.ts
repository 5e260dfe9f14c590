import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import { evenBoards } from '#engines/dusk/sun/dappled-boards.ts';
import { dappledDoors } from '#engines/dusk/sun/dappled-doors.ts';
import { dappleOn, dimFlecks } from '#engines/dusk/sun/dappled-roofs.ts';
import { dappledWalls, evenWalls } from '#engines/dusk/sun/dappled-walls.ts';
import { believe, sunGuessed, sunSeen, withoutThin } from '#engines/dusk/sun/daylight.ts';
import { fitHues, fitSun } from '#engines/dusk/sun/daylight-fit.ts';
import { evenBorders } from '#engines/dusk/sun/even-borders.ts';
import { evenHues, evenShade } from '#engines/dusk/sun/even-hues.ts';
import { giveFeet } from '#engines/dusk/sun/gable-feet.ts';
import { product } from '#engines/dusk/sun/product.ts';
import { sunOnRidges } from '#engines/dusk/sun/ridges.ts';
import { asRoad, linesOn } from '#engines/dusk/sun/road-lines.ts';
import { closeFeet, evenFeet } from '#engines/dusk/sun/shadow-feet.ts';
import { carryLines } from '#engines/dusk/sun/shadow-lines.ts';
import { layBorders, onlyBroad, stepsWeighed } from '#engines/dusk/sun/sun-borders.ts';
import { leaveSun } from '#engines/dusk/sun/sun-kept.ts';
import { capSun, onlyWalls, trimOf } from '#engines/dusk/sun/sun-on-paint.ts';
import { dimBlinds } from '#engines/dusk/sun/sunny-blinds.ts';
import { evenPosts } from '#engines/dusk/sun/sunny-posts.ts';
import { lightShutters } from '#engines/dusk/sun/sunny-shutters.ts';
import type { LevelIn } from '#engines/dusk/sun/surface-levels.ts';
import { SURFACES, type Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { addTwins, type Twin } from '#engines/dusk/sun/twin-doors.ts';
import { giveBoards, givePlaster, giveSoffits, giveTrim } from '#engines/dusk/sun/white-boards.ts';
import type { Daylight } from '#engines/ports.ts';
import { boxBlur, boxBlurOver } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

/** What a stop of sun adds to red and takes from blue where no network tells, in stops: sunlight is warm, the sky is blue. */
const SUN_RED = 0.01;
const SUN_BLUE = -0.06;

/** The day's sun, and the photo without it. */
export type DaySun = {
  /** Stops of it that go. */
  readonly sun: Plane;
  /** The same as it was read, before some of it was left. */
  readonly read: Plane;
  /** Log light without it. */
  readonly shade: Plane;
  /** Red and blue against green as the day had them; those of the cells are without the sun. */
  readonly dayHues: readonly [Float32Array, Float32Array];
  /** Yellow lines on the road, 0..1. */
  readonly lines: Plane;
  /** What is neither leaf nor glass nor sky, 0..1, and the walls of it. */
  readonly plain: Plane;
  readonly walls: Plane;
  /** Garage doors in dapple, 0..1. */
  readonly dappled: Plane;
  /** Those of them that stand beside one in the sun. */
  readonly twins: readonly Twin[];
  /** Walls and boards in dapple, and how much of it goes, 0..1. */
  readonly spotted: Plane;
};

const sumOf = (a: Plane, b: Plane): Plane => {
  const out = newPlane(a.width, a.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = a.data[i]! + b.data[i]!;
  return out;
};

const times = (a: Plane, factor: number): Plane => {
  const out = newPlane(a.width, a.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = a.data[i]! * factor;
  return out;
};

const withoutSun = (light: Plane, sun: Plane): Plane => {
  const out = newPlane(light.width, light.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = light.data[i]! - sun.data[i]!;
  return out;
};

/** What is neither leaf nor glass nor sky, 0..1; the panes of a garage door are its own. */
const plainOf = (share: Plane, { leaf, garage }: Surfaces, glass: Plane | undefined): Plane => {
  const out = newPlane(share.width, share.height);
  for (let i = 0; i < out.data.length; i++) {
    const pane = glass ? glass.data[i]! * (1 - garage.data[i]!) : 0;
    out.data[i] = share.data[i]! * (1 - leaf.data[i]!) * (1 - pane);
  }
  return out;
};

const nameKind = (kinds: Uint8Array, shares: Float32Array, kind: number): void => {
  for (let i = 0; i < shares.length; i++) if (shares[i]! > 0.5) kinds[i] = kind;
};

/** One number per kind of surface. */
const kindsOf = (surfaces: Surfaces): Uint8Array => {
  const out = new Uint8Array(surfaces.house.data.length);
  for (const [kind, name] of SURFACES.entries()) nameKind(out, surfaces[name].data, name === 'lawn' ? kind + 1 : kind);
  return out;
};

/** Cells around from which a place learns the sun's hue, and the stops squared that weigh as much as knowing nothing. */
const AROUND = 20;
const NOTHING = 0.05;

/** Stops of red or blue to one of sun, evened: where its borders lie the sun's stops tell better. */
const hueOfStop = (sun: Plane, hue: Plane | undefined, share: number, usual: number): Plane => {
  const [rise, weight] = [newPlane(sun.width, sun.height), newPlane(sun.width, sun.height)];
  if (!hue) {
    rise.data.fill(usual);
    return rise;
  }
  for (let i = 0; i < sun.data.length; i++) {
    const stops = sun.data[i]!;
    rise.data[i] = share * stops * hue.data[i]!;
    weight.data[i] = stops * stops;
  }
  const [r, w] = [boxBlurOver(rise, AROUND), boxBlurOver(weight, AROUND)];
  for (let i = 0; i < r.length; i++) r[i]! /= w[i]! + NOTHING;
  return rise;
};

const mostOf = (a: Float32Array, b: Float32Array): Float32Array => {
  const out = new Float32Array(a.length);
  for (let i = 0; i < out.length; i++) out[i] = Math.max(a[i]!, b[i]!);
  return out;
};

const takeHue = (out: Plane, day: Float32Array, sun: Plane, perStop: Plane): void => {
  for (let i = 0; i < day.length; i++) out.data[i] = day[i]! - sun.data[i]! * perStop.data[i]!;
};

/** Stops from the broad light around beyond which a place is a frame, of another paint than the wall. */
const THIN = 0.3;
const withoutFrames = (plain: Plane, light: Plane, broad: Plane): Plane => {
  const out = newPlane(plain.width, plain.height);
  for (let i = 0; i < out.data.length; i++)
    out.data[i] = Math.abs(broad.data[i]! - light.data[i]!) > THIN ? 0 : plain.data[i]!;
  return out;
};

/** How much of the sun's play on leaves and grass stays, against the mean of so many cells around: a crown in one tone is a cut-out, a lawn has shadows of trees. */
const PLAY = 0.6;
const LAWN_PLAY = 0.4;
const CROWN = 12;
const BLADES = 2;
const leavePlay = (sun: Plane, { leaf, lawn }: Surfaces): void => {
  const [crown, blades] = [boxBlur(sun, CROWN).data, boxBlur(sun, BLADES).data];
  for (let i = 0; i < crown.length; i++)
    sun.data[i]! +=
      PLAY * leaf.data[i]! * (crown[i]! - sun.data[i]!) + LAWN_PLAY * lawn.data[i]! * (blades[i]! - sun.data[i]!);
};

/** What shades from above, or is no house at all. */
const roofOrSky = (roof: Plane, share: Plane): Plane => {
  const out = newPlane(roof.width, roof.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = Math.max(roof.data[i]!, 1 - share.data[i]!);
  return out;
};

/** Reads the day's sun off the photo and takes it out of the cells' hues; what is too light for a roof is given to the wall. */
export const daySunOf = (
  { light, share, warm, cool }: Cells,
  surfaces: Surfaces,
  levelIn: LevelIn,
  glass: Plane | undefined,
  daylight: Daylight | undefined,
  windows: readonly Quad[],
): DaySun => {
  const { width, height } = light;
  const broad = withoutThin(light);
  const [sun, sunRed, sunBlue] = daylight
    ? sunSeen(daylight, width, height)
    : [sunGuessed(broad, surfaces, (name, part) => levelIn(light, name, part))];
  if (daylight) sunOnRidges(sun, light, share, surfaces);
  const seen = times(sun, 1);
  const first = withoutSun(light, sun);
  givePlaster(surfaces, light, sun);
  giveSoffits(surfaces, share, light, sun);
  // Below the foot of a gable lies an eave's shade all the same.
  const eaves = { width, height, data: surfaces.roof.data.slice() };
  giveFeet(surfaces, light, sun);
  giveTrim(surfaces, first.data, levelIn(first, 'roof', 0.5));
  const plain = plainOf(share, surfaces, glass);
  const [believed, taken] = daylight ? believe(sun, light, plain) : [1, 1];
  const dayHues = [warm.data.slice(), cool.data.slice()] as const;
  const part = believed * taken;
  const perStop = [hueOfStop(sun, sunRed, part, SUN_RED), hueOfStop(sun, sunBlue, part, SUN_BLUE)] as const;
  takeHue(warm, dayHues[0], sun, perStop[0]);
  takeHue(cool, dayHues[1], sun, perStop[1]);
  const kinds = kindsOf(surfaces);
  const walls = product(plain, surfaces.house);
  const lit = { sun, light, hues: [warm, cool], plain, kinds } as const;
  // A sun throws shadows: without one it is a grey day that an editor made bright and hard, and taken out it would leave soot and smears.
  if (!fitSun(lit) && daylight) {
    warm.data.set(dayHues[0]);
    cool.data.set(dayHues[1]);
    const none = () => newPlane(width, height);
    return {
      sun: none(),
      read: none(),
      shade: light,
      dayHues,
      lines: linesOn(surfaces.paving, light, dayHues[1]),
      plain,
      walls,
      dappled: none(),
      twins: [],
      spotted: none(),
    };
  }
  const dappled = dappledDoors(sun, light, dayHues[1], plain, surfaces.garage);
  const twins = addTwins(dappled, surfaces.garage, surfaces.house, sun, light, dayHues);
  const spotted = dappledWalls(sun, light, dayHues, walls);
  const weights = daylight && stepsWeighed(plain, kinds);
  /** White trim in the sun. */
  let boards: Float32Array | undefined;
  if (daylight) {
    // Dapple on doors is no trim; the board along a gable is read as roof.
    const trim = trimOf(
      sun,
      light,
      onlyWalls(walls, surfaces.roof),
      sumOf(walls, product(plain, surfaces.roof)),
      share,
      dayHues[0],
    );
    boards = mostOf(trim.boards, trim.share);
    capSun(sun, trim);
    giveBoards(surfaces, trim.share);
    // Borders are told by all of the sun, also where a part of it is taken: told by the part, shadows stayed half.
    const whole = times(sun, 1 / taken);
    const wide = onlyBroad(light, broad, whole, plain, kinds, dappleOn(surfaces));
    layBorders(sun, whole, wide, plain, dappled, kinds, weights);
    fitSun(lit);
    capSun(sun, trim);
  }
  takeHue(warm, dayHues[0], sun, perStop[0]);
  takeHue(cool, dayHues[1], sun, perStop[1]);
  const more = fitHues({ ...lit, plain: withoutFrames(plain, light, broad) }, sumOf(surfaces.house, surfaces.roof));
  leavePlay(sun, surfaces);
  takeHue(warm, dayHues[0], sun, sumOf(perStop[0], more[0]));
  takeHue(cool, dayHues[1], sun, sumOf(perStop[1], more[1]));
  if (daylight) {
    evenHues(lit.hues, dayHues, sun, light, plain, kinds, weights);
    evenShade(lit.hues, sun, walls);
  }
  if (daylight && glass) lightShutters({ sun, light, walls, hues: [warm, cool], dayHues }, glass, windows);
  const lines = linesOn(surfaces.paving, light, dayHues[1]);
  if (daylight) asRoad(sun, surfaces.paving, lines);
  const read = { width, height, data: sun.data.slice() };
  leaveSun(sun, { light, share }, plain, surfaces, dappled, boards, eaves);
  if (daylight) {
    const roofs = product(plain, surfaces.roof);
    const feet = evenFeet(sun, light, read, walls, roofOrSky(eaves, share), glass);
    evenBorders(sun, light, read, walls, roofs);
    dimFlecks(sun, light, seen, product(roofs, dappleOn(surfaces)));
    closeFeet(sun, light, feet);
    carryLines(sun, light, read, walls, glass);
    evenPosts(sun, light, walls);
  }
  evenWalls(sun, light, [warm, cool], spotted);
  if (daylight) evenBoards([sun, warm, cool], light, seen, plain, dappled, spotted);
  if (daylight && glass) dimBlinds(sun, light, walls, glass);
  return { sun, read, shade: withoutSun(light, sun), dayHues, lines, plain, walls, dappled, twins, spotted };
};
