import type { Plane } from '#engines/raster/raster.ts';

/** Cells to either side over which a dappled door is made even. */
const BOARD = 40;
/** Rows above and below whose boards have the same light, and the stops within which they do: beyond lies the shadow of its lintel. */
const PANEL = 7;
const SAME = 0.3;
/** Rows to either side of a seam that are none, and the stops over all of them at most: more is the rim of a leaf's shadow, and told with it seams were half as deep. */
const BESIDE = 3;
const SEAM = 0.5;
/** Log2 of light by day from which a file shows no seam: in the sun white paint is one white. */
const BURNT = -0.25;

const middleOf = (a: number, b: number, c: number): number => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

/** Whether nothing but a seam can lie between the rows around a place. */
const isSteady = (light: Float32Array, at: number, width: number): boolean => {
  let [least, most] = [light[at]!, light[at]!];
  for (let i = at - BESIDE * width; i <= at + BESIDE * width; i += width) {
    least = Math.min(least, light[i]!);
    most = Math.max(most, light[i]!);
  }
  return most - least < SEAM && most < BURNT;
};

/** Means along every row of a door over so many cells to either side. */
const alongBoards = (
  values: (i: number) => number,
  counts: (i: number) => number,
  dappled: Float32Array,
  width: number,
): Float32Array => {
  const out = new Float32Array(dappled.length);
  const [sums, weights] = [new Float64Array(width + 1), new Float64Array(width + 1)];
  for (let start = 0; start < out.length; start += width) {
    for (let x = 0, i = start; x < width; x++, i++) {
      const weight = dappled[i]! > 0 ? counts(i) : 0;
      sums[x + 1] = sums[x]! + (weight > 0 ? weight * values(i) : 0);
      weights[x + 1] = weights[x]! + weight;
    }
    if (weights[width]! < 1) continue;
    for (let x = 0, i = start; x < width; x++, i++) {
      if (dappled[i]! < 0.01) continue;
      const [from, to] = [Math.max(0, x - BOARD), Math.min(width, x + BOARD + 1)];
      out[i] = (sums[to]! - sums[from]!) / (weights[to]! - weights[from]! + 1e-6);
    }
  }
  return out;
};

/** Gives what is left of a door without its dapple one light all over: row by row, as much dapple as lies on each left bands. The seams between its boards stay. */
export const evenDoors = (goal: Plane, light: Float32Array, dappled: Float32Array): void => {
  const { width, data } = goal;
  if (!dappled.some((v) => v >= 0.01)) return;
  const boards = alongBoards(
    (i) => light[i]! - data[i]!,
    (i) => dappled[i]!,
    dappled,
    width,
  );
  const far = BESIDE * width;
  const lineAt = (i: number): number => light[i]! - middleOf(light[i - far]!, light[i]!, light[i + far]!);
  const onDoor = (i: number): number =>
    i >= far && i + far < light.length && dappled[i - far]! * dappled[i + far]! > 0.5 && isSteady(light, i, width)
      ? dappled[i]!
      : 0;
  const seams = alongBoards(lineAt, onDoor, dappled, width);
  for (let i = 0; i < data.length; i++) {
    if (dappled[i]! < 0.01) continue;
    let [sum, n] = [0, 0];
    for (
      let j = Math.max(i - PANEL * width, i % width), end = i + PANEL * width;
      j <= end && j < data.length;
      j += width
    )
      if (dappled[j]! >= 0.01 && Math.abs(boards[j]! - boards[i]!) < SAME) {
        sum += boards[j]!;
        n++;
      }
    data[i]! += dappled[i]! * (light[i]! - data[i]! - sum / n - seams[i]!);
  }
};
