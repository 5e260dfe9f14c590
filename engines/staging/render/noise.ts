/** Hash of three integers to 0..1: all randomness of the pictures hangs on it, so that one seed gives one picture. */
export const hash = (x: number, y: number, z: number): number => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 0x24b7ea9b);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  return (h >>> 0) / 4294967296;
};

/** Smooth value noise, 0..1. */
export const noise = (x: number, y: number, z: number): number => {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  let fx = x - xi;
  let fy = y - yi;
  let fz = z - zi;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  fz = fz * fz * (3 - 2 * fz);
  const a = hash(xi, yi, zi);
  const c = hash(xi, yi + 1, zi);
  const e = hash(xi, yi, zi + 1);
  const g = hash(xi, yi + 1, zi + 1);
  const p = a + (hash(xi + 1, yi, zi) - a) * fx;
  const q = c + (hash(xi + 1, yi + 1, zi) - c) * fx;
  const r = e + (hash(xi + 1, yi, zi + 1) - e) * fx;
  const s = g + (hash(xi + 1, yi + 1, zi + 1) - g) * fx;
  const u = p + (q - p) * fy;
  return u + (r + (s - r) * fy - u) * fz;
};

export const fbm = (x: number, y: number, z: number, octaves: number): number => {
  let sum = 0;
  let size = 0.5;
  let total = 0;
  let k = 1;
  for (let i = 0; i < octaves; i++) {
    sum += size * noise(x * k, y * k, z * k);
    total += size;
    k *= 2.03;
    size *= 0.5;
  }
  return sum / total;
};

/** A seeded stream for choices (not for pixels). */
export const stream = (seed: number): (() => number) => {
  let n = 0;
  return () => hash(seed | 0, n++, 7919);
};
