import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeArguments, joinArguments, joinList } from '#adapters/ffmpeg/arguments.ts';
import { ffmpegFilm } from '#adapters/ffmpeg/film.ts';
import { findFfmpeg } from '#adapters/ffmpeg/find-ffmpeg.ts';
import { FilmFault, partFiles } from '#engines/ports.ts';
import { probe } from '#tests/support/ffprobe.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-film-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const size = { width: 64, height: 96 };
const frame = (level: number) => new Uint8Array((64 * 96 * 3) / 2).fill(level);
const encoding = (output: string) => ({ ...size, fps: 30, output, preset: 'veryfast', crf: 20 }) as const;
const script = async (name: string, text: string) => {
  const file = join(folder, name);
  await writeFile(file, `#!/bin/sh\n${text}\n`);
  await chmod(file, 0o755);
  return file;
};

test('the chosen ffmpeg goes before the system’s, and that before the packaged one', async () => {
  const mine = await script('mine', 'exit 0');
  const system = await script('ffmpeg', 'exit 0');
  const places = { searchPath: `/nowhere:${folder}`, packaged: () => mine };
  expect(await findFfmpeg({ ...places, configured: mine })).toBe(mine);
  expect(await findFfmpeg(places)).toBe(system);
  expect(await findFfmpeg({ packaged: () => mine })).toBe(mine);
  expect(await findFfmpeg({})).toMatch(/ffmpeg/); // The npm package's own.
});

test('a packaged ffmpeg without its executable bit is mended', async () => {
  const file = await script('bare', 'exit 0');
  await chmod(file, 0o644);
  expect(await findFfmpeg({ packaged: () => file })).toBe(file);
  expect((await stat(file)).mode & 0o111).not.toBe(0);
});

test('without any ffmpeg the sentence says what to do', async () => {
  const film = ffmpegFilm({ packaged: () => undefined });
  const fault = await film.open(encoding(join(folder, 'x.mp4'))).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(FilmFault);
  expect(fault).toMatchObject({ code: 'film-missing', message: expect.stringContaining('Install ffmpeg') });
  await expect(ffmpegFilm({ configured: '/nowhere/ffmpeg' }).open(encoding('x'))).rejects.toThrow(/FFMPEG_PATH names/);
});

test('clips of an encoder join to the frame', async () => {
  const film = ffmpegFilm({});
  const clips = await Promise.all(
    [17, 23].map(async (frames, index) => {
      const output = join(folder, `it's ${index}.mp4`);
      const sink = await film.open(encoding(output));
      for (let i = 0; i < frames; i++) await sink.write(frame(60 + i * 3));
      await sink.finish();
      return { file: output, frames };
    }),
  );
  const output = join(folder, 'film.mp4');
  await film.join({ clips, fps: 30, output, title: 'A house' });
  const { format, streams, packets } = await probe(output);
  expect(streams).toHaveLength(1);
  expect(streams[0]).toMatchObject({ profile: 'High', pix_fmt: 'yuv420p', color_space: 'bt709', nb_frames: '40' });
  expect(Number(format.duration)).toBeCloseTo(40 / 30, 3);
  expect(packets.map(({ pts }) => pts).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i * 1000));
  expect(format.tags?.title).toBe('A house');
  expect((await readdir(folder)).sort()).toEqual(['film.mp4', "it's 0.mp4", "it's 1.mp4"]);
});

test('parts of one encoder join to the frame, in any order and with other clips', async () => {
  const film = ffmpegFilm({});
  const parts = [17, 5, 23, 90, 61];
  const output = join(folder, '50% part');
  const sink = await film.open({ ...encoding(output), parts });
  for (let i = 0; i < 196; i++) await sink.write(frame(60 + (i % 60) * 3));
  await sink.finish();
  const files = partFiles({ output, parts });
  const clips = files.map((file, index) => ({ file, frames: parts[index]! }));
  for (const { file, frames } of clips) {
    const { streams, packets } = await probe(file);
    expect(streams[0]).toMatchObject({ nb_frames: String(frames), color_space: 'bt709' });
    expect(packets[0]!.flags).toMatch(/^K/);
    expect(Math.min(...packets.map(({ pts }) => pts))).toBe(0);
  }
  const joined = join(folder, 'mixed.mp4');
  await film.join({ clips: [clips[2]!, ...clips], fps: 30, output: joined });
  const { packets } = await probe(joined);
  expect(packets.map(({ pts }) => pts).sort((x, y) => x - y)).toEqual(Array.from({ length: 219 }, (_, i) => i * 1000));
});

test('an encoder that is killed is reported, not waited for', async () => {
  const film = ffmpegFilm({ configured: await script('dying', 'head -c 20000 >/dev/null; kill -9 $$') });
  const sink = await film.open(encoding(join(folder, 'x.mp4')));
  const writing = (async () => {
    for (let i = 0; i < 200; i++) await sink.write(frame(i));
    await sink.finish();
  })();
  await expect(writing).rejects.toMatchObject({ code: 'film-failed', message: expect.stringContaining('SIGKILL') });
  await sink.abort();
});

test('an encoder that stops with an error passes its last words on', async () => {
  const film = ffmpegFilm({
    configured: await script('full', 'cat >/dev/null; echo "No space left on device" >&2; exit 1'),
  });
  const sink = await film.open(encoding(join(folder, 'x.mp4')));
  await sink.write(frame(1));
  await expect(sink.finish()).rejects.toThrow(/code 1.*No space left on device/);
});

test('abort ends the process and takes the half-written file away', async () => {
  const output = join(folder, 'half.mp4');
  const sink = await ffmpegFilm({}).open(encoding(output));
  for (let i = 0; i < 30; i++) await sink.write(frame(i));
  await sink.abort();
  await expect(stat(output)).rejects.toThrow(/ENOENT/);
  await expect(sink.write(frame(1))).rejects.toBeInstanceOf(FilmFault);
});

test('a frame of the wrong size is refused before the encoder sees it', async () => {
  const sink = await ffmpegFilm({}).open(encoding(join(folder, 'x.mp4')));
  expect(() => sink.write(new Uint8Array(10))).toThrow(/10 bytes where 9216/);
  await sink.abort();
});

test('what is not sound is refused in words', async () => {
  const file = join(folder, 'song.mp3');
  await writeFile(file, 'not a song');
  await expect(ffmpegFilm({}).listen(file, 5)).rejects.toMatchObject({ code: 'sound-unreadable' });
});

test('the arguments hold what the platforms need', () => {
  const line = encodeArguments(encoding('o.mp4')).join(' ');
  expect(line).toContain('-profile:v high -pix_fmt yuv420p');
  expect(line).toContain('-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv');
  const threads = (size: object, cores: number) => {
    const all = encodeArguments({ ...encoding('o.mp4'), ...size }, cores);
    return Number(all[all.indexOf('-threads') + 1]);
  };
  expect(threads({ width: 1080, height: 1920 }, 2)).toBe(3); // What x264 would take itself.
  expect(threads({ width: 1080, height: 1920 }, 32)).toBe(8);
  expect(threads({ width: 2160, height: 3840 }, 32)).toBe(3);
  const join = joinArguments('l.txt', { clips: [], fps: 30, output: 'o.mp4', audio: 'a.wav' }).join(' ');
  expect(join).toContain('-c:v copy');
  expect(join).toContain('-c:a aac');
  expect(join).toContain('-movflags +faststart');
  expect(joinList({ clips: [{ file: "a'b.mp4", frames: 17 }], fps: 30 })).toBe(
    "file 'a'\\''b.mp4'\nduration 0.566667\n",
  );
});
