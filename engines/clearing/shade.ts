import { pushPull } from '#engines/clearing/push-pull.ts';
import { type Cell, fitTrend, offTrend, quantileOf, trendAt } from '#engines/clearing/shade-trend.ts';
import { CEILING, FLOOR, SIDES, type Surfaces } from '#engines/clearing/surfaces.ts';
import { softBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';

/** The bare surfaces without texture, one picture a side of the room, each carried under what is cleared. */
export type Shades = {
  readonly width: number;
  readonly height: number;
  /** sides[side][channel], bytes as floats; a side that is neither seen nor needed is missing. */
  readonly sides: readonly (readonly [Plane, Plane, Plane] | undefined)[];
  /** Visible cells of every side that its picture rests on. */
  readonly evidence: readonly number[];
  /** No floor is left beside the hole: its shade rests on what is surely bare under it. */
  readonly fromUnder: boolean;
};

/**
 * A person's mask is generous: where nothing of a surface is left beside it, what the network is this sure of under it tells its colour.
 * Beside more evidence it would not help: it lies in the shadow of what is cleared, and cost 2.8 dB on a carpet.
 */
export const SURE_UNDER = 0.9;

/** How sure a cell is bare floor, wall or ceiling (0..1), at any size; without a network everything visible counts. */
export type Bareness = (side: number, x: number, y: number) => number;

/** Cells across the longer side: a shade has no detail. */
const ACROSS = 214;
/**
 * Further than this share of the width from anything visible of its own side, a shade leans on what surrounds the hole.
 * On eleven pairs a lean of .3 everywhere was worth .6 dB; near its own evidence it would only stain the wall.
 */
const FAR = 0.12;
const LEAN = 0.45;

/**
 * The floor without sun and the glare of windows: cells far lighter than the middle one. Neither goes on under a sofa,
 * and carried there they once made a walnut floor white.
 */
const withoutGlare = <T extends Cell & { at: number }>(cells: T[], visible: Plane): T[] => {
  const light = (cell: Cell): number => cell.rgb[0]! + cell.rgb[1]! + cell.rgb[2]!;
  const sorted = Float32Array.from(cells, light).sort();
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  // Where half of what is seen is glare, the middle one is glare too: the darker half says how much floors here differ.
  const darker = at(0.25) - at(0.05);
  const middle = at(0.25) + Math.min(at(0.5) - at(0.25), darker * 1.25);
  const usual = Math.min(at(0.5) - at(0.25), darker);
  const most = middle + Math.max(90, usual * 2.5);
  const dull = cells.filter((cell) => light(cell) <= most);
  if (dull.length < cells.length * 0.3) return cells;
  for (const cell of cells) if (light(cell) > most) visible.data[cell.at] = 0;
  return dull;
};

export const shadesOf = (
  photo: Raster,
  hole: Uint8Array,
  surfaces: Surfaces,
  bare: Bareness,
  /** What is surely bare under the hole may speak for a surface that nothing else is seen of. */
  under = false,
): Shades => {
  const step = Math.max(3, Math.round(Math.max(photo.width, photo.height) / ACROSS));
  const width = Math.ceil(photo.width / step);
  const height = Math.ceil(photo.height / step);
  const needed = new Uint8Array(SIDES);
  const cells: (Cell & { at: number })[][] = Array.from({ length: SIDES }, () => []);
  const covered: (Cell & { at: number })[][] = Array.from({ length: SIDES }, () => []);
  const around = [newPlane(width, height), newPlane(width, height), newPlane(width, height)];
  const visible = [newPlane(width, height), newPlane(width, height)] as const;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [red, green, blue] = [0, 0, 0];
      let n = 0;
      let holes = 0;
      const middle =
        Math.min(photo.height - 1, y * step + (step >> 1)) * photo.width +
        Math.min(photo.width - 1, x * step + (step >> 1));
      const side = surfaces.side[middle]!;
      const right = Math.min(photo.width, x * step + step);
      const below = Math.min(photo.height, y * step + step);
      for (let j = y * step; j < below && (under || holes === 0); j++)
        for (let at = j * photo.width + x * step, end = j * photo.width + right; at < end; at++) {
          if (hole[at]) holes++;
          red += photo.data[at * 3]!;
          green += photo.data[at * 3 + 1]!;
          blue += photo.data[at * 3 + 2]!;
          n++;
        }
      if (holes > 0) needed[side] = 1;
      if (holes > 0 && !under) continue;
      const sure = bare(side, (x + 0.5) / width, (y + 0.5) / height);
      const rgb = [red / n, green / n, blue / n];
      const cell = { x: (x / width) * 2 - 1, y: (y / height) * 2 - 1, rgb, weight: sure, at: y * width + x };
      if (holes > 0) {
        if (sure > SURE_UNDER) covered[side]!.push(cell);
        continue;
      }
      // Trees in a window are no wall, a strip of rug is no floor: leaning on them turned both green.
      visible[side === FLOOR ? 0 : 1].data[y * width + x] = Math.max(0.02, sure);
      for (let c = 0; c < 3; c++) around[c]!.data[y * width + x] = rgb[c]!;
      if (sure >= 0.35) cells[side]!.push(cell);
    }
  const enough = width * height * 0.004;
  const fromUnder = cells[FLOOR]!.length < enough && covered[FLOOR]!.length > enough;
  if (fromUnder)
    for (const cell of covered[FLOOR]!) {
      cells[FLOOR]!.push(cell);
      visible[0].data[cell.at] = cell.weight;
      for (let c = 0; c < 3; c++) around[c]!.data[cell.at] = cell.rgb[c]!;
    }
  cells[FLOOR] = withoutGlare(cells[FLOOR]!, visible[0]);
  // A floor leans on floor and a wall on walls: leaning on everything fogged the far floor with the wall's white.
  const [byFloor, byWall] = visible.map((own) => around.map((plane) => pushPull(plane, own)));
  const widest = [1, 2, 3].map((side) => cells[side]!).sort((p, q) => q.length - p.length)[0]!;
  const sides = cells.map((own, side) => {
    if (!needed[side]) return undefined;
    const source =
      own.length >= enough ? own : side === FLOOR ? own : side === CEILING && own.length > 40 ? own : widest;
    if (source.length < (side === FLOOR ? 6 : 20)) return undefined;
    const kin = side === FLOOR ? byFloor! : byWall!;
    return shadeOf(source, width, height, side === FLOOR, kin);
  });
  return { width, height, sides, evidence: cells.map((own) => own.length), fromUnder };
};

const shadeOf = (
  cells: readonly (Cell & { at: number })[],
  width: number,
  height: number,
  rough: boolean,
  surroundings: readonly Plane[],
): [Plane, Plane, Plane] => {
  const step = Math.max(1, Math.floor(cells.length / 5000));
  const sample = cells.filter((_, n) => n % step === 0).map((cell) => ({ ...cell }));
  const trend = fitTrend(sample);
  const lows = [0, 1, 2].map((c) => quantileOf(sample, c, 0.08) - 6);
  const highs = [0, 1, 2].map((c) => quantileOf(sample, c, 0.92) + 6);
  const weight = newPlane(width, height);
  const rest = [newPlane(width, height), newPlane(width, height), newPlane(width, height)];
  for (const cell of cells) {
    if (offTrend(trend, cell) > (rough ? 70 : 55)) continue;
    weight.data[cell.at] = 1;
    for (let c = 0; c < 3; c++) rest[c]!.data[cell.at] = cell.rgb[c]! - trendAt(trend[c]!, cell.x, cell.y);
  }
  const near = softBlur(weight, width * FAR).data;
  const planes = rest.map((plane) => {
    const soft = softened(plane, weight, rough ? 6 : 2);
    return softBlur(pushPull(soft.values, soft.weight), rough ? 4 : 2);
  });
  const own = new Float32Array(3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      let light = 0;
      let around = 0;
      for (let c = 0; c < 3; c++) {
        const v = trendAt(trend[c]!, (x / width) * 2 - 1, (y / height) * 2 - 1) + planes[c]!.data[i]!;
        own[c] = Math.min(highs[c]!, Math.max(lows[c]!, v));
        light += own[c]!;
        around += surroundings[c]!.data[i]!;
      }
      const lean = LEAN * (1 - Math.min(1, near[i]! / 0.2));
      // A wall leans on the light around it, not on its colour: under a window it would turn green.
      for (let c = 0; c < 3; c++)
        planes[c]!.data[i] =
          own[c]! + lean * ((rough ? surroundings[c]!.data[i]! : (own[c]! * around) / Math.max(1, light)) - own[c]!);
    }
  return [planes[0]!, planes[1]!, planes[2]!];
};

/** Mean over the visible neighbours: a floor board's grain must not streak into the hole. */
const softened = (values: Plane, weight: Plane, radius: number): { values: Plane; weight: Plane } => {
  const { width, height } = values;
  const product = newPlane(width, height);
  for (let i = 0; i < product.data.length; i++) product.data[i] = values.data[i]! * weight.data[i]!;
  const sums = softBlur(product, radius * 2).data;
  const counts = softBlur(weight, radius * 2).data;
  const out = newPlane(width, height);
  const known = newPlane(width, height);
  for (let i = 0; i < out.data.length; i++) {
    if (weight.data[i] === 0 || counts[i]! < 0.05) continue;
    out.data[i] = sums[i]! / counts[i]!;
    known.data[i] = 1;
  }
  return { values: out, weight: known };
};
