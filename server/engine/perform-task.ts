import type { EngineResult, EngineTask } from '#server/platform/engine-task.ts';
import { performCopyTask } from './copy-task.ts';
import type { EngineTools } from './engine-tools.ts';
import { performImageTask } from './image-task.ts';
import { performLookTask } from './look-task.ts';
import { performPreviewTask } from './preview-task.ts';
import { performProposalTask } from './proposal-task.ts';
import { performVideoTask } from './video-task.ts';

type Perform = (task: EngineTask, tools: EngineTools, signal: AbortSignal) => Promise<EngineResult>;

/** Which code answers which service. A service without a row does not compile. */
const performers: Readonly<Record<EngineTask['service'], Perform>> = {
  look: performLookTask,
  'preview-scene': performPreviewTask,
  'propose-mask': performProposalTask,
  virtual_staging: performImageTask,
  room_clearing: performImageTask,
  day_to_dusk: performImageTask,
  ken_burns_video: performVideoTask,
  listing_copy: performCopyTask,
  social_media_pack: performCopyTask,
};

export const performTask: Perform = (task, tools, signal) => performers[task.service](task, tools, signal);
