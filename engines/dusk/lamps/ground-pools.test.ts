import { expect, test } from 'vitest';
import { addPools, LANTERN, lampAt, openingAt, poolOnGround } from '#engines/dusk/lamps/ground-pools.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const box = { left: 45, right: 57, top: 38, bottom: 48 };
/** A window over ground that begins `drop` cells below it. */
const pool = (drop: number) => {
  const [ground, spill] = [newPlane(100, 100), newPlane(100, 100)];
  ground.data.fill(1, (48 + drop) * 100);
  poolOnGround({ box, metres: 1.4, light: 1 }, ground, spill, newPlane(100, 100));
  return spill.data;
};

test('light out of a window lies on the ground before it and fades with the distance, never on the wall', () => {
  const light = pool(6);
  const at = (x: number, y: number) => light[y * 100 + x]!;
  expect(light.subarray(0, 53 * 100).every((v) => v === 0)).toBe(true);
  expect(at(51, 55)).toBeGreaterThan(0.03);
  expect(Math.max(at(51, 55), at(51, 57))).toBeGreaterThan(1.5 * at(51, 68));
  expect(at(51, 56)).toBeGreaterThan(3 * at(90, 56));
  expect(at(51, 95)).toBe(0);
});

test('bushes before a window or below a lamp catch most of its light, low ones let it pass', () => {
  const behind = (tall: number, lamp: object = {}): number => {
    const [ground, leaf, pools] = [newPlane(100, 100), newPlane(100, 100), newPlane(100, 100)];
    ground.data.fill(1, 58 * 100);
    leaf.data.fill(1, (58 - tall) * 100, 58 * 100);
    poolOnGround({ box, metres: 1.4, light: 1, ...lamp }, ground, pools, leaf);
    return pools.data[60 * 100 + 51]!;
  };
  const lantern = { thrown: LANTERN, hangs: 2 };
  expect(behind(8)).toBeLessThan(0.5 * behind(0));
  expect(behind(2)).toBeCloseTo(behind(0), 6);
  expect(behind(8, lantern)).toBeLessThan(0.5 * behind(0, lantern));
});

test('a window shines forward, a lamp most on the ground right below it', () => {
  const windowAt = (away: number, aside: number): number => openingAt(away, aside, 1.6, 2, 5);
  expect(windowAt(0.7, 0)).toBeGreaterThan(1.8 * windowAt(0, 0));
  expect(windowAt(0.7, 0)).toBeGreaterThan(3 * windowAt(3, 0));
  expect(windowAt(0.5, 3)).toBeLessThan(0.15 * windowAt(0.5, 0));
  expect(windowAt(5, 0)).toBe(0);
  expect(lampAt(0, 0, LANTERN)).toBeGreaterThan(lampAt(0.7, 0, LANTERN));
});

test('twice the glass throws about twice the light, and one a floor higher hardly any', () => {
  expect(openingAt(1, 0, 1.6, 2, 5)).toBeGreaterThan(1.6 * openingAt(1, 0, 1.6, 1, 5));
  expect(openingAt(1, 0, 4.4, 2, 5)).toBeLessThan(0.15 * openingAt(1, 0, 1.6, 2, 5));
});

test('the pool of a wall that recedes follows its foot', () => {
  const [ground, pools] = [newPlane(100, 100), newPlane(100, 100)];
  for (let x = 0; x < 100; x++)
    for (let y = Math.round(60 - 0.2 * x); y < 100; y++) if (y >= 0) ground.data[y * 100 + x] = 1;
  poolOnGround(
    { box: { left: 30, right: 60, top: 30, bottom: 46 }, metres: 1.4, light: 1 },
    ground,
    pools,
    newPlane(ground.width, ground.height),
  );
  const first = (x: number): number => {
    for (let y = 0; y < 100; y++) if (pools.data[y * 100 + x]! > 0.1) return y;
    return 100;
  };
  expect(first(34)).toBeGreaterThan(first(56) + 2);
});

test('grass swallows two fifths of the light that paving shows', () => {
  const [pools, ground, lawn, spill] = [newPlane(20, 1), newPlane(20, 1), newPlane(20, 1), newPlane(20, 1)];
  pools.data.fill(1);
  ground.data.fill(1);
  lawn.data.fill(1, 10);
  addPools(pools, ground, lawn, spill);
  expect(spill.data[0]).toBeCloseTo(1);
  expect(spill.data[19]).toBeCloseTo(0.6);
});

test('a pool ends softly at the foot of a wall, and lays no band on it', () => {
  const [pools, ground, lawn, spill] = Array.from({ length: 4 }, () => newPlane(20, 20)) as [
    Plane,
    Plane,
    Plane,
    Plane,
  ];
  pools.data.fill(1, 10 * 20);
  ground.data.fill(1, 10 * 20);
  addPools(pools, ground, lawn, spill);
  const at = (y: number): number => spill.data[y * 20 + 10]!;
  expect(at(14)).toBeGreaterThan(0.8);
  expect(at(9)).toBeGreaterThan(at(8));
  expect(at(9)).toBeLessThan(0.3);
  expect(at(8)).toBeLessThan(0.05);
});

test('nothing falls where the ground lies a floor below', () => {
  expect(pool(40).every((v) => v === 0)).toBe(true);
});

test('glass down to the floor throws more on the ground than a window over a sill', () => {
  expect(Math.max(...pool(1))).toBeGreaterThan(1.5 * Math.max(...pool(7)));
});
