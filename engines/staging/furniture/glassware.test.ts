import { expect, it } from 'vitest';
import { kitFor } from '../look/kit.ts';
import { isClear } from '../render/clear.ts';
import { tumblerAt } from './glassware.ts';
import { newPiece } from './piece.ts';

it('stands on the table, a hand high, wider at its rim, and is clear', () => {
  const piece = newPiece();
  tumblerAt(piece, kitFor('modern', 1, 0), [0.5, 0.75, -0.2]);
  expect(isClear(piece.parts[0]!.material)).toBe(true);
  const { positions } = piece.parts[0]!.mesh;
  let [low, high, wide] = [9, -9, 0];
  for (let k = 0; k < positions.length; k += 3) {
    low = Math.min(low, positions[k + 1]!);
    high = Math.max(high, positions[k + 1]!);
    wide = Math.max(wide, Math.hypot(positions[k]! - 0.5, positions[k + 2]! + 0.2));
  }
  expect(low).toBeCloseTo(0.75, 2);
  expect(high - low).toBeGreaterThan(0.08);
  expect(high - low).toBeLessThan(0.1);
  expect(wide).toBeGreaterThan(0.034);
  expect(wide).toBeLessThan(0.04);
});
