import { describe, expect, it } from 'vitest';
import { PILLOWS } from './pillow-meshes.ts';
import { trimOf } from './pillow-trims.ts';
import { type PillowName, pillow } from './pillows.ts';

const names = Object.keys(PILLOWS) as PillowName[];
const box = (p: Float32Array) =>
  [0, 1, 2].flatMap((c) => {
    const own = p.filter((_, k) => k % 3 === c);
    return [Math.min(...own), Math.max(...own)];
  });

describe.each(['piped', 'flanged', 'fringed'] as const)('a seam that is %s', (trim) => {
  it.each(names)('keeps to the cushion %s and is made of numbers', (name) => {
    const cushion = pillow(name);
    const { across, up } = PILLOWS[name];
    const mesh = trimOf(trim, cushion.positions, across, up)!;
    expect(mesh.positions.every(Number.isFinite)).toBe(true);
    expect(mesh.normals.every(Number.isFinite)).toBe(true);
    const [own, whole] = [box(mesh.positions), box(cushion.positions)];
    for (const [k, v] of own.entries())
      expect(k % 2 ? v - whole[k]! : whole[k]! - v).toBeLessThan(trim === 'piped' ? 0.008 : 0.06);
  });
});

describe('a knife edge', () => {
  it('has nothing sewn in', () => {
    expect(trimOf('knife', pillow('sofaA').positions, PILLOWS.sofaA.across, PILLOWS.sofaA.up)).toBeNull();
  });
});

describe('light on a cushion', () => {
  it.each(names)('is never none and never more than all of it on %s', (name) => {
    const { shade, positions } = pillow(name);
    expect(shade!.length).toBe(positions.length / 3);
    expect(Math.min(...shade!)).toBeGreaterThan(0.3);
    expect(Math.max(...shade!)).toBeLessThanOrEqual(1);
  });
});
