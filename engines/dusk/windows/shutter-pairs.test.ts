import { expect, it } from 'vitest';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { isOneOfPair } from '#engines/dusk/windows/shutter-pairs.ts';
import { newPlane } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT] = [200, 120];
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
const WINDOW: Box = { left: 80, right: 110, top: 30, bottom: 90 };
const across = ({ left, right, ...rest }: Box): Box => ({
  left: WINDOW.left + WINDOW.right - right,
  right: WINDOW.left + WINDOW.right - left,
  ...rest,
});

/** A wall with a window, a strip at its right of some tone and height, and another of its own tone at its left. */
const pairOf = ({ strip = 120, other = 120, taller = 0, glass = 0 }) => {
  const box: Box = { left: 116, right: 132, top: WINDOW.top - taller, bottom: WINDOW.bottom + taller };
  const rgb = new Uint8Array(3 * WIDTH * HEIGHT).fill(220);
  const seen = newPlane(WIDTH, HEIGHT);
  const paint = ({ left, right, top, bottom }: Box, tone: number, chance: number): void => {
    for (let y = top; y < bottom; y++) {
      rgb.fill(tone, 3 * (y * WIDTH + left), 3 * (y * WIDTH + right));
      seen.data.fill(chance, y * WIDTH + left, y * WIDTH + right);
    }
  };
  paint(WINDOW, 50, 0.9);
  paint(box, strip, 0.8);
  paint(across(box), other, glass);
  return isOneOfPair({ width: WIDTH, height: HEIGHT, rgb } as unknown as WindowLook, seen, box, [WINDOW]);
};

it('tells a shutter by the other one of its pair, where no glass is seen', () => {
  expect(pairOf({})).toBe(true);
  expect(pairOf({ other: 200 })).toBe(false);
});

it('tells two boards that are taller than the glass, though both pass for it', () => {
  expect(pairOf({ glass: 0.8 })).toBe(false);
  expect(pairOf({ glass: 0.8, taller: 8 })).toBe(true);
});

it('leaves sashes of the window’s own tone', () => {
  expect(pairOf({ strip: 52, other: 50 })).toBe(false);
});
