import { lensOf, rescale } from '#domain/scene/camera.ts';
import { ease } from '#engines/raster/scalar.ts';
import { light as brightness } from '../light/room-texels.ts';
import { WARM } from '../light/shades.ts';
import { sunOnFloor } from '../light/sun-edge.ts';
import { makeArtLight } from './art-light.ts';
import type { Canvas } from './canvas.ts';
import { contactAt } from './contact.ts';
import { footAt } from './feet.ts';
import { GLEAM, gleamAt, polishOf, shadeBoards } from './floor-gleam.ts';
import { atWall, clearOf, mirror, notFloor, unbleach } from './floor-tone.ts';
import { heldBack } from './held-back.ts';
import { GROUND, type RenderJob } from './job.ts';
import { bilinear, groundAt, groundBeside, lensed } from './lens-focus.ts';
import { encode, LINEAR } from './material.ts';
import { hash } from './noise.ts';
import { aimInto } from './surface.ts';
import { makeWallLight } from './wall-light.ts';

/** Changes of light below this share are dropped, so that far walls and the ceiling keep their very bytes: nobody sees a fortieth less light there. */
const DEAF = 0.035;
const FULL = 0.08;
const POOL = 0.05;
/** What a lit white wall loses of each colour, as a share of the lamp's light. */
const CREAM = [0, 0.13, 0.4] as const;
/** Lamplight on a wall below half a step of a byte. */
const LEAST_LAMP = 0.003;
const FLOOR = 4;
/** Share of a floor's mirror image that is pieces from which its gleam begins to go, and is gone: there it takes so much more of the floor's colour. */
const HALF_FILLED = 0.45;
const FILLED = 0.8;
const MORE = 0.5;
/** How far a gleam in the shade takes the floor's colour. On polish the mirror images take it away, and grey boards are left as they are: tinted they were a pink stain. */
const TINTED = 0.5;

/** Lays furniture, shadow and reflection over a row of the photo. Pixels outside the mask are copied, byte for byte. */
export const makeCompositor = (
  job: RenderJob,
  { photo, picture: data, mask, touched, gleam, manner, keep }: Canvas,
) => {
  const { width: W, height: H } = photo;
  const { ground } = job;
  const exact = job.width === W && job.height === H;
  const sx = job.width / W;
  const sy = job.height / H;
  const lens = lensOf(rescale(job.camera, W, H));
  const { grain, black } = manner;
  const layer = new Float32Array(4);
  const base = new Float64Array(3);
  const light = new Float32Array(GROUND);
  const ray = { x: 0, y: 0, z: 0 };
  const wallLight = makeWallLight(job, lens);
  const artLight = makeArtLight(job);
  const tinted = TINTED * (1 - polishOf(job.gloss));
  const glare = new Float32Array(GLEAM);
  const usualFloor = Math.max(0.02, brightness(...job.light.floorTone));
  return (y: number): void => {
    for (let x = 0; x < W; x++) {
      const i = y * W + x;
      const u = (x + 0.5) * sx;
      const v = (y + 0.5) * sy;
      const half = (v >> 1) * job.halfWidth + (u >> 1);
      if (!touched[half]) continue;
      if (exact) lensed(job, x, y, layer);
      else bilinear(job.layer, job.width, job.height, 4, u - 0.5, v - 0.5, layer);
      groundAt(ground, job.halfWidth, job.halfHeight, u / 2 - 0.5, v / 2 - 0.5, light);
      // A real thing in front hides what stands behind it.
      const cover = layer[3]!;
      if (cover > 0) {
        const own = artLight(half, x / W, y / H);
        if (own !== 1) for (let k = 0; k < 3; k++) layer[k] = Math.min(0.97, layer[k]! * Math.sqrt(own));
      }
      const held = keep ? heldBack(keep, job, x / W, y / H, cover > 0) : 0;
      if (held >= 1) continue;
      const plane = job.groundPlane[half]!;
      const wall = cover < 1 && plane >= 0 && plane < FLOOR ? wallLight(x + 0.5, y + 0.5, plane) : null;
      const glow = wall?.lamp ?? 0;
      if (wall && wall.shade < 1) for (let k = 0; k < 3; k++) light[k]! *= wall.shade;
      // A pool of lamplight runs out to nothing: cut off where shadows are dropped it had a rim.
      const lamp = (glow * glow) / (glow + POOL);
      let hidden = 0;
      glare.fill(0);
      let usual = usualFloor;
      const sunk = job.pile > 0 && plane < 0 && job.halfIds[half] !== 0;
      if (cover < 1 && (plane === FLOOR || sunk)) {
        // Tufts before a foot stand in the shade around it.
        if (sunk) groundBeside(ground, job.halfWidth, job.halfHeight, u >> 1, v >> 1, light);
        aimInto(lens, x + 0.5, y + 0.5, ray);
        const t = -job.camera.eye / Math.min(-1e-4, ray.y);
        const pixel = (t * Math.sqrt(Math.max(1, t / job.camera.eye))) / lens.camera.focal;
        const left =
          contactAt(job.contact, job.contact.floor, ray.x * t, ray.z * t) *
          footAt(job.contact.feet, ray.x * t, ray.z * t, pixel, job.pile > 0);
        gleamAt(gleam, job, u / 2 - 0.5, v / 2 - 0.5, glare);
        const green = LINEAR[photo.data[i * 3 + 1]!]!;
        // Sun comes past what hides the room's soft light, unless a piece stands in its beam; glare unless one fills what the floor mirrors.
        const sunny = sunOnFloor(
          job.light.glimpse,
          job.light,
          (x + 0.5) / W,
          (y + 0.5) / H,
          ray.x * t,
          ray.z * t,
          null,
        );
        const beam = sunny * Math.max(0, 1 - glare[1]! / Math.max(1e-3, green));
        hidden = light[6]!;
        const sun = job.light.sun ? light[7]! : 1 - hidden;
        for (let k = 0; k < 3; k++) light[k] = (left * (light[k]! + beam * sun)) / (1 + beam);
        usual *= 1 + beam;
        const other = notFloor(photo.data, i * 3, usualFloor);
        if (other > 0 && atWall(job.floor, ray.x * t, ray.z * t)) {
          clearOf(light, other);
          hidden = light[6]!;
        }
      }
      const mean = 0.3 * light[0]! + 0.5 * light[1]! + 0.2 * light[2]!;
      const change = Math.abs(mean - 1);
      const shaded = change <= DEAF ? 0 : change >= FULL ? 1 : (change - DEAF) / (FULL - DEAF);
      const mirrored = light[6]! > 0.002;
      if (cover <= 0.004 && shaded === 0 && !mirrored && lamp < LEAST_LAMP) continue;
      mask[i] = 255;
      const noise = cover > 0 ? grain * cover * 1.7 * (hash(x, y, 11) + hash(x, y, 12) + hash(x, y, 13) - 1.5) : 0;
      for (let k = 0; k < 3; k++) {
        // A fifth of the shadow's own tint: more reads as a colour cast on white walls.
        const ratio = 1 + (0.2 * light[k]! + 0.8 * mean - 1) * shaded;
        const own = LINEAR[photo.data[i * 3 + k]!]!;
        // What is nearly white already gains little, or a pool of lamplight burns out: there it turns to cream instead.
        const full = own ** 3;
        const lit = Math.max(0, ratio + lamp * (WARM[k]! * (1 - full) - CREAM[k]! * full));
        base[k] = shadeBoards(own, glare[k]!, glare[k + 3]!, lit, hidden);
      }
      if (plane === FLOOR && mean < 1) {
        // Where a piece fills all that the floor mirrors there is nothing left to gleam.
        const most = tinted * (1 + MORE * ease(HALF_FILLED, FILLED, hidden));
        unbleach(base, job.light.floorTone, mean, most, hidden);
      }
      if (mirrored) mirror(base, light, usual * mean);
      // Nothing new is blacker than the photo's own blacks, which glare and blended exposures lift.
      const lift = black * Math.max(cover, shaded > 0 ? 1 - mean : 0);
      for (let k = 0; k < 3; k++) {
        const root = Math.sqrt(base[k]!) * (1 - cover) + layer[k]!;
        const value = Math.hypot(encode(root * root), lift) + noise;
        const blended = held > 0 ? value * (1 - held) + photo.data[i * 3 + k]! * held : value;
        data[i * 3 + k] = blended < 0 ? 0 : blended > 255 ? 255 : Math.round(blended);
      }
    }
  };
};
