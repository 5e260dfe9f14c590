import { ease } from '#engines/raster/scalar.ts';
import type { Bench } from './surface.ts';

/** Light that a piece sends back along a ray that met it: one bright direction, plus a share of the room's mean. */
export type Bounce = { r: number; g: number; b: number };

/** How far a piece across the room hides the room in a satin face: wholly, its outline lay on a table top as a shape with a cut edge. */
const FAR_KEPT = 0.45;

export const makeBounce = (bench: Bench) => {
  const out: Bounce = { r: 0, g: 0, b: 0 };
  const { rays, shine, point, look, job } = bench;
  const ambient = job.light.ambient;
  /** Shades `rays.hit`. */
  const shadeHit = (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    a: number,
    b: number,
    c: number,
  ): Bounce => {
    bench.meet(rays.hit.triangle, ox, oy, oz, dx, dy, dz);
    bench.paint(0.05, true);
    const { nx, ny, nz, gx, gy, gz } = point;
    const [r0, g0, b0] = [look.r, look.g, look.b];
    const glow = point.material.glow ?? 0;
    const x = point.x + gx * 1e-3;
    const y = point.y + gy * 1e-3;
    const z = point.z + gz * 1e-3;
    let r = 0;
    let g = 0;
    let bl = 0;
    shine.pick(x, y, z, a, b, c);
    const { x: lx, y: ly, z: lz } = shine.direction;
    const facing = nx * lx + ny * ly + nz * lz;
    if (facing > 0 && gx * lx + gy * ly + gz * lz > 0) {
      shine.look(x, y, z, lx, ly, lz);
      const { pdf, t, r: er, g: eg, b: eb } = shine.glance;
      if (pdf > 0 && !rays.blocked(x, y, z, lx, ly, lz, t)) {
        const w = Math.min(5, facing / (pdf * Math.PI));
        r = er * w;
        g = eg * w;
        bl = eb * w;
      }
    }
    // The bounces after this one. What faces down sees little of the room, yet pale things light each other below: with less, slits between cushions and the rim of a plate were ink.
    const fill = gy < -0.3 ? 0.08 : 0.14;
    out.r = r0 * (r + fill * ambient[0]) + glow * r0 * ambient[1];
    out.g = g0 * (g + fill * ambient[1]) + glow * g0 * ambient[1];
    out.b = b0 * (bl + fill * ambient[2]) + glow * b0 * ambient[1];
    return out;
  };
  /** Shades `rays.hit` as seen from the floor, by a fixed share of the room's mean light. */
  const shadeDim = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): Bounce => {
    bench.meet(rays.hit.triangle, ox, oy, oz, dx, dy, dz);
    bench.paint(0.05, true);
    const share = (point.gy < -0.3 ? 0.04 : 0.22) + (point.material.glow ?? 0);
    out.r = look.r * share * ambient[0];
    out.g = look.g * share * ambient[1];
    out.b = look.b * share * ambient[2];
    return out;
  };
  /** Shades `rays.hit` without chance: the room's mean light, more from above. For reflections, where one chance light would sparkle. */
  const shadeCalm = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): Bounce => {
    bench.meet(rays.hit.triangle, ox, oy, oz, dx, dy, dz);
    bench.paint(0.02, true);
    const open = (0.62 + 0.3 * point.ny) * (point.y < 0.25 && point.gy < 0.5 ? 0.6 : 1) + (point.material.glow ?? 0);
    out.r = look.r * open * ambient[0];
    out.g = look.g * open * ambient[1];
    out.b = look.b * open * ambient[2];
    return out;
  };
  return {
    shadeHit,
    shadeDim,
    /**
     * Radiance along a reflected ray: a piece, or else the room, sharp or out of focus. On a satin face a piece blurs away with its distance
     * (`fade`, metres): mirrored whole, bowls stood on an oiled table as shapes with a cut edge.
     */
    reflected: (
      x: number,
      y: number,
      z: number,
      dx: number,
      dy: number,
      dz: number,
      sharp: boolean,
      fade?: number,
    ): Bounce => {
      const met = rays.nearest(x, y, z, dx, dy, dz, 1e9);
      if (met && fade === undefined) return shadeCalm(x, y, z, dx, dy, dz);
      // What roofs a face over, as a table its own rail, hides the room from it all the same.
      const kept =
        met && fade !== undefined ? Math.max(Math.exp(-rays.hit.t / fade), FAR_KEPT * ease(0.55, 0.8, rays.hit.t)) : 0;
      const piece = kept > 0.02 ? shadeCalm(x, y, z, dx, dy, dz) : out;
      const [r, g, b] = [piece.r, piece.g, piece.b];
      if (sharp) shine.lookClear(x, y, z, dx, dy, dz);
      else shine.lookSoft(x, y, z, dx, dy, dz);
      out.r = shine.glance.r + (r - shine.glance.r) * kept;
      out.g = shine.glance.g + (g - shine.glance.g) * kept;
      out.b = shine.glance.b + (b - shine.glance.b) * kept;
      return out;
    },
  };
};

/** A small random stream for a pixel. */
export const makeDice = () => {
  let state = 1;
  return {
    seed: (a: number, b: number, c: number) => {
      let h = Math.imul(a + 1, 73856093) ^ Math.imul(b + 1, 19349663) ^ Math.imul(c + 1, 83492791);
      h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
      h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
      state = (h ^ (h >>> 15)) | 1;
    },
    roll: () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) / 4294967296;
    },
  };
};
