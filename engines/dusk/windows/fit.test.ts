import { expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { fittedQuad, isArch, isCut, isSliver } from '#engines/dusk/windows/fit.ts';
import { newPlane, newRaster, type Raster } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT] = [400, 300];
/** A white wall; in it a brown frame of five pixels around grey glass from 120 to 200 and from 100 to 160, a post in the middle. */
const wallWithWindow = (): Raster => {
  const photo = newRaster(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const frame = x >= 115 && x < 205 && y >= 95 && y < 165;
      const glass = frame && x >= 120 && x < 200 && y >= 100 && y < 160 && Math.abs(x - 160) > 3;
      photo.data.set(glass ? [50, 60, 80] : frame ? [120, 80, 50] : [230, 230, 225], (y * WIDTH + x) * 3);
    }
  return photo;
};
const quadOf = (...corners: (readonly [number, number])[]): Quad =>
  corners.map(([x, y]) => [x / WIDTH, y / HEIGHT]) as unknown as Quad;
const pixelsOf = (quad: Quad): number[] => quad.flatMap(([x, y]) => [Math.round(x * WIDTH), Math.round(y * HEIGHT)]);

it('moves a coarse outline to where the glass ends, inside of the frame, and level', () => {
  const { quad, told } = fittedQuad(wallWithWindow(), quadOf([117, 97], [203, 99], [203, 163], [117, 163]));
  expect(told).toBe(true);
  for (const [n, v] of pixelsOf(quad).entries())
    expect(Math.abs(v - [120, 100, 200, 100, 200, 160, 120, 160][n]!)).toBeLessThan(2);
});

it('ends the glass inside a white casing, though the casing against a dark wall is the stronger edge', () => {
  const photo = newRaster(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const casing = x >= 120 && x < 212 && y >= 100 && y < 180;
      const glass = casing && x < 200 && x >= 132 && y >= 106 && y < 172;
      photo.data.set(glass ? [185, 195, 205] : casing ? [225, 225, 225] : [90, 85, 100], (y * WIDTH + x) * 3);
    }
  const pane = newPlane(WIDTH / 4, HEIGHT / 4);
  for (let y = 26; y < 43; y++) for (let x = 33; x < 50; x++) pane.data[y * pane.width + x] = 1;
  const found = quadOf([131, 106], [211, 106], [211, 172], [131, 172]);
  const right = (quad: Quad): number => Math.round(quad[1][0] * WIDTH);
  expect(right(fittedQuad(photo, found).quad)).toBeGreaterThan(209);
  expect(Math.abs(right(fittedQuad(photo, found, pane).quad) - 200)).toBeLessThan(2);
});

it('leaves an outline alone where nothing around it is an edge', () => {
  const { quad, told } = fittedQuad(newRaster(WIDTH, HEIGHT), quadOf([100, 100], [160, 100], [160, 150], [100, 150]));
  expect(pixelsOf(quad)).toEqual([100, 100, 160, 100, 160, 150, 100, 150]);
  expect(told).toBe(false);
});

it('takes what is narrower above for an arch, and a window in perspective for none', () => {
  expect(isArch(quadOf([105, 100], [135, 100], [140, 130], [100, 130]))).toBe(true);
  expect(isArch(quadOf([100, 100], [140, 112], [140, 160], [100, 170]))).toBe(false);
});

it('tells a window seen far aslant from a slim one that faces the street', () => {
  const slim = (wide: number): Quad => [
    [0.5, 0.4],
    [0.5 + wide, 0.4],
    [0.5 + wide, 0.5],
    [0.5, 0.5],
  ];
  expect(isSliver(slim(0.01), { width: 1600, height: 1067 })).toBe(true);
  expect(isSliver(slim(0.022), { width: 1600, height: 1067 })).toBe(false);
});

it('tells glass that a gable cuts from a window in perspective', () => {
  const size = { width: 1000, height: 1000 };
  const cut: Quad = [
    [0.5, 0.5],
    [0.52, 0.511],
    [0.52, 0.56],
    [0.5, 0.556],
  ];
  const aslant: Quad = [
    [0.5, 0.5],
    [0.59, 0.54],
    [0.59, 0.63],
    [0.5, 0.6],
  ];
  expect(isCut(cut, size)).toBe(true);
  expect(isCut(aslant, size)).toBe(false);
  const near: Quad = [
    [0.5, 0.5],
    [0.53, 0.49],
    [0.53, 0.65],
    [0.5, 0.64],
  ];
  expect(isCut(near, size)).toBe(false);
});

it('takes a pale reveal deep in glass of which the network is certain for no frame', () => {
  const photo = newRaster(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const glass = x >= 120 && x < 240 && y >= 100 && y < 180;
      photo.data.set(glass ? (x < 229 ? [50, 60, 70] : [95, 105, 110]) : [230, 230, 225], (y * WIDTH + x) * 3);
    }
  const pane = newPlane(WIDTH / 2, HEIGHT / 2);
  for (let y = 50; y < 90; y++) for (let x = 60; x < 119; x++) pane.data[y * pane.width + x] = 1;
  const found = quadOf([121, 101], [241, 101], [241, 179], [121, 179]);
  const right = (quad: Quad): number => Math.round(quad[1][0] * WIDTH);
  expect(right(fittedQuad(photo, found).quad)).toBeLessThan(232);
  expect(Math.abs(right(fittedQuad(photo, found, pane).quad) - 240)).toBeLessThan(2);
});
