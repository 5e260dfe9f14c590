import { expect, it } from 'vitest';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { yellowLeaves } from '#engines/dusk/sun/yellow-leaves.ts';
import { CLASS_NAMES } from '#engines/ports.ts';
import { newPlane } from '#engines/raster/raster.ts';

const SIDE = 80;

/** Share of leaves in a frond beside a crown, before a wall with so many stops of blue against green. */
const frondBefore = (wallBlue: number, red = 0.5): number => {
  const probabilities = CLASS_NAMES.map(() => newPlane(SIDE, SIDE));
  const [leaf, house, roof, warm, cool] = Array.from({ length: 5 }, () => newPlane(SIDE, SIDE));
  for (let y = 0, i = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, i++) {
      const crown = x < 24;
      const frond = x >= 24 && x < 32;
      probabilities[CLASS_NAMES.indexOf(crown ? 'vegetation' : 'facade')]!.data[i] = 1;
      leaf!.data[i] = crown ? 1 : 0;
      house!.data[i] = crown ? 0 : 1;
      warm!.data[i] = frond ? red : 0.5;
      cool!.data[i] = crown || frond ? -2.6 : wallBlue;
    }
  const surfaces = { leaf, house, roof } as unknown as Surfaces;
  yellowLeaves(surfaces, { width: SIDE, height: SIDE, probabilities, scene: {} }, warm!, cool!);
  return leaf!.data[40 * SIDE + 28]!;
};

it('takes yellow fronds before a beige wall for leaves', () => {
  expect(frondBefore(-0.6)).toBeGreaterThan(0.9);
});

it('leaves a yellow wall and a wooden post beside a crown to the house', () => {
  expect(frondBefore(-2.3)).toBeLessThan(0.1);
  expect(frondBefore(-0.6, 1.4)).toBeLessThan(0.1);
});
