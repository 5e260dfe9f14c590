import { describe, expect, it } from 'vitest';
import { evenBoards } from '#engines/dusk/sun/dappled-boards.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [90, 60];
const plane = (value: (x: number, y: number) => number): Plane => {
  const out = newPlane(W, H);
  for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) out.data[y * W + x] = value(x, y);
  return out;
};
const door = plane((x, y) => (x >= 15 && x < 75 && y >= 25 && y < 55 ? 1 : 0));
const inLeaves = (x: number): boolean => x % 12 < 5;
const isBoard = (y: number): boolean => y === 18 || y === 19;
const none = (): Plane => plane(() => 0);

describe('white boards over a dappled door', () => {
  const seen = plane((x, y) => (isBoard(y) && !inLeaves(x) ? 2 : 0.6));
  const light = plane((x, y) => (isBoard(y) ? (inLeaves(x) ? -1.6 : -0.1) : -4));

  it('lie in one light and one hue without their shadows of leaves', () => {
    const sun = plane(() => 1.2);
    const warm = plane((x) => (inLeaves(x) ? -0.4 : 0.1));
    const even = none();
    evenBoards(
      [sun, warm, none()],
      light,
      seen,
      plane(() => 1),
      door,
      even,
    );
    const left = (x: number): number => light.data[18 * W + x]! - sun.data[18 * W + x]!;
    expect(left(38)).toBeCloseTo(left(44), 1);
    expect(warm.data[18 * W + 38]).toBeCloseTo(0.1, 1);
    // Rims of leaves finer than a cell go too, on both sides of a shadow's border.
    expect(even.data[18 * W + 38]).toBeGreaterThan(0.9);
    expect(even.data[18 * W + 42]).toBeGreaterThan(0.9);
    // The dark soffit between them is no board in shade.
    expect(sun.data[21 * W + 38]).toBeCloseTo(1.2);
    expect(even.data[21 * W + 38]).toBe(0);
  });

  it('keep a joint where the network sees all of the sun, and stay as they are away from such a door', () => {
    const sun = plane(() => 1.2);
    const joint = plane((x, y) => (isBoard(y) ? (x === 44 ? -1 : -0.1) : -4));
    evenBoards(
      [sun, none(), none()],
      joint,
      plane(() => 2),
      plane(() => 1),
      door,
      none(),
    );
    expect(sun.data[18 * W + 44]).toBeCloseTo(1.2);
    evenBoards(
      [sun, none(), none()],
      light,
      seen,
      plane(() => 1),
      none(),
      none(),
    );
    expect(sun.data[18 * W + 38]).toBeCloseTo(1.2);
  });
});
