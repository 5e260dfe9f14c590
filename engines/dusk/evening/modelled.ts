import { type EveningTone, levelAt } from '#engines/dusk/evening/exposure.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { boundsOf } from '#engines/dusk/windows/light.ts';
import { boxBlur, boxBlurOf, softBlur, sumOfPlanes } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease, exp2 } from '#engines/raster/scalar.ts';

/** Stops that house and roof lose where no window and no lamp of theirs is near: a front as light at its gable as beside its lanterns stands in daylight. */
const STOPS = 1;
/** Log2 of the evening's light on them below which they lose none, and from which all: darker, they sank into black under a bright sky. */
const DARK = [-3.9, -3.1] as const;
/** Share of the photo around a place by which that is told. */
const AROUND = 0.03;
/** Share of the photo over which a lit thing is near, and how soon. */
const REACH = 0.075;
const NEAR = 14;
/** Stops away from the house for sale from which what is built is a neighbour's, dark as it is, and shares of all that is built between which the own house is a patch among them, and stands for itself: darker still, all was gloom. */
const NEIGHBOURS = 0.5;
const OWN = [0.4, 0.65] as const;
/** Heights of a lamp around it that are lit as a window is. */
const AROUND_LAMP = 3;

export type LitThing = { readonly quad: Quad; readonly lamp?: unknown };

/** How near lit things are, 0 to 1. */
const nearLights = (lit: readonly LitThing[], width: number, height: number): Plane => {
  const plane = newPlane(width, height);
  for (const { quad, lamp } of lit) {
    const box = boundsOf([quad], width, height);
    const more = lamp ? AROUND_LAMP * Math.min(box.bottom - box.top, 2 * (box.right - box.left)) : 0;
    const [left, right] = [Math.max(0, Math.floor(box.left - more)), Math.min(width, Math.ceil(box.right + more))];
    const last = Math.min(height, box.bottom + more);
    for (let y = Math.max(0, Math.floor(box.top - more)); y < last; y++)
      plane.data.fill(1, y * width + left, y * width + right);
  }
  const reach = REACH * Math.max(width, height);
  return softBlur(softBlur(plane, reach), reach);
};

/** Log2 of the evening's light on what is built around each place, its trim and its siding alike: told cell by cell, boards went flat. */
const levelsOf = (tone: EveningTone, built: Plane): Float32Array => {
  const levels = newPlane(built.width, built.height);
  for (let i = 0; i < levels.data.length; i++) if (built.data[i]! > 0.02) levels.data[i] = levelAt(tone, i);
  const radius = Math.round(AROUND * Math.max(built.width, built.height));
  const [sums, weights] = [boxBlurOf(levels, built, radius).data, boxBlur(built, radius).data];
  for (let i = 0; i < sums.length; i++) sums[i]! /= Math.max(1e-3, weights[i]!);
  return sums;
};

const builtOf = ({ house, garage, roof }: Surfaces): Plane => {
  const { width, height } = house;
  return { width, height, data: sumOfPlanes([house.data, garage.data, roof.data], width * height) };
};

/** How far the house for sale is more of what is built than its neighbours' are. */
const standing = (built: Float32Array, away: Float32Array): number => {
  let [own, all] = [0, 1e-3];
  for (let i = 0; i < built.length; i += 2) {
    all += built[i]!;
    if (away[i]! < NEIGHBOURS) own += built[i]!;
  }
  return ease(OWN[0], OWN[1], own / all);
};

/** Takes the evening's light from walls, garage doors and roofs far from every lit thing. */
export const modelHouse = (
  tone: EveningTone,
  surfaces: Surfaces,
  lit: readonly LitThing[],
  away: Plane,
  exposure: number,
  depth: number,
): void => {
  if (lit.length === 0) return;
  const { width, height, data } = tone.arriving;
  const near = nearLights(lit, width, height).data;
  const built = builtOf(surfaces);
  const levels = levelsOf(tone, built);
  const given = Math.log2(exposure);
  const stops = depth * STOPS * standing(built.data, away.data);
  for (let i = 0; i < data.length; i++) {
    if (built.data[i]! < 0.02) continue;
    const light = ease(DARK[0], DARK[1], levels[i]! + given);
    data[i]! *= exp2(-stops * built.data[i]! * light * Math.exp(-NEAR * near[i]!));
  }
};
