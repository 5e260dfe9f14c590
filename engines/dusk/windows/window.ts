import type { Quad } from '#engines/dusk/parameters.ts';
import type { Raster } from '#engines/raster/raster.ts';

/** A piece of glass, corners in fractions of the picture. Pieces of one window share `group`. */
export type Window = {
  readonly id: string;
  readonly quad: Quad;
  readonly confidence: number;
  readonly group: number;
  /** Lit as it is, whatever the network sees in it: its four sides are known, or it is a part of a bank. */
  readonly whole?: boolean;
  /** It mirrors leaves: no line in it is a bar. */
  readonly mirrors?: boolean;
  /** Its room is lit by day. */
  readonly shines?: boolean;
  /** A pane in the leaf of a garage door. */
  readonly garage?: boolean;
  /** A pane in or over a front door, of any outline: only what has the colour of its glass is lit. */
  readonly leaf?: boolean;
  /** A slot of glass in a door, which mirrors the sky and the street: all of it is glass, whatever its tone. */
  readonly slot?: boolean;
  /** A lantern on the wall, not a window: it is switched the same way. */
  readonly lamp?: boolean;
  /** A lamp that shines straight down from an eave. */
  readonly down?: boolean;
  /** A lamp that was on when the photo was taken. */
  readonly burns?: boolean;
  /** In a neighbour's house: dark until somebody taps it, and dim then. */
  readonly beside?: boolean;
};

export const windowId = (quad: Quad): string =>
  `w${Math.round(((quad[0][0] + quad[2][0]) / 2) * 1000)}-${Math.round(((quad[0][1] + quad[2][1]) / 2) * 1000)}`;

/** From where to where the house for sale stands, in fractions of the photo's width. */
export type Span = readonly [number, number];

/** A pane that a rule of its own has found; it is a neighbour's where it stands beside the house for sale. */
export const paneOf = (quad: Quad, group: number, [from, to]: Span): Window => ({
  id: windowId(quad),
  quad,
  confidence: 0.5,
  group,
  whole: true,
  ...(quad[0][0] < from || quad[1][0] > to ? { beside: true } : {}),
});

/** Its four sides at their middles, in whole pixels of the photo. */
export type Sides = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
export const sidesOf = ([a, b, c, d]: Quad, { width, height }: Pick<Raster, 'width' | 'height'>): Sides => ({
  left: Math.round(((a[0] + d[0]) / 2) * width),
  right: Math.round(((b[0] + c[0]) / 2) * width),
  top: Math.round(((a[1] + b[1]) / 2) * height),
  bottom: Math.round(((c[1] + d[1]) / 2) * height),
});

/** The upright box around a window. */
export const spanOf = ({ quad: [p, q, r, s] }: Pick<Window, 'quad'>) => ({
  left: Math.min(p[0], s[0]),
  right: Math.max(q[0], r[0]),
  top: Math.min(p[1], q[1]),
  bottom: Math.max(r[1], s[1]),
});

/** Whether two pieces stand one above the other in one window: no one lights half a window. */
export const sameSash = (a: Window, b: Window): boolean => {
  const [m, n] = [spanOf(a), spanOf(b)];
  const shared = Math.min(m.right, n.right) - Math.max(m.left, n.left);
  const gap = Math.max(m.top, n.top) - Math.min(m.bottom, n.bottom);
  const lower = Math.min(m.bottom - m.top, n.bottom - n.top);
  return a !== b && shared > 0.7 * Math.min(m.right - m.left, n.right - n.left) && gap < 0.5 * lower;
};

/** Whether two windows are of one kind and stand in one row: a floor is lit as a whole. */
export const sameFloor = (a: Window, b: Window): boolean => {
  const [m, n] = [spanOf(a), spanOf(b)];
  const [tallA, tallB] = [m.bottom - m.top, n.bottom - n.top];
  const [wideA, wideB] = [m.right - m.left, n.right - n.left];
  const shared = Math.min(m.bottom, n.bottom) - Math.max(m.top, n.top);
  const apart = Math.max(m.left, n.left) - Math.min(m.right, n.right);
  return (
    a !== b &&
    shared > 0.7 * Math.min(tallA, tallB) &&
    Math.min(tallA, tallB) > 0.7 * Math.max(tallA, tallB) &&
    Math.min(wideA, wideB) > 0.5 * Math.max(wideA, wideB) &&
    apart < 6 * Math.max(wideA, wideB)
  );
};

/** Whether the middle of a pane lies in a window that was found already. */
export const overlap = (window: Pick<Window, 'quad'>, [p, , r]: Quad): boolean => {
  const { left, right, top, bottom } = spanOf(window);
  const [x, y] = [(p[0] + r[0]) / 2, (p[1] + r[1]) / 2];
  return x > left && x < right && y > top && y < bottom;
};

/** Whether it lies in any of them. */
export const isFound = (windows: readonly Pick<Window, 'quad'>[], quad: Quad): boolean =>
  windows.some((window) => overlap(window, quad));

/** Whether the middle of one lies in the other. */
export const meets = (one: Pick<Window, 'quad'>, other: Pick<Window, 'quad'>): boolean =>
  overlap(one, other.quad) || overlap(other, one.quad);
