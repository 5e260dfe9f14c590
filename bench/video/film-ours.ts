// One contestant as a process of its own: node film-ours.ts OUT 1080p|4k PRESET PHOTO... prints {drawPerFrame}.
// OUT.yuv writes the bare frames instead, for timing the encoder alone.
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { canvasLettering } from '#adapters/canvas/lettering.ts';
import { ffmpegFilm } from '#adapters/ffmpeg/film.ts';
import { type Film, partFiles, type VideoEncoding } from '#engines/ports.ts';
import { openClipFolder } from '#engines/video/clips/clip-folder.ts';
import { filmTimeline } from '#engines/video/clips/film-timeline.ts';
import { PhotoShelf } from '#engines/video/photos.ts';
import { encodingFor, frameSize } from '#engines/video/timeline/frame-format.ts';
import type { Timeline } from '#engines/video/timeline/timeline.ts';
import { ENDS, FPS, FRAMES } from './motion.ts';

const [output, quality, preset, ...files] = process.argv.slice(2) as [
  string,
  '1080p' | '4k',
  VideoEncoding['preset'],
  ...string[],
];
const signal = new AbortController().signal;
const film = output.endsWith('.yuv') ? bareFrames(output) : ffmpegFilm({});
const folder = await openClipFolder({ lasting: await mkdtemp(join(tmpdir(), 'portico-bench-')) });
const shelf = new PhotoShelf(files.map((file) => ({ key: file, load: () => decode(file) })));
await shelf.survey({ signal, onPhoto: () => undefined }); // Part of the product's work, so part of its time.
const timeline: Timeline = {
  frame: frameSize('9:16', quality),
  fps: FPS,
  fade: 0,
  beat: FPS,
  captions: [],
  clips: files.map((_, photo) => ({
    picture: { photo },
    shot: { fit: 'cover', move: 'push-in', ...ENDS },
    frames: FRAMES,
    tail: 0,
    overlays: [],
  })),
};
const filmed = await filmTimeline(
  timeline,
  files.map((key) => ({ key })),
  { film, lettering: canvasLettering, folder },
  {
    encoding: { preset, crf: quality === '4k' ? encodingFor(quality).crf : 20 },
    signal,
    pictures: (clip) => shelf.pictures(clip, canvasLettering),
    onFrame: () => undefined,
    poster: `${output}.jpg`,
  },
);
await film.join({ clips: filmed.clips, fps: FPS, output }, signal);
await rm(folder.path, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify({ drawPerFrame: filmed.drawPerFrame })}\n`);

async function decode(file: string) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    channels: 3 as const,
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
  };
}

/** A film that only collects frames. */
function bareFrames(path: string): Film {
  const file = createWriteStream(path);
  return {
    open: async (encoding) => ({
      write: (frame) => new Promise((done) => file.write(Buffer.from(frame), () => done())),
      finish: async () => void (await Promise.all(partFiles(encoding).map(touch))),
      abort: async () => undefined,
    }),
    join: () => new Promise((done) => file.end(done)),
    still: async (_frame, job) => touch(job.output),
    listen: () => Promise.reject(new Error('Frames have no sound')),
  };
}

function touch(path: string): Promise<void> {
  return writeFile(path, '-');
}
