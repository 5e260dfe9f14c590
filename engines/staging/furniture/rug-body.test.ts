import { expect, it } from 'vitest';
import { rugBody } from './rug-body.ts';

const edge = { thick: 0.012, ragged: 0.003, turn: 0.015 };
const mesh = rugBody(3, 2, edge, 4);
const xs = Array.from({ length: mesh.positions.length / 3 }, (_, i) => mesh.positions[i * 3]!);
const ys = Array.from({ length: mesh.positions.length / 3 }, (_, i) => mesh.positions[i * 3 + 1]!);

it('is as large as ordered, give or take a finger, and no thicker than its pile', () => {
  expect(Math.max(...xs)).toBeGreaterThan(1.485);
  expect(Math.max(...xs)).toBeLessThan(1.515);
  expect(Math.min(...ys)).toBe(0);
  expect(Math.max(...ys)).toBeLessThan(edge.thick + 0.002);
});

it('is a circle where its corners turn all the way', () => {
  const { positions: P } = rugBody(2.4, 2.4, { ...edge, turn: 1.2 }, 4);
  const rim = Array.from({ length: P.length / 3 }, (_, i) => Math.hypot(P[i * 3]!, P[i * 3 + 2]!)).filter((r) => r > 1);
  expect(Math.max(...rim)).toBeLessThan(1.22);
  expect(Math.min(...rim)).toBeGreaterThan(1.16);
  expect(P.every((v) => Number.isFinite(v))).toBe(true);
});

it('lies with its face up', () => {
  const { positions: P, triangles: T } = mesh;
  let area = 0;
  for (let t = 0; t < T.length; t += 3) {
    const [a, b, c] = [T[t]! * 3, T[t + 1]! * 3, T[t + 2]! * 3];
    if (Math.min(P[a + 1]!, P[b + 1]!, P[c + 1]!) < edge.thick - 1e-6) continue;
    const up = (P[b + 2]! - P[a + 2]!) * (P[c]! - P[a]!) - (P[b]! - P[a]!) * (P[c + 2]! - P[a + 2]!);
    expect(up).toBeGreaterThan(-1e-9);
    area += up / 2;
  }
  expect(area).toBeGreaterThan(5.7);
  expect(area).toBeLessThan(6);
});

it('has no straight edge', () => {
  const side = xs.filter(
    (x, i) => x > 1.47 && Math.abs(mesh.positions[i * 3 + 2]!) < 0.9 && ys[i]! > 0.003 && ys[i]! < 0.006,
  );
  expect(Math.max(...side) - Math.min(...side)).toBeGreaterThan(0.003);
});
