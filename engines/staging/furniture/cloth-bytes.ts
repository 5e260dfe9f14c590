/** A cloth's points in rows, x y z: a byte each, how far off the place that its neighbours lead one to expect. */
export type Packed = {
  readonly columns: number;
  readonly rows: number;
  /** The first point, in quarters of a millimetre. */
  readonly first: readonly number[];
  readonly packed: string;
};

const QUARTERS = 4_000;

/** Where number `o` of a cloth's whole numbers is expected: the fourth corner of the square with those before it. */
export const guess = (whole: Int32Array, o: number, columns: number): number => {
  const row = columns * 3;
  if (o < 3) return 0;
  if (o < row) return o < 6 ? whole[o - 3]! : 2 * whole[o - 3]! - whole[o - 6]!;
  if (o % row < 3) return o < 2 * row ? whole[o - row]! : 2 * whole[o - row]! - whole[o - 2 * row]!;
  return whole[o - 3]! + whole[o - row]! - whole[o - row - 3]!;
};

export const unpack = ({ columns, rows, first, packed }: Packed): Float32Array => {
  const bytes = new Int8Array(Uint8Array.from(atob(packed), (c) => c.charCodeAt(0)).buffer);
  const whole = new Int32Array(columns * rows * 3);
  whole.set(first);
  for (let o = 3; o < whole.length; o++) whole[o] = bytes[o]! + guess(whole, o, columns);
  return Float32Array.from(whole, (v) => v / QUARTERS);
};
