import { colour, type Material } from '../render/material.ts';
import { bookStack } from './decor.ts';
import { type Maker, type Piece, put } from './piece.ts';
import { disc, lathe, roundBox } from './shapes.ts';
import { vaseAt } from './vases.ts';

const frameAround = (piece: Piece, material: Material, w: number, h: number, bar: number, deep: number) => {
  for (const s of [-1, 1]) {
    put(piece, roundBox(w, bar, deep, 0.003), material, { at: [0, h / 2 + s * (h / 2 - bar / 2), 0] });
    put(piece, roundBox(bar, h - bar * 2, deep, 0.003), material, { at: [s * (w / 2 - bar / 2), h / 2, 0] });
  }
};

/** Framed, with a mount where the style has one. Base at y = 0, back at -z. */
export const art: Maker = (piece, order, kit) => {
  const { width: w, height: h, depth } = order;
  frameAround(piece, kit.m.frame, w, h, 0.022, depth);
  const mount = kit.style === 'luxury' || Math.min(w, h) < 0.35 ? 0 : Math.min(0.09, Math.min(w, h) * 0.12);
  const [iw, ih] = [w - 0.044, h - 0.044];
  if (mount) put(piece, roundBox(iw, ih, 0.006, 0.001), kit.m.paper, { at: [0, h / 2, -0.004] });
  const palette = kit.palette.art.map(colour);
  const picture: Material = {
    kind: 'art',
    colour: palette[0]!,
    palette,
    pattern: order.design,
    // Another sheet for every size and listing: the subject is the plan's choice.
    seed: 1 + order.design + (order.seed % 11) + Math.round(w * 11) + Math.round(h * 23),
    width: iw - mount * 2,
    depth: ih - mount * 2,
    lift: h / 2,
  };
  // Hardly proud of the mount: seen aslant, a thicker sheet had a dotted line for a side.
  put(piece, roundBox(iw - mount * 2, ih - mount * 2, 0.006, 0.001), picture, {
    at: [0, h / 2, mount ? -0.0033 : 0],
  });
};

export const mirror: Maker = (piece, order, kit) => {
  const { width: w, height: h, depth } = order;
  if (Math.abs(w - h) < 0.08 && order.design % 2 === 0) {
    const r = w / 2;
    put(
      piece,
      lathe(
        [
          [r - 0.03, -0.012],
          [r, -0.012],
          [r, 0.012],
          [r - 0.012, 0.016],
          [r - 0.03, 0.008],
        ],
        64,
      ),
      kit.m.frame,
      { at: [0, h / 2, 0], tiltX: Math.PI / 2 },
    );
    put(piece, disc(r - 0.02, 0.006, 0.001, 64), kit.m.mirror, { at: [0, h / 2, -0.004], tiltX: Math.PI / 2 });
    return;
  }
  frameAround(piece, kit.m.frame, w, h, 0.03, depth);
  put(piece, roundBox(w - 0.05, h - 0.05, 0.006, 0.001), kit.m.mirror, { at: [0, h / 2, 0] });
};

export const wallShelf: Maker = (piece, order, kit) => {
  const { width: w, depth: d } = order;
  put(piece, roundBox(w, 0.034, d, 0.005), kit.wood(0), { at: [0, 0.017, 0] });
  vaseAt(piece, kit, [w * 0.3, 0.034, 0], 0.7, 0);
  bookStack(piece, kit, [-w * 0.24, 0.034, 0], 3, 0.05);
  put(piece, disc(0.06, 0.09, 0.006, 24), kit.m.ceramic, { at: [w * 0.03, 0.034, 0] });
};
