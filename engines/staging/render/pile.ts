import { flatNoise } from './noise.ts';
import { makeOnRug } from './on-rug.ts';
import type { Bench } from './surface.ts';

/** The highest tufts over a carpet's mean. */
const TALLEST = 1.6;

/** How deep a rug's edge lies among the tufts before it: what every tuft hides, and what the tallest do, metres. */
const SUNK = 0.006;
const AMONG = 0.015;
/** The edge itself, rolled over, is never seen: its dark side was a line ruled under the tufts. */
const ROLL = 0.005;
/** Tufts beyond an edge that is turned away hide this share of that. */
const TURNED_AWAY = 0.3;

/** And how unevenly that edge lies. */
const STRAY = 0.022;
/** A rug dips towards the edge that tufts bury, and rolls over at it: how far inside each begins, metres, and what light it takes. */
const DIP = 0.045;
const DIPPED = 0.2;
const ROLLS = 0.016;
const ROLLED = 0.42;

const soft = (t: number): number => (t >= 1 ? 1 : t <= 0 ? 0 : t * t * (3 - 2 * t));

/** What a fitted carpet's tufts hide of the pieces that stand in them. */
export const makePile = ({ job, point }: Bench) => {
  const { placements } = job.geometry;
  const onRug = makeOnRug(job.geometry);
  /** What the last point has left of its light. */
  const left = { tone: 1 };
  /** A rug sinks in at its edge, tuft by tuft: laid on top it was a board. */
  const rugClear = (pixel: number): number => {
    const { x, z, cos, sin } = placements[point.placement]!;
    const { width: w = 0, depth: d = 0, round } = point.material;
    const [px, pz] = [point.x - x, point.z - z];
    const [u, v] = [px * cos - pz * sin, px * sin + pz * cos];
    const [a, b] = [w / 2 - Math.abs(u), d / 2 - Math.abs(v)];
    const off = Math.sqrt(u * u + v * v);
    const rim = round ? w / 2 - off : Math.min(a, b);
    if (rim > DIP + STRAY) return 1;
    const edge = rim - STRAY * (0.6 * flatNoise(u * 1.7, 3, v * 1.7) + 0.4 * flatNoise(u * 7, 5, v * 7));
    if (edge > DIP) return 1;
    const inside = Math.max(0, edge - ROLL);
    left.tone =
      (1 - DIPPED * Math.max(0, 1 - inside / (DIP - ROLL)) ** 2) * (1 - ROLLED * Math.max(0, 1 - inside / ROLLS));
    // The way out over the nearest edge, and how far it leads to the camera.
    const straight = a < b ? [Math.sign(u), 0] : [0, Math.sign(v)];
    const [p, q] = (round ? [u / off, v / off] : straight) as [number, number];
    const [nx, nz] = [p * cos + q * sin, q * cos - p * sin];
    const near = -(nx * point.x + nz * point.z) / Math.max(1e-6, Math.sqrt(point.x * point.x + point.z * point.z));
    const tall = job.tufts[pixel]! / 255;
    const deep = (SUNK + AMONG * tall * tall) * Math.max(TURNED_AWAY, near);
    return soft((edge - ROLL) / deep);
  };
  /** How far `point` stands out of a carpet's tufts, 0..1. The photo's own bright tufts stand high, its dark gaps let the piece be seen: any other pattern looked like bites, and a straight line laid on. */
  const clearOf = (pixel: number): number => {
    left.tone = 1;
    if (point.material.kind === 'rug') return rugClear(pixel);
    if (point.y >= TALLEST * job.pile || onRug(point.x, point.z)) return 1;
    const tall = job.tufts[pixel]! / 255;
    return soft((point.y / (job.pile * (0.45 + (TALLEST - 0.45) * tall)) - 0.35) / 0.65);
  };
  return { clearOf, left };
};
