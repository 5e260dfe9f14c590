import { expect, test } from 'vitest';
import { ridgesIn } from '#engines/dusk/windows/ridges.ts';

const [WIDE, TALL] = [60, 80];
const paneWith = (light: (x: number, y: number) => number, red = 0) => ({
  width: WIDE,
  height: TALL,
  luma: Uint8Array.from({ length: WIDE * TALL }, (_, i) => light(i % WIDE, Math.floor(i / WIDE))),
  warm: new Uint8Array(WIDE * TALL).fill(128 + red / 2),
});
const levels = { frame: 0.9, glass: 0.2, lightest: 0.9 };
const at = (bars: Float32Array, x: number, y: number): number => bars[y * WIDE + x]!;

test('thin bars hide the room as far as they stand out, broad ones of paint all of it, the glass between nothing', () => {
  const bars = ridgesIn(
    paneWith((x, y) => (Math.abs(y - 40) < 3 ? 230 : x === 20 ? 180 : x === 40 ? 85 : 50)),
    levels,
    0,
  );
  expect(at(bars, 50, 40)).toBe(1);
  expect(at(bars, 20, 20)).toBeGreaterThan(0.6);
  expect(at(bars, 40, 20)).toBeGreaterThan(0.1);
  expect(at(bars, 40, 20)).toBeLessThan(0.6);
  expect(at(bars, 30, 20)).toBe(0);
});

test('specks, mirrored foliage and the slats of a blind hide nothing', () => {
  const specks = paneWith((x, y) => (x % 12 < 3 && y % 12 < 3 ? 150 : 50));
  expect(Math.max(...ridgesIn(specks, levels, 0))).toBe(0);
  const twigs = paneWith((x) => (x === 20 ? 180 : 50), 80);
  expect(Math.max(...ridgesIn(twigs, levels, 0))).toBe(0);
  const slats = paneWith((_, y) => (y % 8 === 0 ? 180 : 120));
  expect(Math.max(...ridgesIn(slats, levels, 1))).toBe(0);
});

test('the folds of a curtain, less light than the frame, let half of the room through', () => {
  const folds = paneWith((x) => (Math.abs(x - 30) < 2 ? 160 : 50));
  expect(at(ridgesIn(folds, levels, 0), 30, 40)).toBeLessThan(0.75);
});
