import { type Crease, creaseAt } from './creases.ts';
import type { Look } from './material.ts';
import { noise } from './noise.ts';

/** What hangs is creased along its fall: a crease is that much longer down than across. */
const FALL = 0.62;
/** Its own weight draws it smoother. */
const HUNG = 0.95;
/** Broad soft creases besides the fine ones: how much larger, and how steep each. */
const BROAD = 2.7;
const SOFT = 0.06;
const CRISP = 0.15;
/** Light that is lost a metre of hollow, as a power. */
const LOST = 100;
/** Faces turned this far from an axis show nothing of its creases. */
const LEAST = 0.06;

const fine: Crease = { across: 0, along: 0, hollow: 0 };
const broad: Crease = { across: 0, along: 0, hollow: 0 };

/** Creases of one face into `fine`, the broad ones turned by an angle (cosine, sine) against the fine. */
const facing = (u: number, v: number, c: number, s: number, span: number): void => {
  creaseAt(u, v, span, fine);
  creaseAt((c * u - s * v) / BROAD + 0.3, (s * u + c * v) / BROAD, span / BROAD, broad);
  fine.across = CRISP * fine.across + SOFT * (c * broad.across + s * broad.along);
  fine.along = CRISP * fine.along + SOFT * (c * broad.along - s * broad.across);
  fine.hollow = CRISP * fine.hollow + SOFT * broad.hollow;
};

/** The same on what hangs: along its fall, the fine ones leaning one way and the broad ones the other. */
const hanging = (u: number, y: number, span: number): void => {
  const v = y * FALL;
  facing(0.97 * u + 0.24 * v, 0.97 * v - 0.24 * u, 0.9, -0.44, span);
  const { across, along } = fine;
  fine.across = 0.97 * across - 0.24 * along;
  fine.along = FALL * (0.97 * along + 0.24 * across);
};

/** Washed cotton as it lies and hangs: creased from above, from the side and from the foot, blended where it turns. */
export const cottonAt = (x: number, y: number, z: number, span: number, out: Look): void => {
  const [wx, wy, wz] = [out.nx ** 4, out.ny ** 4, out.nz ** 4];
  // Where two of them meet each is seen: as mere shares they ironed the corners.
  const all = Math.sqrt(wx * wx + wy * wy + wz * wz);
  let hollow = 0;
  if (wy > LEAST * all) {
    // Askew, as nobody lays a cover with its threads along the bed.
    facing(0.94 * x + 0.34 * z, 0.94 * z - 0.34 * x, 0.8, 0.6, span);
    const w = wy / all;
    out.bx -= w * (0.94 * fine.across - 0.34 * fine.along);
    out.bz -= w * (0.94 * fine.along + 0.34 * fine.across);
    hollow += w * fine.hollow;
  }
  if (wx > LEAST * all) {
    hanging(z + 0.37, y, span);
    const w = (HUNG * wx) / all;
    out.bz -= w * fine.across;
    out.by -= w * fine.along;
    hollow += w * fine.hollow;
  }
  if (wz > LEAST * all) {
    hanging(x + 0.71, y + 0.3, span);
    const w = (HUNG * wz) / all;
    out.bx -= w * fine.across;
    out.by -= w * fine.along;
    hollow += w * fine.hollow;
  }
  // Drawn smooth here, left as it fell there.
  const much = 0.6 + 0.85 * noise(x * 2.4, y * 2.4 + 3, z * 2.4);
  out.bx *= much;
  out.by *= much;
  out.bz *= much;
  const left = Math.exp(-LOST * hollow * much);
  out.r *= left;
  out.g *= left;
  out.b *= left;
};
