import { roundSeats } from '#domain/scene/catalogue.ts';
import type { Kit } from '../look/kit.ts';
import { bookStack, bowlAt } from './decor.ts';
import { FORK, KNIFE, NAPKIN } from './flatware.ts';
import { tumblerAt } from './glassware.ts';
import { dyed, leafy, type Maker, type Piece, put } from './piece.ts';
import { disc, lathe, rod, roundBox, tube } from './shapes.ts';
import { lampAt } from './table-lamps.ts';
import { vaseAt } from './vases.ts';

const slats = (piece: Piece, kit: Kit, w: number, d: number, y: number, thick: number, count: number) => {
  for (let i = 0; i < count; i++)
    put(piece, roundBox(w, thick, d / count - 0.0008, 0.003), kit.wood(0), {
      at: [0, y, -d / 2 + (d / count) * (i + 0.5)],
    });
};

export const sideTable: Maker = (piece, order, kit) => {
  const { width, height: h } = order;
  const r = width / 2 - 0.01;
  if (kit.style === 'luxury') {
    put(piece, disc(r, 0.02, 0.006), kit.m.top, { at: [0, h - 0.02, 0] });
    put(piece, rod(0.016, 0.016, h - 0.02), kit.m.brass);
    put(piece, disc(r * 0.7, 0.016, 0.006), kit.m.brass);
  } else if (kit.design === 1) {
    put(
      piece,
      lathe(
        [
          [0, 0],
          [r * 0.86, 0],
          [r * 0.9, 0.02],
          [r * 0.62, h * 0.5],
          [r * 0.95, h - 0.02],
          [r * 0.95, h],
          [0, h],
        ],
        32,
      ),
      dyed(kit.wood(1), order),
    );
  } else {
    put(piece, disc(r, 0.025, 0.008), dyed(kit.wood(0), order), { at: [0, h - 0.025, 0] });
    for (let i = 0; i < 3; i++) {
      const a = i * 2.094 + 0.9;
      put(
        piece,
        tube(
          [
            [0.86 * r * Math.cos(a), 0, 0.86 * r * Math.sin(a)],
            [0.6 * r * Math.cos(a), h - 0.02, 0.6 * r * Math.sin(a)],
          ],
          0.012,
          20,
        ),
        kit.style === 'modern' ? kit.m.metal : kit.m.leg,
      );
    }
  }
  if (order.design % 2 === 0) lampAt(piece, kit, [-0.02, h, -0.02], 1.05);
  else vaseAt(piece, kit, [-0.03, h, 0], 0.85, kit.design, leafy(order));
  bookStack(piece, kit, [0.07, h, 0.1], 2, 0.7);
};

/** A square leg that tapers to a metal shoe. */
const tapered = (piece: Piece, kit: Kit, x: number, z: number, h: number): void => {
  put(
    piece,
    roundBox(0.07, h, 0.07, 0.006, {
      mid: 4,
      push: (p) => {
        const f = 0.6 + 0.4 * Math.min(1, (p[1] / h + 0.5) * 1.15);
        return [p[0] * f, p[1], p[2] * f];
      },
    }),
    kit.wood(1),
    { at: [x, h / 2, z] },
  );
  put(piece, roundBox(0.047, 0.05, 0.047, 0.004), kit.m.metal, { at: [x, 0.025, z] });
};

export const diningTable: Maker = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  const top = dyed(kit.m.top, order);
  const round = Math.abs(w - d) < 0.12;
  if (round) {
    put(piece, disc(w / 2, 0.035, 0.01, 56), top, { at: [0, h - 0.035, 0] });
    put(
      piece,
      lathe(
        [
          [0, 0],
          [w * 0.26, 0],
          [w * 0.26, 0.02],
          [w * 0.1, 0.07],
          [0.07, 0.3],
          [0.06, h - 0.12],
          [w * 0.14, h - 0.035],
          [0, h - 0.035],
        ],
        36,
      ),
      kit.style === 'modern' ? kit.m.black : kit.wood(1),
    );
  } else if (kit.style === 'farmhouse') {
    slats(piece, kit, w, d, h - 0.025, 0.05, 6);
    for (const s of [-1, 1]) {
      const x = s * (w / 2 - 0.32);
      for (const lean of [-1, 1])
        put(piece, roundBox(0.08, h - 0.04, 0.08, 0.008), kit.wood(1), {
          at: [x, (h - 0.05) / 2, lean * (d / 2 - 0.24)],
          tiltX: lean * 0.14,
        });
      put(piece, roundBox(0.09, 0.07, d - 0.24, 0.008), kit.wood(2), { at: [x, h - 0.09, 0] });
      put(piece, roundBox(0.1, 0.07, d - 0.16, 0.008), kit.wood(2), { at: [x, 0.035, 0] });
      put(piece, roundBox(0.07, 0.07, d - 0.4, 0.008), kit.wood(2), { at: [x, 0.25, 0] });
    }
    put(piece, roundBox(w - 0.64, 0.07, 0.06, 0.008), kit.wood(0), { at: [0, 0.24, 0] });
  } else {
    put(piece, roundBox(w, 0.036, d, kit.style === 'luxury' ? 0.012 : 0.007), top, { at: [0, h - 0.018, 0] });
    if (kit.style === 'luxury' || (kit.style === 'contemporary' && kit.design !== 1)) {
      // Four legs and an apron: from its end a table on two drums seemed to stand on one, under its edge.
      for (const sx of [-1, 1]) {
        for (const sz of [-1, 1]) tapered(piece, kit, sx * (w / 2 - 0.09), sz * (d / 2 - 0.09), h - 0.036);
        put(piece, roundBox(0.024, 0.07, d - 0.2, 0.003), kit.wood(2), { at: [sx * (w / 2 - 0.09), h - 0.07, 0] });
        put(piece, roundBox(w - 0.2, 0.07, 0.024, 0.003), kit.wood(0), { at: [0, h - 0.07, sx * (d / 2 - 0.09)] });
      }
    } else if (kit.style === 'modern' || kit.style === 'minimalist') {
      const rail = kit.m.metal;
      for (const sx of [-1, 1]) {
        for (const sz of [-1, 1])
          put(piece, roundBox(0.07, h - 0.03, 0.036, 0.004), rail, {
            at: [sx * (w / 2 - 0.12), (h - 0.03) / 2, sz * (d / 2 - 0.09)],
          });
        put(piece, roundBox(0.07, 0.036, d - 0.144, 0.004), rail, { at: [sx * (w / 2 - 0.12), 0.018, 0] });
      }
    } else {
      put(piece, roundBox(w - 0.2, 0.06, d - 0.2, 0.006), kit.wood(0), { at: [0, h - 0.066, 0] });
      for (const sx of [-1, 1])
        for (const sz of [-1, 1])
          put(piece, rod(0.02, 0.035, h - 0.03, 14), kit.wood(1), {
            at: [sx * (w / 2 - 0.12), 0, sz * (d / 2 - 0.1)],
            leanZ: sx * 0.05,
            tiltX: -sz * 0.05,
          });
    }
  }
  placeSettings(piece, kit, w, d, h, round);
  if (leafy(order)) vaseAt(piece, kit, [0, h, 0], 1.15, kit.design);
  else bowlAt(piece, kit, [0, h, 0], 0.17, true);
};

/** For each chair a plate with a bowl on it, a napkin with a fork on the left, a knife on the right and a glass beyond it. Mats were a dashed rim. */
const placeSettings = (piece: Piece, kit: Kit, w: number, d: number, h: number, round: boolean): void => {
  const seats: (readonly [number, number, number])[] = [];
  if (round)
    for (const angle of roundSeats(w))
      seats.push([Math.sin(angle) * (w / 2 - 0.22), Math.cos(angle) * (w / 2 - 0.22), angle]);
  else {
    const n = w > 1.7 ? 3 : w > 1.3 ? 2 : 1;
    for (let i = 0; i < n; i++)
      for (const s of [-1, 1]) seats.push([((i + 0.5) / n - 0.5) * (w - 0.2), s * (d / 2 - 0.2), s > 0 ? 0 : Math.PI]);
  }
  // Flat, with an upright edge: a lip showed its dark underside as a line of ink, a hollow came out as marble.
  const plate: readonly (readonly [number, number])[] = [
    [0, 0],
    [0.127, 0],
    [0.13, 0.002],
    [0.13, 0.007],
    [0.128, 0.0085],
    [0, 0.0085],
  ];
  const bowl: readonly (readonly [number, number])[] = [
    [0, 0],
    [0.045, 0],
    [0.066, 0.014],
    [0.078, 0.034],
    [0.076, 0.0355],
    [0.06, 0.016],
    [0, 0.008],
  ];
  const napkin = { ...kit.m.accent, kind: 'linen' } as const;
  for (const [x, z, turnY] of seats) {
    const [c, s] = [Math.cos(turnY), Math.sin(turnY)];
    const beside = (off: number, y: number) => ({ at: [x + off * c, h + y, z - off * s] as const, turnY });
    // White on white stone a plate was not seen at all.
    const [under, upper] = kit.style === 'luxury' ? [kit.m.pot, kit.m.white] : [kit.m.white, kit.m.pot];
    put(piece, lathe(plate, 36), under, { at: [x, h, z] });
    put(piece, lathe(bowl, 30), upper, { at: [x, h + 0.008, z] });
    // Beyond the plate, at the knife's tip.
    tumblerAt(piece, kit, [x + 0.14 * c - 0.15 * s, h, z - 0.14 * s - 0.15 * c]);
    put(piece, NAPKIN, napkin, beside(-0.205, 0.0015));
    put(piece, FORK, kit.m.cutlery, beside(-0.2, 0.005));
    put(piece, KNIFE, kit.m.cutlery, beside(0.165, 0.001));
  }
};
export const placeSettingsItem: Maker = (piece, order, kit) =>
  placeSettings(piece, kit, order.width, order.depth, 0, false);
