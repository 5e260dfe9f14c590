import type { Frame } from '#engines/dusk/window-frames.ts';
import type { Glass, WindowSight } from '#engines/dusk/window-glass.ts';
import type { WindowLook } from '#engines/dusk/window-look.ts';
import { areaOf, coverage } from '#engines/dusk/window-rules.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';

/** Chance from which a cell is glass to the network. */
const SURE = 0.5;
/** Share of a piece of glass that the frames found in it take at least; else they are its chairs, slats or rails. */
const COVERED = 0.4;
/** Share of its box from which a piece of glass is one upright window. */
const FILLED = 0.78;
/** What remains of the word of a frame in a larger piece of glass, or in the open air. */
const DOUBTED = 0.3;
/** Wall or more glass on the left and on the right, together: between the posts of a porch there is neither. */
const HELD = 1.3;
const POINTS = 12;

type Piece = { readonly area: number; readonly box: Glass; covered: number; readonly filled: number };

const boxed = (frame: Frame, score: number): Glass => {
  const [xs, ys] = [frame.corners.map((c) => c[0]), frame.corners.map((c) => c[1])];
  return {
    ...frame,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    score,
  };
};

/** Wall and glass beside a frame, 0..2: on either side as far off as a casing is wide. */
const heldBy = (look: WindowLook, { corners: [a, b, c, d] }: Glass, { wall, pane, shut }: WindowSight): number => {
  const off = 0.012 * look.width;
  let sum = 0;
  for (let k = 0; k < POINTS; k++) {
    const t = (k + 0.5) / POINTS;
    for (const [x, y] of [
      [a[0] + (d[0] - a[0]) * t - off, a[1] + (d[1] - a[1]) * t],
      [b[0] + (c[0] - b[0]) * t + off, b[1] + (c[1] - b[1]) * t],
    ] as const) {
      const column = Math.min(wall.width - 1, Math.max(0, Math.floor((x / look.width) * wall.width)));
      const row = Math.min(wall.height - 1, Math.max(0, Math.floor((y / look.height) * wall.height)));
      const i = row * wall.width + column;
      sum += (wall.data[i]! + pane.data[i]! + shut.data[i]!) / POINTS;
    }
  }
  return sum;
};

/** The pieces of glass that the network sees, and how much of each the frames take; the piece of every frame. */
const piecesOf = (
  look: WindowLook,
  pane: Plane,
  all: readonly Glass[],
): { readonly pieces: readonly Piece[]; readonly of: readonly (Piece | undefined)[] } => {
  const { width, height } = pane;
  const { labels, regions } = labelRegions(
    Uint8Array.from(pane.data, (v) => (v > SURE ? 1 : 0)),
    width,
    height,
  );
  const [kx, ky] = [look.width / width, look.height / height];
  const pieces = regions.map(({ area, left, right, top, bottom }): Piece => {
    const [x0, x1, y0, y1] = [left * kx, (right + 1) * kx, top * ky, (bottom + 1) * ky];
    const frame: Frame = {
      corners: [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      support: 1,
      bright: false,
    };
    return { area, box: boxed(frame, 1), covered: 0, filled: area / ((right - left + 1) * (bottom - top + 1)) };
  });
  const counts = all.map(() => new Map<number, number>());
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const label = labels[i]!;
      if (label === 0) continue;
      let taken = false;
      for (const [n, glass] of all.entries()) {
        const [px, py] = [(x + 0.5) * kx, (y + 0.5) * ky];
        if (px < glass.left || px > glass.right || py < glass.top || py > glass.bottom) continue;
        taken = true;
        counts[n]!.set(label, (counts[n]!.get(label) ?? 0) + 1);
      }
      if (taken) pieces[label - 1]!.covered++;
    }
  const of = counts.map((own) => {
    const most = [...own].sort((p, q) => q[1] - p[1])[0];
    return most && pieces[most[0] - 1];
  });
  return { pieces, of };
};

/**
 * The frames as they stand in walls. Frames that take little of a piece of glass give way to the whole piece where that is
 * upright and whole, and are doubted where it is not: a porch or a glazed garage door in which a chair was found.
 */
export const inTheirWalls = (
  look: WindowLook,
  all: readonly Glass[],
  seen: readonly Frame[],
  sight: WindowSight,
): Glass[] => {
  const { pieces, of } = piecesOf(look, sight.pane, all);
  const out: Glass[] = [];
  for (const [n, glass] of all.entries()) {
    const piece = of[n];
    const little = piece !== undefined && piece.covered < COVERED * piece.area;
    if (little && piece.filled > FILLED) continue;
    const open = heldBy(look, glass, sight) < HELD;
    out.push(little || open ? { ...glass, score: glass.score * DOUBTED } : glass);
  }
  for (const piece of pieces) {
    if (piece.covered === 0 || piece.covered >= COVERED * piece.area || piece.filled <= FILLED) continue;
    const parts = all.filter((_, n) => of[n] === piece);
    const whole = seen
      .map((frame) => boxed(frame, 0))
      .find((frame) => coverage(frame, piece.box) > 0.7 && areaOf(frame) < 1.3 * areaOf(piece.box));
    const score = Math.max(0, ...parts.map((part) => part.score));
    if (whole && heldBy(look, whole, sight) >= HELD) out.push({ ...whole, score });
    else out.push(...parts.map((part) => ({ ...part, score: part.score * DOUBTED })));
  }
  return out;
};
