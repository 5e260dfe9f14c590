import { halfway } from './gleam.ts';
import type { Bench } from './surface.ts';

/** Share of the light that waxed leather gives back as a gleam. */
const WAX = 0.15;
const WIDE_WAX = 0.06;
/** The same as a picture of the room: straight on, aslant, what holds windows back, how far its waves bend it, and the glances that blur it. */
const SHINE = 0.03;
const ASLANT = 0.36;
const KNEE = 0.5;
const WAVES = 0.5;
const TAPS = [
  [0, 0],
  [0.3, 0],
  [0.1, 0.3],
  [0.1, -0.3],
  [0.6, 0.15],
  [0.6, -0.15],
] as const;

type Lit = Parameters<typeof halfway>[0] & { readonly r: number; readonly g: number; readonly b: number };

/** What waxed hide gives back at the bench's point besides its own colour: seen along `d`, its grain turned to `b`. */
export const makeHide = ({ point, look, shine }: Bench, lit: Lit) => {
  const out = { r: 0, g: 0, b: 0 };
  const { glance } = shine;
  return (dx: number, dy: number, dz: number, bx: number, by: number, bz: number, facing: number): typeof out => {
    const { nx, ny, nz } = point;
    // A broad soft gleam towards where most of the light comes from, and more of it aslant.
    const cos = halfway(lit, dx, dy, dz, bx, by, bz);
    const gleam = WAX * cos ** 24 + WIDE_WAX * cos ** 4 * (0.4 + 2 * (1 - facing) ** 3);
    out.r = lit.r * gleam;
    out.g = lit.g * gleam;
    out.b = lit.b * gleam;
    // The room out of focus, windows most of all; its waves bend that a little.
    const [ax, ay, az] = [nx + WAVES * look.bx, ny + WAVES * look.by, nz + WAVES * look.bz];
    const k = (-2 * (dx * ax + dy * ay + dz * az)) / (ax * ax + ay * ay + az * az);
    const [rx, ry, rz] = [dx + k * ax, dy + k * ay, dz + k * az];
    const soft = (SHINE + ASLANT * (1 - facing) ** 4) * Math.max(0, Math.min(1, 4 * ry));
    const [x, y, z] = [point.x + point.gx * 2e-3, point.y + point.gy * 2e-3, point.z + point.gz * 2e-3];
    for (const [up, side] of soft > 0 ? TAPS : []) {
      // Side is level, across the ray; up is the face's own way.
      shine.lookSoft(x, y, z, rx + up * nx + side * rz, ry + up * ny, rz + up * nz - side * rx);
      const part = soft / TAPS.length / (1 + KNEE * Math.max(glance.r, glance.g, glance.b));
      out.r += glance.r * part;
      out.g += glance.g * part;
      out.b += glance.b * part;
    }
    return out;
  };
};
