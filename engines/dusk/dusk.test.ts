import { describe, expect, it } from 'vitest';
import { DuskParameterError, duskEngine, parseDuskParameters } from '#engines/dusk/index.ts';
import type { EngineContext, ImageOutcome } from '#engines/ports.ts';
import { newRaster, type Raster } from '#engines/raster/raster.ts';
import { encodeRuns } from '#engines/raster/run-length.ts';
import { syntheticExterior, syntheticRoom } from '#tests/support/synthetic-exterior.ts';

const context = (seed = 1): EngineContext => ({
  signal: new AbortController().signal,
  seed,
  threads: 1,
  progress() {},
});
const dusk = (photo: Raster, parameters: unknown = {}, seed = 1): Promise<ImageOutcome> =>
  duskEngine.run(photo, parseDuskParameters(parameters), context(seed));
const picture = (outcome: ImageOutcome): Raster => {
  if (outcome.outcome !== 'ok') throw new Error(JSON.stringify({ ...outcome, proposal: undefined }));
  return outcome.picture;
};
const meanOf = (photo: Raster, rows: readonly [number, number]): number[] => {
  const sums = [0, 0, 0];
  const from = Math.floor(photo.height * rows[0]) * photo.width * 3;
  const to = Math.floor(photo.height * rows[1]) * photo.width * 3;
  for (let p = from; p < to; p++) sums[p % 3]! += photo.data[p]!;
  return sums.map((sum) => sum / ((to - from) / 3));
};

describe('the dusk engine', () => {
  it('keeps size, darkens the house but leaves it readable, and says what it did', async () => {
    const { photo } = syntheticExterior({ weather: 'clouds' });
    const outcome = await dusk(photo);
    const result = picture(outcome);
    expect([result.width, result.height]).toEqual([photo.width, photo.height]);
    const before = meanOf(photo, [0.5, 1])[1]!;
    const after = meanOf(result, [0.5, 1])[1]!;
    expect(after).toBeLessThan(before * 0.95);
    expect(after).toBeGreaterThan(before * 0.45);
    expect(outcome).toMatchObject({
      report: { engine: 'dusk', digitalSourceType: 'composite', confidence: expect.any(Number) },
    });
  });

  it('is the same picture for the same seed, byte by byte', async () => {
    const { photo } = syntheticExterior({ width: 600, height: 400 });
    const [a, b, c] = await Promise.all([dusk(photo, {}, 5), dusk(photo, {}, 5), dusk(photo, {}, 6)]);
    expect(Buffer.from(picture(a).data).equals(Buffer.from(picture(b).data))).toBe(true);
    expect(Buffer.from(picture(a).data).equals(Buffer.from(picture(c).data))).toBe(false);
  });

  it('leaves the photo that it was given alone', async () => {
    const { photo } = syntheticExterior({ width: 600, height: 400 });
    const copy = Uint8Array.from(photo.data);
    await dusk(photo);
    expect(Buffer.from(photo.data).equals(Buffer.from(copy))).toBe(true);
  });

  it('gives three different skies: golden is warm, blue is dark', async () => {
    const { photo } = syntheticExterior({ width: 600, height: 400 });
    const means = await Promise.all(
      ['golden', 'dusk', 'blue'].map(async (sky) => meanOf(picture(await dusk(photo, { sky })), [0, 0.3])),
    );
    expect(means[0]![0]! + means[0]![1]!).toBeGreaterThan(means[1]![0]! + means[1]![1]!);
    expect(means[2]![0]!).toBeLessThan(means[1]![0]! - 20);
  });

  it('refuses a room, a tiny picture, a night photo and a blank page, with words', async () => {
    const night = syntheticExterior({ width: 600, height: 400 }).photo;
    const dark = { ...night, data: night.data.map((v) => v * 0.25) };
    const page = { ...newRaster(400, 500), data: new Uint8Array(400 * 500 * 3).fill(250) };
    for (const [photo, words] of [
      [syntheticRoom(), /room/],
      [newRaster(64, 64), /too small/],
      [dark, /dusk|night/],
      [page, /room|sky/],
    ] as const) {
      const outcome = await dusk(photo);
      expect(outcome).toMatchObject({ outcome: 'refuse', reason: expect.stringMatching(words) });
    }
  });

  it('takes the person’s mask as it is', async () => {
    const { photo, sky } = syntheticExterior({ weather: 'overcast', wall: [205, 212, 218] });
    const outcome = await dusk(photo, { answer: { mask: encodeRuns(sky) } });
    expect(outcome).toMatchObject({ outcome: 'ok', report: { confidence: 1 } });
  });

  it('lights drawn windows and leaves them dark when told so', async () => {
    const { photo, windows } = syntheticExterior({ width: 600, height: 400 });
    const box = windows[1]!;
    const quad = [
      [box.left, box.top],
      [box.right, box.top],
      [box.right, box.bottom],
      [box.left, box.bottom],
    ];
    const pane = (raster: Raster): number => {
      const x = Math.floor((box.left * 0.72 + box.right * 0.28) * raster.width);
      const y = Math.floor((box.top * 0.7 + box.bottom * 0.3) * raster.height);
      return raster.data[(y * raster.width + x) * 3]!;
    };
    const lit = picture(await dusk(photo, { windows: { added: [quad] } }));
    const dark = picture(await dusk(photo, { windows: { added: [quad] }, noLights: true }));
    expect(pane(lit)).toBeGreaterThan(pane(dark) + 60);
  });

  it('finds the windows of a drawn house, each with an id to switch it off', async () => {
    const { photo, windows } = syntheticExterior({ width: 750, height: 500 });
    const outcome = await dusk(photo);
    if (outcome.outcome !== 'ok') throw new Error(outcome.outcome);
    const found = outcome.report.details.windows as { id: string; quad: number[][]; lit: boolean }[];
    const hit = windows.filter((box) =>
      found.some(({ quad }) => {
        const x = (quad[0]![0]! + quad[2]![0]!) / 2;
        const y = (quad[0]![1]! + quad[2]![1]!) / 2;
        return x > box.left && x < box.right && y > box.top && y < box.bottom;
      }),
    );
    expect(hit.length).toBeGreaterThanOrEqual(4);
    const ids = found.map(({ id }) => id);
    const again = await dusk(photo, { windows: { off: ids } });
    if (again.outcome !== 'ok') throw new Error(again.outcome);
    expect((again.report.details.windows as { lit: boolean }[]).some(({ lit }) => lit)).toBe(false);
  });

  it('takes a panorama', async () => {
    const { photo } = syntheticExterior({ width: 900, height: 225 });
    expect((await dusk(photo)).outcome).toBe('ok');
  });

  it('stops when it is told to', async () => {
    const stopped = { ...context(), signal: AbortSignal.abort() };
    await expect(duskEngine.run(syntheticExterior().photo, parseDuskParameters({}), stopped)).rejects.toThrow();
  });
});

describe('dusk parameters', () => {
  it('fills in what is missing', () => {
    expect(parseDuskParameters(undefined)).toEqual({
      sky: 'dusk',
      noLights: false,
      windows: { off: [], on: [], added: [] },
    });
  });

  it.each([
    [{ sky: 'noon' }],
    [{ light: true }],
    [{ noLights: 'yes' }],
    [{ windows: { added: [[[0, 0]]] } }],
    [{ windows: { off: [3] } }],
    [{ answer: { mask: { width: 2, height: 2, runs: [3] } } }],
    [{ answer: { seeds: [{ x: 2, y: 0, sky: true }] } }],
    ['dusk'],
  ])('refuses %j', (value) => {
    expect(() => parseDuskParameters(value)).toThrow(DuskParameterError);
  });
});
