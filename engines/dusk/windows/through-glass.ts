/** Places of the other axis between which a bar divides a window in two, and the share of a window by which a line's two halves may lie apart: a wire's shadow on a blind is steeper than any rail. */
const MIDDLE = [0.36, 0.64] as const;
const ASLANT = 0.012;
/** Share of a line that the other half must have as well. */
const SHARED = 0.7;

/** Takes out lines of which less than that share is left. */
const dropTorn = (left: Float32Array, whole: Float32Array): Float32Array => {
  for (let from = 0, to = 0; from < whole.length; from = to + 1) {
    let kept = 0;
    for (to = from; to < whole.length && whole[to]! > 0.5; to++) if (left[to]! > 0.5) kept++;
    if (kept < SHARED * (to - from)) left.fill(0, from, to);
  }
  return left;
};

/** Lines that end in the middle of undivided glass are mirrored in it: without a bar that ends them they count as far as both halves have them. */
export const throughGlass = (
  halves: readonly Float32Array[],
  across: readonly Float32Array[],
): readonly Float32Array[] => {
  const divided = across.some((bars) =>
    bars.subarray(Math.floor(MIDDLE[0] * bars.length), Math.ceil(MIDDLE[1] * bars.length)).some((bar) => bar > 0.5),
  );
  if (divided) return halves;
  const apart = Math.max(1, Math.round(ASLANT * halves[0]!.length));
  return halves.map((own, n) => {
    const other = halves[1 - n]!;
    const both = own.map((v, bin) =>
      Math.min(v, Math.max(...other.subarray(Math.max(0, bin - apart), bin + apart + 1))),
    );
    return dropTorn(both, own);
  });
};
