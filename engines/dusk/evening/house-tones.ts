import { type EveningTone, levelAt } from '#engines/dusk/evening/exposure.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { boundsOf } from '#engines/dusk/windows/light.ts';
import { softBlur, sumOfPlanes } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease, exp2 } from '#engines/raster/scalar.ts';

/** Stops that walls and garage doors lose where no lit window is near, and roofs anywhere: a front as light at its gable as beside its lanterns stands in daylight. */
const WALL = 1;
const ROOF = 0.6;
/** Log2 of the evening's light on them below which they lose none, and from which all: darker, they sank into black under a bright sky. */
const DARK = [-3.9, -3.1] as const;
/** Share of the photo around a place by which that is told: over less, one roof was light at its ridge and dark below. */
const AROUND = 0.2;
/** Share of the photo over which a lit window is near, and how soon. Lamps do not count: the darker the wall, the more of it they light. */
const REACH = 0.12;
const NEAR = 24;
const SURE = 0.5;

/** How near lit windows are, 0 to 1. */
const nearWindows = (lit: readonly Quad[], width: number, height: number): Float32Array => {
  const plane = newPlane(width, height);
  for (const quad of lit) {
    const box = boundsOf([quad], width, height);
    const [left, right] = [Math.max(0, Math.floor(box.left)), Math.min(width, Math.ceil(box.right))];
    for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.bottom); y++)
      plane.data.fill(1, y * width + left, y * width + right);
  }
  const reach = REACH * Math.max(width, height);
  return softBlur(softBlur(plane, reach), reach).data;
};

/** Log2 of the evening's light on what is built around each place, its trim and its siding alike: told cell by cell, boards went flat. */
const levelsOf = (tone: EveningTone, built: Plane): Float32Array => {
  const { width, height } = built;
  const [levels, whole] = [newPlane(width, height), newPlane(width, height)];
  for (let i = 0; i < levels.data.length; i++)
    if (built.data[i]! > SURE && tone.share.data[i]! > SURE) {
      levels.data[i] = levelAt(tone, i);
      whole.data[i] = 1;
    }
  const radius = Math.round(AROUND * Math.max(width, height));
  const [sums, weights] = [softBlur(levels, radius).data, softBlur(whole, radius).data];
  for (let i = 0; i < sums.length; i++) sums[i] = weights[i]! > 1e-3 ? sums[i]! / weights[i]! : DARK[0];
  return sums;
};

const builtOf = ({ house, garage, roof }: Surfaces): Plane => {
  const { width, height } = house;
  return { width, height, data: sumOfPlanes([house.data, garage.data, roof.data], width * height) };
};

/** Takes the evening's light from walls and garage doors far from every lit window, and from roofs that no snow lies on. */
export const modelHouse = (
  tone: EveningTone,
  surfaces: Surfaces,
  lit: readonly Quad[],
  /** How far each column is a neighbour's: darker for that already, it loses nothing. Twice darkened, the houses next door were murk around the one for sale. */
  nextDoor: Float32Array,
  exposure: number,
  depth: number,
  snow: number,
): void => {
  if (lit.length === 0) return;
  const { width, height, data } = tone.arriving;
  const near = nearWindows(lit, width, height);
  const built = builtOf(surfaces);
  const levels = levelsOf(tone, built);
  const given = Math.log2(exposure);
  const { data: roof } = surfaces.roof;
  for (let i = 0; i < data.length; i++) {
    if (built.data[i]! < 0.02) continue;
    const own = 1 - nextDoor[i % width]!;
    const stops = WALL * (built.data[i]! - roof[i]!) * Math.exp(-NEAR * near[i]!) + ROOF * (1 - snow) * roof[i]!;
    data[i]! *= exp2(-depth * own * stops * ease(DARK[0], DARK[1], levels[i]! + given));
  }
};
