import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { duskCommand } from '#cli/dusk.ts';
import type { ImageTools } from '#cli/image-verb.ts';
import { newRaster, type Raster } from '#engines/raster/raster.ts';
import { syntheticExterior, syntheticRoom } from '#tests/support/synthetic-exterior.ts';

const photos: Record<string, () => Raster> = {
  'house.png': () => syntheticExterior().photo,
  'room.png': syntheticRoom,
  'empty.png': () => newRaster(10, 10),
};

describe('portico dusk', () => {
  let cwd = '';
  beforeEach(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'dusk-'));
  });
  afterEach(() => rm(cwd, { recursive: true }));

  const call = async (...args: string[]): Promise<{ code: number; out: string; err: string; written: string[] }> => {
    const result = { out: '', err: '', written: [] as string[] };
    const tools: ImageTools = {
      decode: async (path) => {
        const make = photos[path.slice(cwd.length + 1)];
        if (!make) throw new Error(`cannot read ${path}`);
        return make();
      },
      encode: async (path) => void result.written.push(path),
      encodeMask: async (path) => void result.written.push(path),
    };
    const io = {
      cwd,
      stdout: {
        write: (text: string) => {
          result.out += text;
        },
      },
      stderr: {
        write: (text: string) => {
          result.err += text;
        },
      },
    };
    return { code: await duskCommand(args, io, tools), ...result };
  };

  it('writes picture, mask and report, and says so in one object', async () => {
    const { code, out, written } = await call('house.png', 'out.png', '--sky', 'blue', '--json');
    expect(code).toBe(0);
    expect(written).toEqual([join(cwd, 'out.png'), join(cwd, 'out.png.mask.png')]);
    const said = JSON.parse(out);
    expect(said).toMatchObject({ outcome: 'ok', output: join(cwd, 'out.png'), report: { engine: 'dusk' } });
    expect(JSON.parse(await readFile(join(cwd, 'out.png.report.json'), 'utf8'))).toEqual(said.report);
  });

  it('exits 4 with the reason for a room', async () => {
    const { code, out, written } = await call('room.png', 'out.png', '--json');
    expect(code).toBe(4);
    expect(written).toEqual([]);
    expect(JSON.parse(out)).toMatchObject({ outcome: 'refuse', reason: expect.stringMatching(/room/) });
  });

  it.each([
    [['house.png']],
    [['house.png', 'out.png', '--sky', 'noon']],
    [['house.png', 'out.png', '--moon']],
    [['house.png', 'out.png', '--seed', 'x']],
  ])('exits 2 with the usage for %j', async (args) => {
    const { code, out, err } = await call(...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/portico dusk IN OUT/);
  });

  it('exits 1 when the file cannot be read', async () => {
    expect(await call('missing.jpg', 'out.png')).toMatchObject({ code: 1, err: expect.stringMatching(/cannot read/) });
  });
});
