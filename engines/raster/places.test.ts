import { expect, it } from 'vitest';
import { placesWhere } from './places.ts';

it('marks the places that are so', () => {
  expect([...placesWhere(5, (i) => i % 2 === 1)]).toEqual([0, 1, 0, 1, 0]);
});
