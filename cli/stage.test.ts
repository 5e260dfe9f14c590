import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newRaster } from '#engines/raster/raster.ts';
import { paintRoom, pinhole } from '#tests/support/synthetic-room.ts';
import { stageCommand } from './stage.ts';

const room = paintRoom({
  camera: pinhole(400, 330, 20, { yaw: -24, pitch: 4 }),
  left: 3.2,
  right: 1.8,
  depth: 3.9,
  ceiling: 2.6,
});
const stand = (photo = room) => {
  const cwd = mkdtempSync(join(tmpdir(), 'portico-stage-'));
  const said = { out: '', err: '' };
  const written: string[] = [];
  const io = {
    cwd,
    stdout: { write: (t: string) => (said.out += t) },
    stderr: { write: (t: string) => (said.err += t) },
  };
  const tools = {
    decode: async () => photo,
    encode: async (path: string) => void written.push(path),
    encodeMask: async (path: string) => void written.push(path),
  };
  return { cwd, said, written, run: (...args: string[]) => stageCommand(args, io, tools) };
};

describe('portico stage', () => {
  it('writes picture, mask and report, and one object of JSON', async () => {
    const s = stand();
    expect(
      await s.run(
        'in.jpg',
        'out.png',
        '--style',
        'modern',
        '--room',
        'office',
        '--seed',
        '4',
        '--corners=-60,330,90,190,240,170,460,330',
        '--threads',
        '1',
        '--json',
      ),
    ).toBe(0);
    expect(s.written).toEqual([join(s.cwd, 'out.png'), join(s.cwd, 'out.png.mask.png')]);
    const report = JSON.parse(readFileSync(join(s.cwd, 'out.png.report.json'), 'utf8'));
    expect(report).toMatchObject({ engine: 'staging', seed: 4 });
    // The camera that these corners mean; the room itself was painted with 222.
    expect(report.details.scene.camera.focal).toBeCloseTo(145.7, 0);
    expect(JSON.parse(s.said.out)).toMatchObject({ outcome: 'ok', output: join(s.cwd, 'out.png') });
  });
  it('ends with 4 and the reason when it refuses', async () => {
    const s = stand(newRaster(640, 400));
    expect(await s.run('in.jpg', 'out.png', '--style', 'modern', '--room', 'bedroom')).toBe(4);
    expect(s.said.err).toContain('almost black');
  });
  it('ends with 2 and the usage on a wrong call', async () => {
    for (const args of [
      [],
      ['in.jpg'],
      ['in.jpg', 'out.png', '--style', 'baroque'],
      ['in.jpg', 'out.png', '--seed', 'x'],
      ['in.jpg', 'out.png', '--nope'],
      ['in.jpg', 'out.png', '--corners', '1,2,3'],
    ]) {
      const s = stand();
      expect(await s.run(...args)).toBe(2);
      expect(s.said.err).toContain('portico stage IN OUT');
    }
  });
});
