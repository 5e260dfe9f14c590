import {
  buildFactSheet,
  type ListingInput,
  type WriteOptions,
  writeListing,
  writeSocial,
} from '#engines/copy/index.ts';
import type { EngineResult, EngineTask } from '#server/platform/engine-task.ts';

const VERSION = '1';

/** Words from facts. A language model, where one is configured, comes in here. */
export const performCopyTask = async (task: EngineTask): Promise<EngineResult> => {
  const { mlsId, draftVersion, earlier, review, ...listing } = task.facts;
  const sheet = buildFactSheet({ ...(listing as ListingInput), ...(review ? { review } : {}) });
  const options: WriteOptions = {
    ...pick(task.parameters, ['tone', 'length', 'language']),
    seed: task.seed,
    version: draftVersion + 1,
    mlsId,
    earlier,
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
