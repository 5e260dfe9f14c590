/** Points that move: x y z of each, now and a step before. */
export type Moving = { readonly at: Float64Array; readonly before: Float64Array };

/** What holds points together: two ends each, by where their x lies in `at`, and the length at rest. */
export type Threads = { readonly ends: Int32Array; readonly rest: Float64Array };

/** Threads from a list that begins with two points and a length. */
export const threadsOf = (list: readonly (readonly [number, number, number, ...number[]])[]): Threads => ({
  ends: Int32Array.from(list.flatMap((s) => [s[0] * 3, s[1] * 3])),
  rest: Float64Array.from(list, (s) => s[2]),
});

/** Stops the point whose x lies at `o` at a surface: moved out by `deep` along (nx, ny, nz), and `grip` of its slide taken. */
export const stop = (
  { at, before }: Moving,
  o: number,
  deep: number,
  nx: number,
  ny: number,
  nz: number,
  grip: number,
): void => {
  at[o]! += nx * deep;
  at[o + 1]! += ny * deep;
  at[o + 2]! += nz * deep;
  const vx = at[o]! - before[o]!;
  const vy = at[o + 1]! - before[o + 1]!;
  const vz = at[o + 2]! - before[o + 2]!;
  const out = vx * nx + vy * ny + vz * nz;
  at[o]! -= (vx - out * nx) * grip;
  at[o + 1]! -= (vy - out * ny) * grip;
  at[o + 2]! -= (vz - out * nz) * grip;
};
