import { expect, it } from 'vitest';
import { heldBack } from '#engines/dusk/evening/unlit-paint.ts';

it('leaves what is dim, and lets no white outshine the lamps, in order', () => {
  expect(heldBack(0.1)).toBe(1);
  const shown = [0.14, 0.2, 0.4, 0.8, 2].map((light) => light * heldBack(light));
  for (let i = 1; i < shown.length; i++) expect(shown[i]).toBeGreaterThan(shown[i - 1]!);
  expect(shown.at(-1)).toBeLessThan(0.361);
});
