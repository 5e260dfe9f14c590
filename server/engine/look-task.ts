import type { PhotoFlag } from '#contracts/entities/photo.ts';
import type { PhotoSubject } from '#contracts/services.ts';
import { look, type SceneFacts } from '#engines/vision/index.ts';
import type { EngineResult, EngineTask } from '#server/platform/engine-task.ts';
import type { EngineTools } from './engine-tools.ts';

/** What a new photo shows: its room or side of the house, and what is wrong with it. */
export const performLookTask = async (
  task: EngineTask,
  tools: EngineTools,
  signal: AbortSignal,
): Promise<EngineResult> => {
  const photo = task.photos[0];
  const segmenter = await tools.segmenter?.();
  if (!photo || !segmenter) throw new Error('looking needs a photo and a network');
  const { facts } = await look((await tools.rasters.decodePhoto(photo.file)).raster, segmenter, signal);
  return {
    outcome: 'ok',
    sight: { ...subjectOf(facts), flags: flagsOf(facts), print: facts.print },
    report: { engine: 'vision', version: '1', digitalSourceType: 'composite' },
  };
};

const subjectOf = (facts: SceneFacts): { subject: PhotoSubject | null; confidence: number } => {
  if (facts.kind === 'interior') return { subject: facts.roomType ?? 'other', confidence: facts.roomConfidence ?? 0 };
  return { subject: facts.kind === 'other' ? null : facts.kind, confidence: facts.kindConfidence };
};

const flagsOf = ({ quality }: SceneFacts): PhotoFlag[] =>
  (['dark', 'blurred', 'tilted', 'small'] as const).filter((flag) => quality[flag]);
