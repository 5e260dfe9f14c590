import { expect, it } from 'vitest';
import { lanternBody } from '#engines/dusk/lamps/lantern-body.ts';

const [W, H] = [40, 50];
const box = { left: 10, right: 30, top: 10, bottom: 40 };
const middle = (row: number, column: number): number => (row - box.top) * 20 + column - box.left;
/** A lantern of 10 columns on a wall: iron all around, glass in its middle. */
const lanternOn = (wall: number, iron: number, glass: number) => {
  const luma = new Uint8Array(W * H).fill(wall);
  for (let y = 12; y < 38; y++) luma.fill(iron, y * W + 15, y * W + 25);
  for (let y = 18; y < 32; y++) luma.fill(glass, y * W + 17, y * W + 23);
  return lanternBody(luma, box, W, H);
};

it.each([
  ['grey', 90],
  ['clear', 240],
])('%s glass of a dark lantern shines, its white wall does not', (_, glass) => {
  const { shines } = lanternOn(240, 30, glass);
  expect(shines[middle(25, 20)]).toBeGreaterThan(0.9);
  expect(shines[middle(25, 16)]).toBeLessThan(0.2);
  expect(shines[middle(25, 12)]).toBe(0);
});

it('iron stands dark before its own light, glass and wall do not', () => {
  const { iron } = lanternOn(240, 30, 200);
  expect(iron[middle(14, 20)]).toBeGreaterThan(0.9);
  expect(iron[middle(25, 20)]).toBe(0);
  expect(iron[middle(25, 12)]).toBe(0);
});

it('a white lantern on a wall as light as it is shines as a whole', () => {
  const { shines, iron } = lanternOn(200, 198, 202);
  expect(Math.min(...shines)).toBe(1);
  expect(Math.max(...iron)).toBe(0);
});

it('the bulb sits in the glass, wherever the box lies', () => {
  const luma = new Uint8Array(W * H).fill(240);
  for (let y = 12; y < 38; y++) luma.fill(30, y * W + 11, y * W + 21);
  for (let y = 24; y < 36; y++) luma.fill(150, y * W + 13, y * W + 19);
  const { bulb } = lanternBody(luma, box, W, H);
  expect(bulb[0]).toBeCloseTo(0.3, 1);
  expect(bulb[1]).toBeGreaterThan(0.6);
});

it('glass shines through what it mirrors, and its iron stays dark', () => {
  const luma = new Uint8Array(W * H).fill(240);
  for (let y = 12; y < 38; y++) luma.fill(30, y * W + 11, y * W + 29);
  for (let y = 17; y < 33; y++) luma.fill(150, y * W + 15, y * W + 25);
  luma.fill(35, 24 * W + 19, 24 * W + 21);
  const { shines, iron } = lanternBody(luma, box, W, H);
  expect(shines[middle(24, 19)]).toBeGreaterThan(0.9);
  expect(iron[middle(24, 19)]).toBeLessThan(0.1);
  expect(iron[middle(36, 20)]).toBeGreaterThan(0.9);
});
