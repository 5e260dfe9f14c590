import { ALONG, newStretches, remember, type Stretches, sharpen } from '#engines/clearing/seam-memory.ts';
import { FLOOR, type Surfaces } from '#engines/clearing/surfaces.ts';

/** Finest stretch across the boards, in metres, and how often it doubles: a far pixel covers many of them. */
const FINEST = 0.006;
const LEVELS = 6;
const FARTHEST = 8;
/** What differs by more levels than this is the edge of a sun patch. */
const MOST = 30;
/** Below this correlation between what a seam foretells and what is there, the floor has no seams that way. */
const HOLDS = 0.12;
const DEGREE = Math.PI / 180;

/** The visible floor: detail (three floats a pixel) at these pixels is what seams are learnt from. */
type Visible = {
  readonly surfaces: Surfaces;
  readonly usable: Uint8Array;
  readonly detail: Float32Array;
  /** Some pixels of the floor that is seen or hidden, from all over it. */
  readonly floor: Int32Array;
};

/** One way that seams run; `at` foretells the detail of a pixel from what lies on the same line along them. */
type Seams = { readonly holds: number; readonly at: (i: number, out: Float32Array) => void };

const inside = ({ side, width }: Surfaces, i: number): boolean =>
  i + width < side.length && side[i] === FLOOR && side[i + 1] === FLOOR && side[i + width] === FLOOR;

/** Where the floor that matters lies, across and along: everything seen or hidden within reach. */
const extentOf = ({ surfaces, floor }: Visible, c: number, s: number) => {
  const { a, b } = surfaces;
  let [left, right, near, far] = [FARTHEST, -FARTHEST, FARTHEST, -FARTHEST];
  for (let n = 0; n < floor.length; n++) {
    const x = a[floor[n]!]!;
    const z = b[floor[n]!]!;
    const across = x * c + z * s;
    const along = z * c - x * s;
    if (across < left) left = across;
    if (across > right) right = across;
    if (along < near) near = along;
    if (along > far) far = along;
  }
  const [across, end] = [Math.max(-FARTHEST, left - 0.1), Math.min(FARTHEST, right + 0.1)];
  const [along, last] = [Math.max(-FARTHEST, near - 0.1), Math.min(FARTHEST, far + 0.1)];
  return { across, along, width: end - across, length: last - along };
};

/** Learns the seams that run at right angles to `angle` (radians on the floor). */
const learnSeams = (
  visible: Visible,
  places: Int32Array,
  angle: number,
  channels: 1 | 3,
  bins: readonly number[],
): Seams => {
  const { surfaces, detail } = visible;
  const { a, b, width } = surfaces;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const extent = extentOf(visible, c, s);
  if (extent.width <= 0 || extent.length <= 0) return { holds: 0, at: (_, out) => void out.fill(0) };
  const levels = bins.map((bin) => newStretches(bin, extent.width, extent.length, channels));
  const acrossOf = (i: number): number => a[i]! * c + b[i]! * s - extent.across;
  const alongOf = (i: number): number => b[i]! * c - a[i]! * s - extent.along;
  // What a pixel covers across the seams, in metres.
  const footprint = (i: number): number =>
    Math.max(
      Math.abs((a[i + 1]! - a[i]!) * c + (b[i + 1]! - b[i]!) * s),
      Math.abs((a[i + width]! - a[i]!) * c + (b[i + width]! - b[i]!) * s),
    );
  const columnOf = (level: Stretches, i: number): number => {
    const column = Math.floor(alongOf(i) / ALONG);
    return column >= 0 && column < level.columns ? column : -1;
  };
  for (let p = 0; p < places.length; p++) {
    const i = places[p]!;
    const print = footprint(i);
    const across = acrossOf(i);
    for (let n = 0; n < levels.length; n++) {
      const level = levels[n]!;
      if (level.bin < print * 0.8) continue;
      const row = Math.floor(across / level.bin);
      const column = columnOf(level, i);
      if (row < 0 || row >= level.rows || column < 0) continue;
      const cell = row * level.columns + column;
      level.counts[cell]!++;
      for (let k = 0; k < channels; k++)
        level.sums[cell * channels + k]! += Math.max(-MOST, Math.min(MOST, detail[i * 3 + (channels === 1 ? 1 : k)]!));
    }
  }
  for (const level of levels) sharpen(level);
  const memories = levels.map(remember);
  const total = memories.reduce((sum, memory) => sum + memory.weight, 0);
  const holds = memories.reduce((sum, memory) => sum + memory.holds * memory.weight, 0) / Math.max(1, total);
  return { holds, at };

  function at(i: number, out: Float32Array): void {
    out.fill(0);
    if (!inside(surfaces, i)) return;
    const print = footprint(i);
    for (let n = 0; n < levels.length; n++) {
      const level = levels[n]!;
      if (level.bin < print * 0.8 && n < levels.length - 1) continue;
      const across = acrossOf(i) / level.bin - 0.5;
      const row = Math.floor(across);
      const column = columnOf(level, i);
      if (row < 0 || row + 1 >= level.rows || column < 0) return;
      const { means, trust, slope } = memories[n]!;
      const f = across - row;
      const p = row * level.columns + column;
      const q = p + level.columns;
      if (trust[p]! * (1 - f) + trust[q]! * f < 0.03) continue;
      for (let k = 0; k < 3; k++)
        out[k] = slope * (means[p * 3 + k]! * trust[p]! * (1 - f) + means[q * 3 + k]! * trust[q]! * f);
      return;
    }
  }
};

/** Directions in which the floor's detail changes most, in radians on the floor: across its seams. Walls' ways always count. */
const directionsOf = ({ surfaces, usable, detail }: Visible): number[] => {
  const { width, a, b } = surfaces;
  const turns = new Float64Array(180);
  for (let i = width; i < usable.length - width; i++) {
    if (!usable[i] || !usable[i + 1] || !usable[i + width] || !inside(surfaces, i)) continue;
    const gx = detail[(i + 1) * 3 + 1]! - detail[i * 3 + 1]!;
    const gy = detail[(i + width) * 3 + 1]! - detail[i * 3 + 1]!;
    const size = Math.hypot(gx, gy);
    if (size < 4 || size > 60) continue;
    // The picture's gradient carried to the floor: g = J' h, J the change of floor place with a pixel right and down.
    const [ax, ay] = [a[i + 1]! - a[i]!, a[i + width]! - a[i]!];
    const [bx, by] = [b[i + 1]! - b[i]!, b[i + width]! - b[i]!];
    const determinant = ax * by - ay * bx;
    if (Math.abs(determinant) < 1e-9) continue;
    const turn = Math.atan2((gy * ax - gx * ay) / determinant, (gx * by - gy * bx) / determinant);
    turns[Math.floor((turn / DEGREE + 360) % 180)]! += Math.min(size, 20);
  }
  const soft = turns.map((_, n) => {
    let sum = 0;
    for (let d = -3; d <= 3; d++) sum += turns[(n + d + 180) % 180]! * (4 - Math.abs(d));
    return sum;
  });
  const strongest = soft.indexOf(Math.max(...soft));
  const found = [strongest, 0, 90].filter((n, at, all) => at === 0 || Math.abs(((n - all[0]! + 270) % 180) - 90) > 3);
  return found.map((n) => n * DEGREE);
};

type Way = { readonly angle: number; readonly holds: number };

/** The best of some angles around `from`, in degrees off it. */
const bestAround = (from: Way, offs: readonly number[], holdsAt: (angle: number) => number): Way =>
  offs.reduce<Way>((best, off) => {
    const angle = from.angle + off * DEGREE;
    const holds = holdsAt(angle);
    return holds > best.holds ? { angle, holds } : best;
  }, from);

const START = [0, -1.5, 1.5, -3, 3];
const nothing = (angle: number): Way => ({ angle, holds: Number.NEGATIVE_INFINITY });

/** The angle near the best of these starts under which the seams hold best, to a third of a degree. */
const refine = (starts: readonly number[], holdsAt: (angle: number) => number): Way => {
  const ways = starts.map((start) => bestAround(nothing(start), START, holdsAt));
  let best = ways.reduce((first, way) => (way.holds > first.holds ? way : first));
  for (const off of [0.75, 0.375, 0.19]) best = bestAround(best, [-off, off], holdsAt);
  return best;
};

const pickPlaces = ({ surfaces, usable }: Visible, most: number): Int32Array => {
  const all = new Int32Array(usable.length);
  let count = 0;
  for (let i = 0; i < usable.length; i++) if (usable[i] && inside(surfaces, i)) all[count++] = i;
  const step = Math.max(1, Math.ceil(count / most));
  return Int32Array.from({ length: Math.ceil(count / step) }, (_, n) => all[n * step]!);
};

const someFloor = ({ side }: Surfaces, usable: Uint8Array, hole: Uint8Array): Int32Array => {
  const some: number[] = [];
  for (let i = 0; i < side.length; i += 61) if (side[i] === FLOOR && (usable[i] || hole[i])) some.push(i);
  return Int32Array.from(some);
};

/** The ways in which the floor's seams run, each as what it foretells; none for carpets and stone without joints. */
export const findSeams = (surfaces: Surfaces, usable: Uint8Array, hole: Uint8Array, detail: Float32Array): Seams[] => {
  const visible = { surfaces, usable, detail, floor: someFloor(surfaces, usable, hole) };
  const few = pickPlaces(visible, 12000);
  if (few.length < 400) return [];
  const coarse = [FINEST * 2, FINEST * 4, FINEST * 8];
  const holdsAt = (angle: number): number => learnSeams(visible, few, angle, 1, coarse).holds;
  const first = refine(directionsOf(visible), holdsAt);
  if (first.holds < HOLDS) return [];
  const other = refine([first.angle + Math.PI / 2], holdsAt);
  const places = pickPlaces(visible, 400000);
  const bins = Array.from({ length: LEVELS }, (_, n) => FINEST * 2 ** n);
  return [first, other]
    .filter(({ holds }) => holds >= HOLDS)
    .map(({ angle }) => learnSeams(visible, places, angle, 3, bins));
};
