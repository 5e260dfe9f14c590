import { expect, it } from 'vitest';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { findSky } from '#engines/dusk/sky/region.ts';
import { openSameBlue } from '#engines/dusk/sky/same-blue.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newMask, newRaster } from '#engines/raster/raster.ts';

const W = 320;
const H = 240;
const EAVE = 140;
const SKY = [120, 170, 230];
const at = (x: number, y: number): number => y * W + x;

/** A blue sky over brown, with a wire across it; `kept` is what the matte takes for a thing. */
const opened = (kept: (x: number, y: number) => boolean, sure: number, leaves: number) => {
  const photo = newRaster(W, H);
  for (let i = 0; i < W * H; i++) photo.data.set(i < EAVE * W ? SKY : [90, 70, 60], i * 3);
  for (let x = 0; x < W; x++) for (const y of [60, 61]) photo.data.set([40, 40, 42], at(x, y) * 3);
  // Light between leaves.
  for (let y = 200; y < 203; y++) for (let x = 200; x < 203; x++) photo.data.set(SKY, at(x, y) * 3);
  // A wall of the sky's colour below the roof, with a gap between needles at its corner.
  for (let y = 160; y < 180; y++) for (let x = 40; x < 70; x++) photo.data.set(SKY, at(x, y) * 3);
  const luma = lumaOf(photo);
  const look = lookAt(photo, luma);
  const region = findSky(look, new Uint8Array(look.width * look.height));
  const alpha = newMask(W, H);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) alpha.data[at(x, y)] = y >= EAVE || y === 60 || y === 61 || kept(x, y) ? 0 : 255;
  for (let x = 40; x < 44; x++) alpha.data[at(x, 159)] = 255;
  const plane = (v: number) => new Float32Array(look.width * look.height).fill(v);
  const places = { leaves: plane(leaves), sure: plane(sure) };
  openSameBlue(alpha, photo.data.slice(), photo, luma, look, region, places, H);
  return alpha.data;
};

it('opens a lump of blue sky that was kept on a roof, and keeps the roof and a wire', () => {
  const data = opened((x, y) => x >= 100 && x < 120 && y >= EAVE - 12, 0, 0);
  expect(data[at(110, EAVE - 5)]).toBe(255);
  expect(data[at(110, EAVE + 2)]).toBe(0);
  expect(data[at(110, 60)]).toBe(0);
  expect(data[at(201, 201)]).toBe(0);
});

it('keeps a wall that has the colour of the sky and hardly touches it', () => {
  expect(opened(() => false, 0, 0)[at(55, 170)]).toBe(0);
});

it('opens light of the sky between leaves, and neither leaves nor a wire', () => {
  const data = opened(() => false, 0, 1);
  expect(data[at(201, 201)]).toBe(255);
  expect(data[at(210, 201)]).toBe(0);
  expect(data[at(110, 60)]).toBe(0);
});

it('keeps nothing but wires where there is only sky', () => {
  const data = opened((x, y) => x === 50 && y < 20, 1, 0);
  expect(data[at(50, 10)]).toBe(255);
  expect(data[at(110, 60)]).toBe(0);
});
