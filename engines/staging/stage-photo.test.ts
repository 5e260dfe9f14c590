import { describe, expect, it } from 'vitest';
import type { Scene } from '#domain/scene/scene.ts';
import type { EngineContext, ImageOutcome } from '#engines/ports.ts';
import { newRaster, type Raster } from '#engines/raster/raster.ts';
import { paintRoom, pinhole, type SyntheticRoom } from '#tests/support/synthetic-room.ts';
import { parseStagingParameters, planFor, previewScene, StagingParameterError, stagingEngine } from './index.ts';

const context = (seed = 1): EngineContext => ({
  signal: new AbortController().signal,
  seed,
  threads: 1,
  progress: () => {},
});
const room: SyntheticRoom = {
  camera: pinhole(420, 330, 20, { yaw: -24, pitch: 4 }),
  left: 3.2,
  right: 1.8,
  depth: 3.9,
  ceiling: 2.6,
};
const photo = paintRoom(room);
const ok = (outcome: ImageOutcome) => {
  if (outcome.outcome !== 'ok') throw new Error(outcome.reason);
  return outcome;
};

describe('staging an empty room', async () => {
  const parameters = parseStagingParameters({ style: 'modern', roomType: 'office' });
  const first = ok(await stagingEngine.run(photo, parameters, context()));

  it('changes nothing outside its mask, byte for byte', () => {
    let inside = 0;
    for (let i = 0; i < first.mask.data.length; i++) {
      if (first.mask.data[i]) {
        inside++;
        continue;
      }
      for (let k = 0; k < 3; k++)
        if (first.picture.data[i * 3 + k] !== photo.data[i * 3 + k])
          throw new Error(`pixel ${i} changed outside the mask`);
    }
    expect(inside / first.mask.data.length).toBeGreaterThan(0.03);
    expect(inside / first.mask.data.length).toBeLessThan(0.9);
  });
  it('reports what stands where, how sure it is, and the scene to do it again', () => {
    const { report } = first;
    const items = report.details.items as { kind: string; x: number; z: number }[];
    expect(items.map((i) => i.kind)).toEqual(expect.arrayContaining(['desk', 'office-chair']));
    expect(report.digitalSourceType).toBe('composite');
    expect(report.changedShare).toBeGreaterThan(0.03);
    expect(report.confidence).toBeGreaterThan(0.4);
    expect(report.milliseconds.reading).toBeGreaterThanOrEqual(0);
  });
  it('renders its own scene again to the same bytes, and previews an edit', async () => {
    const scene = first.report.details.scene as Scene;
    const replayed = ok(await stagingEngine.run(photo, parseStagingParameters({ scene }), context()));
    expect(Buffer.compare(replayed.picture.data, first.picture.data)).toBe(0);
    const preview = ok(
      await previewScene(photo, scene, [{ op: 'recolour', item: 'desk-1', colour: '#aa2222' }], context()),
    );
    expect(preview.picture.width).toBe(420);
    expect((preview.report.details.scene as Scene).plan.items.find((i) => i.id === 'desk-1')?.tint).toBe('#aa2222');
  });
  it('puts pieces where a person’s corners say', async () => {
    const staged = await planFor(
      photo,
      parseStagingParameters({ roomType: 'bedroom', answer: { corners: cornersOf(room) } }),
      context(),
    );
    expect(staged.outcome).toBe('ok');
  });
});

const cornersOf = (r: SyntheticRoom) => {
  const f = r.camera.focal;
  const yaw = r.camera.yaw;
  const at = (x: number, z: number) => {
    const depth =
      Math.cos(r.camera.pitch) * (Math.sin(yaw) * x + Math.cos(yaw) * z) + Math.sin(r.camera.pitch) * r.camera.eye;
    const side = Math.cos(yaw) * x - Math.sin(yaw) * z;
    const down =
      Math.cos(r.camera.pitch) * r.camera.eye - Math.sin(r.camera.pitch) * (Math.sin(yaw) * x + Math.cos(yaw) * z);
    return { x: r.camera.width / 2 + (f * side) / depth, y: r.camera.height / 2 + (f * down) / depth };
  };
  return {
    nearLeft: at(-r.left, 2.2),
    farLeft: at(-r.left, r.depth),
    farRight: at(r.right, r.depth),
    nearRight: at(r.right, 2.6),
  };
};

const flat = (
  width: number,
  height: number,
  value: (x: number, y: number) => readonly [number, number, number],
): Raster => {
  const raster = newRaster(width, height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) raster.data.set(value(x, y), (y * width + x) * 3);
  return raster;
};

describe('bad input', () => {
  const run = (raster: Raster) => stagingEngine.run(raster, parseStagingParameters({}), context());
  it('a black frame is refused with the reason', async () => {
    expect(await run(flat(640, 420, () => [2, 2, 3]))).toMatchObject({
      outcome: 'refuse',
      reason: expect.stringContaining('almost black'),
    });
  });
  it('a thumbnail is refused with the size it needs', async () => {
    expect(await run(flat(64, 64, (x) => [x * 3, 90, 90]))).toMatchObject({
      outcome: 'refuse',
      reason: expect.stringContaining('too small'),
    });
  });
  it('a plain sheet is refused', async () => {
    expect(await run(flat(640, 420, () => [250, 250, 250]))).toMatchObject({ outcome: 'refuse' });
  });
  it('40 megapixels are refused with the limit', async () => {
    expect(await run({ width: 8000, height: 5000, channels: 3, data: new Uint8Array(8000 * 5000 * 3) })).toMatchObject({
      outcome: 'refuse',
      reason: expect.stringContaining('megapixels'),
    });
  });
  it('a document, a face and a garden end in a question or a refusal', async () => {
    const page = flat(600, 800, (x, y) =>
      y % 22 < 9 && x > 60 && x < 540 && (x * 7 + y * 3) % 11 < 6 ? [30, 30, 30] : [252, 252, 250],
    );
    const face = flat(500, 640, (x, y) =>
      ((x - 250) / 150) ** 2 + ((y - 300) / 200) ** 2 < 1 ? [206, 160, 132] : [90, 110, 140 + (y % 40)],
    );
    const garden = flat(640, 420, (x, y) =>
      y < 160 ? [140, 180, 230] : [40 + ((x * 31 + y * 17) % 60), 90 + ((x * 13 + y * 29) % 70), 40],
    );
    for (const raster of [page, face, garden]) expect((await run(raster)).outcome).toMatch(/ask|refuse/);
  });
  it('parameters of the wrong kind are named', () => {
    expect(() => parseStagingParameters({ style: 'baroque' })).toThrow(StagingParameterError);
    expect(() => parseStagingParameters({ variant: 7 })).toThrow(/variant/);
  });
});
