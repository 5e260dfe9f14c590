import { lampLight, SHADE, WARM } from '../light/shades.ts';
import { makeBounce, makeDice } from './bounce.ts';
import { isClear } from './clear.ts';
import { CONTACT, contactShade } from './ground.ts';
import { SAMPLE_X, SAMPLE_Y, SAMPLES } from './job.ts';
import type { Bench } from './surface.ts';

/** What puts glass behind everything else in the choice: more than any squared distance within a half-size pixel. */
const BEHIND = 9;

/** Picks the piece that a half-size pixel stands for: the sample nearest its middle that shows one. */
export const makeHalfPicker = (bench: Bench) => {
  const { job, ray, point } = bench;
  const { width, height, ids } = job;
  const eye = job.camera.eye;
  const clear = job.geometry.materials.map(isClear);
  return (index: number): void => {
    const hx = index % job.halfWidth;
    const hy = (index - hx) / job.halfWidth;
    let best = 2 * BEHIND;
    let id = 0;
    let u = 0;
    let v = 0;
    let covered = 0;
    let pixels = 0;
    for (let q = 0; q < 4; q++) {
      const x = hx * 2 + (q & 1);
      const y = hy * 2 + (q >> 1);
      if (x >= width || y >= height) continue;
      pixels++;
      for (let s = 0; s < SAMPLES; s++) {
        const k = ids[(y * width + x) * SAMPLES + s]!;
        if (!k) continue;
        covered++;
        const sx = (q & 1) + SAMPLE_X[s]! - 1;
        const sy = (q >> 1) + SAMPLE_Y[s]! - 1;
        // What stands behind glass goes before it.
        const d = sx * sx + sy * sy + (clear[job.geometry.material[k - 1]!] ? BEHIND : 0);
        if (d < best) {
          best = d;
          id = k;
          u = x + SAMPLE_X[s]!;
          v = y + SAMPLE_Y[s]!;
          job.halfSpots[index] = q * SAMPLES + s;
        }
      }
    }
    job.halfIds[index] = id;
    // Wholly hidden room needs no shadow.
    job.groundPlane[index] = covered === pixels * SAMPLES ? -1 : -2;
    if (!id) return;
    bench.aim(u, v);
    bench.meet(id - 1, 0, eye, 0, ray.x, ray.y, ray.z);
    job.halfNormals[index * 3] = point.nx;
    job.halfNormals[index * 3 + 1] = point.ny;
    job.halfNormals[index * 3 + 2] = point.nz;
    job.halfDepths[index] = point.t;
  };
};

const RUG_PATHS = 2;
const INSIDE = 0.02;
/** Light that only grazes a face must not swing its mean direction: cosines count as no less than this. */
const LEAST = 0.15;
const G1 = 0.7548776662466927;
const G2 = 0.5698402909980532;
const G3 = 0.6180339887498949;

/** Light arriving at a half-size pixel's piece: bright directions and cosine directions, weighed against each other, one bounce. */
export const makeIrradiance = (bench: Bench) => {
  const { job, rays, shine, point, ray } = bench;
  const bounce = makeBounce(bench);
  const dice = makeDice();
  const eye = job.camera.eye;
  const usual = job.quality.paths;
  const light = job.light;
  const ambient = light.ambient[1];
  const brightest = 16 * ambient;
  const { material, materials, placement } = job.geometry;
  // With its binding: lit as a thing of its own, that was a white line round a rug in the shade.
  const rugs = new Set(placement.filter((_, k) => materials[material[k]!]!.kind === 'rug'));
  const mean = { x: 0, y: 0, z: 0 };
  /** Adds light so that the mean direction, seen along the normal, weighs just what arrived: relief is measured against that. */
  const lean = (nx: number, ny: number, nz: number, dx: number, dy: number, dz: number, facing: number, e: number) => {
    const part = e / Math.max(LEAST, facing);
    const rest = e - part * facing;
    mean.x += dx * part + nx * rest;
    mean.y += dy * part + ny * rest;
    mean.z += dz * part + nz * rest;
  };
  return (index: number): void => {
    const id = job.halfIds[index]!;
    if (!id) return;
    const hx = index % job.halfWidth;
    const hy = (index - hx) / job.halfWidth;
    // Through the very sample that was picked: through the pixel's middle, faces seen aslant were lit from inside the piece.
    const spot = job.halfSpots[index]!;
    const q = Math.floor(spot / SAMPLES);
    bench.aim(hx * 2 + (q & 1) + SAMPLE_X[spot % SAMPLES]!, hy * 2 + (q >> 1) + SAMPLE_Y[spot % SAMPLES]!);
    const nx = job.halfNormals[index * 3]!;
    const ny = job.halfNormals[index * 3 + 1]!;
    const nz = job.halfNormals[index * 3 + 2]!;
    const t = job.halfDepths[index]!;
    bench.meet(id - 1, 0, eye, 0, ray.x, ray.y, ray.z);
    const leaf = point.material.kind === 'leaf';
    const rug = rugs.has(point.placement);
    // What glows by itself (curtains, shades) shows no lit dots.
    const veil = (point.material.glow ?? 0) > 0;
    const { gx, gy, gz } = point;
    const px = ray.x * t;
    const pz = ray.z * t;
    // A fold that reaches through the wall would look at its own window from behind.
    const x = Math.max(INSIDE - light.left, Math.min(light.right - INSIDE, px + gx * 2e-3));
    const y = eye + ray.y * t + gy * 2e-3;
    const z = Math.min(light.depth - INSIDE, pz + gz * 2e-3);
    dice.seed(hx, hy, job.seed);
    const o = [dice.roll(), dice.roll(), dice.roll(), dice.roll(), dice.roll()] as const;
    let r = 0;
    let g = 0;
    let b = 0;
    mean.x = mean.y = mean.z = 0;
    let close = 0;
    // A rug is one flat sheet in the middle of the picture: noise shows, and so does a leg without its shadow.
    const paths = rug ? usual * RUG_PATHS : usual;
    for (let s = 0; s < paths; s++) {
      shine.pick(x, y, z, (o[0] + (s + dice.roll()) / paths) % 1, (o[1] + s * G1) % 1, (o[2] + s * G2) % 1);
      const lx = shine.direction.x;
      const ly = shine.direction.y;
      const lz = shine.direction.z;
      const facing = nx * lx + ny * ly + nz * lz;
      if (facing > 0 && gx * lx + gy * ly + gz * lz > 0) {
        shine.look(x, y, z, lx, ly, lz);
        const { pdf, t: far, r: er, g: eg, b: eb } = shine.glance;
        if (pdf > 0) {
          let w = facing / Math.PI / (pdf + facing / Math.PI);
          // A window a hand's breadth away would be one white dot among dark ones.
          const most = veil ? ambient : brightest;
          if (eg * w > most) w = most / eg;
          if (!rays.blocked(x, y, z, lx, ly, lz, far - 1e-3)) {
            r += er * w;
            g += eg * w;
            b += eb * w;
            lean(nx, ny, nz, lx, ly, lz, facing, eg * w);
          }
        }
      } else if (leaf && facing < 0) {
        // Leaves let light through, greener.
        shine.look(x, y, z, lx, ly, lz);
        const w = Math.min(1, (0.3 * -facing) / Math.PI / (shine.glance.pdf + 0.02));
        r += shine.glance.r * w * 0.6;
        g += shine.glance.g * w;
        b += shine.glance.b * w * 0.3;
      }
      bench.scatter(nx, ny, nz, (o[3] + s * G3) % 1, (o[4] + s * G1) % 1);
      const dx = ray.x;
      const dy = ray.y;
      const dz = ray.z;
      if (gx * dx + gy * dy + gz * dz <= 0) continue;
      const c = nx * dx + ny * dy + nz * dz;
      let er: number;
      let eg: number;
      let eb: number;
      if (rays.nearest(x, y, z, dx, dy, dz, 1e9)) {
        // A rug sees undersides, which give back little: the exact share is not worth a third ray.
        const back = rug
          ? bounce.shadeDim(x, y, z, dx, dy, dz)
          : bounce.shadeHit(x, y, z, dx, dy, dz, dice.roll(), dice.roll(), dice.roll());
        er = back.r;
        eg = back.g;
        eb = back.b;
        if (rug && rays.hit.t < CONTACT) close += 1 - rays.hit.t / CONTACT;
      } else {
        shine.look(x, y, z, dx, dy, dz);
        const w = c / Math.PI / (shine.glance.pdf + c / Math.PI);
        er = shine.glance.r * w;
        eg = shine.glance.g * w;
        eb = shine.glance.b * w;
      }
      if (veil && eg > ambient) {
        er *= ambient / eg;
        eb *= ambient / eg;
        eg = ambient;
      }
      r += er;
      g += eg;
      b += eb;
      lean(nx, ny, nz, dx, dy, dz, c, eg);
    }
    // Last, so that a lamp more leaves every other chance as it was.
    if (!veil) {
      for (let k = 0; k + SHADE <= job.shades.length; k += SHADE) {
        const share = lampLight(job.shades, k, x, y, z, nx, ny, nz);
        if (share < 0.004) continue;
        const S = job.shades;
        const wide = S[k + 4]!;
        const turn = 6.283185307 * dice.roll();
        const lx = S[k]! + 0.6 * wide * Math.cos(turn) - x;
        const ly = (S[k + 2]! + S[k + 3]!) / 2 - y;
        const lz = S[k + 1]! + 0.6 * wide * Math.sin(turn) - z;
        const d = Math.hypot(lx, ly, lz) + 1e-6;
        const until = d - 1.15 * Math.hypot(wide, (S[k + 3]! - S[k + 2]!) / 2);
        if (until > 0 && rays.blocked(x, y, z, lx / d, ly / d, lz / d, until)) continue;
        const e = share * light.white * paths;
        r += e * WARM[0];
        g += e * WARM[1];
        b += e * WARM[2];
        lean(nx, ny, nz, lx / d, ly / d, lz / d, (nx * lx + ny * ly + nz * lz) / d, e);
      }
    }
    let f = 1 / paths;
    if (rug) f *= contactShade(close / paths);
    job.halfLight[index * 3] = r * f;
    job.halfLight[index * 3 + 1] = g * f;
    job.halfLight[index * 3 + 2] = b * f;
    job.halfVector[index * 3] = mean.x * f;
    job.halfVector[index * 3 + 1] = mean.y * f;
    job.halfVector[index * 3 + 2] = mean.z * f;
  };
};
