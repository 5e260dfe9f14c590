import { resolve } from 'node:path';
import { imageCommand, UsageFault } from '#cli/image-command.ts';
import { ClearParameterError, clearEngine, parseClearParameters } from '#engines/clearing/index.ts';
import { encodeRuns } from '#engines/raster/run-length.ts';

/** Takes movable things, or what a mask marks white, out of one photo on disk. */
export const clearCommand = imageCommand({
  verb: 'clear',
  usage: 'portico clear IN OUT [--level declutter|empty] [--mask MASK.png] [--seed N] [--json]',
  engine: clearEngine,
  Fault: ClearParameterError,
  flags: { level: { type: 'string' }, mask: { type: 'string' } },
  parameters: async ({ level, mask }, io, tools) => {
    if (mask !== undefined && !tools.decodeMask) throw new UsageFault('--mask cannot be read here');
    const marked = mask && (await tools.decodeMask?.(resolve(io.cwd, mask)));
    return parseClearParameters({
      level: level ?? 'empty',
      ...(marked ? { answer: { mask: encodeRuns(marked) } } : {}),
    });
  },
});
