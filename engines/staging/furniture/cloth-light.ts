/** Squares apart at which a hollow is told, light lost a metre of its depth, and the least that is left: told from farther off, broad dents were smudges. */
const HOLLOWS = [1, 2] as const;
const LOST = 18;
const LEAST = 0.78;

/** Light left at each point of a cloth in rows: less in a crease, where what stands around shuts it out. Points and normals x y z. */
export const creaseLight = (at: Float32Array, normals: Float32Array, columns: number, rows: number): Float32Array => {
  const out = new Float32Array(columns * rows);
  for (let k = 0; k < out.length; k++) {
    const [i, j] = [k % columns, Math.floor(k / columns)];
    let deep = 0;
    for (const n of HOLLOWS) {
      // The same way to both sides: a lopsided one would tell a slope for a hollow.
      const across = Math.min(n, i, columns - 1 - i) * 3;
      const along = Math.min(n, j, rows - 1 - j) * columns * 3;
      for (let c = 0; c < 3; c++) {
        const o = k * 3 + c;
        const around = at[o - across]! + at[o + across]! + at[o - along]! + at[o + along]! - 4 * at[o]!;
        deep += around * normals[o]!;
      }
    }
    out[k] = Math.max(LEAST, Math.min(1, 1 - LOST * deep));
  }
  return out;
};
