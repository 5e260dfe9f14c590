import type { Glass } from '#engines/dusk/windows/glass.ts';

const widthOf = (glass: Glass): number => glass.right - glass.left;
const heightOf = (glass: Glass): number => glass.bottom - glass.top;
export const areaOf = (glass: Glass): number => widthOf(glass) * heightOf(glass);

const alike = (a: number, b: number, tolerance: number): boolean => Math.abs(a - b) <= tolerance * Math.max(a, b);

/** Share of the smaller one that the other covers. */
export const coverage = (a: Glass, b: Glass): number => {
  const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return x > 0 && y > 0 ? (x * y) / Math.min(areaOf(a), areaOf(b)) : 0;
};

/** Like-sized neighbours in the same row or column make a window likelier. */
export const supportOf = (glass: Glass, all: readonly Glass[]): number => {
  const w = widthOf(glass);
  const h = heightOf(glass);
  let support = 0;
  for (const other of all) {
    if (other === glass) continue;
    const dx = Math.abs(other.left - glass.left);
    const dy = Math.abs(other.top - glass.top);
    if (alike(heightOf(other), h, 0.25) && dy < h * 0.7 && dx < w * 9) support += 1;
    else if (alike(widthOf(other), w, 0.25) && dx < w * 0.35) support += 0.5;
  }
  return support;
};

/** Score of a window that speaks for its twin, how alike the two are, and widths between them at most. */
const SPEAKS = 0.8;
const TWIN = 0.15;
const APART = 4;

/** A whole piece at the corner of a house that has its twin further in is a window like that one, and no opening of a porch. */
export const withoutOpenings = (all: readonly Glass[]): Glass[] =>
  all.map((glass) => {
    const { asOpening = 1, sure } = glass;
    if (sure === undefined || asOpening >= 1) return glass;
    const [w, h] = [widthOf(glass), heightOf(glass)];
    const twin = all.some(
      (other) =>
        other.score > SPEAKS &&
        coverage(glass, other) === 0 &&
        alike(widthOf(other), w, TWIN) &&
        alike(heightOf(other), h, TWIN) &&
        Math.abs(other.top - glass.top) < TWIN * h &&
        Math.abs(other.left - glass.left) < APART * w,
    );
    return twin ? { ...glass, score: glass.score / asOpening, asOpening: 1 } : glass;
  });

/** Of the height that a post between two panes takes at most, and by which their heads and feet may lie elsewhere on the lines of the other; shares of the other's width that a pane has. */
const POST = 0.2;
const OFF_LINE = 0.12;
const AS_WIDE = 0.4;
/** Share of its neighbour's score that a pane of a bank has. */
const BANKED = 0.8;

/** How far a pane's side next to another lies off the lines of that one's head and foot, at worst. */
const offLines = ({ corners: [a, b, c, d] }: Glass, other: Glass): number => {
  const [p, q, r, s] = other.corners;
  const along = (from: readonly [number, number], to: readonly [number, number], x: number): number =>
    from[1] + ((to[1] - from[1]) * (x - from[0])) / Math.max(1, to[0] - from[0]);
  const [head, foot] = a[0] < p[0] ? [b, c] : [a, d];
  return Math.max(Math.abs(head[1] - along(p, q, head[0])), Math.abs(foot[1] - along(s, r, foot[0])));
};

/** Whether two panes stand side by side in one frame: a post between them, one head and one sill. */
const inOneBank = (glass: Glass, other: Glass): boolean => {
  const gap = Math.max(glass.left, other.left) - Math.min(glass.right, other.right);
  const [tall, wide] = [heightOf(other), widthOf(other)];
  return (
    gap > -POST * Math.min(wide, widthOf(glass)) &&
    gap < POST * tall &&
    alike(heightOf(glass), tall, POST) &&
    widthOf(glass) > AS_WIDE * wide &&
    wide > AS_WIDE * widthOf(glass) &&
    offLines(glass, other) < OFF_LINE * tall
  );
};

/** Gives each pane of a bank the word of its likeliest neighbour: no one lights half of a front. */
export const withBanks = (all: readonly Glass[]): Glass[] =>
  all.map((glass) => {
    const beside = all.filter((other) => other.score > glass.score && inOneBank(glass, other));
    return { ...glass, score: Math.max(glass.score, ...beside.map(({ score }) => BANKED * score)) };
  });

/** Four and more small squat panes in one tight row belong to a garage door. */
export const isGarageRow = (glass: Glass, all: readonly Glass[]): boolean => {
  const w = widthOf(glass);
  const h = heightOf(glass);
  if (h / w > 1.35) return false;
  const row = all.filter(
    (other) =>
      Math.abs(other.top - glass.top) < h * 0.6 &&
      alike(heightOf(other), h, 0.35) &&
      alike(widthOf(other), w, 0.4) &&
      Math.abs(other.left - glass.left) < w * 9,
  );
  return row.length >= 4;
};

/** Shutters close over their window, each half as wide at most: what is wider, and glass to the network for the most part, is a sash. */
const SASH = 1.9;
const SURE_SASH = 0.6;

/** Blue from which glass mirrors the sky, alone and against what is around it, and how far off the window's own it may be: no board is painted so. */
const SKY = 0.05;
const BLUER = 0.09;
const SAME_SKY = 0.07;
const mirrorsAlike = ({ blue = 0, bluer = 0 }: Glass, window: Glass): boolean =>
  blue > SKY && bluer > BLUER && Math.abs(blue - (window.blue ?? 0)) < SAME_SKY;

/** A strip at the side of a wider window as high as itself: a shutter. Sashes side by side are one piece to the network. */
export const isBoard = (glass: Glass, all: readonly Glass[]): boolean => {
  const w = widthOf(glass);
  const h = heightOf(glass);
  if (h / w < 2.6) return false;
  return all.some((window) => {
    const least = (glass.sure ?? 0) > SURE_SASH ? SASH : 1.28;
    if (widthOf(window) < w * least || !alike(heightOf(window), h, 0.25)) return false;
    if (Math.abs(window.top - glass.top) > h * 0.3 || mirrorsAlike(glass, window)) return false;
    const gap = Math.max(window.left, glass.left) - Math.min(window.right, glass.right);
    // A far wider window may have a sash in the shade that the network leaves out.
    return gap > -w * 0.5 && gap < w * (widthOf(window) > w * 6 ? 3 : 0.9);
  });
};

/** Half the width of a whole piece and right at its side, tall, framed, but of little glass that the network knows: half a shutter. */
export const isLeafBeside = (glass: Glass, all: readonly Glass[]): boolean => {
  const w = widthOf(glass);
  if ((glass.sure ?? 0) > 0.3 || heightOf(glass) < 1.7 * w) return false;
  return all.some((window) => {
    if ((window.sure ?? 0) < 0.3 || widthOf(window) < 1.8 * w || glass.score > 0.5 * window.score) return false;
    const gap = Math.max(window.left, glass.left) - Math.min(window.right, glass.right);
    return (
      gap > -0.5 * w && gap < 0.4 * w && glass.top > window.top - 0.2 * w && glass.bottom < window.bottom + 0.2 * w
    );
  });
};

/** A narrow dark board on each side of a wider pane of the same height is a pair of shutters. */
export const isShutter = (glass: Glass, all: readonly Glass[]): boolean => {
  const w = widthOf(glass);
  const h = heightOf(glass);
  if (h / w < 1.7) return false;
  return all.some((window) => {
    if (window === glass || widthOf(window) < w * 1.08 || !alike(heightOf(window), h, 0.3)) return false;
    if (Math.abs(window.top - glass.top) > h * 0.3) return false;
    const rightOf = glass.left > (window.left + window.right) / 2;
    const gap = rightOf ? glass.left - window.right : window.left - glass.right;
    if (gap < -3 || gap > w * 0.6) return false;
    const mirrored = rightOf ? window.left - gap - w : window.right + gap;
    return all.some(
      (other) =>
        other !== glass &&
        alike(widthOf(other), w, 0.4) &&
        Math.abs(other.left - mirrored) < w * 0.6 &&
        Math.abs(other.top - glass.top) < h * 0.3,
    );
  });
};

/** Tall, alone, and lower than every window: a front door. Glass doors come in rows of equal ones. */
export const isDoor = (glass: Glass, all: readonly Glass[]): boolean => {
  const w = widthOf(glass);
  const h = heightOf(glass);
  if (h / w < 1.5) return false;
  const sibling = all.some(
    (other) =>
      other !== glass &&
      coverage(other, glass) < 0.3 &&
      Math.abs(other.bottom - glass.bottom) < h * 0.12 &&
      alike(heightOf(other), h, 0.2),
  );
  if (sibling) return false;
  const lower = all.filter((other) => other !== glass && other.bottom > glass.bottom - h * 0.08).length;
  return lower === 0 || lower <= all.length * 0.1;
};
