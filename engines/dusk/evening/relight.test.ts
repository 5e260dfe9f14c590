import { expect, it } from 'vitest';
import { MOODS } from '#engines/dusk/evening/mood.ts';
import { excessStep, relightFor } from '#engines/dusk/evening/relight.ts';
import { keepTexture, textureOf } from '#engines/dusk/evening/texture.ts';
import { logLight } from '#engines/dusk/lamps/light-cells.ts';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { LINEAR, lumaOf } from '#engines/raster/colour.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

/** A grey drive, in the shade on the left and in the sun on the right, with a thin yellow line across both and black soil in the shade. */
const drive = () => {
  const photo = newRaster(480, 320);
  for (let y = 0; y < 320; y++)
    for (let x = 0; x < 480; x++) {
      const line = y % 80 < 3;
      const soil = x > 30 && x < 90 && y > 170 && y < 230;
      const light = soil ? 12 : x < 300 ? (line ? 120 : 80) : line ? 250 : 170;
      photo.data.set([light, light, line ? light * 0.6 : light], (y * 480 + x) * 3);
    }
  return photo;
};

it('brings what lies in the sun down to the shade, keeps the line on it, and shows the soil in a black shadow as dark, not black', () => {
  const photo = drive();
  const luma = lumaOf(photo);
  const relight = relightFor(photo, luma, new Uint8Array(480 * 320), MOODS.dusk, 0.1, 0.5);
  const at = (plane: typeof relight.slope) => rowSampler(plane, 480, 320);
  const [slope, excess, gain] = [at(relight.slope), at(relight.excess), at(relight.gain[1])];
  const dusk = (x: number, y: number): number => {
    const byte = luma[y * 480 + x]!;
    const step = excessStep(slope(y)[x]! * logLight(byte) + excess(y)[x]!);
    return LINEAR[byte]! * relight.table[step]! * gain(y)[x]!;
  };
  const day = LINEAR[170]! / LINEAR[80]!;
  expect(day).toBeGreaterThan(4);
  expect(dusk(420, 120) / dusk(120, 120)).toBeLessThan(1.7);
  expect(dusk(120, 81) / dusk(120, 120)).toBeGreaterThan(1.6);
  expect(dusk(120, 120)).toBeLessThan(LINEAR[80]!);
  expect(dusk(60, 200)).toBeGreaterThan(1.5 * LINEAR[12]!);
  expect(dusk(60, 200)).toBeLessThan(0.3 * dusk(120, 120));
});

it('keeps grass flat in the spots of shade between spots of sun, and gives its texture to grass in the shade of a house', () => {
  const [none, lawn] = [newPlane(10, 10), newPlane(10, 10)];
  lawn.data.fill(1);
  const slopeWith = (sunAround: number): number => {
    const [slope, zero] = [new Float32Array(100), new Float32Array(100)];
    const turf = new Float32Array(100).fill(sunAround);
    const surfaces = { house: none, leaf: none, lawn, paving: none } as Surfaces;
    keepTexture(zero.slice(), zero, slope, zero, zero, surfaces, turf, { steeper: 0.18, calm: 0 });
    return slope[55]!;
  };
  expect(slopeWith(0)).toBeCloseTo(-0.18);
  expect(slopeWith(0.8)).toBeGreaterThan(0.4);
});

it('calms the mottle of a wall in the shade of a small sunny photo, not its boards and not a wall in the sun', () => {
  const [none, house] = [newPlane(10, 10), newPlane(10, 10)];
  house.data.fill(1);
  const surfaces = { house, leaf: none, lawn: none, paving: none } as Surfaces;
  const shadeWith = (off: number, stops: number, side = 1024, sunny = 1): number => {
    const [slope, sun, zero] = [new Float32Array(100), new Float32Array(100), new Float32Array(100)];
    const shade = new Float32Array(100).fill(-4 + off);
    const around = new Float32Array(100).fill(-4);
    const day = new Float32Array(100).fill(stops);
    keepTexture(sun, day, slope, shade, around, surfaces, zero, textureOf(side, sunny));
    return slope[55]!;
  };
  expect(shadeWith(0.15, 0)).toBeCloseTo(0.4, 1);
  expect(shadeWith(1.2, 0)).toBeCloseTo(0);
  expect(shadeWith(0.15, 0, 1024, 0)).toBeCloseTo(0);
  expect(shadeWith(0.15, 0, 1600)).toBeLessThan(0);
  expect(shadeWith(0.15, 2)).toBeCloseTo(0, 2);
});
