import { expect, it } from 'vitest';
import { isDrawing } from './quad-drag.ts';

const phone = { width: 340, height: 227 };
const desk = { width: 1440, height: 960 };
/** A drag of so many CSS pixels from the middle. */
const dragged = (x: number, y: number, isOnArea: boolean, shown = phone) =>
  isDrawing({ from: [0.5, 0.5], to: [0.5 + x / shown.width, 0.5 + y / shown.height], isOnArea }, shown);

it('takes a tap that slips on an area for a tap', () => {
  expect(dragged(6, 5, true)).toBe(false);
  expect(dragged(-9, 9, true)).toBe(false);
  expect(dragged(40, 5, true)).toBe(false);
  expect(dragged(-11, 11, true)).toBe(true);
});

it('draws beside the areas from a small share of both sides', () => {
  expect(dragged(6, 5, false)).toBe(true);
  expect(dragged(6, 2, false)).toBe(false);
  expect(dragged(3, 5, false)).toBe(false);
});

it('asks for a share of both sides on a large picture, on an area too', () => {
  expect(dragged(15, 15, true, desk)).toBe(false);
  expect(dragged(20, 15, true, desk)).toBe(true);
});
