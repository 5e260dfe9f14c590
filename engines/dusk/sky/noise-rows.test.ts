import { expect, test } from 'vitest';
import { noiseRow } from '#engines/dusk/sky/noise-rows.ts';
import { fractalNoise, seededRandom } from '#engines/raster/noise.ts';

test('a row of noise is the noise of its places, to the last digit', () => {
  const random = seededRandom(8);
  const noise = fractalNoise(21);
  const row = noiseRow(21, 9);
  for (let x = 0; x < 9; x++) {
    row.xs[x] = 400 * random() - 100;
    row.ys[x] = 90 * random() - 30;
  }
  for (const octaves of [1, 2, 6]) {
    row.noise(9, octaves);
    expect([...row.out]).toEqual(Array.from(row.xs, (x, k) => noise(x, row.ys[k]!, octaves)));
  }
});
