import type { EngineContext, PhotoFacts } from '#engines/ports.ts';
import type { EngineTask, TaskPhoto } from '#server/platform/engine-task.ts';
import type { EngineTools } from './engine-tools.ts';

/** What a task's engine gets besides the picture; networks come with it where they are installed. */
export const contextOf = async (task: EngineTask, tools: EngineTools, signal: AbortSignal): Promise<EngineContext> => {
  const segmenter = await tools.segmenter?.();
  const inpainter = await tools.inpainter?.();
  const emptyRoom = await tools.emptyRoom?.();
  const daylight = await tools.daylight?.();
  const skyline = await tools.skyline?.();
  return {
    signal,
    seed: task.seed,
    threads: task.threads,
    progress: tools.progress,
    ...(segmenter ? { segmenter } : {}),
    ...(inpainter ? { inpainter } : {}),
    ...(emptyRoom ? { emptyRoom } : {}),
    ...(daylight ? { daylight } : {}),
    ...(skyline ? { skyline } : {}),
  };
};

export const factsOf = (photo: TaskPhoto): PhotoFacts =>
  photo.focalLength35 === null ? {} : { focalLength35: photo.focalLength35 };

export const photoOf = (task: EngineTask): TaskPhoto => {
  const [photo] = task.photos;
  if (!photo) throw new Error(`no photo for ${task.service}`);
  return photo;
};
