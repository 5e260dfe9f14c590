import { expect, it } from 'vitest';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { findSky } from '#engines/dusk/sky/region.ts';
import { keepSilver } from '#engines/dusk/sky/silver.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newMask, newRaster } from '#engines/raster/raster.ts';

const W = 320;
const H = 240;
const at = (x: number, y: number): number => y * W + x;

const kept = (
  colour: number[],
  {
    share = 255,
    front = colour,
    sky = [195, 220, 238],
    leafy = 1,
  }: { share?: number; front?: number[]; sky?: number[]; leafy?: number } = {},
) => {
  const photo = newRaster(W, H);
  const crown = (x: number, y: number) => x >= 100 && x < 200 && y >= 90 && y < 190;
  const gap = (x: number, y: number) => x >= 140 && x < 146 && y >= 140 && y < 146;
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++)
      photo.data.set(y >= 200 ? [70, 60, 50] : crown(x, y) && !gap(x, y) ? colour : sky, at(x, y) * 3);
  const look = lookAt(photo, lumaOf(photo));
  const region = findSky(look, new Uint8Array(look.width * look.height));
  const alpha = newMask(W, H);
  alpha.data.fill(255, 0, 200 * W);
  const own = photo.data.slice();
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++)
      if (crown(x, y) && !gap(x, y)) {
        alpha.data[at(x, y)] = share;
        own.set(front, at(x, y) * 3);
      }
  keepSilver(photo, alpha, own, look, region, new Float32Array(look.width * look.height).fill(leafy));
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

it('keeps a silver frond that was taken for half sky though it is all of its own colour, and leaves what is a mixture of dark leaves and sky', () => {
  expect(kept([140, 165, 175], { share: 100 })[at(120, 120)]).toBe(0);
  expect(kept([140, 165, 175], { share: 170, front: [40, 60, 40] })[at(120, 120)]).toBe(170);
});

it('keeps a silver crown before white cloud, where it is a little bluer than that', () => {
  expect(kept([150, 185, 205], { sky: [238, 244, 248] })[at(120, 120)]).toBe(0);
});

it('leaves the sky itself, which may be as dark over a parapet, where no leaves are', () => {
  expect(kept([120, 135, 140], { leafy: 0 })[at(120, 120)]).toBe(255);
});
