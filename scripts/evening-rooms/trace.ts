/** A lit bulb, and a spot that shines down only. */
export type Light = {
  readonly x: number;
  readonly y: number;
  /** From the back wall, as all depths here. */
  readonly z: number;
  readonly r: number;
  readonly power: number;
  readonly down?: boolean;
};
export type Colour = readonly [number, number, number];
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
  /** Boxes of one thing each: a ray that misses all of it need not ask for its parts. */
  readonly things: readonly (readonly Slab[])[];
};

export const WIDE = 6;
export const TALL = 2.6;
const CEILING: Colour = [0.82, 0.8, 0.76];
const FLOOR: Colour = [0.34, 0.22, 0.12];
/** Light of 2700 K for a camera that is set to the evening. */
const HUE: Colour = [1, 0.66, 0.33];
const BOUNCES = 4;
const NEAR = 1e-4;

/** What a path finds: light that surfaces give back, the colour of the first of them, the light it sends itself, and which it is. */
export type Found = {
  readonly light: Float64Array;
  readonly colour: Float64Array;
  readonly own: Float64Array;
  surface: number;
};

const boxOf = ({ x, y, z, width, height, depth }: Slab): number[] => [
  x - width / 2,
  y - height / 2,
  z - depth / 2,
  x + width / 2,
  y + height / 2,
  z + depth / 2,
];
const hullOf = (all: readonly number[][]): number[] =>
  [0, 1, 2, 3, 4, 5].map((k) => (k < 3 ? Math.min : Math.max)(...all.map((box) => box[k]!)));

type Face = { readonly colour: Colour; readonly glow: number };

/** Paths through a room of boxes, with every lamp asked at every turn. */
export const makeTracer = (shell: Shell, random: () => number) => {
  const half = WIDE / 2;
  const slabs = shell.things.flat();
  const boxes = Float64Array.from(slabs.flatMap(boxOf));
  const around = Float64Array.from(shell.things.flatMap((thing) => hullOf(thing.map(boxOf))));
  const first = shell.things.map((_, n) => shell.things.slice(0, n).flat().length * 6);
  const sides: readonly Face[] = [shell.walls, shell.walls, FLOOR, CEILING, shell.back, shell.walls].map((colour) => ({
    colour,
    glow: 0,
  }));
  const faces: readonly Face[] = slabs.map(({ colour, glow }) => ({ colour, glow: glow ?? 0 }));
  const planes = [-half, half, 0, TALL, 0, shell.depth];
  const [o, d, n] = [new Float64Array(3), new Float64Array(3), new Float64Array(3)];
  const inv = new Float64Array(3);
  let [far, met, axis] = [0, 0, 0];

  /** Where the ray enters a box before `far`, and the axis of its face; or `far` itself. From inside it is not entered. */
  let face = -1;
  const entry = (all: Float64Array, at: number): number => {
    let [near, end] = [NEAR, far];
    face = -1;
    for (let a = 0; a < 3; a++) {
      const t0 = (all[at + a]! - o[a]!) * inv[a]!;
      const t1 = (all[at + 3 + a]! - o[a]!) * inv[a]!;
      const from = t0 < t1 ? t0 : t1;
      const to = t0 < t1 ? t1 : t0;
      if (from > near) {
        near = from;
        face = a;
      }
      if (to < end) end = to;
      if (near >= end) return far;
    }
    return near;
  };
  /** Asks all boxes in the way; with `any` the first one that casts a shadow is enough. A lit shade casts none. */
  const meet = (any: boolean): void => {
    for (let thing = 0; thing < first.length; thing++) {
      if (entry(around, thing * 6) === far) continue;
      for (let at = first[thing]!, end = first[thing + 1] ?? boxes.length; at < end; at += 6) {
        const t = entry(boxes, at);
        if (t === far || face < 0 || (any && faces[at / 6]!.glow > 0)) continue;
        far = t;
        axis = face;
        met = 6 + at / 6;
        if (any) return;
      }
    }
  };
  const invert = (): void => {
    for (let a = 0; a < 3; a++) inv[a] = 1 / (d[a]! || 1e-12);
  };
  const nearest = (): void => {
    [far, met, axis] = [1e9, 0, 0];
    invert();
    for (let k = 0; k < 6; k++) {
      const a = k >> 1;
      if (k % 2 === 0 ? d[a]! >= 0 : d[a]! <= 0) continue;
      const t = (planes[k]! - o[a]!) * inv[a]!;
      if (t > NEAR && t < far) [far, met, axis] = [t, k, a];
    }
    meet(false);
  };
  const lampMet = ({ x, y, z, r, down }: Light): boolean => {
    if (down) return false;
    const [vx, vy, vz] = [o[0]! - x, o[1]! - y, o[2]! - z];
    const b = vx * d[0]! + vy * d[1]! + vz * d[2]!;
    const root = b * b - (vx * vx + vy * vy + vz * vz - r * r);
    return root >= 0 && -b - Math.sqrt(root) > NEAR && -b - Math.sqrt(root) < far;
  };
  const blocked = (length: number): boolean => {
    invert();
    far = length;
    meet(true);
    return far < length;
  };
  const turn = (): void => {
    const [a, phi] = [random(), 2 * Math.PI * random()];
    const r = Math.sqrt(a);
    const k = n.findIndex((v) => v !== 0);
    const [i, j] = [(k + 1) % 3, (k + 2) % 3];
    d[k] = n[k]! * Math.sqrt(1 - a);
    d[i] = r * Math.cos(phi);
    d[j] = r * Math.sin(phi);
  };
  return (from: readonly number[], way: readonly number[], out: Found): void => {
    o.set(from);
    d.set(way);
    out.light.fill(0);
    out.own.fill(0);
    const through = [1, 1, 1];
    for (let bounce = 0; bounce < BOUNCES; bounce++) {
      nearest();
      const { colour, glow } = met < 6 ? sides[met]! : faces[met - 6]!;
      if (bounce === 0) {
        out.surface = met * 3 + axis;
        out.colour.set(colour);
        // Lamps are asked for at every point; met by chance they count for the eye alone.
        const lamp = shell.lights.some(lampMet);
        const bright = lamp ? 1.2 : glow;
        for (let k = 0; k < 3; k++) out.own[k] = HUE[k]! * bright;
        if (lamp) return;
      } else {
        if (glow > 0 && bounce < 2) for (let k = 0; k < 3; k++) out.light[k]! += through[k]! * HUE[k]! * glow;
        for (let k = 0; k < 3; k++) through[k]! *= colour[k]!;
      }
      const facing = d[axis]! > 0 ? -1 : 1;
      n.fill(0);
      n[axis] = facing;
      for (let a = 0; a < 3; a++) o[a] = o[a]! + d[a]! * far + n[a]! * 1e-3;
      for (const { x, y, z, r, power, down } of shell.lights) {
        const tx = x + (random() - 0.5) * r - o[0]!;
        const ty = y + (down ? 0 : (random() - 0.5) * r) - o[1]!;
        const tz = z + (random() - 0.5) * r - o[2]!;
        const away = Math.hypot(tx, ty, tz);
        d[0] = tx / away;
        d[1] = ty / away;
        d[2] = tz / away;
        const cos = n[0]! * d[0]! + n[1]! * d[1]! + n[2]! * d[2]!;
        const beam = down ? 2.2 * Math.max(0, d[1]!) ** 5 : 1;
        if (cos <= 0 || beam < 0.01 || blocked(away - r)) continue;
        const add = Math.min(bounce > 0 ? 0.5 : 3, (power * beam * cos) / (0.12 + away * away));
        for (let k = 0; k < 3; k++) out.light[k]! += through[k]! * HUE[k]! * add;
      }
      turn();
    }
  };
};
