import { expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import type { Glass, WindowSight } from '#engines/dusk/windows/glass.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { panesBehindLeaves } from '#engines/dusk/windows/other-glass.ts';
import { panesOverSills } from '#engines/dusk/windows/over-sills.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT] = [160, 220];
const plane = (value: (x: number, y: number) => number): Plane => {
  const out = newPlane(WIDTH, HEIGHT);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % WIDTH, Math.floor(i / WIDTH));
  return out;
};

const above = { left: 40, right: 110, top: 30, bottom: 80 };
const SILL = 180;
const muntin = (x: number): boolean => x >= 47 && x <= 103 && (x - 47) % 14 === 0;

/** Dark glass behind leaves, a sill from 36 to 114, white muntins on it and a rail over the three in its middle; of such rows, and with such leaves over it. */
const lumaWith = ({ rail = 163, thick = 8, every = muntin } = {}): Plane =>
  plane((x, y) => {
    const bare = y > (x > 58 && x < 92 ? 160 : 174);
    if (y >= SILL && y < SILL + thick) return x >= 36 && x < 114 ? 0.8 : 0.3;
    if (y >= SILL || !bare) return 0.25;
    return every(x) || (y === rail && x > 58 && x < 92) ? 0.7 : 0.2;
  });
const lookWith = (given = {}): WindowLook =>
  ({ width: WIDTH, height: HEIGHT, luma: lumaWith(given) }) as unknown as WindowLook;
const panes = ({ leaves = 0.8, ...given }: Parameters<typeof lumaWith>[0] & { leaves?: number } = {}) => {
  const found = panesOverSills(
    lookWith(given),
    plane(() => leaves),
    above,
  );
  return found.map(([[left, top], , [right, bottom]]: Quad) =>
    [left * WIDTH, right * WIDTH, top * HEIGHT, bottom * HEIGHT].map(Math.round),
  );
};

it('finds the panes over a sill that leaves leave bare up to the rail, and no strips of those beside', () => {
  expect(panes()).toEqual([[61, 90, 162, 180]]);
});

it('finds none without a rail, on a thin bar, before no leaves, and where the uprights stand close as balusters do', () => {
  expect(panes({ rail: 0 })).toEqual([]);
  expect(panes({ thick: 2 })).toEqual([]);
  expect(panes({ leaves: 0.2 })).toEqual([]);
  expect(panes({ every: (x) => x % 6 === 0 })).toEqual([]);
});

it('finds them once where two sashes over them look for them', () => {
  const none = plane(() => 0);
  const sight = { pane: none, house: none, leaf: plane(() => 0.8) } as unknown as WindowSight;
  const sashes = [above, { ...above, top: 55 }] as unknown as Glass[];
  const found = panesBehindLeaves(lookWith(), sight, sashes, [], [0, 1]);
  expect(found).toHaveLength(1);
});
