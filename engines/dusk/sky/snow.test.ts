import { expect, test } from 'vitest';
import { dropHalfSky } from '#engines/dusk/sky/snow.ts';
import { newMask } from '#engines/raster/raster.ts';

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
