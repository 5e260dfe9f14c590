import { expect, test } from 'vitest';
import { glowBelow, isUpper, spreadLight } from '#engines/dusk/lamps/light-spread.ts';
import type { LitWindow } from '#engines/dusk/lamps/lit-windows.ts';
import type { Porch } from '#engines/dusk/lamps/porch-zones.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import { newPlane, newRaster, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [100, 80];
const filled = (left: number, top: number, right: number, bottom: number): Plane => {
  const plane = newPlane(W, H);
  for (let y = top; y < bottom; y++) plane.data.fill(1, y * W + left, y * W + right);
  return plane;
};
const ground = filled(0, 60, W, H);
const window = { left: 40, right: 60, top: 20, bottom: 32 };

test('a window over a garage door is an upper one, one over plain wall is not', () => {
  expect(isUpper(window, filled(40, 44, 60, 60), ground)).toBe(true);
  expect(isUpper(window, filled(70, 44, 90, 60), ground)).toBe(false);
});

test('a window over another opening, a garage door too, lights no ground: a patch there has no source to the eye', () => {
  const photo = newRaster(W * 8, H * 8);
  photo.data.fill(140);
  const emitted = new Uint8Array(photo.data.length);
  for (let y = 280; y < 400; y++) emitted.fill(180, (y * W * 8 + 320) * 3, (y * W * 8 + 480) * 3);
  const quad: Quad = [
    [0.4, 35 / H],
    [0.6, 35 / H],
    [0.6, 50 / H],
    [0.4, 50 / H],
  ];
  const none = newPlane(W, H);
  const before = (pane: Plane): number =>
    spreadLight(photo, emitted, [{ quad, group: 1 }], [], {
      pane,
      shut: none,
      leaf: none,
      roof: none,
      ground,
      house: filled(0, 10, W, 60),
    }).spill.data[64 * W + 50]!;
  expect(before(none)).toBeGreaterThan(before(filled(40, 53, 60, 60)) + 0.05);
});

test('a porch that is lit lights the ground before its wall, and slate swallows what lamps throw on it, not what a porch does', () => {
  const photo = newRaster(W * 8, H * 8);
  photo.data.fill(110);
  const none = newPlane(W, H);
  const sight = { pane: none, shut: none, leaf: none, roof: none, ground, house: filled(0, 10, W, 60) };
  const bare = filled(35, 35, 65, 60);
  const rows = (y: number): Int32Array => new Int32Array(W).fill(y);
  const porch: Porch = {
    left: 35,
    right: 65,
    ceiling: rows(35),
    floor: rows(60),
    lamps: [{ x: 50, y: 37, half: 10 }],
    bare,
  };
  const quad: Quad = [
    [0.1, 0.4],
    [0.12, 0.4],
    [0.12, 0.45],
    [0.1, 0.45],
  ];
  const lamp: LitWindow = { quad, group: 1, lamp: true };
  const spillOf = (porches: readonly Porch[], slate?: Plane): Float32Array =>
    spreadLight(photo, new Uint8Array(photo.data.length), [lamp], porches, sight, slate).spill.data;
  const [dark, lit] = [spillOf([]), spillOf([porch])];
  expect(lit[63 * W + 50]! - dark[63 * W + 50]!).toBeGreaterThan(0.2);
  expect(lit[63 * W + 50]).toBeGreaterThan(2 * lit[75 * W + 50]!);
  const slate = newPlane(W, H);
  slate.data.fill(0.5);
  const swallowed = spillOf([porch], slate);
  expect(swallowed[36 * W + 11]! / lit[36 * W + 11]!).toBeCloseTo(0.5, 1);
  expect(swallowed[45 * W + 50]! / lit[45 * W + 50]!).toBeGreaterThan(0.9);
});

test('light of a porch lies on a deck that the network doubts', () => {
  const photo = newRaster(W * 8, H * 8);
  photo.data.fill(110);
  const none = newPlane(W, H);
  const rows = (y: number): Int32Array => new Int32Array(W).fill(y);
  const bare = filled(35, 35, 65, 60);
  const lamps = [{ x: 50, y: 37, half: 10 }];
  const porch: Porch = { left: 35, right: 65, ceiling: rows(35), floor: rows(60), lamps, bare };
  const pooled = (chance: number): number => {
    const doubted = { ...ground, data: ground.data.map((v) => v * chance) };
    const sight = { pane: none, shut: none, leaf: none, roof: none, ground: doubted, house: filled(0, 10, W, 60) };
    const spill = (porches: readonly Porch[]) =>
      spreadLight(photo, new Uint8Array(photo.data.length), [], porches, sight).spill.data[63 * W + 50]!;
    return spill([porch]) - spill([]);
  };
  expect(pooled(0.4)).toBeGreaterThan(0.1 * pooled(1));
});

test('light of a window lies on the paving before it, less on grass, and hardly on its wall', () => {
  const photo = newRaster(W * 8, H * 8);
  photo.data.fill(140);
  for (let y = 480; y < H * 8; y++)
    for (let x = 400; x < W * 8; x++) photo.data.set([70, 110, 40], (y * W * 8 + x) * 3);
  const emitted = new Uint8Array(photo.data.length);
  for (let y = 360; y < 440; y++) emitted.fill(180, (y * W * 8 + 320) * 3, (y * W * 8 + 480) * 3);
  const quad: Quad = [
    [0.4, 0.5625],
    [0.6, 0.5625],
    [0.6, 0.6875],
    [0.4, 0.6875],
  ];
  const none = newPlane(W, H);
  const sight = { pane: none, shut: none, leaf: none, roof: none, ground, house: filled(0, 10, W, 60) };
  const lit: LitWindow = { quad, group: 1 };
  const { spill } = spreadLight(photo, emitted, [lit], [], sight);
  const at = (x: number, y: number): number => spill.data[y * W + x]!;
  expect(at(46, 63)).toBeGreaterThan(1.5 * at(53, 63));
  expect(at(46, 63)).toBeGreaterThan(3 * at(25, 50));
  expect(at(46, 63)).toBeGreaterThan(at(46, 72));
  // A neighbour's window leaves the ground before it dark.
  const beside = spreadLight(photo, emitted, [{ ...lit, beside: true }], [], sight).spill;
  expect(beside.data[63 * W + 46]).toBeLessThan(0.2 * at(46, 63));
});

test('the wall below a sill gets some of the light, less further down and beside it, the ground none', () => {
  const spill = newPlane(W, H);
  glowBelow({ left: 40, right: 60, top: 30, bottom: 44 }, 1.4, 1, filled(0, 50, W, H), spill);
  const at = (x: number, y: number): number => spill.data[y * W + x]!;
  expect(at(50, 45)).toBeGreaterThan(0.1);
  expect(at(50, 45)).toBeGreaterThan(1.3 * at(50, 49));
  expect(at(50, 45)).toBeGreaterThan(1.5 * at(62, 45));
  expect(at(50, 43)).toBe(0);
  expect(at(50, 52)).toBe(0);
});

test('a lantern lights the wall beside it and hardly the glass', () => {
  const photo = newRaster(W * 8, H * 8);
  const none = newPlane(W, H);
  const house = filled(0, 10, W, 60);
  const lantern: LitWindow = {
    quad: [
      [0.49, 0.42],
      [0.51, 0.42],
      [0.51, 0.46],
      [0.49, 0.46],
    ],
    group: 1,
    lamp: true,
  };
  const pane = filled(54, 20, 70, 50);
  photo.data.fill(150);
  for (let y = 20 * 8; y < 50 * 8; y++) photo.data.fill(30, (y * W * 8 + 54 * 8) * 3, (y * W * 8 + 70 * 8) * 3);
  const sight = { pane, shut: none, leaf: none, roof: none, ground, house };
  const { spill } = spreadLight(photo, new Uint8Array(photo.data.length), [lantern], [], sight);
  expect(spill.data[35 * W + 43]).toBeGreaterThan(3 * spill.data[35 * W + 56]!);
});

test('a lantern lights the wall an arm below it more than the paving at its foot', () => {
  const photo = newRaster(W * 8, H * 8);
  photo.data.fill(120);
  const none = newPlane(W, H);
  const sight = { pane: none, shut: none, leaf: none, roof: none, ground, house: filled(0, 10, W, 60) };
  const quad: Quad = [
    [0.485, 0.5],
    [0.515, 0.5],
    [0.515, 0.55],
    [0.485, 0.55],
  ];
  const { spill } = spreadLight(photo, new Uint8Array(photo.data.length), [{ quad, group: 1, lamp: true }], [], sight);
  const foot = Math.max(...spill.data.subarray(61 * W));
  expect(spill.data[46 * W + 50]).toBeGreaterThan(foot);
  expect(foot).toBeGreaterThan(0.1);
});

test('a lantern lights pale paving less than grey', () => {
  const poolOn = (byte: number): number => {
    const photo = newRaster(W * 8, H * 8);
    photo.data.fill(byte);
    const none = newPlane(W, H);
    const sight = { pane: none, shut: none, leaf: none, roof: none, ground, house: filled(0, 10, W, 60) };
    const quad: Quad = [
      [0.49, 0.52],
      [0.51, 0.52],
      [0.51, 0.58],
      [0.49, 0.58],
    ];
    const lantern: LitWindow = { quad, group: 1, lamp: true };
    return spreadLight(photo, new Uint8Array(photo.data.length), [lantern], [], sight).spill.data[64 * W + 50]!;
  };
  expect(poolOn(225)).toBeLessThan(0.5 * poolOn(120));
});

test('a lamp that burns under a ceiling lights the ground before it, and a bar on a wall does not', () => {
  const poolUnder = (wide: number): number => {
    const photo = newRaster(W * 8, H * 8);
    photo.data.fill(120);
    const none = newPlane(W, H);
    const sight = { pane: none, shut: none, leaf: none, roof: none, ground, house: filled(0, 10, W, 60) };
    const quad: Quad = [
      [0.5 - wide, 0.5],
      [0.5 + wide, 0.5],
      [0.5 + wide, 0.53],
      [0.5 - wide, 0.53],
    ];
    const lamp: LitWindow = { quad, group: 1, lamp: true, burns: true };
    return spreadLight(photo, new Uint8Array(photo.data.length), [lamp], [], sight).spill.data[64 * W + 50]!;
  };
  expect(poolUnder(0.01)).toBeGreaterThan(0.2);
  expect(poolUnder(0.006)).toBeLessThan(0.1);
});

test('a white wall takes less of the light of a spot than a grey one: under a lamp over a gate it was a burnt cloud', () => {
  const quad: Quad = [
    [0.49, 0.2],
    [0.51, 0.2],
    [0.51, 0.22],
    [0.49, 0.22],
  ];
  const below = (paint: number): number => {
    const photo = newRaster(W * 8, H * 8);
    photo.data.fill(paint);
    const emitted = new Uint8Array(photo.data.length);
    return spreadLight(photo, emitted, [{ quad, group: 1, lamp: true, down: true }], [], undefined).spill.data[
      20 * W + 50
    ]!;
  };
  expect(below(245)).toBeLessThan(0.7 * below(120));
  expect(below(245)).toBeGreaterThan(0.2 * below(120));
});
