import { expect, it } from 'vitest';
import type { Frame } from '#engines/dusk/windows/frames.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { aboveRailing, belowSill } from '#engines/dusk/windows/railings.ts';
import { newPlane } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT] = [300, 300];
/** A light wall with dark glass from 100 to 150 and from 100 down to a row; dark bars every six pixels from 160 on, where asked for. */
const lookOf = (sill: number, bars: (x: number, y: number) => boolean): WindowLook => {
  const luma = newPlane(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const glass = x >= 100 && x < 150 && y >= 100 && y < sill;
      luma.data[y * WIDTH + x] = bars(x, y) ? 0.2 : glass ? 0.35 : 0.85;
    }
  return { width: WIDTH, height: HEIGHT, luma } as WindowLook;
};
const frame: Frame = {
  corners: [
    [100, 100],
    [150, 100],
    [150, 220],
    [100, 220],
  ],
  support: 0.95,
  bright: false,
  sure: 1,
};
const railing = (x: number, y: number): boolean => y >= 160 && y < 220 && x > 85 && x < 165 && x % 6 < 2;

it('ends a window at its sill where wall shows between the bars of a balcony', () => {
  const above = aboveRailing(lookOf(180, railing), frame);
  expect(Math.abs(above.corners[2][1] - 180)).toBeLessThan(6);
  const [lost] = belowSill(frame, above);
  expect(lost!.corners[1][0]).toBe(200);
});

it('leaves a window alone whose glass goes on behind the railing, and one without a railing', () => {
  expect(aboveRailing(lookOf(220, railing), frame)).toBe(frame);
  const bare = lookOf(180, () => false);
  expect(aboveRailing(bare, frame)).toBe(frame);
  expect(belowSill(frame, frame)).toEqual([]);
});
