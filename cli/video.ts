import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { VerbIo } from '#cli/image-verb.ts';
import { FilmFault } from '#engines/ports.ts';
import type { Raster } from '#engines/raster/raster.ts';
import {
  MOODS,
  makeVideo,
  PhotoFault,
  VideoParameters,
  type VideoParametersInput,
  type VideoPhoto,
  type VideoTools,
} from '#engines/video/index.ts';

export type VideoCommandTools = VideoTools & { decode(path: string): Promise<Raster> };

const USAGE = `portico video OUT.mp4 PHOTO... [--seconds 3] [--fit cover|contain] [--quality 1080p|4k|preview]
  [--aspect 9:16|4:5|1:1|16:9] [--transition zoom_pan|beat_cuts] [--music ${MOODS.join('|')}|none|FILE]
  [--address TEXT] [--price TEXT] [--clips FOLDER] [--seed 1] [--json]\n`;

const EXIT = { ok: 0, fault: 1, usage: 2, refuse: 4 };

/** Makes one film from photo files. OUT.poster.jpg and OUT.srt are written beside it. */
export async function videoCommand(args: string[], io: VerbIo, tools: VideoCommandTools): Promise<number> {
  const asked = readArguments(args, io.cwd);
  if (!asked.success) {
    io.stderr.write(`${asked.why}\n${USAGE}`);
    return EXIT.usage;
  }
  const { output, photos, parameters, seed, clips, json } = asked;
  const answer = (outcome: 'ok' | 'refuse', file: string | null, report: unknown) => {
    if (json) io.stdout.write(`${JSON.stringify({ outcome, output: file, mask: null, report })}\n`);
  };
  try {
    const made = await makeVideo(
      {
        photos: await Promise.all(photos.map((path) => photoFile(resolve(io.cwd, path), tools))),
        parameters,
        output: resolve(io.cwd, output),
        ...(clips && { clipFolder: resolve(io.cwd, clips) }),
      },
      tools,
      { signal: new AbortController().signal, seed, progress: progressTo(io) },
    );
    const { report, video, ...facts } = made;
    answer('ok', video, { ...facts, ...report });
    if (!json) io.stdout.write(`${video}: ${facts.seconds} s, ${facts.width} x ${facts.height}\n`);
    return EXIT.ok;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    io.stderr.write(`${why}\n`);
    const refused = error instanceof PhotoFault || (error instanceof FilmFault && error.code === 'sound-unreadable');
    if (refused) answer('refuse', null, { reason: why });
    return refused ? EXIT.refuse : EXIT.fault;
  }
}

/** Clips are kept by what a photo holds, not by where it lies. A file that is not there is refused when it is opened. */
async function photoFile(path: string, { decode }: VideoCommandTools): Promise<VideoPhoto> {
  const bytes = await readFile(path).catch(() => path);
  return { key: createHash('sha256').update(bytes).digest('hex'), load: () => decode(path) };
}

type Asked =
  | { success: false; why: string }
  | {
      success: true;
      output: string;
      photos: string[];
      parameters: VideoParametersInput;
      seed: number;
      clips: string | undefined;
      json: boolean;
    };

function readArguments(args: string[], cwd: string): Asked {
  const text = { type: 'string' } as const;
  let parsed: ReturnType<typeof parse>;
  function parse() {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        seconds: text,
        fit: text,
        quality: text,
        aspect: text,
        transition: text,
        music: text,
        address: text,
        price: text,
        clips: text,
        seed: text,
        json: { type: 'boolean' },
      },
    });
  }
  try {
    parsed = parse();
  } catch (error) {
    return { success: false, why: (error as Error).message };
  }
  const { values, positionals } = parsed;
  const [output, ...photos] = positionals;
  if (!output || photos.length === 0)
    return { success: false, why: 'An output file and at least one photo are needed.' };
  const wanted = VideoParameters.safeParse({
    ...(values.seconds && { duration: Number(values.seconds) }),
    ...(values.fit && { fitMode: values.fit }),
    ...(values.quality && { quality: values.quality }),
    ...(values.aspect && { aspect: values.aspect }),
    ...(values.transition && { transition: values.transition }),
    ...(values.music && { music: musicOf(values.music, cwd) }),
    titles: { ...(values.address && { address: values.address }), ...(values.price && { price: values.price }) },
  });
  if (!wanted.success) {
    const [issue] = wanted.error.issues;
    return { success: false, why: `${issue!.path.join('.')}: ${issue!.message}` };
  }
  const seed = Number(values.seed ?? 1);
  if (!Number.isInteger(seed)) return { success: false, why: 'seed: a whole number is needed.' };
  return {
    success: true,
    output,
    photos,
    parameters: wanted.data,
    seed,
    clips: values.clips,
    json: values.json ?? false,
  };
}

const musicOf = (name: string, cwd: string): VideoParametersInput['music'] => {
  const mood = MOODS.find((each) => each === name);
  if (mood) return { kind: 'bed', mood };
  return name === 'none' ? { kind: 'none' } : { kind: 'file', path: resolve(cwd, name) };
};

/** A line for every tenth: frequent enough to see it live, rare enough for a log. */
function progressTo(io: VerbIo): (fraction: number, stage: string) => void {
  let told = -1;
  return (fraction, stage) => {
    const tenth = Math.floor(fraction * 10);
    if (tenth === told) return;
    told = tenth;
    io.stderr.write(`${tenth * 10} % ${stage}\n`);
  };
}
