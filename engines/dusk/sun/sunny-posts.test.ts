import { expect, it } from 'vitest';
import { evenPosts } from '#engines/dusk/sun/sunny-posts.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const plane = (value: (x: number, y: number) => number): Plane => {
  const out = newPlane(60, 60);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % 60, Math.floor(i / 60));
  return out;
};
const onPost = (x: number): boolean => x >= 28 && x < 32;

/** Stops on a post, as light as that in its upper part, before a wall that lies in the shade down to row 40. */
const stopsOn = (light: number): number => {
  const sun = plane((x, y) => (y >= 40 ? 3 : onPost(x) ? 1.2 : 0));
  const day = plane((x, y) => (y >= 40 ? -0.1 : onPost(x) ? light : -3));
  evenPosts(
    sun,
    day,
    plane(() => 1),
  );
  expect(sun.data[20 * 60 + 10]).toBe(0);
  return sun.data[20 * 60 + 30]!;
};

it('lays the sun of its foot on all of a white post', () => {
  expect(stopsOn(-0.05)).toBeCloseTo(3);
});

it('leaves a post that lies in the shade of the porch', () => {
  expect(stopsOn(-1.4)).toBeCloseTo(1.2);
});

it('leaves a broad white wall', () => {
  const sun = plane((_, y) => (y < 30 ? 1 : 2));
  evenPosts(
    sun,
    plane(() => -0.1),
    plane(() => 1),
  );
  expect(sun.data[10 * 60 + 30]).toBe(1);
});
