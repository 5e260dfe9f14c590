import { rm, writeFile } from 'node:fs/promises';
import { joinArguments, joinList, listenArguments, stillArguments } from '#adapters/ffmpeg/arguments.ts';
import { findFfmpeg } from '#adapters/ffmpeg/find-ffmpeg.ts';
import { openSink } from '#adapters/ffmpeg/frame-sink.ts';
import { runFfmpeg, startFfmpeg } from '#adapters/ffmpeg/run-ffmpeg.ts';
import { type Film, FilmFault, type Sound } from '#engines/ports.ts';

const RATE = 48_000;

/** Looks for ffmpeg when the first video needs it: a server without one still starts and does everything else. */
export function ffmpegFilm(places: {
  configured?: string;
  searchPath?: string;
  packaged?: () => string | undefined;
}): Film {
  let found: Promise<string> | undefined;
  const ffmpeg = () => {
    found ??= findFfmpeg(places).catch((error: unknown) => {
      found = undefined; // Installing ffmpeg mends it without a restart.
      throw error;
    });
    return found;
  };

  return {
    open: async (encoding) => openSink(await ffmpeg(), encoding),
    async join(job, signal) {
      const list = `${job.output}.txt`;
      await writeFile(list, joinList(job));
      try {
        await runFfmpeg(await ffmpeg(), joinArguments(list, job), { signal });
      } catch (error) {
        await rm(job.output, { force: true });
        throw error;
      } finally {
        await rm(list, { force: true });
      }
    },
    async still(frame, job) {
      await runFfmpeg(await ffmpeg(), stillArguments(job), { input: frame });
    },
    async listen(file, seconds) {
      return decode(await ffmpeg(), file, seconds);
    },
  };
}

async function decode(ffmpeg: string, file: string, seconds: number): Promise<Sound> {
  const { child, ended } = startFfmpeg(ffmpeg, listenArguments(file, seconds), 'pipe');
  child.stdin?.end();
  const chunks: Buffer[] = [];
  for await (const chunk of child.stdout!) chunks.push(chunk as Buffer);
  await ended.catch((error: unknown) => {
    if (error instanceof FilmFault && error.code === 'film-missing') throw error;
    throw new FilmFault('sound-unreadable', 'The music file could not be read as sound. Try an MP3, M4A or WAV file.');
  });
  const bytes = Buffer.concat(chunks);
  const frames = Math.floor(bytes.length / 8);
  const left = new Float32Array(frames);
  const right = new Float32Array(frames);
  for (let i = 0; i < frames; i++) {
    left[i] = bytes.readFloatLE(i * 8);
    right[i] = bytes.readFloatLE(i * 8 + 4);
  }
  return { rate: RATE, left, right };
}
