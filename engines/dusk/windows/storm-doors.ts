import { quantile } from '#engines/raster/scalar.ts';

/** Shares of a door's width in which its stiles lie, from either side, and the rows around whose stiles tell the leaf's light: the shade of a roof lies on glass and leaf alike. */
const STILES = [0.05, 0.17] as const;
const ROWS = 2;
/** Light by which glass with a curtain behind it is lighter than the leaf. */
const LIGHTER = 0.06;
/** Shares of the width that tell whether a row is glass, of those that are lighter, and of the rows of a sash that make a column of it glass. */
const MIDDLE = [0.22, 0.78] as const;
const MOSTLY = 0.5;
const COLUMN = 0.5;
/** Shares of the door: a sash is so high and so wide at least, stands so far from the middle and from either side at most, and ends over the foot. */
const HIGH = 0.12;
const WIDE = 0.4;
const ASIDE = 0.1;
const RAIL = 0.04;
const FOOT = 0.84;
/** And all sashes together take so much of its height: less is a panel or a letter box. */
const TOGETHER = 0.42;

export type Sash = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Leaf = { readonly lumas: Float32Array; readonly width: number; readonly height: number };

/** The leaf's light in every row, as its stiles have it. */
const leafOf = ({ lumas, width, height }: Leaf): number[] => {
  const [from, to] = STILES.map((share) => Math.round(share * width)) as [number, number];
  return Array.from({ length: height }, (_, y) => {
    const own: number[] = [];
    for (let row = Math.max(0, y - ROWS); row <= Math.min(height - 1, y + ROWS); row++)
      for (let x = from; x <= to; x++) own.push(lumas[row * width + x]!, lumas[(row + 1) * width - 1 - x]!);
    return quantile(own, 0.5);
  });
};

/** Runs of places that hold, each from its first to its last. */
const runsOf = (holds: readonly boolean[]): (readonly [number, number])[] => {
  const runs: (readonly [number, number])[] = [];
  for (let from = 0; from < holds.length; from++) {
    if (!holds[from]) continue;
    let to = from;
    while (holds[to + 1]) to++;
    runs.push([from, to]);
    from = to;
  }
  return runs;
};

/** Sashes of a storm door, one over the other: rows that are lighter than both stiles beside them, from a rail down to the foot. */
export const stormSashes = (leaf: Leaf): readonly Sash[] => {
  const { lumas, width, height } = leaf;
  const own = leafOf(leaf);
  const isLighter = (x: number, y: number): boolean => lumas[y * width + x]! - own[y]! > LIGHTER;
  const [first, last] = MIDDLE.map((share) => Math.round(share * width)) as [number, number];
  const rows = own.map((_, y) => {
    let n = 0;
    for (let x = first; x <= last; x++) if (isLighter(x, y)) n++;
    return n > MOSTLY * (last - first + 1);
  });
  const sashes = runsOf(rows).flatMap(([top, bottom]): Sash[] => {
    const columns = Array.from({ length: width }, (_, x) => {
      let n = 0;
      for (let y = top; y <= bottom; y++) if (isLighter(x, y)) n++;
      return n > COLUMN * (bottom - top + 1);
    });
    return runsOf(columns).map(([left, right]) => ({ left, right, top, bottom }));
  });
  const whole = sashes.filter(
    ({ left, right, top, bottom }) =>
      bottom - top + 1 > HIGH * height &&
      right - left + 1 > WIDE * width &&
      Math.abs((left + right + 1) / 2 - width / 2) < ASIDE * width &&
      left > STILES[0] * width &&
      right < (1 - STILES[0]) * width &&
      top > RAIL * height &&
      bottom < FOOT * height,
  );
  let together = 0;
  for (const { top, bottom } of whole) together += bottom - top + 1;
  return together > TOGETHER * height ? whole : [];
};
