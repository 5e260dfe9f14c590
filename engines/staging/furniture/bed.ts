import { isWoodenBed, paddedFrame, RAIL, WITHIN, woodenFrame } from './bed-frames.ts';
import { makeBed, WAYS } from './bedding.ts';
import { dyed, type Maker, put } from './piece.ts';
import { type PillowName, putPillow } from './pillows.ts';
import { cushion } from './shapes.ts';
import { shaded } from './upholstery.ts';

/** Top of the mattress. */
const TOP = 0.51;
/** From the head of the mattress to the fold of the cover, below the pillows. */
const COVERED = 0.3;

/** Width of the mattress that the pillows were set down on, and the two ways they were: name, place across, cloth. */
const SET_FOR = 1.668;
const PILLOW_SETS: readonly (readonly (readonly [PillowName, number, 'sheet' | 'accent' | 'print' | 'sham'])[])[] = [
  [
    ['sleepingA', -0.39, 'sheet'],
    ['sleepingB', 0.4, 'sheet'],
    ['squareA', -0.24, 'accent'],
    ['squareB', 0.27, 'print'],
    ['lumbarA', 0.02, 'sham'],
  ],
  [
    ['sleepingC', -0.4, 'sheet'],
    ['sleepingD', 0.4, 'sheet'],
    ['squareC', -0.26, 'print'],
    ['squareD', 0.25, 'accent'],
    ['lumbarB', -0.02, 'sham'],
  ],
];

/** Width is the bed's; head at -z. */
export const bed: Maker = (piece, order, kit) => {
  const wooden = isWoodenBed(kit);
  if (wooden) woodenFrame(piece, kit, order);
  else paddedFrame(piece, kit, order, dyed(kit.m.headboard, order));
  const w = order.width - WITHIN * 2;
  const head = -order.depth / 2 + (wooden ? 0.06 : 0.14);
  const foot = order.depth / 2 - WITHIN;
  const long = foot - head;
  // Smaller than what covers it by three fingers, or its edges come through the cloth.
  const core = cushion(w - 0.03, TOP - RAIL + 0.02, long - 0.04, { radius: 0.06, bulge: 0.004, crease: 0.003, mid: 6 });
  put(piece, core, kit.m.sheet, { at: [0, (TOP + RAIL) / 2 - 0.012, head + long / 2 - 0.02] });
  // It hangs over a base no wider than the mattress: tucked in behind rails, it was a lid in a tray.
  const start = head + COVERED;
  const made = makeBed(w, foot - start, kit.pick(2, WAYS));
  const onBed = { at: [0, TOP, start] as const };
  put(piece, made.cover, kit.m.bedding, onBed);
  put(piece, made.back, kit.m.turned, onBed);
  // Ribs run across the bed, over the top and down the sides alike.
  put(piece, made.thrown, { ...kit.m.throw, axis: 2 }, onBed);
  if (made.fringe) put(piece, made.fringe, { ...kit.m.throw, kind: 'fabric' }, onBed);

  // The sleeping pair leans on the headboard, then two unlike accents and one long cushion: with squares behind them, seven hid the board.
  const way = kit.pick(11, 4);
  const flip = way > 1;
  const wider = w / SET_FOR;
  for (const [name, x, cloth] of PILLOW_SETS[way & 1]!) {
    const back = cloth === 'sheet';
    const off = x * (back ? wider : cloth === 'sham' ? 1 : Math.max(1, wider));
    const tone = shaded(kit.m[cloth], name.endsWith('A') ? 0.97 : 1);
    putPillow(piece, tone, name, [flip ? -off : off, TOP, head], flip, [back ? wider : 1, 1, 1]);
  }
};
