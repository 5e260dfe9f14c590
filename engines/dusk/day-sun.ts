import { believe, sunGuessed, sunSeen, withoutThin } from '#engines/dusk/daylight.ts';
import { fitSun, snapSun } from '#engines/dusk/daylight-fit.ts';
import type { Cells } from '#engines/dusk/light-cells.ts';
import { capSun } from '#engines/dusk/sun-on-paint.ts';
import type { LevelIn } from '#engines/dusk/surface-levels.ts';
import { giveTrim, SURFACES, type Surfaces } from '#engines/dusk/surfaces.ts';
import type { Daylight } from '#engines/ports.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

/** What a stop of sun adds to red and takes from blue where no network tells, in stops: sunlight is warm, the sky is blue. */
const SUN_RED = 0.01;
const SUN_BLUE = -0.06;

/** The day's sun, and the photo without it. */
export type DaySun = {
  /** Stops that the sun adds. */
  readonly sun: Plane;
  /** Log light without it. */
  readonly shade: Plane;
  /** Red and blue against green as the day had them; those of the cells are without the sun. */
  readonly dayHues: readonly [Float32Array, Float32Array];
  /** What is neither leaf nor glass nor sky, 0..1, and the walls of it. */
  readonly plain: Plane;
  readonly walls: Plane;
};

const product = (a: Plane, b: Plane): Plane => {
  const out = newPlane(a.width, a.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = a.data[i]! * b.data[i]!;
  return out;
};

const withoutSun = (light: Plane, sun: Plane): Plane => {
  const out = newPlane(light.width, light.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = light.data[i]! - sun.data[i]!;
  return out;
};

/** Reads the day's sun off the photo and takes it out of the cells' hues; what is too light for a roof is given to the wall. */
export const daySunOf = (
  { light, share, warm, cool }: Cells,
  surfaces: Surfaces,
  levelIn: LevelIn,
  glazed: Plane | undefined,
  daylight: Daylight | undefined,
): DaySun => {
  const { width, height } = light;
  const [sun, sunRed, sunBlue] = daylight
    ? sunSeen(daylight, width, height)
    : [sunGuessed(withoutThin(light), surfaces, (name, part) => levelIn(light, name, part))];
  const first = withoutSun(light, sun);
  giveTrim(surfaces, first.data, levelIn(first, 'roof', 0.5));
  const plain = newPlane(width, height);
  for (let i = 0; i < plain.data.length; i++)
    plain.data[i] = share.data[i]! * (1 - surfaces.leaf.data[i]!) * (1 - (glazed?.data[i] ?? 0));
  const believed = daylight ? believe(sun, light, plain) : 1;
  const dayHues = [Float32Array.from(warm.data), Float32Array.from(cool.data)] as const;
  for (let i = 0; i < sun.data.length; i++) {
    warm.data[i]! -= sunRed ? believed * sunRed.data[i]! : SUN_RED * sun.data[i]!;
    cool.data[i]! -= sunBlue ? believed * sunBlue.data[i]! : SUN_BLUE * sun.data[i]!;
  }
  const kinds = new Uint8Array(sun.data.length);
  SURFACES.forEach((name, kind) => {
    const { data } = surfaces[name];
    for (let i = 0; i < data.length; i++) if (data[i]! > 0.5) kinds[i] = kind;
  });
  const walls = product(plain, surfaces.house);
  if (daylight) {
    // Dappled doors are evened as one paint, and dapple on roofs is no trim.
    const painted = newPlane(width, height);
    for (let i = 0; i < painted.data.length; i++) painted.data[i] = walls.data[i]! * (1 - surfaces.garage.data[i]!);
    capSun(sun, painted);
    snapSun(sun, light, plain);
  }
  fitSun(sun, light, [warm, cool], plain, surfaces.house, kinds);
  return { sun, shade: withoutSun(light, sun), dayHues, plain, walls };
};
