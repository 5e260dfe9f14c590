import { expect, test } from 'vitest';
import { addPools, LANTERN, OPENING, poolAt, poolOnGround } from '#engines/dusk/lamps/ground-pools.ts';
import { newPlane } from '#engines/raster/raster.ts';

const box = { left: 45, right: 57, top: 38, bottom: 48 };
/** A window over ground that begins `drop` cells below it. */
const pool = (drop: number) => {
  const [ground, spill] = [newPlane(100, 100), newPlane(100, 100)];
  ground.data.fill(1, (48 + drop) * 100);
  poolOnGround({ box, metres: 1.4, light: 1, thrown: OPENING }, ground, spill);
  return spill.data;
};

test('light out of a window lies on the ground before it and fades with the distance, never on the wall', () => {
  const light = pool(6);
  const at = (x: number, y: number) => light[y * 100 + x]!;
  expect(light.subarray(0, 53 * 100).every((v) => v === 0)).toBe(true);
  expect(at(51, 55)).toBeGreaterThan(0.05);
  expect(at(51, 55)).toBeGreaterThan(1.5 * at(51, 62));
  expect(at(51, 56)).toBeGreaterThan(3 * at(90, 56));
  expect(at(51, 95)).toBe(0);
});

test('a window shines forward, a lamp to all sides and further', () => {
  expect(poolAt(0.5, 3, OPENING)).toBe(0);
  expect(poolAt(0.5, 3, LANTERN)).toBeGreaterThan(0.015);
  expect(poolAt(1, 0.5, OPENING)).toBeLessThan(poolAt(1, 0.5, LANTERN));
});

test('the pool of a wall that recedes follows its foot', () => {
  const [ground, pools] = [newPlane(100, 100), newPlane(100, 100)];
  for (let x = 0; x < 100; x++)
    for (let y = Math.round(60 - 0.2 * x); y < 100; y++) if (y >= 0) ground.data[y * 100 + x] = 1;
  poolOnGround(
    { box: { left: 30, right: 60, top: 30, bottom: 46 }, metres: 1.4, light: 1, thrown: OPENING },
    ground,
    pools,
  );
  const first = (x: number): number => {
    for (let y = 0; y < 100; y++) if (pools.data[y * 100 + x]! > 0.1) return y;
    return 100;
  };
  expect(first(34)).toBeGreaterThan(first(56) + 2);
});

test('grass swallows most of the light that paving shows', () => {
  const [pools, ground, lawn, spill] = [newPlane(20, 1), newPlane(20, 1), newPlane(20, 1), newPlane(20, 1)];
  pools.data.fill(1);
  ground.data.fill(1);
  lawn.data.fill(1, 10);
  addPools(pools, ground, lawn, spill);
  expect(spill.data[0]).toBeCloseTo(1);
  expect(spill.data[19]).toBeLessThan(0.4);
});

test('nothing falls where the ground lies a floor below', () => {
  expect(pool(40).every((v) => v === 0)).toBe(true);
});

test('glass down to the floor throws more on the ground than a window over a sill', () => {
  expect(Math.max(...pool(1))).toBeGreaterThan(1.5 * Math.max(...pool(7)));
});
