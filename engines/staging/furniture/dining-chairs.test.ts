import { describe, expect, it } from 'vitest';
import { STAGING_STYLES } from '#contracts/services.ts';
import { kitFor } from '../look/kit.ts';
import { bar, bent, filleted } from './bent.ts';
import { diningChair } from './dining-chairs.ts';
import { newPiece } from './piece.ts';

const SIZE = { width: 0.48, depth: 0.54, height: 0.86, seed: 1 };

const boxOf = (parts: readonly { mesh: { positions: Float32Array } }[]) => {
  const low = [9, 9, 9];
  const high = [-9, -9, -9];
  for (const { mesh } of parts)
    mesh.positions.forEach((v, k) => {
      low[k % 3] = Math.min(low[k % 3]!, v);
      high[k % 3] = Math.max(high[k % 3]!, v);
    });
  return { low, high };
};

describe.each(STAGING_STYLES)('dining chairs, %s', (style) => {
  it.each([0, 1, 2])('design %i stands on the floor and fills its place', (design) => {
    const piece = newPiece();
    diningChair(piece, { ...SIZE, design }, kitFor(style, 1, 0));
    const { low, high } = boxOf(piece.parts);
    expect(low[1]).toBeCloseTo(0, 2);
    expect(high[1]).toBeGreaterThan(0.74);
    expect(high[1]).toBeLessThan(0.89);
    for (const k of [0, 2]) {
      const half = (k ? SIZE.depth : SIZE.width) / 2;
      expect(low[k]).toBeGreaterThan(-half - 0.06);
      expect(high[k]).toBeLessThan(half + 0.02);
    }
    for (const { mesh } of piece.parts) expect(mesh.normals.every((v) => Number.isFinite(v))).toBe(true);
  });
});

describe('bent parts', () => {
  it('pass through every place they are bent through', () => {
    const through = [
      [0, 0, 0],
      [0.1, 0.4, 0],
      [0.3, 0.5, 0.1],
    ] as const;
    const line = bent(through, 4);
    for (const p of through)
      expect(line.some((q) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) < 1e-9)).toBe(true);
  });
  it('round a corner without leaving its plane', () => {
    const line = filleted(
      [
        [0, 0, 0],
        [0, 1, 0],
        [1, 1, 0],
      ],
      0.1,
    );
    expect(Math.min(...line.map(([x, y]) => Math.hypot(x, y - 1)))).toBeGreaterThan(0.03);
    expect(line.every((p) => p[2] === 0)).toBe(true);
  });
  it('close at both ends', () => {
    const { positions } = bar(
      [
        [0, 0, 0],
        [0, 1, 0],
      ],
      0.02,
    );
    const reach = (y: number) => {
      let most = 0;
      for (let k = 0; k < positions.length; k += 3)
        if (Math.abs(positions[k + 1]! - y) < 1e-6) most = Math.max(most, Math.hypot(positions[k]!, positions[k + 2]!));
      return most;
    };
    expect(reach(0)).toBeCloseTo(0.008, 3);
    expect(reach(1)).toBeCloseTo(0.008, 3);
  });
});
