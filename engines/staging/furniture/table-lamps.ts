import type { Vec3 } from '#domain/scene/camera.ts';
import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { joined, type Mesh, moved } from './mesh.ts';
import type { Maker, Piece } from './piece.ts';
import { put } from './piece.ts';
import { disc, lathe, rod, rounded, tube } from './shapes.ts';

type Profile = readonly (readonly [number, number])[];

/** Height at which every foot ends in its bulb. */
const NECK = 0.34;
const turned = (...profile: Profile): Mesh => lathe(rounded([[0, 0], ...profile, [0.012, NECK], [0, NECK]]), 32);

/** An urn, a slim stand, a round jar, a ribbed column, a cage of rods, turned beads of wood. */
const urn = turned([0.06, 0], [0.065, 0.012], [0.05, 0.03], [0.075, 0.1], [0.085, 0.16], [0.06, 0.24], [0.018, 0.28]);
const jar = turned([0.05, 0], [0.09, 0.06], [0.1, 0.12], [0.085, 0.18], [0.04, 0.225], [0.014, 0.24]);
const stand = joined([disc(0.075, 0.016, 0.005), rod(0.011, 0.011, NECK, 12)]);
const column = joined([
  ...Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * 2 * Math.PI;
    return moved(rod(0.013, 0.013, 0.23, 10), { at: [0.056 * Math.cos(a), 0.008, 0.056 * Math.sin(a)] });
  }),
  disc(0.066, 0.01, 0.003),
  moved(disc(0.066, 0.01, 0.003), { at: [0, 0.234, 0] }),
  rod(0.012, 0.012, NECK, 10),
]);
const cage = ((): Mesh => {
  const ring = (r: number, y: number, turn: number): Vec3[] =>
    Array.from({ length: 6 }, (_, i): Vec3 => {
      const a = (i / 6 + turn) * 2 * Math.PI;
      return [r * Math.cos(a), y, r * Math.sin(a)];
    });
  const [low, wide, high] = [ring(0.06, 0.005, 0), ring(0.105, 0.1, 1 / 12), ring(0.035, 0.24, 0)];
  const rods: Vec3[][] = [];
  for (let i = 0; i < 6; i++) {
    const next = (i + 1) % 6;
    rods.push([low[i]!, low[next]!], [wide[i]!, wide[next]!], [high[i]!, high[next]!]);
    rods.push([low[i]!, wide[i]!], [low[next]!, wide[i]!], [wide[i]!, high[i]!], [wide[i]!, high[next]!]);
  }
  return joined([...rods.map((r) => tube(r, 0.004, 6)), moved(rod(0.011, 0.011, 0.11, 10), { at: [0, 0.23, 0] })]);
})();
const beads = turned(
  [0.055, 0],
  [0.058, 0.012],
  [0.02, 0.02],
  [0.062, 0.06],
  [0.02, 0.1],
  [0.052, 0.135],
  [0.018, 0.17],
  [0.04, 0.2],
  [0.014, 0.23],
);

/** Cloth shades, as wide at the foot and head: a wide cone, a drum, a bell's slope. */
const SHADES = [
  [0.155, 0.12],
  [0.135, 0.13],
  [0.165, 0.1],
] as const;

type Lamp = readonly [foot: Mesh, shade: number, of: (kit: Kit) => Material];
const LAMPS: readonly Lamp[] = [
  [urn, 0, ({ m }) => m.pot],
  [cage, 1, ({ m }) => m.brass],
  [jar, 2, ({ m }) => m.ceramic],
  [stand, 1, ({ m }) => m.black],
  [column, 1, ({ m }) => m.pot],
  [beads, 0, (kit) => kit.wood(1)],
];
/** What each style would not show: wooden beads among brass and marble, a cage of rods in a farmhouse. */
const OWN: Readonly<Record<Kit['style'], readonly number[]>> = {
  modern: [1, 3, 4],
  contemporary: [2, 4, 1],
  scandinavian: [5, 4, 0],
  farmhouse: [0, 2, 5],
  luxury: [1, 2, 4],
  minimalist: [3, 4, 2],
};

export const lampAt = (piece: Piece, kit: Kit, at: Vec3, size: number, design = 0): void => {
  const [foot, shade, of] = LAMPS[OWN[kit.style][(kit.pick(3, 3) + design) % 3]!]!;
  const scale: Vec3 = [size, size, size];
  put(piece, foot, of(kit), { at, scale });
  const [wide, narrow] = SHADES[shade]!;
  const cloth = lathe(
    [
      [wide, 0],
      [narrow, 0.2],
      [narrow - 0.003, 0.2],
      [wide - 0.003, 0.002],
    ],
    30,
  );
  put(piece, cloth, kit.m.shade, { at: [at[0], at[1] + 0.3 * size, at[2]], scale });
};
export const tableLamp: Maker = (piece, order, kit) => lampAt(piece, kit, [0, 0, 0], order.height / 0.5, order.design);
