import type { Material } from '../render/material.ts';
import { isWoodenBed, paddedFrame, RAIL, woodenFrame } from './bed-frames.ts';
import { makeBed, WAYS } from './bedding.ts';
import { dyed, type Maker, put } from './piece.ts';
import { pillow, putPillow } from './pillows.ts';
import { cushion } from './shapes.ts';

/** Top of the mattress, and how far it stands inside the frame. */
const TOP = 0.51;
const RIM = 0.016;
/** From the head of the mattress to the fold of the cover, below the pillows. */
const COVERED = 0.3;

/** Width is the bed's; head at -z. */
export const bed: Maker = (piece, order, kit) => {
  const wooden = isWoodenBed(kit);
  if (wooden) woodenFrame(piece, kit, order);
  else paddedFrame(piece, kit, order, dyed(kit.m.headboard, order));
  const w = order.width - RIM * 2;
  const head = -order.depth / 2 + (wooden ? 0.06 : 0.14);
  const foot = order.depth / 2 - RIM;
  const long = foot - head;
  // Smaller than what covers it by three fingers, or its edges come through the cloth.
  const core = cushion(w - 0.03, TOP - RAIL + 0.02, long - 0.04, { radius: 0.06, bulge: 0.004, crease: 0.003, mid: 6 });
  put(piece, core, kit.m.sheet, { at: [0, (TOP + RAIL) / 2 - 0.012, head + long / 2 - 0.02] });
  // Laid over mattress and rails, wider than both, as stagers do: tucked in it was a lid on a tray.
  const start = head + COVERED;
  const made = makeBed(w, foot - start, kit.pick(2, WAYS));
  const onBed = { at: [0, TOP, start] as const };
  put(piece, made.cover, kit.m.bedding, onBed);
  put(piece, made.back, kit.m.turned, onBed);
  // Ribs run across the bed, over the top and down the sides alike.
  put(piece, made.thrown, made.fringe ? { ...kit.m.throw, axis: 2 } : kit.m.accent, onBed);
  if (made.fringe) put(piece, made.fringe, { ...kit.m.throw, kind: 'fabric' }, onBed);

  // The sleeping pair leans on the headboard, then two unlike accents and one long cushion: with squares behind them, seven hid the board.
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
      at: [x, TOP + (z > 0.3 ? 0.05 : 0.02) + (height / 2) * Math.cos(lean), head + z],
      tiltX: lean,
      leanZ: roll,
    });
  for (const s of [-1, 1]) lay('sleeping', kit.m.sheet, [w * 0.44, 0.48], [s * w * 0.232, 0.2], -0.36, 0.02 - s * 0.03);
  lay('slack', kit.m.accent, [0.48, 0.48], [-w * 0.15, 0.36], -0.46, 0.06);
  lay('chopped', kit.m.print, [0.45, 0.45], [w * 0.16, 0.37], -0.5, -0.05);
  lay('long', kit.m.sham, [0.58, 0.3], [0.03, 0.5], -0.6, 0.012);
};
