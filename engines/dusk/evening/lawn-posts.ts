import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { exp2 } from '#engines/raster/scalar.ts';

/** Stops that a white post on the lawn loses: it stands before the lamps of the house, and none shines on it. What is so white is held back, and shows but half of them. And the share of them that its rim loses. */
const LOST = 1.2;
const RIM = 0.5;
/** Cells around it in which what is white hangs on it. */
const HANGS = 4;
/** Posts from which they are those of a fence. */
const FENCE = 3;
/** Shares of the height that it is tall at least, and over which the ground is seen on both sides of its foot: the posts of a porch stand at the end of it. */
const TALL = 0.12;
const ON_GROUND = 0.05;
/** Cells aside of it where that ground lies, its share of them, and those that a post is wide at most. */
const ASIDE = 7;
const GROUND = 0.6;
const WIDE = 8;
/** Share of white from which a cell is of it, and cells over which a run of them may break off. */
const WHITE = 0.3;
const BREAK = 3;

type Run = { readonly top: number; readonly bottom: number };

/** Stretches of a column that are white from end to end. */
const runsIn = ({ width, height, data }: Plane, x: number): Run[] => {
  const out: Run[] = [];
  let [top, last] = [-1, -1];
  for (let y = 0; y <= height; y++) {
    const white = y < height && data[y * width + x]! > WHITE;
    if (white) {
      if (top < 0) top = y;
      last = y;
    } else if (top >= 0 && (y - last > BREAK || y === height)) {
      if (last + 1 - top >= TALL * height) out.push({ top, bottom: last + 1 });
      top = -1;
    }
  }
  return out;
};

/** Whether ground is seen on both sides of a run's foot. */
const standsOnGround = (x: number, { bottom }: Run, { lawn, paving }: Surfaces): boolean => {
  const { width, height } = lawn;
  const [left, right] = [x - ASIDE, x + ASIDE];
  if (left < 0 || right >= width) return false;
  const from = Math.floor(bottom - ON_GROUND * height);
  let sum = 0;
  for (let y = from; y < bottom; y++)
    for (const at of [left, right]) sum += lawn.data[y * width + at]! + paving.data[y * width + at]!;
  return sum > 2 * GROUND * (bottom - from);
};

type Post = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Posts on the ground, each over all its columns. */
const postsIn = (whites: Plane, surfaces: Surfaces): Post[] => {
  const { width } = whites;
  const runs = Array.from({ length: width }, (_, x) =>
    runsIn(whites, x).find((run) => standsOnGround(x, run, surfaces)),
  );
  const posts: Post[] = [];
  for (let left = 0; left < width; left++) {
    let right = left;
    while (right < width && runs[right]) right++;
    const own = runs.slice(left, right) as Run[];
    if (own.length > 0 && own.length <= WIDE)
      posts.push({
        left,
        right,
        top: Math.min(...own.map(({ top }) => top)),
        bottom: Math.max(...own.map(({ bottom }) => bottom)),
      });
    left = right;
  }
  return posts;
};

/** One of them, with its rim, its head and foot and what hangs on it. */
const darkenPost = (arriving: Plane, whites: Plane, { left, right, top, bottom }: Post, lost: number): void => {
  const { width, height } = arriving;
  for (let y = Math.max(0, top - HANGS); y < Math.min(height, bottom + HANGS); y++)
    for (let x = Math.max(0, left - HANGS); x < Math.min(width, right + HANGS); x++) {
      const i = y * width + x;
      const inside = y >= top && y < bottom && x >= left && x < right;
      const beside = y >= top - 1 && y <= bottom && x >= left - 1 && x <= right ? RIM : 0;
      arriving.data[i]! *= exp2(-lost * (inside ? 1 : Math.max(beside, whites.data[i]!)));
    }
};

/** Takes from the post of a sign or a flag on the lawn what a wall of the house has: white from head to foot it stood there as by day. */
export const darkenPosts = (arriving: Plane, whites: Plane, surfaces: Surfaces, depth: number): void => {
  const posts = postsIn(whites, surfaces);
  if (posts.length < FENCE) for (const post of posts) darkenPost(arriving, whites, post, depth * LOST);
};
