import type { Vec3 } from '#domain/scene/camera.ts';
import type { Material } from '../render/material.ts';
import { bar, bow, filleted, saddle } from './bent.ts';
import { type Build, pair, SEAT, SIDES, splayed, stick } from './chair-parts.ts';
import { dyed, type Piece, put } from './piece.ts';
import { putCushion } from './plump.ts';
import { roundBox, tube } from './shapes.ts';

/** Bent steel with a wooden seat: a hoop for the back, one broad slat, braces down to the seat. */
export const hoop: Build = (piece, { width: w, depth: d, height: h }, kit) => {
  const steel = kit.m.metal;
  const back = -d / 2;
  put(piece, saddle(w - 0.06, 0.022, d - 0.12, 0.14, 0.006), kit.m.seat, { at: [0, SEAT - 0.011, 0.03] });
  put(piece, saddle(w - 0.085, 0.045, d - 0.145, 0.14, 0), steel, { at: [0, SEAT - 0.045, 0.03] });
  splayed(piece, steel, [w, d], SEAT - 0.03, 0.011, 0.021);
  const x = w / 2 - 0.055;
  const half: readonly Vec3[] = [
    [x - 0.015, SEAT - 0.04, back + 0.1],
    [x, SEAT + 0.18, back + 0.06],
    [x - 0.01, h - 0.09, back + 0.025],
    [x - 0.075, h - 0.012, back + 0.008],
  ];
  const far = half.map(([a, b, c]): Vec3 => [-a, b, c]).reverse();
  stick(piece, steel, [...half, [0, h, back + 0.002], ...far], 0.0115);
  const tall = h - SEAT + 0.02;
  const slat = roundBox(0.115, tall, 0.006, 0.002, {
    mid: 6,
    push: ([px, py, pz]) => [px * (1 + (0.5 * py) / tall), py, pz - 0.012 * (1 - (px / 0.065) ** 2)],
  });
  put(piece, slat, steel, { at: [0, SEAT - 0.02 + tall / 2, back + 0.055], tiltX: -0.19 });
  pair(
    piece,
    steel,
    [
      [x - 0.003, SEAT + 0.2, back + 0.058],
      [x + 0.012, SEAT + 0.1, back + 0.16],
      [x - 0.005, SEAT - 0.02, back + 0.27],
    ],
    0.0085,
  );
};

/** Radius of the cord in a hide's seams. */
const PIPING = 0.0035;
const midway = (a: Vec3, b: Vec3): Vec3 => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** Seat and back in thin hide, piped round their edge. */
const upholster = (piece: Piece, hide: Material, w: number, d: number, h: number, back: number): void => {
  putCushion(
    piece,
    hide,
    [w - 0.03, 0.06, d - 0.09],
    { crown: 0.024, bow: 0.007, sat: 0.01, slack: 0.004, seed: 6, round: 0.035, cord: PIPING },
    { at: [0, SEAT - 0.018, 0.035] },
  );
  const leant = { at: [0, h - 0.15, back + 0.035], tiltX: -0.16 } as const;
  put(piece, bow(w - 0.03, 0.27, 0.034, 0.03, 0.014), hide, leant);
  const [x, y] = [(w - 0.03) / 2, 0.135];
  const corners = [
    [0, -y, 0],
    [x, -y, 0],
    [x, y, 0],
    [-x, y, 0],
    [-x, -y, 0],
    [0, -y, 0],
  ] as const;
  const edge = filleted(corners, 0.014).flatMap((p, k, all): Vec3[] => (k ? [midway(all[k - 1]!, p), p] : [p]));
  const bowed = edge.map(([a, b]): Vec3 => [a, b, -0.03 * (1 - (a / x) ** 2)]);
  put(piece, tube(bowed, PIPING, 8), { ...hide, slim: true }, leant);
};

/** Four steel legs, the hind ones drawn up to carry the back; seat and back in hide. */
export const saddler: Build = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  const steel = kit.m.metal;
  const [back, x] = [-d / 2, w / 2 - 0.035];
  const tapered = (t: number) => 0.0085 + 0.0035 * Math.min(1, 2 * t);
  pair(
    piece,
    steel,
    [
      [x + 0.01, 0, d / 2 - 0.03],
      [x - 0.02, SEAT - 0.04, d / 2 - 0.07],
    ],
    tapered,
  );
  pair(
    piece,
    steel,
    [
      [x + 0.01, 0, back],
      [x - 0.018, SEAT - 0.06, back + 0.085],
      [x - 0.018, SEAT + 0.06, back + 0.05],
      [x - 0.022, h - 0.05, back - 0.024],
    ],
    tapered,
  );
  for (const z of [d / 2 - 0.072, back + 0.086])
    stick(
      piece,
      steel,
      [
        [-x + 0.02, SEAT - 0.055, z],
        [x - 0.02, SEAT - 0.055, z],
      ],
      0.0095,
    );
  pair(
    piece,
    steel,
    [
      [x - 0.02, SEAT - 0.055, back + 0.086],
      [x - 0.02, SEAT - 0.055, d / 2 - 0.072],
    ],
    0.0095,
  );
  upholster(piece, dyed(kit.m.hide, order), w, d, h, back);
};

/** A steel tube that springs from the floor, seat and back in hide. */
export const cantilever: Build = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  const [back, front, r] = [-d / 2 + 0.03, d / 2 - 0.03, 0.0125];
  for (const s of SIDES) {
    const x = s * (w / 2 - 0.03);
    const corners: readonly Vec3[] = [
      [0, r, back + 0.03],
      [x, r, back + 0.03],
      [x, r, front - 0.02],
      [x, SEAT - 0.045, front],
      [x, SEAT - 0.052, back + 0.09],
      [x, h - 0.04, back],
    ];
    put(piece, bar(filleted(corners, 0.06), r), kit.m.metal);
  }
  upholster(piece, dyed(kit.m.hide, order), w, d, h, back);
};
