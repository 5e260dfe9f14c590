import type { Geometry } from '#engines/staging/render/geometry.ts';
import { makeRays } from '#engines/staging/render/rays.ts';
import { newLook, textureAt } from '#engines/staging/render/texture.ts';

/** A lit bulb or shade, and a spot that shines down only. */
export type Light = {
  readonly x: number;
  readonly y: number;
  /** From the back wall, as all depths here. */
  readonly z: number;
  readonly r: number;
  readonly power: number;
  readonly down?: boolean;
};
type Colour = readonly [number, number, number];
/** A box by its middle: a cupboard, a door, the cord of a lamp. */
export type Slab = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: Colour;
  readonly glow?: number;
};
export type Shell = {
  readonly depth: number;
  readonly walls: Colour;
  readonly back: Colour;
  readonly lights: readonly Light[];
  readonly slabs: readonly Slab[];
};

export const WIDE = 6;
export const TALL = 2.6;
const CEILING: Colour = [0.82, 0.8, 0.76];
const FLOOR: Colour = [0.3, 0.17, 0.08];
/** Light of 2700 K for a camera that is set to the evening. */
const HUE: Colour = [1, 0.66, 0.33];
const BOUNCES = 4;

type Meeting = { t: number; n: [number, number, number]; colour: Colour; glow: number; lamp: boolean };

/** Light that comes to `from` along `way`: a path with every lamp asked at every turn. */
export const makeTracer = (shell: Shell, geometry: Geometry, random: () => number) => {
  const rays = makeRays(geometry);
  const look = newLook();
  const half = WIDE / 2;
  const meet: Meeting = { t: 0, n: [0, 0, 0], colour: CEILING, glow: 0, lamp: false };
  const set = (t: number, x: number, y: number, z: number, colour: Colour, glow = 0, lamp = false): void => {
    meet.t = t;
    meet.n[0] = x;
    meet.n[1] = y;
    meet.n[2] = z;
    meet.colour = colour;
    meet.glow = glow;
    meet.lamp = lamp;
  };
  const slabHit = (s: Slab, o: readonly number[], d: readonly number[], far: number): number => {
    let [near, end, axis] = [1e-4, far, -1];
    const low = [s.x - s.width / 2, s.y - s.height / 2, s.z - s.depth / 2];
    const size = [s.width, s.height, s.depth];
    for (let a = 0; a < 3; a++) {
      const inv = 1 / (d[a]! || 1e-12);
      let [t0, t1] = [(low[a]! - o[a]!) * inv, (low[a]! + size[a]! - o[a]!) * inv];
      if (t0 > t1) [t0, t1] = [t1, t0];
      if (t0 > near) {
        near = t0;
        axis = a;
      }
      end = Math.min(end, t1);
    }
    if (axis < 0 || near >= end) return far;
    const n = [0, 0, 0];
    n[axis] = d[axis]! > 0 ? -1 : 1;
    set(near, n[0]!, n[1]!, n[2]!, s.colour, s.glow ?? 0);
    return near;
  };
  const lampHit = (l: Light, o: readonly number[], d: readonly number[], far: number): number => {
    const v = [o[0]! - l.x, o[1]! - l.y, o[2]! - l.z];
    const b = v[0]! * d[0]! + v[1]! * d[1]! + v[2]! * d[2]!;
    const root = b * b - (v[0]! ** 2 + v[1]! ** 2 + v[2]! ** 2 - l.r * l.r);
    if (root < 0) return far;
    const t = -b - Math.sqrt(root);
    if (t < 1e-4 || t >= far) return far;
    set(t, 0, 0, 0, HUE, l.down ? 3 : 1.2 + 0.6 * l.power, true);
    return t;
  };
  const nearest = (o: readonly number[], d: readonly number[]): void => {
    let far = 1e9;
    const plane = (axis: number, at: number, way: number, colour: Colour): void => {
      if (d[axis]! * way >= 0) return;
      const t = (at - o[axis]!) / d[axis]!;
      if (t < 1e-4 || t >= far) return;
      far = t;
      set(t, axis === 0 ? way : 0, axis === 1 ? way : 0, axis === 2 ? way : 0, colour);
    };
    plane(0, -half, 1, shell.walls);
    plane(0, half, -1, shell.walls);
    plane(1, 0, 1, FLOOR);
    plane(1, TALL, -1, CEILING);
    plane(2, 0, 1, shell.back);
    plane(2, shell.depth, -1, shell.walls);
    for (const slab of shell.slabs) far = slabHit(slab, o, d, far);
    for (const light of shell.lights) far = lampHit(light, o, d, far);
    if (!rays.nearest(o[0]!, o[1]!, o[2]!, d[0]!, d[1]!, d[2]!, far)) return;
    const k = rays.hit.triangle;
    const t = rays.hit.t;
    const c = geometry.corners;
    const [e, f] = [c.subarray(k * 9 + 3, k * 9 + 6), c.subarray(k * 9 + 6, k * 9 + 9)];
    let n = [e[1]! * f[2]! - e[2]! * f[1]!, e[2]! * f[0]! - e[0]! * f[2]!, e[0]! * f[1]! - e[1]! * f[0]!];
    const length = Math.hypot(n[0]!, n[1]!, n[2]!) || 1;
    const way = n[0]! * d[0]! + n[1]! * d[1]! + n[2]! * d[2]! > 0 ? -1 : 1;
    n = n.map((v) => (v * way) / length);
    const p = geometry.placements[geometry.placement[k]!]!;
    const [px, pz] = [o[0]! + d[0]! * t - p.x, o[2]! + d[2]! * t - p.z];
    const material = geometry.materials[geometry.material[k]!]!;
    textureAt(material, px * p.cos - pz * p.sin, o[1]! + d[1]! * t - p.y, px * p.sin + pz * p.cos, 0.01, true, look);
    set(t, n[0]!, n[1]!, n[2]!, [look.r, look.g, look.b], material.glow ?? 0);
  };
  const blocked = (o: readonly number[], d: readonly number[], far: number): boolean => {
    for (const slab of shell.slabs) if (slabHit(slab, o, d, far) < far) return true;
    return rays.blocked(o[0]!, o[1]!, o[2]!, d[0]!, d[1]!, d[2]!, far);
  };
  return (from: readonly number[], way: readonly number[], out: Float32Array): void => {
    let [o, d] = [from, way];
    const through = [1, 1, 1];
    for (let bounce = 0; bounce < BOUNCES; bounce++) {
      nearest(o, d);
      const { t, colour, glow, lamp } = meet;
      const n = [...meet.n];
      if (lamp) {
        // Lamps are asked for at every point; met by chance they count for the eye alone.
        if (bounce === 0) for (let k = 0; k < 3; k++) out[k]! += through[k]! * HUE[k]! * glow;
        return;
      }
      if (glow > 0 && bounce < 2) for (let k = 0; k < 3; k++) out[k]! += through[k]! * HUE[k]! * glow;
      const at = [0, 1, 2].map((a) => o[a]! + d[a]! * t + n[a]! * 1e-3);
      for (let k = 0; k < 3; k++) through[k]! *= colour[k]!;
      for (const light of shell.lights) {
        const to = [
          light.x + (random() - 0.5) * light.r - at[0]!,
          light.y + (light.down ? 0 : (random() - 0.5) * light.r) - at[1]!,
          light.z + (random() - 0.5) * light.r - at[2]!,
        ];
        const away = Math.hypot(to[0]!, to[1]!, to[2]!);
        const ray = to.map((v) => v / away);
        const cos = n[0]! * ray[0]! + n[1]! * ray[1]! + n[2]! * ray[2]!;
        const beam = light.down ? 2.2 * Math.max(0, ray[1]!) ** 5 : 1;
        if (cos <= 0 || beam < 0.01 || blocked(at, ray, away - light.r)) continue;
        const add = Math.min(bounce > 0 ? 1 : 3, (light.power * beam * cos) / (0.05 + away * away));
        for (let k = 0; k < 3; k++) out[k]! += through[k]! * HUE[k]! * add;
      }
      const [a, phi] = [random(), 2 * Math.PI * random()];
      const r = Math.sqrt(a);
      const other = Math.abs(n[1]!) > 0.9 ? [1, 0, 0] : [0, 1, 0];
      const s = [
        n[1]! * other[2]! - n[2]! * other[1]!,
        n[2]! * other[0]! - n[0]! * other[2]!,
        n[0]! * other[1]! - n[1]! * other[0]!,
      ];
      const size = Math.hypot(s[0]!, s[1]!, s[2]!);
      const [sx, sy, sz] = s.map((v) => v / size) as [number, number, number];
      const q = [n[1]! * sz - n[2]! * sy, n[2]! * sx - n[0]! * sz, n[0]! * sy - n[1]! * sx];
      const [x, y, c] = [r * Math.cos(phi), r * Math.sin(phi), Math.sqrt(1 - a)];
      d = [0, 1, 2].map((k) => x * [sx, sy, sz][k]! + y * q[k]! + c * n[k]!);
      o = at;
    }
  };
};
