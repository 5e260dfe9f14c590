import { placesOf, rasterKernel } from '#engines/raster/kernel/kernel.ts';

/** One 4-connected piece of a binary map. */
export type Region = {
  readonly label: number;
  readonly area: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Share of the upright box around it that a region fills. */
export const filledBy = ({ area, left, right, top, bottom }: Region): number =>
  area / ((right - left + 1) * (bottom - top + 1));

export type Labelling = { readonly labels: Int32Array; readonly regions: readonly Region[] };

/** Runs of set pixels: where each begins and ends in the map, and the first run of the piece that it belongs to. They lie in the kernel's memory. */
type Runs = { readonly from: Int32Array; readonly to: Int32Array; readonly first: Int32Array };

/** Pixels up to which a run is filled one by one. */
const SHORT = 24;

const runsOf = (map: Uint8Array, width: number, height: number): Runs => {
  const most = Math.ceil(width / 2) * height * 4;
  const [bytes, lists, end] = placesOf(width * height, 3 * most);
  const kernel = rasterKernel(end);
  const { buffer } = kernel.memory;
  new Uint8Array(buffer, bytes, width * height).set(map);
  const count = kernel.runs(bytes, width, height, lists, most);
  const list = (n: number): Int32Array => new Int32Array(buffer, lists + n * most, count);
  return { from: list(0), to: list(1), first: list(2) };
};

/** The pixels of every region. */
export const membersOf = (labels: Int32Array, count: number): number[][] => {
  const members: number[][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < labels.length; i++) if (labels[i]) members[labels[i]! - 1]!.push(i);
  return members;
};

type Growing = { -readonly [K in keyof Region]: Region[K] };

/** Pieces in the order of their first runs, and the label of each run. */
const piecesOf = ({ from, to, first }: Runs, width: number): { regions: Growing[]; labelAt: Int32Array } => {
  const regions: Growing[] = [];
  const labelAt = new Int32Array(first.length);
  for (let run = 0, y = 0, row = 0; run < first.length; run++) {
    for (; from[run]! >= row + width; row += width) y++;
    const [left, right] = [from[run]! - row, to[run]! - row - 1];
    const root = first[run]!;
    if (root === run) regions.push({ label: regions.length + 1, area: 0, left, top: y, right, bottom: y });
    const label = root === run ? regions.length : labelAt[root]!;
    labelAt[run] = label;
    const region = regions[label - 1]!;
    region.area += right + 1 - left;
    if (left < region.left) region.left = left;
    if (right > region.right) region.right = right;
    region.bottom = y;
  }
  return { regions, labelAt };
};

/** Regions alone, where nobody asks which pixels are theirs. */
export const regionsIn = (map: Uint8Array, width: number, height: number): readonly Region[] =>
  piecesOf(runsOf(map, width, height), width).regions;

/** Labels start at 1; 0 is outside. Bounds are inclusive. */
export const labelRegions = (map: Uint8Array, width: number, height: number): Labelling => {
  const runs = runsOf(map, width, height);
  const { regions, labelAt } = piecesOf(runs, width);
  const labels = new Int32Array(width * height);
  layLabels(labels, runs, labelAt);
  return { labels, regions };
};

const layLabels = (labels: Int32Array, { from, to }: Runs, labelAt: Int32Array): void => {
  for (let run = 0; run < labelAt.length; run++) {
    const label = labelAt[run]!;
    const [start, end] = [from[run]!, to[run]!];
    if (end - start > SHORT) labels.fill(label, start, end);
    else for (let i = start; i < end; i++) labels[i] = label;
  }
};
