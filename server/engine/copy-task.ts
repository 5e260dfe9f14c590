import {
  buildFactSheet,
  type ListingInput,
  type WriteOptions,
  writeListing,
  writeSocial,
} from '#engines/copy/index.ts';
import type { EngineResult, EngineTask } from '#server/platform/engine-task.ts';
import type { EngineTools } from './engine-tools.ts';

const VERSION = '1';

/** Words from facts: by the host's language model where one is configured and its text passes, else by our own writer. */
export const performCopyTask = async (
  task: EngineTask,
  { textModel }: Pick<EngineTools, 'textModel'>,
  signal: AbortSignal,
): Promise<EngineResult> => {
  const { mlsId, draftVersion, earlier, review, ...listing } = task.facts;
  const sheet = buildFactSheet({ ...(listing as ListingInput), ...(review ? { review } : {}) });
  const options: WriteOptions = {
    ...pick(task.parameters, ['tone', 'length', 'language']),
    seed: task.seed,
    version: draftVersion + 1,
    mlsId,
    earlier,
    ...(textModel ? { model: textModel, signal } : {}),
  };
  const draft =
    task.service === 'listing_copy' ? await writeListing(sheet, options) : await writeSocial(sheet, options);
  return {
    outcome: 'ok',
    draft: { content: JSON.stringify(draft), author: options.model && !draft.writer.fellBack ? 'model' : 'writer' },
    report: { engine: 'copy', version: VERSION, digitalSourceType: 'composite', writer: draft.writer },
  };
};

const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]): Partial<WriteOptions> =>
  Object.fromEntries(names.filter((n) => from[n] !== undefined).map((n) => [n, from[n]]));
