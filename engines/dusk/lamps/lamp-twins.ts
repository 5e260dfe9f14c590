import type { Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';

/** A fitting on the wall, in pixels of the look. */
export type Fitting = { readonly x: number; readonly y: number; readonly tall: number; readonly contrast: number };

/** Points of a patch around a fitting, across and down; it reaches a little beyond it, so that its outline counts. */
const PATCH = 12;
const WIDE = 1.1;
const TALL = 1.5;
/** How far apart two hang at least and in height at most, in their heights. */
const APART = 2.5;
/** A sure one may have its like just around the corner. */
const CORNER = 1.6;
const LEVEL = 2.2;

type Patch = { readonly values: Float32Array; readonly spread: number };

/** The light around a place, mean taken out and of length one. */
const patchAt = (look: WindowLook, x: number, y: number, tall: number, mirrored = false): Patch => {
  const values = new Float32Array(PATCH * PATCH);
  const { data } = look.luma;
  let mean = 0;
  for (let j = 0, k = 0; j < PATCH; j++) {
    const py = Math.round(y + ((j + 0.5) / PATCH - 0.5) * TALL * tall);
    const row = Math.min(look.height - 1, Math.max(0, py)) * look.width;
    for (let i = 0; i < PATCH; i++, k++) {
      const px = Math.round(x + (mirrored ? -1 : 1) * ((i + 0.5) / PATCH - 0.5) * WIDE * tall);
      values[k] = data[row + Math.min(look.width - 1, Math.max(0, px))]!;
      mean += values[k]! / (PATCH * PATCH);
    }
  }
  let squares = 0;
  for (let k = 0; k < values.length; k++) {
    values[k]! -= mean;
    squares += values[k]! ** 2;
  }
  const length = Math.sqrt(squares) + 1e-6;
  for (let k = 0; k < values.length; k++) values[k]! /= length;
  return { values, spread: Math.sqrt(squares / values.length) };
};

const product = (a: Patch, b: Patch): number => {
  let sum = 0;
  for (let k = 0; k < a.values.length; k++) sum += a.values[k]! * b.values[k]!;
  return sum;
};

/** Two lanterns of a house are of one make and hang at one height; a house number has no twin. -1 where they cannot be. */
export const likeness = (look: WindowLook, a: Fitting, b: Fitting): number => {
  if (a === b || Math.min(a.contrast, b.contrast) < 0.5 * Math.max(a.contrast, b.contrast)) return -1;
  if (Math.min(a.tall, b.tall) < 0.6 * Math.max(a.tall, b.tall)) return -1;
  if (Math.abs(a.x - b.x) < APART * a.tall || Math.abs(a.y - b.y) > LEVEL * a.tall) return -1;
  const own = patchAt(look, a.x, a.y, a.tall);
  let most = -1;
  for (let dy = -0.2; dy <= 0.21; dy += 0.1)
    for (let dx = -0.2; dx <= 0.21; dx += 0.1)
      most = Math.max(most, product(own, patchAt(look, b.x + dx * b.tall, b.y + dy * b.tall, b.tall)));
  return most;
};

export type Twin = Fitting & { readonly like: number };

const SCALES = [0.82, 1, 1.22] as const;

/** A fitting seen from in front and mirrored, as it is compared with every place of a wall. */
type Sought = { readonly own: Float32Array; readonly mirrored: Float32Array; readonly least: number };
/** Pixels from the middle of a patch to its points, down and across. */
type Points = { readonly down: Int32Array; readonly across: Int32Array };

const pointsOf = (tall: number): Points => {
  const [down, across] = [new Int32Array(PATCH), new Int32Array(PATCH)];
  for (let k = 0; k < PATCH; k++) {
    down[k] = Math.round(((k + 0.5) / PATCH - 0.5) * TALL * tall);
    across[k] = Math.round(((k + 0.5) / PATCH - 0.5) * WIDE * tall);
  }
  return { down, across };
};

/** How alike a place is, by sums of one pass: a wall has ten thousand places, and a patch made for each took a twentieth of an evening. */
const likeAt = (
  { width, height, luma: { data } }: WindowLook,
  { own, mirrored, least }: Sought,
  { down, across }: Points,
  x: number,
  y: number,
): number => {
  let sum = 0;
  let squares = 0;
  let product = 0;
  let other = 0;
  const inside = x + across[0]! >= 0 && x + across[PATCH - 1]! < width;
  for (let j = 0, k = 0; j < PATCH; j++) {
    const row = Math.min(height - 1, Math.max(0, y + down[j]!)) * width;
    for (let i = 0; i < PATCH; i++, k++) {
      const column = x + across[i]!;
      const light = data[row + (inside ? column : Math.min(width - 1, Math.max(0, column)))]!;
      sum += light;
      squares += light * light;
      product += own[k]! * light;
      other += mirrored[k]! * light;
    }
  }
  const count = PATCH * PATCH;
  const apart = Math.max(0, squares - (sum * sum) / count);
  // The means of both patches are nought: the light's own falls out of the products.
  return Math.sqrt(apart / count) < least ? -1 : Math.max(product, other) / (Math.sqrt(apart) + 1e-6);
};

type Sized = { readonly tall: number; readonly points: ReturnType<typeof pointsOf> };

/** The most alike around a place, at any size; none is less alike than nothing at all. */
const bestAround = (look: WindowLook, sought: Sought, sizes: readonly Sized[], first: Twin): Twin => {
  let best = first;
  for (const { tall, points } of sizes)
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const like = likeAt(look, sought, points, first.x + dx, first.y + dy);
        if (like > best.like) best = { ...best, x: first.x + dx, y: first.y + dy, tall, like };
      }
  return best;
};

/** Where along the wall, at the height of one lantern, its like hangs: best first, none beside a better one. */
export const twinsOf = (
  look: WindowLook,
  lamp: Fitting,
  least: number,
  may: (x: number, y: number) => boolean,
): Twin[] => {
  const own = patchAt(look, lamp.x, lamp.y, lamp.tall);
  const mirrored = patchAt(look, lamp.x, lamp.y, lamp.tall, true).values;
  const sought: Sought = { own: own.values, mirrored, least: 0.55 * own.spread };
  const sizes = SCALES.map((scale) => ({ tall: lamp.tall * scale, points: pointsOf(lamp.tall * scale) }));
  const same = pointsOf(lamp.tall);
  const found: Twin[] = [];
  const reach = Math.ceil(LEVEL * 0.7 * lamp.tall);
  for (let y = Math.round(lamp.y) - reach; y <= lamp.y + reach; y += 2)
    for (let x = Math.ceil(lamp.tall); x < look.width - lamp.tall; x += 2) {
      if (Math.abs(x - lamp.x) < CORNER * lamp.tall || y < lamp.tall || y > look.height - lamp.tall || !may(x, y))
        continue;
      // Two pixels aside a true one is still half as alike.
      if (likeAt(look, sought, same, x, y) < 0.5 * least) continue;
      const best = bestAround(look, sought, sizes, { x, y, tall: lamp.tall, contrast: lamp.contrast, like: -1 });
      if (best.like >= least) found.push(best);
    }
  const kept: Twin[] = [];
  for (const twin of found.sort((a, b) => b.like - a.like))
    if (!kept.some((other) => Math.abs(other.x - twin.x) < 1.5 * lamp.tall)) kept.push(twin);
  return kept;
};

/** Members of a family of lanterns that are asked, the least likeness that counts, and what the two best must have on the mean: where a dark thing stands out by itself, less. */
const ASKED = 3;
const KIN = 0.7;
const BOTH = 0.74;
const BOTH_AT_THING = 0.72;

/** How far the body of a lantern may lie off its middle and its height against the whole, the share of it that is dark and of its box that it fills. */
const OFF_BODY = 0.3;
const BODY = [0.5, 1.2] as const;
const DARK = 0.8;
const FILLED = 0.6;

/** Whether a thing is as dark and as large as the body of a lantern at its place is. */
const isBody = ({ left, right, top, bottom, area, dark }: Thing, { x, y, tall }: Fitting): boolean => {
  const [wide, high] = [right - left, bottom - top];
  return (
    Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) < OFF_BODY * tall &&
    high > BODY[0] * tall &&
    high < BODY[1] * tall &&
    high > wide &&
    dark > DARK &&
    area > FILLED * wide * high
  );
};

/** Lanterns that are alike to two members of a family of three: no two hang in the same light, and one alone is a poor witness. */
export const kinOf = (
  look: WindowLook,
  family: readonly Fitting[],
  small: readonly Thing[],
  may: (x: number, y: number) => boolean,
): Twin[] => {
  if (family.length < ASKED) return [];
  const near = (a: Fitting, b: Fitting): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 0.7 * a.tall;
  const witnesses = family.slice(0, ASKED).map((lamp) => twinsOf(look, lamp, KIN, may));
  return witnesses
    .flatMap((twins, n) =>
      twins.flatMap((twin) => {
        const again = witnesses.slice(n + 1).flatMap((others) => others.filter((other) => near(twin, other)));
        const like = Math.max(0, ...again.map((other) => (other.like + twin.like) / 2));
        const least = small.some((thing) => isBody(thing, twin)) ? BOTH_AT_THING : BOTH;
        return like > least ? [{ ...twin, like }] : [];
      }),
    )
    .filter((twin, n, all) => all.findIndex((other) => near(twin, other)) === n);
};
