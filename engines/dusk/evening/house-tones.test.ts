import { describe, expect, it } from 'vitest';
import { modelHouse } from '#engines/dusk/evening/house-tones.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [60, 40];
const filled = (value: number): Plane => {
  const plane = newPlane(W, H);
  plane.data.fill(value);
  return plane;
};
const box = (left: number, top: number, right: number, bottom: number): Quad => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const WINDOW = box(0.1, 0.4, 0.25, 0.7);

/** Share of the evening's light that a wall keeps beside the window and far from it. */
const kept = (
  level: number,
  lit: readonly Quad[],
  built: 'house' | 'roof' = 'house',
  snow = 0,
  nextDoor = 0,
): { beside: number; far: number } => {
  const arriving = filled(1);
  const none = filled(0);
  const surfaces: Surfaces = {
    house: none,
    garage: none,
    roof: none,
    [built]: filled(1),
    leaf: none,
    lawn: none,
    paving: none,
    water: none,
  };
  const tone = { light: filled(level), share: filled(1), slope: none, excess: none, gain: filled(1), arriving };
  modelHouse(tone, surfaces, lit, new Float32Array(W).fill(nextDoor), 1, 1, snow);
  const at = (x: number, y: number): number => arriving.data[Math.floor(y * H) * W + Math.floor(x * W)]!;
  return { beside: at(0.28, 0.55), far: at(0.9, 0.1) };
};

describe('modelHouse', () => {
  it('leaves a light wall its light beside a lit window and takes half of it far off', () => {
    const { beside, far } = kept(-2.5, [WINDOW]);
    expect(beside).toBeGreaterThan(0.85);
    expect(far).toBeLessThan(0.55);
  });

  it('takes as much from a whole roof, but for its snow', () => {
    const bare = kept(-2.5, [WINDOW], 'roof');
    expect(bare.far).toBeLessThan(0.8);
    expect(bare.beside).toBeCloseTo(bare.far, 2);
    expect(kept(-2.5, [WINDOW], 'roof', 1).far).toBe(1);
  });

  it('takes nothing from the house next door, which is darker already', () => {
    expect(kept(-2.5, [WINDOW], 'house', 0, 1).far).toBe(1);
  });

  it('takes nothing from a dark wall, or where nothing is lit', () => {
    expect(kept(-4.5, [WINDOW]).far).toBe(1);
    expect(kept(-2.5, []).far).toBe(1);
  });
});
