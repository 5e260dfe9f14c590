/** A board is read from a little beyond the wall's end to where no baseboard or cornice reaches, in metres, in steps thinner than a pixel. */
export const LOW = -0.04;
const HIGH = 0.26;
export const STEP = 0.0025;
export const BINS = Math.round((HIGH - LOW) / STEP);

/** Red, green and blue of one column (or of many) at every step, less the plain wall's shade. */
export type Profile = Float32Array;

/** Steps that a column may lie off its neighbours: the box's line is straight, the photo's a little less. */
const OFF = 12;
/** Levels that columns of one board may differ by. */
const SPREAD = 20;
/** Share of the steps at which they have to agree. */
const AGREE = 0.7;
/** Levels that a board's edge differs by over `ACROSS` steps. */
const EDGE = 5;
const ACROSS = 4;
/** A wall's end is looked for this far from where the box puts it, in metres. */
const END = 0.05;

const binAt = (metres: number): number => Math.round((metres - LOW) / STEP);

const medianOf = (values: Float32Array): number => values.sort()[values.length >> 1]!;

/** One column's values at another's steps, `off` further up. */
const apart = (p: Profile, q: Profile, off: number): number => {
  let sum = 0;
  let n = 0;
  for (let k = Math.max(0, -off); k < Math.min(BINS, BINS - off); k++, n++)
    for (let c = 0; c < 3; c++) sum += Math.abs(p[(k + off) * 3 + c]! - q[k * 3 + c]!);
  return sum / Math.max(1, n * 3);
};

/** How many steps further up `p` shows what `q` shows. */
export const offsetOf = (p: Profile, q: Profile, most = OFF): number => {
  let best = 0;
  let least = apart(p, q, 0);
  for (let off = -most; off <= most; off++) {
    // A plain strip fits everywhere: further off it has to fit better.
    const cost = apart(p, q, off) + 0.02 * Math.abs(off);
    if (cost < least) [best, least] = [off, cost];
  }
  return best;
};

const medianColumn = (columns: readonly Profile[], offs: readonly number[]): Profile => {
  const out = new Float32Array(BINS * 3);
  const values = new Float32Array(columns.length);
  for (let k = 0; k < BINS; k++)
    for (let c = 0; c < 3; c++) {
      for (const [n, column] of columns.entries())
        values[n] = column[Math.min(BINS - 1, Math.max(0, k + offs[n]!)) * 3 + c]!;
      out[k * 3 + c] = medianOf(values);
    }
  return out;
};

/** Slope of the offsets over the columns' distances: the box's line may run askew to the board's. */
const slopeOf = (offs: readonly number[], far: readonly number[]): number => {
  const slopes: number[] = [];
  for (let n = 0; n < offs.length; n++)
    for (let m = n + 5; m < offs.length; m++) slopes.push((offs[m]! - offs[n]!) / (far[m]! - far[n]!));
  return slopes.length > 0 ? medianOf(Float32Array.from(slopes)) : 0;
};

/**
 * The board that visible columns show, as it stands at distance 0 from them; nothing where they do not agree. Columns are laid over each
 * other first: a groove of two pixels vanishes in a mean over columns that lie three pixels apart.
 */
export const boardOf = (columns: readonly Profile[], far: readonly number[]): Profile | undefined => {
  const near = Math.min(12, columns.length);
  const first = medianColumn(columns.slice(0, near), new Array<number>(near).fill(0));
  const slope = slopeOf(
    columns.map((column) => offsetOf(column, first)),
    far,
  );
  const offs = far.map((distance) => Math.round(slope * distance));
  const board = medianColumn(columns, offs);
  let agree = 0;
  const off = new Float32Array(columns.length);
  for (let k = 0; k < BINS; k++) {
    for (const [n, column] of columns.entries())
      off[n] = Math.abs(column[Math.min(BINS - 1, Math.max(0, k + offs[n]!)) * 3 + 1]! - board[k * 3 + 1]!);
    if (medianOf(off) < SPREAD) agree++;
  }
  return agree >= AGREE * BINS ? board : undefined;
};

/** Where a board begins and ends, in steps; `contrast` is what it differs from the wall by. */
export type Outline = { readonly bottom: number; readonly top: number; readonly contrast: number };

export const outlineOf = (board: Profile): Outline | undefined => {
  const green = (k: number): number => board[Math.min(BINS - 1, Math.max(0, k)) * 3 + 1]!;
  let top = -1;
  for (let k = binAt(0) + ACROSS; k < BINS; k++) if (Math.abs(green(k) - green(k - ACROSS)) > EDGE) top = k;
  // An edge at the very end of what is read is no board's: a picture, a socket, a shadow.
  if (top < 0 || top > BINS - 2 * ACROSS) return undefined;
  let bottom = binAt(0);
  let steepest = 0;
  for (let k = binAt(-END + 0.015); k <= binAt(END); k++) {
    let steep = 0;
    for (let c = 0; c < 3; c++) steep += Math.abs(board[(k + 2) * 3 + c]! - board[Math.max(0, k - 2) * 3 + c]!);
    if (steep > steepest) [steepest, bottom] = [steep, k];
  }
  if (bottom >= top) return undefined;
  const rest = green(Math.min(BINS - 1, top + ACROSS));
  let contrast = 0;
  for (let k = bottom + 2; k < top; k++) contrast = Math.max(contrast, Math.abs(green(k) - rest));
  return { bottom, top, contrast };
};
