import type { Vec3 } from '#domain/scene/camera.ts';
import { colour, type Material } from '../render/material.ts';
import { bow, saddle } from './bent.ts';
import { type Build, pair, SEAT, splayed, stick } from './chair-parts.ts';
import { dyed, put } from './piece.ts';
import { putCushion } from './plump.ts';

/** Milk paint, a little worn in its sheen. */
const PAINTED: Material = { kind: 'plain', colour: colour('#363330'), shine: 0.035, rough: 0.45, slim: true };
/** Paper cord, as woven seats have it. */
const CORD: Material = { kind: 'linen', colour: colour('#b79f7a'), second: colour('#86704f'), pattern: 7 };

/** A round rail on bent back legs, a forked splat, a seat of woven cord. */
export const wishbone: Build = (piece, { width: w, depth: d, height: h }, kit) => {
  const frame = kit.style === 'modern' || kit.style === 'minimalist' ? PAINTED : kit.m.leg;
  const [back, rail] = [-d / 2, h - 0.1];
  const [x, z] = [w / 2 - 0.03, d / 2 - 0.05];
  pair(
    piece,
    frame,
    [
      [x, 0, z],
      [x - 0.004, SEAT + 0.012, z - 0.012],
    ],
    (t) => 0.012 + 0.006 * t,
  );
  pair(
    piece,
    frame,
    [
      [x - 0.045, 0, back + 0.045],
      [x - 0.05, SEAT * 0.6, back + 0.075],
      [x - 0.04, SEAT + 0.04, back + 0.1],
      [x - 0.005, SEAT + 0.16, back + 0.16],
      [x + 0.004, rail - 0.008, back + 0.2],
    ],
    (t) => 0.0115 + 0.006 * Math.sin(Math.PI * Math.min(1, t * 1.25)),
  );
  pair(
    piece,
    frame,
    [
      [x - 0.045, 0.24, back + 0.06],
      [x - 0.004, 0.26, z - 0.004],
    ],
    0.0085,
  );
  // The fork: from one foot below the seat to two places of the rail.
  pair(
    piece,
    frame,
    [
      [0.007, SEAT - 0.02, back + 0.075],
      [0.009, SEAT + 0.1, back + 0.06],
      [0.045, rail - 0.08, back + 0.035],
      [0.088, rail + 0.018, back + 0.034],
    ],
    0.0085,
  );
  for (const [y, at, half] of [
    [0.3, z - 0.006, x],
    [0.2, back + 0.06, x - 0.045],
    [SEAT - 0.03, back + 0.085, x - 0.04],
  ] as const)
    stick(
      piece,
      frame,
      [
        [-half, y, at],
        [half, y, at],
      ],
      0.0095,
    );
  const side: readonly Vec3[] = [
    [x + 0.006, rail - 0.004, back + 0.31],
    [x + 0.006, rail, back + 0.2],
    [x - 0.05, rail + 0.012, back + 0.085],
  ];
  stick(
    piece,
    frame,
    [...side.map(([a, b, c]): Vec3 => [-a, b, c]), [0, rail + 0.024, back + 0.02], ...[...side].reverse()],
    (t) => 0.0125 + 0.003 * Math.sin(Math.PI * t),
  );
  put(piece, saddle(2 * x + 0.005, 0.04, d - 0.12, 0.14, 0.018), CORD, { at: [0, SEAT - 0.02, 0.025] });
};

/** Turned spindles under a bent crest, a saddled seat, stretchers between the legs. */
export const spindle: Build = (piece, { width: w, depth: d, height: h }, kit) => {
  const painted = kit.style !== 'scandinavian';
  const frame = painted ? PAINTED : kit.m.leg;
  const back = -d / 2;
  put(piece, saddle(w - 0.03, 0.034, d - 0.1, 0.12, 0.012), painted ? PAINTED : kit.m.seat, {
    at: [0, SEAT - 0.017, 0.03],
  });
  splayed(piece, frame, [w, d], SEAT - 0.02, 0.0105, 0.0165);
  pair(
    piece,
    frame,
    [
      [w / 2 - 0.045, 0.2, 0.065 - d / 2],
      [w / 2 - 0.045, 0.2, d / 2 - 0.065],
    ],
    (t) => 0.008 + 0.004 * Math.sin(Math.PI * t),
  );
  stick(
    piece,
    frame,
    [
      [0.045 - w / 2, 0.2, 0],
      [w / 2 - 0.045, 0.2, 0],
    ],
    0.009,
  );
  const [deep, crest] = [0.045, w - 0.05];
  for (let i = -3; i <= 3; i++) {
    const u = i / 3;
    const bowed = deep * (1 - (0.92 * u) ** 2);
    stick(
      piece,
      frame,
      [
        [u * (w / 2 - 0.075), SEAT - 0.02, back + 0.1 - 0.4 * deep * (1 - u * u)],
        [u * (crest / 2 - 0.012), h - 0.03, back + 0.06 - bowed],
      ],
      Math.abs(i) === 3 ? 0.011 : (t) => 0.0062 + 0.0018 * Math.sin(Math.PI * t),
    );
  }
  put(piece, bow(crest, 0.062, 0.021, deep, 0.0095), frame, { at: [0, h - 0.03, back + 0.058], tiltX: -0.1 });
};

/** Two boards bent about the sitter between posts, a thin pad on the seat. */
export const slatted: Build = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  const back = -d / 2;
  put(piece, saddle(w - 0.03, 0.032, d - 0.1, 0.1, 0), kit.wood(2), { at: [0, SEAT - 0.03, 0.03] });
  putCushion(
    piece,
    dyed(kit.m.base, order),
    [w - 0.055, 0.045, d - 0.13],
    { crown: 0.016, bow: 0.004, sat: 0.003, slack: 0.002, seed: 3, round: 0.05 },
    { at: [0, SEAT + 0.006, 0.03] },
  );
  splayed(piece, kit.m.leg, [w, d], SEAT - 0.03, 0.012, 0.019);
  pair(
    piece,
    kit.m.leg,
    [
      [w / 2 - 0.055, SEAT - 0.03, back + 0.1],
      [w / 2 - 0.045, SEAT + 0.22, back + 0.06],
      [w / 2 - 0.055, h - 0.02, back + 0.02],
    ],
    0.013,
  );
  put(piece, bow(w - 0.07, 0.12, 0.02, 0.03, 0.009), kit.wood(0), { at: [0, h - 0.065, back + 0.035], tiltX: -0.12 });
  put(piece, bow(w - 0.075, 0.07, 0.018, 0.028, 0.008), kit.wood(0), { at: [0, h - 0.24, back + 0.062], tiltX: -0.12 });
};
