import { describe, expect, it } from 'vitest';
import { darkenPosts } from '#engines/dusk/evening/lawn-posts.ts';
import { SURFACES, type Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [120, 100];
type Box = readonly [left: number, top: number, right: number, bottom: number];

const filled = (...boxes: readonly Box[]): Plane => {
  const plane = newPlane(W, H);
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y++) plane.data.fill(1, y * W + left, y * W + right);
  return plane;
};

/** The evening's light after white posts were looked for before a house that stands on a lawn from row 60 on. */
const leftBy = (...posts: readonly Box[]): Plane => {
  const arriving = filled([0, 0, W, H]);
  const surfaces = Object.fromEntries(SURFACES.map((name) => [name, newPlane(W, H)])) as unknown as Surfaces;
  darkenPosts(arriving, filled(...posts), { ...surfaces, lawn: filled([0, 60, W, H]) }, 1);
  return arriving;
};

describe('posts on the lawn', () => {
  it('lose what walls of the house have, from head to foot', () => {
    const { data } = leftBy([58, 30, 62, 80]);
    expect(data[35 * W + 60]).toBeLessThan(0.5);
    expect(data[78 * W + 60]).toBeLessThan(0.5);
    expect(data[50 * W + 70]).toBe(1);
  });

  it('are no posts of a porch, which end where the lawn begins, and none of a fence', () => {
    expect(leftBy([58, 20, 62, 61]).data[40 * W + 60]).toBe(1);
    expect(leftBy([38, 60, 41, 80], [58, 60, 61, 80], [78, 60, 81, 80]).data[70 * W + 59]).toBe(1);
  });

  it('are as slim as posts are', () => {
    expect(leftBy([50, 30, 70, 80]).data[50 * W + 60]).toBe(1);
  });
});
