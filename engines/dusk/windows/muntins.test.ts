import { expect, test } from 'vitest';
import { muntinsIn } from '#engines/dusk/windows/muntins.ts';

const [WIDE, TALL] = [40, 60];
const uv = Float32Array.from({ length: WIDE * TALL * 2 }, (_, k) => {
  const i = k >> 1;
  return k % 2 === 0 ? ((i % WIDE) + 0.5) / WIDE : (Math.floor(i / WIDE) + 0.5) / TALL;
});
const glassWith = (bright: (x: number, y: number) => boolean) => ({
  width: WIDE,
  height: TALL,
  luma: Uint8Array.from({ length: WIDE * TALL }, (_, i) => (bright(i % WIDE, Math.floor(i / WIDE)) ? 180 : 50)),
});
const levels = { frame: 0.8, glass: 0.2 };
const none = () => 0;

test('a thin white bar from end to end of a pane is found, and the glass beside it is not', () => {
  const found = muntinsIn(
    glassWith((x) => x === 20),
    uv,
    levels,
    none,
  );
  expect(found[30 * WIDE + 20]).toBeGreaterThan(0.8);
  expect(found[30 * WIDE + 25]).toBe(0);
});

test('one that ends at the sash below is found in the upper pane alone', () => {
  const rail = (i: number) => (Math.abs(Math.floor(i / WIDE) - 30) < 2 ? 1 : 0);
  const found = muntinsIn(
    glassWith((x, y) => x === 20 && y < 30),
    uv,
    levels,
    rail,
  );
  expect(found[15 * WIDE + 20]).toBeGreaterThan(0.8);
  expect(found[45 * WIDE + 20]).toBe(0);
});

test('slats, what ends in the glass, and lines in a dark frame are none', () => {
  const sum = (bright: (x: number, y: number) => boolean, frame = 0.8) =>
    muntinsIn(glassWith(bright), uv, { frame, glass: 0.2 }, none).reduce((all, v) => all + v, 0);
  expect(sum((_, y) => y % 8 === 0)).toBe(0);
  expect(sum((x, y) => x === 20 && y < 20)).toBe(0);
  expect(sum((x) => x === 20, 0.3)).toBe(0);
});
