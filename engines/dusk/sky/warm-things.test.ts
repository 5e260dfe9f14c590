import { expect, it } from 'vitest';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { findSky } from '#engines/dusk/sky/region.ts';
import { keepWarmThings } from '#engines/dusk/sky/warm-things.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newMask, newPlane, newRaster } from '#engines/raster/raster.ts';

const W = 320;
const H = 240;
const at = (x: number, y: number): number => y * W + x;

/** A chimney of such a colour over a roof, of which all but the foot was taken for sky. */
const chimney = (colour: readonly number[]): Uint8Array => {
  const photo = newRaster(W, H);
  const stands = (x: number, y: number) => x >= 150 && x < 170 && y >= 70;
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++)
      photo.data.set(y >= 100 ? [70, 60, 50] : stands(x, y) ? colour : [120, 170, 235], at(x, y) * 3);
  for (let y = 70; y < 100; y++) {
    photo.data.set([164, 176, 189], at(150, y) * 3);
    photo.data.set([152, 175, 204], at(149, y) * 3);
    photo.data.set([136, 172, 220], at(148, y) * 3);
  }
  const luma = lumaOf(photo);
  const look = lookAt(photo, luma);
  const region = findSky(look, new Uint8Array(look.width * look.height));
  const alpha = newMask(W, H);
  alpha.data.fill(180, 0, 100 * W);
  for (let y = 95; y < 100; y++) alpha.data.fill(0, at(150, y), at(170, y));
  const built = newPlane(look.width, look.height);
  built.data.fill(1);
  keepWarmThings(alpha, photo.data.slice(), photo, luma, region.local, look, built, 140);
  return alpha.data;
};

it('keeps a pale warm chimney whole, with one border to the sky where its blue is drawn out', () => {
  const alpha = chimney([184, 178, 168]);
  expect(alpha[at(160, 80)]).toBe(0);
  expect(alpha[at(150, 80)]).toBe(0);
  expect(alpha[at(149, 80)]).toBeGreaterThan(80);
  expect(alpha[at(149, 80)]).toBeLessThan(150);
  expect(alpha[at(148, 80)]).toBe(180);
  expect(alpha[at(140, 80)]).toBe(180);
});

it('leaves grey and white clouds', () => {
  expect(chimney([180, 184, 192])[at(160, 80)]).toBe(180);
  expect(chimney([255, 250, 246])[at(160, 80)]).toBe(180);
});
