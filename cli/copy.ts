import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { VerbIo } from '#cli/image-verb.ts';
import { LANGUAGES, LENGTHS, TONES } from '#domain/copy/draft.ts';
import { buildFactSheet, readInput, writeListing, writeSocial } from '#engines/copy/index.ts';

const USAGE = `portico copy FACTS.json [--kind listing|social] [--tone ${TONES.join('|')}] [--length ${LENGTHS.join('|')}]
             [--lang ${LANGUAGES.join('|')}] [--seed N] [--version N] [--mls ID] [--cap N] [--json]`;

const EXIT = { ok: 0, fault: 1, usage: 2, refuse: 4 } as const;

class Usage extends Error {}

const oneOf = <T extends string>(name: string, value: string | undefined, allowed: readonly T[]): T | undefined => {
  if (value === undefined) return undefined;
  const found = allowed.find((a) => a === value);
  if (!found) throw new Usage(`--${name} must be one of ${allowed.join(', ')}`);
  return found;
};

const whole = (name: string, value: string | undefined): number | undefined => {
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw new Usage(`--${name} must be a whole number`);
  return Number(value);
};

const read = (args: string[]) => {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        kind: text,
        tone: text,
        length: text,
        lang: text,
        seed: text,
        version: text,
        mls: text,
        cap: text,
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Usage((error as Error).message);
  }
};

/** `portico copy`: writes the draft's own JSON, or the text as people paste it. */
export const copyCommand = async (args: string[], io: VerbIo): Promise<number> => {
  try {
    const { values, positionals } = read(args);
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new Usage('Name one facts file');
    const kind = oneOf('kind', values.kind, ['listing', 'social'] as const) ?? 'listing';
    const options = {
      tone: oneOf('tone', values.tone, TONES),
      length: oneOf('length', values.length, LENGTHS),
      language: oneOf('lang', values.lang, LANGUAGES),
      seed: whole('seed', values.seed),
      version: whole('version', values.version),
      mlsId: values.mls,
      characterCap: whole('cap', values.cap),
    };
    const json: unknown = JSON.parse(await readFile(resolve(io.cwd, file), 'utf8'));
    const sheet = buildFactSheet(readInput(json));
    for (const { text, reason } of sheet.refused) io.stderr.write(`not used: ${text} (${reason})\n`);
    if (sheet.facts.every((f) => f.status === 'proposed' || f.status === 'rejected')) {
      io.stderr.write('No usable fact in the file: at least an address is needed\n');
      return EXIT.refuse;
    }
    const draft = kind === 'listing' ? await writeListing(sheet, options) : await writeSocial(sheet, options);
    io.stdout.write(values.json ? `${JSON.stringify(draft, null, 2)}\n` : plain(draft));
    return EXIT.ok;
  } catch (error) {
    if (error instanceof Usage) {
      io.stderr.write(`${error.message}\n${USAGE}\n`);
      return EXIT.usage;
    }
    io.stderr.write(`${(error as Error).message}\n`);
    return EXIT.fault;
  }
};

type Draft = Awaited<ReturnType<typeof writeListing>> | Awaited<ReturnType<typeof writeSocial>>;

const plain = (draft: Draft): string =>
  'description' in draft
    ? `${draft.description}\n\n${draft.features.map((f) => `- ${f}`).join('\n')}\n`
    : `${draft.instagramCaption}\n\n---\n${draft.facebookPost}\n\n---\n${draft.shortDescription}\n\n${draft.hashtags.map((t) => `#${t}`).join(' ')}\n`;
