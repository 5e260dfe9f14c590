import type { Quad } from '#engines/dusk/parameters.ts';
import { type Bounds, boundsOf } from '#engines/dusk/windows/light.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease, quantile } from '#engines/raster/scalar.ts';

/** Stops that a blind behind dark glass loses: the evening's light passes the pane twice, and the reveal shades it. As light as its paint it looked lit, by more than twice as many every window next door was a slate. */
const DARKER = 0.6;
/** Log2 of light by day between which glass is dark, and shows a pale blind or curtain. */
const PALE = [-2.2, -1.4] as const;
/** Cells above and below a place that tell how light the blind is there, and stops by which the shadow of a wire is darker. */
const BESIDE = 4;
const WIRE = [0.07, 0.9] as const;
/** Cells that a wire's shadow strays from straight, the share of the columns that show it, and its climb against that of the frame: bars run with it. */
const STRAY = 1.5;
const SEEN = 0.7;
const ASLANT = 0.03;
/** Rows beside the middle of such a shadow that lie in it. */
const WIDE = 3;
/** Columns beside the blind over which it goes on over frame and wall, the rows by which it lies higher or lower there, as the blind hangs deeper, and the share of columns that agree. */
const ON = 18;
const OFF = 8;
const AGREE = 0.5;

/** A straight line: its climb and its row at column 0. */
type Line = readonly [climb: number, at: number];

/** How much darker a place is than the blind above and below it. */
const dipAt = ({ width, data }: Plane, i: number): number =>
  Math.min(data[i - BESIDE * width]!, data[i + BESIDE * width]!) - data[i]!;

/** In every column of a window the row that is darkest beside what lies above and below; none where it is no wire's. */
const dipsIn = (light: Plane, { left, right, top, bottom }: Bounds): readonly (readonly [number, number])[] => {
  const found: [number, number][] = [];
  for (let x = left; x <= right; x++) {
    let [row, most]: [number, number] = [-1, WIRE[0]];
    for (let y = top + BESIDE; y <= bottom - BESIDE; y++) {
      const dip = dipAt(light, y * light.width + x);
      if (dip > most) [row, most] = [y, dip];
    }
    if (row >= 0 && most < WIRE[1]) found.push([x, row]);
  }
  return found;
};

/** The straight line that most dips lie on, if it is no bar. */
const wireOf = (
  dips: readonly (readonly [number, number])[],
  columns: number,
  [a, b, c, d]: Quad,
  { width, height }: Plane,
): Line | undefined => {
  const half = dips.length >> 1;
  if (half < 4) return undefined;
  const climb = quantile(
    Array.from({ length: half }, (_, k) => {
      const [p, q] = [dips[k]!, dips[k + half]!];
      return (q[1] - p[1]) / (q[0] - p[0]);
    }),
    0.5,
  );
  const at = quantile(
    dips.map(([x, y]) => y - climb * x),
    0.5,
  );
  const frame = [(b[1] - a[1]) / (b[0] - a[0]), (c[1] - d[1]) / (c[0] - d[0])].map((k) => (k * height) / width);
  const along = dips.filter(([x, y]) => Math.abs(y - at - climb * x) <= STRAY).length;
  return along >= SEEN * columns && frame.every((k) => Math.abs(climb - k) > ASLANT) ? [climb, at] : undefined;
};

const insideOf = (quad: Quad, { width, height }: Plane): Bounds => {
  const box = boundsOf([quad], width, height);
  return {
    left: Math.max(0, Math.round(box.left)),
    right: Math.min(width, Math.round(box.right)) - 1,
    top: Math.max(0, Math.round(box.top)),
    bottom: Math.min(height, Math.round(box.bottom)) - 1,
  };
};

/** Takes the shadow of a wire out between two columns. */
const takeWire = (goal: Plane, light: Plane, from: number, to: number, [climb, at]: Line): void => {
  const { width, height } = goal;
  for (let x = from; x <= to; x++) {
    const row = Math.round(at + climb * x);
    for (let y = Math.max(BESIDE, row - WIDE); y <= Math.min(height - 1 - BESIDE, row + WIDE); y++) {
      const dip = dipAt(light, y * width + x);
      if (dip > 0 && dip < WIRE[1]) goal.data[y * width + x]! -= dip;
    }
  }
};

/** The same line as it goes on between two columns beside the blind, if it does. */
const carriedOn = (light: Plane, from: number, to: number, [climb, at]: Line): Line | undefined => {
  const middle = at + (climb * (from + to)) / 2;
  const top = Math.max(0, Math.round(middle) - OFF - BESIDE);
  const bottom = Math.min(light.height - 1, Math.round(middle) + OFF + BESIDE);
  const offs = dipsIn(light, { left: from, right: to, top, bottom }).map(([x, y]) => y - climb * x);
  if (offs.length < AGREE * (to - from + 1)) return undefined;
  const off = quantile(offs, 0.5);
  const along = offs.filter((one) => Math.abs(one - off) <= STRAY).length;
  return along >= AGREE * (to - from + 1) ? [climb, off] : undefined;
};

const takeBeside = (goal: Plane, light: Plane, from: number, to: number, line: Line): void => {
  const on = to - from >= ON / 2 ? carriedOn(light, from, to, line) : undefined;
  if (on) takeWire(goal, light, from, to, on);
};

/** Lets blinds behind unlit glass sink below the walls beside them, and takes the shadow of a wire off them. `goal` are stops that go. */
export const sinkBlinds = (goal: Plane, light: Plane, glass: Plane, unlit: readonly Quad[]): void => {
  for (const quad of unlit) {
    const box = insideOf(quad, goal);
    const wire = wireOf(dipsIn(light, box), box.right - box.left + 1, quad, goal);
    if (wire) {
      takeWire(goal, light, box.left, box.right, wire);
      takeBeside(goal, light, Math.max(0, box.left - ON), box.left - 1, wire);
      takeBeside(goal, light, box.right + 1, Math.min(goal.width - 1, box.right + ON), wire);
    }
    for (let y = box.top; y <= box.bottom; y++)
      for (let i = y * goal.width + box.left; i <= y * goal.width + box.right; i++)
        goal.data[i]! += DARKER * glass.data[i]! * ease(PALE[0], PALE[1], light.data[i]!);
  }
};
