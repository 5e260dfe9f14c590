import { parseArgs } from 'node:util';
import { EXIT, type ImageTools, runImageVerb, type VerbIo } from '#cli/image-verb.ts';
import type { ImageEngine } from '#engines/ports.ts';

type Flags = Record<string, { readonly type: 'string' | 'boolean' }>;
type Values<F extends Flags> = { readonly [K in keyof F]?: F[K]['type'] extends 'string' ? string : boolean };

type ImageCommand<F extends Flags, Parameters> = {
  readonly verb: string;
  readonly usage: string;
  readonly engine: ImageEngine<Parameters>;
  /** Besides --seed and --json, which every verb takes. */
  readonly flags: F;
  parameters(values: Values<F>, io: VerbIo, tools: ImageTools): Parameters | Promise<Parameters>;
  /** The engine's own fault for parameters that it does not take. */
  readonly Fault: new (
    ...args: never[]
  ) => Error;
  /** How many threads the engine takes unless --threads says otherwise; engines without this work in one. */
  readonly threads?: number;
};

/** Words the person typed cannot be carried out: said together with how the verb is used. */
export class UsageFault extends Error {}

export const wholeNumber = (flag: string, text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || text === '') throw new UsageFault(`--${flag} takes a whole number`);
  return value;
};

/** `portico VERB IN OUT ...` for one engine: reads the words, runs it on the photo, returns the exit code. */
export const imageCommand =
  <F extends Flags, Parameters>(command: ImageCommand<F, Parameters>) =>
  async (args: readonly string[], io: VerbIo, tools: ImageTools): Promise<number> => {
    try {
      const flags: Flags = {
        ...command.flags,
        ...(command.threads ? { threads: { type: 'string' } } : {}),
        seed: { type: 'string' },
        json: { type: 'boolean' },
      };
      const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: flags });
      const [input, output, ...rest] = positionals;
      if (!input || !output || rest.length > 0)
        throw new UsageFault(`${command.verb} takes a photo and a place for the result`);
      const order = {
        input,
        output,
        seed: wholeNumber('seed', String(values.seed ?? 1)),
        threads: Math.max(1, wholeNumber('threads', String(values.threads ?? command.threads ?? 1))),
        json: values.json === true,
      };
      const parameters = await command.parameters(values as Values<F>, io, tools);
      return await runImageVerb(command.engine, parameters, order, io, tools);
    } catch (error) {
      const code = error instanceof TypeError && 'code' in error ? String(error.code) : '';
      const isUsage =
        error instanceof UsageFault || error instanceof command.Fault || code.startsWith('ERR_PARSE_ARGS');
      const words = error instanceof Error ? error.message : String(error);
      io.stderr.write(isUsage ? `${words}\n${command.usage}\n` : `${command.verb}: ${words}\n`);
      return isUsage ? EXIT.usage : EXIT.fault;
    }
  };
