import { imageCommand } from '#cli/image-command.ts';
import { DuskParameterError, duskEngine, parseDuskParameters } from '#engines/dusk/index.ts';

/** Day to dusk for one photo on disk. */
export const duskCommand = imageCommand({
  verb: 'dusk',
  usage: 'portico dusk IN OUT [--sky golden|dusk|blue] [--no-lights] [--seed N] [--json]',
  engine: duskEngine,
  Fault: DuskParameterError,
  flags: { sky: { type: 'string' }, 'no-lights': { type: 'boolean' } },
  parameters: ({ sky, 'no-lights': noLights }) =>
    parseDuskParameters({ sky: sky ?? 'dusk', noLights: noLights ?? false }),
});
