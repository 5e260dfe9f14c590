import type { ServiceType } from '#contracts/services.ts';
import { answerFor, clearThenStage } from '#engines/clear-then-stage.ts';
import { clearEngine, parseClearParameters, proposeClearing } from '#engines/clearing/index.ts';
import { duskEngine, parseDuskParameters, proposeSky } from '#engines/dusk/index.ts';
import type { EngineContext, ImageOutcome, PhotoFacts } from '#engines/ports.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { parseStagingParameters, stagingEngine } from '#engines/staging/index.ts';

type Parameters = Readonly<Record<string, unknown>>;
type RunImage = (
  photo: Raster,
  parameters: Parameters,
  context: EngineContext,
  facts: PhotoFacts,
) => Promise<ImageOutcome>;

/** The listing's look and the seed travel with every order; only some engines read them. */
const without = (parameters: Parameters, ...names: string[]): Parameters =>
  Object.fromEntries(
    Object.entries(parameters).filter(([name, value]) => !names.includes(name) && value !== undefined),
  );

export type ImageService = Extract<ServiceType, 'virtual_staging' | 'room_clearing' | 'day_to_dusk'>;

/** The image services and the engine behind each, parameters checked by the engine itself. */
export const imageEngines: Record<ImageService, RunImage> = {
  virtual_staging: (photo, parameters, context, facts) =>
    parameters.clearFirst === true
      ? clearThenStage(photo, parameters, context, facts)
      : stagingEngine.run(
          photo,
          parseStagingParameters(answerFor(parameters, 'corners', 'knownLength')),
          context,
          facts,
        ),
  room_clearing: (photo, parameters, context, facts) =>
    clearEngine.run(
      photo,
      parseClearParameters(answerFor(without(parameters, 'style', 'seed'), 'mask')),
      context,
      facts,
    ),
  day_to_dusk: (photo, parameters, context, facts) =>
    duskEngine.run(photo, parseDuskParameters(without(parameters, 'style', 'seed')), context, facts),
};

export { previewStaging } from '#engines/clear-then-stage.ts';

/** What an engine would mark by itself, for the person to correct before anything is ordered. */
export const maskProposals: Readonly<
  Record<'clear' | 'sky', (photo: Raster, context: EngineContext) => Promise<Mask | null>>
> = { clear: proposeClearing, sky: proposeSky };
