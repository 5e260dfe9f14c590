import { drapedCloth, roundedBody } from './cloth.ts';
import { bookStack, vaseAt } from './decor.ts';
import { duvet } from './duvet.ts';
import { fronts } from './fronts.ts';
import { lampAt } from './lamps.ts';
import { feet } from './legs.ts';
import { dyed, type Maker, put } from './piece.ts';
import { throwPillow } from './seating.ts';
import { cushion, pillow, pillowSeam, roundBox, tube } from './shapes.ts';

/** Width is the bed's; the headboard may stand 6 cm wider each side. Head at -z. */
export const bed: Maker = (piece, order, kit) => {
  const w = order.width - 0.1;
  const L = order.depth - 0.12;
  const head = -order.depth / 2;
  const middle = head + 0.1 + L / 2;
  const wooden =
    kit.style === 'scandinavian' || kit.style === 'farmhouse' || (kit.style === 'minimalist' && kit.design !== 1);
  const cloth = dyed(kit.m.headboard, order);
  if (wooden) {
    const rows = kit.style === 'farmhouse' ? 6 : 1;
    const tall = order.height - 0.35;
    for (let i = 0; i < rows; i++)
      put(piece, roundBox(order.width - 0.04, tall / rows - 0.004, 0.036, 0.006), kit.wood(0), {
        at: [0, 0.34 + (tall / rows) * (i + 0.5), head + 0.04],
      });
    for (const s of [-1, 1]) {
      put(piece, roundBox(0.065, order.height, 0.065, 0.01), kit.wood(1), {
        at: [s * (order.width / 2 - 0.033), order.height / 2, head + 0.04],
      });
      put(piece, roundBox(0.03, 0.15, L, 0.006), kit.wood(2), { at: [s * (order.width / 2 - 0.03), 0.26, middle] });
      put(piece, roundBox(0.06, 0.34, 0.06, 0.01), kit.wood(1), {
        at: [s * (order.width / 2 - 0.04), 0.17, order.depth / 2 - 0.03],
      });
    }
    put(piece, roundBox(order.width - 0.06, 0.15, 0.03, 0.006), kit.wood(0), { at: [0, 0.26, order.depth / 2 - 0.03] });
  } else {
    put(piece, cushion(order.width, order.height - 0.1, 0.1, { radius: 0.035, bulge: 0.01, seed: 3 }), cloth, {
      at: [0, 0.1 + (order.height - 0.1) / 2, head + 0.05],
    });
    const n = kit.style === 'luxury' ? 9 : kit.design === 1 ? 2 : 4;
    const one = (order.width - 0.06) / n;
    for (let i = 0; i < n; i++) {
      put(
        piece,
        cushion(one - 0.004, order.height - 0.52, 0.06, { radius: 0.028, bulge: 0.022, seed: i, crease: 0.004 }),
        cloth,
        { at: [-(order.width - 0.06) / 2 + one * (i + 0.5), (order.height + 0.5) / 2 - 0.03, head + 0.105] },
      );
    }
    put(piece, cushion(order.width - 0.02, 0.24, L, { radius: 0.03, bulge: 0.006, mid: 5 }), cloth, {
      at: [0, 0.22, middle],
    });
    feet(piece, kit, order.width - 0.1, L, 0.1, 0.1);
  }
  // Mattress with its seam.
  put(piece, cushion(w - 0.02, 0.25, L - 0.04, { radius: 0.05, bulge: 0.008, mid: 6 }), kit.m.sheet, {
    at: [0, 0.44, middle],
  });
  const top = 0.565;

  // Ends just above the frame, as a made bed is tucked: cloth and frame would cut into each other.
  const drop = 0.16;
  const from = head + 0.1 + 0.62;
  const foot = head + 0.1 + L;
  put(piece, duvet({ width: w + 0.02, top: top + 0.03, from, foot: foot - 0.01, drop }, order.seed), kit.m.bedding);
  put(
    piece,
    cushion(w + 0.07, 0.065, 0.36, { radius: 0.03, bulge: 0.016, seed: 6, crease: 0.016, mid: 14 }),
    kit.m.sheet,
    { at: [0, top + 0.07, from + 0.12], tiltX: 0.02 },
  );

  // Throw across the foot.
  const wide = 0.52;
  const length = w + 0.1 + 0.34;
  const z0 = foot - 0.78;
  put(
    piece,
    drapedCloth(
      {
        columns: 40,
        rows: 12,
        size: [length, wide],
        start: (u, v) => [
          (u - 0.5) * length * 0.98,
          top + 0.15 + 0.014 * Math.sin(u * 23 + v * 5),
          z0 + v * wide + 0.03 * Math.sin(u * 6),
        ],
        bodies: [roundedBody([0, top - 0.15, middle], [w / 2 + 0.06, 0.25, L / 2 + 0.05], 0.08)],
        steps: 80,
        stiff: 0.1,
      },
      0.016,
    ),
    kit.m.throw,
  );

  // Pillows: sleeping pair, shams, accents.
  const z = head + 0.19;
  for (const s of [-1, 1]) {
    for (const [mesh, cloth2, y, dz, lean] of [
      [pillow(w * 0.46, 0.46, 0.22, s + 5), kit.m.sheet, top + 0.25, 0.04, -0.38],
      [pillow(w * 0.43, 0.43, 0.2, s + 8), kit.m.soft, top + 0.225, 0.2, -0.52],
    ] as const) {
      put(piece, mesh, cloth2, { at: [s * w * 0.245, y, z + dz], tiltX: lean, leanZ: s * 0.02 });
    }
    put(piece, tube(pillowSeam(w * 0.43, 0.43), 0.005, 5), kit.m.soft, {
      at: [s * w * 0.245, top + 0.225, z + 0.2],
      tiltX: -0.52,
      leanZ: s * 0.02,
    });
  }
  throwPillow(piece, kit.m.accent, 0.46, 3, [-0.25, top + 0.2, z + 0.38], -0.6, 0.05);
  throwPillow(piece, kit.m.accent, 0.46, 4, [0.25, top + 0.2, z + 0.37], -0.6, -0.07);
  throwPillow(piece, kit.m.deep, 0.56, 6, [0.02, top + 0.14, z + 0.52], -0.7, 0.02, 0.3);
};

export const nightstand: Maker = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  const lift = 0.14;
  const body = dyed(kit.style === 'luxury' ? kit.m.white : kit.wood(0), order);
  put(piece, roundBox(w, h - lift, d, 0.008), body, { at: [0, lift + (h - lift) / 2, 0] });
  const upright = body.kind === 'wood' ? { ...kit.wood(1), colour: body.colour } : body;
  for (const s of [-1, 1])
    put(piece, roundBox(0.012, h - lift - 0.004, d + 0.002, 0.004), upright, {
      at: [s * (w / 2 - 0.005), lift + (h - lift) / 2, 0],
    });
  fronts(piece, kit, body, {
    x: 0,
    y: lift + (h - lift) / 2,
    z: d / 2 + 0.002,
    width: w - 0.04,
    height: h - lift - 0.04,
    columns: 1,
    rows: h - lift > 0.34 ? 2 : 1,
  });
  feet(piece, kit, w, d, lift, 0.05);
  lampAt(piece, kit, [-w * 0.08, h, -0.03], 1.12, kit.design);
  if (order.design % 2) vaseAt(piece, kit, [w * 0.27, h, 0.07], 0.5, 1);
  else bookStack(piece, kit, [w * 0.2, h, 0.09], 2, 0.4);
};
