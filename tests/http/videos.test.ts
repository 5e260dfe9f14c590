import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findFfmpeg } from '#adapters/ffmpeg/find-ffmpeg.ts';
import { wavFile } from '#engines/video/sound/wav.ts';
import { probe } from '#tests/support/ffprobe.ts';
import { interiorJpeg } from '#tests/support/pictures.ts';
import { settledRun } from '#tests/support/settled-run.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** Films are real ones and cost seconds; a second database would see the same calls. */
describe.skipIf(inject('postgresUrl') !== null)('videos', () => {
  let app: TestApp;
  let who: Visitor;
  let project: string;
  let photos: string[];
  const folder = mkdtempSync(join(tmpdir(), 'portico-videos-'));
  beforeAll(async () => {
    app = await startTestApp({ JOBS: 'inline' });
    who = await app.person();
    project = await who.listing();
    const bytes = await interiorJpeg(1200, 800);
    // One reddish, one greenish, one bluish: with the same picture three times no order could be wrong.
    const files = await Promise.all(
      ['#ff4040', '#40ff40', '#4040ff'].map(async (tint, i) => ({
        name: `${['one', 'two', 'three'][i]}.jpg`,
        bytes: new Uint8Array(await sharp(bytes).tint(tint).jpeg().toBuffer()),
      })),
    );
    photos = (await who.upload(project, files)).body.assets.map((asset: { id: string }) => asset.id);
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (parameters: object, creditCost = 3) => {
    const body = {
      serviceType: 'ken_burns_video',
      creditCost,
      parameters: { duration: 2, aspect: '1:1', ...parameters },
    };
    const answer = await who.post(`/api/projects/${project}/services`, body);
    expect(answer.status).toBe(202);
    return answer.body.serviceRun as { id: string; creditCost: number; isRevision: boolean };
  };
  const settled = async ({ id }: { id: string }) => (await settledRun(who, project, id)).run;
  const balance = async () => (await who.get('/api/subscription/usage')).body.balance;
  const fetched = async (path: string, name: string) => {
    const file = join(folder, name);
    writeFileSync(file, Buffer.from(await (await who.fetch(path)).arrayBuffer()));
    return file;
  };
  /** Red, green and blue of a film at some second, on the whole. */
  const colourAt = async (file: string, second: number): Promise<[number, number, number]> => {
    const args = ['-v', 'error', '-ss', String(second), '-i', file, '-frames:v', '1', '-vf', 'scale=1:1'];
    const output = [...args, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'];
    const ffmpeg = await findFfmpeg({ searchPath: process.env.PATH ?? '' });
    const { stdout } = await promisify(execFile)(ffmpeg, output, { encoding: 'buffer' });
    return [stdout[0]!, stdout[1]!, stdout[2]!];
  };
  const sound = (type: string, bytes: Uint8Array<ArrayBuffer>) =>
    who.fetch(`/api/projects/${project}/music`, { method: 'PUT', headers: { 'content-type': type }, body: bytes });

  it('films two photos in the order asked for, for three credits', async () => {
    const run = await settled(await start({ selectedAssetIds: [photos[1], photos[0]], resolution: '1080p' }));
    expect(run).toMatchObject({ status: 'completed', errorMessage: null, creditCost: 3 });
    expect(run.report).toMatchObject({ seconds: 4, frames: 120, clips: { filmed: 2, reused: 0 } });
    const file = await fetched(run.outputPath, 'film.mp4');
    const [red, green] = await colourAt(file, 0.8);
    expect(green).toBeGreaterThan(red + 20);
    const [redder, lessGreen] = await colourAt(file, 3.2);
    expect(redder).toBeGreaterThan(lessGreen + 20);
    const { streams } = await probe(file);
    expect(streams[0]).toMatchObject({ width: 1080, height: 1080, nb_frames: '120', color_space: 'bt709' });
    expect(streams[1]).toMatchObject({ codec_name: 'aac' });
    expect(readFileSync(await fetched(run.report.captionsPath, 'film.srt'), 'utf8')).toContain('12 Maple Street');
    expect(readFileSync(await fetched(run.report.posterPath, 'film.jpg')).subarray(0, 2)).toEqual(
      Buffer.of(0xff, 0xd8),
    );
    expect(await balance()).toMatchObject({ available: 7, reserved: 0 });
  });

  it('cuts the same film again for nothing, from the clips it has', async () => {
    const other = { selectedAssetIds: [photos[1], photos[0]], music: 'none', cut: 'mls' };
    const begun = await start(other);
    expect(begun).toMatchObject({ creditCost: 0, isRevision: true });
    const run = await settled(begun);
    expect(run.report.clips).toEqual({ filmed: 0, reused: 2 });
    expect((await probe(await fetched(run.outputPath, 'silent.mp4'))).streams).toHaveLength(1);
    expect(await balance()).toMatchObject({ available: 7, reserved: 0 });
  });

  it('plays the person’s own music, and refuses what cannot be heard', async () => {
    const own = { selectedAssetIds: [photos[1], photos[0]], music: 'own' };
    const early = await who.post(`/api/projects/${project}/services`, {
      serviceType: 'ken_burns_video',
      parameters: own,
    });
    expect(early).toMatchObject({ status: 400, body: { message: expect.stringMatching(/no music file/i) } });
    expect((await sound('audio/mpeg', new TextEncoder().encode('not a song'))).status).toBe(415);
    expect((await sound('audio/mpeg', new TextEncoder().encode('ID3 and nothing after it'))).status).toBe(204);
    expect(await settled(await start(own, 0))).toMatchObject({
      status: 'failed',
      errorCode: 'refused',
      errorMessage: expect.stringContaining('could not be read as sound'),
    });
    const wave = Float32Array.from({ length: 3 * 48_000 }, (_, i) => 0.2 * Math.sin(i / 20));
    const song = wavFile({ rate: 48_000, left: wave, right: wave });
    expect((await sound('audio/wav', new Uint8Array(song))).status).toBe(204);
    const run = await settled(await start(own, 0));
    expect(run).toMatchObject({ status: 'completed', creditCost: 0 });
    expect(Math.abs(run.report.loudness + 14)).toBeLessThan(0.5);
    expect((await app.visitor().fetch(`/api/projects/${project}/music`, { method: 'PUT' })).status).toBe(401);
  });

  it('refuses a film whose middle photo is broken, by its number, and charges nothing', async () => {
    const before = readdirSync(app.dataDir, { recursive: true, encoding: 'utf8' });
    const broken = before.filter((path) => path.includes(photos[1]!) && /\.jpe?g$/.test(path));
    expect(broken.length).toBeGreaterThan(0);
    const whole = broken.map((path) => [join(app.dataDir, path), readFileSync(join(app.dataDir, path))] as const);
    for (const [path, bytes] of whole) writeFileSync(path, bytes.subarray(0, 300));
    const run = await settled(await start({ selectedAssetIds: [photos[0], photos[1], photos[2]] }));
    for (const [path, bytes] of whole) writeFileSync(path, bytes);
    expect(run).toMatchObject({ status: 'failed', errorCode: 'refused', outputPath: null });
    expect(run.errorMessage).toMatch(/^Photo 2 cannot be read/);
    expect(await balance()).toMatchObject({ available: 7, reserved: 0 });
  });

  it('tries again when the encoder is killed: charged once, nothing left running', async () => {
    const begun = await start({ selectedAssetIds: [photos[0]], music: 'none' });
    const killed = await eventually(() => offspring('ffmpeg').find(({ line }) => line.includes('rawvideo')));
    process.kill(killed.pid, 'SIGKILL');
    const run = await settled(begun);
    expect(run).toMatchObject({ status: 'completed', creditCost: 3 });
    expect((await probe(await fetched(run.outputPath, 'again.mp4'))).streams[0]).toMatchObject({ nb_frames: '60' });
    expect(await balance()).toMatchObject({ available: 4, reserved: 0 });
    expect(offspring('ffmpeg')).toEqual([]);
    const clips = readdirSync(join(app.dataDir, 'cache', 'clips'));
    expect(clips.filter((name) => !/^[0-9a-f]{40}\.(mp4|jpg)$/.test(name))).toEqual([]);
  });
});

/** Processes of this name that descend from this one, zombies too. */
function offspring(name: string): { pid: number; line: string }[] {
  const found = readdirSync('/proc').flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [
        {
          pid: Number(pid),
          parent: Number(parent),
          called: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
          line,
        },
      ];
    } catch {
      return []; // Gone since it was listed, or no process.
    }
  });
  const parentOf = new Map(found.map(({ pid, parent }) => [pid, parent]));
  const mine = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === process.pid || mine(parentOf.get(pid)));
  return found.filter(({ pid, called }) => called === name && mine(pid)).map(({ pid, line }) => ({ pid, line }));
}

async function eventually<T>(look: () => T | undefined): Promise<T> {
  for (let i = 0; i < 3000; i++) {
    const seen = look();
    if (seen !== undefined) return seen;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it was never seen');
}
