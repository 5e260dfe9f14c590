import { writeFile } from 'node:fs/promises';
import { canvasLettering } from '#adapters/canvas/lettering.ts';
import { ffmpegFilm } from '#adapters/ffmpeg/film.ts';
import { findFfmpeg } from '#adapters/ffmpeg/find-ffmpeg.ts';
import { heicDecoder } from '#adapters/heic/heic-decoder.ts';
import { miganInpainter } from '#adapters/migan/inpainter.ts';
import { onnxDaylight } from '#adapters/onnx/daylight.ts';
import { onnxEmptyRoom } from '#adapters/onnx/empty-room.ts';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import { onnxSkyline } from '#adapters/onnx/skyline.ts';
import { sharpRasterCodec } from '#adapters/sharp/raster-codec.ts';
import type { BackupTools } from './backup.ts';
import type { DoctorFacts } from './doctor.ts';
import { EXIT, type ImageTools, type VerbIo } from './image-verb.ts';

/** npm run changes the working folder; the person's own is in INIT_CWD. */
const io: VerbIo = { cwd: process.env.INIT_CWD ?? process.cwd(), stdout: process.stdout, stderr: process.stderr };

const ffmpegPlaces = (configured: string | null) => ({
  ...(configured ? { configured } : {}),
  searchPath: process.env.PATH ?? '',
});

const imageTools = (): ImageTools => {
  const codec = sharpRasterCodec(heicDecoder());
  // Pixels and EXIF come from one reading of the file; only the last one is kept.
  let last: { path: string; photo: ReturnType<typeof codec.decodePhoto> } | undefined;
  const open = (path: string) => {
    if (last?.path !== path) last = { path, photo: codec.decodePhoto(path) };
    return last.photo;
  };
  return {
    decode: async (path) => (await open(path)).raster,
    facts: async (path) => (await open(path)).facts,
    encode: async (path, raster) =>
      writeFile(
        path,
        path.toLowerCase().endsWith('.png') ? await codec.encodePng(raster) : await codec.encodeJpeg(raster, 95),
      ),
    encodeMask: async (path, mask) => writeFile(path, await codec.encodeMask(mask)),
    decodeMask: (path) => codec.readMask(path),
    segmenter: onnxSegmenter(),
    inpainter: miganInpainter(),
    emptyRoom: onnxEmptyRoom(),
    daylight: onnxDaylight(),
    skyline: onnxSkyline(),
  };
};

/** Logs go to standard error: standard output is for answers. */
const quietLog = async () => (await import('pino')).default({ level: 'warn' }, process.stderr);

const backupTools: BackupTools = {
  carryOut: async (order) => {
    const [{ backupOrRestore }, { readConfig }] = await Promise.all([
      import('#server/backup/index.ts'),
      import('#server/config.ts'),
    ]);
    return backupOrRestore(readConfig(), await quietLog(), order);
  },
};

const doctorFacts = async (): Promise<DoctorFacts> => {
  const { readConfig } = await import('#server/config.ts');
  const config = readConfig();
  return {
    dataDir: config.dataDir,
    database: config.databaseUrl ? 'PostgreSQL' : 'embedded (PGlite)',
    files: config.s3 ? `S3 bucket ${config.s3.bucket}` : 'in the data folder',
    mail: config.mail.smtpUrl ? 'SMTP' : 'outbox folder (no mail server)',
    payments: config.payments,
    ffmpeg: () => findFfmpeg(ffmpegPlaces(config.engine.ffmpegPath)).catch(() => null),
  };
};

type Verb = { readonly summary: string; run(args: string[]): Promise<number> };

/** Each verb is loaded only when it is asked for: `copy` needs no image library, `serve` no engine. */
const verbs: Record<string, Verb> = {
  look: {
    summary: 'look IN OUT.png [--json]',
    run: async (args) => (await import('./look.ts')).lookCommand(args, io, imageTools()),
  },
  stage: {
    summary: 'stage IN OUT --style S --room R [--variant 0|1|2] [--seed N] [--json]',
    run: async (args) => (await import('./stage.ts')).stageCommand(args, io, imageTools()),
  },
  dusk: {
    summary: 'dusk IN OUT [--sky golden|dusk|blue] [--no-lights] [--seed N] [--json]',
    run: async (args) => (await import('./dusk.ts')).duskCommand(args, io, imageTools()),
  },
  clear: {
    summary: 'clear IN OUT [--level declutter|empty] [--mask MASK.png] [--seed N] [--json]',
    run: async (args) => (await import('./clear.ts')).clearCommand(args, io, imageTools()),
  },
  video: {
    summary: 'video OUT PHOTO... [--seconds 3] [--fit cover] [--quality 1080p|4k] [--aspect 9:16] [--json]',
    run: async (args) =>
      (await import('./video.ts')).videoCommand(args, io, {
        ...imageTools(),
        film: ffmpegFilm(ffmpegPlaces(process.env.FFMPEG_PATH ?? null)),
        lettering: canvasLettering,
      }),
  },
  copy: {
    summary: 'copy FACTS.json [--kind listing|social] [--tone warm] [--length mls] [--lang en] [--json]',
    run: async (args) => (await import('./copy.ts')).copyCommand(args, io),
  },
  serve: {
    summary: 'serve: the product, as npm start without the build',
    run: async () => {
      await import('#server/main.ts');
      return STAYS;
    },
  },
  worker: {
    summary: 'worker: jobs only, beside servers that run with JOBS=off (needs DATABASE_URL)',
    run: async () => {
      await import('#server/worker.ts');
      return STAYS;
    },
  },
  backup: {
    summary: 'backup FILE: everything in one consistent file',
    run: async (args) => (await import('./backup.ts')).backupCommand('backup', args, io, backupTools),
  },
  restore: {
    summary: 'restore FILE [--replace]: puts a backup back',
    run: async (args) => (await import('./backup.ts')).backupCommand('restore', args, io, backupTools),
  },
  doctor: {
    summary: 'doctor: what this machine has and what is missing',
    run: async () => (await import('./doctor.ts')).doctorCommand(io, await doctorFacts()),
  },
};

/** The process belongs to what was started. */
const STAYS = -1;

const usage = (): number => {
  const lines = Object.values(verbs).map((verb) => `  portico ${verb.summary}`);
  io.stderr.write(`Usage:\n${lines.join('\n')}\n`);
  return EXIT.usage;
};

const [name = '', ...args] = process.argv.slice(2);
const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
try {
  const code = verb ? await verb.run(args) : usage();
  if (code !== STAYS) process.exit(code);
} catch (error) {
  io.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(EXIT.fault);
}
