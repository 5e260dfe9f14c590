import { doubtsOf, leftOfOpening } from '#engines/dusk/windows/doubts.ts';
import type { Frame } from '#engines/dusk/windows/frames.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease, quantile } from '#engines/raster/scalar.ts';

/** What lies inside a frame and around it. */
export type Glass = Frame & {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** 0..1: how much it looks like glass in a wall. */
  readonly score: number;
  /** How much darker its dark parts are than what surrounds it. */
  readonly depth: number;
  /** How blue it is, and how much bluer than what surrounds it. */
  readonly blue?: number;
  readonly bluer?: number;
  /** Share of its score that is left because it may be the opening of a porch: 1 where a house stands on both sides. */
  readonly asOpening?: number;
  /** Chance of a house door on one of its sides. */
  readonly besideDoor?: number;
  /** Part of a bank that another piece speaks for: lit whole, whatever the network sees in it. */
  readonly whole?: boolean;
  /** It mirrors leaves: no line in it is a bar. */
  readonly mirrors?: boolean;
};

/** A piece beside one that was found, upright and as sure as that one: lit whole. */
export const uprightBeside = (glass: Glass, left: number, right: number, top: number, bottom: number): Glass => {
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  return { ...glass, corners, left, right, top, bottom, whole: true };
};

type Tone = {
  luma: number;
  low: number;
  high: number;
  warm: number;
  saturation: number;
  green: number;
  sky: number;
  pane: number;
  shut: number;
};

/** The network's chance of glass, of doors and garage doors, of house doors alone, of wall, of anything of the house and of the ground, at its own size. */
export type WindowSight = {
  readonly pane: Plane;
  readonly shut: Plane;
  readonly door: Plane;
  readonly wall: Plane;
  readonly house: Plane;
  readonly ground: Plane;
  readonly roof?: Plane;
  readonly leaf?: Plane;
};

const GRID = 12;

/** Point of a quad at (u, v) of its own square; outside 0..1 it lies around the quad. */
const pointIn = (corners: Frame['corners'], u: number, v: number): readonly [number, number] => {
  const [a, b, c, d] = corners;
  const x = (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v;
  const y = (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v;
  return [x, y];
};

const toneAt = (
  look: WindowLook,
  luma: (i: number) => number,
  points: readonly (readonly [number, number])[],
  sight?: WindowSight,
): Tone => {
  const lumas: number[] = [];
  const sums = [0, 0, 0];
  let green = 0;
  let sky = 0;
  let seen = 0;
  let shut = 0;
  for (const [px, py] of points) {
    const x = Math.min(look.width - 1, Math.max(0, Math.round(px)));
    const y = Math.min(look.height - 1, Math.max(0, Math.round(py)));
    const i = y * look.width + x;
    lumas.push(luma(i));
    for (let k = 0; k < 3; k++) sums[k]! += look.rgb[i * 3 + k]! / 255;
    green += look.green[i]!;
    sky += look.sky[i]!;
    if (sight) {
      const { pane } = sight;
      const row = Math.min(pane.height - 1, Math.floor((y / look.height) * pane.height));
      const at = row * pane.width + Math.min(pane.width - 1, Math.floor((x / look.width) * pane.width));
      seen += pane.data[at]!;
      shut += sight.shut.data[at]!;
    }
  }
  const n = points.length;
  const [r, g, b] = [sums[0]! / n, sums[1]! / n, sums[2]! / n];
  const most = Math.max(r, g, b);
  return {
    luma: quantile(lumas, 0.5),
    low: quantile(lumas, 0.15),
    high: quantile(lumas, 0.85),
    warm: r - b,
    saturation: (most - Math.min(r, g, b)) / (most + 0.02),
    green: green / n,
    sky: sky / n,
    pane: seen / n,
    shut: shut / n,
  };
};

const insidePoints = (corners: Frame['corners']): (readonly [number, number])[] => {
  const points: (readonly [number, number])[] = [];
  for (let j = 0; j < GRID; j++)
    for (let i = 0; i < GRID; i++)
      points.push(pointIn(corners, 0.06 + (0.88 * (i + 0.5)) / GRID, 0.06 + (0.88 * (j + 0.5)) / GRID));
  return points;
};

const ringPoints = (corners: Frame['corners'], w: number, h: number): (readonly [number, number])[] => {
  const du = (3 + w * 0.08) / w;
  const dv = (3 + h * 0.08) / h;
  const points: (readonly [number, number])[] = [];
  for (let k = 0; k < GRID; k++) {
    const t = (k + 0.5) / GRID;
    points.push(
      pointIn(corners, t, -dv),
      pointIn(corners, t, 1 + dv),
      pointIn(corners, -du, t),
      pointIn(corners, 1 + du, t),
    );
  }
  return points;
};

/** Mean chance just below the lower side: only a garage door, a gate or a step stands on the ground. */
const chanceBelow = (look: WindowLook, { corners: [, , c, d] }: Frame, ground: Plane): number => {
  let sum = 0;
  for (let k = 0; k < GRID; k++) {
    const t = (k + 0.5) / GRID;
    const x = d[0] + (c[0] - d[0]) * t;
    const y = d[1] + (c[1] - d[1]) * t + 0.012 * look.height;
    const column = Math.min(ground.width - 1, Math.max(0, Math.floor((x / look.width) * ground.width)));
    const row = Math.min(ground.height - 1, Math.max(0, Math.floor((y / look.height) * ground.height)));
    sum += ground.data[row * ground.width + column]! / GRID;
  }
  return sum;
};

/** Chance of a house door a width beside the frame, on the likelier side. */
const doorBeside = (look: WindowLook, { corners: [a, b, c, d] }: Frame, door: Plane): number => {
  const w = (b[0] + c[0] - a[0] - d[0]) / 2;
  const side = (from: readonly [number, number], to: readonly [number, number], hop: number): number => {
    let sum = 0;
    for (let k = 0; k < GRID; k++) {
      const t = (k + 0.5) / GRID;
      sum += chanceAt(door, look, from[0] + (to[0] - from[0]) * t + hop, from[1] + (to[1] - from[1]) * t) / GRID;
    }
    return sum;
  };
  return Math.max(...[1, 2].flatMap((hops) => [side(a, d, -hops * w), side(b, c, hops * w)]));
};

/** Mean chance of house over the head, a third of the height up or twice that, the better of both: a window stands in a wall. */
const houseAbove = (look: WindowLook, { corners: [a, b, , d] }: Frame, house: Plane): number => {
  const tall = d[1] - a[1];
  const row = (up: number): number => {
    let sum = 0;
    for (let k = 0; k < GRID; k++) {
      const t = (k + 0.5) / GRID;
      const x = a[0] + (b[0] - a[0]) * t;
      const y = a[1] + (b[1] - a[1]) * t - up;
      // Beyond the photo's edge the house goes on.
      if (y < 0) return 1;
      sum += chanceAt(house, look, x, y) / GRID;
    }
    return sum;
  };
  return Math.max(row(0.3 * tall + 5), row(0.6 * tall + 7));
};

type Corner = readonly [number, number];

/** Mean chance of house along a side, so many pixels beside it. */
const houseAlong = (look: WindowLook, from: Corner, to: Corner, hop: number, house: Plane): number => {
  let sum = 0;
  for (let k = 0; k < GRID; k++) {
    const t = (k + 0.5) / GRID;
    const x = from[0] + (to[0] - from[0]) * t + hop;
    const y = from[1] + (to[1] - from[1]) * t;
    // Beyond the photo's edge the house goes on.
    if (x < 0 || x >= look.width) return 1;
    const column = Math.min(house.width - 1, Math.floor((x / look.width) * house.width));
    const row = Math.min(house.height - 1, Math.max(0, Math.floor((y / look.height) * house.height)));
    sum += house.data[row * house.width + column]! / GRID;
  }
  return sum;
};

/** Chance of house on the poorer side, a third of the width away or twice that: beside the opening of a porch is the garden. */
export const houseBeside = (look: WindowLook, { corners: [a, b, c, d] }: Frame, house: Plane): number => {
  const w = (b[0] + c[0] - a[0] - d[0]) / 2;
  const side = (from: Corner, to: Corner, sign: number): number =>
    Math.min(
      houseAlong(look, from, to, sign * (0.3 * w + 4), house),
      houseAlong(look, from, to, sign * (0.5 * w + 7), house),
    );
  return Math.min(side(a, d, -1), side(b, c, 1));
};

/** Mean chance of glass in the worst of four upright and four level strips: wall between two windows shows there. */
const leastStrip = (
  look: WindowLook,
  points: readonly (readonly [number, number])[],
  planes: readonly Plane[],
): number => {
  const sums = [0, 0, 0, 0, 0, 0, 0, 0];
  const [pane] = planes as [Plane];
  for (const [n, [x, y]] of points.entries()) {
    const column = Math.min(pane.width - 1, Math.max(0, Math.floor((x / look.width) * pane.width)));
    const row = Math.min(pane.height - 1, Math.max(0, Math.floor((y / look.height) * pane.height)));
    let chance = 0;
    for (const { data } of planes) chance += data[row * pane.width + column]!;
    sums[Math.floor(((n % GRID) * 4) / GRID)]! += chance;
    sums[4 + Math.floor((Math.floor(n / GRID) * 4) / GRID)]! += chance;
  }
  return Math.min(...sums) / (points.length / 4);
};

/** The network's chance of glass decides where there is a network; light, colour and surroundings where there is none. */
export const glassIn = (look: WindowLook, frame: Frame, sight?: WindowSight): Glass => {
  const xs = frame.corners.map((c) => c[0]);
  const ys = frame.corners.map((c) => c[1]);
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  const w = box.right - box.left;
  const h = box.bottom - box.top;
  const points = insidePoints(frame.corners);
  const inside = toneAt(look, (i) => (frame.bright ? look.luma.data[i]! : look.barless[i]! / 255), points, sight);
  const ring = toneAt(look, (i) => look.luma.data[i]!, ringPoints(frame.corners, w, h), sight);
  const contrast = frame.bright ? inside.luma - ring.luma : ring.luma - inside.luma;
  const surroundings = ease(0.5, 0.15, ring.green) * ease(0.35, 0.1, ring.sky);
  // Shutters and doors are brown, green or red; glass is grey or bluish, whatever it mirrors.
  const colour = ease(0.16, 0.05, inside.warm) * ease(0.5, 0.28, inside.saturation - Math.max(0, -inside.warm) * 2);
  const place =
    ease(0.84, 0.7, (box.top + box.bottom) / 2 / look.height) *
    ease(0.45, 0.12, inside.green) *
    ease(0.1, 0.02, inside.sky);
  // All of it must be glass: wall between two windows shows as a high end as bright as the ring.
  const whole = frame.bright ? 1 : ease(0.02, 0.3, (ring.luma - inside.high) / Math.max(0.05, contrast));
  const depth = frame.bright
    ? 0.75 * ease(0.05, 0.18, contrast) * ease(0.0, 0.05, -inside.warm) * ease(0.3, 0.45, inside.luma)
    : ease(0.06, 0.22, contrast) * ease(0.75, 0.55, inside.luma);
  // A small window in the middle of a wall is a door to the network as often as not: but doors do not stand on walls.
  const hung = sight !== undefined && ring.shut < 0.2 && chanceBelow(look, frame, sight.wall) > 0.6;
  const glassy = hung ? Math.min(1, inside.pane + inside.shut) : inside.pane;
  // A whole piece brings its own word; one pane among others needs the piece, and has to end where the glass ends.
  const ends = frame.sure === undefined ? ease(0, 0.2, glassy - ring.pane) : ease(-0.05, 0.15, glassy - ring.pane);
  // A small window is a blur to the network; a large piece that it is nowhere sure of is a wall between windows.
  const large = (w * h) / (look.width * look.height) > 0.0012;
  const hazy = large && frame.sure !== undefined ? ease(0.02, 0.2, frame.sure) : 1;
  const seen = sight
    ? (frame.sure === undefined ? ease(0.5, 0.64, glassy) : ease(0.15, 0.5, glassy)) *
      ends *
      (hung ? 1 : ease(0.5, 0.2, inside.shut)) *
      // Glass in the leaf of a garage door or a door stays as dark as the leaf.
      ease(0.5, 0.3, ring.shut) *
      hazy *
      ease(0.2, 0.5, leastStrip(look, points, hung ? [sight.pane, sight.shut] : [sight.pane]))
    : undefined;
  const byTone = depth * colour * surroundings * place * whole;
  const known = Math.max(byTone, ease(0.3, 0.65, frame.sure ?? 0));
  const beside = sight ? houseBeside(look, frame, sight.house) : 1;
  const door = sight && seen !== 0 ? doorBeside(look, frame, sight.door) : 0;
  const doubts = (): number =>
    doubtsOf(look, frame, w, h, {
      ...inside,
      pane: glassy,
      around: ring.luma,
      glassy: byTone > 0.05,
      grounded: sight ? chanceBelow(look, frame, sight.ground) : 0,
      beside,
      door,
      above: sight ? houseAbove(look, frame, sight.house) : 1,
    });
  const score = seen === undefined ? byTone : seen === 0 ? 0 : seen * (0.5 + 0.5 * known) * doubts();
  return {
    ...frame,
    ...box,
    score: score * Math.min(1, 0.35 + frame.support),
    depth: ring.luma - inside.low,
    blue: -inside.warm,
    bluer: ring.warm - inside.warm,
    asOpening: leftOfOpening(beside, frame.sure),
    besideDoor: door,
  };
};
