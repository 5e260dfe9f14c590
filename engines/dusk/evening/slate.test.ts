import { expect, test } from 'vitest';
import { slateOf } from '#engines/dusk/evening/slate.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [60, 40];
type Paint = { readonly light: number; readonly red: number; readonly blue: number };
const WHITE: Paint = { light: -0.6, red: 0, blue: 0 };
const CHARCOAL: Paint = { light: -2.1, red: -0.22, blue: 0.22 };
const at = (x: number): number => 20 * W + x;

/** A house whose left third is white. */
const slateBeside = (paint: Paint, house = 1, white = WHITE): Float32Array => {
  const planes = [newPlane(W, H), newPlane(W, H), newPlane(W, H), newPlane(W, H), newPlane(W, H)] as const;
  const [shade, red, blue, wall, share] = planes;
  for (let i = 0; i < W * H; i++) {
    const own = i % W < W / 3 ? white : paint;
    shade.data[i] = own.light;
    red.data[i] = own.red;
    blue.data[i] = own.blue;
    wall.data[i] = house;
    share.data[i] = 1;
  }
  const none: Plane = newPlane(W, H);
  expect(slateOf([red.data, blue.data], shade, wall, none).data.every((v) => v === 0)).toBe(true);
  return slateOf([red.data, blue.data], shade, wall, share).data;
};

test('charcoal beside white stone swallows most of the lamplight, the stone none', () => {
  const slate = slateBeside(CHARCOAL);
  expect(slate[at(45)]).toBeCloseTo(0.7, 2);
  expect(slate[at(5)]).toBe(0);
});

test('dark paint that is no colder than the white is wood or brick, and cold paint that is as light is white in the shade', () => {
  expect(slateBeside({ ...CHARCOAL, red: 0.3, blue: -0.3 })[at(45)]).toBe(0);
  expect(slateBeside({ ...CHARCOAL, light: -0.9 })[at(45)]).toBe(0);
  // Of a house that is charcoal all over nothing is known.
  expect(slateBeside(CHARCOAL, 1, CHARCOAL)[at(45)]).toBe(0);
});

test('what is no wall swallows nothing', () => {
  expect(slateBeside(CHARCOAL, 0)[at(45)]).toBe(0);
});
