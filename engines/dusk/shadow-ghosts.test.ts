import { expect, it } from 'vitest';
import { ghostsLeft } from '#engines/dusk/shadow-ghosts.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const plane = (value: (x: number) => number): Plane => {
  const out = newPlane(80, 60);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % 80);
  return out;
};
const wall = plane(() => 1);
const at = (p: Plane, x: number): number => p.data[30 * 80 + x]!;

it('takes most of what is left of a shadow, its hue too', () => {
  const sun = plane((x) => (x < 40 ? 1.5 : 0));
  const broad = plane((x) => (x < 40 ? -3 : -3.4));
  const hues = [plane((x) => (x < 40 ? 0.2 : 0)), plane(() => 0)] as const;
  const ghosts = ghostsLeft(sun, broad, [wall], hues);
  const step = at(broad, 39) - at(ghosts, 39) - (at(broad, 40) - at(ghosts, 40));
  expect(step).toBeLessThan(0.1);
  expect(at(hues[0], 39) - at(hues[0], 40)).toBeLessThan(0.06);
});

it('leaves paint where the sun does not change, and other paint where it does', () => {
  const none = [plane(() => 0), plane(() => 0)] as const;
  const even = ghostsLeft(
    plane(() => 1.5),
    plane((x) => (x < 40 ? -3 : -3.4)),
    [wall],
    none,
  );
  expect(at(even, 39)).toBe(0);
  const other = ghostsLeft(
    plane((x) => (x < 40 ? 1.5 : 0)),
    plane((x) => (x < 40 ? -2 : -5)),
    [wall],
    none,
  );
  expect(at(other, 39)).toBeCloseTo(0);
});
