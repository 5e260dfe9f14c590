import { ease } from '#engines/raster/scalar.ts';
import { floorLightAt } from '../light/floor-light.ts';
import { light as brightness, palest } from '../light/room-texels.ts';
import { exposed, exposedPale } from './curve.ts';
import type { RenderJob } from './job.ts';
import type { Bench } from './surface.ts';

/** In rooms flooded with light the walls stand near white, and so do pieces: between floor and wall, not below the floor. */
const FLOODED = 0.16;
/** Cosine of the steepest place that still counts as a rug's face. */
const FLAT = 0.95;
/** Low sun against a room balanced for day. */
const SUNNY = [1.1, 1, 0.84] as const;
/**
 * A rug's shadows over its open parts: the photo's curve lifts none of them, and half shadow is deepened a little
 * (0.5 becomes 0.46), or a table and the seats around it cast nothing that is seen. Deeper, a bench stood in smoke.
 */
const rugShade = (share: number): number => share ** (1.22 - 0.17 * share);
const isRug = ({ geometry }: RenderJob, id: number): boolean =>
  geometry.materials[geometry.material[id - 1]!]!.kind === 'rug';
const upper = (values: number[], share: number, none: number): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? none;
/** Rugs as a whole: light on their open parts in shares of what falls on white paint, what reaches those of the light on bare floor, and the means of the photo's floor and of that light. */
const rugsOf = (bench: Bench): { open: number; clear: number; run: number; free: number } => {
  const { job, ray } = bench;
  const { halfIds, halfLight, halfDepths, light } = job;
  const shares: number[] = [];
  const clear: number[] = [];
  let [run, free] = [0, 0];
  for (let k = 0; k < halfIds.length; k += 3) {
    if (!halfIds[k] || !isRug(job, halfIds[k]!)) continue;
    const across = k % job.halfWidth;
    bench.aim(2 * across + 1, (2 * (k - across)) / job.halfWidth + 1);
    const [x, z] = [ray.x * halfDepths[k]!, ray.z * halfDepths[k]!];
    const green = halfLight[k * 3 + 1]!;
    shares.push(green / Math.max(1e-3, light.white));
    const thrown = Math.max(1e-3, floorLightAt(light, light.floorLight.free, x, z));
    clear.push(green / thrown);
    free += Math.log(thrown);
    run += Math.log(Math.max(1e-3, floorLightAt(light, light.floorLight.run, x, z)));
  }
  const n = Math.max(1, shares.length);
  return {
    open: upper(shares, 0.75, 1),
    clear: upper(clear, 0.75, 1),
    run: Math.exp(run / n),
    free: Math.exp(free / n),
  };
};
/** How far a rug follows the floor that it covers, and how far the box's light, as powers: floors are evened out by what they mirror, and by blended exposures. */
const BY_FLOOR = 0.6;
const BY_BOX = 0.35;
/** Where sun lies on the floor the camera holds back what lies in the shade beside it: as bright as else, a pale rug had no room left for sun. */
const BESIDE_SUN = 0.89;
/**
 * Blended exposures bring what fills the middle of a room to one brightness: pieces far from the windows are lifted as a
 * whole, and each keeps its own light and shade. What stands before the windows stays: held back it was mud on a bright carpet.
 */
const USUAL = 0.72;
const BLENDED = 0.5;
const MOST = 1.4;
export const liftOf = (middle: number): number =>
  Math.max(1, Math.min(MOST, (USUAL / Math.max(0.05, middle)) ** BLENDED));
/** The middle of the light on the pieces, in shares of what falls on white paint. */
const middleOf = (job: RenderJob): number => {
  const shares: number[] = [];
  for (let k = 0; k < job.halfIds.length; k += 3)
    if (job.halfIds[k] && !isRug(job, job.halfIds[k]!))
      shares.push(job.halfLight[k * 3 + 1]! / Math.max(1e-3, job.light.white));
  return upper(shares, 0.5, USUAL);
};
/**
 * Where the windows are behind the camera, more light falls on the pieces than on the walls, and as much on every side: all
 * ran into the pale end of the curve. There they are brought to this light, and their sides driven apart by this power; little
 * by little up to so much light, or a chair that is moved a hand's breadth would change them all.
 */
const FULL = 0.9;
const OVERFULL = 1.2;
const MODELLED = 1.5;
export const modelled = (share: number, middle: number): number =>
  middle > FULL ? FULL * (share / middle) ** (1 + (MODELLED - 1) * ease(FULL, OVERFULL, middle)) : share;

/** Where the photo's floor, by our light, would have to give back more than any does, that part of the photo was lifted, and a rug there with it: else it was a grey sheet on shining boards. */
const MOST_RUG = 1.5;
const rugLift = ({ light, pile }: RenderJob, level: number): number => {
  const most = palest(pile > 0) * light.white * level;
  return Math.max(1, Math.min(MOST_RUG, brightness(...light.floorTone) / Math.max(1e-3, most)));
};

/** Light on the floor under the rugs by the photo alone, in shares of what falls on white paint: half of what is known of a rug's own. */
const DIMMEST = 0.85;
const BRIGHTEST = 1.4;
const shownOn = ({ light }: RenderJob, run: number): number =>
  Math.max(DIMMEST, Math.min(BRIGHTEST, run / Math.max(1e-3, brightness(...light.floorTone))));

/** The half-size light at any place of the picture, exposed as the photo is. */
export const makeLightLookup = (bench: Bench) => {
  const { job, point } = bench;
  const { sun: way, white } = job.light;
  const ambient = job.light.ambient[1];
  const flood = 1 + FLOODED * Math.max(0, Math.min(1, (white - 0.66) / 0.14));
  const lit = { r: 0, g: 0, b: 0, vx: 0, vy: 0, vz: 0, deep: 1 };
  let rugs: ReturnType<typeof rugsOf> | null = null;
  let middle: number | null = null;
  /** Light on the rugs' open parts, exposed. */
  let onRug = 1;
  /** Light on a rug as the photo's floor has it there, less what stands on it takes. */
  const rugLevel = (green: number, { clear, run, free }: NonNullable<typeof rugs>): number => {
    const { x, z } = point;
    const { floorLight } = job.light;
    const floor = floorLightAt(job.light, floorLight.run, x, z) / run;
    const thrown = floorLightAt(job.light, floorLight.free, x, z);
    lit.deep = rugShade(Math.min(1, green / Math.max(1e-3, thrown) / clear));
    return onRug * floor ** BY_FLOOR * (thrown / free) ** BY_BOX * lit.deep;
  };
  const addSun = (e: number): void => {
    lit.r += e * SUNNY[0];
    lit.g += e * SUNNY[1];
    lit.b += e * SUNNY[2];
    // Along its own direction, so much that the face receives `e` of it; a beam that only grazes must not swing the mean.
    const facing = point.nx * way!.x + point.ny * way!.y + point.nz * way!.z;
    const part = e / Math.max(0.15, facing);
    const rest = e - part * facing;
    lit.vx += way!.x * part + point.nx * rest;
    lit.vy += way!.y * part + point.ny * rest;
    lit.vz += way!.z * part + point.nz * rest;
  };
  /** Joint bilateral lookup, into `lit`. `any`: from faces turned any way. `sun`: direct sun on top, as the photo exposes it. */
  const lightAt = (
    u: number,
    v: number,
    placement: number,
    t: number,
    any: boolean,
    rug: boolean,
    pale: number,
    sun: number,
  ) => {
    const hu = u / 2 - 0.5;
    const hv = v / 2 - 0.5;
    const i0 = Math.floor(hu);
    const j0 = Math.floor(hv);
    let weight = 0;
    lit.r = lit.g = lit.b = lit.vx = lit.vy = lit.vz = 0;
    lit.deep = 1;
    // A seam a pixel wide has light of its own only here and there: looked for further off, or it comes out as dashes.
    for (let reach = 0; reach < 4 && weight < 0.03; reach++) {
      for (let j = j0 - reach; j <= j0 + 1 + reach; j++) {
        if (j < 0 || j >= job.halfHeight) continue;
        for (let i = i0 - reach; i <= i0 + 1 + reach; i++) {
          if (i < 0 || i >= job.halfWidth) continue;
          const k = j * job.halfWidth + i;
          const id = job.halfIds[k]!;
          if (!id) continue;
          // A rug's face lends its light to the edge, never the other way round.
          if (rug && job.halfNormals[k * 3 + 1]! < FLAT) continue;
          const dn =
            point.nx * job.halfNormals[k * 3]! +
            point.ny * job.halfNormals[k * 3 + 1]! +
            point.nz * job.halfNormals[k * 3 + 2]!;
          const dt = (job.halfDepths[k]! - t) / (0.012 * t);
          const same = job.geometry.placement[id - 1] === placement ? 1 : 0.02;
          let n = dn > 0 ? dn * dn : 0;
          n *= n;
          // A cord's own faces are too few in the half-size light: its dark ones came out as a row of dashes.
          if (any) n = 0.6 + 0.4 * n;
          const near = (1.05 - Math.min(0.9, Math.abs(hu - i))) * (1.05 - Math.min(0.9, Math.abs(hv - j)));
          const w = near * (n * n + 1e-3) * same * (Math.exp(-dt * dt * 0.5) + 1e-3);
          lit.r += job.halfLight[k * 3]! * w;
          lit.g += job.halfLight[k * 3 + 1]! * w;
          lit.b += job.halfLight[k * 3 + 2]! * w;
          lit.vx += job.halfVector[k * 3]! * w;
          lit.vy += job.halfVector[k * 3 + 1]! * w;
          lit.vz += job.halfVector[k * 3 + 2]! * w;
          weight += w;
        }
      }
    }
    if (weight <= 0) {
      lit.r = lit.g = lit.b = ambient * 0.5;
      return;
    }
    const raw = Math.max(1e-4, lit.g / weight / Math.max(1e-3, white));
    middle ??= middleOf(job);
    const lift = liftOf(middle);
    if (!rugs) {
      rugs = rugsOf(bench);
      const { open, run } = rugs;
      const own = exposed(open) * Math.sqrt(lift);
      onRug = Math.sqrt(own * rugLift(job, own * Math.sqrt(flood)) * shownOn(job, run) * Math.sqrt(1 / flood));
      if (way) onRug *= BESIDE_SUN;
    }
    const share = modelled(raw, middle);
    const level = rug
      ? rugLevel(lit.g / weight, rugs)
      : (exposed(share) * (1 - pale) + exposedPale(share) * pale) * lift;
    const f = (level * flood) / raw / weight;
    lit.r *= f;
    lit.g *= f;
    lit.b *= f;
    lit.vx *= f;
    lit.vy *= f;
    lit.vz *= f;
    // After the curve, as it is on the floor beside: the curve holds bright light back, and sun on a chair was a faint stain.
    if (sun > 0) addSun(sun);
  };
  return { lit, flood, lightAt };
};
