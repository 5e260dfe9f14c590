import { bookStack, bowlAt } from './decor.ts';
import { fronts } from './fronts.ts';
import { feet } from './legs.ts';
import { dyed, leafy, type Maker, put } from './piece.ts';
import { roundBox } from './shapes.ts';
import { lampAt } from './table-lamps.ts';
import { vaseAt } from './vases.ts';

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
  lampAt(piece, kit, [-w * 0.08, h, -0.03], 1.12);
  if (order.design % 2 && leafy(order)) vaseAt(piece, kit, [w * 0.27, h, 0.07], 0.5, 1);
  else if (order.design % 2) bowlAt(piece, kit, [w * 0.24, h, 0.08], 0.07, false);
  else bookStack(piece, kit, [w * 0.2, h, 0.09], 2, 0.4);
};
