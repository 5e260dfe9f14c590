import type { Lens } from '#domain/scene/camera.ts';
import { makeShine } from '../light/light-box.ts';
import { NORMALS } from '../light/room-texels.ts';
import { lampLight, SHADE } from '../light/shades.ts';
import { slantOn } from '../light/slant.ts';
import { besideGlass, LAMP_REACH } from './ground.ts';
import type { RenderJob } from './job.ts';
import { aimInto } from './surface.ts';

/** Width of the soft rim of a lamp's reach, metres: cut off, its light ended in a line. */
const POOL_SOFT = 0.7;
const GLOW = 1.1;
/** What hangs on a wall: no farther off it and no thicker than this, and off the floor. */
const TOUCHES = 0.05;
const THIN = 0.12;
const OFF_FLOOR = 0.5;
/** Its shadow lies away from the light by so many times its thickness at most, and takes this share of the light; right at the frame a little more. */
const MOST_SLANT = 1.1;
const TAKEN = 0.27;
const LINE = 0.22;

/** A picture or mirror on its wall: its rectangle along the wall and up, where its shadow falls, and how soft that is. */
type Hung = {
  readonly plane: number;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly aside: number;
  readonly down: number;
  readonly soft: number;
  readonly round: boolean;
};

/** Light of lamps on the walls and the shadows of what hangs there, at full size and without chance: paint shows every blotch. */
export const makeWallLight = (job: RenderJob, lens: Lens) => {
  const ray = { x: 0, y: 0, z: 0 };
  const { left, right, depth, behind } = job.light;
  const hung = findHung(job);
  const S = job.shades;
  const lamps = S[SHADE - 1]! > 0;
  const out = { lamp: 0, shade: 1 };
  return (u: number, v: number, plane: number): typeof out => {
    out.lamp = 0;
    out.shade = 1;
    if (!lamps && !hung.length) return out;
    aimInto(lens, u, v, ray);
    const t = plane < 2 ? (plane ? right : -left) / ray.x : (plane === 2 ? depth : -behind) / ray.z;
    const [nx, ny, nz] = NORMALS[plane]!;
    const [x, y, z] = [ray.x * t, job.camera.eye + ray.y * t, ray.z * t];
    let sum = 0;
    for (let o = 0; lamps && o + SHADE <= S.length; o += SHADE) {
      const far = Math.hypot(S[o]! - x, (S[o + 2]! + S[o + 3]!) / 2 - y, S[o + 1]! - z);
      const near = Math.max(0, Math.min(1, (LAMP_REACH - far) / POOL_SOFT));
      if (near > 0) sum += GLOW * near * near * (3 - 2 * near) * lampLight(S, o, x, y, z, nx, ny, nz);
    }
    if (sum > 0.01) out.lamp = sum * besideGlass(job.glass, x, y, z, plane);
    for (const h of hung) if (h.plane === plane) out.shade *= shadowOf(h, plane < 2 ? z : x, y);
    return out;
  };
};

/** Share of a rectangle's soft shadow at a place. */
const within = (h: Hung, along: number, y: number, soft: number): number => {
  const rise = (d: number) => {
    const t = Math.max(0, Math.min(1, d / soft + 0.5));
    return t * t * (3 - 2 * t);
  };
  if (!h.round) return rise(along - h.from) * rise(h.to - along) * rise(y - h.low) * rise(h.high - y);
  const [wide, tall] = [(h.to - h.from) / 2, (h.high - h.low) / 2];
  const off = Math.hypot((along - h.from) / wide - 1, (y - h.low) / tall - 1);
  return rise((1 - off) * Math.min(wide, tall));
};

const shadowOf = (h: Hung, along: number, y: number): number =>
  (1 - TAKEN * within(h, along - h.aside, y + h.down, 2 * h.soft)) * (1 - LINE * within(h, along, y, 0.6 * h.soft));

const findHung = (job: RenderJob): Hung[] => {
  const { boxes, light } = job;
  const shine = makeShine(light);
  const found: Hung[] = [];
  for (let o = 0; o < boxes.length; o += 6) {
    const [x0 = 0, y0 = 0, z0 = 0, x1 = 0, y1 = 0, z1 = 0] = boxes.subarray(o, o + 6);
    if (y0 < OFF_FLOOR) continue;
    const off = [x0 + light.left, light.right - x1, light.depth - z1];
    const plane = off.indexOf(Math.min(...off));
    const thick = plane === 2 ? z1 - z0 : x1 - x0;
    if (off[plane]! > TOUCHES || thick > THIN) continue;
    const stands = Math.max(0.012, thick + Math.max(0, off[plane]!));
    const way = slantOn(shine, [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2], plane);
    const slant = (v: number) => stands * Math.max(-MOST_SLANT, Math.min(MOST_SLANT, v));
    found.push({
      plane,
      from: plane === 2 ? x0 : z0,
      to: plane === 2 ? x1 : z1,
      low: y0,
      high: y1,
      aside: -slant(way.along),
      down: slant(way.across),
      soft: 0.012 + 1.1 * stands,
      round: isRound(job, [x0, y0, z0, x1, y1, z1], plane === 2 ? 0 : 2),
    });
  }
  return found;
};

const CORNER = 0.12;

/** Has the thing in a box on a wall nothing in the corners of its rectangle? `along` is the wall's axis. */
const isRound = ({ geometry: { corners: C } }: RenderJob, box: readonly number[], along: 0 | 2): boolean => {
  const share = (o: number, k: number) => (C[o + k]! - box[k]!) / Math.max(1e-3, box[k + 3]! - box[k]!);
  for (let o = 0; o < C.length; o += 9) {
    const [u, v, w] = [share(o, along), share(o, 1), share(o, 2 - along)];
    if (Math.min(u, v, w, 1 - u, 1 - v, 1 - w) < -0.01) continue;
    if (Math.min(u, 1 - u) < CORNER && Math.min(v, 1 - v) < CORNER) return false;
  }
  return true;
};
