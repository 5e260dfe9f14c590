import { clearEngine, parseClearParameters } from '#engines/clearing/index.ts';
import type { EngineContext, ImageOutcome, PhotoFacts } from '#engines/ports.ts';
import { changedMask } from '#engines/raster/proof.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { parseStagingParameters, previewScene, stagingEngine } from '#engines/staging/index.ts';
import { shrink } from '#engines/vision/room/shrink.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** A person may have answered two questions of one order: each engine reads its own part. */
export const answerFor = (parameters: Parameters, ...parts: string[]): Parameters => {
  const { answer, ...rest } = parameters;
  const said = Object.entries((answer ?? {}) as Parameters).filter(([name]) => parts.includes(name));
  return said.length > 0 ? { ...rest, answer: Object.fromEntries(said) } : rest;
};

const emptied = (
  photo: Raster,
  parameters: Parameters,
  context: EngineContext,
  facts: PhotoFacts,
): Promise<ImageOutcome> => {
  const { answer } = answerFor(parameters, 'mask');
  return clearEngine.run(photo, parseClearParameters({ level: 'empty', answer }), context, facts);
};

/** One order of two services: the room is emptied, then furnished. The proof compares with the first photo. */
export const clearThenStage = async (
  photo: Raster,
  parameters: Parameters,
  context: EngineContext,
  facts: PhotoFacts,
): Promise<ImageOutcome> => {
  const half = (from: number): EngineContext => ({
    ...context,
    progress: (fraction, stage) => context.progress(from + fraction / 2, stage),
  });
  const cleared = await emptied(photo, parameters, half(0), facts);
  // The order is priced as both: where only one could be done it is refused, and costs nothing.
  if (cleared.outcome === 'refuse') return { ...cleared, reason: `${cleared.reason} Order staging alone instead.` };
  if (cleared.outcome === 'ask') return cleared;
  const own = answerFor(parameters, 'corners', 'knownLength');
  const stage = (wish: Parameters): Promise<ImageOutcome> =>
    stagingEngine.run(cleared.picture, parseStagingParameters(wish), half(0.5), facts);
  let staged = await stage(own);
  // Clearing has seen this room with its edges: before the person is asked for corners, its own are tried.
  const { corners } = cleared.report.details;
  if (staged.outcome === 'ask' && staged.question === 'floor-corners' && corners && !own.answer) {
    const again = await stage({ ...own, answer: { corners } });
    if (again.outcome === 'ok') staged = again;
  }
  if (staged.outcome !== 'ok') return staged;
  const data = staged.mask.data.map((v, i) => Math.max(v, cleared.mask.data[i]!));
  const { report } = staged;
  return {
    ...staged,
    mask: { ...staged.mask, data },
    report: {
      ...report,
      changedShare: changedMask(photo, staged.picture).share,
      confidence: Math.min(report.confidence, cleared.report.confidence),
      digitalSourceType: cleared.report.digitalSourceType,
      details: { ...report.details, clearing: cleared.report.details },
    },
  };
};

/** An edited scene, small and quick, on what it stands in: the photo, or the photo emptied. */
export const previewStaging = async (
  photo: Raster,
  parameters: Parameters,
  context: EngineContext,
  facts: PhotoFacts,
): Promise<ImageOutcome> => {
  const { scene, operations, foreground } = parseStagingParameters(answerFor(parameters));
  if (!scene) throw new Error('a preview needs a scene');
  const small = shrink(photo, PREVIEW_EDGE);
  const cleared = parameters.clearFirst === true ? await emptied(small, parameters, context, facts) : null;
  const room = cleared?.outcome === 'ok' ? cleared.picture : small;
  return previewScene(room, scene, operations, context, foreground);
};
const PREVIEW_EDGE = 800;
