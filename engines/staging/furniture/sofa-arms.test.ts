import { expect, it } from 'vitest';
import { kitFor } from '../look/kit.ts';
import { newPiece } from './piece.ts';
import { ARM_WIDTH, type Arm, overArm, putArm } from './sofa-arms.ts';

it.each(Object.keys(ARM_WIDTH) as Arm[])('a %s arm keeps to its width and depth, its outer side one panel', (arm) => {
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
  const panel = piece.parts.find(({ mesh }) => mesh.positions.every((v, k) => k % 3 !== 0 || v > 1));
  expect(panel).toBeDefined();
});

it.each(Object.keys(ARM_WIDTH) as Arm[])('a throw over a %s arm keeps above and outside it', (arm) => {
  const course = overArm(arm, 0.42, 1);
  expect(course[0]![0]).toBeLessThan(1);
  expect(course.at(-1)![0]).toBeGreaterThan(1 + ARM_WIDTH[arm]);
  for (const [out, y] of course) if (out > 1.03 && out < 0.97 + ARM_WIDTH[arm]) expect(y).toBeGreaterThan(0.56);
});
