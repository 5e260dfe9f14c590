import { describe, expect, it } from 'vitest';
import { dappledDoors, straightenTop } from '#engines/dusk/sun/dappled-doors.ts';
import { evenDoors } from '#engines/dusk/sun/even-doors.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const plane = (value: (x: number, y: number) => number): Plane => {
  const out = newPlane(80, 60);
  for (let y = 0; y < 60; y++) for (let x = 0; x < 80; x++) out.data[y * 80 + x] = value(x, y);
  return out;
};
const onDoor = (x: number, y: number): boolean => x >= 10 && x < 70 && y >= 10 && y < 50;
const doors = plane((x, y) => (onDoor(x, y) ? 1 : 0));
const plain = plane(() => 1);
const blue = plane((x, y) => (onDoor(x, y) ? 0.2 : -0.3));

describe('dappled garage doors', () => {
  it('finds dapple all over a door', () => {
    const sun = plane((x, y) => ((x >> 2) + (y >> 2)) % 2);
    expect(dappledDoors(sun, sun, blue.data, plain, doors).data[30 * 80 + 40]).toBeGreaterThan(0.9);
  });

  it('reaches into the corners of a door that was read round, and not beyond its paint', () => {
    const sun = plane((x, y) => ((x >> 2) + (y >> 2)) % 2);
    const round = plane((x, y) => (onDoor(x, y) && Math.hypot((x - 40) / 34, (y - 30) / 24) < 1 ? 1 : 0));
    const found = dappledDoors(sun, sun, blue.data, plain, round).data;
    expect(found[13 * 80 + 14]).toBeGreaterThan(0.9);
    expect(found[6 * 80 + 14]).toBeLessThan(0.5);
  });

  it('leaves a lintel of its paint beyond the shadow over it', () => {
    const sun = plane((x, y) => ((x >> 2) + (y >> 2)) % 2);
    // The door is read too high at its right end alone.
    const read = plane((x, y) => (onDoor(x, y) || (x >= 62 && x < 70 && y >= 6 && y < 10) ? 1 : 0));
    const white = plane((x, y) => (onDoor(x, y) || y < 8 || x >= 62 ? 0.2 : -0.3));
    const found = dappledDoors(sun, sun, white.data, plain, read).data;
    expect(found[6 * 80 + 30]).toBeLessThan(0.5);
    expect(found[6 * 80 + 66]).toBe(1);
  });

  it('leaves the underside of its lintel, of another paint, where that was read as door', () => {
    const sun = plane((x, y) => ((x >> 2) + (y >> 2)) % 2);
    const read = plane((x, y) => (onDoor(x, y) || (x >= 50 && x < 70 && y >= 7 && y < 10) ? 1 : 0));
    const tan = plane((_, y) => (y >= 7 && y < 10 ? -0.3 : 0.2));
    const found = dappledDoors(sun, sun, tan.data, plain, read).data;
    expect(found[9 * 80 + 60]).toBe(0);
    expect(found[10 * 80 + 60]).toBe(1);
  });

  it('has a straight head, level or not, but for an arch', () => {
    const tilted = (x: number): number => Math.round(20 + (x - 10) / 20);
    const headOf = (top: (x: number) => number): ((x: number) => number) => {
      const door = plane((x, y) => (x >= 10 && x < 70 && y >= top(x) && y < 50 ? 1 : 0));
      straightenTop(door, plain.data, 10, 69, 10, 49);
      return (x) => Array.from({ length: 50 }, (_, y) => door.data[y * 80 + x]!).indexOf(1);
    };
    const ragged = headOf((x) => tilted(x) + (x % 7 < 2 ? 2 : 0) - (x % 11 === 3 ? 2 : 0));
    for (let x = 10; x < 70; x++) expect(Math.abs(ragged(x) - tilted(x))).toBeLessThan(2);
    expect(ragged(69) - ragged(10)).toBeGreaterThan(1);
    expect(headOf((x) => (x < 16 ? 30 : 20))(12)).toBe(30);
  });

  it('goes on over a spot that was read as a leaf, and not over a bush', () => {
    const sun = plane((x, y) => ((x >> 2) + (y >> 2)) % 2);
    // Low down the door is read at its left end alone.
    const read = plane((x, y) => (onDoor(x, y) && (y < 30 || x < 16) ? 1 : 0));
    const leafy = plane((x, y) => (y < 38 ? 1 : x === 30 || x === 31 ? 0.45 : x >= 44 && x < 62 ? 0.1 : 1));
    const found = dappledDoors(sun, sun, blue.data, leafy, read).data;
    expect(found[46 * 80 + 31]).toBe(1);
    expect(found[46 * 80 + 52]).toBeLessThan(0.5);
  });

  it('takes a door that is mostly in dapple to its ends', () => {
    const sun = plane((x, y) => (x < 55 ? ((x >> 2) + (y >> 2)) % 2 : 1));
    expect(dappledDoors(sun, sun, blue.data, plain, doors).data[30 * 80 + 68]).toBe(1);
  });

  it('leaves a door with one shadow its panels', () => {
    const sun = plane((_, y) => (y < 20 ? 0 : 1.5));
    for (const value of dappledDoors(sun, sun, blue.data, plain, doors).data) expect(value).toBeLessThan(0.1);
  });

  it('makes every board even and keeps the seams between them', () => {
    const light = plane((x, y) => -2 + (x % 2) - (y % 8 === 0 ? 0.3 : 0));
    const goal = newPlane(80, 60);
    evenDoors(goal, light.data, doors.data);
    const left = (x: number, y: number): number => light.data[y * 80 + x]! - goal.data[y * 80 + x]!;
    expect(left(40, 20)).toBeCloseTo(left(41, 20), 1);
    expect(left(40, 20) - left(40, 16)).toBeCloseTo(0.3, 1);
    expect(left(5, 20)).toBe(light.data[20 * 80 + 5]);
  });

  it('reads the seams where no rim of a leaf lies over them', () => {
    const rim = (x: number, y: number): boolean => (x + 3 * y) % 5 < 2 && x % 40 < 30;
    const light = plane((x, y) => -2 + (rim(x, y) ? 0.8 : 0) - (y % 8 === 0 ? 0.2 : 0));
    const goal = newPlane(80, 60);
    evenDoors(goal, light.data, doors.data);
    const left = (y: number): number => light.data[y * 80 + 40]! - goal.data[y * 80 + 40]!;
    expect(left(20) - left(24)).toBeCloseTo(0.2, 1);
  });

  it('leaves no bands where more leaves shade one row than the next', () => {
    const light = plane((x, y) => -2 - (y >= 25 && y < 32 && x % 2 ? 0.4 : 0));
    const goal = newPlane(80, 60);
    evenDoors(goal, light.data, doors.data);
    const left = (y: number): number => light.data[y * 80 + 40]! - goal.data[y * 80 + 40]!;
    for (let y = 20; y < 40; y++) expect(Math.abs(left(y) - left(y - 1))).toBeLessThan(0.05);
  });
});
