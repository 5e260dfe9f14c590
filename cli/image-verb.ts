import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type {
  DaylightReader,
  EmptyRoomReader,
  ImageEngine,
  Inpainter,
  PhotoFacts,
  Segmenter,
  SkylineReader,
} from '#engines/ports.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';

export const EXIT = { ok: 0, fault: 1, usage: 2, ask: 3, refuse: 4 } as const;

export type VerbIo = {
  readonly cwd: string;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
};

/** What an image verb needs from outside; cli/main.ts supplies it with sharp and onnxruntime behind. */
export type ImageTools = {
  decode(path: string): Promise<Raster>;
  encode(path: string, raster: Raster): Promise<void>;
  encodeMask(path: string, mask: Mask): Promise<void>;
  decodeMask?(path: string): Promise<Mask>;
  /** What the camera wrote into the file. */
  facts?(path: string): Promise<PhotoFacts>;
  readonly segmenter?: Segmenter;
  readonly inpainter?: Inpainter;
  readonly emptyRoom?: EmptyRoomReader;
  readonly daylight?: DaylightReader;
  readonly skyline?: SkylineReader;
};

export type VerbOrder = {
  readonly input: string;
  readonly output: string;
  readonly seed: number;
  readonly json: boolean;
  readonly threads?: number;
};

/** Runs one engine on one file and writes OUT, OUT.mask.png and OUT.report.json. */
export const runImageVerb = async <Parameters>(
  engine: ImageEngine<Parameters>,
  parameters: Parameters,
  order: VerbOrder,
  io: VerbIo,
  tools: ImageTools,
): Promise<number> => {
  const output = resolve(io.cwd, order.output);
  const maskFile = `${output}.mask.png`;
  const say = (value: unknown): void => {
    if (order.json) io.stdout.write(`${JSON.stringify(value)}\n`);
  };
  try {
    const photo = await tools.decode(resolve(io.cwd, order.input));
    const facts = await tools.facts?.(resolve(io.cwd, order.input));
    const context = {
      signal: new AbortController().signal,
      seed: order.seed,
      threads: order.threads ?? 1,
      progress: () => {},
      ...(tools.segmenter ? { segmenter: tools.segmenter } : {}),
      ...(tools.inpainter ? { inpainter: tools.inpainter } : {}),
      ...(tools.emptyRoom ? { emptyRoom: tools.emptyRoom } : {}),
      ...(tools.daylight ? { daylight: tools.daylight } : {}),
      ...(tools.skyline ? { skyline: tools.skyline } : {}),
    };
    const outcome = await engine.run(photo, parameters, context, facts);
    if (outcome.outcome === 'ok') {
      await tools.encode(output, outcome.picture);
      await tools.encodeMask(maskFile, outcome.mask);
      await writeFile(`${output}.report.json`, `${JSON.stringify(outcome.report, null, 2)}\n`);
      say({ outcome: 'ok', output, mask: maskFile, report: outcome.report });
      io.stderr.write(`${engine.name}: wrote ${output}\n`);
      return EXIT.ok;
    }
    say(outcome);
    io.stderr.write(`${engine.name}: ${outcome.reason}\n`);
    return outcome.outcome === 'ask' ? EXIT.ask : EXIT.refuse;
  } catch (error) {
    io.stderr.write(`${engine.name}: ${error instanceof Error ? error.message : String(error)}\n`);
    return EXIT.fault;
  }
};
