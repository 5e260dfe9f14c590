import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { hash } from '../render/noise.ts';
import { drapedCloth, roundedBody } from './cloth.ts';
import { feet } from './legs.ts';
import { dyed, type Maker, type Order, type Piece, put } from './piece.ts';
import { cushion, lathe, pillow, pillowSeam, roundBox, tube } from './shapes.ts';

type Arm = 'track' | 'slim' | 'roll' | 'block';
const armOf = (kit: Kit, design: number): Arm => {
  const own: Record<Kit['style'], readonly Arm[]> = {
    modern: ['track', 'block', 'slim'],
    contemporary: ['block', 'track', 'slim'],
    scandinavian: ['slim', 'track', 'slim'],
    farmhouse: ['roll', 'block', 'roll'],
    luxury: ['track', 'block', 'track'],
    minimalist: ['block', 'slim', 'block'],
  };
  return own[kit.style][(kit.design + design) % 3]!;
};

/** Cord sewn into the front and top edges of a seat cushion. */
export const piping = (
  piece: Piece,
  cloth: Material,
  w: number,
  h: number,
  d: number,
  at: readonly [number, number, number],
) => {
  const [x, y, z] = at;
  const r = 0.03;
  for (const top of [1, -1]) {
    const yy = y + top * (h / 2 - 0.0125);
    const loop: [number, number, number][] = [];
    const [a, b] = [w / 2 - 0.0125, d / 2 - 0.0125];
    for (const [cx, cz, from] of [
      [a - r, b - r, 0],
      [-a + r, b - r, 1],
      [-a + r, -b + r, 2],
      [a - r, -b + r, 3],
    ] as const) {
      for (let i = 0; i <= 3; i++) {
        const angle = ((from + i / 3) * Math.PI) / 2;
        loop.push([x + cx + r * Math.cos(angle), yy, z + cz + r * Math.sin(angle)]);
      }
    }
    loop.push(loop[0]!);
    put(piece, tube(loop, 0.006, 5), cloth);
  }
};

export const throwPillow = (
  piece: Piece,
  cloth: Material,
  size: number,
  seed: number,
  at: readonly [number, number, number],
  lean: number,
  roll: number,
  height = size,
): void => {
  const chop = seed % 3 === 0 ? 0.07 : 0.02;
  const mesh = pillow(size, height, 0.17, seed, chop);
  put(piece, mesh, cloth, { at, tiltX: lean, leanZ: roll });
  put(piece, tube(pillowSeam(size, height, chop), 0.0045, 5), cloth, { at, tiltX: lean, leanZ: roll });
};

/** Seats, backs, arms and plinth between -w/2 and w/2; the front is +z. */
export const bank = (
  piece: Piece,
  order: Order,
  w: number,
  d: number,
  x0: number,
  sides: readonly (-1 | 1)[],
  cloth: Material,
  arm: Arm,
) => {
  const lift = arm === 'roll' ? 0.09 : arm === 'block' ? 0.06 : 0.14;
  const armWidth = arm === 'slim' ? 0.1 : arm === 'track' ? 0.15 : arm === 'roll' ? 0.19 : 0.24;
  const armHeight = arm === 'slim' ? 0.56 : arm === 'block' ? 0.58 : 0.61;
  const inner = w - armWidth * sides.length;
  const innerX = x0 + (sides.includes(-1) ? armWidth / 2 : 0) - (sides.includes(1) ? armWidth / 2 : 0);
  put(piece, roundBox(w - 0.02, 0.2, d - 0.02, 0.025, { mid: 3 }), cloth, { at: [x0, lift + 0.1, 0] });
  for (const s of sides) {
    put(
      piece,
      cushion(armWidth, armHeight - lift, d, {
        radius: arm === 'block' ? 0.06 : 0.035,
        bulge: 0.012,
        seed: s + 3,
        crease: 0.004,
      }),
      cloth,
      {
        at: [x0 + s * (w / 2 - armWidth / 2), lift + (armHeight - lift) / 2, 0],
      },
    );
    if (arm === 'roll') {
      const roll = lathe(
        [
          [0, -d / 2],
          [0.09, -d / 2],
          [0.105, -d / 2 + 0.02],
          [0.105, d / 2 - 0.02],
          [0.09, d / 2],
          [0, d / 2],
        ],
        20,
      );
      put(piece, roll, cloth, {
        at: [x0 + s * (w / 2 - armWidth / 2 + 0.012), armHeight - 0.02, 0],
        tiltX: Math.PI / 2,
      });
    }
  }
  put(piece, cushion(inner + 0.02, 0.6, 0.17, { radius: 0.05, bulge: 0.012, seed: 9, mid: 5 }), cloth, {
    at: [innerX, lift + 0.35, -d / 2 + 0.1],
    tiltX: -0.06,
  });
  const count = Math.max(1, Math.round(inner / 0.78));
  const one = inner / count;
  for (let i = 0; i < count; i++) {
    const x = innerX - inner / 2 + one * (i + 0.5);
    const seat = [one - 0.006, 0.17, d - 0.2] as const;
    put(
      piece,
      cushion(...seat, { radius: 0.05, bulge: 0.03, sag: 0.012, seed: order.seed + i * 5, crease: 0.008, mid: 8 }),
      cloth,
      { at: [x, lift + 0.285, 0.085] },
    );
    piping(piece, cloth, seat[0], seat[1], seat[2], [x, lift + 0.285, 0.085]);
    put(
      piece,
      cushion(one - 0.012, 0.44, 0.2, {
        radius: 0.075,
        bulge: 0.05,
        seed: order.seed + i * 7 + 4,
        crease: 0.014,
        mid: 8,
      }),
      cloth,
      {
        at: [x + 0.006 * (hash(i, order.seed, 4) - 0.5), lift + 0.565, -d / 2 + 0.275],
        tiltX: -0.19 - 0.03 * hash(i, 3, order.seed),
        leanZ: 0.02 * (hash(i, order.seed, 2) - 0.5),
      },
    );
  }
  return { lift, armWidth, armHeight, inner, innerX };
};

/** A knitted throw over the seat and front edge, draped for real. */
const throwOver = (piece: Piece, kit: Kit, x: number, seatY: number, d: number) => {
  const width = 0.5;
  const length = 1.2;
  const mesh = drapedCloth(
    {
      columns: 14,
      rows: 30,
      size: [width, length],
      start: (u, v) => [
        x + (u - 0.5) * width + 0.03 * Math.sin(v * 5),
        seatY + 0.32 + 0.02 * Math.sin(u * 19 + v * 3),
        -d / 2 + 0.2 + v * length * 0.92,
      ],
      bodies: [
        roundedBody([x, seatY - 0.17, 0.09], [0.7, 0.2, (d - 0.2) / 2 + 0.025], 0.06),
        roundedBody([x, seatY + 0.24, -d / 2 + 0.27], [0.7, 0.26, 0.15], 0.1),
      ],
      steps: 110,
      stiff: 0.05,
    },
    0.012,
  );
  put(piece, mesh, kit.m.throw);
};

export const sofa: Maker = (piece, order, kit) => {
  const cloth = dyed(kit.m.base, order);
  const arm = armOf(kit, order.design);
  const { width: w, depth: d } = order;
  const { lift, inner, innerX } = bank(piece, order, w, d, 0, [-1, 1], cloth, arm);
  feet(piece, kit, w, d, lift);
  const seatY = lift + 0.385;
  const [left, right] = [innerX - inner / 2, innerX + inner / 2];
  throwPillow(piece, kit.m.accent, 0.48, 3, [left + 0.22, seatY + 0.21, -d / 2 + 0.45], -0.42, 0.1);
  throwPillow(piece, kit.m.soft, 0.42, 5, [left + 0.5, seatY + 0.18, -d / 2 + 0.5], -0.5, -0.08);
  throwPillow(piece, kit.m.deep, 0.46, 6, [right - 0.23, seatY + 0.2, -d / 2 + 0.45], -0.42, -0.14);
  if (w > 1.9) throwPillow(piece, kit.m.accent, 0.5, 8, [right - 0.52, seatY + 0.13, -d / 2 + 0.52], -0.5, 0.04, 0.31);
  throwOver(piece, kit, right - 0.62, seatY, d);
};

/** A long bank with a return on one side (design parity), together one L. */
export const sectional: Maker = (piece, order, kit) => {
  const cloth = dyed(kit.m.base, order);
  const arm = armOf(kit, order.design) === 'roll' ? 'block' : armOf(kit, order.design);
  const { width: w, depth: whole } = order;
  const d = 0.96;
  const side = order.design % 2 === 0 ? 1 : -1;
  const sub = { parts: [] as Piece['parts'][number][] };
  const { lift } = bank(sub, order, w, d, 0, [side === 1 ? -1 : 1], cloth, arm);
  for (const part of sub.parts) put(piece, part.mesh, part.material, { at: [0, 0, -whole / 2 + d / 2] });
  // The chaise: one deep seat at the open end.
  const chaise = 0.98;
  const cx = side * (w / 2 - chaise / 2);
  put(piece, roundBox(chaise - 0.02, 0.2, whole - d + 0.02, 0.025, { mid: 3 }), cloth, {
    at: [cx, lift + 0.1, -whole / 2 + d + (whole - d) / 2],
  });
  const long = whole - 0.2;
  put(
    piece,
    cushion(chaise - 0.02, 0.17, long, {
      radius: 0.055,
      bulge: 0.035,
      sag: 0.012,
      seed: order.seed + 40,
      crease: 0.01,
      mid: 10,
    }),
    cloth,
    { at: [cx, lift + 0.295, 0.1] },
  );
  piping(piece, cloth, chaise - 0.02, 0.17, long, [cx, lift + 0.295, 0.1]);
  feet(piece, kit, w, whole, lift);
  const seatY = lift + 0.385;
  const back = -whole / 2 + 0.47;
  throwPillow(piece, kit.m.accent, 0.5, 3, [-side * (w / 2 - 0.5), seatY + 0.22, back], -0.42, 0.1);
  throwPillow(piece, kit.m.soft, 0.44, 5, [-side * (w / 2 - 0.8), seatY + 0.19, back + 0.05], -0.5, -0.08);
  throwPillow(piece, kit.m.deep, 0.48, 6, [cx + side * 0.18, seatY + 0.21, back], -0.42, -0.12);
  throwPillow(piece, kit.m.soft, 0.46, 7, [cx - side * 0.14, seatY + 0.2, back + 0.03], -0.45, 0.1);
  throwPillow(piece, kit.m.accent, 0.54, 9, [-side * 0.1, seatY + 0.13, back + 0.06], -0.5, 0.03, 0.32);
  const mesh = drapedCloth(
    {
      columns: 16,
      rows: 26,
      size: [0.62, 1.1],
      start: (u, v) => [
        cx + (u - 0.5) * 0.62,
        seatY + 0.12 + 0.015 * Math.sin(u * 17 + v * 4),
        whole / 2 - 0.75 + v * 1.05,
      ],
      bodies: [roundedBody([cx, seatY - 0.21, 0.1], [chaise / 2, 0.215, long / 2 + 0.01], 0.06)],
      stiff: 0.05,
    },
    0.014,
  );
  put(piece, mesh, kit.m.throw);
};
