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

/** Runs of set pixels: from, to and row of each, and the first run of the piece that it belongs to. */
type Runs = { count: number; from: Int32Array; to: Int32Array; row: Int32Array; first: Int32Array };

const FEW = 4096;
/** Pixels up to which a run is filled one by one. */
const SHORT = 24;

const grown = (old: Int32Array): Int32Array => {
  const out = new Int32Array(old.length * 2);
  out.set(old);
  return out;
};

const addRun = (runs: Runs, from: number, to: number, row: number): void => {
  if (runs.count === runs.from.length) {
    runs.from = grown(runs.from);
    runs.to = grown(runs.to);
    runs.row = grown(runs.row);
    runs.first = grown(runs.first);
  }
  runs.from[runs.count] = from;
  runs.to[runs.count] = to;
  runs.row[runs.count] = row;
  runs.first[runs.count] = runs.count;
  runs.count++;
};

/** Four set pixels at once, as maps of ones and of bytes have them. */
const ONES = 0x01010101;
const FULL = -1;

/** `fours` are the same bytes four by four: most of a map is empty or full, and is passed over so. */
const addRow = (runs: Runs, map: Uint8Array, fours: Int32Array, start: number, width: number, row: number): void => {
  const end = start + width;
  for (let i = start; i < end; ) {
    while (i < end && !map[i]) i += (i & 3) === 0 && i + 4 <= end && fours[i >> 2] === 0 ? 4 : 1;
    if (i === end) return;
    const from = i;
    while (i < end && map[i]) {
      const four = (i & 3) === 0 && i + 4 <= end ? fours[i >> 2] : 0;
      i += four === ONES || four === FULL ? 4 : 1;
    }
    addRun(runs, from - start, i - start, row);
  }
};

const rootOf = (first: Int32Array, run: number): number => {
  let at = run;
  while (first[at] !== at) {
    first[at] = first[first[at]!]!;
    at = first[at]!;
  }
  return at;
};

/** Joins the runs of a row, from `middle` on, with those of the row before that they touch. */
const joinRows = ({ from, to, first, count }: Runs, start: number, middle: number): void => {
  for (let above = start, run = middle; above < middle && run < count; ) {
    if (from[above]! < to[run]! && from[run]! < to[above]!) {
      const a = rootOf(first, above);
      const b = rootOf(first, run);
      if (a < b) first[b] = a;
      else first[a] = b;
    }
    if (to[above]! < to[run]!) above++;
    else run++;
  }
};

const runsOf = (map: Uint8Array, width: number, height: number): Runs => {
  const list = (): Int32Array => new Int32Array(FEW);
  const runs: Runs = { count: 0, from: list(), to: list(), row: list(), first: list() };
  const whole = map.byteOffset % 4 === 0 ? map : map.slice();
  const fours = new Int32Array(whole.buffer, whole.byteOffset, whole.length >> 2);
  for (let y = 0, start = 0; y < height; y++) {
    const middle = runs.count;
    addRow(runs, map, fours, y * width, width, y);
    joinRows(runs, start, middle);
    start = middle;
  }
  return runs;
};

/** The pixels of every region. */
export const membersOf = (labels: Int32Array, count: number): number[][] => {
  const members: number[][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < labels.length; i++) if (labels[i]) members[labels[i]! - 1]!.push(i);
  return members;
};

/** Labels start at 1; 0 is outside. Bounds are inclusive. */
export const labelRegions = (map: Uint8Array, width: number, height: number): Labelling => {
  const labels = new Int32Array(width * height);
  const regions: { -readonly [K in keyof Region]: Region[K] }[] = [];
  const { count, from, to, row, first } = runsOf(map, width, height);
  const labelAt = new Int32Array(count);
  for (let run = 0; run < count; run++) {
    const root = rootOf(first, run);
    const left = from[run]!;
    const right = to[run]! - 1;
    const y = row[run]!;
    if (root === run) {
      labelAt[run] = regions.length + 1;
      regions.push({ label: regions.length + 1, area: 0, left, top: y, right, bottom: y });
    }
    const label = labelAt[root]!;
    const region = regions[label - 1]!;
    region.area += right + 1 - left;
    if (left < region.left) region.left = left;
    if (right > region.right) region.right = right;
    region.bottom = y;
    const [start, end] = [y * width + left, y * width + right + 1];
    if (end - start > SHORT) labels.fill(label, start, end);
    else for (let i = start; i < end; i++) labels[i] = label;
  }
  return { labels, regions };
};
