import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { laidOver, makeBed, rowsOf, throwOver, turnedBack } from './bedding.ts';
import { parted } from './mesh.ts';
import { dyed, type Maker, type Order, type Piece, put } from './piece.ts';
import { pillow, putPillow } from './pillows.ts';
import { cushion, roundBox } from './shapes.ts';
import { boxed, shaded } from './upholstery.ts';

/** Top of the rails, of the mattress, and how far the mattress stands inside the frame. */
const RAIL = 0.3;
const TOP = 0.51;
const RIM = 0.055;
/** From the head of the mattress to the fold of the cover, below the pillows. */
const COVERED = 0.3;
/** Under side of wooden rails. */
const LOW = 0.12;
/** Between mattress and rails. */
const TUCK = 0.014;

const isWooden = (kit: Kit): boolean =>
  kit.style === 'scandinavian' || kit.style === 'farmhouse' || (kit.style === 'minimalist' && kit.design !== 1);

/** Posts, boards and rails of wood on visible legs. */
const woodenFrame = (piece: Piece, kit: Kit, order: Order) => {
  const { width: w, depth: d, height: h } = order;
  const head = -d / 2;
  const boards = kit.style === 'farmhouse' ? 5 : 1;
  const low = 0.2;
  const tall = (kit.style === 'farmhouse' ? h : h - 0.12) - low;
  const board = { ...kit.wood(0), ...(boards === 1 ? { plank: 0.16 } : {}) };
  for (let i = 0; i < boards; i++)
    put(piece, roundBox(w - 0.06, tall / boards - 0.005, 0.03, 0.005), boards === 1 ? board : kit.wood(0), {
      at: [0, low + (tall / boards) * (i + 0.5), head + 0.035],
    });
  if (kit.style === 'farmhouse')
    put(piece, roundBox(w + 0.03, 0.045, 0.075, 0.008), kit.wood(0), { at: [0, h + 0.01, head + 0.04] });
  for (const s of [-1, 1]) {
    put(piece, roundBox(0.06, h - (kit.style === 'farmhouse' ? 0 : 0.1), 0.06, 0.008), kit.wood(1), {
      at: [s * (w / 2 - 0.03), (h - (kit.style === 'farmhouse' ? 0 : 0.1)) / 2, head + 0.035],
    });
    put(piece, roundBox(0.032, RAIL - LOW, d - 0.1, 0.006), kit.wood(2), {
      at: [s * (w / 2 - 0.02), (RAIL + LOW) / 2, 0.01],
    });
    // Posts flush with the corner, down to the floor: on round feet set back under it the bed hovered on one stub.
    put(piece, roundBox(0.062, RAIL, 0.062, 0.007), kit.wood(1), {
      at: [s * (w / 2 - 0.031), RAIL / 2, d / 2 - 0.031],
    });
  }
  put(piece, roundBox(w - 0.08, RAIL - LOW, 0.032, 0.006), kit.wood(0), { at: [0, (RAIL + LOW) / 2, d / 2 - 0.026] });
  // What would be seen below the rails: slats in shadow.
  put(piece, roundBox(w - 0.07, 0.08, d - 0.09, 0.004), kit.m.gap, { at: [0, LOW + 0.08, 0] });
};

/** Rails down to the floor in cloth, a headboard of panels. */
const paddedFrame = (piece: Piece, kit: Kit, order: Order, cloth: Material) => {
  const { width: w, depth: d, height: h } = order;
  const head = -d / 2;
  const low = 0.025;
  const tall = RAIL - low;
  for (const s of [-1, 1])
    put(
      piece,
      boxed(RIM, tall, d - 0.06, { crown: [0.004, 0.006, 0.002], slack: 0.003, edge: 0.014, mid: 8, arc: 3 }),
      cloth,
      {
        at: [s * (w / 2 - RIM / 2), low + tall / 2, 0.03],
      },
    );
  const foot = { at: [0, low + tall / 2, d / 2 - RIM / 2] as const };
  put(
    piece,
    boxed(w, tall, RIM, { crown: [0.002, 0.006, 0.006], slack: 0.003, edge: 0.014, mid: 8, arc: 3 }),
    cloth,
    foot,
  );
  // Two fingers above the floor on a plinth that steps back: a hand's breadth above it the whole bed hovered.
  put(piece, roundBox(w - 0.06, low + 0.02, d - 0.08, 0.004), kit.m.black, { at: [0, (low + 0.02) / 2, 0] });
  put(piece, roundBox(w - 0.02, 0.012, d - 0.04, 0.002), kit.m.black, { at: [0, low + 0.012, 0] });
  const back = { at: [0, h / 2, head + 0.045] as const };
  put(
    piece,
    boxed(w + 0.04, h, 0.085, { crown: [0.004, 0.006, 0.004], slack: 0.003, edge: 0.03, mid: 8, arc: 3 }),
    cloth,
    back,
  );
  // Channels for luxury, squares or one wide panel elsewhere.
  const [columns, rows] =
    kit.style === 'luxury' ? [11, 1] : kit.design === 1 ? [2, 1] : kit.design === 2 ? [8, 1] : [5, 2];
  const from = RAIL + 0.02;
  const [pw, ph] = [(w - 0.02) / columns, (h - from - 0.03) / rows];
  const panel = boxed(pw - 0.003, ph - 0.003, 0.05, {
    crown: [0, 0, columns > 6 ? 0.026 : 0.024],
    slack: 0.004,
    edge: 0.02,
    mid: 7,
  });
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++)
      put(piece, panel, cloth, { at: [-(w - 0.02) / 2 + pw * (i + 0.5), from + ph * (j + 0.5), head + 0.1] });
  put(piece, roundBox(w - 0.04, h - from - 0.06, 0.02, 0.002), shaded(cloth, 0.5), {
    at: [0, (h + from) / 2, head + 0.095],
  });
};

/** Width is the bed's; head at -z. */
export const bed: Maker = (piece, order, kit) => {
  const wooden = isWooden(kit);
  if (wooden) woodenFrame(piece, kit, order);
  else paddedFrame(piece, kit, order, dyed(kit.m.headboard, order));
  const w = order.width - RIM * 2 - TUCK * 2;
  const head = -order.depth / 2 + (wooden ? 0.06 : 0.14);
  const foot = order.depth / 2 - RIM - TUCK;
  const long = foot - head;
  // Smaller than what covers it by three fingers, or its edges come through the cloth.
  const core = cushion(w - 0.06, TOP - 0.2, long - 0.04, { radius: 0.06, bulge: 0.004, crease: 0.003, mid: 6 });
  put(piece, core, kit.m.sheet, { at: [0, (TOP + 0.2) / 2 - 0.012, head + long / 2 - 0.02] });
  // Tucked in behind the rails, as a made bed is: hung over them by rule it was a poured shell with a scalloped hem.
  const start = head + COVERED;
  const made = makeBed(w, foot - start, order.seed % 2 === 1);
  const onBed = { at: [0, TOP, start] as const };
  put(piece, made.cover, kit.m.bedding, onBed);
  const turned = turnedBack(0.32, 0.024);
  // A line of embroidery along its hem.
  const { rest, seam } = parted(laidOver(made, turned, 3), rowsOf(turned, 0.262, 0.278));
  put(piece, rest, kit.m.sheet, onBed);
  put(piece, seam, shaded(kit.m.sheet, 0.62), onBed);
  const course = throwOver(foot - start - 0.72, foot - start - 0.24, 0.012);
  // Its ribs run across the bed, over the top and down the sides alike.
  put(piece, laidOver(made, course, order.seed + 5), { ...kit.m.throw, axis: 2 }, onBed);

  // Two large squares lean on the headboard, the sleeping pair on them, then two unlike accents and one long cushion.
  const headTop = order.height - (wooden && kit.style !== 'farmhouse' ? 0.12 : 0);
  const square = Math.min(0.6, w * 0.38, headTop - TOP + 0.06);
  const lay = (
    name: Parameters<typeof pillow>[0],
    cloth: Material,
    [width, height]: readonly [number, number],
    [x, z]: readonly [number, number],
    lean: number,
    roll: number,
  ) =>
    putPillow(piece, cloth, pillow(name, width, height, roll > 0), {
      // On the mattress, or on the cover turned back over itself.
      at: [x, TOP + (z > 0.45 ? 0.05 : 0.02) + (height / 2) * Math.cos(lean), head + z],
      tiltX: lean,
      leanZ: roll,
    });
  for (const s of [-1, 1]) {
    lay('full', kit.m.sham, [square, square], [s * w * 0.235, 0.17], -0.3, s * 0.025 + 0.01);
    lay('sleeping', kit.m.sheet, [w * 0.44, 0.46], [s * w * 0.232, 0.34], -0.5, 0.02 - s * 0.03);
  }
  lay('slack', kit.m.accent, [0.47, 0.47], [-w * 0.15, 0.49], -0.56, 0.06);
  lay('chopped', kit.m.print, [0.43, 0.43], [w * 0.16, 0.5], -0.6, -0.05);
  lay('long', kit.m.sham, [0.58, 0.3], [0.03, 0.63], -0.66, 0.012);
};
