import type { Look, Material } from './material.ts';
import { flatNoise } from './noise.ts';
import { type Loom, newLoom, smooth, yarnAt } from './rug-draw.ts';
import { berber, kilim, lattice, trellis } from './rug-nets.ts';
import { oriental, rub } from './rug-oriental.ts';
import { carved, carvedHeight, herringbone, washed } from './rug-plain.ts';

/** How a rug is made: what draws it, how deep its pile is (0 flat-woven to 1 shaggy), how worn it is, and how freely its lines are drawn. */
type Design = {
  readonly draw: (m: Loom) => void;
  readonly pile: number;
  readonly old?: number;
  readonly free?: boolean;
};
/** By `pattern`; what is beyond them is plain tape and fringe. */
const DESIGNS: readonly Design[] = [
  { draw: oriental, pile: 0.2, old: 0.8 },
  { draw: herringbone, pile: 0.14 },
  { draw: lattice, pile: 0.11 },
  { draw: oriental, pile: 0.17, old: 0.74 },
  { draw: carved, pile: 0.26 },
  { draw: trellis, pile: 0.22, free: true },
  { draw: kilim, pile: 0.11 },
  { draw: washed, pile: 0.18 },
  { draw: berber, pile: 0.24, free: true },
];
export const RUG_DESIGNS = DESIGNS.length;
const TAPE = 0.12;
/** Those with warp ends left long at the short sides, and those of deep pile. */
export const FRINGED: ReadonlySet<number> = new Set([0, 3, 6]);
export const SHAGGY: ReadonlySet<number> = new Set([4, 5, 8]);

/** A round rug is cut from a larger one, without its border. */
const loomOf = (m: Material): Loom => {
  const cut = m.round ? 2 : 0;
  return newLoom((m.width ?? 2) + cut, (m.depth ?? 1.5) + cut);
};

const looms = new Map<Material, Loom>();
const loomFor = (m: Material): Loom => {
  let loom = looms.get(m);
  if (!loom) {
    if (looms.size > 20) looms.clear();
    loom = loomOf(m);
    looms.set(m, loom);
  }
  return loom;
};

/** Most places along a pixel's longer side at which the design is looked up: a floor is seen aslant, and one place would be moiré or a blur. */
const MOST_TAPS = 3;

/** How a pixel lies on the rug: its middle, and its longer side as a vector; `span` is its size across that. */
type Footprint = { x: number; z: number; ax: number; az: number; span: number };

/** Shares of ground and yarns under a pixel, in the loom's `ink`. */
const drawn = (m: Material, loom: Loom, p: Footprint): Float64Array => {
  const { draw, old = 0, free = false } = DESIGNS[m.pattern ?? 0]!;
  const length = Math.sqrt(p.ax * p.ax + p.az * p.az);
  const taps = Math.max(1, Math.min(MOST_TAPS, Math.round(length / p.span)));
  const turned = (m.width ?? 2) < (m.depth ?? 1.5);
  const { ink } = loom;
  let [a, b, c, d] = [0, 0, 0, 0];
  loom.span = Math.max(p.span, length / taps);
  loom.fray = yarnAt(p.x, p.z, Math.sqrt(p.span * Math.max(p.span, length)), 2);
  loom.wanderU = 0.0035 * loom.fray + (free ? wander(p.x, p.z, 3) : 0);
  loom.wanderV = (free ? wander(p.x, p.z, 9) : 0.016 * (flatNoise(p.x * 1.4, 6, p.z * 1.4) - 0.5)) - 0.0035 * loom.fray;
  for (let k = 0; k < taps; k++) {
    const t = (k + 0.5) / taps - 0.5;
    const x = p.x + t * p.ax;
    const z = p.z + t * p.az;
    loom.u = turned ? z : x;
    loom.v = turned ? x : z;
    ink.fill(0);
    ink[0] = 1;
    draw(loom);
    a += ink[0]!;
    b += ink[1]!;
    c += ink[2]!;
    d += ink[3]!;
  }
  ink[0] = a / taps;
  ink[1] = b / taps;
  ink[2] = c / taps;
  ink[3] = d / taps;
  if (old > 0) rub(loom, old);
  return ink;
};

/** Looms draw no straight line over two metres; a hand's line wanders over a span and trembles from tuft to tuft, metres. */
const wander = (x: number, z: number, seed: number): number =>
  0.05 * (flatNoise(x * 2.1, seed, z * 2.1) - 0.5) + 0.013 * (flatNoise(x * 14, seed, z * 14) - 0.5);

const foot: Footprint = { x: 0, z: 0, ax: 0, az: 0, span: 0 };
/** The rug's colour under a pixel of size `area` (the root of its square), which lies as `out` says. */
export const rugAt = (m: Material, x: number, z: number, area: number, out: Look): void => {
  const design = m.pattern ?? 0;
  const p = foot;
  p.x = x;
  p.z = z;
  p.ax = out.ax;
  p.az = out.az;
  p.span = (area * area) / Math.max(area, Math.sqrt(p.ax * p.ax + p.az * p.az));
  if (design < RUG_DESIGNS && m.palette) {
    const ink = drawn(m, loomFor(m), p);
    out.r = out.g = out.b = 0;
    for (let k = 0; k < 4; k++) {
      const yarn = m.palette[k] ?? m.colour;
      out.r += yarn[0] * ink[k]!;
      out.g += yarn[1] * ink[k]!;
      out.b += yarn[2] * ink[k]!;
    }
  }
  const deep = DESIGNS[design]?.pile ?? TAPE;
  // Between tufts it is dark; a tuft's own end is no brighter than its yarn.
  const tuft = yarnAt(p.x + 31, p.z, area, 7);
  const gaps = tuft < 0 ? 1.35 * tuft : 0.65 * tuft;
  const clumps = (flatNoise(p.x * 38, 8, p.z * 30) - 0.5) * smooth(1.5 - area * 34);
  const lean = flatNoise(p.x * 5 + 2 * flatNoise(p.x * 2, 4, p.z * 2), 6, p.z * 3.4) - 0.5;
  const far = 0.45 + 0.55 * smooth(1.6 - area / 0.016);
  const f = 1 + deep * (far * gaps + 0.45 * clumps) + (0.04 + 0.16 * deep) * lean;
  out.r *= f;
  out.g *= f;
  out.b *= f;
  if (DESIGNS[design]?.draw === carved) carve(m, p, area, out);
};

/** Light and shade on the flanks of what is cut low. */
const carve = (m: Material, p: Footprint, area: number, out: Look): void => {
  const turned = (m.width ?? 2) < (m.depth ?? 1.5);
  const high = (x: number, z: number) => (turned ? carvedHeight(z, x) : carvedHeight(x, z));
  const e = Math.max(0.006, area);
  out.bx -= (0.0032 * (high(p.x + e, p.z) - high(p.x - e, p.z))) / e;
  out.bz -= (0.0032 * (high(p.x, p.z + e) - high(p.x, p.z - e))) / e;
};

/** Mean colour over the whole rug: what it sends back into the room, and what parts it from its floor. */
export const rugMean = (m: Material): readonly [number, number, number] => {
  const steps = 28;
  const [w, d] = [m.width ?? 2, m.depth ?? 1.5];
  const sum: [number, number, number] = [0, 0, 0];
  const loom = loomOf(m);
  const p: Footprint = { x: 0, z: 0, ax: 0, az: 0, span: w / steps / 2 };
  for (let i = 0; i < steps; i++)
    for (let j = 0; j < steps; j++) {
      p.x = ((i + 0.5) / steps - 0.5) * w;
      p.z = ((j + 0.5) / steps - 0.5) * d;
      const ink = drawn(m, loom, p);
      for (let k = 0; k < 4; k++)
        for (let c = 0; c < 3; c++) sum[c]! += (ink[k]! * (m.palette?.[k] ?? m.colour)[c]!) / (steps * steps);
    }
  return sum;
};
