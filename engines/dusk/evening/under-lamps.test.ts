import { expect, it } from 'vitest';
import { underLamps } from '#engines/dusk/evening/under-lamps.ts';

const planeOf = (...data: readonly number[]) => ({ width: data.length, height: 1, data: Float32Array.from(data) });

it('takes the sun out of what lamps fall on, and the evening’s colour in', () => {
  const one = planeOf(1, 1);
  // The first cell lay in two stops of sun, the second in the shade.
  const { data } = underLamps({
    light: planeOf(-1, -3),
    slope: planeOf(0, 0),
    excess: planeOf(2, 0),
    gain: [one, planeOf(0.5, 0.5), one],
  });
  expect([...data]).toEqual([1 / 16, 1 / 16]);
});
