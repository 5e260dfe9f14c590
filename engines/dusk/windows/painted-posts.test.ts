import { expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { paintedPosts } from '#engines/dusk/windows/painted-posts.ts';

const [WIDTH, HEIGHT] = [100, 40];
const quad: Quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const photo = (at: (x: number) => number): Uint8Array =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => at(i % WIDTH));
const postsOf = (at: (x: number) => number): number[] => paintedPosts(photo(at), WIDTH, HEIGHT, quad);

it('finds the sides and the middle of white posts in one window', () => {
  const posts = postsOf((x) => (x % 30 >= 20 && x < 90 ? 230 : 40));
  expect(posts).toHaveLength(9);
  expect(posts[1]).toBeCloseTo(0.25, 1);
  expect(posts[4]).toBeCloseTo(0.55, 1);
});

it('takes no thin muntin for one, nor a grey one', () => {
  expect(postsOf((x) => (x % 25 < 2 ? 230 : 40))).toEqual([]);
  expect(postsOf((x) => (x % 30 >= 20 && x < 90 ? 90 : 40))).toEqual([]);
});
