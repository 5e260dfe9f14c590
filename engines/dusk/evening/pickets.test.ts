import { expect, it } from 'vitest';
import { keepPickets, thinWhites } from '#engines/dusk/evening/pickets.ts';
import { newPlane } from '#engines/raster/raster.ts';

const [W, H] = [120, 100];

/** The evening's light in two places of the foreground, one of them on a white thing: uprights where `white` says so before a dark ground. */
const keptBy = (white: (x: number, y: number) => boolean, hue = 0): readonly [on: number, beside: number] => {
  const plane = () => newPlane(W, H);
  const [light, warm, arriving] = [plane(), plane(), plane()];
  arriving.data.fill(1);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      light.data[y * W + x] = white(x, y) ? -0.4 : -4;
      warm.data[y * W + x] = hue;
    }
  const cells = { light, warm, cool: plane(), share: plane(), green: plane(), grass: plane(), median: -3 };
  keepPickets(arriving, thinWhites(cells), 0.5, 1);
  return [arriving.data[80 * W + 60]!, arriving.data[80 * W + 64]!];
};

it('leaves the pickets of a white fence before the house their white, and nothing between them', () => {
  const [on, between] = keptBy((x, y) => y > 65 && (x + 6) % 8 < 4);
  expect(on).toBeGreaterThan(1.2);
  expect(between).toBe(1);
});

it('takes neither a wooden fence, nor paving, nor one pale stone for a white one', () => {
  expect(keptBy((x, y) => x % 8 < 4 && y > 65, 0.9)[0]).toBe(1);
  expect(keptBy((_, y) => y > 60)[0]).toBe(1);
  expect(keptBy((x, y) => Math.abs(x - 60) < 3 && Math.abs(y - 80) < 3)[0]).toBe(1);
});

it('finds no fence below a house that reaches the lower edge', () => {
  const arriving = newPlane(W, H);
  expect(() => keepPickets(arriving, newPlane(W, H), 1.1, 1)).not.toThrow();
});
