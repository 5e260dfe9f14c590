import { expect, it } from 'vitest';
import { evenContours } from '#engines/dusk/sky/contour.ts';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { tangleIn } from '#engines/dusk/sky/tangle.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newRaster } from '#engines/raster/raster.ts';

const [W, H, EAVE] = [200, 120, 70];
const none = { width: 2, height: 2, data: new Float32Array(4) };
const all = { width: 2, height: 2, data: new Float32Array(4).fill(1) };

/** A roof with a fray every few pixels, a crumb above it, a wire and a mast. */
const scene = () => {
  const data = new Uint8Array(W * H).fill(255);
  data.fill(0, EAVE * W);
  for (let x = 10; x < W - 10; x += 7) data[(EAVE - 1) * W + x] = 0;
  data[(EAVE - 5) * W + 50] = 0;
  for (let x = 0; x < W; x++) data[20 * W + x] = 0;
  for (let y = EAVE - 12; y < EAVE; y++) data[y * W + 120] = 0;
  return { width: W, height: H, data };
};

it('evens a frayed edge, takes crumbs beside it, and keeps wires and masts', () => {
  const alpha = scene();
  evenContours(alpha, all, H);
  const at = (x: number, y: number): number => alpha.data[y * W + x]!;
  expect(at(52, EAVE - 1) - at(55, EAVE - 1)).toBeLessThan(60);
  expect([at(50, EAVE - 5), at(100, 20), at(120, EAVE - 8)]).toEqual([255, 0, 0]);
  expect([at(30, 40), at(30, EAVE + 6)]).toEqual([255, 0]);
});

it('leaves everything as it is where nothing is built', () => {
  const alpha = scene();
  evenContours(alpha, none, H);
  expect(alpha.data).toEqual(scene().data);
});

it('tells a tangle of twigs from balusters', () => {
  const [width, height] = [320, 240];
  const photo = newRaster(width, height);
  const look = lookAt(photo, lumaOf(photo));
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 40; y < 200; y++)
    for (let x = 20; x < 300; x++) data[y * width + x] = (x < 160 ? x % 4 === 0 : (x * 7 + y * 5) % 9 < 4) ? 0 : 255;
  const found = tangleIn({ width, height, data }, look, height);
  const at = (x: number, y: number): number =>
    found[Math.floor((y * look.height) / height) * look.width + Math.floor((x * look.width) / width)]!;
  expect([at(90, 120), at(240, 120)]).toEqual([0, 1]);
});
