import type { Look, Material } from './material.ts';
import { fbm, hash, noise } from './noise.ts';

const smooth = (t: number) => {
  const c = t < 0 ? 0 : t > 1 ? 1 : t;
  return c * c * (3 - 2 * c);
};

/** One pass of a loaded knife or broad brush: 1 where the paint lies, streaked along its way and broken at its edges. */
const pass = (u: number, v: number, k: number, seed: number, focus: readonly [number, number], big: number): number => {
  const upright = hash(k, seed, 20) < 0.35;
  const angle = (upright ? Math.PI / 2 : 0) + (hash(k, seed, 21) - 0.5) * 0.5;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const x = u - (hash(k, seed, 22) - 0.5) * focus[0];
  const y = v - (hash(k, seed, 23) - 0.5) * focus[1];
  const along = x * c + y * s;
  const across = -x * s + y * c + 0.35 * (hash(k, seed, 24) - 0.5) * along;
  const long = big * (0.14 + 0.26 * hash(k, seed, 25));
  const wide = big * (0.05 + 0.12 * hash(k, seed, 26));
  // Ragged by a few broad bristles and many fine ones, or the ends look cut with scissors.
  const ragged = 0.6 * noise(across * 22, k * 3, seed) + 0.4 * noise(across * 130, k * 5, seed) - 0.5;
  const reach = (1 - Math.abs(along) / long) * 4 + ragged * 3.2;
  const body = (1 - Math.abs(across) / wide) * 5 + (fbm(along * 9, across * 26, seed + k, 3) - 0.5) * 4;
  // Dry towards its end: bristles part and the ground shows.
  const dry = smooth(along / long) * 0.6 + 0.1 + 0.35 * fbm(along * 5, across * 5, seed + k, 2);
  const streak = 0.6 * noise(across * 190 + k * 9, along * 5, seed) + 0.4 * noise(across * 60, along * 9, seed + k);
  return smooth(Math.min(body, reach)) * smooth((streak - dry + 0.34) * 4);
};

/** Which colour each pass takes: broad pale ones first, then dark and accent about the middle with pale cuts across. */
const GROUND = [1, 4, 0, 1, 4, 0, 1, 0] as const;
const MASSES = [2, 4, 2, 3, 2, 0, 1, 3, 2] as const;

type Lay = (colour: number, share: number, most?: number) => void;
/** Edge of cut paper: a few millimetres soft on a picture a metre wide. */
const CUT = 150;

/** Cut paper: three or four rounded forms that overlap, and one drawn line. Crisp from across the room. */
const cutForms = (u: number, v: number, wide: number, tall: number, seed: number, lay: Lay): void => {
  lay(1, 0.5, 0.5);
  const forms = [4, 1, 3, 2] as const;
  forms.forEach((colour, k) => {
    const x = u - (hash(k, seed, 31) - 0.5) * 0.36 * wide;
    const y = v - (hash(k, seed, 32) - 0.5) * 0.4 * tall;
    const a = Math.atan2(y, x);
    const size = (0.26 - 0.045 * k) * (0.8 + 0.4 * hash(k, seed, 33)) * Math.min(1.25, Math.sqrt(wide * tall));
    const turn = 6.28 * hash(k, seed, 34);
    const outline = size * (1 + 0.22 * Math.cos(2 * a + turn) + 0.1 * Math.cos(3 * a + turn * 2));
    lay(colour, (outline - Math.hypot(x, y)) * CUT + 0.5, 0.96);
  });
  const drawn = v - 0.2 * tall * Math.sin(u * (2.4 / wide) + 6 * hash(1, seed, 35)) - 0.04;
  lay(3, (0.0045 - Math.abs(drawn)) * CUT * 2 + 0.4, 0.9);
};

/** Ridges behind ridges in haze, each paler at its foot, and a pale disc over them. */
const ridges = (u: number, v: number, wide: number, tall: number, seed: number, lay: Lay): void => {
  lay(1, 0.5 + 0.5 * (v / tall), 0.5);
  const [sx, sy] = [u - 0.3 * wide * (hash(1, seed, 36) - 0.5), v - 0.22 * tall];
  lay(2, (0.1 - Math.hypot(sx, sy)) * CUT + 0.5, 0.35);
  [4, 1, 2, 4, 3].forEach((colour, k) => {
    const x = u * (1.5 - 0.12 * k) + 7 * hash(k, seed, 37);
    const crest = tall * (0.12 - 0.115 * k) + 0.26 * (fbm(x, k * 3, seed, 3) - 0.5);
    const below = crest - v;
    if (below < -0.02) return;
    const haze = Math.exp(-Math.max(0, below) / (0.16 * tall));
    lay(colour, below * CUT + 0.5, (0.3 + 0.6 * haze) * (0.55 + 0.1 * k));
  });
};

/** Our own pictures, painted by rule: x and y run from the middle of the canvas in metres. */
export const artAt = (m: Material, x: number, y: number, out: Look, cheap: boolean): void => {
  const w = m.width ?? 1;
  const h = m.depth ?? 0.7;
  const seed = m.seed ?? 1;
  const s = seed * 3.7;
  const colours = m.palette ?? [m.colour];
  const at = (i: number) => colours[i % colours.length]!;
  let [r, g, b] = at(0);
  /** Height of the paint: raking light shows it. */
  let paint = 0;
  const lay = (i: number, t: number, most = 0.94) => {
    const k = smooth(t) * most;
    const c = at(i);
    r += (c[0] - r) * k;
    g += (c[1] - g) * k;
    b += (c[2] - b) * k;
    paint += k * 0.2;
  };
  // Half the canvas' shorter side is 0.5, so that nothing is stretched.
  const unit = Math.min(w, h);
  const u = x / unit;
  const v = y / unit;
  const wide = w / unit;
  const tall = h / unit;
  const bend = fbm(u * 1.3 + s, v * 1.3, s, 4) - 0.5;
  const turn = fbm(u * 1.7, v * 1.7 + s, s + 4, 4) - 0.5;
  switch ((m.pattern ?? 0) % 4) {
    case 0:
      cutForms(u, v, wide, tall, seed, lay);
      break;
    case 3: {
      // knife and brush: a worked ground, a dark or a coloured mass near the middle
      lay(1, (bend + 0.1) * 4, 0.6);
      GROUND.forEach((c, k) => {
        lay(c, pass(u, v, k, seed, [wide, tall], 2.1), c === 4 ? 0.4 : 0.8);
      });
      MASSES.forEach((c, k) => {
        lay(c, pass(u, v, k + 20, seed, [0.75 * wide, 0.6 * tall], 1.75), 0.95);
      });
      break;
    }
    case 1: {
      // a far shore: bands of wash that run into each other
      const line = -0.1 * tall + 0.05 * bend;
      lay(1, (0.4 - v / tall) * 1.2, 0.5);
      lay(0, (fbm(u * 1.1 + s, v * 4, s, 4) - 0.45) * 5, 0.6);
      const deep = line - v;
      lay(4, (deep + 0.02 * turn) * 40, 0.65);
      lay(3, (0.05 - Math.abs(deep - 0.05 + 0.1 * turn)) * 30, 0.85 * smooth(0.5 + 3 * bend + 0.4));
      lay(2, (0.035 - Math.abs(deep - 0.2 + 0.14 * bend)) * 40, 0.8 * smooth(0.6 + 4 * turn));
      lay(1, deep > 0.02 ? (fbm(u * 2 + s, v * 16, s + 2, 3) - 0.52) * 8 : 0, 0.6);
      break;
    }
    default:
      ridges(u, v, wide, tall, seed, lay);
  }
  if (cheap) {
    out.r = r;
    out.g = g;
    out.b = b;
    return;
  }
  const brush = 1 + 0.12 * (noise(x * 24, y * 150, s) - 0.5) + 0.1 * (fbm(x * 70, y * 70, s, 2) - 0.5);
  out.bx = 0.25 * (noise(x * 40, y * 120 + paint * 9, s) - 0.5);
  out.by = 0.35 * (noise(x * 30 + 5, y * 110 + paint * 9, s) - 0.5);
  out.r = r * brush;
  out.g = g * brush;
  out.b = b * brush;
};
