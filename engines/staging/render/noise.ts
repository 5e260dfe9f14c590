const HX = 374761393;
const HY = 668265263;
const HZ = 0x24b7ea9b;

const scramble = (sum: number): number => {
  const h = Math.imul(sum ^ (sum >>> 13), 1274126177);
  return (h ^ (h >>> 16)) >>> 0;
};

/** Hash of three integers to 0..1: all randomness of the pictures hangs on it, so that one seed gives one picture. */
export const hash = (x: number, y: number, z: number): number =>
  scramble((Math.imul(x, HX) + Math.imul(y, HY) + Math.imul(z, HZ)) | 0) / 4294967296;

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
  // The eight corners' hashes, their sums shared and their division by 2^32 put off to the end: bit for bit the same.
  const x0 = Math.imul(xi, HX);
  const x1 = (x0 + HX) | 0;
  const y0 = Math.imul(yi, HY);
  const y1 = (y0 + HY) | 0;
  const z0 = Math.imul(zi, HZ);
  const z1 = (z0 + HZ) | 0;
  const a = scramble((x0 + y0 + z0) | 0);
  const c = scramble((x0 + y1 + z0) | 0);
  const e = scramble((x0 + y0 + z1) | 0);
  const g = scramble((x0 + y1 + z1) | 0);
  const p = a + (scramble((x1 + y0 + z0) | 0) - a) * fx;
  const q = c + (scramble((x1 + y1 + z0) | 0) - c) * fx;
  const r = e + (scramble((x1 + y0 + z1) | 0) - e) * fx;
  const s = g + (scramble((x1 + y1 + z1) | 0) - g) * fx;
  const u = p + (q - p) * fy;
  return (u + (r + (s - r) * fy - u) * fz) / 4294967296;
};

/** The same on a plane of whole height `y`, bit for bit, for half the work. */
export const flatNoise = (x: number, y: number, z: number): number => {
  const xi = Math.floor(x);
  const zi = Math.floor(z);
  let fx = x - xi;
  let fz = z - zi;
  fx = fx * fx * (3 - 2 * fx);
  fz = fz * fz * (3 - 2 * fz);
  const x0 = Math.imul(xi, HX) + Math.imul(y, HY);
  const x1 = (x0 + HX) | 0;
  const z0 = Math.imul(zi, HZ);
  const z1 = (z0 + HZ) | 0;
  const a = scramble((x0 + z0) | 0);
  const e = scramble((x0 + z1) | 0);
  const p = a + (scramble((x1 + z0) | 0) - a) * fx;
  const r = e + (scramble((x1 + z1) | 0) - e) * fx;
  return (p + (r - p) * fz) / 4294967296;
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
