import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EXIT, type ImageTools, runImageVerb, type VerbIo } from '#cli/image-verb.ts';
import { ClearParameterError, clearEngine, parseClearParameters } from '#engines/clearing/index.ts';
import { encodeRuns } from '#engines/raster/run-length.ts';

const USAGE = 'portico clear IN OUT [--level declutter|empty] [--mask MASK.png] [--seed N] [--json]';

/** Takes movable things, or what a mask marks white, out of one photo on disk. Returns the exit code. */
export const clearCommand = async (args: readonly string[], io: VerbIo, tools: ImageTools): Promise<number> => {
  const usage = (fault: string): number => {
    io.stderr.write(`${fault}\n${USAGE}\n`);
    return EXIT.usage;
  };
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        level: { type: 'string' },
        mask: { type: 'string' },
        seed: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const [input, output, ...rest] = positionals;
    if (!input || !output || rest.length > 0) return usage('clear takes a photo and a place for the result');
    const seed = Number(values.seed ?? 1);
    if (!Number.isInteger(seed)) return usage('--seed takes a whole number');
    if (values.mask !== undefined && !tools.decodeMask) return usage('--mask cannot be read here');
    const marked = values.mask && (await tools.decodeMask?.(resolve(io.cwd, values.mask)));
    const parameters = parseClearParameters({
      level: values.level ?? 'empty',
      ...(marked ? { answer: { mask: encodeRuns(marked) } } : {}),
    });
    return await runImageVerb(clearEngine, parameters, { input, output, seed, json: values.json ?? false }, io, tools);
  } catch (error) {
    const code = error instanceof TypeError && 'code' in error ? String(error.code) : '';
    if (error instanceof ClearParameterError || code.startsWith('ERR_PARSE_ARGS'))
      return usage((error as Error).message);
    io.stderr.write(`clear: ${error instanceof Error ? error.message : String(error)}\n`);
    return EXIT.fault;
  }
};
