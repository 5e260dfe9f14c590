import { describe, expect, it } from 'vitest';
import { kitFor } from '../look/kit.ts';
import { paddedStool } from './padded.ts';
import { newPiece } from './piece.ts';

describe('a padded stool', () => {
  const piece = newPiece();
  const kit = kitFor('contemporary', 1, 0);
  const order = { width: 1, depth: 0.6, height: 0.42, seed: 4, design: 0 };
  paddedStool(piece, kit, order, kit.m.second);
  const heights = piece.parts.flatMap(({ mesh: { positions: P } }) =>
    Array.from({ length: P.length / 3 }, (_, k) => [P[k * 3]!, P[k * 3 + 1]!, P[k * 3 + 2]!] as const),
  );

  it('stands on the floor and is as tall as ordered', () => {
    const all = heights.map(([, y]) => y);
    expect(Math.min(...all)).toBeCloseTo(0, 2);
    expect(Math.abs(Math.max(...all) - 0.42)).toBeLessThan(0.01);
  });
  it('is level where a tray lies', () => {
    const under = heights.filter(([x, y, z]) => y > 0.39 && Math.abs(x) < 0.25 && Math.abs(z) < 0.17).map(([, y]) => y);
    expect(under.length).toBeGreaterThan(20);
    expect(Math.max(...under) - Math.min(...under)).toBeLessThan(0.008);
  });
});
