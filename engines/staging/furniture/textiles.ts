import { fbm } from '../render/noise.ts';
import { dyed, type Maker, put } from './piece.ts';
import { cushion, lathe, rod, sheet, thickened, tube } from './shapes.ts';

export const bathMat: Maker = (piece, order, kit) =>
  put(
    piece,
    cushion(order.width, order.height, order.depth, { radius: 0.01, bulge: 0.004, crease: 0.002, mid: 12 }),
    { ...dyed(kit.m.soft, order), kind: 'boucle' },
    { at: [0, order.height / 2, 0] },
  );

/** A pair on its rod where it spans a window, one panel alone where it is narrow: gathered cloth, closed and thick. */
export const curtain: Maker = (piece, order, kit) => {
  const { width: w, height: h } = order;
  const pair = w > 0.9;
  const each = pair ? Math.min(0.46, w * 0.2) : w;
  for (const x of pair ? [each / 2 - w / 2, w / 2 - each / 2] : [0]) {
    const pleats = Math.max(4, Math.round(each / 0.075));
    const [nu, nv] = [pleats * 7, 18];
    const mesh = sheet(nu, nv, (u, v) => {
      const low = 1 - v;
      const wander = 0.5 * fbm(u * 5 + order.seed + x, low * 1.2, 2, 2);
      const wave = Math.sin((u * pleats + wander * 0.5) * 2 * Math.PI);
      const deep = 0.03 + 0.016 * low + 0.01 * (fbm(u * 9, low * 2, 5, 2) - 0.5);
      const flare = (u - 0.5) * each * (1 + 0.06 * low) + 0.006 * wave * Math.cos(u * 40);
      return [x + flare, 0.012 + v * (h - 0.05), wave * deep];
    });
    put(piece, thickened(mesh, nu, nv, 0.004), dyed(kit.m.curtain, order));
  }
  put(
    piece,
    tube(
      [
        [-w / 2 - 0.06, h - 0.02, 0],
        [w / 2 + 0.06, h - 0.02, 0],
      ],
      0.012,
      10,
    ),
    kit.m.metal,
  );
  for (const s of [-1, 1])
    put(
      piece,
      lathe(
        [
          [0, -0.02],
          [0.02, -0.01],
          [0.024, 0],
          [0.02, 0.01],
          [0, 0.02],
        ],
        14,
      ),
      kit.m.metal,
      { at: [s * (w / 2 + 0.07), h - 0.02, 0], leanZ: Math.PI / 2 },
    );
};

/** Two towels over a bar: each hangs in front and behind. */
export const towel: Maker = (piece, order, kit) => {
  const { width: w, height: h } = order;
  put(
    piece,
    tube(
      [
        [-w / 2, h, 0.01],
        [w / 2, h, 0.01],
      ],
      0.009,
      10,
    ),
    kit.m.metal,
  );
  for (const s of [-1, 1])
    put(
      piece,
      tube(
        [
          [s * (w / 2 - 0.02), h, 0.01],
          [s * (w / 2 - 0.02), h, -order.depth / 2],
        ],
        0.007,
        8,
      ),
      kit.m.metal,
    );
  for (const [x, width, cloth, long] of [
    [-w * 0.22, w * 0.4, kit.m.soft, h - 0.04],
    [w * 0.24, w * 0.34, kit.m.accent, h * 0.72],
  ] as const) {
    const [nu, nv] = [14, 26];
    const mesh = sheet(nu, nv, (u, v) => {
      const s = (v - 0.45) * long * 1.6;
      const fold = 0.006 * Math.sin(u * 9 + x * 7) * Math.min(1, Math.abs(s) * 6);
      const r = 0.016;
      const y = h - Math.max(0, Math.abs(s) - r * 1.5);
      return [
        x + (u - 0.5) * width,
        Math.abs(s) < r * 1.5 ? h + r * Math.cos(s / r) : y,
        0.01 + (Math.abs(s) < r * 1.5 ? r * Math.sin(s / r) : Math.sign(s) * (r + Math.abs(fold))),
      ];
    });
    put(piece, thickened(mesh, nu, nv, 0.012), { ...cloth, kind: 'boucle' });
  }
};

/** A woven basket with a throw spilling out. */
export const basket: Maker = (piece, order, kit) => {
  const r = order.width / 2 - 0.03;
  const h = order.height * 0.8;
  put(
    piece,
    lathe(
      [
        [0, 0],
        [r * 0.86, 0],
        [r * 0.96, 0.03],
        [r, h * 0.6],
        [r * 0.94, h],
        [r * 0.9, h],
        [r * 0.95, h * 0.6],
        [0, h * 0.5],
      ],
      32,
    ),
    dyed(kit.m.basket, order),
  );
  // Two rolled throws stand in it: a cloth hung over the rim read as a heap.
  for (const [x, z, lean, cloth, radius] of [
    [-r * 0.3, r * 0.1, 0.16, kit.m.throw, r * 0.42],
    [r * 0.38, -r * 0.12, -0.2, kit.m.soft, r * 0.36],
  ] as const)
    put(
      piece,
      lathe(
        [
          [0, 0],
          [radius, 0],
          [radius * 1.02, h * 0.5],
          [radius * 0.96, h * 0.84],
          [radius * 0.8, h * 0.9],
          [radius * 0.62, h * 0.87],
          [radius * 0.5, h * 0.9],
          [radius * 0.3, h * 0.87],
          [0, h * 0.9],
        ],
        28,
      ),
      cloth,
      { at: [x, h * 0.45, z], leanZ: lean },
    );
};

export const ladder: Maker = (piece, order, kit) => {
  const { width: w, height: h, depth: d } = order;
  const lean = Math.atan2(d - 0.06, h);
  for (const s of [-1, 1])
    put(piece, rod(0.016, 0.014, h / Math.cos(lean), 10), kit.wood(1), {
      at: [s * (w / 2 - 0.02), 0, d / 2 - 0.03],
      tiltX: -lean,
    });
  for (let i = 1; i <= 5; i++) {
    const y = (h * i) / 5.6;
    const z = d / 2 - 0.03 - Math.tan(lean) * y;
    put(
      piece,
      tube(
        [
          [-w / 2 + 0.02, y, z],
          [w / 2 - 0.02, y, z],
        ],
        0.011,
        8,
      ),
      kit.wood(0),
    );
    if (i !== 4 && i !== 2) continue;
    const [nu, nv] = [12, 22];
    const long = i === 4 ? 0.5 : 0.34;
    const mesh = sheet(nu, nv, (u, v) => {
      const s = (v - 0.5) * long * 1.5;
      const r = 0.018;
      const bent = Math.abs(s) < r * 1.5;
      return [
        (u - 0.5) * w * 0.72,
        bent ? y + r * Math.cos(s / r) : y - (Math.abs(s) - r * 1.5),
        z + (bent ? r * Math.sin(s / r) : Math.sign(s) * (r + 0.004 * Math.abs(Math.sin(u * 8)))),
      ];
    });
    put(piece, thickened(mesh, nu, nv, 0.012), { ...(i === 4 ? kit.m.soft : kit.m.accent), kind: 'boucle' });
  }
};
