import { expect, it } from 'vitest';
import { awayFrom } from '#engines/dusk/away.ts';
import { CLASS_NAMES } from '#engines/ports.ts';
import { newPlane } from '#engines/raster/raster.ts';

it('leaves the house its light, and takes most from the foreground and from what stands beside it', () => {
  const probabilities = CLASS_NAMES.map(() => newPlane(40, 30));
  const house = probabilities[CLASS_NAMES.indexOf('facade')]!;
  for (let y = 8; y < 18; y++) house.data.fill(1, y * 40 + 4, y * 40 + 18);
  const away = awayFrom({ width: 40, height: 30, probabilities, scene: {} }, 0.5);
  expect(away(0.27, 0.4)).toBe(0);
  expect(away(0.27, 0.97)).toBeGreaterThan(0.3);
  expect(away(0.95, 0.4)).toBeGreaterThan(0.4);
  expect(awayFrom(undefined, 0.5)(0.5, 0.5)).toBe(0);
});
