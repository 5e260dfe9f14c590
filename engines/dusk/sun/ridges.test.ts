import { expect, it } from 'vitest';
import { sunOnRidges } from '#engines/dusk/sun/ridges.ts';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { newPlane } from '#engines/raster/raster.ts';

const WIDE = 60;
const TALL = 40;
const SKY = 12;

/** A roof in the sun under the sky, whose last rows below it the network reads as if they were half sky. */
const roofWith = (rimLight: number) => {
  const [sun, light, share, roof, house] = Array.from({ length: 5 }, () => newPlane(WIDE, TALL));
  for (let y = SKY; y < TALL; y++)
    for (let x = 0, i = y * WIDE; x < WIDE; x++, i++) {
      const rim = y < SKY + 3;
      share!.data[i] = 1;
      sun!.data[i] = rim ? 0.1 : 1.6;
      light!.data[i] = rim ? rimLight : -1.6;
      roof!.data[i] = rim ? 0.3 : 0.95;
      house!.data[i] = rim ? 0.7 : 0.05;
    }
  const surfaces = { roof, house } as unknown as Surfaces;
  sunOnRidges(sun!, light!, share!, surfaces);
  const at = (SKY + 1) * WIDE + 30;
  return { sun: sun!.data[at]!, roof: roof!.data[at]! };
};

it('gives a ridge as light as its roof the sun of the roof, and calls it roof', () => {
  const ridge = roofWith(-1.3);
  expect(ridge.sun).toBeGreaterThan(1.4);
  expect(ridge.roof).toBeGreaterThan(0.9);
});

it('leaves a white board along the roof, and a rim in the shade, as they were read', () => {
  expect(roofWith(-0.1).sun).toBeLessThan(0.2);
  expect(roofWith(-3).sun).toBeLessThan(0.2);
});
