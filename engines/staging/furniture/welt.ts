import { cutOf, type Filling } from './cut.ts';
import type { Mesh } from './mesh.ts';
import { tube } from './shapes.ts';

/** Facets of a cord. */
const AROUND = 8;

/** The cord along a cushion's seam: lighter above, darker towards the cloth it lies on. */
export const welt = (w: number, tall: number, d: number, filling: Filling, radius: number): Mesh => {
  const { around, outline, rim } = cutOf(w, tall, d, filling);
  const last = around.length - 1;
  // Begun at the back, where its two ends meet unseen.
  const from = Math.round(last * 0.62);
  const seam = around.map((_, k) => {
    const [u, v] = around[(from + k) % last]!;
    const [x, z] = outline(u, v);
    return [x, rim(u, v) + 0.2 * radius, z] as const;
  });
  const mesh = tube(seam, radius, AROUND);
  const shade = new Float32Array(mesh.positions.length / 3);
  for (let k = 0; k < shade.length; k++) shade[k] = 0.9 + 0.12 * mesh.normals[k * 3 + 1]!;
  return { ...mesh, shade };
};
