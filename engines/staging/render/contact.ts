import { type LightBox, makeShine } from '../light/light-box.ts';
import { slantOn } from '../light/slant.ts';
import { type Feet, findFeet, TOUCHING } from './feet.ts';
import { distances, filledShare, soften, stamp } from './floor-grid.ts';
import { type Geometry, sharedFloats } from './geometry.ts';

/**
 * Light left on the floor and on rugs close to what touches them, on a grid of floor places. Paths find the broad shadow;
 * a leg's own, a few centimetres wide, they find too seldom, and smoothing takes it away: pieces seemed to hover.
 */
export type Contact = {
  readonly x: number;
  readonly z: number;
  readonly across: number;
  readonly along: number;
  readonly floor: Float32Array;
  readonly rug: Float32Array;
  readonly feet: Feet;
};

const CELL = 0.012;
const MARGIN = 0.4;
/** A leg's own soft shadow away from the windows: its length, and what it takes at the foot. Paths find it too seldom. */
const CAST = [0.5, 0.5] as const;
/** By how much a window's shadow of a leg widens to each side, a step, and how thick that leg is, cells: as wide as it gets, so much fainter it is. */
const WIDER = 0.14;
const THICK = 3;
const LEAST_SLANT = 0.08;
/** Under what is broad and low: [height of what counts, distance at which its shadow falls to a third, how much of the light it takes right beside it], metres; the last reaches highest. Legs are not broad. */
const LAYERS = [
  [0.09, 0.03, 0.4],
  [0.2, 0.08, 0.24],
  [0.36, 0.14, 0.16],
] as const;
const HIGHEST = LAYERS[2][0];
/** A rug's own edge on the floor, and the soft shade before it, less of both among a carpet's tufts: away from the light so much longer, and shorter towards it, metres. */
const EDGE = [0.01, 0.5] as const;
const AMONG_TUFTS = [0.9, 0.5] as const;
const BESIDE = [0.03, 0.14] as const;
const AWAY = 0.014;
/** What tufts hide of a rug along its edge, metres. */
const BURIED = 0.02;

export const findContacts = (geometry: Geometry, boxes: Float32Array, light: LightBox, carpet: boolean): Contact => {
  let [x0, z0, x1, z1] = [1e9, 1e9, -1e9, -1e9];
  for (let o = 0; o < boxes.length; o += 6) {
    if (boxes[o + 1]! > HIGHEST) continue;
    x0 = Math.min(x0, boxes[o]!);
    z0 = Math.min(z0, boxes[o + 2]!);
    x1 = Math.max(x1, boxes[o + 3]!);
    z1 = Math.max(z1, boxes[o + 5]!);
  }
  const { corners: C, material, materials, placement } = geometry;
  // A rug's binding is another cloth, and still the rug: taken for a thing that stands on it, it drew a dark band inside the edge.
  const rugs = new Set(placement.filter((_, k) => materials[material[k]!]!.kind === 'rug'));
  for (let k = 0; k < material.length; k++) {
    if (!rugs.has(placement[k]!)) continue;
    const o = k * 9;
    x0 = Math.min(x0, C[o]!);
    z0 = Math.min(z0, C[o + 2]!);
    x1 = Math.max(x1, C[o]!);
    z1 = Math.max(z1, C[o + 2]!);
  }
  if (x1 < x0)
    return {
      x: 0,
      z: 0,
      across: 0,
      along: 0,
      floor: sharedFloats(1),
      rug: sharedFloats(1),
      feet: findFeet(geometry, [], 0, 0, 0, 0),
    };
  const x = x0 - MARGIN;
  const z = z0 - MARGIN;
  const across = Math.ceil((x1 - x0 + 2 * MARGIN) / CELL);
  const along = Math.ceil((z1 - z0 + 2 * MARGIN) / CELL);
  const lowest = new Float32Array(across * along).fill(1);
  const covered = new Float32Array(across * along).fill(1);
  for (let k = 0; k < material.length; k++) {
    if (!rugs.has(placement[k]!)) stamp(geometry, k, { x, z, cell: CELL, across, lowest }, HIGHEST);
    else if (materials[material[k]!]!.kind === 'rug')
      stamp(geometry, k, { x, z, cell: CELL, across, lowest: covered }, HIGHEST);
  }
  const rug = sharedFloats(across * along).fill(1);
  const spread = new Float32Array(across * along);
  for (const [height, reach, share] of LAYERS) {
    for (let i = 0; i < spread.length; i++) spread[i] = lowest[i]! < height ? 1 : 0;
    const filled = filledShare(spread, across);
    for (let i = 0; i < spread.length; i++) spread[i] = spread[i] ? 0 : 1e3;
    distances(spread, across);
    for (let i = 0; i < spread.length; i++)
      rug[i]! *= 1 - share * Math.min(1, 2.2 * filled[i]!) * Math.exp((-spread[i]! * CELL) / reach);
  }
  const wayAt = waysOf({ x, z }, light);
  const cast = castShadows(lowest, across, wayAt);
  for (let i = 0; i < cast.length; i++) rug[i]! *= 1 - cast[i]!;
  const floor = sharedFloats(across * along);
  for (let i = 0; i < spread.length; i++) spread[i] = covered[i]! < 0.1 ? 1e3 : 0;
  if (carpet) distances(spread, across);
  for (let i = 0; i < spread.length; i++) spread[i] = spread[i]! > (carpet ? BURIED / CELL : 0) ? 0 : 1e3;
  distances(spread, across);
  soften(spread, across, 2);
  const [part, less] = carpet ? AMONG_TUFTS : [1, 1];
  const [edge, beside] = [part * EDGE[1], less * BESIDE[1]];
  for (let i = 0; i < spread.length; i++) {
    const own = rug[i]!;
    floor[i] = own;
    if (spread[i]! * CELL > FAR) continue;
    const [u, v] = [i % across, Math.floor(i / across)];
    const { dx, dz, share } = wayAt(u, v);
    const step = (AWAY / CELL) * share;
    const off = between(spread, across, u - dx * step, v - dz * step) * CELL;
    // What a foot has darkened already loses little to the rug's edge: together they were ink.
    floor[i]! *= (1 - own * edge * Math.exp(-off / EDGE[0])) * (1 - own * beside * Math.exp(-off / BESIDE[0]));
  }
  const standing: number[] = [];
  for (let k = 0; k < material.length; k++) if (!rugs.has(placement[k]!)) standing.push(k);
  const feet = findFeet(geometry, standing, x, z, across * CELL, along * CELL);
  return { x, z, across, along, floor, rug, feet };
};

/** Beyond this a rug's edge shades nothing, metres. */
const FAR = 0.2;

/** A grid's value between its places. */
const between = (data: Float32Array, across: number, u: number, v: number): number => {
  const x = Math.max(0, Math.min(across - 1.01, u));
  const y = Math.max(0, Math.min(data.length / across - 1.01, v));
  const [i, j] = [x | 0, y | 0];
  const k = j * across + i;
  const top = data[k]! * (1 - x + i) + data[k + 1]! * (x - i);
  const low = data[k + across]! * (1 - x + i) + data[k + across + 1]! * (x - i);
  return top * (1 - y + j) + low * (y - j);
};

/** Which way shadows fall at a place of the grid, and how far the light there comes from one side, 0..1. */
type WayAt = (i: number, j: number) => { readonly dx: number; readonly dz: number; readonly share: number };

const waysOf = (corner: { readonly x: number; readonly z: number }, light: LightBox): WayAt => {
  const shine = makeShine(light);
  const ways = new Map<number, ReturnType<WayAt>>();
  return (i, j) => {
    const key = (j >> 5) * 4096 + (i >> 5);
    const known = ways.get(key);
    if (known) return known;
    const px = Math.max(0.1 - light.left, Math.min(light.right - 0.1, corner.x + i * CELL));
    const pz = Math.max(0.1 - light.behind, Math.min(light.depth - 0.1, corner.z + j * CELL));
    const { along, across: deep } = slantOn(shine, [px, 0.02, pz], 4);
    const slant = Math.hypot(along, deep);
    const way = {
      dx: -along / (slant || 1),
      dz: -deep / (slant || 1),
      share: Math.max(0, Math.min(1, (slant - LEAST_SLANT) / 0.35)),
    };
    ways.set(key, way);
    return way;
  };
};

/** Legs' shadows on the side away from the light: narrow and dark at the foot, wider and fainter farther off. */
const castShadows = (lowest: Float32Array, across: number, wayAt: WayAt): Float32Array => {
  const out = new Float32Array(lowest.length);
  const rows = lowest.length / across;
  const touching = lowest.map((v) => (v < TOUCHING ? 1 : 0));
  const filled = filledShare(touching, across);
  const steps = Math.round(CAST[0] / CELL);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < across; i++) {
      // What is broad has its shadow from the paths.
      if (!touching[j * across + i] || filled[j * across + i]! > 0.4) continue;
      const { dx, dz, share } = wayAt(i, j);
      if (share <= 0) continue;
      for (let k = 1; k < steps; k++) {
        const wide = (1 + WIDER * k) | 0;
        const value = (CAST[1] * share * (1 - k / steps) * THICK) / (THICK + 2 * WIDER * k);
        for (let w = -wide; w <= wide; w++) {
          const u = Math.round(i + dx * k - dz * w);
          const v = Math.round(j + dz * k + dx * w);
          if (u < 0 || v < 0 || u >= across || v >= rows) continue;
          const soft = value * (1 - (w / (wide + 1)) ** 2);
          const cell = v * across + u;
          if (soft > out[cell]!) out[cell] = soft;
        }
      }
    }
  }
  return out;
};

/** What is left at a place, 1 beyond the grid. */
export const contactAt = (contact: Contact, on: Float32Array, x: number, z: number): number => {
  const u = (x - contact.x) / CELL - 0.5;
  const v = (z - contact.z) / CELL - 0.5;
  const i = Math.floor(u);
  const j = Math.floor(v);
  if (i < 0 || j < 0 || i >= contact.across - 1 || j >= contact.along - 1) return 1;
  return between(on, contact.across, u, v);
};
