import type { Look, Material } from './material.ts';
import { fbm, hash, noise } from './noise.ts';

const smooth = (t: number) => {
  const c = t < 0 ? 0 : t > 1 ? 1 : t;
  return c * c * (3 - 2 * c);
};

/** A loaded brush drawn along a bent course: 1 on the stroke, streaked and dry towards its end. */
const stroke = (u: number, v: number, k: number, seed: number): number => {
  const angle = (hash(k, seed, 21) - 0.5) * 2.6;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const x = u - (hash(k, seed, 22) - 0.5) * 0.5;
  const y = v - (hash(k, seed, 23) - 0.5) * 0.55;
  const along = x * c + y * s;
  const across = -x * s + y * c + 0.5 * (hash(k, seed, 24) - 0.5) * along * along;
  const long = 0.22 + 0.3 * hash(k, seed, 25);
  const wide = 0.05 + 0.11 * hash(k, seed, 26);
  const dry = smooth((along / long + 0.5) * 0.9) * 0.75;
  const bristle = noise(across * 110 + k * 9, along * 5, seed);
  const body = (1 - Math.abs(across) / wide) * 5 + (fbm(along * 14, across * 30, seed + k, 2) - 0.5) * 2.2;
  const ends = (1 - Math.abs(along) / long) * 9;
  return smooth(Math.min(body, ends)) * smooth((bristle - dry + 0.34) * 5);
};

/** Our own pictures, painted by rule: x and y run from the middle of the canvas in metres. */
export const artAt = (m: Material, x: number, y: number, out: Look): void => {
  const w = m.width ?? 1;
  const h = m.depth ?? 0.7;
  const seed = m.seed ?? 1;
  const s = seed * 3.7;
  const colours = m.palette ?? [m.colour];
  const at = (i: number) => colours[i % colours.length]!;
  let [r, g, b] = at(0);
  const lay = (i: number, t: number, most = 0.94) => {
    const k = smooth(t) * most;
    const c = at(i);
    r += (c[0] - r) * k;
    g += (c[1] - g) * k;
    b += (c[2] - b) * k;
  };
  // Half the canvas' shorter side is 0.5, so that nothing is stretched.
  const unit = Math.min(w, h);
  const u = x / unit;
  const v = y / unit;
  const bend = fbm(u * 1.3 + s, v * 1.3, s, 4) - 0.5;
  const turn = fbm(u * 1.7, v * 1.7 + s, s + 4, 4) - 0.5;
  switch ((m.pattern ?? 0) % 6) {
    case 0: // poured paint: colours that ran into each other
      lay(1, (fbm(u * 0.9 + 2.2 * bend + s, v * 1.1 + 2 * turn, s, 4) - 0.42) * 7);
      lay(2, (fbm(u * 1.1 + 3 * turn, v * 1.3 + 2.4 * bend + s, s + 3, 4) - 0.53) * 12);
      lay(3, (fbm(u * 1.2 + 2.6 * bend + 5, v * 0.9 + s, s + 6, 4) - 0.6) * 16);
      lay(0, (0.02 - Math.abs(fbm(u * 0.8 + 2.8 * turn, v + s, s + 9, 4) - 0.5)) * 60, 0.8);
      break;
    case 1: {
      // hills in mist, each range paler than the one before it
      const sky = v / (h / unit) + 0.5;
      lay(1, (0.75 - sky) * 0.9, 0.35);
      for (let i = 0; i < 4; i++) {
        const ridge = 0.16 - i * 0.15 + 0.24 * (fbm(u * (1.1 + i * 0.5) + s + i * 7, i, s, 5) - 0.5);
        const below = ridge - v;
        lay(i === 3 ? 3 : i === 2 ? 4 : i + 1, below * 34, (0.4 + 0.17 * i) * (1 - 0.45 * smooth(below * 2.4)));
      }
      break;
    }
    case 2: {
      // a pressed branch, in wash
      const lean = 0.16 * Math.sin(v * 2.2 + s);
      lay(3, (0.006 + 0.006 * (0.4 - v) - Math.abs(u - lean)) * 160 * (Math.abs(v) < 0.36 ? 1 : 0), 0.8);
      for (let i = 0; i < 14; i++) {
        const vy = -0.3 + i * 0.047;
        const side = i % 2 ? 1 : -1;
        const size = 0.13 * (1 - 0.5 * (i / 14)) * (0.8 + 0.4 * hash(i, seed, 6));
        const tilt = side * (0.75 + 0.3 * (hash(i, seed, 7) - 0.5));
        const px = u - 0.16 * Math.sin(vy * 2.2 + s);
        const du = px * Math.cos(tilt) + (v - vy) * Math.sin(tilt) - side * size;
        const dv = -px * Math.sin(tilt) + (v - vy) * Math.cos(tilt);
        const leaf = 1 - (du / size) ** 2 - (dv / (size * 0.3 * (1 - (0.5 * side * du) / size))) ** 2;
        lay(i % 3 === 0 ? 2 : 3, leaf * 4, 0.5 + 0.35 * noise(u * 30, v * 30, i));
      }
      break;
    }
    case 3: {
      // two fields of colour with torn edges
      const edge = 0.03 * (fbm(u * 9, v * 9, s, 3) - 0.5) + 0.02 * bend;
      const box = (low: number, high: number, side: number) =>
        Math.min(w / unit / 2 - side - Math.abs(u), v - low, high - v) + edge;
      lay(1, 1, 0.5);
      lay(2, box(-0.42, 0.06, 0.07) * 40, 0.8 + 0.25 * turn);
      lay(3, box(0.11, 0.41, 0.07) * 40, 0.75 + 0.3 * bend);
      break;
    }
    case 4: // a few strokes of a broad brush
      lay(1, (bend + 0.02) * 3, 0.4);
      for (let i = 0; i < 7; i++) lay([4, 2, 1, 3, 2, 3, 3][i]!, stroke(u, v, i, seed), 0.95);
      break;
    default: {
      // open sea under a high sky
      const line = -0.06;
      const cloud = fbm(u * 1.4 + s, v * 3.6, s, 5);
      lay(1, 0.5 - v, 0.45);
      lay(0, (cloud - 0.5) * 5, 0.7);
      const deep = line - v;
      lay(2, deep * 120, 0.55 + 0.6 * Math.max(0, deep));
      lay(3, deep * 120, 0.25 * noise(u * 3 + s, v * 26, s));
      lay(0, deep > 0 ? (noise(u * 7, v * 70, s) - 0.86 + 0.3 * deep) * 9 : 0, 0.6);
    }
  }
  const brush = 1 + 0.1 * (noise(x * 28, y * 150, s) - 0.5) + 0.08 * (fbm(x * 60, y * 60, s, 2) - 0.5);
  out.r = r * brush;
  out.g = g * brush;
  out.b = b * brush;
};
