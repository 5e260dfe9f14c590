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

const CORNER = 0.09;
const ROUND = 0.06;
/** The turn begins this far inside the mattress' edge. */
const INSET = ROUND * 0.75;

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

/**
 * A cover drawn smooth over the mattress and tucked in behind the rails: a few long soft folds on top, shallow ones down its
 * sides. By rule: a simulated square of cloth left a tail at each corner and took a third of the modelling time.
 */
export const duvet = (bed: Bed, seed: number): Mesh => {
  const [nu, nv] = [120, 30];
  const lying = 0.62;
  const mesh = sheet(nu, nv, (u, v) => {
    const e = rim(bed, u);
    // The spine runs down the middle and stops half a width before the foot, so that no two rows cross.
    const spine = Math.min(e.z, bed.foot - bed.width / 2);
    if (v < lying) {
      const q = v / lying;
      const x = (e.x - e.nx * INSET) * q;
      const z = spine + (e.z - e.nz * INSET - spine) * q;
      return [x, bed.top + relief(x, z, seed) * (1 - q ** 8), z] satisfies Vec3;
    }
    const q = (v - lying) / (1 - lying);
    const down = q * (ROUND * 1.57 + bed.drop);
    const turned = Math.min(down, ROUND * 1.57);
    const out = ROUND * Math.sin(turned / ROUND);
    const y = bed.top - ROUND * (1 - Math.cos(turned / ROUND)) - (down - turned);
    const fall = Math.min(1, Math.max(0, (down - ROUND) / bed.drop));
    const wander = fbm(u * 12 + seed, fall * 0.6, 4, 2);
    const fold = Math.sin(u * 46 + wander * 9) * 0.009 * Math.sin(Math.PI * Math.min(1, fall * 1.1)) * (0.3 + wander);
    const off = out - INSET + fold + 0.012 * Math.sin(Math.PI * fall) - 0.006 * fall;
    return [e.x + e.nx * off, y, e.z + e.nz * off] satisfies Vec3;
  });
  return thickened(mesh, nu, nv, 0.014);
};

/** Height of the filled cover over the mattress: full, with a few creases that run across. */
const relief = (x: number, z: number, seed: number): number => {
  const full = 0.022 + 0.016 * (fbm(x * 2.2 + seed, 2, z * 2.2, 2) - 0.5);
  const bend = fbm(x * 1.6, seed, z * 1.6, 2);
  const ridge = Math.abs(fbm(x * 1.1 + 3 + bend, seed + 5, z * 3.4, 2) - 0.5);
  return full + 0.014 * Math.max(0, 1 - ridge * 14);
};

/** A folded coverlet across the bed: over the top, down both sides into the rails. */
export const coverlet = (bed: Bed, from: number, deep: number, seed: number): Mesh => {
  const half = bed.width / 2 + 0.012;
  const round = ROUND;
  const flat = half - INSET;
  const whole = 2 * (flat + round * 1.57 + bed.drop);
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
    const out = round * Math.sin(turned / round) + lift * 0.5;
    const y =
      bed.top + lift * 0.5 * Math.cos(turned / round) - round * (1 - Math.cos(turned / round)) - (beyond - turned);
    return [side * (flat + out), y, z];
  });
  return thickened(mesh, nu, nv, 0.014);
};
