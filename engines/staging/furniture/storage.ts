import { lampSide } from '#domain/scene/catalogue.ts';
import type { Kit } from '../look/kit.ts';
import { stream } from '../render/noise.ts';
import { bookStack, bowlAt, candleAt } from './decor.ts';
import { fronts } from './fronts.ts';
import { feet } from './legs.ts';
import { dyed, leafy, type Maker, type Piece, put } from './piece.ts';
import { disc, roundBox, tube } from './shapes.ts';
import { lampAt } from './table-lamps.ts';
import { vaseAt } from './vases.ts';

/** A carcass with its top and fronts. */
const cabinet = (
  piece: Piece,
  kit: Kit,
  w: number,
  h: number,
  d: number,
  lift: number,
  doors: number,
  drawers: number,
  body = kit.wood(0),
) => {
  put(piece, roundBox(w, h - lift, d - 0.02, 0.006), body, { at: [0, lift + (h - lift) / 2, -0.01] });
  put(piece, roundBox(w + 0.012, 0.026, d, 0.006), body, { at: [0, h - 0.013, 0] });
  // Sides with upright grain: the carcass alone shows sawn ends there.
  const upright = body.kind === 'wood' ? { ...kit.wood(1), colour: body.colour } : body;
  for (const s of [-1, 1])
    put(piece, roundBox(0.012, h - lift - 0.002, d - 0.019, 0.003), upright, {
      at: [s * (w / 2 - 0.005), lift + (h - lift) / 2, -0.01],
    });
  const tall = h - lift - 0.05;
  fronts(piece, kit, body, {
    x: 0,
    y: lift + 0.015 + tall / 2,
    z: d / 2 - 0.016,
    width: w - 0.03,
    height: tall,
    columns: doors,
    rows: drawers,
  });
};

export const mediaUnit: Maker = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  cabinet(piece, kit, w, h, d, 0.12, 4, 1, dyed(kit.wood(0), order));
  feet(piece, kit, w, d, 0.12, 0.08);
  const tv = Math.min(1.3, w * 0.68);
  put(piece, roundBox(tv, tv * 0.57, 0.035, 0.006), kit.m.black, { at: [0, h + 0.06 + tv * 0.285, -d * 0.12] });
  put(piece, roundBox(tv - 0.02, tv * 0.57 - 0.02, 0.004, 0.001), kit.m.screen, {
    at: [0, h + 0.06 + tv * 0.285, -d * 0.12 + 0.018],
  });
  for (const s of [-1, 1])
    put(
      piece,
      tube(
        [
          [s * tv * 0.3, h + 0.07, -d * 0.12],
          [s * tv * 0.32, h, -d * 0.12 + 0.09],
        ],
        0.008,
      ),
      kit.m.black,
    );
  const side = w / 2 - 0.16;
  if (w > tv + 0.35) {
    vaseAt(piece, kit, [side, h, -0.02], 0.9, kit.design, leafy(order));
    bookStack(piece, kit, [-side, h, 0], 3, 0.2);
  }
};

export const console_: Maker = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  const light = kit.style !== 'farmhouse' && kit.design !== 1;
  if (light) {
    put(piece, roundBox(w, 0.03, d, 0.006), dyed(kit.m.top, order), { at: [0, h - 0.015, 0] });
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        put(piece, roundBox(0.024, h - 0.03, 0.024, 0.003), kit.m.metal, {
          at: [sx * (w / 2 - 0.03), (h - 0.03) / 2, sz * (d / 2 - 0.03)],
        });
    put(piece, roundBox(w - 0.05, 0.02, d - 0.05, 0.004), kit.wood(0), { at: [0, 0.18, 0] });
    bookStack(piece, kit, [-w * 0.2, 0.19, 0], 3, 0.1);
    bowlAt(piece, kit, [w * 0.22, 0.19, 0], 0.13, false);
  } else {
    cabinet(piece, kit, w, h, d, 0.16, 3, 2, dyed(kit.wood(0), order));
    feet(piece, kit, w, d, 0.16, 0.06);
  }
  const lit = lampSide(order.design);
  lampAt(piece, kit, [lit * w * 0.36, h, 0], 1.1);
  vaseAt(piece, kit, [-lit * w * 0.34, h, 0], 1, kit.design + 1, leafy(order));
  bookStack(piece, kit, [-lit * w * 0.02, h, 0.02], 3, 0.1);
};

export const sideboard: Maker = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  cabinet(piece, kit, w, h, d, 0.14, Math.max(2, Math.round(w / 0.46)), 1, dyed(kit.m.board, order));
  feet(piece, kit, w, d, 0.14, 0.08);
  const lit = lampSide(order.design);
  lampAt(piece, kit, [lit * w * 0.38, h, 0], 1.15);
  vaseAt(piece, kit, [-lit * w * 0.33, h, 0], 1.15, kit.design + 2, leafy(order));
  bowlAt(piece, kit, [-lit * w * 0.06, h, 0.02], 0.14, true);
  candleAt(piece, kit, [-lit * w * 0.22, h, 0.06], 0.1);
};

export const dresser: Maker = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  cabinet(piece, kit, w, h, d, 0.12, 2, 3, dyed(kit.style === 'luxury' ? kit.m.white : kit.wood(0), order));
  feet(piece, kit, w, d, 0.12, 0.08);
  vaseAt(piece, kit, [w * 0.34, h, 0], 1.1, kit.design, leafy(order));
  bookStack(piece, kit, [-w * 0.3, h, 0.02], 3, 0.2);
  candleAt(piece, kit, [-w * 0.1, h, 0.05], 0.1);
  candleAt(piece, kit, [-w * 0.02, h, -0.02], 0.07);
};

export const bookshelf: Maker = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  const roll = stream(order.seed + 5);
  const open = kit.palette.metal !== 'black' || kit.style === 'modern';
  for (const s of [-1, 1]) {
    if (open)
      for (const z of [-1, 1])
        put(piece, roundBox(0.022, h, 0.022, 0.003), kit.m.metal, {
          at: [s * (w / 2 - 0.011), h / 2, z * (d / 2 - 0.011)],
        });
    else put(piece, roundBox(0.024, h, d, 0.003), kit.wood(1), { at: [s * (w / 2 - 0.012), h / 2, 0] });
  }
  if (!open) put(piece, roundBox(w - 0.04, h - 0.04, 0.008, 0.001), kit.wood(1), { at: [0, h / 2, -d / 2 + 0.006] });
  const n = 5;
  const covers = [kit.m.book1, kit.m.book2, kit.m.book3, kit.m.paper, kit.m.book3];
  for (let i = 0; i <= n; i++) {
    const y = 0.06 + ((h - 0.08) * i) / n;
    put(piece, roundBox(w - 0.04, 0.022, d, 0.002), kit.wood(0), { at: [0, y, 0] });
    if (i === n) {
      vaseAt(piece, kit, [w * 0.2, y + 0.011, 0], 0.8, 1);
      break;
    }
    const floor = y + 0.011;
    const mode = (i + order.design) % 3;
    const end = w / 2 - (mode === 1 ? 0.38 : mode === 2 ? 0.52 : 0.1);
    for (let x = -w / 2 + 0.05; x < end; ) {
      const thick = 0.016 + 0.026 * roll();
      const tall = 0.19 + 0.07 * roll();
      put(piece, roundBox(thick, tall, 0.16 + 0.05 * roll(), 0.002), covers[Math.floor(roll() * 5)]!, {
        at: [x + thick / 2, floor + tall / 2, -0.02],
        leanZ: roll() < 0.06 ? -0.12 : 0,
      });
      x += thick + 0.002;
    }
    if (mode === 1) vaseAt(piece, kit, [w / 2 - 0.19, floor, 0], 0.75, i, false);
    if (mode === 2) {
      bookStack(piece, kit, [w / 2 - 0.22, floor, 0], 3, 0.05);
      bowlAt(piece, kit, [w / 2 - 0.22, floor + 0.085, 0], 0.07, false);
    }
  }
};

export const desk: Maker = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  const top = dyed(kit.m.top, order);
  put(piece, roundBox(w, 0.034, d, 0.006), top, { at: [0, h - 0.017, 0] });
  if (kit.design !== 2) {
    put(piece, roundBox(0.42, 0.34, d - 0.08, 0.006), kit.wood(0), { at: [w / 2 - 0.25, h - 0.21, -0.01] });
    // Drawers face the sitter, who is at +z.
    fronts(piece, kit, kit.wood(0), {
      x: w / 2 - 0.25,
      y: h - 0.21,
      z: d / 2 - 0.045,
      width: 0.4,
      height: 0.33,
      columns: 1,
      rows: 2,
    });
  }
  feet(piece, kit, w, d, h - 0.04, 0.06);
  deskThings(piece, kit, w, d, h);
};

const deskThings = (piece: Piece, kit: Kit, w: number, d: number, h: number): void => {
  const x = -w * 0.06;
  const z = -d * 0.24;
  put(piece, roundBox(0.58, 0.35, 0.016, 0.006), kit.m.black, { at: [x, h + 0.32, z], tiltX: -0.06 });
  put(piece, roundBox(0.565, 0.335, 0.004, 0.001), kit.m.screen, { at: [x, h + 0.32, z + 0.009], tiltX: -0.06 });
  put(piece, roundBox(0.035, 0.2, 0.02, 0.005), kit.m.metal, { at: [x, h + 0.1, z - 0.02] });
  put(piece, disc(0.1, 0.01, 0.004, 28), kit.m.metal, { at: [x, h, z - 0.02] });
  put(piece, roundBox(0.4, 0.012, 0.12, 0.005), kit.m.white, { at: [x, h + 0.008, d * 0.14] });
  for (let r = 0; r < 4; r++)
    for (let k = 0; k < 12; k++)
      put(piece, roundBox(0.026, 0.006, 0.02, 0.002), kit.m.paper, {
        at: [x - 0.176 + k * 0.032, h + 0.016, d * 0.14 - 0.04 + r * 0.026],
      });
  put(piece, roundBox(0.06, 0.022, 0.1, 0.011, { mid: 2 }), kit.m.white, { at: [x + 0.3, h + 0.012, d * 0.14] });
  lampAt(piece, kit, [w / 2 - 0.19, h, -d * 0.18], 1);
  bookStack(piece, kit, [-w / 2 + 0.2, h, -d * 0.12], 3, 0.15);
  vaseAt(piece, kit, [-w / 2 + 0.18, h + 0.085, -d * 0.12], 0.45, 1);
};
export const deskThingsItem: Maker = (piece, order, kit) => deskThings(piece, kit, order.width, order.depth, 0);

/** A television alone, on its wall. */
export const television: Maker = (piece, order, kit) => {
  put(piece, roundBox(order.width, order.height, 0.035, 0.006), kit.m.black, { at: [0, order.height / 2, 0] });
  put(piece, roundBox(order.width - 0.02, order.height - 0.02, 0.004, 0.001), kit.m.screen, {
    at: [0, order.height / 2, 0.018],
  });
};
