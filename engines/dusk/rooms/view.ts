import { lightIn, ROOM_TALL, type RoomSize } from '#engines/dusk/rooms/atlas.ts';
import { clamp, mix } from '#engines/raster/scalar.ts';

/** Metres from the floor to the head of a window. */
export const HEAD = 2.25;

/** Columns and rows in which a view is looked at. */
const COLUMNS = 9;
const ROWS = 8;
/** Light at a side or the sill of a window or at a post in it against its mean from which a lamp is cut there, and what that counts against the room's own variety. */
const CUT = 1.5;
const WORSE = 0.6;
/** Stops by which a wide front may differ from side to side, and what each further one counts: panes from white to brown in one row are patches. */
const STOPS = 1;
const UNEVEN = 0.5;

/** The most that a column gains or loses. */
const MOST_LEVELLED = 3;

export type View = {
  readonly place: number;
  readonly mean: number;
  readonly worth: number;
  /** Light of its brightest place: a lamp's. */
  readonly brightest: number;
  /** Light of each column against the mean. */
  readonly columns: Float32Array;
};

/** What a window shows of a room from one place: its mean light, and how much there is to see. A lamp is seen whole or not at all. */
export const viewFrom = (
  size: RoomSize,
  place: number,
  high: number,
  wide: boolean,
  posts: readonly number[],
  x: (u: number) => number,
): View => {
  const out = new Float32Array(3);
  const columns = new Float32Array(COLUMNS);
  let [sum, logs, squares, side, most] = [0, 0, 0, 0, 0];
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 0; row < ROWS; row++) {
      lightIn(size, x(column / (COLUMNS - 1)), ROOM_TALL - HEAD + ((row + 0.5) / ROWS) * high, out);
      const light = 0.3 * out[0]! + 0.6 * out[1]! + 0.1 * out[2]!;
      sum += light;
      most = Math.max(most, light);
      columns[column]! += light / ROWS;
      logs += Math.log(light + 0.02);
      squares += Math.log(light + 0.02) ** 2;
      if (column === 0 || column === COLUMNS - 1 || row === ROWS - 1) side = Math.max(side, light);
    }
  }
  for (const post of posts)
    for (let row = 0; row < ROWS; row++) {
      lightIn(size, x(post), ROOM_TALL - HEAD + ((row + 0.5) / ROWS) * high, out);
      side = Math.max(side, 0.3 * out[0]! + 0.6 * out[1]! + 0.1 * out[2]!);
    }
  const n = COLUMNS * ROWS;
  const spread = Math.sqrt(Math.max(0, squares / n - (logs / n) ** 2));
  const uneven = wide ? UNEVEN * Math.max(0, Math.log2(Math.max(...columns) / Math.min(...columns)) - STOPS) : 0;
  const worth = spread - WORSE * Math.max(0, (side * n) / sum - CUT) - uneven;
  return { place, mean: sum / n, worth, brightest: most, columns };
};

/** What each column of a window gains or loses. */
export const levelledOf = ({ columns, mean }: View, share: number): Float32Array =>
  columns.map((light) => clamp((mean / (light + 1e-3)) ** share, 1 / MOST_LEVELLED, MOST_LEVELLED));

export const columnAt = (values: Float32Array, u: number): number => {
  const at = clamp(u, 0, 1) * (values.length - 1);
  const from = Math.min(values.length - 2, Math.floor(at));
  return mix(values[from]!, values[from + 1]!, at - from);
};
