import { describe, expect, it } from 'vitest';
import type { Mesh } from './mesh.ts';
import { PILLOWS } from './pillow-meshes.ts';
import { type PillowName, pillow } from './pillows.ts';

const names = Object.keys(PILLOWS) as PillowName[];

/** Edges of a mesh that have no partner in the other direction. */
const openEdges = ({ triangles }: Mesh): number => {
  const seen = new Set<string>();
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [triangles[t + k]!, triangles[t + ((k + 1) % 3)]!];
      if (!seen.delete(`${b} ${a}`)) seen.add(`${a} ${b}`);
    }
  return seen.size;
};

/** Volume in litres; below nought where faces look inward. */
const litres = ({ positions: p, triangles }: Mesh): number => {
  let sum = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3];
    sum +=
      p[a]! * (p[b + 1]! * p[c + 2]! - p[b + 2]! * p[c + 1]!) +
      p[a + 1]! * (p[b + 2]! * p[c]! - p[b]! * p[c + 2]!) +
      p[a + 2]! * (p[b]! * p[c + 1]! - p[b + 1]! * p[c]!);
  }
  return (sum / 6) * 1000;
};

const bounds = ({ positions }: Mesh, axis: number): readonly [number, number] => {
  const own = positions.filter((_, k) => k % 3 === axis);
  return [Math.min(...own), Math.max(...own)];
};

describe.each([false, true])('pillows, mirrored %s', (flip) => {
  it.each(names)('%s is a closed case, filled, on its seat and before its back', (name) => {
    const mesh = pillow(name, flip);
    expect(openEdges(mesh)).toBe(0);
    expect(litres(mesh)).toBeGreaterThan(6);
    expect(litres(mesh)).toBeLessThan(54);
    const [low, high] = bounds(mesh, 1);
    expect(low).toBeGreaterThan(-0.01);
    expect(low).toBeLessThan(0.06);
    expect(high - low).toBeGreaterThan(0.2);
    const [left, right] = bounds(mesh, 0);
    expect(right - left).toBeLessThan(0.82);
    expect(Math.abs(left + right)).toBeLessThan(0.12);
  });

  it.each(names)('%s has normals of length one that look outward', (name) => {
    const mesh = pillow(name, flip);
    // Pushed out along its normals a case holds more.
    const out = mesh.positions.map((v, k) => v + 0.004 * mesh.normals[k]!);
    expect(litres({ ...mesh, positions: out })).toBeGreaterThan(litres(mesh) + 1);
    for (let o = 0; o < mesh.normals.length; o += 3)
      expect(Math.hypot(mesh.normals[o]!, mesh.normals[o + 1]!, mesh.normals[o + 2]!)).toBeCloseTo(1, 3);
  });
});
