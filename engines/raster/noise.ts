/** mulberry32: small, seeded, the same on every machine. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export type Noise = (x: number, y: number, octaves: number) => number;

const single = (lattice: Float32Array, x: number, y: number): number => {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = xi & 255;
  const b = (xi + 1) & 255;
  const c = (yi & 255) << 8;
  const d = ((yi + 1) & 255) << 8;
  const p = lattice[a + c]!;
  const q = lattice[b + c]!;
  const s = lattice[a + d]!;
  const t = lattice[b + d]!;
  return p + (q - p) * u + (s - p + (t - s - q + p) * u) * v;
};

const summed = (lattice: Float32Array, x: number, y: number, octaves: number): number => {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let f = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * single(lattice, x * f + octave * 17.3, y * f + octave * 9.1);
    total += weight;
    weight *= 0.5;
    f *= 2.03;
  }
  return sum / total;
};

/** Value noise summed over octaves, 0..1, periodic in 256. */
export const fractalNoise = (seed: number): Noise => {
  const lattice = noiseLattice(seed);
  return (x, y, octaves) => summed(lattice, x, y, octaves);
};

/** Its values at whole places, 256 x 256. */
export const noiseLattice = (seed: number): Float32Array => {
  const random = seededRandom(seed);
  const lattice = new Float32Array(65536);
  for (let i = 0; i < lattice.length; i++) lattice[i] = random();
  return lattice;
};
