import type { RunLengthMask } from '#engines/raster/run-length.ts';

export const LEVELS = ['declutter', 'empty'] as const;
export type ClearLevel = (typeof LEVELS)[number];

export type ClearParameters = {
  /** declutter: small things only; empty: everything that can be carried out. */
  readonly level: ClearLevel;
  /** The person's own mask, instead of what the engine would find. Also the answer to the question 'clear-mask'. */
  readonly answer?: { readonly mask: RunLengthMask };
};

/** Thrown when parameters are not what the engine takes; the message is for the person. */
export class ClearParameterError extends Error {
  override readonly name = 'ClearParameterError';
}

const fail = (what: string): never => {
  throw new ClearParameterError(what);
};

const record = (value: unknown, name: string): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail(`${name} must be an object`);

const maskOf = (value: unknown): RunLengthMask => {
  const { width, height, runs } = record(value, 'answer.mask');
  const size = (v: unknown): v is number => Number.isInteger(v) && (v as number) > 0 && (v as number) <= 20000;
  if (!size(width) || !size(height) || !Array.isArray(runs)) return fail('answer.mask needs width, height and runs');
  let total = 0;
  for (const run of runs) total += Number.isInteger(run) && run >= 0 ? run : Number.NaN;
  if (total !== width * height) return fail('answer.mask runs do not fit its size');
  return { width, height, runs };
};

/** Checks what came from outside; everything is optional. Unknown fields are refused. */
export const parseClearParameters = (value: unknown): ClearParameters => {
  const input = value === undefined || value === null ? {} : record(value, 'parameters');
  for (const key of Object.keys(input))
    if (!['level', 'answer'].includes(key)) fail(`parameters have no field '${key}'`);
  const level = input.level === undefined ? 'empty' : LEVELS.find((name) => name === input.level);
  if (!level) return fail(`level must be one of ${LEVELS.join(', ')}`);
  if (input.answer === undefined) return { level };
  const answer = record(input.answer, 'answer');
  for (const key of Object.keys(answer)) if (key !== 'mask') fail(`answer has no field '${key}'`);
  return { level, answer: { mask: maskOf(answer.mask) } };
};
