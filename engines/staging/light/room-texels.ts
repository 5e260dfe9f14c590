import type { lensOf } from '#domain/scene/camera.ts';
import { project } from '#domain/scene/camera.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { LINEAR } from '../render/material.ts';
import { type LightBox, TEXELS } from './light-box.ts';

export const PLANE = TEXELS * TEXELS;
export const light = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Share of the light on it that the palest of boards, or of carpets, gives back. */
export const palest = (carpet: boolean): number => (carpet ? 0.52 : 0.4);

/** Into the room from its planes: left, right, back, behind the camera, floor, ceiling. */
export const NORMALS = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, -1],
  [0, 0, 1],
  [0, 1, 0],
  [0, -1, 0],
] as const;

export type Size = Pick<LightBox, 'left' | 'right' | 'depth' | 'behind' | 'height'>;

/** The photo's radiance on the room's six planes, and which texels it shows. */
export const project6 = (small: Raster, lens: ReturnType<typeof lensOf>, size: Size) => {
  const texels = new Float32Array(6 * PLANE * 3);
  const known = new Uint8Array(6 * PLANE);
  const across = size.left + size.right;
  const along = size.depth + size.behind;
  for (let i = 0; i < 6 * PLANE; i++) {
    const p = Math.floor(i / PLANE);
    const a = i % TEXELS;
    const b = Math.floor((i - p * PLANE) / TEXELS);
    let r = 0;
    let g = 0;
    let bl = 0;
    let n = 0;
    for (const [du, dv] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const) {
      const u = (a + du) / TEXELS;
      const v = (b + dv) / TEXELS;
      const x = p < 2 ? (p ? size.right : -size.left) : u * across - size.left;
      const y = p < 4 ? v * size.height : p === 4 ? 0 : size.height;
      const z =
        p < 2 ? u * along - size.behind : p < 4 ? (p === 2 ? size.depth : -size.behind) : v * along - size.behind;
      const q = project(lens, x, y, z);
      if (q[2] < 0.1 || q[0] < 0 || q[1] < 0 || q[0] >= small.width || q[1] >= small.height) continue;
      const k = (Math.floor(q[1]) * small.width + Math.floor(q[0])) * 3;
      r += LINEAR[small.data[k]!]!;
      g += LINEAR[small.data[k + 1]!]!;
      bl += LINEAR[small.data[k + 2]!]!;
      n++;
    }
    if (!n) continue;
    known[i] = 1;
    texels[i * 3] = r / n;
    texels[i * 3 + 1] = g / n;
    texels[i * 3 + 2] = bl / n;
  }
  return { texels, known };
};

export const meanOf = (
  texels: Float32Array,
  known: Uint8Array,
  planes: readonly number[],
): [number, number, number] | null => {
  const sum = [0, 0, 0];
  let n = 0;
  for (const p of planes) {
    for (let i = p * PLANE; i < (p + 1) * PLANE; i++) {
      if (!known[i]) continue;
      for (let k = 0; k < 3; k++) sum[k]! += texels[i * 3 + k]!;
      n++;
    }
  }
  return n > 8 ? [sum[0]! / n, sum[1]! / n, sum[2]! / n] : null;
};

/**
 * What a mirror shows of the room: the photo where it looked; side walls go on as their last column seen, and the wall
 * behind the camera resembles the one before it. Plain grey there read as a hole in the frame.
 */
export const viewOf = (texels: Float32Array, known: Uint8Array): Float32Array => {
  const view = texels.slice();
  for (let row = 0; row < 2 * TEXELS; row++) {
    let last = -1;
    for (let u = TEXELS - 1; u >= 0; u--) {
      const i = row * TEXELS + u;
      if (known[i]) last = i;
      else if (last >= 0) view.copyWithin(i * 3, last * 3, last * 3 + 3);
    }
  }
  for (let v = 0; v < TEXELS; v++) {
    for (let u = 0; u < TEXELS; u++) {
      const from = (2 * PLANE + v * TEXELS + TEXELS - 1 - u) * 3;
      view.copyWithin((3 * PLANE + v * TEXELS + u) * 3, from, from + 3);
    }
  }
  return view;
};
