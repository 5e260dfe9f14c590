import { SUBJECTS } from '#domain/scene/catalogue.ts';
import type { Look, Material } from './material.ts';
import { fbm, hash, noise } from './noise.ts';

const smooth = (t: number) => {
  const c = t < 0 ? 0 : t > 1 ? 1 : t;
  return c * c * (3 - 2 * c);
};

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
    const size = (0.33 - 0.055 * k) * (0.8 + 0.4 * hash(k, seed, 33)) * Math.min(1.25, Math.sqrt(wide * tall));
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

/** A sprig on plain paper, three on a broad one: a bent stem with leaves by turns left and right. */
const sprigs = (at: number, v: number, wide: number, tall: number, paper: number, lay: Lay): void => {
  // A sprig is half a picture's height across, so three of them fill a broad paper and none is cut.
  const pitch = wide > 1.2 ? wide / 3.1 : wide;
  const column = Math.max(-1, Math.min(1, Math.round(at / pitch)));
  const u = (at - pitch * column) * Math.max(1, 0.5 / pitch);
  const seed = paper + 17 * column;
  const sway = 6.28 * hash(1, seed, 38);
  const stem = (y: number) => 0.03 * Math.sin(2.2 * (y / tall) + sway);
  const [foot, tip] = [-0.4 * tall, 0.34 * tall];
  const within = Math.min(v - foot, tip - v) * CUT + 0.5;
  lay(3, Math.min(within, (0.005 - Math.abs(u - stem(v))) * CUT + 0.5), 0.9);
  const LEAVES = 11;
  for (let k = 0; k < LEAVES; k++) {
    const y0 = foot + (tip - foot) * (0.24 + (0.76 * k) / (LEAVES - 1));
    const side = k % 2 ? 1 : -1;
    const long = tall * (0.21 - 0.01 * k) * (0.85 + 0.3 * hash(k, seed, 39));
    const lean = k === LEAVES - 1 ? 0 : side * (0.75 + 0.35 * hash(k, seed, 40));
    const [dx, dy] = [u - stem(y0), v - y0];
    const along = dx * Math.sin(lean) + dy * Math.cos(lean);
    if (along < 0 || along > long) continue;
    const across = dx * Math.cos(lean) - dy * Math.sin(lean);
    const half = 0.2 * long * Math.sin(Math.PI * (along / long) ** 0.8);
    lay(k % 3 ? 3 : 4, (half - Math.abs(across)) * CUT + 0.5, 0.88);
    lay(0, (0.002 - Math.abs(across)) * CUT * 2 + 0.3, 0.5);
  }
};

/** Two fields of colour over each other with edges a hand has drawn. */
const fields = (u: number, v: number, wide: number, tall: number, seed: number, lay: Lay): void => {
  lay(1, 0.5, 0.4);
  const split = tall * (0.06 + 0.16 * (hash(1, seed, 41) - 0.5));
  const edge = (a: number, k: number) => 0.02 * (fbm(a * 3 + k * 5, k, seed, 3) - 0.5);
  const side = 0.4 * wide + edge(v, 1) - Math.abs(u);
  const upper = Math.min(0.42 * tall + edge(u, 2) - v, v - split - 0.02 + edge(u, 3), side);
  const lower = Math.min(split - 0.02 + edge(u, 4) - v, v + 0.42 * tall + edge(u, 5), side);
  lay(hash(2, seed, 42) > 0.5 ? 4 : 2, upper * 60 + 0.5, 0.85);
  lay(3, lower * 60 + 0.5, 0.85);
};

/** Washes in broad fields, and over them a few strokes of a loaded brush with dry ends where the bristles part. */
const strokes = (u: number, v: number, wide: number, tall: number, seed: number, lay: Lay): void => {
  const drift = 0.34 * (fbm(u * 1.5 + seed, v * 1.5, seed, 4) - 0.5);
  lay(1, 0.5 + 3 * (v / tall + drift), 0.7);
  lay(4, (-0.12 - v / tall + drift + 0.25 * (u / wide)) * 7 + 0.5, 0.6);
  lay(2, (0.1 - Math.abs(v / tall + 0.1 - 0.5 * drift - 0.2 * (u / wide))) * 9 + 0.2, 0.5);
  const path = [3, 0, 2, 3] as const;
  path.forEach((colour, k) => {
    const upright = k === 1 || k === 3;
    const a = (upright ? 1.4 : -0.06) + 0.5 * (hash(k, seed, 51) - 0.5);
    const [x, y] = [u - (hash(k, seed, 52) - 0.5) * 0.5 * wide, v - (hash(k, seed, 53) - 0.5) * 0.44 * tall];
    const along = x * Math.cos(a) + y * Math.sin(a);
    const across = y * Math.cos(a) - x * Math.sin(a) + 0.16 * (fbm(along * 1.8, k * 7, seed, 3) - 0.5);
    const long = (0.26 + 0.2 * hash(k, seed, 54)) * (upright ? tall : wide);
    const half = (0.05 + 0.1 * hash(k, seed, 55)) * (1 + 1.1 * (fbm(along * 2.6, k, seed + 3, 4) - 0.5));
    const dry = smooth((Math.abs(along) / long - 0.25) * 1.6) * (noise(along * 5, across * 60, seed + k) + 0.25);
    const edge = 0.06 * (fbm(along * 6, across * 14, seed + k, 3) - 0.5);
    lay(colour, Math.min(half + edge - Math.abs(across), 0.3 * (long - Math.abs(along))) * 45 + 0.5 - 2 * dry, 0.92);
  });
};

/** Arches one in another on a ground line, and a small disc beside them. */
const arches = (u: number, v: number, wide: number, tall: number, seed: number, lay: Lay): void => {
  lay(1, 0.5, 0.45);
  const base = -0.3 * tall;
  const aside = wide > 1.2 ? 0.22 * wide * (hash(1, seed, 61) > 0.5 ? 1 : -1) : 0;
  const [x, y] = [u - aside, v - base - 0.16 * tall];
  const r = y > 0 ? Math.hypot(x, y) : Math.abs(x);
  const wobble = 0.006 * (fbm(u * 6, v * 6, seed, 3) - 0.5);
  [4, 2, 3, 1].forEach((colour, k) => {
    const outer = 0.36 - 0.085 * k;
    lay(colour, Math.min(0.027 - Math.abs(r - outer + wobble), v - base + wobble) * CUT + 0.5, 0.92);
  });
  const side = wide > 1.2 ? -0.2 * wide * Math.sign(aside) : 0;
  const [dx, dy] = [u - side, v - 0.36 * tall + (wide > 1.2 ? 0.2 : 0)];
  lay(2, ((wide > 1.2 ? 0.13 : 0.05) - Math.hypot(dx, dy) + wobble) * CUT + 0.5, 0.9);
};

/** A shore seen from above: deep water, shallows, and lines of foam that run up the sand and break. */
const tide = (u: number, v: number, wide: number, tall: number, seed: number, lay: Lay): void => {
  const swell = fbm(u * 1.3 + seed, v * 1.3, seed, 4) - 0.5;
  const across = v / tall + 0.4 * (u / wide) + 0.3 * swell;
  lay(1, 0.5, 0.6);
  lay(4, (0.14 - across) * 45 + 0.5, 0.5);
  lay(3, (0.03 - across) * 30 + 0.4, 0.5);
  lay(3, (-0.08 - across) * 12 + 0.4, 0.8);
  lay(2, (-0.12 - across + 0.5 * (fbm(u * 3, v * 8, seed + 2, 4) - 0.5)) * 5, 0.5);
  for (const [k, line] of [0.14, 0.03, -0.07].entries()) {
    const curl = 0.09 * (fbm(u * (4 + k), v * (4 + k), seed + 5 + k, 4) - 0.5);
    const off = across - line - curl;
    const broken = fbm(u * 8, v * 8, seed + 9 + k, 3) - 0.34 - 0.1 * k;
    lay(0, Math.min((0.012 + 0.02 * broken - Math.abs(off)) * 110 + 0.5, broken * 9), 0.95);
    // Behind each line the water is thin and pale.
    lay(0, off < 0 ? (0.06 + off) * 9 * Math.max(0, broken + 0.25) : 0, 0.5);
  }
};

/** Places in a pixel, one in each row and column of five: at one place alone every outline was stairs. */
const TAPS = [
  [-0.4, -0.2],
  [-0.2, 0.4],
  [0, 0],
  [0.2, -0.4],
  [0.4, 0.2],
] as const;
/** Pixels smaller than this see no edge sharper than themselves, metres. */
const FINE = 0.0012;

/** A print under a pixel as large as `out` says: x and y run from the middle of the sheet in metres. */
export const artAt = (m: Material, x: number, y: number, out: Look, cheap: boolean): void => {
  if (cheap || Math.max(out.ax, out.az) < FINE) {
    paintedAt(m, x, y, out);
  } else {
    let [r, g, b] = [0, 0, 0];
    for (const [dx, dy] of TAPS) {
      paintedAt(m, x + dx * out.ax, y + dy * out.az, out);
      r += out.r;
      g += out.g;
      b += out.b;
    }
    out.r = r / TAPS.length;
    out.g = g / TAPS.length;
    out.b = b / TAPS.length;
  }
  if (cheap) return;
  // Tooth of heavy paper; brush marks all over made a print look smeared from across the room.
  const s = (m.seed ?? 1) * 3.7;
  const tooth = 1 + 0.035 * (noise(x * 24, y * 150, s) - 0.5) + 0.05 * (fbm(x * 70, y * 70, s, 2) - 0.5);
  out.r *= tooth;
  out.g *= tooth;
  out.b *= tooth;
};

/** Our own pictures, painted by rule. */
const paintedAt = (m: Material, x: number, y: number, out: Look): void => {
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
  const wide = w / unit;
  const tall = h / unit;
  const bend = fbm(u * 1.3 + s, v * 1.3, s, 4) - 0.5;
  const turn = fbm(u * 1.7, v * 1.7 + s, s + 4, 4) - 0.5;
  switch ((m.pattern ?? 0) % SUBJECTS) {
    case 0:
      cutForms(u, v, wide, tall, seed, lay);
      break;
    case 1: {
      // a far shore: bands of wash that run into each other
      const line = -0.1 * tall + 0.05 * bend;
      lay(1, (0.4 - v / tall) * 1.2, 0.5);
      lay(0, (fbm(u * 1.1 + s, v * 4, s, 4) - 0.45) * 5, 0.6);
      const deep = line - v;
      lay(4, (deep + 0.02 * turn) * 40, 0.65);
      // The accent lies over the near water: grey bands alone said nothing.
      lay(2, (deep - 0.1 + 0.12 * bend) * 14, 0.72);
      lay(3, (0.05 - Math.abs(deep - 0.05 + 0.1 * turn)) * 30, 0.85 * smooth(0.5 + 3 * bend + 0.4));
      lay(3, (0.022 - Math.abs(deep - 0.2 + 0.14 * bend)) * 40, 0.7 * smooth(0.6 + 4 * turn));
      lay(1, deep > 0.02 ? (fbm(u * 2 + s, v * 16, s + 2, 3) - 0.52) * 8 : 0, 0.6);
      break;
    }
    case 2:
      sprigs(u, v, wide, tall, seed, lay);
      break;
    case 3:
      fields(u, v, wide, tall, seed, lay);
      break;
    case 5:
      strokes(u, v, wide, tall, seed, lay);
      break;
    case 6:
      arches(u, v, wide, tall, seed, lay);
      break;
    case 7:
      tide(u, v, wide, tall, seed, lay);
      break;
    default:
      ridges(u, v, wide, tall, seed, lay);
  }
  out.r = r;
  out.g = g;
  out.b = b;
};
