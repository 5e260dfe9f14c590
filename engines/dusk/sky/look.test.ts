import { expect, it } from 'vitest';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { seededRandom } from '#engines/raster/noise.ts';
import { newRaster } from '#engines/raster/raster.ts';

/** Few levels, so that most cells have more than one lightest pixel: the first in reading order is theirs. */
const photo = newRaster(1003, 71);
const random = seededRandom(4);
for (let i = 0; i < photo.data.length; i++) photo.data[i] = 60 * Math.floor(random() * 4);
const luma = lumaOf(photo);
const look = lookAt(photo, luma);

const pixelsOf = (cell: number): number[] => {
  const [column, row] = [cell % look.width, Math.floor(cell / look.width)];
  return Array.from(luma, (_, i) => i).filter((i) => {
    const [x, y] = [i % photo.width, Math.floor(i / photo.width)];
    return (
      Math.floor((x * look.width) / photo.width) === column && Math.floor((y * look.height) / photo.height) === row
    );
  });
};

it('tells of each cell its mean colour, its first lightest and darkest pixel and how rough it is', () => {
  for (const cell of [0, 15, look.width - 1, 7 * look.width + 201, look.width * look.height - 1]) {
    const pixels = pixelsOf(cell);
    const lights = pixels.map((i) => luma[i]!);
    const lightest = pixels[lights.indexOf(Math.max(...lights))]!;
    const darkest = pixels[lights.indexOf(Math.min(...lights))]!;
    const steps = pixels.map((i) => {
      const right = (i + 1) % photo.width === 0 ? i : i + 1;
      const below = i + photo.width < luma.length ? i + photo.width : i;
      return Math.abs(luma[i]! - luma[right]!) + Math.abs(luma[i]! - luma[below]!);
    });
    const mean = (values: number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length / 255;
    expect(look.mean.g[cell]).toBeCloseTo(mean(pixels.map((i) => photo.data[i * 3 + 1]!)), 6);
    expect(look.bright.r[cell]).toBeCloseTo(photo.data[lightest * 3]! / 255, 6);
    expect(look.dark.b[cell]).toBeCloseTo(photo.data[darkest * 3 + 2]! / 255, 6);
    expect(look.texture[cell]).toBeCloseTo(mean(steps) * Math.sqrt(1003 / 1600), 5);
  }
});
