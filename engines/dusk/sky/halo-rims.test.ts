import { expect, it } from 'vitest';
import { clearRests, openHalos } from '#engines/dusk/sky/halo-rims.ts';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { findSky } from '#engines/dusk/sky/region.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newMask, newPlane, newRaster } from '#engines/raster/raster.ts';

const W = 320;
const H = 240;
const at = (x: number, y: number): number => y * W + x;

/** Sky above row 100, a strip of such a colour of six rows below it that was taken for the roof, and a roof of such a colour. */
const skyOver = (strip: readonly number[], roof: readonly number[]): Uint8Array => {
  const photo = newRaster(W, H);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) photo.data.set(y < 100 ? [120, 170, 235] : y < 106 ? strip : roof, at(x, y) * 3);
  const luma = lumaOf(photo);
  const look = lookAt(photo, luma);
  const region = findSky(look, new Uint8Array(look.width * look.height));
  const alpha = newMask(W, H);
  alpha.data.fill(255, 0, 100 * W);
  const built = newPlane(look.width, look.height);
  built.data.fill(1);
  openHalos(alpha, photo, luma, region.local, look, built, 140);
  return alpha.data;
};

it('opens the pale rim of sharpening between a blue sky and a dark roof up to the roof', () => {
  const alpha = skyOver([168, 186, 222], [70, 60, 50]);
  expect(alpha[at(160, 103)]).toBe(255);
  expect(alpha[at(160, 105)]).toBe(255);
  expect(alpha[at(160, 106)]).toBe(0);
});

it('opens the darker ring of the same blue beyond it', () => {
  expect(skyOver([95, 140, 200], [70, 60, 50])[at(160, 103)]).toBe(255);
});

it('opens what has half the blue of the sky before tiles in the sun, and leaves a board in the shade there, which has less', () => {
  expect(skyOver([165, 195, 235], [200, 170, 160])[at(160, 103)]).toBe(255);
  expect(skyOver([195, 205, 222], [200, 170, 160])[at(160, 103)]).toBe(0);
});

it('leaves a white board and a pale wall', () => {
  expect(skyOver([222, 220, 216], [70, 60, 50])[at(160, 103)]).toBe(0);
  expect(skyOver([168, 186, 222], [168, 186, 222])[at(160, 103)]).toBe(0);
});

it('clears faint rests off every edge, and leaves soft borders and twigs', () => {
  const alpha = newMask(W, H);
  alpha.data.fill(255, 0, 100 * W);
  alpha.data.fill(170, at(0, 99), at(W, 99));
  alpha.data.fill(200, at(0, 90), at(W, 90));
  const leaves = newPlane(2, 1);
  leaves.data.set([0, 1]);
  clearRests(alpha, leaves, 140);
  expect([alpha.data[at(20, 90)], alpha.data[at(20, 99)], alpha.data[at(300, 90)]]).toEqual([255, 170, 200]);
});
