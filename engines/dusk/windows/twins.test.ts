import { expect, test } from 'vitest';
import { litAlone, litByItself } from '#engines/dusk/windows/twins.ts';
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

test("a sure window and its row are lit without a tap, a neighbour's and a garage's are not", () => {
  const own = at(0.5, 1, { confidence: 0.8 });
  expect(litByItself(own, [own])).toBe(true);
  expect(litByItself(at(0.55, 2, { confidence: 0.2 }), [own])).toBe(true);
  expect(litByItself(at(0.55, 2, { confidence: 0.1 }), [own])).toBe(false);
  expect(litByItself(at(0.55, 2, { confidence: 0.9, beside: true }), [own])).toBe(false);
  expect(litByItself(at(0.55, 1, { confidence: 0.9, garage: true }), [own])).toBe(false);
});

test('a doubted pane is lit with its group where another of it is lit for its row', () => {
  const [row, pane] = [at(0.5, 2), at(0.53, 2, { confidence: 0.1 })];
  expect(litByItself(pane, [])).toBe(false);
  expect(litByItself(pane, [], [row])).toBe(true);
  expect(litByItself(at(0.53, 3, { confidence: 0.1 }), [], [row])).toBe(false);
});
