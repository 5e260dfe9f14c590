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
  it('hangs level: its hem differs by no more than three centimetres round sides and foot', () => {
    for (const { cover } of ways) {
      const lows = new Map<number, number>();
      for (let o = 0; o < cover.positions.length; o += 3) {
        const [x, y, z] = [cover.positions[o]!, cover.positions[o + 1]!, cover.positions[o + 2]!];
        if (Math.abs(x) < WIDE / 2 && z < LONG) continue;
        const place = Math.round(Math.atan2(x, z - LONG / 2) * 12);
        lows.set(place, Math.min(y, lows.get(place) ?? 0));
      }
      const hems = [...lows.values()];
      expect(hems.length).toBeGreaterThan(30);
      expect(Math.max(...hems) - Math.min(...hems)).toBeLessThan(0.03);
    }
  });
});
