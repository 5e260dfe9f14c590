import { expect, it } from 'vitest';
import { keepPlate } from '#engines/dusk/sky/plate.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newMask, newRaster } from '#engines/raster/raster.ts';

const [W, H] = [400, 300];

/** Blue sky, with white from the left corner on down to a row. */
const scene = (right: number, bottom: number) => {
  const photo = newRaster(W, H);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++)
      photo.data.set(x < right && y <= bottom ? [250, 250, 250] : [60, 110, 200], (y * W + x) * 3);
  const alpha = newMask(W, H);
  alpha.data.fill(255);
  const front = newRaster(W, H);
  const keep = () => keepPlate({ alpha, front, frontLuma: new Uint8Array(W * H) }, photo, lumaOf(photo));
  return { photo, alpha, front, keep };
};

it('keeps a printed plate whole and the sky beside it', () => {
  const { photo, alpha, front, keep } = scene(90, 14);
  photo.data.fill(20, (7 * W + 30) * 3, (7 * W + 60) * 3);
  keep();
  expect([alpha.data[7 * W + 40], alpha.data[14 * W + 80], alpha.data[7 * W + 95], alpha.data[20 * W + 40]]).toEqual([
    0, 0, 255, 255,
  ]);
  expect(front.data[(3 * W + 10) * 3]).toBe(250);
});

it('takes no cloud for a plate', () => {
  const { alpha, keep } = scene(90, 120);
  keep();
  expect(alpha.data[7 * W + 40]).toBe(255);
});
