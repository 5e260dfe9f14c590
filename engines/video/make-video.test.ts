import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canvasLettering } from '#adapters/canvas/lettering.ts';
import { ffmpegFilm } from '#adapters/ffmpeg/film.ts';
import { findFfmpeg } from '#adapters/ffmpeg/find-ffmpeg.ts';
import type { Film } from '#engines/ports.ts';
import { newRaster, type Raster } from '#engines/raster/raster.ts';
import { makeVideo, type VideoInput, type VideoPhoto } from '#engines/video/index.ts';
import { probe } from '#tests/support/ffprobe.ts';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-video-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A room of flat colour with a lighter floor and some lines: cheap to encode, easy to recognise. */
function room(width: number, height: number, [r, g, b]: readonly [number, number, number]): Raster {
  const photo = newRaster(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    const floor = y > height * 0.6 ? 1.2 : 1;
    for (let x = 0; x < width; x++, i += 3) {
      const line = (x + y) % 97 < 3 ? 0.8 : floor;
      photo.data[i] = Math.min(255, r * line);
      photo.data[i + 1] = Math.min(255, g * line);
      photo.data[i + 2] = Math.min(255, b * line);
    }
  }
  return photo;
}
const RED = [150, 60, 50] as const;
const GREEN = [60, 130, 60] as const;
const BLUE = [50, 70, 150] as const;
const photoOf = (
  colour: readonly [number, number, number],
  over: Partial<VideoPhoto> = {},
  size = [1200, 800],
): VideoPhoto => ({
  key: `${colour}-${size}`,
  load: async () => room(size[0]!, size[1]!, colour),
  ...over,
});

const quick = { quality: 'preview', duration: 2, music: { kind: 'none' } } as const;
const tools = { film: ffmpegFilm({}), lettering: canvasLettering };
const context = (signal = new AbortController().signal) => ({ signal, seed: 5, progress: () => undefined });
const make = (input: Omit<VideoInput, 'output'> & { output?: string }, film: Film = tools.film) =>
  makeVideo({ output: join(folder, 'film.mp4'), ...input }, { ...tools, film }, context());

/** Decoded RGB frames, all in one pass. */
async function framesOf<const At extends readonly number[]>(file: string, at: At) {
  const { width, height } = { width: 360, height: 640 };
  const chosen = at.map((index) => `eq(n\\,${index})`).join('+');
  const filter = ['-vf', `select=${chosen}`, '-vsync', '0', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'];
  const { stdout } = await run(await findFfmpeg({}), ['-v', 'error', '-i', file, ...filter], {
    encoding: 'buffer',
    maxBuffer: 64e6,
  });
  const size = width * height * 3;
  const frames = at.map((_, order) => {
    const bytes = stdout.subarray(order * size, (order + 1) * size);
    const mean = (x0: number, y0: number, x1: number, y1: number) => {
      const sums = [0, 0, 0];
      let count = 0;
      for (let y = Math.floor(y0 * height); y < y1 * height; y++) {
        for (let x = Math.floor(x0 * width); x < x1 * width; x++, count++) {
          for (let c = 0; c < 3; c++) sums[c]! += bytes[(y * width + x) * 3 + c]!;
        }
      }
      return sums.map((sum) => sum / count);
    };
    return { mean };
  });
  return frames as { [Index in keyof At]: (typeof frames)[number] };
}
const reddest = ([r, g, b]: number[]) => r! > g! && r! > b!;
const greenest = ([r, g, b]: number[]) => g! > r! && g! > b!;
const bluest = ([r, g, b]: number[]) => b! > r! && b! > g!;
const leftovers = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('portico-clips-'));

test('a film is what the platforms want, to the frame', async () => {
  const before = await leftovers();
  const made = await make({
    photos: [photoOf(RED), photoOf(GREEN), photoOf(BLUE)],
    parameters: {
      ...quick,
      music: { kind: 'bed', mood: 'calm' },
      titles: { address: '1 Elm Street, Salem', price: '$500,000' },
    },
  });
  expect(made).toMatchObject({
    width: 360,
    height: 640,
    frames: 180,
    seconds: 6,
    report: { clips: { filmed: 3, reused: 0 } },
  });
  const { format, streams, packets } = await probe(made.video);
  const [video, audio] = streams;
  expect(video).toMatchObject({
    codec_name: 'h264',
    profile: 'High',
    pix_fmt: 'yuv420p',
    width: 360,
    height: 640,
    r_frame_rate: '30/1',
    avg_frame_rate: '30/1',
    nb_frames: '180',
    color_range: 'tv',
    color_space: 'bt709',
    color_transfer: 'bt709',
    color_primaries: 'bt709',
  });
  expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 });
  expect(Number(video!.duration)).toBeCloseTo(6, 6);
  expect(Number(format.duration)).toBeCloseTo(6, 3);
  expect(packets.map(({ pts }) => pts).sort((a, b) => a - b)).toEqual(Array.from({ length: 180 }, (_, i) => i * 1000));
  const bytes = await readFile(made.video);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat')); // Plays while it loads.
  expect(await readFile(made.captions, 'utf8')).toContain('1 Elm Street, Salem');
  expect((await readFile(made.poster)).subarray(0, 3)).toEqual(Buffer.of(0xff, 0xd8, 0xff));
  expect(Math.abs(made.report.loudness! + 14)).toBeLessThan(0.2);
  const heard = await run(await findFfmpeg({}), [
    '-i',
    made.video,
    '-filter_complex',
    'ebur128',
    '-vn',
    '-f',
    'null',
    '-',
  ]);
  const lufs = Number([...heard.stderr.matchAll(/I:\s+(-?[\d.]+) LUFS/g)].at(-1)![1]);
  expect(Math.abs(lufs + 14)).toBeLessThan(0.6); // What another meter hears in the file is what ours promised.

  const [first, mixed, last] = await framesOf(made.video, [0, 67, 179]);
  expect(reddest(first.mean(0, 0, 1, 1))).toBe(true);
  const [r, g] = mixed.mean(0, 0, 1, 0.3) as [number, number, number];
  expect(Math.abs(r - g)).toBeLessThan(45); // Half red, half green.
  expect(bluest(last.mean(0, 0, 1, 1))).toBe(true);
  expect(await leftovers()).toEqual(before);
});

test('new titles or music film only what they change', async () => {
  const clipFolder = join(folder, 'clips');
  const photos = [photoOf(RED), photoOf(GREEN), photoOf(BLUE)];
  const filmed = async (parameters: VideoInput['parameters']) =>
    (await make({ photos, parameters: { ...quick, ...parameters }, clipFolder })).report.clips;
  expect(await filmed({ titles: { price: '$1' } })).toEqual({ filmed: 3, reused: 0 });
  expect(await filmed({ titles: { price: '$1' }, music: { kind: 'bed', mood: 'warm' } })).toEqual({
    filmed: 0,
    reused: 3,
  });
  expect(await filmed({ titles: { price: '$2' } })).toEqual({ filmed: 1, reused: 2 });
  expect((await readdir(clipFolder)).filter((name) => !/\.(mp4|jpg)$/.test(name))).toEqual([]);
});

test('the disclosure is seen on the altered photo only, and a reveal wipes from the original', async () => {
  const made = await make({
    photos: [
      photoOf(GREEN),
      photoOf(GREEN, { key: 'staged', disclosure: 'Virtually staged' }),
      photoOf(BLUE, {
        disclosure: 'Virtually staged',
        before: { key: 'empty', load: async () => room(1200, 800, RED) },
      }),
    ],
    parameters: quick,
  });
  const [plain, staged, original, half, result] = await framesOf(made.video, [40, 90, 136, 150, 175]);
  // The plate at the top left of the safe area darkens the green below it; its upper edge holds no letters.
  const plate = (frame: typeof plain) => frame.mean(0.09, 0.147, 0.28, 0.15)[1]!;
  const beside = (frame: typeof plain) => frame.mean(0.6, 0.147, 0.8, 0.15)[1]!;
  expect(Math.abs(plate(plain) - beside(plain))).toBeLessThan(12);
  expect(beside(staged) - plate(staged)).toBeGreaterThan(20);
  expect(reddest(original.mean(0, 0.3, 1, 1))).toBe(true);
  expect(bluest(half.mean(0, 0.3, 0.2, 1))).toBe(true);
  expect(reddest(half.mean(0.8, 0.3, 1, 1))).toBe(true);
  expect(bluest(result.mean(0, 0.3, 1, 1))).toBe(true);
});

test('contain shows the whole photo over its own dark blur', async () => {
  const made = await make({ photos: [photoOf(GREEN)], parameters: { ...quick, fitMode: 'contain' } });
  const [frame] = await framesOf(made.video, [59]);
  const [middle, above] = [frame.mean(0.1, 0.45, 0.9, 0.55)[1]!, frame.mean(0.1, 0.05, 0.9, 0.15)[1]!];
  expect(greenest(frame.mean(0, 0, 1, 0.1))).toBe(true);
  expect(above).toBeLessThan(middle * 0.75);
});

describe('photos of every shape', () => {
  test('one of 300 pixels, a panorama, an upright one, odd sides', async () => {
    const made = await make({
      photos: [
        photoOf(RED, {}, [300, 225]),
        photoOf(GREEN, {}, [3000, 700]),
        photoOf(BLUE, {}, [901, 1603]),
        photoOf(RED, {}, [1201, 801]),
      ],
      parameters: quick,
    });
    expect(made.report.shots.map((shot) => shot.move)).toEqual(['still', 'pan-right', 'push-in', 'pan-left']);
    expect(made.report.shots[0]).toMatchObject({ fit: 'contain', note: 'too-small-to-fill' });
    const [last] = await framesOf(made.video, [239]);
    expect(reddest(last.mean(0.97, 0, 1, 1))).toBe(true);
  });

  test('other aspects, and one photo', async () => {
    for (const [aspect, width, height] of [
      ['1:1', 360, 360],
      ['4:5', 360, 450],
      ['16:9', 640, 360],
    ] as const) {
      const made = await make({ photos: [photoOf(GREEN)], parameters: { ...quick, aspect } });
      expect(made).toMatchObject({ width, height, frames: 60 });
    }
  });

  test('twenty photos', async () => {
    // One photo twenty times: each way of moving over it is filmed once, and all twenty clips are joined.
    const photos = Array.from({ length: 20 }, () => photoOf(GREEN, {}, [640, 480]));
    const made = await make({ photos, parameters: { ...quick, aspect: '1:1', fps: 24, transition: 'beat_cuts' } });
    expect(made.report.clips.filmed).toBeLessThan(6);
    const { streams } = await probe(made.video);
    expect(streams[0]).toMatchObject({ nb_frames: '960' });
    expect(Number(streams[0]!.duration)).toBeCloseTo(40, 6);
  });
});

describe('when it cannot be done', () => {
  const untouched = async (output: string) => {
    const stem = output.replace('.mp4', '');
    const names = await readdir(folder);
    expect(names.filter((name) => join(folder, name).startsWith(stem))).toEqual([]);
  };

  test('a broken photo in the middle is refused before a frame is drawn', async () => {
    const output = join(folder, 'broken.mp4');
    const broken = photoOf(GREEN, { load: () => Promise.reject(new Error('Input buffer is corrupt')) });
    const film: Film = { ...tools.film, open: () => Promise.reject(new Error('An encoder was started')) };
    const making = make({ photos: [photoOf(RED), broken, photoOf(BLUE)], parameters: quick, output }, film);
    await expect(making).rejects.toMatchObject({
      name: 'PhotoFault',
      photo: 1,
      message: expect.stringContaining('Photo 2 cannot be read'),
    });
    await untouched(output);
  });

  test('ffmpeg killed in the middle: a clear fault, nothing left, no process', async () => {
    const output = join(folder, 'killed.mp4');
    const pids: number[] = [];
    const before = await children();
    const film: Film = {
      ...tools.film,
      async open(encoding) {
        const sink = await tools.film.open(encoding);
        let written = 0;
        return {
          ...sink,
          async write(frame) {
            if (++written === 20) {
              pids.push(...(await children()).filter((pid) => !before.includes(pid)));
              for (const pid of pids) process.kill(pid, 'SIGKILL');
            }
            await sink.write(frame);
          },
        };
      },
    };
    const making = make({ photos: [photoOf(RED), photoOf(GREEN)], parameters: quick, output }, film);
    await expect(making).rejects.toMatchObject({ code: 'film-failed', message: expect.stringContaining('SIGKILL') });
    expect(pids.length).toBeGreaterThan(0);
    expect((await children()).filter((pid) => pids.includes(pid))).toEqual([]);
    await untouched(output);
  });

  test('cancelled in the middle: at once, nothing left', async () => {
    const output = join(folder, 'cancelled.mp4');
    const before = await leftovers();
    const stop = new AbortController();
    let frames = 0;
    const making = makeVideo({ photos: [photoOf(RED), photoOf(GREEN)], parameters: quick, output }, tools, {
      ...context(stop.signal),
      progress: () => {
        if (++frames === 40) stop.abort(new Error('cancelled'));
      },
    });
    await expect(making).rejects.toThrow('cancelled');
    expect(frames).toBeLessThanOrEqual(41);
    expect(await leftovers()).toEqual(before);
    await untouched(output);
  });
});

/** Processes that this one has started and that are not gone. */
async function children(): Promise<number[]> {
  const text = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').catch(() => '');
  return text.trim().split(/\s+/).filter(Boolean).map(Number);
}
