import type { Vec3 } from '#domain/scene/camera.ts';
import type { Material } from '../render/material.ts';
import { gridTriangles, type Mesh, smoothed } from './mesh.ts';
import { type Piece, put } from './piece.ts';
import { PILLOWS } from './pillow-meshes.ts';
import { CORD, type Trim, trimOf } from './pillow-trims.ts';
import { shaded } from './upholstery.ts';

export type PillowName = keyof typeof PILLOWS;
const TENTHS = 10_000;

type Known = { readonly places: Float32Array; readonly triangles: Uint32Array };
const unpacked = new Map<PillowName, Known>();

/** Triangles of the back panel, half as fine as the front; squares at the rim take every point of the seam, so that the case is closed. */
const backTriangles = (across: number, up: number): number[] => {
  const first = (across + 1) * (up + 1);
  const point = (i: number, j: number): number =>
    i === 0 || j === 0 || i === across || j === up
      ? j * (across + 1) + i
      : first + (j / 2 - 1) * (across / 2 - 1) + i / 2 - 1;
  const out: number[] = [];
  for (let j = 0; j < up; j += 2) {
    for (let i = 0; i < across; i += 2) {
      const round: (readonly [number, number])[] = [[0, 0]];
      if (j === 0) round.push([1, 0]);
      round.push([2, 0]);
      if (i + 2 === across) round.push([2, 1]);
      round.push([2, 2]);
      if (j + 2 === up) round.push([1, 2]);
      round.push([0, 2]);
      if (i === 0) round.push([0, 1]);
      const inner = round.findIndex(([x, y]) => x === (i === 0 ? 2 : 0) && y === (j === 0 ? 2 : 0));
      const at = (k: number): number => {
        const [x, y] = round[(inner + k) % round.length]!;
        return point(i + x, j + y);
      };
      for (let k = 1; k + 1 < round.length; k++) out.push(at(0), at(k + 1), at(k));
    }
  }
  return out;
};

const known = (name: PillowName): Known => {
  const before = unpacked.get(name);
  if (before) return before;
  const { across, up, packed } = PILLOWS[name];
  const bytes = Uint8Array.from(atob(packed), (c) => c.charCodeAt(0));
  const places = Float32Array.from(new Int16Array(bytes.buffer), (v) => v / TENTHS);
  const triangles = Uint32Array.from([...gridTriangles(across, up), ...backTriangles(across, up)]);
  unpacked.set(name, { places, triangles });
  return { places, triangles };
};

/** A cushion as it came to rest: x about the place it was set down at, y up from what it stands on, z out from what it leans on. `flip` shows its mirror image. */
export const pillow = (name: PillowName, flip = false, scale: Vec3 = [1, 1, 1]): Mesh => {
  const { places, triangles } = known(name);
  const [sx, sy, sz] = [flip ? -scale[0] : scale[0], scale[1], scale[2]];
  const positions = new Float32Array(places.length);
  for (let o = 0; o < places.length; o += 3) {
    positions[o] = places[o]! * sx;
    positions[o + 1] = places[o + 1]! * sy;
    positions[o + 2] = places[o + 2]! * sz;
  }
  const mesh = smoothed(positions, flip ? triangles.slice().reverse() : triangles);
  return { ...mesh, shade: lightOn(mesh, name) };
};

/** Light left beside the seam, where front and back close in on each other, and how far in it is missed. */
const CLOSED = 0.78;
const REACH = 1.6;

const lightOn = ({ positions }: Mesh, name: PillowName): Float32Array => {
  const { across, up } = PILLOWS[name];
  const out = new Float32Array(positions.length / 3).fill(1);
  for (let j = 0; j <= up; j++)
    for (let i = 0; i <= across; i++) {
      const edge = Math.min(i, j, across - i, up - j);
      out[j * (across + 1) + i] = 1 - (1 - CLOSED) * Math.exp(-edge / REACH);
    }
  return out;
};

/** The way each cushion is finished, so that no two of one group are alike. */
const TRIMS: Readonly<Record<PillowName, Trim>> = {
  sleepingA: 'flanged',
  sleepingB: 'flanged',
  squareA: 'piped',
  squareB: 'knife',
  lumbarA: 'fringed',
  sleepingC: 'knife',
  sleepingD: 'knife',
  squareC: 'fringed',
  squareD: 'flanged',
  lumbarB: 'piped',
  sofaA: 'piped',
  sofaB: 'knife',
  sofaC: 'flanged',
  chairA: 'piped',
  chairB: 'fringed',
};

/** Sets a cushion on a piece, against what stands at `at`'s z. */
export const putPillow = (
  piece: Piece,
  cloth: Material,
  name: PillowName,
  at: Vec3,
  flip = false,
  scale: Vec3 = [1, 1, 1],
): void => {
  // A print is laid out about the cushion's own middle: about the sofa's, a stripe came to lie on the rim.
  const own = cloth.pattern ? { ...cloth, across: at[0] } : cloth;
  const mesh = pillow(name, flip, scale);
  put(piece, mesh, own, { at });
  const { across, up } = PILLOWS[name];
  const trim = trimOf(TRIMS[name], mesh.positions, across, up);
  // Cords and threads are of one yarn, a shade deeper than the cloth between them.
  const { pattern: _, ...yarn } = own;
  const finish = TRIMS[name] === 'flanged' ? own : shaded(yarn, 0.86);
  if (trim) put(piece, trim, finish, { at }, TRIMS[name] === 'piped' ? 2 * CORD : undefined);
};
