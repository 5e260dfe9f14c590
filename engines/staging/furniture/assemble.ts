import type { FurniturePlan } from '#domain/scene/plan.ts';
import { kitFor } from '../look/kit.ts';
import { isClear } from '../render/clear.ts';
import { type Geometry, LIT, type Placement, sharedFloats } from '../render/geometry.ts';
import type { Material, Rgb } from '../render/material.ts';
import { hash } from '../render/noise.ts';
import { buildTree } from '../render/tree.ts';
import { widen } from '../render/wide-tree.ts';
import { type Eye, tooSmall } from './too-small.ts';
import { makePiece } from './workshop.ts';

export type Assembly = {
  readonly geometry: Geometry;
  /** Six floats for each piece that stands or hangs (not rugs). */
  readonly boxes: Float32Array;
  readonly triangleCount: number;
};

/** Pieces that stand in sets: each is turned and dyed a little its own way, or they read as copies of one. */
const SETS = new Set(['dining-chair', 'bar-stool', 'armchair', 'stool']);
const ASKEW = 0.09;
const SHADES = 5;

const ownShades = () => {
  const known = new Map<Material, Material[]>();
  return (m: Material, which: number): Material => {
    const row = known.get(m) ?? [];
    known.set(m, row);
    const f = 1 + 0.05 * (which / (SHADES - 1) - 0.5);
    row[which] ??= { ...m, colour: [m.colour[0] * f, m.colour[1] * f, m.colour[2] * f] };
    return row[which];
  };
};

const emptyBox = () => [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];

/** All pieces of a plan in room metres, with one tree over them; seen from `eye`, without what is too small for its pixels; on a floor of the colour `floor`, in shares of white. */
export const assemble = (plan: FurniturePlan, eye?: Eye, floor?: Rgb): Assembly => {
  const kit = kitFor(plan.style, plan.seed, plan.variant, plan.dim, floor);
  const materials: Material[] = [];
  const materialIds = new Map<Material, number>();
  const placements: Placement[] = [];
  const made = plan.items.map((item) => {
    const { parts } = makePiece(item, kit, plan.seed);
    return { item, piece: { parts: eye ? parts.filter((p) => !tooSmall(p.mesh, item, eye, p.trim)) : parts } };
  });
  const total = made.reduce((a, { piece }) => a + piece.parts.reduce((b, p) => b + p.mesh.triangles.length / 3, 0), 0);
  const corners = new Float32Array(total * 9);
  const normals = new Float32Array(total * 9);
  const tones = new Uint8Array(total * 3).fill(LIT);
  const boxesOfTriangles = new Float32Array(total * 6);
  const ofTriangle = new Uint16Array(total);
  const placement = new Uint16Array(total);
  const boxes: number[] = [];
  let t = 0;
  const told = ownShades();
  for (const [n, { item, piece }] of made.entries()) {
    // Nobody sets six chairs to the degree.
    const turn = item.turn + (SETS.has(item.kind) ? (hash(n, plan.seed, 17) - 0.5) * ASKEW : 0);
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    placements.push({ x: item.x, y: item.y, z: item.z, cos, sin });
    let box = emptyBox();
    for (const { mesh, material } of piece.parts) {
      const m = SETS.has(item.kind) ? told(material, Math.floor(hash(n, plan.seed, 23) * SHADES)) : material;
      // The two panels of a curtain have a window between them that no shadow reaches.
      if (item.kind === 'curtain') box = emptyBox();
      let id = materialIds.get(m);
      if (id === undefined) {
        id = materials.length;
        materials.push(m);
        materialIds.set(m, id);
      }
      const P = mesh.positions;
      const N = mesh.normals;
      for (let k = 0; k < mesh.triangles.length; k += 3) {
        for (let q = 0; q < 3; q++) {
          const v = mesh.triangles[k + q]! * 3;
          const o = t * 9 + q * 3;
          corners[o] = P[v]! * cos + P[v + 2]! * sin + item.x;
          corners[o + 1] = P[v + 1]! + item.y;
          corners[o + 2] = -P[v]! * sin + P[v + 2]! * cos + item.z;
          normals[o] = N[v]! * cos + N[v + 2]! * sin;
          normals[o + 1] = N[v + 1]!;
          normals[o + 2] = -N[v]! * sin + N[v + 2]! * cos;
          if (mesh.shade) tones[t * 3 + q] = Math.min(255, mesh.shade[v / 3]! * LIT);
        }
        const o = t * 9;
        for (let a = 0; a < 3; a++) {
          const low = Math.min(corners[o + a]!, corners[o + 3 + a]!, corners[o + 6 + a]!);
          const high = Math.max(corners[o + a]!, corners[o + 3 + a]!, corners[o + 6 + a]!);
          boxesOfTriangles[t * 6 + a] = low;
          boxesOfTriangles[t * 6 + 3 + a] = high;
          if (low < box[a]!) box[a] = low;
          if (high > box[3 + a]!) box[3 + a] = high;
        }
        ofTriangle[t] = id;
        placement[t] = placements.length - 1;
        t++;
      }
      if (item.kind === 'curtain' && box[4]! - box[1]! > 0.3) boxes.push(...box);
    }
    if (item.kind !== 'curtain' && box[4]! > 0.04) boxes.push(...box);
  }
  return {
    geometry: pack(corners, normals, tones, boxesOfTriangles, ofTriangle, placement, materials, placements),
    boxes: Float32Array.from(boxes),
    triangleCount: total,
  };
};

/** Puts triangles into the tree's order and the first corner apart from the edges. */
const pack = (
  corners: Float32Array,
  normals: Float32Array,
  tones: Uint8Array,
  boxes: Float32Array,
  material: Uint16Array,
  placement: Uint16Array,
  materials: Material[],
  placements: Placement[],
): Geometry => {
  // Clear glass stands in no ray's way: it comes after the tree's triangles.
  const all = Array.from(material, (_, t) => t);
  const solid = all.filter((t) => !isClear(materials[material[t]!]!));
  const bounds = new Float32Array(solid.length * 6);
  solid.forEach((t, k) => {
    bounds.set(boxes.subarray(t * 6, t * 6 + 6), k * 6);
  });
  const tree = buildTree(bounds);
  const order = [...Array.from(tree.order, (k) => solid[k]!), ...all.filter((t) => isClear(materials[material[t]!]!))];
  const n = order.length;
  const C = sharedFloats(Math.max(1, n) * 9);
  const N = sharedFloats(Math.max(1, n) * 9);
  const S = new Uint8Array(new SharedArrayBuffer(Math.max(1, n) * 3));
  const M = new Uint16Array(new SharedArrayBuffer(n * 2));
  const I = new Uint16Array(new SharedArrayBuffer(n * 2));
  for (let k = 0; k < n; k++) {
    const t = order[k]!;
    for (let q = 0; q < 9; q++) {
      C[k * 9 + q] = corners[t * 9 + q]! - (q >= 3 ? corners[t * 9 + (q % 3)]! : 0);
      N[k * 9 + q] = normals[t * 9 + q]!;
    }
    for (let q = 0; q < 3; q++) S[k * 3 + q] = tones[t * 3 + q]!;
    M[k] = material[t]!;
    I[k] = placement[t]!;
  }
  const wide = widen(tree);
  const nodes = sharedFloats(wide.length);
  // As whole numbers: a link read as a float may be no number at all, and come out as another.
  new Int32Array(nodes.buffer).set(new Int32Array(wide.buffer, wide.byteOffset, wide.length));
  return { corners: C, normals: N, tones: S, material: M, placement: I, nodes, materials, placements };
};
