import { expect, test } from 'vitest';
import { beforeLace, isLace, ridgesIn } from '#engines/dusk/windows/ridges.ts';

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

test('specks, mirrored foliage, mirrored sky and the slats of a blind hide nothing', () => {
  const specks = paneWith((x, y) => (x % 12 < 3 && y % 12 < 3 ? 150 : 50));
  expect(Math.max(...ridgesIn(specks, levels, 0))).toBe(0);
  const twigs = paneWith((x) => (x === 20 ? 180 : 50), 80);
  expect(Math.max(...ridgesIn(twigs, levels, 0))).toBe(0);
  const sky = paneWith((x) => (x === 20 ? 180 : 50), -100);
  expect(Math.max(...ridgesIn(sky, levels, 0))).toBe(0);
  const slats = paneWith((_, y) => (y % 8 === 0 ? 180 : 120));
  expect(Math.max(...ridgesIn(slats, levels, 1))).toBe(0);
});

test('the folds of a curtain, less light than the frame, let half of the room through', () => {
  const folds = paneWith((x) => (Math.abs(x - 30) < 2 ? 160 : 50));
  expect(at(ridgesIn(folds, levels, 0), 30, 40)).toBeLessThan(0.75);
});

/** A lattice of dark bars aslant before white cloth. */
const lattice = (x: number, y: number): number => ((x + y) % 12 < 5 || (x - y + 120) % 12 < 5 ? 60 : 220);
const uv = Float32Array.from({ length: 2 * WIDE * TALL }, (_, k) =>
  k % 2 ? (Math.floor((k - 1) / 2 / WIDE) + 0.5) / TALL : (((k / 2) % WIDE) + 0.5) / WIDE,
);

test('what stands out all over a pane without a bar is lace, and panes between bars are not', () => {
  const none = () => 0;
  expect(isLace(new Float32Array(WIDE * TALL).fill(0.5), none, uv)).toBe(true);
  expect(isLace(new Float32Array(WIDE * TALL).fill(0.2), none, uv)).toBe(false);
  expect(isLace(new Float32Array(WIDE * TALL).fill(0.5), (i) => (i % 3 === 0 ? 1 : 0), uv)).toBe(false);
});

test('before lace a rail and a post stay unlit, its own holes do not', () => {
  const hidden = beforeLace(
    paneWith((x, y) => (Math.abs(y - 40) < 4 || (Math.abs(x - 44) < 4 && y > 60) ? 230 : lattice(x, y))),
    levels,
  );
  expect(at(hidden, 20, 40)).toBe(1);
  expect(at(hidden, 44, 70)).toBe(1);
  let most = 0;
  for (let y = 10; y < 34; y++) for (let x = 8; x < 50; x++) most = Math.max(most, at(hidden, x, y));
  expect(most).toBe(0);
});
