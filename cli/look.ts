import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EXIT, type ImageTools, type VerbIo } from '#cli/image-verb.ts';
import { CLASS_NAMES } from '#engines/ports.ts';
import { look } from '#engines/vision/index.ts';

const USAGE = 'portico look IN OUT.png [--json]';

/** What vision sees in one photo: OUT.png holds the class id of every pixel. Returns the exit code. */
export const lookCommand = async (args: readonly string[], io: VerbIo, tools: ImageTools): Promise<number> => {
  const usage = (fault: string): number => {
    io.stderr.write(`${fault}\n${USAGE}\n`);
    return EXIT.usage;
  };
  let parsed: { values: { json?: boolean }; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: { json: { type: 'boolean' } } });
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
  const [input, output, ...rest] = parsed.positionals;
  if (!input || !output || rest.length > 0) return usage('look takes a photo and a place for the class map');
  try {
    if (!tools.segmenter) throw new Error('there is no network here to look with');
    const start = performance.now();
    const photo = await tools.decode(resolve(io.cwd, input));
    const { classes, facts } = await look(photo, tools.segmenter);
    const file = resolve(io.cwd, output);
    await tools.encodeMask(file, classes.ids);
    const report = {
      classes: Object.fromEntries(CLASS_NAMES.entries()),
      ...facts,
      milliseconds: Math.round(performance.now() - start),
    };
    if (parsed.values.json) io.stdout.write(`${JSON.stringify({ outcome: 'ok', output: file, mask: file, report })}\n`);
    const room = facts.roomType ? `, ${facts.roomType} (${facts.roomConfidence})` : '';
    io.stderr.write(`look: ${facts.kind}${room}; wrote ${file}\n`);
    return EXIT.ok;
  } catch (error) {
    io.stderr.write(`look: ${error instanceof Error ? error.message : String(error)}\n`);
    return EXIT.fault;
  }
};
