import type { Shine } from './light-box.ts';
import { NORMALS } from './room-texels.ts';

const RINGS = 10;
const SPOKES = 24;

/** Where the light on a place of a plane comes from, as slants over straight at it: along (x, or z on side walls) and across (up on walls, z on the floor). */
export const slantOn = (
  shine: Shine,
  [x, y, z]: readonly [number, number, number],
  plane: number,
): { along: number; across: number } => {
  const [nx, ny, nz] = NORMALS[plane]!;
  let [along, across, straight] = [0, 0, 1e-6];
  for (let k = 0; k < RINGS * SPOKES; k++) {
    const r = Math.sqrt((Math.floor(k / SPOKES) + 0.5) / RINGS);
    const phi = (2 * Math.PI * (k % SPOKES)) / SPOKES;
    const [a, b, c] = [r * Math.cos(phi), r * Math.sin(phi), Math.sqrt(1 - r * r)];
    if (plane > 3) shine.look(x, y + 0.1 * ny, z, a, c * ny, b);
    else shine.look(x + 0.1 * nx, y, z + 0.1 * nz, plane === 2 ? a : c * nx, b, plane === 2 ? c * nz : a);
    along += a * shine.glance.g;
    across += b * shine.glance.g;
    straight += c * shine.glance.g;
  }
  return { along: along / straight, across: across / straight };
};
