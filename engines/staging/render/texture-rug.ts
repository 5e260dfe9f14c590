import type { Look, Material } from './material.ts';
import { fbm, noise } from './noise.ts';

const wrap = (v: number) => v - Math.floor(v);
const smooth = (t: number) => {
  const c = t < 0 ? 0 : t > 1 ? 1 : t;
  return c * c * (3 - 2 * c);
};
/** A line of half-width `wide` about 0, with the soft edge of tufted wool. */
const line = (d: number, wide: number) => smooth((wide - Math.abs(d)) / (wide * 0.7) + 0.4);

/** Worn: where feet went, the pattern is rubbed off down to the ground. */
const wear = (x: number, z: number): number => {
  const large = fbm(x * 1.7, 5, z * 1.7, 3);
  const small = fbm(x * 22, 1, z * 22, 3);
  return smooth((large * 0.8 + small * 1.5 - 0.72) * 2.2);
};

/** Mirrored curls and buds: contours of crossed waves, as a loom repeats them. */
const ornament = (x: number, z: number): number => {
  const [a, b] = [Math.abs(x), Math.abs(z)];
  const bend = 0.5 * Math.sin(a * 9) * Math.cos(b * 7);
  const waves =
    Math.sin(a * 21 + bend * 3) + Math.sin(b * 21 - bend * 3) + Math.sin((a + b) * 15) * Math.cos((a - b) * 15);
  const curls = line(wrap(waves * 0.75) - 0.5, 0.13);
  return Math.max(curls * 0.8, waves > 1.55 ? 1 : 0);
};

/** Woven patterns, softened by wear. Patterns: 0 worn vintage, 1 trellis, 2 stripes, 3 oriental, 4 plain with a ribbed pile, 5 brushed abstract. */
export const rugAt = (m: Material, x: number, z: number, fine: number, out: Look): void => {
  const w = m.width ?? 2;
  const d = m.depth ?? 1.5;
  const wobble = 0.01 * (noise(x * 45, 0, z * 45) - 0.5);
  const edge = Math.min(w / 2 - Math.abs(x), d / 2 - Math.abs(z)) + wobble;
  let t = 0;
  let accent = 0;
  switch (m.pattern) {
    case 0: {
      const worn = wear(x, z);
      const field = edge < 0.24 ? ornament(x * 1.7, z * 1.7) : ornament(x * 0.8, z * 0.8);
      t = (0.75 * field + 0.2) * worn + 0.3 * smooth((fbm(x * 3, 8, z * 3, 4) - 0.5) * 4);
      t = Math.max(t, 0.8 * worn * Math.max(line(edge - 0.25, 0.012), line(edge - 0.05, 0.014)));
      break;
    }
    case 1: {
      const s = 0.36;
      const a = wrap((x + wobble) / s + (z + wobble) / s + 0.5) - 0.5;
      const b = wrap((x + wobble) / s - (z - wobble) / s + 0.5) - 0.5;
      t = 0.92 * Math.max(line(a, 0.045), line(b, 0.045));
      break;
    }
    case 2: {
      const a = wrap((z + wobble) / 0.21);
      t = 0.85 * Math.max(line(a - 0.12, 0.085), line(a - 0.34, 0.028), line(a - 0.42, 0.028));
      if (w / 2 - Math.abs(x) < 0.035) t = 0;
      break;
    }
    case 3: {
      const worn = 0.35 + 0.65 * wear(x, z);
      const inner = Math.hypot(x / (w * 0.24), z / (d * 0.27)) + 0.12 * Math.cos(8 * Math.atan2(z / d, x / w));
      if (edge < 0.24) t = edge < 0.03 ? 0.9 : 0.35 + 0.6 * ornament(x * 1.9 + 0.3, z * 1.9);
      else t = 0.85 * ornament(x, z);
      t = Math.max(t * worn, 0.9 * Math.max(line(edge - 0.24, 0.012), line(edge - 0.27, 0.006)));
      if (edge > 0.27 && inner < 1.04) {
        t = 0.55 * worn + 0.35 * ornament(x * 1.4, z * 1.4) * worn;
        accent = 0.3 * worn;
      }
      break;
    }
    case 4: {
      t = 0.16 * fbm(x * 3, 2, z * 3, 3) + 0.22 * fine * (0.5 + 0.5 * Math.sin(z * 260));
      break;
    }
    default: {
      const flow = fbm(x * 0.9 + 4, 2, z * 0.9, 4);
      const turn = fbm(x * 1.1, 6, z * 1.1 + 3, 4);
      const bristle = 0.5 + noise(x * 26 + 40 * turn, 3, z * 5);
      t = smooth((fbm(x * 0.8 + 2.4 * flow, 9, z + 2 * turn, 4) - 0.5) * 7) * 0.7 * bristle;
      accent = smooth((fbm(x + 2.2 * turn, 15, z * 0.9 + 2.2 * flow, 4) - 0.6) * 12) * 0.45 * bristle;
    }
  }
  const lay = (to: Material['colour'], share: number) => {
    out.r += (to[0] - out.r) * share;
    out.g += (to[1] - out.g) * share;
    out.b += (to[2] - out.b) * share;
  };
  lay(m.second ?? m.colour, Math.min(1, t) * 0.92);
  if (m.third && accent > 0) lay(m.third, Math.min(1, accent));
  const pile = 1 + 0.34 * fine * (noise(x * 150, 0, z * 150) - 0.5) + 0.16 * (noise(x * 24, 0, z * 24) - 0.5);
  out.r *= pile;
  out.g *= pile;
  out.b *= pile;
};
