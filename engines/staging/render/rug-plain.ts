import { fbm, flatNoise, hash } from './noise.ts';
import { inside, type Loom, lay, line, near, smooth } from './rug-draw.ts';

/** Length and breadth of an ogee, metres. */
const LONG = 0.5;
const BROAD = 0.36;

/** A washed net of ogees: a broad line and a fine one, rubbed away in ragged streaks along the weft, more here and less there; the ground is rubbed too. */
export const washed = (m: Loom): void => {
  const [u, v] = [m.u + m.wanderU, m.v + m.wanderV];
  const turn = (2 * Math.PI * u) / LONG;
  const slope = ((0.45 * Math.PI * BROAD) / LONG) * Math.sin(turn);
  const off = (Math.abs(near(v, BROAD)) - (BROAD / 4) * (1 + 0.9 * Math.cos(turn))) / Math.sqrt(1 + slope * slope);
  const broad = fbm(m.u * 1.5, 3, m.v * 1.9, 2) - 0.5;
  const streak = flatNoise(m.u * 17, 7, m.v * 58) - 0.5;
  const small = flatNoise(m.u * 30 + 3, 9, m.v * 38) - 0.5;
  const worn = 1.2 * streak + 0.9 * small + 0.5 * m.fray;
  lay(m, 2, 0.3 * smooth(1.5 * (broad + 0.7 * worn) + 0.3));
  lay(m, 3, 0.16 * smooth(2 * (0.5 * worn - broad) - 0.1));
  const left = 0.25 + 0.7 * smooth(0.75 - 1.7 * broad - 1.1 * worn);
  lay(m, 1, 0.4 * left * line(off, 0.0085, m.span));
  lay(m, 2, 0.65 * left * line(off, 0.0085, m.span));
  lay(m, 2, 0.5 * left * line(Math.abs(off) - 0.026, 0.003, m.span));
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
