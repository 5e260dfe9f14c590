import type { Quad } from '#engines/dusk/parameters.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Share of the paint's light by which the groove around a panel is darker at least, and by which a rail and a panel beside it differ at most. */
const GROOVE = 0.14;
const ALIKE = 0.1;
/** Heights of a rail to those of the panels beside it: the bars of a window are slimmer. */
const RAIL = [0.3, 0.7] as const;
/** Rails between panels that make a door. */
const RAILS = 2;

/** Light at the places of one row of a pane, read straight. */
const rowIn = ({ width, height, data }: Raster, [a, b, c, d]: Quad, wide: number, v: number): number[] => {
  const lights: number[] = [];
  for (let column = 0; column < wide; column++) {
    const u = (column + 0.5) / wide;
    const x = (a[0] + (b[0] - a[0]) * u) * (1 - v) + (d[0] + (c[0] - d[0]) * u) * v;
    const y = (a[1] + (b[1] - a[1]) * u) * (1 - v) + (d[1] + (c[1] - d[1]) * u) * v;
    const p = (Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width))) * 3;
    lights.push(data[p]! * 77 + data[p + 1]! * 151 + data[p + 2]! * 28);
  }
  return lights;
};

/** Places that are darker than what lies before and behind them. */
const groovesIn = (lights: readonly number[]): number[] => {
  const grooves: number[] = [];
  let [lowest, highest, falling] = [0, 0, false];
  for (const [at, light] of lights.entries()) {
    if (falling && light < lights[lowest]!) lowest = at;
    else if (!falling && light > lights[highest]!) highest = at;
    if (falling && light > lights[lowest]! / (1 - GROOVE)) {
      grooves.push(lowest);
      [falling, highest] = [false, at];
    } else if (!falling && light < lights[highest]! * (1 - GROOVE)) [falling, lowest] = [true, at];
  }
  return grooves;
};

/** What lies between two grooves, or one and an end: how long it is, and its light. */
type Stretch = { readonly long: number; readonly light: number };

const stretchesIn = (lights: readonly number[]): Stretch[] => {
  const ends = [-1, ...groovesIn(lights), lights.length];
  return ends.slice(1).map((to, n) => {
    const between = lights.slice(ends[n]! + 1, to);
    return { long: to - ends[n]!, light: between.length > 0 ? quantile(between, 0.5) : 0 };
  });
};

const isRail = ({ long, light }: Stretch, before: Stretch, behind: Stretch): boolean =>
  [before, behind].every((panel) => long > RAIL[0] * panel.long && long < RAIL[1] * panel.long) &&
  [before, behind].some((panel) => Math.abs(light - panel.light) < ALIKE * Math.max(light, panel.light));

const railsIn = (stretches: readonly Stretch[]): number =>
  stretches.filter((each, n) => n > 0 && n < stretches.length - 1 && isRail(each, stretches[n - 1]!, stretches[n + 1]!))
    .length;

/**
 * Whether it is a door of panels, whatever the networks say: its rails are as light as its panels, with a groove around each. The bars of a window are lighter or
 * darker than its glass, and slim.
 */
export const isPanelled = (photo: Raster, quad: Quad): boolean => {
  const [a, b, c, d] = quad;
  const wide = Math.round(((b[0] + c[0] - a[0] - d[0]) / 2) * photo.width);
  const tall = Math.round(((c[1] + d[1] - a[1] - b[1]) / 2) * photo.height);
  if (wide < 4 || tall < wide) return false;
  const light = Array.from({ length: tall }, (_, row) => rowIn(photo, quad, wide, (row + 0.5) / tall));
  const columns = Array.from({ length: wide }, (_, x) =>
    quantile(
      light.map((row) => row[x]!),
      0.5,
    ),
  );
  return groovesIn(columns).length > 0 && railsIn(stretchesIn(light.map((row) => quantile(row, 0.5)))) >= RAILS;
};
