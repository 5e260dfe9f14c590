import { expect, it } from 'vitest';
import { evenDark, evenShade } from '#engines/dusk/sun/even-hues.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const filled = (at: (x: number) => number): Plane => {
  const plane = newPlane(80, 40);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = at(i % 80);
  return plane;
};

it('gives a yellow wall in the shade the hue that it has in the sun, and leaves white walls and other paints', () => {
  const sun = filled((x) => (x < 40 ? 2 : 0));
  const shadedBlue = (lit: number, shaded: number): number => {
    const hues = [filled(() => 0.2), filled((x) => (x < 40 ? lit : shaded))] as const;
    evenShade(
      hues,
      sun,
      filled(() => 1),
    );
    return hues[1].data[20 * 80 + 60]!;
  };
  expect(shadedBlue(-1, -2.4)).toBeGreaterThan(-1.6);
  expect(shadedBlue(-0.1, -1)).toBeCloseTo(-1, 6);
  expect(shadedBlue(-1, -0.8)).toBeCloseTo(-0.8, 6);
  expect(shadedBlue(-1, -6)).toBeCloseTo(-6, 6);
});

it('evens the blocks of colour on a dark wall, and leaves a casing, a light wall and what is no wall theirs', () => {
  const isCasing = (x: number): boolean => x >= 60 && x < 64;
  const blueAt = (level: number, wall: number): ((x: number) => number) => {
    const light = filled((x) => level + (isCasing(x) ? 1.4 : 0));
    const hues = [filled(() => 0), filled((x) => (isCasing(x) ? 0.1 : Math.floor(x / 8) % 2 ? 1.2 : 0.6))] as const;
    evenDark(
      hues,
      light,
      light,
      filled(() => wall),
    );
    return (x) => hues[1].data[20 * 80 + x]!;
  };
  const dark = blueAt(-6.5, 1);
  expect(Math.abs(dark(36) - dark(28))).toBeLessThan(0.1);
  expect(dark(36)).toBeGreaterThan(0.75);
  expect(dark(62)).toBeLessThan(0.3);
  expect(blueAt(-2, 1)(36)).toBeCloseTo(0.6, 6);
  expect(blueAt(-6.5, 0)(36)).toBeCloseTo(0.6, 6);
});
