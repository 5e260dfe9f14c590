import type { Bounds } from '#engines/dusk/windows/light.ts';
import type { Plane, Raster } from '#engines/raster/raster.ts';
import { clamp, quantile } from '#engines/raster/scalar.ts';

/** Width of the strips in which boards are read, how many to either side, and rows above and below a lantern's middle, all in its heights. */
const STRIP = 0.6;
const STRIPS = 12;
const ABOVE = 5;
const BELOW = 6;
/** Chance of house from which a place tells, levels of a step from which it is an edge, and its slope at most: gables are steeper. */
const HOUSE = 0.6;
const EDGE = 24;
const STEEPEST = 0.45;
/** Edges in a strip from which it tells, and slopes from what most of them say at which one counts half. */
const ENOUGH = 60;
const OFF = 0.08;
const ROUNDS = 3;
/** How much more boards turn beyond a right angle, in the lantern's share of the width: twice that and more with a lens as long as a picture is wide, still more with a wider one; less a tenth for what is read amiss. */
const TURNED = 1.8;

type Edges = { readonly slope: number[]; readonly row: number[]; readonly weight: number[] };
type Chance = (x: number, y: number) => number;

/** Slopes of what runs nearly level in a strip of a house. */
const edgesIn = (
  { width, height, data }: Raster,
  house: Chance,
  from: number,
  to: number,
  middle: number,
  tall: number,
): Edges => {
  const out: Edges = { slope: [], row: [], weight: [] };
  const [top, bottom] = [Math.max(1, Math.round(middle - ABOVE * tall)), Math.min(height - 1, middle + BELOW * tall)];
  const [left, right] = [Math.max(1, from), Math.min(width - 1, to)];
  const row = 3 * width;
  for (let y = top; y < bottom; y++)
    for (let x = left, p = (y * width + left) * 3 + 1; x < right; x++, p += 3) {
      const [nw, ne, sw, se] = [data[p - row - 3]!, data[p - row + 3]!, data[p + row - 3]!, data[p + row + 3]!];
      const down = sw + 2 * data[p + row]! + se - nw - 2 * data[p - row]! - ne;
      if (Math.abs(down) < EDGE) continue;
      const across = ne + 2 * data[p + 3]! + se - nw - 2 * data[p - 3]! - sw;
      if (Math.abs(across) > STEEPEST * Math.abs(down) || house(x, y) < HOUSE) continue;
      out.slope.push(-across / down);
      out.row.push((y - middle) / tall);
      out.weight.push(Math.min(200, Math.abs(down)));
    }
  return out;
};

/** How much steeper boards run for every height of the lantern down: lines of one wall meet in one point. */
const turnOf = ({ slope, row, weight }: Edges): number | undefined => {
  if (slope.length < ENOUGH) return undefined;
  let [level, turn] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let [n, y, yy, s, ys] = [1e-6, 0, 0, 0, 0];
    for (let k = 0; k < slope.length; k++) {
      const off = round > 0 ? (slope[k]! - level - turn * row[k]!) / OFF : 0;
      const w = weight[k]! / (1 + off * off);
      n += w;
      y += w * row[k]!;
      yy += w * row[k]! * row[k]!;
      s += w * slope[k]!;
      ys += w * slope[k]! * row[k]!;
    }
    turn = (ys / n - (y / n) * (s / n)) / (yy / n - (y / n) ** 2 + 0.05);
    level = s / n - turn * (y / n);
  }
  return turn;
};

/** The column between two in which most runs upright: the corner board's own edge. */
const uprightIn = ({ width, height, data }: Raster, from: number, to: number, middle: number, tall: number): number => {
  const [top, bottom] = [Math.max(1, Math.round(middle - ABOVE * tall)), Math.min(height - 1, middle + BELOW * tall)];
  let [best, most] = [(from + to) / 2, 0];
  for (let x = Math.max(1, from); x < Math.min(width - 1, to); x++) {
    let sum = 0;
    for (let y = top; y < bottom; y++) {
      const p = (y * width + x) * 3 + 1;
      const across = Math.abs(data[p + 3]! - data[p - 3]!);
      if (across > Math.abs(data[p + 3 * width]! - data[p - 3 * width]!)) sum += across;
    }
    if (sum > most) [best, most] = [x, sum];
  }
  return best;
};

/**
 * Columns between which the wall goes on that a lantern hangs on: beyond a corner of the house boards run towards another point, and no light bends around
 * it. Corners that stand towards the camera alone: in one that recedes the lantern lights both walls.
 */
export const wallOf = (
  photo: Raster,
  box: Bounds,
  { house: all, roof }: { readonly house: Plane; readonly roof: Plane },
): readonly [from: number, to: number] => {
  const { width, height } = photo;
  const tall = box.bottom - box.top;
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const strip = Math.max(8, Math.round(STRIP * tall));
  const house: Chance = (x, y) => {
    const i = Math.floor((y * all.height) / height) * all.width + Math.floor((x * all.width) / width);
    return all.data[i]! - roof.data[i]!;
  };
  const startOf = (k: number): number => Math.round(cx + (k - 0.5) * strip);
  const turnAt = (k: number): number | undefined => turnOf(edgesIn(photo, house, startOf(k), startOf(k + 1), cy, tall));
  const near = [-2, -1, 0, 1, 2].map(turnAt).filter((turn) => turn !== undefined);
  const whole = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
  if (near.length < 3) return whole;
  const own = quantile(near, 0.5);
  const least = (TURNED * tall) / width;
  const cornerTo = (by: 1 | -1): number | undefined => {
    let last = false;
    for (let k = by; Math.abs(k) <= STRIPS; k += by) {
      const turn = turnAt(k);
      const turned = turn !== undefined && by * (own - turn) > least;
      if (turned && last) {
        const border = startOf(by > 0 ? k - 1 : k + 2);
        return uprightIn(photo, border - strip, border + strip, cy, tall);
      }
      last = turned;
    }
    return undefined;
  };
  return [cornerTo(-1) ?? whole[0], cornerTo(1) ?? whole[1]];
};

/** Share of a lantern's light that the wall beyond a corner gets: off the ground. */
const AROUND_CORNER = 0.15;

/** How much of it each column of so many pixels gets. */
export const columnsOf = ([from, to]: readonly [number, number], columns: number, step: number): Float32Array =>
  Float32Array.from({ length: columns }, (_, x) => {
    const before = clamp(from / step - x);
    const beyond = clamp(x + 1 - to / step);
    return 1 - (1 - AROUND_CORNER) * Math.max(before, beyond);
  });
