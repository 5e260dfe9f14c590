import { expect, it } from 'vitest';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { withoutShutters } from '#engines/dusk/windows/shutters.ts';
import { newRaster } from '#engines/raster/raster.ts';

const [W, H] = [300, 200];

/** Strips of light from the left of a piece, each with or without bright rails across. */
const pieceOf = (strips: readonly { width: number; light: number; rails?: boolean; middle?: number }[]) => {
  const photo = newRaster(W, H);
  photo.data.fill(150);
  let x = 60;
  for (const { width, light, rails, middle } of strips) {
    for (let y = 40; y < 140; y++)
      photo.data.fill(
        rails && y % 25 < 4 ? 235 : y > 85 && y < 95 ? (middle ?? light) : light,
        (y * W + x) * 3,
        (y * W + x + width) * 3,
      );
    x += width;
  }
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  const look = windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });
  const corners = [
    [60, 40],
    [x, 40],
    [x, 140],
    [60, 140],
  ] as const;
  return { look, frame: { corners, support: 1, bright: false }, right: x };
};
const board = { width: 22, light: 50 };
const casing = { width: 6, light: 240 };
const glass = { width: 50, light: 70, rails: true };

it('cuts the boards off and keeps the glass', () => {
  const { look, frame, right } = pieceOf([board, casing, glass, casing, board]);
  const { corners } = withoutShutters(look, frame);
  expect(corners[0][0]).toBeGreaterThan(60 + 18);
  expect(corners[0][0]).toBeLessThan(60 + 30);
  expect(corners[1][0]).toBeLessThan(right - 18);
  expect(corners[1][0]).toBeGreaterThan(right - 30);
});

it('leaves three sashes of one window whole', () => {
  const { look, frame } = pieceOf([
    { ...glass, width: 26 },
    casing,
    { ...glass, width: 26 },
    casing,
    { ...glass, width: 26 },
  ]);
  expect(withoutShutters(look, frame)).toBe(frame);
});

it('cuts off a board with a rail of its own colour, and the wall that shows beside it', () => {
  const { look, frame, right } = pieceOf([glass, casing, { ...board, middle: 75 }, { width: 8, light: 190 }]);
  const { corners } = withoutShutters(look, { ...frame, sure: 0.5 });
  expect(corners[0][0]).toBe(60);
  expect(corners[1][0]).toBeLessThan(right - 26);
  expect(corners[1][0]).toBeGreaterThan(right - 38);
});
