import { expect, it } from 'vitest';
import { barsIn, isLightFrame, levelsOf } from '#engines/dusk/windows/bars.ts';

/** A window of 100 by 60, or so many, with two pixels of frame around it; `at` tells the light of its columns, 0..255. */
const barsOf = (
  frame: number,
  at: (x: number, y: number) => number,
  [wide, tall] = [100, 60],
): ((x: number, y?: number) => number) => {
  const [width, height] = [wide + 4, tall + 4];
  const luma = new Uint8Array(width * height).fill(frame);
  const uv = new Float32Array(width * height * 2);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      uv[i * 2] = (x - 1.5) / wide;
      uv[i * 2 + 1] = (y - 1.5) / tall;
      if (x > 1 && x < wide + 2 && y > 1 && y < tall + 2) luma[i] = at(x - 2, y - 2);
    }
  const crop = { width, height, luma, warm: new Uint8Array(luma.length).fill(128) };
  const bars = barsIn(crop, uv, levelsOf(crop, uv));
  return (x, y = 30) => bars((y + 2) * width + x + 2);
};

it('leaves black posts before dim glass dark, whatever the wall around is, and not the pale reveal behind the glass', () => {
  const bar = barsOf(210, (x) => (x > 40 && x < 48 ? 28 : x > 47 && x < 50 ? 120 : 84));
  expect(bar(44)).toBeGreaterThan(0.9);
  expect(bar(20)).toBeLessThan(0.1);
  expect(bar(49)).toBeLessThan(0.5);
});

it('takes the grooves in a white post for the post, and lights the glass between black panes and white posts', () => {
  const groove = (x: number): boolean => x === 44 || x === 48;
  const bar = barsOf(230, (x) => (x > 39 && x < 53 ? (groove(x) ? 90 : 230) : 30));
  expect(bar(44)).toBeGreaterThan(0.9);
  expect(bar(46)).toBeGreaterThan(0.9);
  expect(bar(20)).toBeLessThan(0.1);
});

it('lights a sash before a curtain that is on the way to the light of the frame, and no post as broad', () => {
  const sash = barsOf(200, (x) => (x > 47 && x < 52 ? 200 : x > 55 && x < 85 ? 160 : 60));
  expect(sash(70)).toBeLessThan(0.1);
  const post = barsOf(200, (x) => (x > 55 && x < 85 ? 200 : 60));
  expect(post(70)).toBeGreaterThan(0.9);
});

it('takes a line that ends in the middle of undivided glass for mirrored, and one that a rail ends for a muntin', () => {
  const line = (x: number, y: number): boolean => x > 28 && x < 32 && y < 28;
  const mirrored = barsOf(40, (x, y) => (line(x, y) ? 60 : 150));
  expect(mirrored(30, 14)).toBeLessThan(0.2);
  const muntin = barsOf(40, (x, y) => (line(x, y) || (y > 27 && y < 31) ? 60 : 150));
  expect(muntin(30, 14)).toBeGreaterThan(0.5);
});

it('takes what is dark below a white rail for its shadow on the curtain where the mullion is white, and for a rail where it is dark', () => {
  const post = (x: number): boolean => x > 46 && x < 53;
  const shadowed = (mullion: number) =>
    barsOf(220, (x, y) => (post(x) ? mullion : y > 27 && y < 30 ? 220 : y > 29 && y < 33 ? 120 : 196));
  expect(shadowed(220)(20, 31)).toBeLessThan(0.3);
  expect(shadowed(220)(50, 14)).toBeGreaterThan(0.5);
  expect(shadowed(110)(20, 31)).toBeGreaterThan(0.5);
});

it('only light paint before darker glass is told by its light, and only where some of it is inside', () => {
  expect(isLightFrame({ frame: 0.8, glass: 0.4, lightest: 0.7 })).toBe(true);
  expect(isLightFrame({ frame: 0.8, glass: 0.4, lightest: 0.5 })).toBe(false);
  expect(isLightFrame({ frame: 0.3, glass: 0.1, lightest: 0.3 })).toBe(false);
  expect(isLightFrame({ frame: 0.6, glass: 0.8, lightest: 0.9 })).toBe(false);
});

it('takes a line that slopes more than any rail for a shadow on the blind', () => {
  const sloping = (rise: number) =>
    barsOf(60, (x, y) => (Math.abs(y - 30 - (rise * (x - 50)) / 100) < 1.6 ? 120 : 225));
  expect(sloping(0)(20, 30)).toBeGreaterThan(0.5);
  const rows = Array.from({ length: 20 }, (_, k) => 20 + k);
  expect(Math.max(...rows.map((y) => sloping(7)(20, y)))).toBeLessThan(0.3);
});

it('finds rails in slim glass beside a door and no upright bar', () => {
  const beside = barsOf(40, (x, y) => ((y > 58 && y < 62) || (x > 3 && x < 6) ? 40 : 150), [20, 120]);
  expect(beside(14, 60)).toBeGreaterThan(0.9);
  expect(beside(4, 90)).toBeLessThan(0.1);
  const window = barsOf(40, (x) => (x > 18 && x < 22 ? 40 : 150), [40, 120]);
  expect(window(20, 90)).toBeGreaterThan(0.9);
});
