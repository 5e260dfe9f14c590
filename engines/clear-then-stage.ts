import { clearEngine, parseClearParameters } from '#engines/clearing/index.ts';
import type { EngineContext, ImageOutcome, PhotoFacts } from '#engines/ports.ts';
import { changedMask } from '#engines/raster/proof.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { parseStagingParameters, stagingEngine } from '#engines/staging/index.ts';

/** One order of two services: the room is emptied, then furnished. The proof compares with the first photo. */
export const clearThenStage = async (
  photo: Raster,
  parameters: Readonly<Record<string, unknown>>,
  context: EngineContext,
  facts: PhotoFacts,
): Promise<ImageOutcome> => {
  const half = (from: number): EngineContext => ({
    ...context,
    progress: (fraction, stage) => context.progress(from + fraction / 2, stage),
  });
  const cleared = await clearEngine.run(photo, parseClearParameters({ level: 'empty' }), half(0), facts);
  if (cleared.outcome === 'ask') return cleared;
  // A room that has nothing to clear is staged as it is.
  const room = cleared.outcome === 'ok' ? cleared.picture : photo;
  const staged = await stagingEngine.run(room, parseStagingParameters(parameters), half(0.5), facts);
  if (staged.outcome !== 'ok' || cleared.outcome !== 'ok') return staged;
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
