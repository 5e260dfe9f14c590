import type { Look, Material } from './material.ts';
import { fbm, hash, noise } from './noise.ts';

const smooth = (t: number) => {
  const c = t < 0 ? 0 : t > 1 ? 1 : t;
  return c * c * (3 - 2 * c);
};

/** Our own pictures, painted by rule: x and y run from the middle of the canvas in metres. */
export const artAt = (m: Material, x: number, y: number, out: Look): void => {
  const w = m.width ?? 1;
  const h = m.depth ?? 0.7;
  const s = (m.seed ?? 1) * 3.7;
  const colours = m.palette ?? [m.colour];
  const at = (i: number) => colours[i % colours.length]!;
  let [r, g, b] = at(0);
  const lay = (i: number, t: number) => {
    const k = smooth(t) * 0.94;
    const c = at(i);
    r += (c[0] - r) * k;
    g += (c[1] - g) * k;
    b += (c[2] - b) * k;
  };
  const u = x / w + 0.07 * (fbm(x * 5 + s, y * 5, s, 3) - 0.5);
  const v = y / h + 0.07 * (fbm(x * 5, y * 5 + s, s + 4, 3) - 0.5);
  switch ((m.pattern ?? 0) % 6) {
    case 0: // clouds of colour, palette-knife edges
      lay(1, (fbm(u * 1.6 + s, v * 1.1, s, 4) - 0.49) * 8);
      lay(2, (fbm(u * 2 + s + 7, v + 3, s, 4) - 0.58) * 12);
      lay(3, (fbm(u * 1.4 + 9, v * 2.2 + s, s + 2, 4) - 0.64) * 14);
      break;
    case 1: // hills and a low sun
      lay(3, (0.11 - Math.hypot(u - 0.16, ((v - 0.2) * h) / w)) * 20);
      lay(1, (0.08 - v + 0.2 * (fbm(u * 2.2, s, 0, 4) - 0.5)) * 9);
      lay(2, (-0.12 - v + 0.24 * (fbm(u * 2.9, s + 9, 0, 4) - 0.5)) * 12);
      lay(4, (-0.3 - v + 0.2 * (fbm(u * 3.7, s + 19, 0, 4) - 0.5)) * 12);
      break;
    case 2: {
      // a branch with leaves, drawn
      const stem = Math.abs(u - 0.1 * Math.sin(v * 3 + s));
      lay(1, (0.008 - stem) * 180 * (v < 0.38 ? 1 : 0));
      for (let i = 0; i < 9; i++) {
        const vy = -0.36 + i * 0.085;
        const side = i % 2 ? 1 : -1;
        const px = u - 0.1 * Math.sin(vy * 3 + s);
        const a = 0.6 * side;
        const du = (px - side * 0.11) * Math.cos(a) + (v - vy - 0.05) * Math.sin(a);
        const dv = -(px - side * 0.11) * Math.sin(a) + (v - vy - 0.05) * Math.cos(a);
        lay(i % 3 === 0 ? 2 : 1, (1 - (du / 0.1) ** 2 - (dv / 0.028) ** 2) * 3);
      }
      break;
    }
    case 3: {
      // overlapping rounds
      for (let i = 0; i < 4; i++) {
        const cx = (hash(i, m.seed ?? 1, 3) - 0.5) * 0.55;
        const cy = (hash(i, m.seed ?? 1, 5) - 0.5) * 0.5;
        const radius = 0.13 + 0.16 * hash(i, m.seed ?? 1, 9);
        lay(1 + i, (radius - Math.hypot(u - cx, ((v - cy) * h) / w)) * 60);
      }
      break;
    }
    case 4: {
      // one line drawn without lifting the pen
      const d = Math.abs(v - 0.22 * Math.sin(u * 9 + s) - 0.12 * Math.sin(u * 21 + s * 2));
      lay(1, (0.012 - d) * 200);
      lay(2, (0.16 - Math.hypot(u + 0.12, ((v - 0.1) * h) / w)) * 40 * 0.6);
      break;
    }
    default: // bands of sea and sky
      lay(1, (-0.02 - v) * 30);
      lay(2, (0.05 + 0.06 * fbm(u * 4, v * 14, s, 3) - Math.abs(v + 0.06)) * 16);
      lay(3, (fbm(u * 2, v * 9 + s, s, 4) - 0.58) * 8);
  }
  const brush = 1 + 0.12 * (noise(x * 28, y * 150, s) - 0.5) + 0.08 * (fbm(x * 40, y * 40, s, 2) - 0.5);
  out.r = r * brush;
  out.g = g * brush;
  out.b = b * brush;
};
