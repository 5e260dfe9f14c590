import type { Quad } from '#engines/dusk/parameters.ts';
import { type Gradients, type Upright, uprightsOf } from '#engines/dusk/windows/edges.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';

type Point = readonly [number, number];
/** Four sides with the strength of the evidence on each; corners clockwise from the upper left. */
export type Frame = {
  readonly corners: readonly [Point, Point, Point, Point];
  readonly support: number;
  readonly bright: boolean;
  /** Of a whole piece of glass that the network sees: the share of the frame where it has no doubt. */
  readonly sure?: number;
  /** Upright sides that lie where the network sees its glass end, at a casing as pale as what hangs behind the glass: no edge tells them better. */
  readonly ended?: { readonly left: boolean; readonly right: boolean };
};

/** A frame's corners in fractions of the photo. */
export const quadOf = (look: WindowLook, { corners }: Frame): Quad =>
  corners.map(([x, y]) => [(x + 0.5) / look.width, (y + 0.5) / look.height]) as unknown as Quad;

/** Share of a line's points that lie on an edge of the wanted direction; where it cannot be more than `least`, something below that. */
const lineSupport = (
  look: WindowLook,
  { across, down }: Gradients,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sign: number,
  least: number,
): number => {
  const n = Math.max(6, Math.min(24, Math.round((x1 - x0) / 2)));
  let hits = 0;
  for (let k = 0; k < n; k++) {
    if (hits + n - k < least * n - 1e-9) break;
    const t = (k + 0.5) / n;
    const x = Math.round(x0 + (x1 - x0) * t);
    const y = Math.round(y0 + (y1 - y0) * t);
    if (x < 1 || y < 1 || x >= look.width - 1 || y >= look.height - 1) continue;
    const i = y * look.width + x;
    const v = down[i]! * sign;
    if (v > 0.03 && v > Math.abs(across[i]!) * 0.7) hits += v > 0.06 ? 1 : 0.7;
  }
  return hits / n;
};

/** Moves both ends of a level edge up and down until it lies on the strongest line. */
const settle = (
  look: WindowLook,
  gradients: Gradients,
  from: Point,
  to: Point,
  sign: number,
  reach: number,
): { from: Point; to: Point; support: number } => {
  let best = { from, to, support: -1 };
  const steps = Math.max(1, Math.round(reach / 5));
  const widest = Math.abs(to[0] - from[0]) * 0.45 + 2;
  for (let a = -reach; a <= reach; a += steps)
    for (let b = -reach; b <= reach; b += steps) {
      const [y0, y1] = [from[1] + a, to[1] + b];
      if (Math.abs(y0 - y1) > widest) continue;
      const moved = (Math.abs(a) + Math.abs(b)) * 0.002;
      const support = lineSupport(look, gradients, from[0], y0, to[0], y1, sign, best.support + moved) - moved;
      if (support > best.support) best = { from: [from[0], y0], to: [to[0], y1], support };
    }
  return best;
};

const shared = (a: Upright, b: Upright): number =>
  (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / Math.max(a.bottom - a.top, b.bottom - b.top);

/** Pairs of upright edges that face each other, closed above and below: the four sides of a pane or window. */
export const framesOf = (
  look: WindowLook,
  gradients: Gradients,
  glassAt?: (x: number, y: number) => number,
): Frame[] => {
  const uprights = uprightsOf(look, gradients).sort((a, b) => a.xTop - b.xTop);
  const widest = look.width * 0.16;
  const frames: Frame[] = [];
  for (const [n, left] of uprights.entries())
    for (let m = n + 1; m < uprights.length; m++) {
      const right = uprights[m]!;
      const w = right.xTop - left.xTop;
      if (w > widest) break;
      if (w < 7 || left.falling === right.falling || shared(left, right) < 0.6) continue;
      const h = Math.max(left.bottom, right.bottom) - Math.min(left.top, right.top);
      if (h / w < 0.35 || h / w > 5.5 || h < 9 || w * h < look.width * look.height * 0.00015) continue;
      // Where the network sees no glass at the middle, closing the frame would be work for nothing.
      const middle = Math.max(left.top, right.top) * 0.5 + Math.min(left.bottom, right.bottom) * 0.5;
      if (glassAt && glassAt((left.xTop + right.xTop) / 2, middle) < 0.1) continue;
      const bright = !left.falling;
      const sign = bright ? 1 : -1;
      const reach = Math.max(3, Math.round(h * 0.12));
      const top = settle(look, gradients, [left.xTop, left.top], [right.xTop, right.top], sign, reach);
      if (top.support < 0.45) continue;
      const bottom = settle(look, gradients, [left.xBottom, left.bottom], [right.xBottom, right.bottom], -sign, reach);
      if (bottom.support < 0.4) continue;
      const sides = Math.min(1, ((left.bottom - left.top) * 0.5 + (right.bottom - right.top) * 0.5) / h);
      frames.push({
        corners: [top.from, top.to, bottom.to, bottom.from],
        support: top.support * bottom.support * sides * Math.min(1, 0.6 + (left.strength + right.strength) * 2),
        bright,
      });
    }
  return frames;
};
