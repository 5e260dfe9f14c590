import { type Glass, uprightBeside } from '#engines/dusk/windows/glass.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';

/** Pixels of the look by which two pieces of one pane may stand apart or lie over each other, and by which their heads and sills may differ. */
const TOUCH = 2;
const LEVEL = 4;
/** Pixels to both sides of their seam within which a post would stand, and how much lighter or darker than the glass beside it one is: less is a fold. */
const BESIDE = 4;
const POST = 0.12;
/** Rows in which that is read. */
const ROWS = 16;

/** Mean light of one column of the look between two rows, away from both. */
const lightOf = ({ width, luma }: WindowLook, x: number, top: number, bottom: number): number => {
  let sum = 0;
  for (let k = 0; k < ROWS; k++)
    sum += luma.data[Math.round(top + (0.1 + (0.8 * (k + 0.5)) / ROWS) * (bottom - top)) * width + x]! / ROWS;
  return sum;
};

/** Whether a post stands at a column, lighter or darker than the glass to both sides. */
const isPost = (look: WindowLook, at: number, top: number, bottom: number): boolean => {
  const light = (x: number): number => lightOf(look, Math.min(look.width - 1, Math.max(0, x)), top, bottom);
  const middle = Math.round(at);
  const [left, right] = [light(middle - BESIDE - 1), light(middle + BESIDE + 1)];
  for (let x = middle - BESIDE; x <= middle + BESIDE; x++) {
    const here = light(x);
    if (here > Math.max(left, right) + POST || here < Math.min(left, right) - POST) return true;
  }
  return false;
};

const continues = (look: WindowLook, one: Glass, next: Glass): boolean =>
  !one.whole &&
  !next.whole &&
  Math.abs(next.left - one.right) <= TOUCH &&
  Math.abs(next.top - one.top) <= LEVEL &&
  Math.abs(next.bottom - one.bottom) <= LEVEL &&
  !isPost(look, (one.right + next.left) / 2, one.top, one.bottom);

/** Pieces that a fold of a curtain or a mirrored edge parted, without a post between them, as the one pane that they are: lit one by one a dark seam stood in the glass. */
export const joined = (look: WindowLook, all: readonly Glass[]): Glass[] => {
  const out: Glass[] = [];
  for (const next of [...all].sort((a, b) => a.left - b.left)) {
    const at = out.findIndex((one) => continues(look, one, next));
    const one = out[at];
    if (!one) {
      out.push(next);
      continue;
    }
    const better = one.score > next.score ? one : next;
    const [top, bottom] = [Math.min(one.top, next.top), Math.max(one.bottom, next.bottom)];
    out[at] = { ...uprightBeside(better, one.left, next.right, top, bottom), whole: false };
  }
  return out;
};
