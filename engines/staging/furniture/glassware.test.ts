import { expect, it } from 'vitest';
import { kitFor } from '../look/kit.ts';
import { tumblerAt } from './glassware.ts';
import { newPiece } from './piece.ts';

it('stands on the table, a hand high, wider at its rim and mostly open between its ribs', () => {
  const piece = newPiece();
  tumblerAt(piece, kitFor('modern', 1, 0), [0.5, 0.75, -0.2]);
  const { positions, triangles } = piece.parts[0]!.mesh;
  let [low, high, wide] = [9, -9, 0];
  for (let k = 0; k < positions.length; k += 3) {
    low = Math.min(low, positions[k + 1]!);
    high = Math.max(high, positions[k + 1]!);
    wide = Math.max(wide, Math.hypot(positions[k]! - 0.5, positions[k + 2]! + 0.2));
  }
  expect(low).toBeCloseTo(0.75, 3);
  expect(high - low).toBeGreaterThan(0.08);
  expect(high - low).toBeLessThan(0.1);
  expect(wide).toBeGreaterThan(0.034);
  expect(wide).toBeLessThan(0.04);
  // Faces that stand upright between foot and rim cover less than half of the wall.
  let area = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const at = (c: number, a: number) => positions[triangles[t + c]! * 3 + a]!;
    const e = [0, 1, 2].map((a) => at(1, a) - at(0, a));
    const f = [0, 1, 2].map((a) => at(2, a) - at(0, a));
    const [nx, nz] = [e[1]! * f[2]! - e[2]! * f[1]!, e[0]! * f[1]! - e[1]! * f[0]!];
    if (Math.max(at(0, 1), at(1, 1), at(2, 1)) - Math.min(at(0, 1), at(1, 1), at(2, 1)) > 0.05)
      area += Math.hypot(nx, nz) / 2;
  }
  expect(area / Math.PI).toBeLessThan(0.5 * 2 * Math.PI * 0.033 * 0.086);
});
