import { expect, it } from 'vitest';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { findSky } from '#engines/dusk/sky/region.ts';
import { keepSilver } from '#engines/dusk/sky/silver.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newMask, newRaster } from '#engines/raster/raster.ts';

const W = 320;
const H = 240;
const at = (x: number, y: number): number => y * W + x;

const kept = (colour: number[]) => {
  const photo = newRaster(W, H);
  const crown = (x: number, y: number) => x >= 100 && x < 200 && y >= 90 && y < 190;
  const gap = (x: number, y: number) => x >= 140 && x < 146 && y >= 140 && y < 146;
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++)
      photo.data.set(y >= 200 ? [70, 60, 50] : crown(x, y) && !gap(x, y) ? colour : [195, 220, 238], at(x, y) * 3);
  const look = lookAt(photo, lumaOf(photo));
  const region = findSky(look, new Uint8Array(look.width * look.height));
  const alpha = newMask(W, H);
  alpha.data.fill(255, 0, 200 * W);
  const own = photo.data.slice();
  keepSilver(photo, alpha, own, look, region);
  return alpha.data;
};

it('keeps a silver crown that was taken for sky, and leaves the sky and a gap of it', () => {
  const data = kept([120, 135, 140]);
  expect(data[at(120, 120)]).toBe(0);
  expect(data[at(143, 143)]).toBe(255);
  expect(data[at(40, 40)]).toBe(255);
});

it('leaves what is darker than pale cloud and bluer: that is the sky between leaves', () => {
  expect(kept([70, 130, 200])[at(120, 120)]).toBe(255);
});
