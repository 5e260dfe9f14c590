import type { SkySeed } from '#engines/dusk/sky/region.ts';
import type { RunLengthMask } from '#engines/raster/run-length.ts';

export const SKIES = ['golden', 'dusk', 'blue'] as const;
export type SkyKind = (typeof SKIES)[number];

/** Four corners in fractions of the picture, clockwise from the upper left. */
export type Quad = readonly [Corner, Corner, Corner, Corner];
type Corner = readonly [x: number, y: number];

export type DuskParameters = {
  readonly sky: SkyKind;
  /** Truthful dusk: no lamp and no window is switched on. */
  readonly noLights: boolean;
  readonly windows: {
    /** Ids of detected windows, lamps and porches (report.details.windows) that stay dark, and of unsure ones that are switched on. */
    readonly off: readonly string[];
    readonly on: readonly string[];
    readonly added: readonly Quad[];
  };
  /** What the person answered to the question 'sky-mask'. */
  readonly answer?: {
    readonly mask?: RunLengthMask;
    readonly seeds?: readonly SkySeed[];
    readonly windows?: readonly Quad[];
  };
};

/** Thrown when parameters are not what the engine takes; the message is for the person. */
export class DuskParameterError extends Error {
  override readonly name = 'DuskParameterError';
}

const fail = (what: string): never => {
  throw new DuskParameterError(what);
};

const record = (value: unknown, name: string): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail(`${name} must be an object`);

const known = (value: Record<string, unknown>, keys: readonly string[], name: string): void => {
  for (const key of Object.keys(value)) if (!keys.includes(key)) fail(`${name} has no field '${key}'`);
};

const list = (value: unknown, name: string, most: number): readonly unknown[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > most) return fail(`${name} must be a list of at most ${most}`);
  return value;
};

const fraction = (value: unknown, name: string): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : fail(`${name} must be between 0 and 1`);

const quadOf = (value: unknown, name: string): Quad => {
  const corners = list(value, name, 4).map((corner) => {
    const pair = list(corner, name, 2);
    return [fraction(pair[0], name), fraction(pair[1], name)] as const;
  });
  if (corners.length !== 4) return fail(`${name} needs four corners`);
  return [corners[0]!, corners[1]!, corners[2]!, corners[3]!];
};

const quads = (value: unknown, name: string): readonly Quad[] =>
  list(value, name, 100).map((quad) => quadOf(quad, name));

const maskOf = (value: unknown): RunLengthMask => {
  const mask = record(value, 'answer.mask');
  known(mask, ['width', 'height', 'runs'], 'answer.mask');
  const { width, height, runs } = mask;
  const size = (v: unknown): v is number => Number.isInteger(v) && (v as number) > 0 && (v as number) <= 20000;
  if (!size(width) || !size(height) || !Array.isArray(runs)) return fail('answer.mask needs width, height and runs');
  const total = runs.reduce(
    (sum: number, run: unknown) => sum + (Number.isInteger(run) && (run as number) >= 0 ? (run as number) : Number.NaN),
    0,
  );
  if (total !== width * height) return fail('answer.mask runs do not fit its size');
  return { width, height, runs: runs as number[] };
};

const answerOf = (value: unknown): NonNullable<DuskParameters['answer']> => {
  const answer = record(value, 'answer');
  known(answer, ['mask', 'seeds', 'windows'], 'answer');
  return {
    ...(answer.mask === undefined ? {} : { mask: maskOf(answer.mask) }),
    seeds: list(answer.seeds, 'answer.seeds', 200).map((entry) => {
      const seed = record(entry, 'answer.seeds');
      if (typeof seed.sky !== 'boolean') return fail('answer.seeds need sky: true or false');
      return { x: fraction(seed.x, 'answer.seeds'), y: fraction(seed.y, 'answer.seeds'), sky: seed.sky };
    }),
    windows: quads(answer.windows, 'answer.windows'),
  };
};

/** Checks what came from outside; everything is optional. Unknown fields are refused. */
export const parseDuskParameters = (value: unknown): DuskParameters => {
  const input = value === undefined || value === null ? {} : record(value, 'parameters');
  known(input, ['sky', 'noLights', 'windows', 'answer'], 'parameters');
  const sky = input.sky === undefined ? 'dusk' : SKIES.find((kind) => kind === input.sky);
  if (!sky) return fail(`sky must be one of ${SKIES.join(', ')}`);
  if (input.noLights !== undefined && typeof input.noLights !== 'boolean')
    return fail('noLights must be true or false');
  const windows = input.windows === undefined ? {} : record(input.windows, 'windows');
  known(windows, ['off', 'on', 'added'], 'windows');
  const ids = (value: unknown, name: string): readonly string[] =>
    list(value, name, 500).map((id) => (typeof id === 'string' ? id : fail(`${name} holds ids`)));
  return {
    sky,
    noLights: input.noLights === true,
    windows: {
      off: ids(windows.off, 'windows.off'),
      on: ids(windows.on, 'windows.on'),
      added: quads(windows.added, 'windows.added'),
    },
    ...(input.answer === undefined ? {} : { answer: answerOf(input.answer) }),
  };
};
