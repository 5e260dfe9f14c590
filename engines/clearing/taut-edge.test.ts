import { expect, it } from 'vitest';
import { tautEdge } from '#engines/clearing/taut-edge.ts';
import { newPlane } from '#engines/raster/raster.ts';

it('draws a wavering floor line as two straight ones that meet in the corner', () => {
  const floor = newPlane(100, 80);
  const line = (x: number): number => (x < 60 ? 50 - x * 0.3 : 32 + (x - 60) * 0.4);
  for (let y = 0; y < 80; y++)
    for (let x = 0; x < 100; x++)
      floor.data[y * 100 + x] = Math.max(0, Math.min(1, 0.5 + y + 0.5 - line(x) - 0.5 * Math.sin(x)));
  const edge = tautEdge(floor, true, 200);
  for (const x of [10, 60, 100, 140, 190]) expect(Math.abs(edge[x]! * 80 - line(x / 2))).toBeLessThan(1);
  const bends = Array.from({ length: 198 }, (_, n) => Math.abs(edge[n]! + edge[n + 2]! - 2 * edge[n + 1]!)).filter(
    (bend) => bend > 1e-4,
  );
  expect(bends.length).toBeLessThan(9);
});

it('says that a surface is not there by an edge beyond the picture', () => {
  expect([...tautEdge(newPlane(8, 8), true, 4)]).toEqual([2, 2, 2, 2]);
  expect([...tautEdge(newPlane(8, 8), false, 4)]).toEqual([-1, -1, -1, -1]);
});
