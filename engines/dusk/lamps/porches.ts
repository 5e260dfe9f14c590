import { arcadesIn } from '#engines/dusk/lamps/arcades.ts';
import { meanIn } from '#engines/dusk/lamps/cell-means.ts';
import { lampLightAt, tallOf } from '#engines/dusk/lamps/porch-lamps.ts';
import { openWall, type Porch, type PorchSight, porchesIn } from '#engines/dusk/lamps/porch-zones.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import type { Plane, Raster } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';

const SHARES = Float32Array.from({ length: 256 }, (_, byte) => byte / 255);

/** Share of the width by which a porch of the same house may lie beside its lit windows. */
const BESIDE = 0.04;
/** Heights of a porch over its ceiling and beside a lamp within which that one hangs in its deep part, and how deep that is. */
const ABOVE = 0.5;
const ASIDE = 0.12;
const DEEP = 0.3;
/** Light of a ceiling lamp on the wall right under it. */
const LIGHT = 0.7;

/** Whether a lamp that is seen, its middle in shares of the photo, hangs in a porch: one on the wall before it lights that wall alone. */
const hasLamp = (porch: Porch, lamps: readonly (readonly [number, number])[]): boolean => {
  const { left, right, ceiling, floor, bare } = porch;
  const [middle, tall] = [(left + right) >> 1, tallOf(porch)];
  return lamps.some(([x, y]) => {
    const [cx, cy] = [x * bare.width, y * bare.height];
    if (cy < ceiling[middle]! - ABOVE * tall || cy > floor[middle]!) return false;
    let most = 0;
    for (let px = Math.max(left, Math.round(cx - ASIDE * tall)); px <= Math.min(right - 1, cx + ASIDE * tall); px++)
      for (let py = ceiling[px]!; py < floor[px]!; py++) most = Math.max(most, bare.data[py * bare.width + px]!);
    return most > DEEP;
  });
};

/** Whether an opening is the dark part of a porch. */
const isPartOf = (arcade: Porch, porch: Porch): boolean => {
  const [x, { width }] = [(arcade.left + arcade.right) >> 1, porch.bare];
  const y = (arcade.ceiling[x]! + arcade.floor[x]!) >> 1;
  return x >= porch.left && x < porch.right && porch.bare.data[y * width + x]! > 0;
};

/** Share of the width by which a wing may reach beyond the lit windows, and the share of all walls that are darker than the open one. */
const WING = 0.16;
const OPEN = 0.6;

/** Porches of the house whose lit windows lie between two columns in which no lamp is seen: theirs hang behind the edge of the roof. And arcades of one that has lanterns. */
export const darkPorches = (
  photo: Raster,
  luma: Uint8Array,
  [left, right]: readonly [number, number],
  lamps: readonly (readonly [number, number])[],
  sight: PorchSight,
  glass: Uint8Array,
): Porch[] => {
  const light = meanIn(luma, photo, sight.roof, LINEAR);
  const panes = meanIn(glass, photo, sight.roof, SHARES);
  const near = [left - BESIDE, right + BESIDE] as const;
  const found = porchesIn(sight, light, panes, near).filter((porch) => !hasLamp(porch, lamps));
  if (lamps.length === 0) return found;
  const wall = openWall(sight, light, [Math.floor(near[0] * light.width), Math.ceil(near[1] * light.width)], OPEN);
  const arcades = arcadesIn(photo, sight, light, panes, wall, [left - WING, right + WING]);
  const own = arcades.filter((arcade) => !(hasLamp(arcade, lamps) || found.some((porch) => isPartOf(arcade, porch))));
  return [...found, ...own];
};

/** The light of a porch's lamps on its own wall and door: most under them, least in the corners. */
export const lightPorch = ({ lamps, bare, shown = bare }: Porch, spill: Plane): void => {
  const { width, height } = spill;
  const within = growPlane(shown, width, height).data;
  const [kx, ky] = [bare.width / width, bare.height / height];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      if (within[i]! > 0.01) spill.data[i]! += LIGHT * within[i]! * lampLightAt(lamps, (x + 0.5) * kx, (y + 0.5) * ky);
};
