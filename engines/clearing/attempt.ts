import { fillBySurfaces } from '#engines/clearing/fill.ts';
import { hangDown } from '#engines/clearing/hang-down.ts';
import type { RoomUnder } from '#engines/clearing/room-under.ts';
import { type Leftovers, leftoversIn } from '#engines/clearing/second-look.ts';
import { isThick, touchUp } from '#engines/clearing/touch-up.ts';
import { windowsDown } from '#engines/clearing/window-down.ts';
import type { Hangings } from '#engines/clearing/window-hangings.ts';
import type { EngineContext, Segmentation, Segmenter } from '#engines/ports.ts';
import { eitherOf } from '#engines/raster/morphology.ts';
import type { Mask, Plane, Raster } from '#engines/raster/raster.ts';

export type Attempt = {
  readonly picture: Raster;
  readonly mask: Mask;
  /** What of the mask things covered, without what they left on the walls around. */
  readonly things: Mask;
  /** The fill by planes, windows and curtains, before the inpainter touched it. */
  readonly plain: Raster;
  /** 1 where a window or a curtain goes on. */
  readonly drawn: Uint8Array;
  /** Share of the picture that the inpainter drew. */
  readonly inpainted: number;
};

export type Settled = Attempt & {
  /** What was tried again: a thing that the fill had invented, a half that was left standing. */
  readonly retried: readonly ('invented' | 'half')[];
  /** Where something that looks like a thing is still there. */
  readonly doubtful: readonly Mask[];
};

type Tools = Pick<EngineContext, 'inpainter' | 'seed' | 'signal'>;

/** The photo and what was read in it before anything was taken out. */
export type Scene = {
  readonly photo: Raster;
  readonly seen: Segmentation;
  readonly hangings: Hangings;
  readonly room: RoomUnder;
};

/** Surfaces first, then windows and curtains that go on behind things; the inpainter has what neither knows. */
export const attempt = async (scene: Scene, mask: Mask, things: Mask, tools: Tools): Promise<Attempt> => {
  const { photo, seen, hangings, room } = scene;
  const { lens, surfaces, bare, ceiling, halo } = room;
  const { picture: walls, blind } = fillBySurfaces(photo, mask, lens, surfaces, bare, tools.seed, ceiling, halo);
  const windows = windowsDown(photo, walls, things, seen, room);
  const { picture: plain, cloth } = hangDown(photo, windows.picture, things, hangings, room);
  const drawn = eitherOf(cloth, windows.drawn);
  const known = eitherOf(cloth, windows.settled);
  const { picture, share } = tools.inpainter
    ? await touchUp(plain, mask, blind, known, room, tools.inpainter, tools.signal)
    : { picture: plain, share: 0 };
  return { picture, mask, things, plain, drawn, inpainted: share };
};

const areaOf = (mask: Mask | undefined): number => {
  if (!mask) return 0;
  const { data } = mask;
  let count = 0;
  for (let i = 0; i < data.length; i++) if (data[i]) count++;
  return count;
};

/** What of it was filled: a window that goes on looks like a thing now and then, and is none. */
const within = (place: Mask, { mask, drawn }: Attempt): Mask => {
  const data = new Uint8Array(place.data.length);
  for (let i = 0; i < data.length; i++) if (place.data[i] && mask.data[i] && !drawn[i]) data[i] = 255;
  return { ...place, data };
};

const both = (a: Mask, b: Mask): Mask => ({ ...a, data: eitherOf(a.data, b.data) });

/** From this share of the picture on the inpainter invents more than it mends: planes stay, and the result is doubtful. */
const MENDABLE = 0.03;

/** The other way to fill one place: planes where the inpainter had drawn, the inpainter where planes had. */
const otherwise = async (last: Attempt, place: Mask, tools: Tools): Promise<Raster> => {
  const data = last.picture.data.slice();
  let moved = 0;
  for (let i = 0; i < place.data.length; i++) {
    if (!place.data[i]) continue;
    for (let p = i * 3; p < i * 3 + 3; p++) {
      if (data[p] !== last.plain.data[p]) moved++;
      data[p] = last.plain.data[p]!;
    }
  }
  const picture = { ...last.picture, data };
  const large = areaOf(place) > MENDABLE * place.data.length;
  return moved > areaOf(place) || large || !tools.inpainter || !isThick(place)
    ? picture
    : tools.inpainter.fill(picture, place, tools.signal);
};

/**
 * Looks at the cleared picture once more. Half a thing left standing is cleared as well (only where the engine drew the
 * mask itself: a person's mask is kept to the pixel); a thing that the fill invented is filled the other way, and the
 * way that leaves less of it wins.
 */
export const settle = async (
  scene: Scene,
  first: Attempt,
  segmenter: Segmenter,
  tools: Tools,
  /** Chance of a movable thing before clearing, where the mask may grow: what looked like none then is none now. */
  before: Plane | undefined,
): Promise<Settled> => {
  const look = async (picture: Raster, mask: Mask): Promise<Leftovers> =>
    leftoversIn(await segmenter.segment(picture, tools.signal, true), mask, before);
  const retried: ('invented' | 'half')[] = [];
  let best = first;
  let left = await look(best.picture, best.mask);
  if (left.half) {
    best = await attempt(scene, both(best.mask, left.half), both(best.things, left.half), tools);
    retried.push('half');
    left = await look(best.picture, best.mask);
  }
  if (left.invented) {
    retried.push('invented');
    const picture = await otherwise(best, within(left.invented, best), tools);
    const after = await look(picture, best.mask);
    if (areaOf(after.invented) < areaOf(left.invented)) {
      best = { ...best, picture };
      left = after;
    }
  }
  return { ...best, retried, doubtful: [left.invented, left.half].filter((mask) => mask !== undefined) };
};
