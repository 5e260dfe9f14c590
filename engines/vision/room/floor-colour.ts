import type { Plane, Raster } from '#engines/raster/raster.ts';
import { blur } from './shrink.ts';

/** Four features a pixel: Lab (light damped, since sun and shade cross a floor) and local texture. */
export const colourFeatures = (photo: Raster): Float32Array => {
  const n = photo.width * photo.height;
  const out = new Float32Array(n * 4);
  const linear = (v: number) => (v <= 10 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  const table = Float32Array.from({ length: 256 }, (_, i) => linear(i));
  const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const light = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    const r = table[photo.data[i * 3]!]!;
    const g = table[photo.data[i * 3 + 1]!]!;
    const b = table[photo.data[i * 3 + 2]!]!;
    const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
    const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
    light[i] = 116 * y - 16;
    out[i * 4] = light[i]! * 0.6;
    out[i * 4 + 1] = 500 * (x - y) * 1.3;
    out[i * 4 + 2] = 200 * (y - z) * 1.3;
  }
  const size = { width: photo.width, height: photo.height };
  const soft = blur({ ...size, data: light }, 1.5).data;
  const rough = blur({ ...size, data: light.map((v, i) => Math.min(8, Math.abs(v - soft[i]!))) }, 4).data;
  for (let i = 0; i < n; i++) out[i * 4 + 3] = Math.min(6, rough[i]!) * 3;
  return out;
};

const apart = (features: Float32Array, i: number, c: Float32Array): number => {
  let d = 0;
  for (let k = 0; k < 4; k++) {
    const e = features[i * 4 + k]! - c[k]!;
    d += e * e;
  }
  return d;
};

const clusters = (features: Float32Array, members: Int32Array, count: number): Float32Array[] => {
  if (members.length === 0) return [];
  let state = 12345;
  const random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
  const centres = [features.slice(members[0]! * 4, members[0]! * 4 + 4)];
  while (centres.length < count) {
    let far = members[0]!;
    let most = -1;
    for (let t = 0; t < 60; t++) {
      const i = members[Math.floor(random() * members.length)]!;
      const d = Math.min(...centres.map((c) => apart(features, i, c)));
      if (d > most) {
        most = d;
        far = i;
      }
    }
    centres.push(features.slice(far * 4, far * 4 + 4));
  }
  const weights = new Float64Array(count);
  const stride = Math.max(1, Math.floor(members.length / 6000));
  for (let round = 0; round < 7; round++) {
    const sums = new Float64Array(count * 4);
    weights.fill(0);
    for (let q = 0; q < members.length; q += stride) {
      const i = members[q]!;
      let best = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let j = 0; j < count; j++) {
        const d = apart(features, i, centres[j]!);
        if (d < least) {
          least = d;
          best = j;
        }
      }
      for (let k = 0; k < 4; k++) sums[best * 4 + k]! += features[i * 4 + k]!;
      weights[best]!++;
    }
    for (let j = 0; j < count; j++) {
      if (weights[j]) for (let k = 0; k < 4; k++) centres[j]![k] = sums[j * 4 + k]! / weights[j]!;
    }
  }
  const total = weights.reduce((a, b) => a + b, 0);
  return centres.filter((_, j) => weights[j]! > total * 0.02);
};

/** Probability of floor from what certainly is floor and what certainly is not. */
export const floorFromColours = (
  features: Float32Array,
  width: number,
  height: number,
  floor: Int32Array,
  other: Int32Array,
): Plane => {
  const yes = clusters(features, floor, 4);
  const no = clusters(features, other, 9);
  const data = new Float32Array(width * height);
  for (let i = 0; i < data.length; i++) {
    let a = 1e9;
    let b = 1e9;
    for (const c of yes) a = Math.min(a, apart(features, i, c));
    for (const c of no) b = Math.min(b, apart(features, i, c));
    data[i] = 1 / (1 + Math.exp((a - b) / (60 + 0.15 * (a + b))));
  }
  return blur({ width, height, data }, 1.2);
};
