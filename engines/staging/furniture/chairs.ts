import { colour, type Material } from '../render/material.ts';
import { legOf } from './legs.ts';
import { gridTriangles, type Mesh, smoothed } from './mesh.ts';
import { dyed, type Maker, type Piece, put } from './piece.ts';
import { putCushion, sewn } from './plump.ts';
import { cushion, lathe, rod, roundBox, sheet, tube } from './shapes.ts';

/** Milk paint, a little worn in its sheen. */
const PAINTED: Material = { kind: 'plain', colour: colour('#2d2b29'), shine: 0.03, rough: 0.45 };

const BACK_ROWS = 18;
const acrossBack = (channels: number): number => (channels ? channels * 20 : 22);

/** A curved back about the sitter, padded: full in the middle, drawn together at its rim, corners rounded. */
const shell = (w: number, low: number, high: number, z: number, wrap: number, thick: number, channels = 0): Mesh => {
  const [nu, nv] = [acrossBack(channels), BACK_ROWS];
  const r = w / 2 / Math.sin(Math.min(Math.PI / 2, wrap / 2));
  const middle = sheet(nu, nv, (u, v) => {
    // Closer together near the rim, where the outline turns.
    const [s, t] = [Math.sin((u - 0.5) * Math.PI), 0.5 + 0.5 * Math.sin((v - 0.5) * Math.PI)];
    const corner = Math.max(0, 1 - Math.abs(2 * t - 1) ** 4) ** (1 / 3);
    const a = s * 0.5 * wrap * (0.7 + 0.3 * corner);
    return [Math.sin(a) * r, low + t * (high - low) - 0.012 * s * s * t, z + r * (1 - Math.cos(a)) - 0.1 * t];
  });
  const n = middle.positions.length / 3;
  const positions = new Float32Array(n * 6);
  const shade = new Float32Array(n * 2);
  for (let k = 0; k < n; k++) {
    const s = Math.sin(((k % (nu + 1)) / nu - 0.5) * Math.PI);
    const t = Math.sin((Math.floor(k / (nu + 1)) / nv - 0.5) * Math.PI);
    // Both panels are sewn together along the rim.
    shade[k] = sewn(Math.min(((1 - Math.abs(s)) * w) / 2, ((1 - Math.abs(t)) * (high - low)) / 2));
    const drawn = channels ? 1 - Math.abs(Math.sin((Math.PI * channels * (s + 1)) / 2)) ** 0.5 : 0;
    shade[k]! *= 1 - 0.45 * drawn ** 2;
    shade[n + k] = shade[k]!;
    const half = (thick / 2) * (Math.max(0, 1 - s ** 4) * Math.max(0, 1 - t ** 4)) ** 0.4 * (1 - 0.34 * drawn);
    for (let a = 0; a < 3; a++) {
      const push = middle.normals[k * 3 + a]! * half;
      positions[k * 3 + a] = middle.positions[k * 3 + a]! + push * 1.25;
      positions[(n + k) * 3 + a] = middle.positions[k * 3 + a]! - push * 0.75;
    }
  }
  const both = Uint32Array.from([...gridTriangles(nu, nv), ...gridTriangles(nu, nv, n, true)]);
  return { ...smoothed(positions, both), shade };
};

/** Slim legs that taper and stand out, one at each corner of the seat. */
const taperedLegs = (piece: Piece, material: Material, w: number, d: number, top: number): void => {
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      put(
        piece,
        tube(
          [
            [sx * (w / 2 - 0.025), 0, sz * (d / 2 - 0.04)],
            [sx * (w / 2 - 0.07), top, sz * (d / 2 - 0.1)],
          ],
          (t) => 0.0085 + 0.0065 * t,
          10,
        ),
        material,
      );
};

export const diningChair: Maker = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  const seat = 0.46;
  const design = (order.design + kit.design) % 3;
  const cloth = dyed(design === 1 ? kit.m.second : kit.m.base, order);
  if (kit.style === 'farmhouse' || (kit.style === 'scandinavian' && design !== 1)) {
    // Painted for the farmhouse: in the table's own wood the set was one orange block.
    const painted = kit.style === 'farmhouse';
    const frame = painted ? PAINTED : kit.wood(1);
    const pad = painted ? kit.m.soft : cloth;
    put(piece, roundBox(w - 0.06, 0.034, d - 0.12, 0.014, { mid: 3 }), painted ? PAINTED : kit.wood(2), {
      at: [0, seat - 0.017, 0.03],
    });
    put(piece, cushion(w - 0.1, 0.035, d - 0.16, { radius: 0.015, bulge: 0.014, seed: 3 }), pad, {
      at: [0, seat + 0.016, 0.03],
    });
    const legs: readonly [number, number][] = [
      [-1, 1],
      [1, 1],
      [-1, -1],
      [1, -1],
    ];
    for (const [sx, sz] of legs)
      put(
        piece,
        tube(
          [
            [sx * (w / 2 - 0.025), 0, sz * (d / 2 - 0.04) + 0.02],
            [sx * (w / 2 - 0.06), seat - 0.02, sz * (d / 2 - 0.09) + 0.02],
          ],
          (t) => 0.012 + 0.007 * t,
        ),
        frame,
      );
    for (const sx of [-1, 1])
      put(
        piece,
        tube(
          [
            [sx * (w / 2 - 0.05), seat - 0.03, -d / 2 + 0.1],
            [sx * (w / 2 - 0.045), seat + 0.22, -d / 2 + 0.06],
            [sx * (w / 2 - 0.055), h - 0.03, -d / 2 + 0.015],
          ],
          0.013,
        ),
        frame,
      );
    if (kit.style === 'farmhouse') {
      for (let i = 0; i < 5; i++)
        put(
          piece,
          tube(
            [
              [(i - 2) * 0.066, seat, -d / 2 + 0.1],
              [(i - 2) * 0.07, h - 0.05, -d / 2 + 0.024],
            ],
            0.0075,
          ),
          frame,
        );
      put(piece, roundBox(w - 0.07, 0.075, 0.022, 0.009), frame, { at: [0, h - 0.03, -d / 2 + 0.02], tiltX: -0.14 });
    } else {
      put(piece, shell(w - 0.06, h - 0.13, h, -d / 2 - 0.005, 0.9, 0.022), kit.wood(0));
      put(piece, shell(w - 0.07, h - 0.27, h - 0.2, -d / 2 + 0.02, 0.9, 0.016), kit.wood(0));
    }
    return;
  }
  // Upholstered: a sewn seat and a wrapping back.
  putCushion(
    piece,
    cloth,
    [w - 0.02, 0.11, d - 0.07],
    { crown: 0.036, bow: 0.014, sat: 0.006, slack: 0.004, seed: 2, round: 0.06 },
    { at: [0, seat - 0.035, 0.035] },
  );
  const channels = kit.style === 'luxury' ? 5 : 0;
  put(piece, shell(w - 0.01, seat - 0.03, h, -d / 2 + 0.06, design === 2 ? 1.9 : 1.15, 0.075, channels), cloth);
  taperedLegs(piece, legOf(kit), w, d, seat - 0.07);
};

export const officeChair: Maker = (piece, order, kit) => {
  const cloth = dyed(kit.style === 'luxury' || kit.style === 'farmhouse' ? kit.m.leather : kit.m.deep, order);
  for (let i = 0; i < 5; i++) {
    const a = i * 1.2566 + 0.3;
    put(
      piece,
      tube(
        [
          [0, 0.1, 0],
          [0.16 * Math.cos(a), 0.085, 0.16 * Math.sin(a)],
          [0.28 * Math.cos(a), 0.062, 0.28 * Math.sin(a)],
        ],
        (t) => 0.02 - 0.007 * t,
      ),
      kit.m.metal,
    );
    put(
      piece,
      lathe(
        [
          [0, -0.012],
          [0.022, -0.012],
          [0.026, 0],
          [0.022, 0.012],
          [0, 0.012],
        ],
        14,
      ),
      kit.m.black,
      { at: [0.28 * Math.cos(a), 0.026, 0.28 * Math.sin(a)], tiltX: 1.57, turnY: -a },
    );
  }
  put(piece, rod(0.03, 0.024, 0.4), kit.m.metal, { at: [0, 0.05, 0] });
  putCushion(
    piece,
    cloth,
    [0.5, 0.11, 0.49],
    { crown: 0.04, bow: 0.014, sat: 0.008, slack: 0.004, round: 0.06 },
    { at: [0, 0.475, 0.01] },
  );
  put(piece, shell(0.48, 0.54, order.height, -0.24, 0.9, 0.085), cloth);
  put(
    piece,
    tube(
      [
        [0, 0.44, -0.1],
        [0, 0.45, -0.24],
        [0, 0.6, -0.28],
      ],
      0.018,
    ),
    kit.m.metal,
  );
  for (const s of [-1, 1]) {
    put(
      piece,
      tube(
        [
          [s * 0.2, 0.45, -0.02],
          [s * 0.28, 0.47, -0.02],
          [s * 0.29, 0.66, -0.02],
        ],
        0.012,
      ),
      kit.m.metal,
    );
    put(piece, roundBox(0.055, 0.026, 0.24, 0.012, { mid: 2 }), kit.m.black, { at: [s * 0.29, 0.67, 0.02] });
  }
};

export const barStool: Maker = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  const seat = Math.min(0.68, h - 0.2);
  const cloth = dyed(kit.m.base, order);
  putCushion(
    piece,
    cloth,
    [w - 0.03, 0.095, d - 0.06],
    { crown: 0.034, bow: 0.012, sat: 0.004, slack: 0.003, seed: 2, round: 0.06 },
    { at: [0, seat - 0.02, 0.02] },
  );
  put(piece, shell(w - 0.04, seat + 0.06, h, -d / 2 + 0.06, 1.2, 0.06), cloth);
  const legs: readonly [number, number][] = [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ];
  const material = kit.palette.metal === 'black' && kit.style !== 'modern' ? kit.wood(1) : kit.m.metal;
  for (const [sx, sz] of legs)
    put(
      piece,
      tube(
        [
          [sx * (w / 2 - 0.02), 0, sz * (d / 2 - 0.03)],
          [sx * (w / 2 - 0.07), seat - 0.05, sz * (d / 2 - 0.09)],
        ],
        0.012,
      ),
      material,
    );
  for (const sz of [-1, 1])
    put(
      piece,
      tube(
        [
          [-w / 2 + 0.04, 0.22, sz * (d / 2 - 0.05)],
          [w / 2 - 0.04, 0.22, sz * (d / 2 - 0.05)],
        ],
        0.009,
      ),
      material,
    );
};

export const stool: Maker = (piece, order, kit) => {
  const { width: w, height: h } = order;
  put(
    piece,
    lathe(
      [
        [0, h - 0.035],
        [w / 2 - 0.02, h - 0.035],
        [w / 2, h - 0.02],
        [w / 2 - 0.01, h - 0.004],
        [w / 4, h - 0.008],
        [0, h - 0.01],
      ],
      30,
    ),
    dyed(kit.wood(0), order),
  );
  for (let i = 0; i < 3; i++) {
    const a = i * 2.094 + 0.4;
    put(
      piece,
      tube(
        [
          [0.46 * w * Math.cos(a), 0, 0.46 * w * Math.sin(a)],
          [0.32 * w * Math.cos(a), h - 0.03, 0.32 * w * Math.sin(a)],
        ],
        (t) => 0.013 + 0.006 * t,
      ),
      kit.wood(1),
    );
  }
};
