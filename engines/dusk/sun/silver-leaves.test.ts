import { expect, it } from 'vitest';
import { silverLeaves } from '#engines/dusk/sun/silver-leaves.ts';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { CLASS_NAMES } from '#engines/ports.ts';
import { newPlane } from '#engines/raster/raster.ts';

const SIDE = 100;
const SILVER = [-0.3, -0.2] as const;

type Hue = readonly [red: number, blue: number];

/** Share of leaves in what hangs beside a crown and is read as wall for the most part, by the hues of all three and the chance of glass there. */
const leavesIn = (thing: Hue, crown: Hue, wall: Hue, glass = 0): number => {
  const probabilities = CLASS_NAMES.map(() => newPlane(SIDE, SIDE));
  const [leaf, house, roof, warm, cool] = Array.from({ length: 5 }, () => newPlane(SIDE, SIDE));
  for (let y = 0, i = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, i++) {
      const hangs = x >= 30 && x < 42;
      const hue = x < 30 ? crown : hangs ? thing : wall;
      probabilities[CLASS_NAMES.indexOf('pane')]!.data[i] = hangs ? glass : 0;
      leaf!.data[i] = x < 30 ? 1 : hangs ? 0.2 : 0;
      house!.data[i] = 1 - leaf!.data[i]!;
      warm!.data[i] = hue[0];
      cool!.data[i] = hue[1];
    }
  const surfaces = { leaf, house, roof } as unknown as Surfaces;
  silverLeaves(surfaces, { width: SIDE, height: SIDE, probabilities, scene: {} }, warm!, cool!);
  return leaf!.data[50 * SIDE + 36]!;
};

it('takes a silver frond before a red roof for leaves where it hangs from a silver crown', () => {
  expect(leavesIn(SILVER, SILVER, [0.5, -0.3])).toBeGreaterThan(0.95);
});

it('leaves a painted door beside green leaves, a window and what stands before a grey wall to the house', () => {
  expect(leavesIn(SILVER, [-0.3, -1.6], [0.5, -0.3])).toBeCloseTo(0.2, 3);
  expect(leavesIn(SILVER, SILVER, [0.5, -0.3], 0.8)).toBeCloseTo(0.2, 3);
  expect(leavesIn(SILVER, SILVER, [0, 0])).toBeCloseTo(0.2, 3);
});
