import { z } from 'zod';

/** Room axes in metres: x right, y up, z forward; the camera stands at (0, eye, 0) and the walls run along x and z. */
export const Camera = z.object({
  width: z.number().positive(),
  height: z.number().positive(),
  /** Focal length in pixels of this width. */
  focal: z.number().positive(),
  /** Radians; positive looks down. */
  pitch: z.number(),
  roll: z.number(),
  yaw: z.number(),
  /** Height of the lens above the floor in metres. */
  eye: z.number().positive(),
  /** Radial distortion: r' = r (1 + bend r^2), r in half diagonals. */
  bend: z.number().default(0),
});
export type Camera = z.infer<typeof Camera>;

export type Vec3 = readonly [number, number, number];
export type Pixel = { readonly x: number; readonly y: number };
export type FloorPoint = { readonly x: number; readonly z: number };

/** Rows: right, down and forward of the camera in room axes. */
export type Basis = readonly [Vec3, Vec3, Vec3];

export const basisOf = (camera: Pick<Camera, 'pitch' | 'roll' | 'yaw'>): Basis => {
  const { pitch, roll, yaw } = camera;
  const cp = Math.cos(pitch);
  const sp = Math.sin(pitch);
  const cr = Math.cos(roll);
  const sr = Math.sin(roll);
  const cy = Math.cos(yaw);
  const sy = Math.sin(yaw);
  const right: Vec3 = [cy, 0, -sy];
  const down: Vec3 = [-sy * sp, -cp, -cy * sp];
  return [
    [cr * right[0] + sr * down[0], sr * down[1], cr * right[2] + sr * down[2]],
    [-sr * right[0] + cr * down[0], cr * down[1], -sr * right[2] + cr * down[2]],
    [sy * cp, -sp, cy * cp],
  ];
};

/** A camera with its basis worked out once, for loops. */
export type Lens = {
  readonly camera: Camera;
  readonly basis: Basis;
  readonly cx: number;
  readonly cy: number;
  readonly half: number;
};

export const lensOf = (camera: Camera): Lens => ({
  camera,
  basis: basisOf(camera),
  cx: camera.width / 2,
  cy: camera.height / 2,
  half: Math.hypot(camera.width, camera.height) / 2,
});

/** [u, v, depth]; depth at or below zero is behind the lens. */
export const project = (lens: Lens, x: number, y: number, z: number): [number, number, number] => {
  const [r, d, f] = lens.basis;
  const up = y - lens.camera.eye;
  const depth = f[0] * x + f[1] * up + f[2] * z;
  let a = (lens.camera.focal * (r[0] * x + r[1] * up + r[2] * z)) / depth;
  let b = (lens.camera.focal * (d[0] * x + d[1] * up + d[2] * z)) / depth;
  if (lens.camera.bend !== 0) {
    const radius = (a * a + b * b) / (lens.half * lens.half);
    const grow = 1 + lens.camera.bend * Math.min(radius, 2);
    a *= grow;
    b *= grow;
  }
  return [lens.cx + a, lens.cy + b, depth];
};

/** Direction (not normalised) through a pixel. */
export const rayThrough = (lens: Lens, u: number, v: number): [number, number, number] => {
  let a = u - lens.cx;
  let b = v - lens.cy;
  if (lens.camera.bend !== 0) {
    const a0 = a;
    const b0 = b;
    for (let i = 0; i < 4; i++) {
      const grow = 1 + (lens.camera.bend * (a * a + b * b)) / (lens.half * lens.half);
      a = a0 / grow;
      b = b0 / grow;
    }
  }
  a /= lens.camera.focal;
  b /= lens.camera.focal;
  const [r, d, f] = lens.basis;
  return [r[0] * a + d[0] * b + f[0], r[1] * a + d[1] * b + f[1], r[2] * a + d[2] * b + f[2]];
};

/** Where a pixel's ray meets the floor, or the level `y` metres above it; null where it never does. */
export const floorUnder = (lens: Lens, u: number, v: number, y = 0): FloorPoint | null => {
  const d = rayThrough(lens, u, v);
  const t = (y - lens.camera.eye) / d[1];
  return Math.abs(d[1]) < 1e-4 || t <= 0 ? null : { x: d[0] * t, z: d[2] * t };
};

/** The same view on a picture of another size. */
export const rescale = (camera: Camera, width: number, height: number): Camera => ({
  ...camera,
  width,
  height,
  focal: (camera.focal * width) / camera.width,
});

export const focal35 = (camera: Camera): number => (camera.focal / Math.hypot(camera.width, camera.height)) * 43.27;
