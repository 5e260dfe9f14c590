import { Refusal } from '#contracts/problems.ts';
import { findMaskKey } from '#server/features/photos/index.ts';
import type { Db } from '#server/platform/db.ts';

type Answer = Readonly<Record<string, unknown>>;

/**
 * A painted mask is named by its kind and stored with the photo. The order keeps the key of the very picture, so that it runs the
 * same again after the person has painted another; a key that came from outside is never believed.
 */
export const freezeAnswer = async (
  tx: Db,
  photoId: string | null,
  parameters: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> => {
  const { maskKey: _, ...answer } = (parameters.answer ?? {}) as Answer;
  if (parameters.answer === undefined) return { ...parameters };
  if (answer.mask !== 'clear' && answer.mask !== 'sky') return { ...parameters, answer };
  const maskKey = photoId ? await findMaskKey(tx, photoId, answer.mask) : null;
  if (!maskKey) throw new Refusal('invalid-input', 'Mark the area on the photo first.');
  return { ...parameters, answer: { ...answer, maskKey } };
};
