import type { Plane } from '#engines/raster/raster.ts';

/** Share of a pane's height, from its foot, up to which a hedge may stand before it; and of its width that a gap between its leaves has at most. */
const TALL = 0.4;
const GAP = 0.4;
/** From here something stands before the glass, and the share of the lowest row, and of the one below the pane, that it covers where it is a hedge. */
const BEFORE = 0.5;
const ROOTED = 0.6;

/**
 * Closes the gaps in a hedge that stands before the foot of a pane: blossoms are as pale as glass, and lit they were a glowing ball among
 * its leaves. What has leaves to both sides and below is of the hedge. `front` says what stands before the glass, 0..1.
 */
export const closeHedge = (
  front: Plane,
  left: number,
  right: number,
  top: number,
  bottom: number,
  /** Whether a place is green. */
  green: (x: number, y: number) => boolean,
): void => {
  const { width, height, data } = front;
  const [from, to] = [Math.max(0, Math.round(left)), Math.min(width, Math.round(right))];
  const foot = Math.min(height, Math.round(bottom)) - 1;
  if (to - from < 3 || foot < 1) return;
  // Trees that the glass mirrors end with it: a hedge goes on below the pane.
  let [covered, rooted] = [0, 0];
  for (let x = from; x < to; x++) {
    if (data[foot * width + x]! > BEFORE) covered++;
    if (green(x, height - 1)) rooted++;
  }
  if (Math.min(covered, rooted) < ROOTED * (to - from)) return;
  data.fill(1, foot * width + from, foot * width + to);
  const end = bottom - TALL * (bottom - top);
  for (let y = foot - 1; y > end; y--) closeRow(data, y * width, from, to, width, GAP * (right - left));
};

/** Fills what lies between two leaves of a row and rests on what is filled below. */
const closeRow = (data: Float32Array, row: number, from: number, to: number, width: number, most: number): void => {
  for (let x = from, last = -1; x < to; x++) {
    if (data[row + x]! <= BEFORE) continue;
    if (last >= 0 && x - last > 1 && x - last <= most)
      for (let gap = last + 1; gap < x; gap++) if (data[row + width + gap]! > BEFORE) data[row + gap] = 1;
    last = x;
  }
};
