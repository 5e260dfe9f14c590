import { ease } from '#engines/raster/scalar.ts';
import { isShade, shadeGlow } from '../light/shades.ts';
import { sunOnFloor } from '../light/sun-edge.ts';
import { makeBounce } from './bounce.ts';
import { clearLight, isClear } from './clear.ts';
import { contactAt } from './contact.ts';
import { footAt } from './feet.ts';
import { burnished, halfway, lacquer, satin } from './gleam.ts';
import { makeHide } from './hide.ts';
import { makeLightLookup } from './light-lookup.ts';
import { makeSunlight } from './sunlight.ts';
import type { Bench } from './surface.ts';

/** Keeps highlights below the photo's white without a hard edge. */
const shoulder = (v: number) => (v < 0.55 ? v : 0.55 + 0.4 * (1 - Math.exp(-(v - 0.55) / 0.4)));
/** A lit shade of white cloth beside daylight: cream, not yellow. */
const CLOTH = [1.03, 0.92, 0.76] as const;
/** Least white for a lit shade. */
const LAMP = 0.8;
/** Fibres that stand out catch light aslant, most against a window: share of the light at the outline; no more than this part of it, or the crests of folds were dotted lines. */
const FUZZ = 0.75;
const SOFT_EDGE = 0.26;
const EDGE_ON = 0.2;
/**
 * A rug's edge has the light of its face, by how it is turned to where that comes from, within these bounds, less what the
 * floor beside it takes: a finger high, it has too little of its own and came out black or as dashes.
 */
const EDGE_LEAST = 0.5;
const EDGE_MOST = 1.25;
const EDGE_LOST = 0.26;
const TURNED = 0.1;
/** Light from all around reaches even what is turned away from its mean direction: lower, cushions had black outlines. */
const LEAST_TILT = 0.68;
/** Cloth that lies in folds, and the power of what a fold's shaded side loses. */
const FOLDS = new Set(['fabric', 'linen', 'cotton', 'velvet']);
const FOLDED = 1.7;
/** Faces steeper than this lose light towards the floor: so much at it, and a third of that this many metres up. */
const UPRIGHT = 0.6;
const SHADED = 0.34;
const RISE = 0.24;
/** Light left on a face whose normal rises by `ny`, at a height: the floor beside a piece lies in its shade and throws little light up its sides. */
export const aboveFloor = (ny: number, height: number): number =>
  ny < UPRIGHT ? 1 - SHADED * (1 - Math.max(0, ny) / UPRIGHT) * Math.exp(-height / RISE) : 1;
/** Light that is left on the darkest part of a rug. */
const DEEPEST = 0.08;
const CLEAR = 0.55;
const HAZE = 0.2;
/** Oiled wood and honed stone show a window as a soft sheen, and only that; what is rougher shows none. */
const SATIN = 0.36;
/** How far above such a face things are still seen in it, metres. */
const SATIN_DEPTH = 0.05;
/** Seen flatter than this no face gleams more: a bevel seen edge-on was a row of white dots. */
const LEAST_FACING = 0.2;
const ROUGH = 0.45;
const SHEEN = new Set(['fabric', 'linen', 'cotton', 'boucle', 'velvet', 'knit', 'rug']);

/** Colour of a triangle where the ray through a place in the picture meets it. */
export const makeFaceLight = (bench: Bench, narrow: (triangle: number) => boolean) => {
  const { job, ray, point, look, shine } = bench;
  const { width } = job;
  const eye = job.camera.eye;
  const bounce = makeBounce(bench);
  const sunlight = makeSunlight(bench);
  const { sun: way } = job.light;
  const pixelAngle = 1 / job.camera.focal;
  const ambient = job.light.ambient[1];
  const { white } = job.light;
  const shadeTone = CLOTH.map((v, k) => v * (job.light.ambient[k]! / Math.max(1e-3, ambient)) ** 0.6);
  /** What a coat scatters of the whole room besides the place that it mirrors. */
  const haze = job.light.ambient.map((v) => (HAZE * white * v) / Math.max(1e-3, ambient));
  const { lit, flood, lightAt } = makeLightLookup(bench);
  const hide = makeHide(bench, lit);
  return (u: number, v: number, triangle: number, out: Float32Array) => {
    bench.aim(u, v);
    const dx = ray.x;
    const dy = ray.y;
    const dz = ray.z;
    bench.meet(triangle, 0, eye, 0, dx, dy, dz);
    const { material: m, gx, gy, gz, t } = point;
    const rug = m.kind === 'rug';
    const upright = rug ? ease(1, TURNED, point.ny) : 0;
    const [ex, ey, ez] = [point.nx, point.ny, point.nz];
    // A rug is flat: the light on its face is all that is known of its edge.
    if (rug) {
      point.nx = point.nz = 0;
      point.ny = 1;
    }
    const { nx, ny, nz } = point;
    const facing = Math.max(0.03, -(nx * dx + ny * dy + nz * dz));
    const own = 0.3 * m.colour[0] + 0.6 * m.colour[1] + 0.1 * m.colour[2];
    const pale = rug ? 0 : Math.max(0, Math.min(1, (own - 0.25) / 0.3));
    const leaf = m.kind === 'leaf';
    // A cushion's far side shows beyond its seam as a line of a pixel, and what little light is known there made it dots.
    // A leaf is smaller than the light's pixels: matched by its own turn, one in three was black.
    const thin =
      !rug && (leaf || m.slim || narrow(triangle) || (SHEEN.has(m.kind) && -(gx * dx + gy * dy + gz * dz) < EDGE_ON));
    const [sx, sy, sz] = [point.x + gx * 2e-3, point.y + gy * 2e-3, point.z + gz * 2e-3];
    const veil = (m.glow ?? 0) > 0;
    // A face turned away from the sun is in its own shadow, however its corners are smoothed.
    const sunny = !rug && !veil && way && gx * way.x + gy * way.y + gz * way.z > 0;
    lightAt(u, v, point.placement, t, thin, rug, pale, sunny ? sunlight.on(sx, sy, sz, nx, ny, nz) : 0);
    if (isClear(m)) {
      const k = 2 * facing;
      shine.lookSoft(sx, sy, sz, dx + k * nx, dy + k * ny, dz + k * nz);
      out[0] = clearLight(facing, lit.r, shine.glance.r);
      out[1] = clearLight(facing, lit.g, shine.glance.g);
      out[2] = clearLight(facing, lit.b, shine.glance.b);
      return;
    }
    bench.paint((t * pixelAngle) / Math.sqrt(facing), false);
    let bx = nx + look.bx;
    let by = ny + look.by;
    let bz = nz + look.bz;
    const l = 1 / Math.sqrt(bx * bx + by * by + bz * bz);
    bx *= l;
    by *= l;
    bz *= l;
    // Light follows the relief through its mean direction.
    // The half-size light is a mean over small folds: measured against that, not against this point's own normal, they stay
    // crisp. Against its own normal every crease finer than a hand was ironed out, and cloth was wax.
    const plain = rug || leaf || m.glow;
    const flat = plain ? nx * lit.vx + ny * lit.vy + nz * lit.vz : lit.g;
    let tilt = 1;
    if (flat > 1e-4)
      tilt = Math.max(
        plain ? 0.45 : LEAST_TILT,
        Math.min(plain ? 1.6 : 1.4, (bx * lit.vx + by * lit.vy + bz * lit.vz) / flat),
      );
    // Between folds light is lost that one mean direction cannot tell.
    if (FOLDS.has(m.kind) && !plain && tilt < 1) tilt **= FOLDED;
    if (rug) {
      if (upright > 0) {
        const turned = (ex * lit.vx + ey * lit.vy + ez * lit.vz) / Math.max(1e-4, lit.vy);
        tilt *= Math.max(EDGE_LEAST, Math.min(EDGE_MOST, turned)) * (1 - EDGE_LOST * upright);
      }
      // Half the lift: path tracing has rugs no brighter than this.
      const left = contactAt(job.contact, job.contact.rug, point.x, point.z);
      // Both tell of the same shade: together they made a rug turn black under a bed.
      tilt *= Math.max(left, Math.min(1, DEEPEST / Math.max(0.05, lit.deep))) / Math.sqrt(flood);
      tilt *= footAt(job.contact.feet, point.x, point.z, (t * pixelAngle) / Math.sqrt(facing), true);
      const beam = sunOnFloor(job.light.glimpse, job.light, u / width, v / job.height, point.x, point.z, own);
      if (beam > 0) tilt *= 1 + beam * sunlight.onFloor(point.x, point.z);
    }
    if (!rug) tilt *= aboveFloor(ny, point.y);
    let r = look.r * lit.r * tilt;
    let g = look.g * lit.g * tilt;
    let b = look.b * lit.b * tilt;
    if (SHEEN.has(m.kind)) {
      const aslant = (1 - facing) ** 3;
      const rim = 1 + (m.kind === 'velvet' ? 1.5 : 0.25) * aslant;
      const mean = Math.hypot(lit.vx, lit.vy, lit.vz);
      const against = mean > 1e-4 ? Math.max(0, (lit.vx * dx + lit.vy * dy + lit.vz * dz) / mean) : 0;
      const fuzz = rug ? 0 : FUZZ * Math.min(SOFT_EDGE, aslant) * (0.15 + against);
      // Fibres are dyed through: white light on their ends laid a veil of milk over navy and charcoal.
      r = r * rim + lit.r * fuzz * Math.sqrt(look.r);
      g = g * rim + lit.g * fuzz * Math.sqrt(look.g);
      b = b * rim + lit.b * fuzz * Math.sqrt(look.b);
    }
    if (m.kind === 'leather') {
      const sheen = hide(dx, dy, dz, bx, by, bz, facing);
      r += sheen.r;
      g += sheen.g;
      b += sheen.b;
    }
    const polish = m.shine ?? 0;
    if (m.slim) {
      const cos = halfway(lit, dx, dy, dz, bx, by, bz);
      if (m.metal) {
        const gleam = burnished(cos, dy - 2 * (dx * bx + dy * by + dz * bz) * by);
        r = m.colour[0] * lit.r * gleam;
        g = m.colour[1] * lit.g * gleam;
        b = m.colour[2] * lit.b * gleam;
      } else {
        const gleam = lacquer(cos) * polish * 20;
        r += lit.r * gleam;
        g += lit.g * gleam;
        b += lit.b * gleam;
        if (polish > 0) {
          // Black wood and steel are seen by what they mirror alone: without the room in them chairs were holes cut in the picture.
          const k = -2 * (dx * bx + dy * by + dz * bz);
          shine.lookSoft(sx, sy, sz, dx + k * bx, dy + k * by, dz + k * bz);
          const coat = satin(polish, facing, lit.g / white);
          r += (shine.glance.r + haze[0]!) * coat;
          g += (shine.glance.g + haze[1]!) * coat;
          b += (shine.glance.b + haze[2]!) * coat;
        }
      }
    } else if (polish > 0) {
      const rough = m.rough ?? 0.4;
      const sheen = rough >= SATIN;
      const F = m.metal ? 1 : polish + (1 - polish) * (1 - Math.max(LEAST_FACING, facing)) ** 5 * (1 - rough) ** 2;
      let sr = lit.r * 0.8;
      let sg = lit.g * 0.8;
      let sb = lit.b * 0.8;
      if (rough < ROUGH && !(sheen && thin)) {
        const k = 2 * -(dx * bx + dy * by + dz * bz);
        const rx = dx + k * bx;
        const ry = dy + k * by;
        const rz = dz + k * bz;
        if (rx * gx + ry * gy + rz * gz > 0 && (!sheen || ry > 0)) {
          const back = bounce.reflected(sx, sy, sz, rx, ry, rz, rough < 0.06, sheen ? SATIN_DEPTH : undefined);
          const most = Math.max(back.r, back.g, back.b);
          const limit = m.kind === 'mirror' ? 0.85 : sheen ? 1.8 : 3;
          const cap = most > limit ? limit / most : 1;
          // Brushed and lacquered metal scatters part of it: a clear picture breaks into shards on a turned foot.
          const clear = m.kind === 'mirror' ? 1 : sheen ? CLEAR * Math.min(1, 3 * ry) : CLEAR;
          sr += (back.r * cap - sr) * clear;
          sg += (back.g * cap - sg) * clear;
          sb += (back.b * cap - sb) * clear;
        }
      }
      if (m.metal) {
        r = m.colour[0] * sr;
        g = m.colour[1] * sg;
        b = m.colour[2] * sb;
      } else {
        r = r * (1 - F) + F * sr;
        g = g * (1 - F) + F * sg;
        b = b * (1 - F) + F * sb;
      }
    }
    if (isShade(m)) {
      // A lamp is as bright in a dim picture as in a light one, and as warm as the picture's white; its hue outlasts the shoulder.
      const e = shadeGlow(job.shades, point.x, point.y, point.z, facing) * Math.max(LAMP, white);
      r = 0.3 * r + e * shadeTone[0]!;
      g = 0.3 * g + e * shadeTone[1]!;
      b = 0.3 * b + e * shadeTone[2]!;
      const most = Math.max(r, g, b);
      const held = shoulder(most) / most;
      out[0] = r * held;
      out[1] = g * held;
      out[2] = b * held;
      return;
    }
    if (m.glow) {
      r += m.glow * m.colour[0] * white;
      g += m.glow * m.colour[1] * white;
      b += m.glow * m.colour[2] * white;
    }
    out[0] = shoulder(r);
    out[1] = shoulder(g);
    out[2] = shoulder(b);
  };
};
