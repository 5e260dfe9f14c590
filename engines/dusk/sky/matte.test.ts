import { expect, it } from 'vitest';
import { showAtMost } from '#engines/dusk/sky/matte.ts';

it('gives what is no sky after all the colour of the photo, and leaves what shows less sky already', () => {
  const alpha = Uint8Array.of(255, 40);
  const own = Uint8Array.of(0, 0, 0, 9, 9, 9);
  const photo = Uint8Array.of(100, 120, 140, 200, 200, 200);
  showAtMost(alpha, own, photo, 0, 0);
  showAtMost(alpha, own, photo, 1, 128);
  expect([...alpha]).toEqual([0, 40]);
  expect([...own]).toEqual([100, 120, 140, 9, 9, 9]);
});
