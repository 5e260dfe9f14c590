import type { Vec3 } from '#domain/scene/camera.ts';
import type { Material } from '../render/material.ts';
import { fbm } from '../render/noise.ts';
import type { Mesh } from './mesh.ts';
import { roundBox } from './shapes.ts';

/** Radius of a boxed cushion's edge. */
const EDGE = 0.022;

/** The same cloth in shadow: buttons, seams, joints, and what shows between panels. */
export const shaded = (m: Material, f: number): Material => ({
  ...m,
  colour: [m.colour[0] * f, m.colour[1] * f, m.colour[2] * f],
});

type Fill = {
  /** How far each face stands out in its middle: sides, top, front. */
  readonly crown?: Vec3;
  /** Where somebody sat. */
  readonly dip?: number;
  readonly slack?: number;
  readonly edge?: number;
  readonly seed?: number;
  readonly mid?: number;
  readonly arc?: number;
};

/** A boxed cushion: flat panels sewn along crisp edges, full in the middle, slack by a few millimetres. */
export const boxed = (
  w: number,
  h: number,
  d: number,
  { crown = [0.006, 0.02, 0.01], dip = 0, slack = 0.004, edge = EDGE, seed = 1, mid = 8, arc = 2 }: Fill = {},
): Mesh =>
  roundBox(w, h, d, edge, {
    mid,
    arc,
    push: (p, n, half) => {
      const a = Math.min(1, Math.abs(p[0]) / half[0]);
      const b = Math.min(1, Math.abs(p[1]) / half[1]);
      const c = Math.min(1, Math.abs(p[2]) / half[2]);
      const [ax, by, cz] = [1 - a ** 3, 1 - b ** 3, 1 - c ** 3];
      // Nothing moves on the edges themselves: the seam holds them.
      const free = Math.min(1, 4 * Math.min(ax + by, by + cz, ax + cz));
      const soft = slack * free * (fbm(p[0] * 5 + seed * 7, p[1] * 5 + seed * 3, p[2] * 5, 2) - 0.5) * 2;
      const sat = p[1] > 0 ? dip * Math.exp(-3 * (a * a + c * c)) : 0;
      return [
        p[0] + n[0] * (crown[0] * by * cz + soft),
        p[1] + n[1] * (crown[1] * ax * cz + soft) - n[1] * sat,
        p[2] + n[2] * (crown[2] * ax * by + soft),
      ];
    },
  });
