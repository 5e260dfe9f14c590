import { expect, it } from 'vitest';
import { kitFor } from '../look/kit.ts';
import { newPiece } from './piece.ts';
import { ARM_WIDTH, type Arm, putArm } from './sofa-arms.ts';

it.each(Object.keys(ARM_WIDTH) as Arm[])('a %s arm keeps to its width and depth, its cord on the outer side', (arm) => {
  const { m } = kitFor('modern', 1, 0);
  const piece = newPiece();
  putArm(piece, m.base, arm, 1, 1, 0.9);
  for (const { mesh, material } of piece.parts) {
    for (let k = 0; k < mesh.positions.length; k += 3) {
      expect(Math.abs(mesh.positions[k]! - 1)).toBeLessThan(ARM_WIDTH[arm] / 2 + 0.035);
      expect(Math.abs(mesh.positions[k + 2]!)).toBeLessThan(0.47);
      expect(mesh.positions[k + 1]!).toBeGreaterThan(0.05);
    }
    expect(material.kind).toBe(m.base.kind);
  }
  const outer = piece.parts.slice(-2).every(({ mesh }) => mesh.positions.every((v, k) => k % 3 !== 0 || v > 1));
  expect(outer).toBe(arm !== 'roll');
});
