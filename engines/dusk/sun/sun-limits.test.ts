import { expect, it } from 'vitest';
import { sunLimits } from '#engines/dusk/sun/sun-limits.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const plane = (value: (x: number, y: number) => number): Plane => {
  const out = newPlane(40, 40);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % 40, Math.floor(i / 40));
  return out;
};
const at = ({ data }: Plane, x: number): number => data[20 * 40 + x]!;

/** A wall in the sun on the left, where 1.5 stops go: near the border they follow light. */
const light = plane((x) => (x < 20 ? -1 : -2.5));
const slope = plane((x) => (Math.abs(x - 19.5) < 4 ? 0.9 : 0));
const excess = plane((x, y) => (x < 20 ? 1.5 : 0) - slope.data[y * 40 + x]! * light.data[y * 40 + x]!);
const none: readonly Plane[] = [];
const limits = () =>
  sunLimits(
    slope,
    excess,
    light,
    slope.data,
    plane(() => 1),
    none,
  );

it('takes as much from the lines between boards beside a border as from the boards', () => {
  const { least, most } = limits();
  expect(at(least, 17)).toBeGreaterThan(1.4);
  expect(at(most, 22)).toBeLessThan(0.1);
});

it('lets a pixel right at the border be on either side', () => {
  const { least, most } = limits();
  for (const x of [19, 20]) {
    expect(at(least, x)).toBeLessThan(0);
    expect(at(most, x)).toBeGreaterThan(1.5);
  }
});

it('leaves posts, spots of light and leaves to their own light, and texture its own', () => {
  const post = plane((x) => (x === 17 ? -4 : x < 20 ? -1 : -2.5));
  const spots = [plane((x) => (x === 17 ? 1 : 0))];
  const bare = plane(() => 1);
  const leafy = plane((x) => (x === 17 ? 0 : 1));
  expect(at(sunLimits(slope, excess, post, slope.data, bare, none).least, 17)).toBeLessThan(0);
  expect(at(sunLimits(slope, excess, light, slope.data, bare, spots).least, 17)).toBeLessThan(0);
  expect(at(sunLimits(slope, excess, light, slope.data, leafy, none).least, 17)).toBeLessThan(0);
  expect(at(sunLimits(slope, excess, light, new Float32Array(1600), bare, none).least, 17)).toBeLessThan(0.3);
});
