import { type Crease, creaseAt } from './creases.ts';
import type { Look } from './material.ts';
import { noise } from './noise.ts';

/** What hangs is creased along its fall: a crease is that much longer down than across. */
const FALL = 0.45;
/** Broad soft creases besides the fine ones: how much larger, and how steep each. */
const BROAD = 2.7;
const SOFT = 0.27;
const CRISP = 0.38;
/** Light that is lost a metre of hollow, as a power. */
const LOST = 60;
/** Faces turned this far from an axis show nothing of its creases. */
const LEAST = 0.06;

const fine: Crease = { across: 0, along: 0, hollow: 0 };
const broad: Crease = { across: 0, along: 0, hollow: 0 };

/** Creases of one face into `fine`. */
const facing = (u: number, v: number, span: number): void => {
  creaseAt(0.94 * u + 0.34 * v, 0.94 * v - 0.34 * u, span, fine);
  creaseAt((0.8 * u - 0.6 * v) / BROAD + 0.3, (0.6 * u + 0.8 * v) / BROAD, span / BROAD, broad);
  const { across, along } = fine;
  fine.across = CRISP * (0.94 * across - 0.34 * along) + SOFT * (0.8 * broad.across + 0.6 * broad.along);
  fine.along = CRISP * (0.94 * along + 0.34 * across) + SOFT * (0.8 * broad.along - 0.6 * broad.across);
  fine.hollow = CRISP * fine.hollow + SOFT * broad.hollow;
};

/** Washed cotton as it lies and hangs: creased from above, from the side and from the foot, blended where it turns. */
export const cottonAt = (x: number, y: number, z: number, span: number, out: Look): void => {
  const [wx, wy, wz] = [out.nx ** 4, out.ny ** 4, out.nz ** 4];
  // Where two of them meet each is seen: as mere shares they ironed the corners.
  const all = Math.sqrt(wx * wx + wy * wy + wz * wz);
  let hollow = 0;
  if (wy > LEAST * all) {
    facing(x, z, span);
    const w = wy / all;
    out.bx -= w * fine.across;
    out.bz -= w * fine.along;
    hollow += w * fine.hollow;
  }
  if (wx > LEAST * all) {
    facing(z + 0.37, y * FALL, span);
    const w = wx / all;
    out.bz -= w * fine.across;
    out.by -= w * fine.along * FALL;
    hollow += w * fine.hollow;
  }
  if (wz > LEAST * all) {
    facing(x + 0.71, y * FALL + 0.2, span);
    const w = wz / all;
    out.bx -= w * fine.across;
    out.by -= w * fine.along * FALL;
    hollow += w * fine.hollow;
  }
  // Drawn smooth here, left as it fell there.
  const much = 0.45 + 1.1 * noise(x * 2.4, y * 2.4 + 3, z * 2.4);
  out.bx *= much;
  out.by *= much;
  out.bz *= much;
  const left = Math.exp(-LOST * hollow * much);
  out.r *= left;
  out.g *= left;
  out.b *= left;
};
