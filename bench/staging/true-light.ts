import { lensOf, rayThrough } from '#domain/scene/camera.ts';
import type { Scene } from '#domain/scene/scene.ts';
import { assemble } from '#engines/staging/furniture/assemble.ts';
import { NORMALS } from '#engines/staging/light/room-texels.ts';
import { makeDice } from '#engines/staging/render/bounce.ts';
import { makeJob } from '#engines/staging/render/job.ts';
import { makeBench } from '#engines/staging/render/surface.ts';

/** A room whose light is known: grey planes (0 left, 1 right, 2 back, 3 behind, 4 floor, 5 ceiling) and shining rectangles on them. */
export type LitRoom = {
  readonly left: number;
  readonly right: number;
  readonly depth: number;
  readonly behind: number;
  readonly height: number;
  readonly albedo: readonly number[];
  readonly lamps: readonly {
    readonly plane: number;
    readonly from: readonly [number, number];
    readonly to: readonly [number, number];
    readonly shine: number;
  }[];
};

/** Grey radiance of every pixel by plain path tracing with many bounces, and which piece (placement + 1) each pixel shows. */
export const trueLight = (scene: Scene, lit: LitRoom, furnished: boolean, paths: number) => {
  const { camera, plan } = scene;
  const { geometry, boxes } = assemble(furnished ? plan : { ...plan, items: plan.items.slice(0, 1) });
  const blank = new Float32Array(6 * 64 * 64 * 3);
  const none = new Float32Array(1);
  const glimpse = {
    width: 1,
    height: 1,
    bright: new Uint8Array(1),
    gate: none,
    cover: none,
    peak: none,
    even: none,
    shade: none,
  };
  const light = {
    ...lit,
    texels: blank,
    view: blank,
    sums: new Float64Array(6 * 64 * 64),
    white: 1,
    ambient: [1, 1, 1] as const,
    floorPattern: new Float32Array(64 * 64),
    glimpse,
    sun: null,
    floorTone: [1, 1, 1] as const,
    floorLight: { run: none, free: none },
  };
  const quality = { paths: 1, shadowPaths: 1 };
  const job = makeJob({
    camera,
    geometry,
    light,
    quality,
    gloss: 0,
    pile: 0,
    tufts: new Uint8Array(0),
    seed: 1,
    boxes,
    floor: scene.room.floor,
    glass: [],
  });
  const { rays, shine, point, look, ...bench } = makeBench(job);
  const dice = makeDice();
  const lens = lensOf(camera);
  const { left: L, depth: D, behind: B, height: H, right: R } = lit;
  /** Place on a plane from its two metres: along (z or x), then up (or z). */
  const place = (plane: number, a: number, b: number): [number, number, number] => {
    if (plane < 2) return [plane ? R : -L, b, a];
    if (plane < 4) return [a, b, plane === 2 ? D : -B];
    return [a, plane === 4 ? 0 : H, b];
  };
  const shineAt = (plane: number, x: number, y: number, z: number): number => {
    const a = plane < 2 ? z : x;
    const b = plane < 4 ? y : z;
    for (const l of lit.lamps)
      if (l.plane === plane && a > l.from[0] && a < l.to[0] && b > l.from[1] && b < l.to[1]) return l.shine;
    return 0;
  };
  const piece = new Int16Array(camera.width * camera.height);
  const facing = new Float32Array(camera.width * camera.height * 3);
  const plane = new Int8Array(camera.width * camera.height).fill(-1);
  const picture = new Float32Array(camera.width * camera.height);
  const hitsPiece = (x: number, y: number, z: number, dx: number, dy: number, dz: number, far: number) =>
    furnished && rays.nearest(x, y, z, dx, dy, dz, far);
  for (let i = 0; i < picture.length; i++) {
    dice.seed(i, 5, 9);
    let total = 0;
    for (let s = 0; s < paths; s++) {
      const d = rayThrough(lens, (i % camera.width) + dice.roll(), Math.floor(i / camera.width) + dice.roll());
      const l = 1 / Math.hypot(...d);
      let [dx, dy, dz] = [d[0] * l, d[1] * l, d[2] * l];
      let [x, y, z] = [0, camera.eye, 0];
      let share = 1;
      for (let bounce = 0; bounce < 6; bounce++) {
        shine.look(x, y, z, dx, dy, dz);
        const { t: far, plane: wall } = shine.glance;
        let [nx, ny, nz]: readonly [number, number, number] = NORMALS[wall]!;
        let grey = lit.albedo[wall]!;
        if (hitsPiece(x, y, z, dx, dy, dz, far)) {
          bench.meet(rays.hit.triangle, x, y, z, dx, dy, dz);
          bench.paint(0.02, true);
          ({ x, y, z, nx, ny, nz } = point);
          grey = 0.2126 * look.r + 0.7152 * look.g + 0.0722 * look.b;
          if (bounce === 0 && s === 0) {
            piece[i] = point.placement + 1;
            facing.set([nx, ny, nz], i * 3);
          }
        } else {
          x += dx * far;
          y += dy * far;
          z += dz * far;
          if (bounce === 0) total += shineAt(wall, x, y, z);
          if (bounce === 0 && s === 0) plane[i] = wall;
        }
        x += nx * 1e-3;
        y += ny * 1e-3;
        z += nz * 1e-3;
        share *= grey;
        // Straight to a lamp.
        for (const lamp of lit.lamps) {
          const q = place(
            lamp.plane,
            lamp.from[0] + (lamp.to[0] - lamp.from[0]) * dice.roll(),
            lamp.from[1] + (lamp.to[1] - lamp.from[1]) * dice.roll(),
          );
          let [lx, ly, lz] = [q[0] - x, q[1] - y, q[2] - z];
          const r = Math.hypot(lx, ly, lz);
          lx /= r;
          ly /= r;
          lz /= r;
          const m = NORMALS[lamp.plane]!;
          const c = nx * lx + ny * ly + nz * lz;
          const o = -(m[0] * lx + m[1] * ly + m[2] * lz);
          if (c <= 0 || o <= 0 || hitsPiece(x, y, z, lx, ly, lz, r - 2e-3)) continue;
          const area = (lamp.to[0] - lamp.from[0]) * (lamp.to[1] - lamp.from[1]);
          total += share * lamp.shine * Math.min(4, (c * o * area) / (Math.PI * r * r));
        }
        bench.scatter(nx, ny, nz, dice.roll(), dice.roll());
        dx = bench.ray.x;
        dy = bench.ray.y;
        dz = bench.ray.z;
      }
    }
    picture[i] = total / paths;
  }
  return { picture, piece, facing, plane };
};
