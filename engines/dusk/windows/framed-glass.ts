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

/** Running counts, line by line, of the places where the glass of a pane that begins there ends on the leaf. */
const countsOf = (lines: number, length: number, ends: (line: number, along: number) => boolean): Uint16Array => {
  const counts = new Uint16Array(lines * (length + 1));
  for (let line = 0; line < lines; line++)
    for (let along = 0; along < length; along++) {
      const i = line * (length + 1) + along;
      counts[i + 1] = counts[i]! + (line >= STILE && line < lines - STILE && ends(line, along) ? 1 : 0);
    }
  return counts;
};

/** The largest pane whose glass is lighter (1) or darker (-1) than the leaf all along its four sides, and how large that is. */
const largestOf = ({ width: w, height: h, lumas }: Leaf, sign: number): readonly [number, Pane | undefined] => {
  const at = (x: number, y: number): number => sign * lumas[y * w + x]!;
  const apart = (a: number, b: number, leaf: number): boolean => (a + b) / 2 - leaf > APART;
  const left = countsOf(w, h, (x, y) => apart(at(x, y), at(x + 1, y), at(x - 2, y)));
  const right = countsOf(w, h, (x, y) => apart(at(x, y), at(x - 1, y), at(x + 2, y)));
  const top = countsOf(h, w, (y, x) => apart(at(x, y), at(x, y + 1), at(x, y - 2)));
  const bottom = countsOf(h, w, (y, x) => apart(at(x, y), at(x, y - 1), at(x, y + 2)));
  const share = (counts: Uint16Array, line: number, length: number, from: number, to: number): number =>
    (counts[line * (length + 1) + to]! - counts[line * (length + 1) + from]!) / (to - from);
  let [most, best]: [number, Pane | undefined] = [0, undefined];
  for (let y0 = STILE; y0 < BEGINS * h; y0++)
    for (let y1 = Math.ceil(y0 + TALL[0] * h); y1 <= Math.min(ENDS * h, y0 + TALL[1] * h, h - STILE); y1++)
      for (let x0 = STILE; x0 < w / 2; x0++) {
        const own = share(left, x0, h, y0, y1);
        if (own < FRAMED) continue;
        const widest = Math.min(w - STILE, x0 + WIDE[1] * w, x0 + (y1 - y0) / 0.8);
        for (let x1 = Math.ceil(x0 + Math.max(NARROWEST, WIDE[0] * w)); x1 <= widest; x1++) {
          // Most lack one side: the others are not asked for.
          const size = (x1 - x0) * (y1 - y0) * own;
          if (size <= most) continue;
          const over = share(top, y0, w, x0, x1);
          const beside = over < FRAMED ? 0 : share(right, x1 - 1, h, y0, y1);
          const under = beside < FRAMED ? 0 : share(bottom, y1 - 1, w, x0, x1);
          if (under < FRAMED || size * over * beside * under <= most) continue;
          [most, best] = [size * over * beside * under, { left: x0, right: x1, top: y0, bottom: y1 }];
        }
      }
  return [most, best];
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
    const pane = lighter[0] > darker[0] ? lighter[1] : darker[1];
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
