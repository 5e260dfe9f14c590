import { expect, test } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { lightShutters } from '#engines/dusk/sun/sunny-shutters.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [120, 90];
const filled = (value: number): Plane => {
  const out = newPlane(W, H);
  out.data.fill(value);
  return out;
};
type Box = readonly [left: number, top: number, right: number, bottom: number];
const fill = ({ data }: Plane, [left, top, right, bottom]: Box, value: number): void => {
  for (let y = top; y < bottom; y++) data.fill(value, y * W + left, y * W + right);
};

const GLASS: Box = [50, 30, 70, 54];
const quadOf = ([left, top, right, bottom]: Box): Quad => [
  [left / W, top / H],
  [right / W, top / H],
  [right / W, bottom / H],
  [left / W, bottom / H],
];
/** A light wall in two stops of sun, a window in it, and dark places beside that, which are read as shade. */
const shown = (dark: readonly Box[], windows: readonly Box[] = [GLASS]) => {
  const [light, sun, glass] = [filled(-0.6), filled(2), newPlane(W, H)];
  fill(glass, GLASS, 1);
  const hues = [filled(-0.1), filled(0.3)] as const;
  const dayHues = [filled(0.1).data, filled(-0.2).data] as const;
  for (const box of dark) {
    fill(light, box, -2.2);
    fill(sun, box, 0.2);
    for (const [k, hue] of hues.entries()) fill(hue, box, dayHues[k]![0]!);
  }
  lightShutters({ sun, light, walls: filled(1), hues, dayHues }, glass, windows.map(quadOf));
  const at = 40 * W + 43;
  return { sun: sun.data[at]!, red: hues[0].data[at]!, head: sun.data[28 * W + 43]! };
};
const [LEFT, RIGHT]: readonly [Box, Box] = [
  [39, 27, 48, 57],
  [72, 27, 81, 57],
];

test('a pair of dark shutters stands in the sun of its wall, over all of its height', () => {
  const { sun, red, head } = shown([LEFT, RIGHT]);
  expect(sun).toBeCloseTo(2);
  expect(head).toBeCloseTo(2);
  expect(red).toBeCloseTo(-0.1);
});

test('shade on one side alone, or from eave to ground, stays shade', () => {
  expect(shown([LEFT]).sun).toBeCloseTo(0.2);
  expect(
    shown([
      [39, 0, 48, H],
      [72, 0, 81, H],
    ]).sun,
  ).toBeCloseTo(0.2);
});

test('the side panes of a threefold window are no shutters', () => {
  expect(shown([LEFT, RIGHT], [LEFT, GLASS, RIGHT]).sun).toBeCloseTo(0.2);
});
