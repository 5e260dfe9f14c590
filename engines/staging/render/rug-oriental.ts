import { fbm, flatNoise } from './noise.ts';
import { fitted, inside, type Loom, lay, line, near, smooth } from './rug-draw.ts';

/** Yarns by what they draw. */
const [GROUND, DEEP, MIDDLE, BRIGHT] = [0, 1, 2, 3];

/** Where feet went, pile is rubbed down to the ground: `old` from new (0) to worn through (1); broad patches and small ones, ragged, streaked along the weft. */
export const rub = (m: Loom, old: number): void => {
  const broad = fbm(m.u * 1.6 + 3, 5, m.v * 1.6, 2) - 0.5;
  const small = flatNoise(m.u * 13, 9, m.v * 19) - 0.5;
  const streak = flatNoise(m.u * 9, 2, m.v * 46) - 0.5;
  lay(m, GROUND, old * (0.22 + 0.78 * smooth(1.9 * broad + 0.8 * small + 0.6 * streak + 0.55 * m.fray + 0.38)));
};

/** A flower as looms draw it: eight petals, a pale ring, a heart. */
const rosette = (m: Loom, x: number, z: number, size: number, petals: number, heart: number): void => {
  const square = x * x + z * z;
  if (square > (1.3 * size + m.span) ** 2) return;
  const r = Math.sqrt(square);
  const rim = size * (1 + 0.2 * Math.cos(8 * Math.atan2(z, x)));
  lay(m, DEEP, 0.9 * inside(r - rim, m.span));
  lay(m, petals, inside(r - 0.8 * rim, m.span));
  lay(m, GROUND, 0.9 * line(r - 0.52 * size, 0.06 * size + 0.002, m.span));
  lay(m, heart, inside(r - 0.34 * size, m.span));
};

/** A leaf that lies along (cos, sin). */
const leaf = (m: Loom, x: number, z: number, cos: number, sin: number, long: number, yarn: number): void => {
  const a = (x * cos + z * sin) / long;
  const b = Math.abs(x * sin - z * cos) / long;
  if (a < -1.1 || a > 1.1) return;
  lay(m, yarn, 0.92 * inside((b - 0.36 * (1 - a * a)) * long, m.span));
};

/** Flowers in a staggered net, stems that wind between them, leaves in pairs, small buds in the gaps. `a` and `b` are mirrored about the middle. */
const garden = (m: Loom, a: number, b: number, cell: number, petals: number, bud: number): void => {
  const { span } = m;
  const wind = 0.2 * cell;
  const stemA = near(b, cell) - wind * Math.sin((Math.PI * a) / cell);
  const stemB = near(a, cell) - wind * Math.sin((Math.PI * b) / cell);
  lay(m, DEEP, 0.8 * Math.max(line(stemA, 0.0045, span), line(stemB, 0.0045, span)));
  // Tendrils: a finer net at half the size between the stems.
  const curl = Math.sin((2 * Math.PI * a) / cell + 1.2 * Math.sin((4 * Math.PI * b) / cell));
  const curve = Math.sin((2 * Math.PI * b) / cell + 1.2 * Math.sin((4 * Math.PI * a) / cell) + 0.7);
  lay(m, MIDDLE, 0.3 * line(curl * curve * cell * 0.11 - 0.012, 0.0035, span));
  const [i, j] = [Math.round(a / cell), Math.round(b / cell)];
  const [p, q] = [a - i * cell, b - j * cell];
  const side = (i + j) & 1;
  const s = p < 0 ? -1 : 1;
  leaf(m, p - 0.3 * s * cell, q - 0.12 * s * cell, 0.8, 0.6 * s, 0.1 * cell, bud);
  leaf(m, p - 0.13 * s * cell, q + 0.31 * s * cell, 0.6, 0.8 * s, 0.1 * cell, MIDDLE);
  rosette(m, p, q, cell * (side ? 0.17 : 0.26), side ? bud : petals, side ? GROUND : bud);
  rosette(m, near(a - cell / 2, cell), near(b - cell / 2, cell), cell * 0.1, DEEP, GROUND);
};

/** A scalloped lozenge: below 1 inside. */
const shield = (a: number, b: number, long: number, wide: number): number => {
  const [p, q] = [a / long, b / wide];
  if (p > 1.2 || q > 1.2) return 2;
  return (p ** 1.5 + q ** 1.5) ** (1 / 1.5) + 0.055 * Math.cos(14 * Math.atan2(q, p + 1e-6));
};

/** A pale line between two dark ones. */
const outline = (m: Loom, off: number): void => {
  if (Math.abs(off) > 0.03 + m.span) return;
  lay(m, GROUND, line(off, 0.013, m.span));
  lay(m, DEEP, line(Math.abs(off) - 0.016, 0.005, m.span));
};

/** Bands round the edge, from the outside in: where each ends, in shares of the border. */
const SELVEDGE = 0.09;
const OUTER = 0.25;
const MAIN = 0.77;
const INNER = 0.94;

const border = (m: Loom, edge: number, band: number): void => {
  const { span, long, short } = m;
  const [au, av] = [long - Math.abs(m.u), short - Math.abs(m.v)];
  const sideways = av < au;
  const along = sideways ? m.u : m.v;
  const half = (sideways ? long : short) - band / 2;
  const t = edge / band;
  if (t < OUTER || t > MAIN) {
    // Guards: a row of small lozenges.
    lay(m, t < OUTER ? MIDDLE : GROUND, 1);
    const mid = (t < OUTER ? (SELVEDGE + OUTER) / 2 : (MAIN + INNER) / 2) * band;
    const step = fitted(half, 0.3 * band);
    const off = Math.abs(near(along, step)) + 1.2 * Math.abs(edge - mid);
    lay(m, t < OUTER ? GROUND : DEEP, inside(off - 0.26 * step, span));
    lay(m, BRIGHT, inside(off - 0.1 * step, span));
  } else {
    lay(m, DEEP, 1);
    const step = fitted(half, 0.95 * band);
    const mid = ((OUTER + MAIN) / 2) * band;
    const wave = edge - mid - 0.13 * band * Math.sin((Math.PI * along) / step + Math.PI / 2);
    lay(m, MIDDLE, line(wave, 0.0055, span));
    const k = Math.round(along / step);
    const p = along - k * step;
    rosette(m, p, edge - mid, 0.19 * band, k & 1 ? BRIGHT : GROUND, k & 1 ? GROUND : MIDDLE);
    const between = near(along - step / 2, step);
    // Two leaves that part from a bud: laid across each other they were bones.
    const long = 0.13 * band;
    const stem = edge - mid + 0.1 * band;
    leaf(m, between - 0.8 * long, stem - 0.7 * long, 0.76, 0.65, long, GROUND);
    leaf(m, between + 0.8 * long, stem - 0.7 * long, -0.76, 0.65, long, MIDDLE);
    rosette(m, between, stem, 0.08 * band, BRIGHT, GROUND);
  }
  lay(m, DEEP, inside(edge - SELVEDGE * band, span));
  for (const at of [SELVEDGE, OUTER, MAIN]) lay(m, GROUND, 0.9 * line(edge - at * band, 0.0045, span));
  lay(m, DEEP, line(edge - OUTER * band - 0.009, 0.0035, span));
  lay(m, DEEP, Math.max(line(edge - INNER * band, 0.007, span), line(edge - band, 0.004, span)));
};

/** A carpet with border, field, medallion and corners: grounds first, then the garden that grows over all of them, then the lines between. */
export const oriental = (m: Loom): void => {
  const band = Math.min(0.34, 0.24 * m.short);
  const [a, b] = [Math.abs(m.u + m.wanderU), Math.abs(m.v + m.wanderV)];
  const edge = Math.min(m.long - a, m.short - b);
  if (edge < band) border(m, edge, band);
  else {
    const [long, wide] = [m.long - band, m.short - band];
    const cell = fitted(wide, 0.26);
    const middle = shield(a, b, 0.6 * long, 0.72 * wide);
    const corner = shield(long - a, wide - b, 0.5 * long, 0.5 * wide);
    const [outer, inner] = [(middle - 1) * 0.6 * wide, (middle - 0.5) * 0.6 * wide];
    const spandrel = (corner - 1) * 0.5 * wide;
    lay(m, MIDDLE, 0.8 * inside(outer, m.span));
    lay(m, DEEP, 0.9 * inside(inner, m.span));
    lay(m, DEEP, 0.8 * inside(spandrel, m.span));
    const within = outer < 0 ? inner : spandrel;
    garden(m, a, b, cell, within < 0 ? GROUND : BRIGHT, within < 0 ? BRIGHT : MIDDLE);
    outline(m, outer);
    outline(m, inner);
    outline(m, spandrel);
    rosette(m, a, b, 0.13 * wide, BRIGHT, GROUND);
  }
};
