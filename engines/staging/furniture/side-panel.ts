import { noise } from '../render/noise.ts';
import { gridTriangles, type Mesh, smoothed } from './mesh.ts';

/** Height of the cloth's turn from its seam, and how wide it is. */
const TURN = 0.009;
const WIDE = 0.024;
/** How far the panel stands out in its middle, lower than half way: cloth hangs. */
const BELLY = 0.011;
/** Places from a seam, then every so far. */
const NEAR = [0, 0.003, 0.008, 0.015, 0.024, 0.04] as const;
const APART = 0.034;

const linesOf = (long: number): number[] => {
  const inner = long - 2 * NEAR.at(-1)!;
  const steps = Math.max(2, Math.round(inner / APART));
  const between = Array.from({ length: steps - 1 }, (_, k) => NEAR.at(-1)! + (inner * (k + 1)) / steps);
  return [...NEAR, ...between, ...[...NEAR].reverse().map((v) => long - v)];
};

/** Slack of a panel: short puckers below its upper seam, slow waves above the lower one, and a crease aslant from each upper corner. */
const slackAt = (up: number, along: number, tall: number, deep: number, seed: number): number => {
  const below = tall - up;
  const pucker = 0.005 * Math.exp(-below / 0.05) * (noise(along * 17, below * 5, seed) - 0.5);
  const wave = 0.011 * Math.exp(-up / 0.16) * (noise(along * 5.5 + 3, up * 2, seed + 1) - 0.5);
  const end = Math.min(along, deep - along);
  const aslant = (below - 1.1 * end) / 0.035 + 1.4 * (noise(end * 7, below * 7, seed + 2) - 0.5);
  const drawn = -0.006 * Math.exp(-aslant * aslant - Math.hypot(below, end) / 0.14);
  return pucker + wave + drawn;
};

/** Cloth drawn over the side of a frame, sewn along its edges: looks to +x, its seams at x = 0, its foot at y = 0, its middle at z = 0. */
export const sidePanel = (tall: number, deep: number, seed: number): Mesh => {
  const [ups, alongs] = [linesOf(tall), linesOf(deep)];
  const at: number[] = [];
  const shade: number[] = [];
  for (const up of ups)
    for (const along of alongs) {
      const off = Math.min(up, tall - up, along, deep - along);
      const turn = Math.sqrt(1 - (1 - Math.min(1, off / WIDE)) ** 2);
      const full = Math.sin(Math.PI * (up / tall) ** 0.85) * Math.sin((Math.PI * along) / deep) ** 0.6;
      const slack = slackAt(up, along, tall, deep, seed);
      at.push(TURN * turn + BELLY * Math.max(0, full) + slack * turn, up, deep / 2 - along);
      shade.push((1 - 0.16 * Math.exp(-off / 0.006) - 0.06 * Math.exp(-off / 0.04)) * Math.max(0.87, 1 + 30 * slack));
    }
  const mesh = smoothed(Float32Array.from(at), Uint32Array.from(gridTriangles(alongs.length - 1, ups.length - 1)));
  return { ...mesh, shade: Float32Array.from(shade) };
};
