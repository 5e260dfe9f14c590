import type { RoomUnder } from '#engines/clearing/room-under.ts';
import { FLOOR } from '#engines/clearing/surfaces.ts';
import { fittingsIn } from '#engines/clearing/whole-things.ts';
import type { Hangings } from '#engines/clearing/window-hangings.ts';
import type { ClassName, Segmentation } from '#engines/ports.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { fitted, growPlane, shrinkRaster } from '#engines/raster/resize.ts';
import { resizeMask } from '#engines/raster/run-length.ts';
import { ease } from '#engines/raster/scalar.ts';
import { probabilityOf } from '#engines/vision/index.ts';

/** What a cleared picture can be judged by, without knowing the truth. */
export type Signs = {
  /** Share of the photo that was cleared. */
  readonly share: number;
  /** Share of the visible room that its box explains; 0 where it is no box. */
  readonly fit: number;
  /** Share of what lies under the mask that the box puts where the empty-room network reads it; 1 where either is missing. */
  readonly hidden: number;
  /** Share of the floor that is seen beside the mask. */
  readonly floorSeen: number;
  /** Border of the mask along windows, doors, curtains and fixtures, in picture widths: what they look like behind it is not known. */
  readonly cut: number;
  /** The same along the ceiling: what reaches up to it is built in, or hangs there and stays. */
  readonly above: number;
  /** Share of the mask's border on bare surfaces at which the fill does not meet them. */
  readonly steps: number;
  /** Chance of a kitchen or bathroom. */
  readonly fittings: number;
  /** Mean chance of a thing over what was cleared; 1 where a person marked it. */
  readonly sureness: number;
  /** The network still sees a thing where there should be none. */
  readonly doubtful: boolean;
};

/** Longer side at which borders are walked. */
const SIDE = 800;
/** Levels, three channels, from which a border shows. */
const STEP = 30;

const structureNames: readonly ClassName[] = ['window', 'door', 'fixture', 'pane', 'sky', 'vegetation'];

/** How the fill meets the room, from both sides of the mask's border. */
export const signsOf = (
  result: Raster,
  cleared: Mask,
  /** What was cleared without the shadows on the walls around: only things stand before a window. */
  things: Mask,
  room: RoomUnder,
  seen: Segmentation,
  { stays }: Hangings,
  { doubtful, sureness }: Pick<Signs, 'doubtful' | 'sureness'>,
): Signs => {
  const { width, height } = fitted(result.width, result.height, SIDE);
  const small = shrinkRaster(result, width, height);
  const mask = resizeMask(cleared, width, height).data;
  const full = (...names: readonly ClassName[]): Float32Array =>
    growPlane(probabilityOf(seen, ...names), width, height).data;
  const floor = full('floor');
  const wall = full('wall', 'ceiling');
  const reach = Math.max(3, Math.round(Math.max(width, height) / 200));
  const structure = full(...structureNames);
  const kept = growPlane({ ...seen, data: Float32Array.from(stays) }, width, height).data;
  const ceiling = full('ceiling');
  const own = resizeMask(things, width, height).data;
  let bare = 0;
  let steps = 0;
  const apart = (a: number, b: number): number => {
    let sum = 0;
    for (let c = 0; c < 3; c++) sum += Math.abs(small.data[a * 3 + c]! - small.data[b * 3 + c]!);
    return sum;
  };
  for (let y = 2 * reach; y < height - 2 * reach; y++)
    for (let x = 2 * reach; x < width - 2 * reach; x++) {
      const i = y * width + x;
      if (mask[i]! <= 127) continue;
      for (const d of [-1, 1, -width, width]) {
        if (mask[i + d]! > 127) continue;
        const out = i + d * reach;
        const far = out + d * reach;
        const inner = i - d * reach;
        if (mask[out]! <= 127 && mask[far]! <= 127 && mask[inner]! > 127 && wall[out]! + floor[out]! > 0.6) {
          bare++;
          if (apart(inner, out) - apart(out, far) > STEP) steps++;
        }
      }
    }
  let marked = 0;
  for (let i = 0; i < things.data.length; i++) if (things.data[i]) marked++;
  return {
    share: marked / things.data.length,
    fit: room.lens ? room.fit : 0,
    hidden: room.lens ? room.hidden : 1,
    floorSeen: floorSeen(mask, room, floor, width, height),
    cut: borderAlong(own, width, height, reach, (i) => structure[i]! > 0.5 || kept[i]! > 0.5),
    above: borderAlong(own, width, height, reach, (i) => ceiling[i]! > 0.6),
    steps: bare > 0 ? steps / bare : 0,
    fittings: fittingsIn(seen),
    sureness,
    doubtful,
  };
};

/** Length of the mask's border beyond which `has` holds, in picture widths. */
const borderAlong = (
  mask: Uint8Array,
  width: number,
  height: number,
  reach: number,
  has: (i: number) => boolean,
): number => {
  let along = 0;
  for (let y = 2 * reach; y < height - 2 * reach; y++)
    for (let x = 2 * reach; x < width - 2 * reach; x++) {
      const i = y * width + x;
      if (mask[i]! <= 127) continue;
      for (const d of [-1, 1, -width, width]) if (mask[i + d]! <= 127 && has(i + d * reach)) along++;
    }
  return along / width;
};

const floorSeen = (mask: Uint8Array, room: RoomUnder, floor: Float32Array, width: number, height: number): number => {
  const { surfaces } = room;
  let hidden = 0;
  let visible = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const row = Math.min(surfaces.height - 1, Math.floor((y * surfaces.height) / height)) * surfaces.width;
      const side = surfaces.side[row + Math.min(surfaces.width - 1, Math.floor((x * surfaces.width) / width))];
      if (side !== FLOOR) continue;
      if (mask[i]! > 127) hidden++;
      else if (floor[i]! > 0.5) visible++;
    }
  return hidden < 0.02 * mask.length ? 1 : visible / (visible + hidden);
};

export type Trust = { readonly confidence: number; readonly reason: string };

/**
 * Each sign's own chance that the picture is fit to be handed out, and their product. The limits come from 40 rooms graded by eye
 * (bench:clearing prints them): under a half of it lie the pictures that are not.
 */
export const trustIn = (signs: Signs): Trust => {
  const { share, fit, hidden, floorSeen: floor, cut, above, steps, fittings, sureness, doubtful } = signs;
  const verdicts: readonly (readonly [number, string])[] = [
    [
      ease(1.1, 0.55, cut),
      'Things stand before a window, a door or something built in here, and what is behind them cannot be known.',
    ],
    [
      ease(0.62, 0.42, share) * ease(-0.02, 0.1, floor),
      'Furniture hides too much of this room to know what is behind it.',
    ],
    [
      fit > 0
        ? (1 - 0.7 * ease(0.02, 0.06, share) * ease(0.975, 0.935, fit)) *
          ease(0.945, 0.975, hidden) *
          // The same three in a hundred are a sliver behind a chair, and a wall in the wrong place behind a suite.
          ease(0.011, 0.006, share * (1 - hidden))
        : ease(0.16, 0.03, share),
      'The shape of this room is hard to read behind its furniture.',
    ],
    [ease(0.3, 0.1, above), 'Something that reaches up to the ceiling would go, and may be built in.'],
    [ease(0.3, 0.14, steps), 'The cleared place would show at its edges.'],
    [
      1 - (1 - ease(0.05, 0.012, share)) * ease(0.25, 0.4, fittings),
      'Most of what stands in a kitchen or a bathroom is built in and has to stay.',
    ],
    [ease(0.66, 0.8, sureness), 'It is not certain what of this is furniture.'],
    [doubtful ? 0.4 : 1, 'Something would be left standing by half.'],
  ];
  const [, reason] = verdicts.reduce((worst, verdict) => (verdict[0] < worst[0] ? verdict : worst));
  return { confidence: verdicts.reduce((product, [chance]) => product * chance, 1), reason };
};
