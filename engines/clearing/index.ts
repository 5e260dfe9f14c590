import { attempt, settle } from '#engines/clearing/attempt.ts';
import type { ClearParameters } from '#engines/clearing/parameters.ts';
import { roomAt, roomUnder } from '#engines/clearing/room-under.ts';
import { signsOf, trustIn } from '#engines/clearing/trust.ts';
import { type Found, findMovable } from '#engines/clearing/what-to-clear.ts';
import { windowHangings } from '#engines/clearing/window-hangings.ts';
import type { EngineContext, ImageEngine, ImageOutcome, PhotoFacts } from '#engines/ports.ts';
import { eitherOf, without } from '#engines/raster/morphology.ts';
import { changedMask } from '#engines/raster/proof.ts';
import { type Mask, newMask, type Raster } from '#engines/raster/raster.ts';
import { fitted, growMask, squeezedRaster } from '#engines/raster/resize.ts';
import { decodeRuns, encodeRuns, resizeMask } from '#engines/raster/run-length.ts';
import { ease } from '#engines/raster/scalar.ts';

export { ClearParameterError, type ClearParameters, parseClearParameters } from '#engines/clearing/parameters.ts';

const VERSION = '1.0.0';
const SMALLEST_SIDE = 160;
/** Above this share hardly anything of the room is left to continue. */
const TOO_MUCH = 0.72;
/** Under this a picture is not handed out by itself: it is asked whether the marked area is right. See `trustIn`. */
const ASK_BELOW = 0.5;
/**
 * Longer side at which the room is read: what goes, where its walls stand, what things left on them. Only the fill needs every pixel, and
 * a room is read alike whatever the size of its photo.
 */
const READ_SIDE = 1000;
/** A proposal travels as JSON: a quarter of a megapixel is enough to draw and correct. */
const PROPOSAL_SIDE = 640;

const refuse = (reason: string): ImageOutcome => ({ outcome: 'refuse', reason });

const ask = (mask: Mask, reason: string): ImageOutcome => {
  const scale = Math.min(1, PROPOSAL_SIDE / Math.max(mask.width, mask.height));
  const small = resizeMask(mask, Math.round(mask.width * scale), Math.round(mask.height * scale));
  return { outcome: 'ask', question: 'clear-mask', reason, proposal: { mask: encodeRuns(small) } };
};

const shareOf = ({ data }: Mask): number => {
  let count = 0;
  for (let i = 0; i < data.length; i++) if (data[i]) count++;
  return count / data.length;
};

const personsMask = (photo: Raster, parameters: ClearParameters): Mask | undefined => {
  if (!parameters.answer) return undefined;
  const mask = decodeRuns(parameters.answer.mask);
  const sized = mask.width < photo.width ? growMask : resizeMask;
  return sized(mask, photo.width, photo.height);
};

const run = async (
  photo: Raster,
  parameters: ClearParameters,
  context: EngineContext,
  facts?: PhotoFacts,
): Promise<ImageOutcome> => {
  if (Math.min(photo.width, photo.height) < SMALLEST_SIDE)
    return refuse(`This photo is too small: its shorter side needs at least ${SMALLEST_SIDE} pixels.`);
  const milliseconds: Record<string, number> = {};
  let since = performance.now();
  const lap = (stage: string, fraction: number): void => {
    milliseconds[stage] = Math.round(performance.now() - since);
    since = performance.now();
    context.signal.throwIfAborted();
    context.progress(fraction, stage);
  };
  const { inpainter } = context;
  const seen = await context.segmenter?.segment(photo, context.signal);
  const read = fitted(photo.width, photo.height, READ_SIDE);
  const small = squeezedRaster(photo, read.width, read.height);
  const hangings = seen && windowHangings(small, seen);
  lap('look', 0.15);
  const own = personsMask(photo, parameters);
  let found: Found | undefined;
  if (!own) {
    if (!seen || !hangings) return ask(newMask(photo.width, photo.height), 'Please mark what should go.');
    if ((seen.scene.interior ?? 1) < 0.4)
      return refuse('This does not look like a room. Mark an area by hand to clear it all the same.');
    found = findMovable(small, seen, parameters.level, hangings);
    lap('mask', 0.25);
    if (found.pieces === 0)
      return refuse(
        parameters.level === 'empty' ? 'There is nothing to clear in this room.' : 'There is no clutter in this room.',
      );
    if (found.share > TOO_MUCH)
      return ask(found.mask, 'Furniture hides too much of this room. Please take out what may stay.');
  }
  const mask = own ?? growMask(found!.mask, photo.width, photo.height);
  const share = shareOf(mask);
  if (share === 0) return refuse('Nothing is marked.');
  if (share > 0.9) return refuse('Nearly everything is marked: nothing of the room is left to continue.');
  if (!seen || !hangings) {
    // Without the network nothing is known of the room: the inpainter alone, good for small areas.
    if (!inpainter) return refuse('Clearing needs the vision network or the inpainter, and neither is there.');
    const picture = await inpainter.fill(photo, mask, context.signal);
    lap('fill', 1);
    return done(photo, picture, mask, ease(0.25, 0.01, share), { level: parameters.level, share });
  }
  const covered = found?.mask ?? resizeMask(mask, read.width, read.height);
  const empty = await context.emptyRoom?.read(small, covered, context.signal);
  const room = roomAt(roomUnder(small, covered, seen, empty, facts?.focalLength35), mask);
  lap('room', 0.45);
  // A person's mask is kept to the pixel; ours takes what things leave on the walls with it.
  const wide = own ? mask : { ...mask, data: eitherOf(mask.data, room.halo) };
  const scene = { photo, seen, hangings, room };
  const first = await attempt(scene, wide, mask, context);
  lap('fill', 0.75);
  const before = parameters.level === 'empty' ? found?.chance : undefined;
  const result = await settle(scene, first, context.segmenter!, context, before);
  lap('second look', 0.95);
  const notDrawn = (from: Mask): Mask => ({ ...from, data: without(from.data, result.drawn) });
  const signs = signsOf(result.picture, notDrawn(result.mask), notDrawn(result.things), room, seen, hangings, {
    // A window that is cut looks like a thing until it goes on.
    doubtful: result.doubtful.some((place) => shareOf(notDrawn(place)) > 0.5 * shareOf(place)),
    sureness: found?.sureness ?? 1,
  });
  const { confidence, reason } = trustIn(signs);
  lap('judge', 1);
  if (confidence < ASK_BELOW && !own)
    return ask(result.mask, `${reason} Please look at the marked area: unmark what may stay, or confirm it as it is.`);
  return done(photo, result.picture, result.mask, confidence, {
    level: parameters.level,
    pieces: found?.pieces,
    box: room.lens !== undefined,
    corners: room.corners,
    inpainted: result.inpainted,
    retried: result.retried,
    ...signs,
  });

  function done(
    before: Raster,
    after: Raster,
    where: Mask,
    sure: number,
    details: Record<string, unknown>,
  ): ImageOutcome {
    const changed = changedMask(before, after);
    const network = inpainter !== undefined && (details.inpainted === undefined || (details.inpainted as number) > 0);
    return {
      outcome: 'ok',
      picture: after,
      mask: where,
      report: {
        engine: 'clearing',
        version: VERSION,
        seed: context.seed,
        changedShare: changed.share,
        confidence: sure,
        milliseconds,
        digitalSourceType: network ? 'compositeWithTrainedAlgorithmicMedia' : 'composite',
        details,
      },
    };
  }
};

export const clearEngine: ImageEngine<ClearParameters> = { name: 'clearing', version: VERSION, run };

/** What clearing would take out by itself, to be looked at and corrected first; null where it finds nothing or no room. */
export const proposeClearing = async (photo: Raster, context: EngineContext): Promise<Mask | null> => {
  const seen = await context.segmenter?.segment(photo, context.signal);
  if (!seen || (seen.scene.interior ?? 1) < 0.4) return null;
  const { width, height } = fitted(photo.width, photo.height, READ_SIDE);
  const small = squeezedRaster(photo, width, height);
  const found = findMovable(small, seen, 'empty', windowHangings(small, seen));
  return found.pieces > 0 ? growMask(found.mask, photo.width, photo.height) : null;
};
