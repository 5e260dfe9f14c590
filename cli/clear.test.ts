import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearCommand } from '#cli/clear.ts';
import type { ImageTools } from '#cli/image-verb.ts';
import { type Mask, newMask, newRaster, type Raster } from '#engines/raster/raster.ts';
import { syntheticInterior } from '#tests/support/synthetic-interior.ts';

const scene = syntheticInterior(300, 200);
const photos: Record<string, Raster> = { 'room.png': scene.furnished, 'dot.png': newRaster(20, 20) };

describe('portico clear', () => {
  let cwd = '';
  beforeEach(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'clear-'));
  });
  afterEach(() => rm(cwd, { recursive: true }));

  const call = async (args: readonly string[], extra: Partial<ImageTools> = {}, blind = false) => {
    const said = { out: '', err: '', masks: [] as Mask[], pictures: [] as Raster[], files: [] as string[] };
    const tools: ImageTools = {
      decode: async (path) => {
        const photo = photos[path.slice(cwd.length + 1)];
        if (!photo) throw new Error(`cannot read ${path}`);
        return photo;
      },
      encode: async (path, raster) => {
        said.files.push(path);
        said.pictures.push(raster);
      },
      encodeMask: async (path, mask) => {
        said.files.push(path);
        said.masks.push(mask);
      },
      ...(blind ? {} : { segmenter: scene.segmenter }),
      ...extra,
    };
    const stream = (key: 'out' | 'err') => ({
      write: (text: string) => {
        said[key] += text;
      },
    });
    return { code: await clearCommand(args, { cwd, stdout: stream('out'), stderr: stream('err') }, tools), ...said };
  };

  it('writes picture, mask and report, and says so in one object', async () => {
    const { code, out, files } = await call(['room.png', 'out.png', '--level', 'empty', '--json']);
    expect(code).toBe(0);
    expect(files).toEqual([join(cwd, 'out.png'), join(cwd, 'out.png.mask.png')]);
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({ outcome: 'ok', report: { engine: 'clearing', details: { level: 'empty' } } });
    expect(JSON.parse(await readFile(join(cwd, 'out.png.report.json'), 'utf8'))).toEqual(answer.report);
  });

  it('clears exactly what a given mask marks', async () => {
    const own = newMask(300, 200);
    for (let y = 130; y < 160; y++) own.data.fill(255, y * 300 + 120, y * 300 + 180);
    const { code, masks, pictures } = await call(['room.png', 'out.png', '--mask', 'mine.png'], {
      decodeMask: async () => own,
    });
    expect(code).toBe(0);
    expect(Buffer.from(masks[0]!.data).equals(Buffer.from(own.data))).toBe(true);
    for (let i = 0; i < own.data.length; i++)
      if (!own.data[i] && pictures[0]!.data[i * 3] !== scene.furnished.data[i * 3])
        throw new Error(`pixel ${i} changed`);
  });

  it('exits 3 where only a person can mark, and 4 with the reason where nothing can be done', async () => {
    expect(await call(['room.png', 'out.png', '--json'], {}, true)).toMatchObject({
      code: 3,
      out: expect.stringMatching(/clear-mask/),
    });
    expect(await call(['dot.png', 'out.png'])).toMatchObject({ code: 4, err: expect.stringMatching(/too small/) });
  });

  it.each([
    [['room.png']],
    [['room.png', 'out.png', '--level', 'all']],
    [['room.png', 'out.png', '--seed', 'x']],
    [['room.png', 'out.png', '--mask', 'mine.png']],
    [['room.png', 'out.png', '--vacuum']],
  ])('exits 2 with the usage for %j', async (args) => {
    const { code, out, err } = await call(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/portico clear IN OUT/);
  });

  it('exits 1 when the file cannot be read', async () => {
    expect(await call(['gone.jpg', 'out.png'])).toMatchObject({ code: 1, err: expect.stringMatching(/cannot read/) });
  });
});
