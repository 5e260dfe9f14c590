import type { Vec3 } from '#domain/scene/camera.ts';
import { fbm } from '../render/noise.ts';
import type { Mesh } from './mesh.ts';
import { sheet, thickened } from './shapes.ts';

type Bed = {
  /** Of the mattress. */
  readonly width: number;
  readonly top: number;
  /** Where the cover begins below the pillows, and the foot of the mattress. */
  readonly from: number;
  readonly foot: number;
  readonly drop: number;
};

const CORNER = 0.07;
/** A made bed turns crisply at the mattress' edge; at 6 cm the cover read as an inflated slab. */
const ROUND = 0.032;
/** The turn begins this far inside the mattress' edge. */
const INSET = ROUND * 0.75;
/** Folds round the whole rim: one for each 30 cm or so; closer they read as a ruffled towel. */
const FOLDS = 13;

/** Edge of the mattress from head left round the foot to head right: place, outward direction, how much of a corner it is. */
const rim = ({ width, from, foot }: Bed, s: number): { x: number; z: number; nx: number; nz: number; bend: number } => {
  const half = width / 2;
  const side = foot - CORNER - from;
  const arc = (CORNER * Math.PI) / 2;
  const across = width - CORNER * 2;
  let d = s * (side * 2 + arc * 2 + across);
  if (d <= side) return { x: -half, z: from + d, nx: -1, nz: 0, bend: 0 };
  d -= side;
  if (d <= arc) {
    const a = d / CORNER;
    const [c, q] = [Math.cos(a), Math.sin(a)];
    return { x: -half + CORNER - CORNER * c, z: foot - CORNER + CORNER * q, nx: -c, nz: q, bend: Math.sin(2 * a) };
  }
  d -= arc;
  if (d <= across) return { x: -half + CORNER + d, z: foot, nx: 0, nz: 1, bend: 0 };
  d -= across;
  if (d <= arc) {
    const a = d / CORNER;
    const [c, q] = [Math.cos(a), Math.sin(a)];
    return { x: half - CORNER + CORNER * q, z: foot - CORNER + CORNER * c, nx: q, nz: c, bend: Math.sin(2 * a) };
  }
  d -= arc;
  return { x: half, z: foot - CORNER - d, nx: 1, nz: 0, bend: 0 };
};

/** Place of the cover at `u` round the rim, `down` metres past the turn's begin. */
const hanging = (bed: Bed, u: number, down: number, seed: number): Vec3 => {
  const e = rim(bed, u);
  const turned = Math.min(down, ROUND * 1.57);
  const fall = Math.min(1, Math.max(0, (down - ROUND * 0.8) / bed.drop));
  // Folds open towards the hem, here deep, there none; a corner has cloth to spare and hangs as one cone.
  const wander = fbm(u * 9 + seed, 1, 4, 2);
  const here = Math.max(0, fbm(u * 6 + 3, seed, 8, 2) * 2.4 - 0.7);
  const fold = (0.5 + 0.5 * Math.sin((u * FOLDS + wander * 2.6) * 2 * Math.PI)) * 0.026 * here + 0.02 * e.bend;
  // The filled edge curls in under itself; cut square it showed its rim as a black line.
  const curl = 0.017 * Math.max(0, (fall - 0.86) / 0.14) ** 2;
  const off = ROUND * Math.sin(turned / ROUND) - INSET + 0.006 + (0.014 + fold) * fall ** 0.8 - curl;
  const hem = fall * (0.01 * (fbm(u * 5, seed + 3, 2, 2) - 0.5) - 0.008 * e.bend);
  const y = bed.top - ROUND * (1 - Math.cos(turned / ROUND)) - (down - turned) + hem;
  return [e.x + e.nx * off, y, e.z + e.nz * off];
};

/**
 * A flat cover with a crisp fall: long soft folds on top, folds that open towards a free hem above the mattress' lower edge.
 * By rule: a simulated square of cloth left a tail at each corner and took a third of the modelling time.
 */
export const duvet = (bed: Bed, seed: number): Mesh => {
  const [nu, nv] = [180, 34];
  const lying = 0.6;
  const long = ROUND * 1.57 + bed.drop;
  const mesh = sheet(nu, nv, (u, v) => {
    if (v >= lying) return hanging(bed, u, ((v - lying) / (1 - lying)) * long, seed);
    const e = rim(bed, u);
    // The spine runs down the middle and stops half a width before the foot, so that no two rows cross.
    const spine = Math.min(e.z, bed.foot - bed.width / 2);
    const q = v / lying;
    const x = (e.x - e.nx * (INSET - 0.006)) * q;
    const z = spine + (e.z - e.nz * (INSET - 0.006) - spine) * q;
    return [x, bed.top + relief(x, z, seed) * (1 - q ** 8), z] satisfies Vec3;
  });
  return thickened(mesh, nu, nv, 0.02);
};

/** Height of the cover over the mattress: flat, with a few long folds drawn aslant by whoever made the bed. */
const relief = (x: number, z: number, seed: number): number => {
  const full = 0.008 + 0.01 * (fbm(x * 1.8 + seed, 2, z * 1.8, 2) - 0.5);
  const bend = fbm(x * 1.2, seed, z * 1.2, 2);
  const ridge = Math.abs(fbm(x * 0.8 + z * 0.5 + 3 + bend, seed + 5, z * 3.2 - x * 1.1, 2) - 0.5);
  return full + 0.013 * Math.max(0, 1 - ridge * 11) ** 1.5;
};

/** A folded coverlet across the bed: over the top, down both sides into the rails. */
export const coverlet = (bed: Bed, from: number, deep: number, seed: number): Mesh => {
  const half = bed.width / 2 + 0.012;
  const round = ROUND;
  const flat = half - INSET;
  // Over the cover's hem by two fingers, down to the rails.
  const whole = 2 * (flat + round * 1.57 + bed.drop + 0.02);
  const [nu, nv] = [64, 14];
  const mesh = sheet(nu, nv, (u, v) => {
    const s = (u - 0.5) * whole;
    const side = Math.sign(s);
    const beyond = Math.abs(s) - flat;
    const z = from + deep * (1 - v) + 0.02 * (fbm(u * 4, seed, 2, 2) - 0.5);
    const fold = 0.006 * Math.sin((v * 2.6 + 0.8 * fbm(u * 5, v, seed, 2)) * 2 * Math.PI);
    const lift = 0.05 + Math.max(0, fold);
    if (beyond <= 0) return [s, bed.top + relief(s, z, seed) * (1 - (Math.abs(s) / flat) ** 8) + lift * 0.5, z];
    const turned = Math.min(beyond, round * 1.57);
    const out = round * Math.sin(turned / round) + lift * 0.5 + Math.min(0.014, (beyond - turned) * 0.3);
    const y =
      bed.top + lift * 0.5 * Math.cos(turned / round) - round * (1 - Math.cos(turned / round)) - (beyond - turned);
    return [side * (flat + out), y, z];
  });
  return thickened(mesh, nu, nv, 0.014);
};
