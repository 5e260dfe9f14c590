import { expect, it } from 'vitest';
import { dropIslands } from '#engines/dusk/sky/islands.ts';
import { newMask, newRaster } from '#engines/raster/raster.ts';

it('takes sky off a wall below the open sky and lumps of it off one beside it, and leaves it where a cell says so or beside the open sky', () => {
  const alpha = newMask(80, 60);
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++) alpha.data.fill(220, y * 80 + left, y * 80 + right);
  };
  fill(0, 0, 80, 5);
  fill(0, 5, 30, 20);
  fill(50, 5, 80, 20);
  fill(33, 7, 48, 21);
  fill(60, 22, 64, 26);
  fill(0, 0, 10, 30);
  fill(10, 40, 20, 46);
  fill(50, 40, 60, 46);
  const cells = { width: 40, height: 30, data: new Uint8Array(40 * 30) };
  for (let y = 20; y < 23; y++) cells.data.fill(1, y * 40 + 25, y * 40 + 30);
  dropIslands(alpha, cells);
  expect(alpha.data[12 * 80 + 40]).toBe(0);
  const at = (x: number, y: number) => alpha.data[y * 80 + x];
  expect(at(15, 43)).toBe(0);
  expect(at(55, 43)).toBe(220);
  expect(at(62, 24)).toBe(220);
  expect(at(5, 25)).toBe(220);
});

it('leaves a gap between leaves whole where most of the sky that shows in it is likely, whatever lace lies around', () => {
  const alpha = newMask(80, 60);
  const fill = (value: number, left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++) alpha.data.fill(value, y * 80 + left, y * 80 + right);
  };
  fill(255, 40, 0, 80, 60);
  fill(40, 4, 10, 34, 40);
  fill(240, 12, 18, 26, 32);
  const cells = { width: 40, height: 30, data: new Uint8Array(40 * 30) };
  const chance = new Float32Array(40 * 30);
  for (let y = 9; y < 16; y++) chance.fill(0.6, y * 40 + 6, y * 40 + 13);
  dropIslands(alpha, cells, chance);
  expect(alpha.data[25 * 80 + 20]).toBe(240);
  chance.fill(0.2);
  dropIslands(alpha, cells, chance);
  expect(alpha.data[25 * 80 + 20]).toBe(0);
});

it('leaves a lump that has the blue of the sky behind it where the network sees a little of it, and takes a grey one', () => {
  const left = (colour: readonly [number, number, number], seen: number): number => {
    const alpha = newMask(80, 60);
    alpha.data.fill(255, 0, 80 * 20);
    for (let y = 25; y < 45; y++) alpha.data.fill(220, y * 80 + 30, y * 80 + 50);
    const size = 40 * 30;
    const cells = { width: 40, height: 30, data: new Uint8Array(size).fill(1, 0, 40 * 10) };
    const photo = newRaster(80, 60);
    for (let p = 0; p < photo.data.length; p++) photo.data[p] = colour[p % 3]!;
    const filled = (v: number) => new Float32Array(size).fill(v);
    const local = { r: filled(0.43), g: filled(0.66), b: filled(0.98) };
    dropIslands(alpha, cells, filled(seen), { photo, local });
    return alpha.data[35 * 80 + 40]!;
  };
  const [gap, siding] = [[158, 191, 228] as const, [170, 185, 195] as const];
  expect(left(gap, 0.13)).toBe(220);
  expect(left(gap, 0.02)).toBe(0);
  expect(left(siding, 0.13)).toBe(0);
});

it('leaves gaps in crowns, and below the open sky only those that lie among leaves for the most part', () => {
  const alpha = newMask(80, 60);
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++) alpha.data.fill(220, y * 80 + left, y * 80 + right);
  };
  fill(0, 0, 80, 5);
  fill(0, 5, 10, 30);
  fill(20, 10, 35, 25);
  fill(45, 10, 60, 25);
  fill(20, 40, 30, 46);
  fill(50, 40, 60, 46);
  const cells = { width: 40, height: 30, data: new Uint8Array(40 * 30) };
  const leaves = new Float32Array(40 * 30);
  for (let y = 5; y < 13; y++) leaves.fill(0.8, y * 40 + 10, y * 40 + 18);
  for (let y = 20; y < 23; y++) {
    leaves.fill(0.8, y * 40 + 10, y * 40 + 15);
    leaves.fill(0.8, y * 40 + 25, y * 40 + 27);
  }
  dropIslands(alpha, cells, undefined, undefined, leaves);
  const at = (x: number, y: number) => alpha.data[y * 80 + x];
  expect(at(27, 17)).toBe(220);
  expect(at(52, 17)).toBe(0);
  expect(at(25, 43)).toBe(220);
  expect(at(57, 43)).toBe(0);
});
