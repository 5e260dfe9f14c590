import type { FloorPoint } from '#domain/scene/camera.ts';
import { contains } from '#domain/scene/polygon.ts';
import { NORMALS } from '../light/room-texels.ts';
import { isShade, SHADE } from '../light/shades.ts';
import { mayBeSunny } from '../light/sun-edge.ts';
import type { Pane } from '../light/windows.ts';
import { makeBounce, makeDice } from './bounce.ts';
import { makeFloorMirror } from './floor-mirror.ts';
import { GROUND } from './job.ts';
import { ABOVE_RUGS, makeOnRug } from './on-rug.ts';
import { makeSunlight } from './sunlight.ts';
import type { Bench } from './surface.ts';

/** Reach of a shadow on each plane, metres: full until the first, none after the second. Walls change least: a cast on white paint is seen at once. */
const REACH = [
  [0.12, 0.6],
  [0.12, 0.6],
  [0.12, 0.6],
  [0.12, 0.6],
  [0.25, 1],
  [0, 0.3],
] as const;
/** The same for mirror images in a polished floor: a bed of 60 cm leaves one of a metre and a half before it. */
const MIRROR_REACH = [1.1, 2.2] as const;
const POLISHED = 0.3;
/** How far a lit lamp shows on its wall, metres. */
export const LAMP_REACH = 1.15;
const HAND = 0.09;
/** On walls a full shadow reads as dirt: power of the light left. */
const WALL_SHADE = 0.4;
/**
 * The floor's shadow as a listing photo has it: lamps, flash and blended exposures fill what is only half hidden, so
 * that open floor keeps its light to a few percent, and even below a table a sixth is left. What a seat or a back hides
 * of the windows (0.1 to 0.3) is shown at 1 to 21 %: without it a chair stands in no light at all, with more boards go
 * brown and grey for a metre around.
 */
const FLOOR_MOST = 0.84;
const floorShade = (ratio: number): number => {
  const lost = Math.max(0, 1 - ratio);
  const t = Math.min(1, Math.max(0, (lost - 0.04) / 0.2));
  return 1 - FLOOR_MOST * lost * (0.75 + 0.25 * lost) * t * t * (3 - 2 * t);
};
/** Most of its light that open floor loses to a piece before the only window, and what each share of its view that pieces hide adds: beyond a bed the whole near half of a room had gone black. */
const OPEN_MOST = 0.15;
const HIDDEN_MOST = 0.95;
/** What stands nearer than this above the floor darkens it more than its share of the light says: many bounces are lost there. */
export const CONTACT = 0.28;
export const contactShade = (close: number): number => Math.max(0.5, 1 - 0.5 * close);

/** Finds the room plane of a half-size pixel and whether any piece is near enough to matter. Writes the plane, or -1. */
export const makeGroundPlane = (bench: Bench) => {
  const { job, ray, shine } = bench;
  const eye = job.camera.eye;
  const near = fadeBy(job.boxes);
  // The light's box goes on behind a wall that stands close beside the camera: what it would shade there is that wall.
  const front = Math.min(...job.floor.map((p) => p.z)) - 0.03;
  return (index: number): void => {
    if (job.groundPlane[index] === -1) return;
    const hx = index % job.halfWidth;
    bench.aim(hx * 2 + 1, ((index - hx) / job.halfWidth) * 2 + 1);
    shine.look(0, eye, 0, ray.x, ray.y, ray.z);
    const { plane, t } = shine.glance;
    const fade =
      ray.z * t > front && inView(job.floor, ray.x * t, ray.z * t)
        ? near.shadow(ray.x * t, eye + ray.y * t, ray.z * t, plane)
        : -1;
    if (fade < 0) {
      job.groundPlane[index] = -1;
      unchanged(job.ground, index * GROUND);
      return;
    }
    const sunny =
      plane === 4 && job.light.sun !== null && mayBeSunny(job.light.glimpse, job.light, ray.x * t, ray.z * t);
    const lamp = fade === 0 && plane < 4 && nearLamp(job.shades, ray.x * t, eye + ray.y * t, ray.z * t);
    const mirrored = fade === 0 && plane === 4 && job.gloss > POLISHED && near.mirror(ray.x * t, ray.z * t) > 0;
    job.groundPlane[index] = fade > 0 || sunny || lamp || mirrored ? plane : -1;
    unchanged(job.ground, index * GROUND);
  };
};

const nearLamp = (shades: Float32Array, x: number, y: number, z: number): boolean => {
  for (let o = 0; o + SHADE <= shades.length; o += SHADE) {
    if (!(shades[o + 4]! > 0)) continue;
    const dy = (shades[o + 2]! + shades[o + 3]!) / 2 - y;
    if ((shades[o]! - x) ** 2 + dy * dy + (shades[o + 1]! - z) ** 2 < LAMP_REACH * LAMP_REACH) return true;
  }
  return false;
};

/** No shadow, no mirror image, all of the sun. */
const unchanged = (ground: Float32Array, o: number): void => {
  ground.fill(1, o, o + 3);
  ground.fill(0, o + 3, o + 7);
  ground[o + 7] = 1;
};

/** Is nothing but floor between the camera and this place? In a box that is always so; in an L a wall may stand before it. */
const inView = (floor: readonly FloorPoint[], x: number, z: number): boolean => {
  if (floor.length <= 4) return true;
  for (let t = 0.3; t < 0.99; t += 0.06) if (!contains(floor, x * t, z * t)) return false;
  return true;
};

const fadeBy = (boxes: Float32Array) => {
  const distance = (x: number, y: number, z: number): number => {
    let least = MIRROR_REACH[1] * MIRROR_REACH[1];
    for (let o = 0; o < boxes.length; o += 6) {
      const dx = Math.max(boxes[o]! - x, 0, x - boxes[o + 3]!);
      const dy = Math.max(boxes[o + 1]! - y, 0, y - boxes[o + 4]!);
      const dz = Math.max(boxes[o + 2]! - z, 0, z - boxes[o + 5]!);
      const d = dx * dx + dy * dy + dz * dz;
      if (d < least) least = d;
    }
    return Math.sqrt(least);
  };
  const fade = (d: number, [full, none]: readonly [number, number]): number => {
    const f = Math.max(0, Math.min(1, (none - d) / (none - full)));
    return f * f * (3 - 2 * f);
  };
  return {
    shadow: (x: number, y: number, z: number, plane: number) => fade(distance(x, y, z), REACH[plane]!),
    mirror: (x: number, z: number) => fade(distance(x, 0, z), MIRROR_REACH),
  };
};

/** Nothing falls on what is seen through a window: 0 in a pane, 1 a hand's breadth beside it. */
export const besideGlass = (glass: readonly Pane[], x: number, y: number, z: number, plane: number): number => {
  let least = 1;
  for (const p of glass) {
    if (p.plane !== plane) continue;
    const along = plane < 2 ? z : x;
    const out = Math.max(p.from - along, along - p.to, p.sill - y, y - p.head);
    least = Math.min(least, Math.max(0, out / HAND));
  }
  return least;
};

/**
 * Differential shadow: light with the furniture over light without it, by the same directions, so that an error of the
 * light model cancels. A short-range term darkens contacts.
 */
export const makeGround = (bench: Bench) => {
  const { job, ray, shine, rays } = bench;
  const eye = job.camera.eye;
  const near = fadeBy(job.boxes);
  const dice = makeDice();
  const bounce = makeBounce(bench);
  const mirror = makeFloorMirror(bench);
  const sunlight = makeSunlight(bench);
  const onRug = makeOnRug(job.geometry);
  const { material, materials, placement } = job.geometry;
  const lamps = new Set(placement.filter((_, k) => isShade(materials[material[k]!]!)));
  /** A lit lamp throws no shadow on its wall that anyone would believe. */
  const passes = (plane: number) => plane !== 4 && lamps.has(placement[rays.hit.triangle]!);
  const { sun, glimpse } = job.light;
  return (index: number, more: number): void => {
    const paths = job.quality.shadowPaths * more;
    const plane = job.groundPlane[index]!;
    if (plane < 0) return;
    const hx = index % job.halfWidth;
    const hy = (index - hx) / job.halfWidth;
    bench.aim(hx * 2 + 1, hy * 2 + 1);
    const vx = ray.x;
    const vy = ray.y;
    const vz = ray.z;
    shine.look(0, eye, 0, vx, vy, vz);
    const far = shine.glance.t;
    const [nx, ny, nz] = NORMALS[plane]!;
    const x = vx * far + nx * 2e-3;
    const z = vz * far + nz * 2e-3;
    // Under a rug's edge all light was lost: contact.ts draws its shade.
    const y = plane === 4 && onRug(x, z) ? ABOVE_RUGS : eye + vy * far + ny * 2e-3;
    const fade = near.shadow(x, y, z, plane) * besideGlass(job.glass, x, y, z, plane);
    const o = index * GROUND;
    // The same 16 turns of the pattern in every 4 x 4 block: the blur afterwards averages exactly one block.
    const cell = (hx & 3) | ((hy & 3) << 2);
    dice.seed(cell, 17, job.seed);
    if (fade > 0) {
      const q = [dice.roll(), dice.roll(), dice.roll(), dice.roll(), dice.roll()] as const;
      let close = 0;
      let hidden = 0;
      let withR = 1e-6;
      let withG = 1e-6;
      let withB = 1e-6;
      let freeR = 1e-6;
      let freeG = 1e-6;
      let freeB = 1e-6;
      for (let s = 0; s < paths; s++) {
        bench.scatter(nx, ny, nz, (q[0] + s * 0.7548776662) % 1, (q[1] + s * 0.5698402909) % 1);
        const cx = ray.x;
        const cy = ray.y;
        const cz = ray.z;
        let c = cx * nx + cy * ny + cz * nz;
        if (c > 1e-3) {
          shine.look(x, y, z, cx, cy, cz);
          const { r, g, b, t, pdf } = shine.glance;
          const w = c / Math.PI / (pdf + c / Math.PI);
          freeR += r * w;
          freeG += g * w;
          freeB += b * w;
          if (rays.nearest(x, y, z, cx, cy, cz, t) && !passes(plane)) {
            hidden++;
            if (rays.hit.t < CONTACT) close += 1 - rays.hit.t / CONTACT;
            const back = bounce.shadeDim(x, y, z, cx, cy, cz);
            withR += back.r;
            withG += back.g;
            withB += back.b;
          } else {
            withR += r * w;
            withG += g * w;
            withB += b * w;
          }
        }
        shine.pick(x, y, z, (q[2] + s / paths) % 1, (q[3] + s * 0.7548776662) % 1, (q[4] + s * 0.5698402909) % 1);
        const lx = shine.direction.x;
        const ly = shine.direction.y;
        const lz = shine.direction.z;
        c = lx * nx + ly * ny + lz * nz;
        if (c <= 1e-3) continue;
        shine.look(x, y, z, lx, ly, lz);
        const { r, g, b, t, pdf } = shine.glance;
        if (pdf <= 0) continue;
        const w = c / Math.PI / (pdf + c / Math.PI);
        freeR += r * w;
        freeG += g * w;
        freeB += b * w;
        if (rays.blocked(x, y, z, lx, ly, lz, t)) {
          if (plane === 4 || !rays.nearest(x, y, z, lx, ly, lz, t) || !passes(plane)) continue;
        }
        withR += r * w;
        withG += g * w;
        withB += b * w;
      }
      const contact = plane === 4 ? contactShade(close / paths) : 1;
      const least = 1 - OPEN_MOST - (HIDDEN_MOST * hidden) / paths;
      const shade = (ratio: number) =>
        plane === 4 ? floorShade(Math.max(least, ratio)) : Math.min(1, ratio) ** WALL_SHADE;
      const soft = (ratio: number) => 1 + (shade(ratio) * contact - 1) * fade;
      job.ground[o] = soft(withR / freeR);
      job.ground[o + 1] = soft(withG / freeG);
      job.ground[o + 2] = soft(withB / freeB);
    }
    if (plane !== 4) return;
    if (sun && mayBeSunny(glimpse, job.light, x, z)) job.ground[o + 7] = sunlight.onFloor(x, z);
    if (job.gloss <= 0) return;
    mirror(o, x, y, z, vx, vy, vz, job.gloss > POLISHED ? near.mirror(x, z) : fade, hy);
  };
};
