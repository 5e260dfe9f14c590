import { claimsFloor, type Item } from '#domain/scene/plan.ts';
import { depthInside } from '#domain/scene/polygon.ts';
import type { Draft } from './draft.ts';
import { hearthsOf } from './focus.ts';
import { boxInPicture, nearest, shareInFrame, shownShare } from './site.ts';

/** Share of visible floor cells that furniture and rugs cover. */
export const floorCover = (draft: Draft): number => {
  const { cells } = draft.site;
  if (!cells.length) return 0;
  // Turned once, not for each of the thousands of cells.
  const low = draft.items
    .filter((i) => i.y < 0.05)
    .map(({ x, z, turn, width, depth }) => ({ x, z, width, depth, c: Math.cos(turn), s: Math.sin(turn) }));
  let covered = 0;
  for (const cell of cells) {
    for (const { x, z, width, depth, c, s } of low) {
      const dx = cell.x - x;
      const dz = cell.z - z;
      if (Math.abs(dx * c - dz * s) >= width / 2 || Math.abs(dx * s + dz * c) >= depth / 2) continue;
      covered++;
      break;
    }
  }
  return covered / cells.length;
};

/** Share of the picture that boxes of pieces take, by a coarse grid. */
const pictureCover = (draft: Draft): number => {
  const n = 24;
  const grid = new Uint8Array(n * n);
  for (const item of draft.items) {
    if (item.kind === 'rug') continue;
    const b = boxInPicture(draft.site, item);
    if (!b) continue;
    for (let y = Math.max(0, Math.floor(b.y0 * n)); y < Math.min(n, Math.ceil(b.y1 * n)); y++) {
      for (let x = Math.max(0, Math.floor(b.x0 * n)); x < Math.min(n, Math.ceil(b.x1 * n)); x++) grid[y * n + x] = 1;
    }
  }
  return grid.reduce((a, b) => a + b, 0) / (n * n);
};

/** Has the anchor the hearth, which the room turns about, right behind its back? 1, else 0. */
const turnedFrom = (draft: Draft, anchor: Item): number => {
  const [fx, fz] = [Math.sin(anchor.turn), Math.cos(anchor.turn)];
  return hearthsOf(draft.site).some((p) => {
    const d = Math.hypot(p.x - anchor.x, p.z - anchor.z);
    // Close to it the piece stands before it anyway; a wall piece has its own wall there.
    return d > 0.9 && (fx * (p.x - anchor.x) + fz * (p.z - anchor.z)) / d < -0.8;
  })
    ? 1
    : 0;
};

const SEATS = new Set(['sofa', 'sectional', 'loveseat']);
/** From the middle of a seat to the wall behind it, metres. */
const AT_BACK = 0.8;

/** What the frame cuts is seen to be cut by how large it is: a table's corner says little, half a chair in the foreground all. */
const cutByFrame = (draft: Draft, item: Item): number => {
  const shown = shownShare(draft.site, item);
  const b = boxInPicture(draft.site, item);
  if (shown > 0.96 || !b) return b ? 0 : 0.6;
  const wide = Math.min(1, b.x1) - Math.max(0, b.x0);
  const tall = Math.min(1, b.y1) - Math.max(0, b.y0);
  return 0.15 + Math.min(1.2, 8 * Math.max(0, wide) * Math.max(0, tall));
};

/** Within a step and a half of the lens a piece is pulled out of shape and rules the picture. */
const inTheLens = (item: Item): number => Math.min(1.2, 1.6 * Math.max(0, 1.6 - nearest(item)));

/**
 * How good a plan looks, before any pixel: enough of the floor used (40-60 %), the anchor seen from its front and well in
 * the picture, nothing huge cut by the frame.
 */
export const worth = (draft: Draft, anchorKinds: readonly string[]): number => {
  const anchor = draft.items.find((i) => anchorKinds.includes(i.kind));
  if (!anchor) return -1;
  const cover = floorCover(draft);
  const picture = pictureCover(draft);
  let score = 0;
  score += 1.6 * (1 - Math.abs(Math.min(cover, 0.5) - 0.5) / 0.5);
  score -= cover > 0.65 ? (cover - 0.65) * 4 : 0;
  score += 1.0 * Math.min(1, picture / 0.3) - (picture > 0.5 ? (picture - 0.5) * 4 : 0);
  const b = boxInPicture(draft.site, anchor);
  const cx = b ? (b.x0 + b.x1) / 2 : 0;
  score -= 0.9 * Math.abs(cx - 0.5);
  const shown = shareInFrame(draft.site, anchor);
  score += 0.8 * shown - 3 * Math.max(0, 0.8 - shown);
  // The main piece is not cut by the frame where it can move or be smaller.
  score -= 3.2 * Math.max(0, 0.97 - shownShare(draft.site, anchor));
  // Towards the camera: 1 front, 0 profile, -1 back.
  const d = Math.hypot(anchor.x, anchor.z) || 1;
  const front = -(Math.sin(anchor.turn) * anchor.x + Math.cos(anchor.turn) * anchor.z) / d;
  // From behind, a sofa in the foreground is a wall across the picture.
  score += front > 0 ? 0.5 * front : (d < 5 ? 2.2 : 0.9) * front;
  // From its end, near by, a sofa that stands free is an arm and a leg as high as the picture.
  if (
    SEATS.has(anchor.kind) &&
    depthInside(
      draft.site.room.floor,
      anchor.x - AT_BACK * Math.sin(anchor.turn),
      anchor.z - AT_BACK * Math.cos(anchor.turn),
    ) > 0
  )
    score -= 2 * Math.max(0, 0.55 - Math.max(0, front)) * Math.max(0, 3.4 - nearest(anchor));
  score -= 1.6 * turnedFrom(draft, anchor);
  for (const item of draft.items) {
    if (!claimsFloor(item)) continue;
    // Where a table stands its chairs must stand too: the table's own rules judge them.
    if (item.kind === 'dining-chair') score -= shareInFrame(draft.site, item) < 0.85 ? 0.15 : 0;
    else score -= inTheLens(item) + (item === anchor ? 0 : cutByFrame(draft, item));
    const dist = Math.hypot(item.x, item.z);
    // A chair's back towards the camera, in front of all else, is what the buyer would see first.
    if (item.kind === 'armchair' && -(Math.sin(item.turn) * item.x + Math.cos(item.turn) * item.z) / dist < -0.35)
      score -= 0.5;
  }
  score += 0.045 * Math.min(16, draft.items.length);
  return score;
};
