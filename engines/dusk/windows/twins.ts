import { sameFloor, sameSash, spanOf, type Window } from '#engines/dusk/windows/window.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** Share of the lower one's height that two windows beside each other have in common, and widths between them at most. */
const SHARED = 0.6;
const BETWEEN = 2.5;
/** From here on a dark window is one. */
const LIKELY = 0.16;
/** Chance from which a cell is glass. */
const GLASS = 0.5;

const standsBeside = (one: Window, other: Window): boolean => {
  const [m, n] = [spanOf(one), spanOf(other)];
  const shared = Math.min(m.bottom, n.bottom) - Math.max(m.top, n.top);
  const gap = Math.max(m.left, n.left) - Math.min(m.right, n.right);
  return (
    shared > SHARED * Math.min(m.bottom - m.top, n.bottom - n.top) && gap > 0 && gap < BETWEEN * (m.right - m.left)
  );
};

/** Share of a window's own glass that lies beside it, behind some wall and in no window that is lit, from which that is another one. */
const AS_MUCH = 0.4;
const WALL = 0.3;

/** Whether the network sees another window's worth of glass beside a window, on its rows, that stays dark. */
const glassBeside = (window: Window, lit: readonly Window[], { width, height, data }: Plane): boolean => {
  const { left, right, top, bottom } = spanOf(window);
  const reach = Math.ceil(1.5 * (right - left) * width);
  const boxes = lit.map(spanOf);
  const isLit = (u: number, v: number): boolean =>
    boxes.some((box) => u > box.left && u < box.right && v > box.top && v < box.bottom);
  let [own, other] = [0, 0];
  for (let y = Math.floor(top * height); y < bottom * height; y++) {
    for (let x = Math.floor(left * width); x < right * width; x++) if (data[y * width + x]! > GLASS) own++;
    for (const way of [-1, 1]) {
      const from = Math.floor((way < 0 ? left : right) * width);
      let apart = false;
      for (let x = from + way; Math.abs(x - from) <= reach && x >= 0 && x < width; x += way) {
        const chance = data[y * width + x]!;
        if (chance < WALL) apart = true;
        if (apart && chance > GLASS && !isLit((x + 0.5) / width, (y + 0.5) / height)) other++;
      }
    }
  }
  return other > AS_MUCH * own;
};

/**
 * Whether a window whose four sides are not told would be lit alone beside one that stays dark: a tree hides the most of
 * both, and one lit half of a pair is a patch of light on a trunk.
 */
export const litAlone = (
  window: Window,
  lit: readonly Window[],
  dark: readonly Window[],
  pane: Plane | undefined,
): boolean =>
  !window.whole &&
  !window.lamp &&
  !lit.some((other) => other !== window && (other.group === window.group || sameFloor(window, other))) &&
  (dark.some((other) => other.confidence > LIKELY && !other.lamp && !other.garage && standsBeside(window, other)) ||
    (pane !== undefined && glassBeside(window, lit, pane)));

/** From here a window is lit with its row, where another one of the row is sure. */
const NEARLY = 0.16;

/** Whether a window is lit without a tap: it is sure to be one, or its pane, sash or row has one that is, or its group one that is lit for its row. A neighbour's and a garage's are not. */
export const litByItself = (window: Window, sure: readonly Window[], lit: readonly Window[] = []): boolean =>
  !window.beside &&
  !window.garage &&
  (sure.includes(window) ||
    lit.some((other) => other.group === window.group) ||
    sure.some(
      (other) =>
        window.group === other.group ||
        sameSash(window, other) ||
        (window.confidence > NEARLY && sameFloor(window, other)),
    ));
