import { expect, it } from 'vitest';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { matteOf } from '#engines/dusk/sky/matte.ts';
import { TREE } from '#engines/dusk/sky/open.ts';
import { findSky } from '#engines/dusk/sky/region.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { seededRandom } from '#engines/raster/noise.ts';
import { newRaster } from '#engines/raster/raster.ts';

const W = 960;
const H = 640;

/** Overcast sky over a dark ground, and in the middle third a thicket of slanting twigs of two to three pixels. */
const thicket = () => {
  const photo = newRaster(W, H);
  const twig = new Uint8Array(W * H);
  const random = seededRandom(5);
  for (let n = 0; n < 90; n++) {
    const lean = (random() - 0.5) * 2.4;
    let x = 300 + random() * 360;
    for (let y = 460; y > 120 + random() * 120; y--, x += lean * 0.5)
      for (const column of [Math.floor(x), Math.floor(x) + 1, Math.floor(x) + 1 + (n % 2)])
        if (column > 260 && column < 700) twig[y * W + column] = 1;
  }
  for (let i = 0; i < twig.length; i++) {
    const ground = i >= 460 * W;
    const light = ground ? 70 : twig[i] ? 40 : 200 - Math.floor(i / W) / 16;
    photo.data.set(ground ? [light, light + 10, light - 10] : [light, light + 4, light + 12], i * 3);
  }
  return { photo, twig };
};

it('sees the sky between bare twigs, pixel by pixel, and keeps the twigs', () => {
  const { photo, twig } = thicket();
  const luma = lumaOf(photo);
  const look = lookAt(photo, luma);
  const fixed = new Uint8Array(look.width * look.height);
  for (let y = 0; y < look.height; y++)
    for (let x = 0; x < look.width; x++) {
      const row = y / look.height;
      if (row > 0.72) fixed[y * look.width + x] = 2;
      else if (row > 0.25 && x > look.width * 0.3 && x < look.width * 0.7) fixed[y * look.width + x] = TREE;
    }
  const { alpha } = matteOf(photo, luma, look, findSky(look, fixed));
  const share = (of: 0 | 1): number => {
    let sum = 0;
    let n = 0;
    for (let y = 200; y < 430; y++)
      for (let x = 340; x < 620; x++)
        if (twig[y * W + x] === of) {
          sum += alpha.data[y * W + x]! / 255;
          n++;
        }
    return sum / n;
  };
  expect(share(0)).toBeGreaterThan(0.75);
  expect(share(1)).toBeLessThan(0.2);
});
