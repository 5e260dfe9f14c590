import { expect, test } from 'vitest';
import { isHome, litAlone } from '#engines/dusk/windows/twins.ts';
import type { Window } from '#engines/dusk/windows/windows.ts';

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
  expect(litAlone(hidden, [hidden], [at(0.55, 2)])).toBe(true);
  expect(litAlone(hidden, [hidden], [at(0.8, 2)])).toBe(false);
  expect(litAlone(hidden, [hidden], [])).toBe(false);
});

test('with its four sides told, or with another one of its floor, it is', () => {
  const whole = at(0.5, 1, { confidence: 0.8, whole: true });
  expect(litAlone(whole, [whole], [at(0.55, 2)])).toBe(false);
  const hidden = at(0.5, 1, { confidence: 0.8 });
  expect(litAlone(hidden, [hidden, at(0.4, 3)], [at(0.55, 2)])).toBe(false);
});

test("a neighbour's window is lit where it is sure to be one, his lamps and garage are not", () => {
  expect(isHome(at(0.1, 1, { beside: true, confidence: 0.8 }))).toBe(true);
  expect(isHome(at(0.1, 1, { beside: true, confidence: 0.4 }))).toBe(false);
  expect(isHome(at(0.1, 1, { beside: true, confidence: 0.8, garage: true }))).toBe(false);
  expect(isHome(at(0.1, 1, { confidence: 0.8 }))).toBe(false);
});
