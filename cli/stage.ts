import { parseArgs } from 'node:util';
import { EXIT, type ImageTools, runImageVerb, type VerbIo } from '#cli/image-verb.ts';
import { parseStagingParameters, StagingParameterError, stagingEngine } from '#engines/staging/index.ts';

const USAGE =
  'portico stage IN OUT --style modern|contemporary|scandinavian|farmhouse|luxury|minimalist --room living_room|bedroom|kitchen|bathroom|dining_room|office|other [--variant 0|1|2] [--corners X,Y,X,Y,X,Y,X,Y] [--seed N] [--threads N] [--json]';

/** Where the floor's corners lie, in pixels of the photo, near left first and around by the far wall: what the engine asks for when it cannot read them. */
const cornersOf = (text: string) => {
  const at = text.split(',').map(Number);
  if (at.length !== 8 || at.some((value) => !Number.isFinite(value)))
    throw new StagingParameterError('--corners takes eight numbers: near left, far left, far right, near right');
  const [nearLeft, farLeft, farRight, nearRight] = [0, 2, 4, 6].map((i) => ({ x: at[i], y: at[i + 1] }));
  return { nearLeft, farLeft, farRight, nearRight };
};

/** Furnishes one photo on disk. Returns the exit code. */
export const stageCommand = async (args: readonly string[], io: VerbIo, tools: ImageTools): Promise<number> => {
  const usage = (fault: string): number => {
    io.stderr.write(`${fault}\n${USAGE}\n`);
    return EXIT.usage;
  };
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        style: { type: 'string' },
        room: { type: 'string' },
        variant: { type: 'string' },
        corners: { type: 'string' },
        seed: { type: 'string' },
        threads: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const [input, output, ...rest] = positionals;
    if (!input || !output || rest.length > 0) return usage('stage takes a photo and a place for the result');
    const seed = Number(values.seed ?? 1);
    const threads = Number(values.threads ?? 2);
    if (!Number.isInteger(seed) || !Number.isInteger(threads) || threads < 1)
      return usage('--seed and --threads take whole numbers');
    const parameters = parseStagingParameters({
      style: values.style,
      roomType: values.room,
      ...(values.variant === undefined ? {} : { variant: Number(values.variant) }),
      ...(values.corners === undefined ? {} : { answer: { corners: cornersOf(values.corners) } }),
    });
    return await runImageVerb(
      stagingEngine,
      parameters,
      { input, output, seed, threads, json: values.json ?? false },
      io,
      tools,
    );
  } catch (error) {
    const code = error instanceof TypeError && 'code' in error ? String(error.code) : '';
    if (error instanceof StagingParameterError || code.startsWith('ERR_PARSE_ARGS'))
      return usage((error as Error).message);
    throw error;
  }
};
