import type { Quad } from '#engines/dusk/parameters.ts';
import { keeper } from '#engines/raster/kept.ts';

const keep = keeper<(x: number, y: number) => readonly [number, number]>();

/** Inverse of the bilinear map: where a pixel lies in a quad, (0,0) upper left to (1,1) lower right. */
export const quadSpace = (quad: Quad): ((x: number, y: number) => readonly [number, number]) => {
  const [a, b, c, d] = quad;
  const ex = b[0] - a[0];
  const ey = b[1] - a[1];
  const fx = d[0] - a[0];
  const fy = d[1] - a[1];
  const gx = a[0] - b[0] + c[0] - d[0];
  const gy = a[1] - b[1] + c[1] - d[1];
  const k2 = gx * fy - gy * fx;
  const cross = ex * fy - ey * fx;
  return keep((x, y) => {
    const hx = x - a[0];
    const hy = y - a[1];
    const k1 = cross + hx * gy - hy * gx;
    const k0 = hx * ey - hy * ex;
    let v: number;
    if (Math.abs(k2) < 1e-9) v = -k0 / (k1 || 1e-9);
    else {
      const root = Math.sqrt(Math.max(0, k1 * k1 - 4 * k0 * k2));
      const v1 = (-k1 - root) / (2 * k2);
      const v2 = (-k1 + root) / (2 * k2);
      v = Math.abs(v1 - 0.5) < Math.abs(v2 - 0.5) ? v1 : v2;
    }
    const across = ex + gx * v;
    const along = ey + gy * v;
    const u = Math.abs(across) > Math.abs(along) ? (hx - fx * v) / across : (hy - fy * v) / along;
    return [u, v];
  });
};
