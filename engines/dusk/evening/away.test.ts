import { expect, it } from 'vitest';
import { awayFrom, burnForeground, darkenFences, darkenHills, houseIn } from '#engines/dusk/evening/away.ts';
import { CLASS_NAMES } from '#engines/ports.ts';
import { newMask, newPlane } from '#engines/raster/raster.ts';

it('leaves the house its light, and takes most from the foreground and from what stands beside it', () => {
  const probabilities = CLASS_NAMES.map(() => newPlane(40, 30));
  const house = probabilities[CLASS_NAMES.indexOf('facade')]!;
  for (let y = 8; y < 18; y++) house.data.fill(1, y * 40 + 4, y * 40 + 18);
  const seen = { width: 40, height: 30, probabilities, scene: {} };
  const away = awayFrom(houseIn(seen, 0.5), 40, 30);
  const at = (x: number, y: number): number => away.data[Math.round(y * 30) * 40 + Math.round(x * 40)]!;
  expect(at(0.27, 0.4)).toBe(0);
  expect(at(0.27, 0.97)).toBeGreaterThan(0.3);
  expect(at(0.95, 0.4)).toBeGreaterThan(0.4);
  expect(awayFrom(houseIn(undefined, 0.5), 40, 30).data[15 * 40 + 20]).toBe(0);
});

it('takes more from a neighbour that is told from the house', () => {
  const house = houseIn(undefined, 0.5, [0.2, 0.7]);
  const row = awayFrom(house, 100, 30).data;
  expect(row[50]).toBe(0);
  expect(row[10 * 100 + 85]).toBeGreaterThan(1.1);
  expect(row[10 * 100 + 85]).toBeGreaterThan(awayFrom(houseIn(undefined, 0.5), 100, 30).data[10 * 100 + 85]! + 0.5);
});

it('leaves the ground before a neighbour what the ground beside the house has: a drive broke off into the dark where the house for sale ends', () => {
  const house = houseIn(undefined, 0.5, [0.2, 0.7]);
  const ground = new Float32Array(100 * 30).fill(1, 20 * 100);
  const away = awayFrom(house, 100, 30, ground).data;
  expect(away[10 * 100 + 85]).toBeGreaterThan(1.1);
  expect(away[25 * 100 + 85]).toBeCloseTo(awayFrom(houseIn(undefined, 0.5), 100, 30).data[25 * 100 + 85]!, 5);
});

it('takes more from hills behind, over a wire before them too, and nothing from a white board beside them', () => {
  const probabilities = CLASS_NAMES.map(() => newPlane(40, 60));
  probabilities[CLASS_NAMES.indexOf('roof')]!.data.fill(1, 40 * 40, 60 * 40);
  const hills = newMask(40, 60);
  for (let y = 20; y < 45; y++) if (y !== 28) hills.data.fill(1, y * 40 + 16, y * 40 + 25);
  const away = newPlane(40, 60);
  darkenHills(away, hills, { width: 40, height: 60, probabilities, scene: {} });
  expect(away.data[8 * 40 + 20]).toBe(0);
  expect(away.data[28 * 40 + 20]).toBeGreaterThan(1);
  expect(away.data[43 * 40 + 20]).toBe(0);
});

it('takes as much from all of a broad range, though the network calls part of it a house', () => {
  const probabilities = CLASS_NAMES.map(() => newPlane(40, 60));
  for (let y = 0; y < 60; y++) probabilities[CLASS_NAMES.indexOf('facade')]!.data.fill(1, y * 40, y * 40 + 20);
  const hills = newMask(40, 60);
  hills.data.fill(1, 20 * 40, 45 * 40);
  const away = newPlane(40, 60);
  darkenHills(away, hills, { width: 40, height: 60, probabilities, scene: {} });
  expect(away.data[30 * 40 + 5]).toBeCloseTo(away.data[30 * 40 + 35]!, 5);
});

it('takes nothing from blue paving that is read as a hill', () => {
  const probabilities = CLASS_NAMES.map(() => newPlane(40, 60));
  probabilities[CLASS_NAMES.indexOf('ground')]!.data.fill(1, 40 * 40, 60 * 40);
  const hills = newMask(40, 60);
  hills.data.fill(1, 20 * 40, 60 * 40);
  const away = newPlane(40, 60);
  darkenHills(away, hills, { width: 40, height: 60, probabilities, scene: {} });
  expect(away.data[30 * 40 + 20]).toBeGreaterThan(1);
  expect(away.data[50 * 40 + 20]).toBe(0);
});

it('takes more from a wooden fence beside the house than from a wall or from snow there, and nothing more from one before it', () => {
  const probabilities = CLASS_NAMES.map(() => newPlane(40, 30));
  probabilities[CLASS_NAMES.indexOf('other')]!.data.fill(1, 15 * 40);
  const [away, warm] = [newPlane(40, 30), newPlane(40, 30)];
  for (let i = 0; i < away.data.length; i++) away.data[i] = i % 40 < 20 ? 1 : 0.1;
  warm.data.fill(0.9, 0, 25 * 40);
  darkenFences(away, { width: 40, height: 30, probabilities, scene: {} }, warm);
  expect(away.data[20 * 40 + 5]).toBeGreaterThan(1.4);
  expect(away.data[5 * 40 + 5]).toBe(1);
  expect(away.data[28 * 40 + 5]).toBe(1);
  expect(away.data[20 * 40 + 35]).toBeCloseTo(0.1);
});

it('burns the ground in towards the lower edge, the grass of a sunny photo by half, and leaves the house its light', () => {
  const burnt = (grass = 0, sunny = 1): Float32Array => {
    const [arriving, lawn] = [newPlane(10, 50), newPlane(10, 50)];
    arriving.data.fill(1);
    lawn.data.fill(grass);
    burnForeground(arriving, 0.6, 1, lawn, sunny);
    return arriving.data;
  };
  const ground = burnt();
  expect(ground[29 * 10]).toBe(1);
  expect(ground[40 * 10]).toBeLessThan(0.95);
  expect(ground[49 * 10]).toBeLessThan(ground[40 * 10]!);
  expect(ground[49 * 10]).toBeGreaterThan(0.75);
  expect(burnt(1)[49 * 10]).toBeGreaterThan(ground[49 * 10]! + 0.05);
  expect(burnt(1)[49 * 10]).toBeLessThan(0.95);
  expect(burnt(1, 0)).toEqual(ground);
});
