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

const CORNER = 0.16;
const ROUND = 0.075;
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
 * A cover that lies full on the mattress and falls over both sides and the foot in soft folds, gathered at the corners.
 * By rule: a simulated square of cloth left a tail at each corner and took a third of the modelling time.
 */
export const duvet = (bed: Bed, seed: number): Mesh => {
  const [nu, nv] = [120, 24];
  const lying = 0.56;
  const mesh = sheet(nu, nv, (u, v) => {
    const e = rim(bed, u);
    // The spine runs down the middle and stops half a width before the foot, so that no two rows cross.
    const spine = Math.min(e.z, bed.foot - bed.width / 2);
    if (v < lying) {
      const q = v / lying;
      const x = (e.x - e.nx * INSET) * q;
      const z = spine + (e.z - e.nz * INSET - spine) * q;
      const puff = 0.05 * (1 - q ** 6) + 0.03 * (fbm(x * 3.2 + seed, 2, z * 3.2, 3) - 0.4) * (1 - q ** 4);
      return [x, bed.top + puff, z] satisfies Vec3;
    }
    const q = (v - lying) / (1 - lying);
    const length = ROUND * 1.57 + bed.drop * (1 + 0.05 * (fbm(u * 9 + seed, 3, 1, 2) - 0.5) - 0.04 * e.bend);
    const down = q * length;
    let out: number;
    let y: number;
    if (down < ROUND * 1.57) {
      out = ROUND * Math.sin(down / ROUND);
      y = bed.top - ROUND * (1 - Math.cos(down / ROUND));
    } else {
      out = ROUND;
      y = bed.top - ROUND - (down - ROUND * 1.57);
    }
    const fall = Math.min(1, Math.max(0, (down - ROUND) / bed.drop));
    const wander = 1.6 * fbm(u * 14 + seed, fall * 0.7, 4, 2);
    const fold = Math.sin(u * 74 + wander * 6) * (0.007 + 0.016 * fall) * (0.5 + fbm(u * 6, 7, seed, 2));
    const gather = e.bend * 0.008 * fall * (1 + Math.sin(u * 300));
    const off = out - INSET + fall * (0.012 + fold) + gather;
    return [e.x + e.nx * off, y, e.z + e.nz * off] satisfies Vec3;
  });
  return thickened(mesh, nu, nv, 0.022);
};
