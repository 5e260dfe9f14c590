import { expect, test } from 'vitest';
import { homesOf, litAlone } from '#engines/dusk/windows/twins.ts';
import type { Window } from '#engines/dusk/windows/window.ts';
import { newPlane } from '#engines/raster/raster.ts';

const at = (left: number, group: number, more: Partial<Window> = {}): Window => ({
  id: `w${left}`,
  quad: [
    [left, 0.4],
    [left + 0.03, 0.4],
    [left + 0.03, 0.6],
    [left, 0.6],
  ],
  confidence: 0.25,
  group,
  ...more,
});

test('half of a pair behind a tree is not lit alone', () => {
  const hidden = at(0.5, 1, { confidence: 0.8 });
  expect(litAlone(hidden, [hidden], [at(0.55, 2)], undefined)).toBe(true);
  expect(litAlone(hidden, [hidden], [at(0.8, 2)], undefined)).toBe(false);
  expect(litAlone(hidden, [hidden], [], undefined)).toBe(false);
});

test('half of a pair of which the other is seen as glass alone is not lit either', () => {
  const hidden = at(0.5, 1, { confidence: 0.8 });
  const pane = newPlane(100, 100);
  for (let y = 40; y < 60; y++) pane.data.fill(0.9, y * 100 + 50, y * 100 + 53);
  expect(litAlone(hidden, [hidden], [], pane)).toBe(false);
  for (let y = 40; y < 60; y++) pane.data.fill(0.9, y * 100 + 55, y * 100 + 58);
  expect(litAlone(hidden, [hidden], [], pane)).toBe(true);
  expect(litAlone(hidden, [hidden, at(0.55, 2)], [], pane)).toBe(false);
});

test('a lantern burns whatever glass stands beside it', () => {
  const pane = newPlane(100, 100);
  for (let y = 40; y < 60; y++) pane.data.fill(0.9, y * 100 + 55, y * 100 + 58);
  const lantern = at(0.5, 5000, { lamp: true });
  expect(litAlone(lantern, [lantern], [], pane)).toBe(false);
});

test('with its four sides told, or with another one of its floor, it is', () => {
  const whole = at(0.5, 1, { confidence: 0.8, whole: true });
  expect(litAlone(whole, [whole], [at(0.55, 2)], undefined)).toBe(false);
  const hidden = at(0.5, 1, { confidence: 0.8 });
  expect(litAlone(hidden, [hidden, at(0.4, 3)], [at(0.55, 2)], undefined)).toBe(false);
});

test("a neighbour's window is lit where it is sure to be one, his lamps and garage are not", () => {
  const lit = (more: Partial<Window>): number => homesOf([at(0.1, 1, more)], undefined).length;
  expect(lit({ beside: true, confidence: 0.8 })).toBe(1);
  expect(lit({ beside: true, confidence: 0.4 })).toBe(0);
  expect(lit({ beside: true, confidence: 0.8, garage: true })).toBe(0);
  expect(lit({ confidence: 0.8 })).toBe(0);
});

test('a neighbour most of whose glass is not known as windows stays dark, the one on the other side does not', () => {
  const pane = newPlane(100, 100);
  const glass = (left: number, right: number): void => {
    for (let y = 40; y < 60; y++) pane.data.fill(0.9, y * 100 + left, y * 100 + right);
  };
  glass(0, 13);
  glass(90, 93);
  const [left, right] = [at(0.1, 1, { beside: true, confidence: 1 }), at(0.9, 2, { beside: true, confidence: 1 })];
  expect(homesOf([left, right], pane)).toEqual([right]);
});
