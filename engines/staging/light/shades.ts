import type { Geometry } from '../render/geometry.ts';
import { sharedFloats } from '../render/geometry.ts';
import type { Material } from '../render/material.ts';

/** Numbers kept for a lamp that stands or hangs in the room: x, z, foot and head of its shade, radius. */
export const SHADE = 5;
/** Light of a warm bulb through cloth, green at 1: linear, in a picture balanced for day. */
export const WARM = [1.2, 1, 0.64] as const;
/** A shade that is lit; curtains let light through too, but are woven. */
export const isShade = (m: Material): boolean => m.kind === 'plain' && (m.glow ?? 0) > 0;

const APART = 0.45;
/** Light as a share of what falls on white paint, a metre away; never above MOST right beside the lamp: it is day. */
const STRENGTH = 0.26;
const MOST = 0.5;
/** Share that comes through the cloth; the rest leaves above and below. */
const THROUGH = 0.4;
/** Height of the bulb in its shade; the rims' widths over the shade's mean; width of the edge they draw, as a sine. */
const BULB = 0.42;
const NARROW = 0.85;
const WIDE = 1.1;
const EDGE = 0.5;

/** The lit shades of the scene, found by their material: the pieces need not say where their lamps are. */
export const findShades = ({ corners: C, material, materials }: Geometry): Float32Array => {
  const lit = materials.map(isShade);
  const found: { x0: number; x1: number; y0: number; y1: number; z0: number; z1: number }[] = [];
  for (let k = 0; k < material.length; k++) {
    if (!lit[material[k]!]) continue;
    const o = k * 9;
    const [x, y, z] = [C[o]!, C[o + 1]!, C[o + 2]!];
    const own = found.find(
      (f) =>
        Math.hypot((f.x0 + f.x1) / 2 - x, (f.z0 + f.z1) / 2 - z) < APART && Math.abs((f.y0 + f.y1) / 2 - y) < APART,
    );
    if (!own) {
      found.push({ x0: x, x1: x, y0: y, y1: y, z0: z, z1: z });
      continue;
    }
    own.x0 = Math.min(own.x0, x);
    own.x1 = Math.max(own.x1, x);
    own.y0 = Math.min(own.y0, y);
    own.y1 = Math.max(own.y1, y);
    own.z0 = Math.min(own.z0, z);
    own.z1 = Math.max(own.z1, z);
  }
  const out = sharedFloats(Math.max(1, found.length * SHADE));
  found.forEach((f, i) => {
    out.set([(f.x0 + f.x1) / 2, (f.z0 + f.z1) / 2, f.y0, f.y1, (f.x1 - f.x0 + f.z1 - f.z0) / 4], i * SHADE);
  });
  return out;
};

/** Light of one lamp on a place, as a share of what falls on white paint, if nothing stands between. */
export const lampLight = (
  shades: Float32Array,
  o: number,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number => {
  const radius = shades[o + 4]!;
  if (!(radius > 0)) return 0;
  const bulb = shades[o + 2]! + BULB * (shades[o + 3]! - shades[o + 2]!);
  const dx = shades[o]! - x;
  const dy = bulb - y;
  const dz = shades[o + 1]! - z;
  const far = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-6;
  const facing = (nx * dx + ny * dy + nz * dz) / far;
  if (facing <= 0) return 0;
  // The rims cut the bulb's light off: on a wall that is a hyperbola above the shade and another below. The bulb's own width makes its edge soft.
  const up = dy < 0;
  const high = up ? shades[o + 3]! - bulb : bulb - shades[o + 2]!;
  const rim = high / Math.hypot((up ? NARROW : WIDE) * radius, high);
  const open = Math.max(0, Math.min(1, (Math.abs(dy) / far - rim) / EDGE + 0.5));
  const lobe = THROUGH + (1 - THROUGH) * open * open * (3 - 2 * open);
  const size = Math.min(1.3, radius / 0.15);
  const share = (STRENGTH * size * lobe * facing) / (far * far + radius * radius);
  return share / (1 + share / MOST);
};

/** Own light of a shade's cloth, in shares of white: most in the lower middle, where the bulb is near, less to the rims and aslant. */
export const shadeGlow = (shades: Float32Array, x: number, y: number, z: number, facing: number): number => {
  let best = 0;
  let near = 1e9;
  for (let o = 0; o + SHADE <= shades.length; o += SHADE) {
    const d = Math.hypot(shades[o]! - x, shades[o + 1]! - z, (shades[o + 2]! + shades[o + 3]!) / 2 - y);
    if (d >= near) continue;
    near = d;
    best = o;
  }
  const height = (y - shades[best + 2]!) / Math.max(0.01, shades[best + 3]! - shades[best + 2]!);
  const off = (height - 0.4) / (height < 0.4 ? 0.42 : 0.5);
  return 0.38 + 0.68 * Math.exp(-off * off) * (0.3 + 0.7 * Math.sqrt(facing));
};
