import { parseArgs } from 'node:util';
import { EXIT, type ImageTools, runImageVerb, type VerbIo } from '#cli/image-verb.ts';
import { DuskParameterError, duskEngine, parseDuskParameters } from '#engines/dusk/index.ts';

const USAGE = 'portico dusk IN OUT [--sky golden|dusk|blue] [--no-lights] [--seed N] [--json]';

/** Day to dusk for one photo on disk. Returns the exit code. */
export const duskCommand = async (args: readonly string[], io: VerbIo, tools: ImageTools): Promise<number> => {
  const usage = (fault: string): number => {
    io.stderr.write(`${fault}\n${USAGE}\n`);
    return EXIT.usage;
  };
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        sky: { type: 'string' },
        'no-lights': { type: 'boolean' },
        seed: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const [input, output, ...rest] = positionals;
    if (!input || !output || rest.length > 0) return usage('dusk takes a photo and a place for the result');
    const seed = Number(values.seed ?? 1);
    if (!Number.isInteger(seed)) return usage('--seed takes a whole number');
    const parameters = parseDuskParameters({ sky: values.sky ?? 'dusk', noLights: values['no-lights'] ?? false });
    return await runImageVerb(duskEngine, parameters, { input, output, seed, json: values.json ?? false }, io, tools);
  } catch (error) {
    const code = error instanceof TypeError && 'code' in error ? String(error.code) : '';
    if (error instanceof DuskParameterError || code.startsWith('ERR_PARSE_ARGS'))
      return usage((error as Error).message);
    throw error;
  }
};
