import { expect, it } from 'vitest';
import { newRaster } from '#engines/raster/raster.ts';
import { onnxDaylight } from './daylight.ts';

/** A grey wall on a lawn under a blue sky; the right half of both lies in a hard shadow, or all of it does. */
const wall = (sunny: boolean) => {
  const photo = newRaster(320, 224);
  for (let y = 0; y < 224; y++)
    for (let x = 0; x < 320; x++) {
      const lit = sunny && x < 150 + y * 0.2;
      const [r, g, b] = y < 60 ? [70, 130, 220] : y < 150 ? [205, 198, 180] : [110, 140, 60];
      const grain = ((x * 7 + y * 13) % 11) - 5;
      const shade = y < 60 || lit ? [1, 1, 1] : [0.42, 0.47, 0.56];
      photo.data.set([r * shade[0]! + grain, g * shade[1]! + grain, b * shade[2]! + grain], (y * 320 + x) * 3);
    }
  return photo;
};

it('tells a sunlit wall from its shadow', async () => {
  const reader = onnxDaylight({ threads: 1 });
  const sun = await reader.read(wall(true));
  const at = (x: number, y: number): number =>
    sun.data[Math.floor(y * sun.height) * sun.width + Math.floor(x * sun.width)]!;
  expect(sun).toMatchObject({ width: 320, height: 224 });
  expect(at(0.2, 0.45) - at(0.85, 0.45)).toBeGreaterThan(0.7);
  expect(at(0.2, 0.85) - at(0.85, 0.85)).toBeGreaterThan(0.5);
});
