import { expect, test } from 'vitest';
import { evenNeighbours } from '#engines/dusk/evening/neighbour-hues.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [120, 60];
const filled = (at: (x: number) => number): Plane => {
  const out = newPlane(W, H);
  for (let i = 0; i < W * H; i++) out.data[i] = at(i % W);
  return out;
};
/** The house for sale stands left of the middle; off the gable of its neighbour, the last columns, no sun was taken. */
const span = [0, 0.5] as const;
const GABLE = 100;

/** Stops of blue of its wall, its gable and the house for sale; and how far they differ where it begins. */
const shown = (gable: number) => {
  const gain = [filled(() => 1), filled(() => 1), filled((x) => 2 ** (x < GABLE ? 0.3 : gable))] as const;
  const hues = [newPlane(W, H).data, filled(() => -0.2).data] as const;
  evenNeighbours(
    gain,
    hues,
    filled(() => 1),
    span,
  );
  const at = (x: number): number => -0.2 + Math.log2(gain[2].data[30 * W + x]!);
  return { wall: at(80), gable: at(114), own: at(20), seam: Math.abs(at(W / 2 - 1) - at(W / 2)) };
};

test('the walls of a neighbour stand in one light, part of the way to their colour by day', () => {
  const { wall, gable, own, seam } = shown(0);
  expect(gable).toBeGreaterThan(-0.19);
  expect(Math.abs(gable - wall)).toBeLessThan(0.1);
  expect(wall).toBeCloseTo(0.1 - 0.8 * 0.8 * 0.3, 2);
  expect(own).toBeCloseTo(0.1, 5);
  expect(seam).toBeLessThan(0.02);
});

test('another paint stays another', () => {
  const { wall, gable } = shown(-0.9);
  expect(wall - gable).toBeGreaterThan(0.6);
});

test('what is of another stuff by day keeps its colour', () => {
  const gain = [filled(() => 1), filled(() => 1), filled(() => 1)] as const;
  const tiles = (x: number): number => (x < GABLE ? -0.1 : -0.9);
  evenNeighbours(
    gain,
    [newPlane(W, H).data, filled(tiles).data],
    filled(() => 1),
    span,
  );
  expect(gain[2].data[30 * W + 114]).toBe(1);
});
