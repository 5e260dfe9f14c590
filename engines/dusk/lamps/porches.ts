import { arcadesIn } from '#engines/dusk/lamps/arcades.ts';
import { withBlossoms } from '#engines/dusk/lamps/blossom-cells.ts';
import { meanIn } from '#engines/dusk/lamps/cell-means.ts';
import { poolOnGround, SPOT } from '#engines/dusk/lamps/ground-pools.ts';
import { lampLightAt, tallOf } from '#engines/dusk/lamps/porch-lamps.ts';
import { AT_FLOOR, paintOver, swallowOnPaint } from '#engines/dusk/lamps/porch-paint.ts';
import { litAsOne } from '#engines/dusk/lamps/porch-shade.ts';
import { openWall, type Porch, type PorchSight, porchesIn } from '#engines/dusk/lamps/porch-zones.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import { boundsOf } from '#engines/dusk/windows/light.ts';
import { quadSpace } from '#engines/dusk/windows/quad-space.ts';
import type { Window } from '#engines/dusk/windows/window.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';

/** Share of the width by which a porch of the same house may lie beside its windows. */
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

/** Share of a porch's light from which a place has some: a blur leaves a trace of it everywhere. */
const SOME = 0.01;

/** Whether anything of a porch's wall is seen: leaves may hide all of it. */
const isSeen = ({ bare: { data } }: Porch): boolean => data.some((share) => share > SOME);

/** Whether an opening is the dark part of a porch. */
const isPartOf = (arcade: Porch, porch: Porch): boolean => {
  const [x, { width }] = [(arcade.left + arcade.right) >> 1, porch.bare];
  const y = (arcade.ceiling[x]! + arcade.floor[x]!) >> 1;
  return x >= porch.left && x < porch.right && porch.bare.data[y * width + x]! > SOME;
};

/** Share of the width by which a wing may reach beyond the lit windows, and the share of all walls that are darker than the open one. */
const WING = 0.16;
const OPEN = 0.6;

type Glazing = Pick<Window, 'quad' | 'lamp' | 'beside'>;

/** Cells that lie in the glass of windows. */
const glassIn = (windows: readonly Glazing[], { width, height }: Plane): Plane => {
  const out = newPlane(width, height);
  for (const { quad, lamp } of windows) {
    if (lamp) continue;
    const corners = quad.map(([x, y]) => [x * width, y * height] as const) as unknown as Quad;
    const { left, right, top, bottom } = boundsOf([quad], width, height);
    const at = quadSpace(corners);
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
        const [u, v] = at(x + 0.5, y + 0.5);
        if (u > 0 && u < 1 && v > 0 && v < 1) out.data[y * width + x] = 1;
      }
  }
  return out;
};

/** Middles of the lamps that are seen, as shares of the photo. */
const lampsOf = (windows: readonly Glazing[]): (readonly [number, number])[] =>
  windows.filter(({ lamp }) => lamp).map(({ quad: [a, , c] }) => [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2]);

/** Columns between which the windows and lamps of the house lie, as shares of the width. */
const houseSpan = (windows: readonly Glazing[]): readonly [number, number] => {
  const own = windows.filter(({ beside }) => !beside).map(({ quad }) => quad);
  const { left, right } = boundsOf(own, 1, 1);
  return [left, right];
};

/**
 * Porches of the house with these windows and lamps in which no lamp is seen: theirs hang behind the edge of the roof. And arcades of one that
 * has lanterns. Told by what is lit unasked, not by what a person switched: a lantern that is switched off brings no other lamp to light.
 */
export const darkPorches = (
  photo: Raster,
  luma: Uint8Array,
  windows: readonly Glazing[],
  seen: PorchSight,
): Porch[] => {
  if (windows.length === 0) return [];
  const sight = { ...seen, leaf: withBlossoms(photo, seen.leaf) };
  const light = meanIn(luma, photo, sight.roof, LINEAR);
  const panes = glassIn(windows, sight.roof);
  const lamps = lampsOf(windows);
  const [left, right] = houseSpan(windows);
  const near = [left - BESIDE, right + BESIDE] as const;
  const found = porchesIn(sight, light, panes, near).filter((porch) => isSeen(porch) && !hasLamp(porch, lamps));
  if (lamps.length === 0) return found;
  const wall = openWall(sight, light, [Math.floor(near[0] * light.width), Math.ceil(near[1] * light.width)], OPEN);
  const arcades = arcadesIn(photo, sight, light, panes, wall, [left - WING, right + WING]);
  const own = arcades.filter(
    (arcade) => isSeen(arcade) && !(hasLamp(arcade, lamps) || found.some((porch) => isPartOf(arcade, porch))),
  );
  return [...found, ...own];
};

/** Share of a porch's whole light from which a cell counts to what is lit of it. */
const SHOWN = 0.4;

/** The upright box around what is lit of a porch, corners in fractions of the picture. */
export const porchQuad = ({ bare: { width, height, data } }: Porch): Quad => {
  const least = SHOWN * data.reduce((most, v) => Math.max(most, v), 0);
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let i = 0; i < data.length; i++) {
    if (data[i]! <= least) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  const [x, u, y, v] = [left / width, right / width, top / height, bottom / height];
  return [
    [x, y],
    [u, y],
    [u, v],
    [x, v],
  ];
};

/** A porch with its paint, and how much of its lamps' light each cell shows on the surface that they fall on. */
export const asLit = (porch: Porch, surface: Plane, slate: Plane): Porch => {
  const { bare, sunlit = 0 } = porch;
  const painted = paintOver(porch, bare.width, slate);
  const lit = litAsOne(porch, bare, growPlane(surface, bare.width, bare.height), sunlit);
  if (painted === 0) return { ...porch, bare: lit };
  return { ...porch, painted, bare: swallowOnPaint(porch, lit, painted) };
};

/** The light of a porch's lamps on its own wall and door: most under them, least in the corners. */
export const lightPorch = ({ lamps, bare }: Porch, spill: Plane): void => {
  const { width, height } = spill;
  const within = growPlane(bare, width, height).data;
  const [kx, ky] = [bare.width / width, bare.height / height];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      if (within[i]! > SOME) spill.data[i]! += LIGHT * within[i]! * lampLightAt(lamps, (x + 0.5) * kx, (y + 0.5) * ky);
};

/** Light of its lamp on the ground before its wall, the metres from its floor to its ceiling, and those of a lamp. */
const ON_GROUND = 2;
const TALL = 2.6;
const LAMP = 0.2;
/** Times by which a chance of ground counts before a porch, and up to which: what lies there is its deck and steps, which the network doubts, and a pool on the earth beside a dark deck was a stain. */
const DOUBTED = 1.5;
const DECK = 0.6;

/** The ground with what it may be of decks and steps. */
export const withDecks = (seen: Plane): Plane => ({
  ...seen,
  data: seen.data.map((chance) => Math.max(chance, Math.min(DECK, DOUBTED * chance))),
});

/** The light of a porch's lamps on the ground before its wall, cut off by its roof as a spot's is: a wall that is lit beside a dark step was painted. */
export const poolBefore = (porch: Porch, ground: Plane, pools: Plane, leaf: Plane): void => {
  const scale = pools.width / porch.bare.width;
  const metre = (tallOf(porch) * scale) / TALL;
  const half = (LAMP * metre) / 2;
  // Its deck is painted as its wall is.
  const light = ON_GROUND * (1 - AT_FLOOR * (porch.painted ?? 0));
  for (const { x, y } of porch.lamps) {
    const [middleX, middleY] = [x * scale, y * scale];
    const box = { left: middleX - half, right: middleX + half, top: middleY - half, bottom: middleY + half };
    poolOnGround({ box, metres: LAMP, light, thrown: SPOT, hangs: TALL }, ground, pools, leaf);
  }
};
