import { flatNoise, hash } from './noise.ts';
import { inside, type Loom, lay, line, near, smooth } from './rug-draw.ts';

const wrap = (v: number) => v - Math.floor(v);

/** A pale net of lozenges on a ground of dark flecks, as high and low pile shows. */
export const trellis = (m: Loom): void => {
  const [p, q] = [(m.u + m.wanderU) / 0.44, (m.v + m.wanderV) / 0.34];
  const far = Math.max(Math.abs(wrap(p + q) - 0.5), Math.abs(wrap(p - q) - 0.5));
  // Nearer the lozenge's rim flecks lie closer; its heart is paler.
  const dense = 0.16 + 0.4 * smooth((far - 0.06) * 4);
  const broken = flatNoise(m.u * 30 + 4, 6, m.v * 95) - 0.5;
  const dark = smooth((0.9 * broken + 0.8 * m.fray + dense - 0.5) * 2.6 + 0.4);
  const off = (0.5 - far) * 0.27 - 0.024 - 0.006 * m.fray;
  const pattern = 1 - inside(off, m.span);
  lay(m, 2, 0.45 * pattern * dense);
  lay(m, 1, 0.64 * pattern * dark);
};

/** Lozenges as a weaver draws them from memory: double lines of dark wool in deep pale pile, a small lozenge in every other one. */
export const berber = (m: Loom): void => {
  const [p, q] = [(m.u + m.wanderU) / 0.72, (m.v + m.wanderV) / 0.52];
  const [c, d] = [p + q, p - q];
  const [a, b] = [near(c, 1), near(d, 1)];
  const ragged = 0.005 * m.fray;
  const held = 0.7 + 0.3 * smooth(2.2 * m.fray + 0.9);
  const off = Math.min(Math.abs(a), Math.abs(b)) * 0.42;
  lay(m, 1, held * line(off - 0.015 + ragged, 0.009, m.span));
  if ((Math.floor(c) + Math.floor(d)) & 1) {
    const core = Math.max(0.5 - Math.abs(a), 0.5 - Math.abs(b)) * 0.42;
    lay(m, 2, 0.8 * held * line(core - 0.062 + ragged, 0.01, m.span));
    lay(m, 3, 0.8 * inside(core - 0.02 + ragged, m.span));
  }
};

/** Flat-woven lattice: heathered rows, chains of lozenges drawn knot by knot, a bar in each. */
export const lattice = (m: Loom): void => {
  const step = 0.0075;
  const knot = smooth(1.9 - m.span / step);
  const [su, sv] = [(Math.floor(m.u / step) + 0.5) * step, (Math.floor(m.v / step) + 0.5) * step];
  const [u, v] = [m.u + (su - m.u) * knot, m.v + (sv - m.v) * knot];
  const row = Math.floor(m.v / 0.012);
  lay(m, 2, 0.3 + 0.34 * (flatNoise(m.u * 16 + 11 * hash(row, 3, 1), row, 2) - 0.5) + 0.2 * m.fray);
  const [p, q] = [u / 0.2, v / 0.15];
  const [a, b] = [Math.abs(wrap(p + q) - 0.5), Math.abs(wrap(p - q) - 0.5)];
  const [far, close] = [Math.max(a, b), Math.min(a, b)];
  const dash = 0.76 + 0.24 * smooth(2.4 * m.fray + 0.9);
  lay(m, 1, dash * line((0.5 - far) * 0.12, 0.0055 + 0.0015 * m.fray, m.span));
  // Where four meet, a small lozenge; in the heart of each, another.
  lay(m, 1, 0.92 * inside((0.9 - far - close) * 0.12, m.span));
  lay(m, 3, 0.85 * inside((far - 0.13) * 0.12, m.span));
  lay(m, 0, 0.9 * inside((far - 0.05) * 0.12, m.span));
  frame(m, 0.075);
};

/** Bands across the shorter way: stripes, and rows of stepped lozenges between them. */
export const kilim = (m: Loom): void => {
  const pitch = 0.46;
  const at = wrap(m.u / pitch + 0.5);
  const z = at * pitch;
  const { span } = m;
  const stripe = (from: number, to: number) => inside(Math.abs(z - (from + to) / 2) - (to - from) / 2, span);
  lay(m, 2, 0.9 * stripe(0.012, 0.05));
  lay(m, 1, stripe(0.058, 0.07));
  lay(m, 2, 0.85 * stripe(0.28, 0.4));
  lay(m, 1, Math.max(stripe(0.258, 0.268), stripe(0.412, 0.422)));
  const off = (middle: number, step: number) => Math.abs(near(m.v, step)) / step + Math.abs(z - middle) / (step * 0.9);
  lay(m, 0, inside((off(0.34, 0.12) - 0.42) * 0.09, span));
  lay(m, 1, inside((off(0.34, 0.12) - 0.24) * 0.09, span));
  lay(m, 1, 0.9 * inside((off(0.165, 0.1) - 0.32) * 0.07, span));
  lay(m, 3, inside((off(0.165, 0.1) - 0.16) * 0.07, span));
};

/** Two plain lines round the edge. */
const frame = (m: Loom, at: number): void => {
  const edge = Math.min(m.long - Math.abs(m.u), m.short - Math.abs(m.v));
  lay(m, 0, inside(edge - at, m.span));
  lay(m, 1, line(edge - at, 0.005, m.span));
  lay(m, 1, 0.9 * line(edge - 0.55 * at, 0.008, m.span));
};
