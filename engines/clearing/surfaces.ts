import { type Camera, lensOf, type Pixel, project } from '#domain/scene/camera.ts';
import type { Box } from '#engines/vision/room/box-fit.ts';
import type { FloorCorners } from '#engines/vision/room/from-corners.ts';

/** Which side of the room's box every pixel shows, and where on it, in metres. */
export type Surfaces = {
  readonly width: number;
  readonly height: number;
  readonly side: Uint8Array;
  /** Across and along (floor, ceiling: x and z; walls: run and height). */
  readonly a: Float32Array;
  readonly b: Float32Array;
  readonly distance: Float32Array;
};

export const FLOOR = 0;
export const BACK = 1;
export const LEFT = 2;
export const RIGHT = 3;
export const CEILING = 4;
export const SIDES = 5;

/** A room's box under a camera; `box` counts in eye heights, the ceiling in metres. */
export type BoxRoom = { readonly camera: Camera; readonly box: Box; readonly ceiling: number };

/** Where the box's walls meet the floor, in pixels: the far corners, and along each side wall as near as the lens reaches. */
export const cornersOf = ({ camera, box }: BoxRoom): FloorCorners => {
  const lens = lensOf(camera);
  const { depth, left, right } = {
    depth: box.depth * camera.eye,
    left: box.left * camera.eye,
    right: box.right * camera.eye,
  };
  const at = (x: number, z: number): Pixel & { readonly ahead: number } => {
    const [u, v, ahead] = project(lens, x, 0, z);
    return { x: u, y: v, ahead };
  };
  const near = (x: number): Pixel => {
    for (let z = depth * 0.2; z < depth; z += depth * 0.05) {
      const p = at(x, z);
      if (p.ahead > 0.2 && p.y < camera.height * 1.2) return { x: p.x, y: p.y };
    }
    return at(x, depth * 0.95);
  };
  const far = (x: number): Pixel => {
    const { x: u, y: v } = at(x, depth);
    return { x: u, y: v };
  };
  return { nearLeft: near(-left), farLeft: far(-left), farRight: far(right), nearRight: near(right) };
};

/** One ray a pixel against the six planes of the box; lens distortion is taken out to first order. */
export const surfacesOf = ({ camera, box, ceiling }: BoxRoom): Surfaces => {
  const { width, height } = camera;
  const count = width * height;
  const side = new Uint8Array(count);
  const a = new Float32Array(count);
  const b = new Float32Array(count);
  const distance = new Float32Array(count);
  const lens = lensOf(camera);
  const [right, down, forward] = lens.basis;
  const { eye } = camera;
  const far = box.depth * eye;
  const toLeft = box.left * eye;
  const toRight = box.right * eye;
  const above = Math.max(0.3, ceiling - eye);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      let u = x + 0.5 - lens.cx;
      let v = y + 0.5 - lens.cy;
      if (camera.bend !== 0) {
        const k = 1 + (camera.bend * (u * u + v * v)) / (lens.half * lens.half);
        u /= k;
        v /= k;
      }
      u /= camera.focal;
      v /= camera.focal;
      const dx = right[0] * u + down[0] * v + forward[0];
      const dy = right[1] * u + down[1] * v + forward[1];
      const dz = right[2] * u + down[2] * v + forward[2];
      // Walls on both sides of the camera, floor below and ceiling above it: every reach is ahead.
      const level = dy < 0 ? -eye / dy : dy > 0 ? above / dy : 1e6;
      const back = dz > 0 ? far / dz : 1e6;
      const beside = dx < 0 ? -toLeft / dx : dx > 0 ? toRight / dx : 1e6;
      const t = Math.min(1e6, level, back, beside);
      const hit = t === level ? (dy < 0 ? FLOOR : CEILING) : t === back ? BACK : dx < 0 ? LEFT : RIGHT;
      side[i] = hit;
      distance[i] = t;
      a[i] = hit === LEFT || hit === RIGHT ? dz * t : dx * t;
      b[i] = hit === FLOOR || hit === CEILING ? dz * t : eye + dy * t;
    }
  return { width, height, side, a, b, distance };
};
