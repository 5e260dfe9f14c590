import { expect, test } from 'vitest';
import { greyCrushed, raiseCrushed } from '#engines/dusk/sun/crushed-shadows.ts';
import { SURFACES, type Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [60, 60];
const HORIZON = 0.4;
const filled = (value: number): Plane => {
  const out = newPlane(W, H);
  out.data.fill(value);
  return out;
};
const nothing = (): Surfaces => Object.fromEntries(SURFACES.map((name) => [name, newPlane(W, H)])) as Surfaces;

/** A path in the sun, and from column 20 to 40 of the lower half a bed that is black by day. */
const light = filled(-2);
for (let y = 36; y < H; y++) light.data.fill(-8, y * W + 20, y * W + 40);
const [bed, path] = [50 * W + 30, 50 * W + 8];

test('a bed in a hard shadow is no black hole, and the path beside it stays', () => {
  const goal = filled(1);
  const raised = raiseCrushed(goal, light, nothing(), HORIZON, 1)!;
  expect(goal.data[bed]).toBeCloseTo(1 - 0.9 * 3.5, 2);
  expect(goal.data[path]).toBe(1);
  expect(raised[bed]).toBeCloseTo(0.9 * 3.5, 2);
});

test('no rim of black is left around it', () => {
  const raised = raiseCrushed(filled(1), light, nothing(), HORIZON, 1)!;
  expect(raised[50 * W + 21]).toBeGreaterThan(0.9 * raised[bed]!);
  expect(raised[50 * W + 17]).toBe(0);
});

test('what is built beside it keeps its black', () => {
  const surfaces = nothing();
  for (let y = 0; y < H; y++) surfaces.house.data.fill(1, y * W + 20, y * W + 23);
  const raised = raiseCrushed(filled(1), light, surfaces, HORIZON, 1)!;
  expect(raised[50 * W + 21]).toBe(0);
  expect(raised[bed]).toBeGreaterThan(3);
});

test('at another hour it has the hue of that hour', () => {
  const gain = [filled(1), filled(1), filled(1)] as const;
  greyCrushed(gain, [filled(0).data, filled(0).data], filled(2).data, [0.2, -0.3]);
  expect(Math.log2(gain[0].data[bed]!)).toBeCloseTo(0.2, 2);
  expect(Math.log2(gain[2].data[bed]!)).toBeCloseTo(-0.4, 2);
});

test('bushes, walls, ponds and grey days keep their black', () => {
  for (const name of ['leaf', 'house', 'water'] as const) {
    const surfaces = nothing();
    surfaces[name].data.fill(1);
    expect(raiseCrushed(filled(1), light, surfaces, HORIZON, 1)![bed]).toBe(0);
  }
  expect(raiseCrushed(filled(1), light, nothing(), HORIZON, 0)).toBeUndefined();
});

test('a car keeps its dark paint; a bed that is half taken for one is a bed', () => {
  const raisedAs = (car: number): number =>
    raiseCrushed(filled(1), light, nothing(), HORIZON, 1, filled(car).data)![bed]!;
  expect(raisedAs(0.95)).toBe(0);
  expect(raisedAs(0.67)).toBeCloseTo(0.9 * 3.5, 2);
});

test('bark that glitters stays dark between its glints', () => {
  const bark = { ...light, data: light.data.slice() };
  for (let y = 37; y < H; y += 3) for (let x = 21; x < 40; x += 3) bark.data[y * W + x] = -3;
  expect(raiseCrushed(filled(1), bark, nothing(), HORIZON, 1)![bed]).toBe(0);
});

test('what a camera saw in the black is grey afterwards', () => {
  const gain = [filled(1), filled(1), filled(1)] as const;
  const raised = filled(2).data;
  raised[path] = 0;
  greyCrushed(gain, [filled(-0.5).data, filled(1.4).data], raised);
  expect(Math.log2(gain[0].data[bed]!) - 0.5).toBeCloseTo(0, 2);
  expect(Math.log2(gain[2].data[bed]!) + 1.4).toBeCloseTo(-0.1, 2);
  expect(gain[2].data[path]).toBe(1);
});
