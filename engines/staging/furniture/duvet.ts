import type { Vec3 } from '#domain/scene/camera.ts';
import { fbm } from '../render/noise.ts';
import type { Mesh } from './mesh.ts';
import { sheet } from './shapes.ts';

type Bed = {
  /** Of the mattress. */
  readonly width: number;
  readonly top: number;
  /** Where the cover begins below the pillows, and the foot of the mattress. */
  readonly from: number;
  readonly foot: number;
  readonly drop: number;
  readonly seed: number;
};

const CORNER = 0.07;
/** Softness of the turn at the mattress' edge: crisper it read as a box, at 8 cm as an inflated slab. */
const ROUND = 0.05;
/** The turn begins this far inside the mattress' edge. */
const INSET = ROUND * 0.75;
/** Folds round the whole rim: one for each 25 cm or so; closer they read as a ruffled towel. */
const FOLDS = 20;

/** Edge of the mattress from head left round the foot to head right: place, outward direction, how much of a corner it is. */
const rim = ({ width, from, foot }: Bed, s: number): { x: number; z: number; nx: number; nz: number; bend: number } => {
  const half = width / 2;
  const side = foot - CORNER - from;
  const arc = (CORNER * Math.PI) / 2;
  const wide = width - CORNER * 2;
  let d = s * (side * 2 + arc * 2 + wide);
  if (d <= side) return { x: -half, z: from + d, nx: -1, nz: 0, bend: 0 };
  d -= side;
  if (d <= arc) {
    const a = d / CORNER;
    const [c, q] = [Math.cos(a), Math.sin(a)];
    return { x: -half + CORNER - CORNER * c, z: foot - CORNER + CORNER * q, nx: -c, nz: q, bend: Math.sin(2 * a) };
  }
  d -= arc;
  if (d <= wide) return { x: -half + CORNER + d, z: foot, nx: 0, nz: 1, bend: 0 };
  d -= wide;
  if (d <= arc) {
    const a = d / CORNER;
    const [c, q] = [Math.cos(a), Math.sin(a)];
    return { x: half - CORNER + CORNER * q, z: foot - CORNER + CORNER * c, nx: q, nz: c, bend: Math.sin(2 * a) };
  }
  d -= arc;
  return { x: half, z: foot - CORNER - d, nx: 1, nz: 0, bend: 0 };
};

const rimLength = ({ width, from, foot }: Bed): number =>
  (foot - CORNER - from) * 2 + CORNER * Math.PI + width - CORNER * 2;

/** Place of the cover at `u` round the rim, `down` metres past the turn's begin. */
const hanging = (bed: Bed, u: number, down: number): Vec3 => {
  const { seed } = bed;
  const e = rim(bed, u);
  const turned = Math.min(down, ROUND * 1.57);
  const fall = Math.min(1, Math.max(0, (down - ROUND * 0.8) / bed.drop));
  // Folds break at the edge and open towards the hem. No two neighbours are of one depth: an even row reads as quilted.
  const wander = fbm(u * 13 + seed, 1, 4, 2);
  const here = Math.max(0, fbm(u * 16 + 3, seed, 8, 2) * 3 - 0.9);
  const wave = 0.5 + 0.5 * Math.sin((u * FOLDS + wander * 3 + 0.25 * fall) * 2 * Math.PI);
  const small = fbm(u * 60 + fall * 1.5, fall * 1.4, seed, 2) - 0.5;
  const belly = Math.sin(Math.PI * Math.min(1, 0.25 + fall * 0.6)) ** 0.8;
  const fold = (wave ** 1.8 * 0.036 * here + 0.014 * small) * (0.35 + 0.65 * fall);
  // A corner has cloth to spare: it is laid in pleats like an envelope's.
  const pleat = 0.016 * e.bend * Math.sin((fall * 1.6 + u * 90) * 3) * belly;
  const off = ROUND * Math.sin(turned / ROUND) - INSET + 0.004 + 0.02 * belly + fold + pleat;
  const y = bed.top - ROUND * (1 - Math.cos(turned / ROUND)) - (down - turned);
  return [e.x + e.nx * off, y, e.z + e.nz * off];
};

/**
 * A filled cover: clouds and folds on top, folds that break at the edge, its hem hangs before the rails.
 * By rule: a simulated square of cloth left a tail at each corner and took a third of the modelling time.
 */
export const duvet = (bed: Bed): Mesh => {
  const { seed } = bed;
  const [nu, nv] = [230, 58];
  const lying = 0.6;
  const long = ROUND * 1.57 + bed.drop;
  const mesh = sheet(nu, nv, (u, v) => {
    if (v >= lying) return hanging(bed, u, ((v - lying) / (1 - lying)) * long);
    const e = rim(bed, u);
    // The spine runs down the middle and stops half a width before the foot, so that no two rows cross.
    const spine = Math.min(e.z, bed.foot - bed.width / 2);
    // Rows lie closer together towards the edge, where the folds break.
    const q = Math.sin(((v / lying) * Math.PI) / 2) ** 0.9;
    const x = (e.x - e.nx * (INSET - 0.006)) * q;
    const z = spine + (e.z - e.nz * (INSET - 0.006) - spine) * q;
    return [x, bed.top + relief(x, z, seed) * (1 - q ** 12) + breaking(bed, u, q, seed), z] satisfies Vec3;
  });
  return mesh;
};

/** The hanging folds run on over the edge for a hand's breadth, and more of them at the corners of the foot. */
const breaking = (bed: Bed, u: number, q: number, seed: number): number => {
  const e = rim(bed, u);
  const corner = Math.exp(-(((Math.abs(e.x) - bed.width / 2) / 0.4) ** 2) - ((e.z - bed.foot) / 0.4) ** 2);
  const reach = Math.exp(-(1 - q) / (0.1 + 0.16 * corner)) * (1 - q ** 14);
  return reach * (0.006 + 0.016 * corner) * (fbm(u * (46 + 14 * corner), q * 1.5, seed + 2, 2) - 0.4) * 2;
};

/** Height of the cover over the mattress: filling in soft clouds, long folds drawn aslant, a few short ones across them. */
const relief = (x: number, z: number, seed: number): number => {
  const full = 0.014 + 0.03 * (fbm(x * 2.1 + seed, 2, z * 2.1, 2) - 0.5);
  const bend = fbm(x * 1.2, seed, z * 1.2, 2);
  const fold = (v: number, sharp: number) => Math.max(0, 1 - Math.abs(v - 0.5) * sharp) ** 1.5;
  const long = fold(fbm(x * 0.8 + z * 0.5 + 3 + bend, seed + 5, z * 3.2 - x * 1.1, 2), 9);
  const short = fold(fbm(x * 3.6 - z + bend * 2, seed + 9, z * 1.7 + x, 2), 8);
  return full + 0.014 * long + 0.009 * short;
};

const [ALONG, ROWS] = [84, 22];
/** Whether a square of the cloth laid across lies in its hem, a centimetre at either edge that turns down to the cover. */
export const inHem = (square: number): boolean => {
  const row = Math.floor(square / ALONG);
  return row < 2 || row >= ROWS - 2;
};

/** A length of cloth across the made bed, `deep` from head to foot: it follows the cover's folds over the top and down both sides. */
export const across = (bed: Bed, from: number, deep: number, lift: number, seed: number): Mesh => {
  const flat = bed.width / 2 - INSET + 0.006;
  const fall = ROUND * 1.57 + bed.drop;
  const around = rimLength(bed);
  return sheet(ALONG, ROWS, (u, row) => {
    const v = 0.5 + 0.5 * Math.sin((row - 0.5) * Math.PI);
    const s = (u - 0.5) * 2 * (flat + fall);
    const z = from + deep * (1 - v) + 0.024 * (fbm(u * 4, seed, 2, 2) - 0.5);
    // Its edges lie on the cover and have no face of their own: a cut edge drew a row of black dashes.
    const inside = 1 - (2 * v - 1) ** 24;
    const over = 0.0015 + inside * (lift + 0.008 * (fbm(u * 9, v * 4, seed + 7, 2) - 0.5));
    const beyond = Math.abs(s) - flat;
    if (beyond <= 0) return [s, bed.top + relief(s, z, bed.seed) * (1 - (Math.abs(s) / flat) ** 12) + over, z];
    const place = Math.max(0, z - bed.from) / around;
    const side = hanging(bed, s < 0 ? place : 1 - place, beyond);
    const turned = Math.min(1, beyond / (ROUND * 1.57));
    return [side[0] + Math.sign(s) * over * turned, side[1] + over * (1 - turned), z];
  });
};
