import { expect, test } from 'vitest';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { brightestSky, dropHalfSky } from '#engines/dusk/sky/snow.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newMask, newRaster } from '#engines/raster/raster.ts';

test('a lump that is half sky all over is snow; a gap with clear sky in its middle and lace between twigs stay', () => {
  const [W, H] = [80, 60];
  const alpha = newMask(W, H);
  const fill = (left: number, top: number, wide: number, tall: number, value: number): void => {
    for (let y = top; y < top + tall; y++) alpha.data.fill(value, y * W + left, y * W + left + wide);
  };
  fill(0, 0, W, 10, 255);
  fill(5, 20, 20, 14, 150);
  fill(40, 20, 20, 14, 150);
  fill(46, 24, 6, 6, 240);
  fill(5, 50, 20, 3, 120);
  dropHalfSky(alpha, H);
  const at = (x: number, y: number): number => alpha.data[y * W + x]!;
  expect(at(12, 26)).toBe(0);
  expect(at(42, 26)).toBe(150);
  expect(at(12, 51)).toBe(120);
  expect(at(12, 5)).toBe(255);
});

test('white ground is snow under a grey sky, and concrete under a blue one', () => {
  const under = (sky: readonly number[]): number => {
    const photo = newRaster(480, 320);
    for (let i = 0; i < 480 * 320; i++) photo.data.set(i < 480 * 120 ? sky : [205, 205, 210], 3 * i);
    const look = lookAt(photo, lumaOf(photo));
    return brightestSky(
      look,
      new Uint8Array(look.width * look.height).fill(1, 0, look.width * Math.floor(look.height * 0.37)),
    );
  };
  expect(under([170, 180, 190])).toBeLessThan(1);
  expect(under([60, 140, 240])).toBe(2);
});
