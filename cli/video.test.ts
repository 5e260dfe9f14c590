import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canvasLettering } from '#adapters/canvas/lettering.ts';
import { ffmpegFilm } from '#adapters/ffmpeg/film.ts';
import { type VideoCommandTools, videoCommand } from '#cli/video.ts';
import { newRaster } from '#engines/raster/raster.ts';

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'portico-cli-'));
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const tools: VideoCommandTools = {
  film: ffmpegFilm({}),
  lettering: canvasLettering,
  decode: async (path) => {
    if (path.includes('broken')) throw new Error('not a picture');
    const photo = newRaster(900, 600);
    photo.data.fill(120);
    return photo;
  },
};

async function portico(...args: string[]) {
  const said = { out: [] as string[], err: [] as string[] };
  const io = {
    cwd,
    stdout: { write: (text: string) => said.out.push(text) },
    stderr: { write: (text: string) => said.err.push(text) },
  };
  const code = await videoCommand(args, io, tools);
  return { code, out: said.out.join(''), err: said.err.join('') };
}

test('makes a film and says so in one JSON object', async () => {
  const { code, out, err } = await portico(
    ...[
      'out.mp4',
      'a.jpg',
      'b.jpg',
      '--seconds',
      '2',
      '--quality',
      'preview',
      '--aspect',
      '1:1',
      '--music',
      'none',
      '--json',
    ],
  );
  expect(code).toBe(0);
  const said = JSON.parse(out) as { outcome: string; output: string; mask: null; report: Record<string, unknown> };
  expect(said).toMatchObject({
    outcome: 'ok',
    output: join(cwd, 'out.mp4'),
    mask: null,
    report: { frames: 120, seconds: 4 },
  });
  expect((await stat(join(cwd, 'out.mp4'))).size).toBeGreaterThan(1000);
  expect((await stat(join(cwd, 'out.poster.jpg'))).size).toBeGreaterThan(500);
  expect(err).toContain('90 % Filming');
});

test.each([
  [[]],
  [['out.mp4']],
  [['out.mp4', 'a.jpg', '--seconds', '9']],
  [['out.mp4', 'a.jpg', '--aspect', '3:2']],
  [['out.mp4', 'a.jpg', '--fit', 'stretch']],
  [['out.mp4', 'a.jpg', '--wat']],
])('%j is a matter of usage', async (args) => {
  const { code, out, err } = await portico(...args);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain('portico video OUT.mp4 PHOTO...');
});

test('a photo or a song that cannot be read is refused', async () => {
  const photo = await portico('out2.mp4', 'a.jpg', 'broken.jpg', '--json');
  expect(photo.code).toBe(4);
  expect(JSON.parse(photo.out)).toMatchObject({
    outcome: 'refuse',
    output: null,
    report: { reason: expect.stringContaining('Photo 2') },
  });
  await writeFile(join(cwd, 'song.mp3'), 'no song');
  expect((await portico('out2.mp4', 'a.jpg', '--music', 'song.mp3')).code).toBe(4);
});

test('a missing ffmpeg is a fault in words', async () => {
  const err: string[] = [];
  const io = { cwd, stdout: { write: () => {} }, stderr: { write: (text: string) => err.push(text) } };
  const film = ffmpegFilm({ packaged: () => undefined });
  expect(await videoCommand(['out3.mp4', 'a.jpg'], io, { ...tools, film })).toBe(1);
  expect(err.join('')).toContain('Videos need ffmpeg, and none was found.');
});
