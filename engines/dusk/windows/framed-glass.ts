import { doorsIn } from '#engines/dusk/lamps/lamps.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** Light of a door by rows, in pixels of the look. */
type Leaf = { readonly width: number; readonly height: number; readonly lumas: Float32Array };
type Pane = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Shares of a door's width and height that one large pane takes, and of its height within which that begins and ends. */
const WIDE = [0.38, 0.8] as const;
const TALL = [0.3, 0.85] as const;
const BEGINS = 0.35;
const ENDS = 0.9;
/** Pixels of leaf around it at least, and that it is wide at least; a lower door is too far off, a wider one a gate. */
const STILE = 2;
const NARROWEST = 8;
const LOWEST = 34;
const WIDEST = 60;
/** How far glass is from the leaf around it in light, and the share of each side along which it is: always lighter, or always darker. */
const APART = 0.05;
const FRAMED = 0.8;

/** Whether the glass of a pane that begins at a place ends on the leaf before it: `inward` is the step into the pane. */
const endsAt = (lumas: Float32Array, i: number, inward: number, sign: number): boolean =>
  (sign * lumas[i]! + sign * lumas[i + inward]!) / 2 - sign * lumas[i - 2 * inward]! > APART;

/** Running counts of the places at which a pane that begins in this line ends on the leaf. */
const countLine = (
  counts: Uint16Array,
  at: number,
  lumas: Float32Array,
  first: number,
  along: number,
  inward: number,
  sign: number,
  length: number,
): void => {
  for (let n = 0, i = first; n < length; n++, i += along)
    counts[at + n + 1] = counts[at + n]! + (endsAt(lumas, i, inward, sign) ? 1 : 0);
};

/** One side that panes may have: running counts along its lines, and the lines that have enough of them for the shortest side there may be. */
type Side = { readonly counts: Uint16Array; readonly length: number; readonly lines: readonly number[] };

const sideOf = (
  { width, height, lumas }: Leaf,
  axis: 'across' | 'down',
  inward: 1 | -1,
  sign: number,
  shortest: number,
): Side => {
  const [count, length, step, along] = axis === 'down' ? [width, height, 1, width] : [height, width, width, 1];
  const counts = new Uint16Array(count * (length + 1));
  const lines: number[] = [];
  for (let line = STILE; line < count - STILE; line++) {
    const at = line * (length + 1);
    countLine(counts, at, lumas, line * step, along, inward * step, sign, length);
    if (counts[at + length]! >= FRAMED * shortest - 1e-6) lines.push(line);
  }
  return { counts, length, lines };
};

/** Share of one side of a pane along which its glass ends on the leaf. */
const shareOf = (counts: Uint16Array, length: number, line: number, from: number, to: number): number =>
  (counts[line * (length + 1) + to]! - counts[line * (length + 1) + from]!) / (to - from);

type Sides = { readonly left: Side; readonly right: Side; readonly top: Side; readonly bottom: Side };
type Largest = { readonly size: number; readonly pane?: Pane };

/** The largest pane between two rows that is larger than the one known. */
const largestBetween = ({ left, right, top, bottom }: Sides, y0: number, y1: number, known: Largest): Largest => {
  const [w, h] = [top.length, left.length];
  let best = known;
  for (const x0 of left.lines) {
    if (x0 >= w / 2) break;
    const own = shareOf(left.counts, h, x0, y0, y1);
    if (own < FRAMED) continue;
    const narrowest = Math.ceil(x0 + Math.max(NARROWEST, WIDE[0] * w));
    const widest = Math.min(w - STILE, x0 + WIDE[1] * w, x0 + (y1 - y0) / 0.8);
    for (const last of right.lines) {
      const x1 = last + 1;
      if (x1 < narrowest) continue;
      if (x1 > widest) break;
      // Most lack one side: the others are not asked for.
      const size = (x1 - x0) * (y1 - y0) * own;
      if (size <= best.size) continue;
      const over = shareOf(top.counts, w, y0, x0, x1);
      const beside = over < FRAMED ? 0 : shareOf(right.counts, h, last, y0, y1);
      const under = beside < FRAMED ? 0 : shareOf(bottom.counts, w, y1 - 1, x0, x1);
      if (under < FRAMED || size * over * beside * under <= best.size) continue;
      best = { size: size * over * beside * under, pane: { left: x0, right: x1, top: y0, bottom: y1 } };
    }
  }
  return best;
};

/** The largest pane whose glass is lighter (1) or darker (-1) than the leaf all along its four sides, and how large that is. */
const largestOf = (leaf: Leaf, sign: number): Largest => {
  const { width: w, height: h } = leaf;
  const [narrowest, lowest] = [Math.max(NARROWEST, WIDE[0] * w), TALL[0] * h];
  const sides: Sides = {
    left: sideOf(leaf, 'down', 1, sign, lowest),
    right: sideOf(leaf, 'down', -1, sign, lowest),
    top: sideOf(leaf, 'across', 1, sign, narrowest),
    bottom: sideOf(leaf, 'across', -1, sign, narrowest),
  };
  let best: Largest = { size: 0 };
  // Nothing is looked for in a leaf that lacks a side altogether.
  if (sides.left.lines.length === 0 || sides.right.lines.length === 0) return best;
  for (const y0 of sides.top.lines) {
    if (y0 >= BEGINS * h) break;
    for (const last of sides.bottom.lines) {
      const y1 = last + 1;
      if (y1 < Math.ceil(y0 + TALL[0] * h)) continue;
      if (y1 > Math.min(ENDS * h, y0 + TALL[1] * h, h - STILE)) break;
      best = largestBetween(sides, y0, y1, best);
    }
  }
  return best;
};

/** Share of a column that is as light as the leaf beside it from which it is a stile: what lies on either side of it are panels. */
const STILED = 0.8;

const hasStile = ({ width, lumas }: Leaf, { left, right, top, bottom }: Pane): boolean => {
  for (let x = left + STILE; x < right - STILE; x++) {
    let alike = 0;
    for (let y = top; y < bottom; y++) {
      const leaf = (lumas[y * width + left - 2]! + lumas[y * width + right + 1]!) / 2;
      if (Math.abs(lumas[y * width + x]! - leaf) < APART) alike++;
    }
    if (alike > STILED * (bottom - top)) return true;
  }
  return false;
};

/** Light of what lies in a box of the look. */
const leafIn = ({ width, luma }: WindowLook, left: number, top: number, w: number, h: number): Leaf => {
  const lumas = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    lumas.set(luma.data.subarray((top + y) * width + left, (top + y) * width + left + w), y * w);
  return { width: w, height: h, lumas };
};

/**
 * The one large pane of each half-glazed door. A curtain, a rail and what it mirrors break its glass into pieces of many tones, but along all four
 * sides it ends on the leaf. Panels are of the leaf's own paint and in two rows; a shadow ends on no frame.
 */
export const framedGlass = (look: WindowLook, entrance: Plane): Quad[] =>
  doorsIn(look, entrance).flatMap((door): Quad[] => {
    const [x0, y0] = [Math.max(0, Math.round(door.left)), Math.max(0, Math.round(door.top))];
    const w = Math.min(look.width, Math.round(door.right)) - x0;
    const h = Math.min(look.height, Math.round(door.top + door.tall)) - y0;
    if (w > WIDEST || h < LOWEST) return [];
    const leaf = leafIn(look, x0, y0, w, h);
    const [lighter, darker] = [largestOf(leaf, 1), largestOf(leaf, -1)];
    const { pane } = lighter.size > darker.size ? lighter : darker;
    if (!pane || hasStile(leaf, pane)) return [];
    const [u0, u1] = [(x0 + pane.left) / look.width, (x0 + pane.right) / look.width];
    const [v0, v1] = [(y0 + pane.top) / look.height, (y0 + pane.bottom) / look.height];
    return [
      [
        [u0, v0],
        [u1, v0],
        [u1, v1],
        [u0, v1],
      ],
    ];
  });
