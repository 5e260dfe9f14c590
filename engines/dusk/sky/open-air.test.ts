import { expect, it } from 'vitest';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { clearOpenAir } from '#engines/dusk/sky/open-air.ts';
import { findSky } from '#engines/dusk/sky/region.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newMask, newRaster } from '#engines/raster/raster.ts';

const W = 320;
const H = 240;
const EAVE = 140;
const SKY = [120, 170, 230];
const at = (x: number, y: number): number => y * W + x;

/** A blue sky over brown, with a wire across it, a white pole below that and a strip of cloud that the matte takes for a thing. */
const cleared = (sure: number) => {
  const photo = newRaster(W, H);
  for (let i = 0; i < W * H; i++) photo.data.set(i < EAVE * W ? SKY : [90, 70, 60], i * 3);
  for (let x = 0; x < W; x++) for (const y of [60, 61]) photo.data.set([40, 40, 42], at(x, y) * 3);
  for (let y = 64; y < EAVE; y++) for (const x of [200, 201]) photo.data.set([245, 245, 245], at(x, y) * 3);
  const luma = lumaOf(photo);
  const look = lookAt(photo, luma);
  const region = findSky(look, new Uint8Array(look.width * look.height));
  const alpha = newMask(W, H);
  for (let y = 0; y < EAVE; y++)
    for (let x = 0; x < W; x++)
      alpha.data[at(x, y)] =
        y === 60 || y === 61 || (x === 50 && y < 20) || ((x === 200 || x === 201) && y > 63) ? 0 : 255;
  const plane = new Float32Array(look.width * look.height).fill(sure);
  clearOpenAir(alpha, photo, luma, look, region, plane, H);
  return alpha.data;
};

it('keeps nothing but wires and poles where there is only sky', () => {
  const data = cleared(1);
  expect(data[at(50, 10)]).toBe(255);
  expect(data[at(110, 60)]).toBe(0);
  expect(data[at(200, 100)]).toBe(0);
});

it('leaves the matte alone where something may stand', () => {
  expect(cleared(0)[at(50, 10)]).toBe(0);
});

it('opens a contrail too, straight and light as a pole, where its cells are smooth', () => {
  expect(cleared(2)[at(200, 100)]).toBe(255);
});
