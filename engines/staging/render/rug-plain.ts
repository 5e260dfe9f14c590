import { fbm, flatNoise, hash } from './noise.ts';
import { inside, type Loom, lay, line, near, smooth } from './rug-draw.ts';

/** Clouds of three yarns brushed along the weft, with ragged rims: as worn and painted rugs are drawn today. */
export const mottled = (m: Loom): void => {
  const bend = 0.5 * (fbm(m.u * 1.9, 3, m.v * 1.9, 2) - 0.5);
  const [x, z] = [m.u + 0.4 * bend, m.v + 0.5 * bend];
  const streak = 0.26 * (flatNoise(x * 12, 7, z * 44) - 0.5);
  const rag = 0.05 * m.fray + streak;
  const field = (k: number, f: number) => fbm(x * f + 9 * k, k, z * f * 1.7, 3) - 0.5;
  lay(m, 2, 0.6 * smooth((field(1, 2.6) + rag + 0.02) * 4));
  lay(m, 3, 0.4 * smooth((field(4, 3.4) + 0.8 * rag - 0.08) * 4.5));
  lay(m, 1, 0.72 * smooth((field(7, 3.6) + rag - 0.06) * 4.5));
  // Rubbed lines across, where the pile was cut low.
  lay(m, 0, 0.6 * smooth((flatNoise(x * 5, 12, z * 17) - 0.52 + 1.2 * rag) * 3));
};

/** Cut low along lines that cross like worn paths: tone on tone, read by their shaded side. Height of the pile, 0..1. */
export const carvedHeight = (u: number, v: number): number => {
  const sway = 0.05 * (flatNoise(u * 1.7, 3, v * 1.7) - 0.5);
  const [p, q] = [(u + sway) / 0.5, (v - sway) / 0.38];
  const net = Math.min(Math.abs(near(p + q, 1)), Math.abs(near(p - q, 1))) * 0.3;
  const [a, b] = [near(p + q - 0.5, 1), near(p - q - 0.5, 1)];
  const heart = Math.abs(Math.max(Math.abs(a), Math.abs(b)) - 0.22) * 0.3;
  return smooth((Math.min(net, heart) - 0.003) / 0.014);
};

export const carved = (m: Loom): void => {
  const low = 1 - carvedHeight(m.u, m.v);
  lay(m, 2, (0.14 + 0.16 * m.fray) * (1 - low));
  lay(m, 2, 0.55 * low);
};

/** Herringbone of two yarns in lanes three fingers wide, with a bound border. */
export const herringbone = (m: Loom): void => {
  const lane = 0.062;
  const k = Math.floor(m.v / lane);
  const t = Math.abs(wrapped(m.v / lane) - 0.5) * lane;
  const step = 0.024;
  const rib = near(m.u + (k & 1 ? t : -t) * 1.15, step);
  const seen = smooth(1.9 - m.span / (0.42 * step));
  const yarn = 0.5 + 0.3 * (hash(k, 5, 2) - 0.5) + 0.22 * m.fray;
  lay(m, 2, yarn * (0.46 * (1 - seen) + seen * inside(Math.abs(rib) - 0.24 * step, m.span * 0.8)));
  lay(m, 1, 0.2 * seen * line(t - lane / 2, 0.0025, m.span));
  const edge = Math.min(m.long - Math.abs(m.u), m.short - Math.abs(m.v));
  lay(m, 2, 0.85 * inside(edge - 0.06, m.span));
  lay(m, 1, 0.8 * line(edge - 0.066, 0.006, m.span));
};
const wrapped = (v: number) => v - Math.floor(v);
