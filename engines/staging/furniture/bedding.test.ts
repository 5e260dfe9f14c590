import { describe, expect, it } from 'vitest';
import { makeBed, WAYS } from './bedding.ts';

const WIDE = 1.5;
const LONG = 1.75;
const ways = Array.from({ length: WAYS }, (_, way) => makeBed(WIDE, LONG, way));

describe('a made bed', () => {
  it('has no place or direction that is not a number', () => {
    for (const { cover, back, thrown, fringe } of ways)
      for (const mesh of [cover, back, thrown, ...(fringe ? [fringe] : [])]) {
        expect(mesh.positions.every(Number.isFinite)).toBe(true);
        expect(mesh.normals.every(Number.isFinite)).toBe(true);
      }
  });
  it('hangs over its sides and its foot, well above the floor and close to the mattress', () => {
    for (const { cover } of ways) {
      const lows = new Map<number, readonly [number, number]>();
      for (let o = 0; o < cover.positions.length; o += 3) {
        const [x, y, z] = [cover.positions[o]!, cover.positions[o + 1]!, cover.positions[o + 2]!];
        if (Math.abs(x) < WIDE / 2 && z < LONG) continue;
        const place = Math.round(Math.atan2(x, z - LONG / 2) * 12);
        const out = Math.max(Math.abs(x) - WIDE / 2, z - LONG);
        if (y < (lows.get(place)?.[0] ?? 0)) lows.set(place, [y, out]);
      }
      expect(lows.size).toBeGreaterThan(30);
      for (const [low, out] of lows.values()) {
        expect(low).toBeLessThan(-0.22);
        expect(low).toBeGreaterThan(-0.4);
        expect(out).toBeLessThan(0.12);
      }
    }
  });
  it('is flat on top: nothing of the cover stands higher than five centimetres above the mattress', () => {
    for (const { cover } of ways) {
      let top = 0;
      for (let o = 1; o < cover.positions.length; o += 3) top = Math.max(top, cover.positions[o]!);
      expect(top).toBeGreaterThan(0.02);
      expect(top).toBeLessThan(0.05);
    }
  });
  it('has a thin throw that lies close: nowhere more than three fingers above the cover', () => {
    for (const { thrown } of ways) {
      let top = 0;
      for (let o = 1; o < thrown.positions.length; o += 3) top = Math.max(top, thrown.positions[o]!);
      expect(top).toBeLessThan(0.075);
    }
  });
});
