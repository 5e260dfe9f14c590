import { expect, it } from 'vitest';
import { thinWhites } from '#engines/dusk/evening/thin-whites.ts';
import { newPlane } from '#engines/raster/raster.ts';

const [W, H] = [120, 100];

/** How far a place on a light thing, and one beside it, are thin and white: a dark ground, light where `white` says so. */
const told = (white: (x: number, y: number) => boolean, hue = 0): readonly [on: number, beside: number] => {
  const plane = () => newPlane(W, H);
  const [light, warm] = [plane(), plane()];
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      light.data[y * W + x] = white(x, y) ? -0.4 : -4;
      warm.data[y * W + x] = hue;
    }
  const cells = { light, warm, cool: plane(), share: plane(), green: plane(), grass: plane(), median: -3 };
  const { data } = thinWhites(cells);
  return [data[80 * W + 60]!, data[80 * W + 64]!];
};

it('tells a white post from what is around it', () => {
  expect(told((x, y) => y > 65 && x >= 58 && x < 63)).toEqual([1, 0]);
});

it('takes neither a wooden post nor broad paving for one', () => {
  expect(told((x, y) => y > 65 && x >= 58 && x < 63, 0.9)[0]).toBe(0);
  expect(told((_, y) => y > 60)[0]).toBe(0);
});
