import { sunThrough } from '../light/sun-pattern.ts';
import { ABOVE_RUGS } from './on-rug.ts';
import type { Bench } from './surface.ts';

/** A piece farther off than this throws no shadow of the sun: its direction is known to some degrees only. */
const REACH = 1.6;
/** Half the width of the sun's disc, and of what leaves and panes add to it, as a tangent: twice as wide, a chair's shadow was smoke beside the window's own. */
const DISC = 0.016;
/** Places on the disc; where the first four agree, so do the others. */
const PLACES = [
  [0.65, 0.65],
  [-0.65, -0.65],
  [0.65, -0.65],
  [-0.65, 0.65],
  [0.95, 0],
  [-0.95, 0],
  [0, 0.95],
  [0, -0.95],
  [0.33, 0.12],
  [-0.33, -0.12],
  [-0.12, 0.33],
  [0.12, -0.33],
] as const;
const FIRST = 4;
/** Sun fainter than this over the floor's own light is not worth a ray. */
const FAINT = 0.08;
/** A patch that doubles the floor's light adds this share of what falls on white paint. */
const SUN = 0.9;
const MOST_SLANT = 2;

/** Direct sun, by rays at every place that is asked for: smoothed with the rest of the light its edges were a cloud. */
export const makeSunlight = ({ job, rays }: Bench) => {
  const { light } = job;
  const { sun } = light;
  const flat = sun ? Math.hypot(sun.x, sun.z) || 1 : 1;
  const [ax, az] = sun ? [sun.z / flat, -sun.x / flat] : [1, 0];
  const [bx, by, bz] = sun ? [(-sun.x * sun.y) / flat, flat, (-sun.z * sun.y) / flat] : [0, 1, 0];
  /** Share of the sun's disc that no piece hides from a place. */
  const open = (x: number, y: number, z: number): number => {
    if (!sun) return 1;
    let free = 0;
    for (let k = 0; k < PLACES.length; k++) {
      const a = PLACES[k]![0] * DISC;
      const b = PLACES[k]![1] * DISC;
      const dx = sun.x + a * ax + b * bx;
      const dy = sun.y + b * by;
      const dz = sun.z + a * az + b * bz;
      if (!rays.blocked(x, y, z, dx, dy, dz, REACH)) free++;
      if (k === FIRST - 1 && free % FIRST === 0) return free / FIRST;
    }
    return free / PLACES.length;
  };
  return {
    /** The same for a place on the floor or on a rug there, from just above: a rug's own edge, a finger high, drew teeth on the floor beside it. */
    onFloor: (x: number, z: number): number =>
      sun ? open(x + (sun.x * ABOVE_RUGS) / sun.y, ABOVE_RUGS, z + (sun.z * ABOVE_RUGS) / sun.y) : 1,
    /** Sun on a face of a piece, in shares of what falls on white paint. */
    on: (x: number, y: number, z: number, nx: number, ny: number, nz: number): number => {
      if (!sun) return 0;
      const facing = nx * sun.x + ny * sun.y + nz * sun.z;
      if (facing <= 0) return 0;
      const beam = sunThrough(light, x, y, z);
      if (beam < FAINT) return 0;
      const share = open(x, y, z);
      return share > 0 ? share * beam * Math.min(MOST_SLANT, facing / sun.y) * SUN : 0;
    },
  };
};
