import { GROUND, type RenderJob } from './job.ts';

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
/** How far faces of a slim part that look another way still share their light: alone, each was a stripe of chance. */
const TURNED = 0.2;

/**
 * Edge-stopping wavelet over the half-size light, rows [from, to) of one level. The first level ignores brightness (six
 * paths are too noisy to judge by), later ones stop at shadows.
 */
export const smoothLight = (
  job: RenderJob,
  source: Float32Array,
  vectors: Float32Array,
  into: Float32Array,
  intoVectors: Float32Array,
  level: number,
  from: number,
  to: number,
): void => {
  const { halfWidth: w, halfHeight: h, halfIds: ids, halfNormals: N, halfDepths: Z } = job;
  const { placement, material, materials } = job.geometry;
  const slim = materials.map((m) => m.slim === true);
  const step = 1 << level;
  const tolerance = level === 0 ? 1e3 : level === 1 ? 0.8 : level === 2 ? 0.34 : 0.2;
  for (let y = from; y < to; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const id = ids[i]!;
      if (!id) continue;
      const own = placement[id - 1]!;
      const thin = slim[material[id - 1]!]!;
      const nx = N[i * 3]!;
      const ny = N[i * 3 + 1]!;
      const nz = N[i * 3 + 2]!;
      const z = Z[i]!;
      const bright = source[i * 3 + 1]!;
      const depthScale = 1 / (0.012 * z * (1 + step * 0.4));
      const lightScale = thin ? 0 : 1 / (tolerance * (bright + 0.06));
      let r = 0;
      let g = 0;
      let b = 0;
      let vx = 0;
      let vy = 0;
      let vz = 0;
      let weight = 0;
      for (let dy = -2; dy <= 2; dy++) {
        const yy = y + dy * step;
        if (yy < 0 || yy >= h) continue;
        for (let dx = -2; dx <= 2; dx++) {
          const xx = x + dx * step;
          if (xx < 0 || xx >= w) continue;
          const j = yy * w + xx;
          const other = ids[j]!;
          if (!other) continue;
          if (slim[material[other - 1]!] !== thin) continue;
          let n = nx * N[j * 3]! + ny * N[j * 3 + 1]! + nz * N[j * 3 + 2]!;
          if (thin) n = TURNED + (1 - TURNED) * Math.max(0, n);
          else if (n < 0.5) continue;
          const d = (Z[j]! - z) * depthScale;
          if (d > 3 || d < -3) continue;
          n = n > 1 ? 1 : n;
          if (!thin) {
            n *= n;
            n *= n;
            n = n * n * n;
          }
          const l = (source[j * 3 + 1]! - bright) * lightScale;
          let k = KERNEL[dy + 2]! * KERNEL[dx + 2]! * n;
          k /= (1 + 0.5 * d * d) * (1 + 0.5 * l * l * (1 + 0.25 * l * l));
          if (placement[other - 1] !== own) k *= 0.3;
          r += source[j * 3]! * k;
          g += source[j * 3 + 1]! * k;
          b += source[j * 3 + 2]! * k;
          vx += vectors[j * 3]! * k;
          vy += vectors[j * 3 + 1]! * k;
          vz += vectors[j * 3 + 2]! * k;
          weight += k;
        }
      }
      const f = weight > 0 ? 1 / weight : 0;
      into[i * 3] = r * f;
      into[i * 3 + 1] = g * f;
      into[i * 3 + 2] = b * f;
      intoVectors[i * 3] = vx * f;
      intoVectors[i * 3 + 1] = vy * f;
      intoVectors[i * 3 + 2] = vz * f;
    }
  }
};

const FLOOR = 4;

/** Second copy of the shadows. Pieces are painted after these are smooth, and every pixel of their layer is written then. */
const scratchOf = ({ layer, ground }: RenderJob): Float32Array => layer.subarray(0, ground.length);

/**
 * Plane-guided blur of the shadows, rows [from, to) of one level: one 4 x 4 block of turned patterns, then a light second
 * pass, then walls and ceiling once more.
 */
export const smoothGround = (job: RenderJob, level: number, from: number, to: number): void => {
  if (level === 2) {
    calmWalls(job, from, to);
    return;
  }
  const { halfWidth: w, halfHeight: h, groundPlane: plane } = job;
  const scratch = scratchOf(job);
  const [source, into] = level === 0 ? [job.ground, scratch] : [scratch, job.ground];
  const stop = level === 0 ? 0.3 : 0.15;
  // Exactly one block of 4 x 4 turned patterns, once from each side: any other window leaves the pattern visible.
  const [low, high] = level === 0 ? [-2, 1] : [-1, 2];
  for (let y = from; y < to; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const o = i * GROUND;
      const own = plane[i]!;
      if (own < 0) {
        for (let k = 0; k < GROUND; k++) into[o + k] = source[o + k]!;
        continue;
      }
      // Paint beside a frame shows the pattern of the paths at once, and no shadow there is sharp.
      const tolerance = own === FLOOR ? stop : 1;
      const bright = source[o + 1]!;
      if (bright === 1 && source[o + 6] === 0 && source[o + 7] === 1 && flatAround(source, w, h, x, y)) {
        for (let k = 0; k < GROUND; k++) into[o + k] = source[o + k]!;
        continue;
      }
      let weight = 0;
      let column = 0;
      let [a0, a1, a2, a3, a4, a5, a6] = [0, 0, 0, 0, 0, 0, 0];
      for (let dy = low; dy <= high; dy++) {
        const yy = y + dy;
        if (yy < 0 || yy >= h) continue;
        for (let dx = low; dx <= high; dx++) {
          const xx = x + dx;
          if (xx < 0 || xx >= w) continue;
          const j = yy * w + xx;
          if (plane[j] !== own) continue;
          const q = j * GROUND;
          const l = (source[q + 1]! - bright) / tolerance;
          const k = 1 / (1 + l * l * (1 + l * l));
          a0 += source[q]! * k;
          a1 += source[q + 1]! * k;
          a2 += source[q + 2]! * k;
          weight += k;
          // Polish draws an image out towards the viewer: averaged sideways too, a leg left none.
          if (dx !== 0) continue;
          a3 += source[q + 3]!;
          a4 += source[q + 4]!;
          a5 += source[q + 5]!;
          a6 += source[q + 6]!;
          column++;
        }
      }
      into[o] = a0 / weight;
      into[o + 1] = a1 / weight;
      into[o + 2] = a2 / weight;
      into[o + 3] = a3 / column;
      into[o + 4] = a4 / column;
      into[o + 5] = a5 / column;
      into[o + 6] = a6 / column;
      // The sun's own edge is soft by the width of its disc.
      into[o + 7] = source[o + 7]!;
    }
  }
};

/** Between the second pass and the third: what the third reads. */
export const keepGround = (job: RenderJob): void => scratchOf(job).set(job.ground);

const WIDE = 3;
const WIDE_STEP = 2;

/** On plain paint every blotch shows, and no shadow there is sharp: walls and ceiling are smoothed once more, widely. */
const calmWalls = (job: RenderJob, from: number, to: number): void => {
  const { halfWidth: w, halfHeight: h, groundPlane: plane, ground: data } = job;
  const copy = scratchOf(job);
  for (let i = from * w; i < to * w; i++) {
    const own = plane[i]!;
    const bright = copy[i * GROUND + 1]!;
    if (own < 0 || own === FLOOR || bright === 1) continue;
    const x = i % w;
    const y = (i - x) / w;
    let [r, g, b, weight] = [0, 0, 0, 0];
    for (let dy = -WIDE; dy <= WIDE; dy++) {
      const yy = y + dy * WIDE_STEP;
      if (yy < 0 || yy >= h) continue;
      for (let dx = -WIDE; dx <= WIDE; dx++) {
        const xx = x + dx * WIDE_STEP;
        if (xx < 0 || xx >= w || plane[yy * w + xx] !== own) continue;
        const o = (yy * w + xx) * GROUND;
        const l = (copy[o + 1]! - bright) / 0.2;
        const k = 1 / (1 + l * l * (1 + l * l));
        r += copy[o]! * k;
        g += copy[o + 1]! * k;
        b += copy[o + 2]! * k;
        weight += k;
      }
    }
    data[i * GROUND] = r / weight;
    data[i * GROUND + 1] = g / weight;
    data[i * GROUND + 2] = b / weight;
  }
};

const flatAround = (source: Float32Array, w: number, h: number, x: number, y: number): boolean => {
  for (const [dx, dy] of [
    [-2, 0],
    [2, 0],
    [0, -2],
    [0, 2],
  ] as const) {
    const xx = x + dx;
    const yy = y + dy;
    if (xx < 0 || yy < 0 || xx >= w || yy >= h) continue;
    const o = (yy * w + xx) * GROUND;
    if (source[o + 1] !== 1 || source[o + 6] !== 0 || source[o + 7] !== 1) return false;
  }
  return true;
};
