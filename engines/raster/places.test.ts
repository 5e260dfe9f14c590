import { expect, it } from 'vitest';
import { placesAbove, placesIn, placesWith } from './places.ts';

it('marks the places with a value', () => {
  expect([...placesWith(Uint8Array.of(2, 0, 7, 2), 2)]).toEqual([1, 0, 0, 1]);
  expect([...placesWith(Uint8Array.of(2, 0, 7, 2), 2, 7)]).toEqual([1, 0, 1, 1]);
});

it('marks the places above a value', () => {
  expect([...placesAbove(Float32Array.of(0.1, 0.5, 0.6), 0.5)]).toEqual([0, 0, 1]);
});

it('marks the chosen regions and nothing outside', () => {
  expect([...placesIn(Int32Array.of(0, 1, 2, 2, 1), [false, true])]).toEqual([0, 0, 1, 1, 0]);
});
