import { beforeAll, describe, expect, it } from 'vitest';
import { ClearParameterError, clearEngine, parseClearParameters } from '#engines/clearing/index.ts';
import { findMovable } from '#engines/clearing/what-to-clear.ts';
import { windowHangings } from '#engines/clearing/window-hangings.ts';
import {
  CLASS_NAMES,
  type EngineContext,
  type ImageOutcome,
  type Inpainter,
  type Segmentation,
  type Segmenter,
} from '#engines/ports.ts';
import { type Mask, newMask, newPlane, newRaster, type Raster } from '#engines/raster/raster.ts';
import { encodeRuns } from '#engines/raster/run-length.ts';
import { syntheticInterior } from '#tests/support/synthetic-interior.ts';

const scene = syntheticInterior();
const context = (extra: Partial<EngineContext> = {}): EngineContext => ({
  signal: new AbortController().signal,
  seed: 1,
  threads: 1,
  progress() {},
  ...extra,
});
const clear = (photo: Raster, parameters: unknown, extra: Partial<EngineContext> = {}): Promise<ImageOutcome> =>
  clearEngine.run(photo, parseClearParameters(parameters), context(extra));
const sighted = { segmenter: scene.segmenter };
const good = (outcome: ImageOutcome) => {
  if (outcome.outcome !== 'ok') throw new Error(outcome.reason);
  return outcome;
};

/** A mask that cuts the drawn window. */
const acrossWindow = (): Mask => {
  const own = newMask(scene.bare.width, scene.bare.height);
  for (let y = 70; y < 130; y++) own.data.fill(255, y * own.width + 250, y * own.width + 380);
  return own;
};

/** Peak signal to noise inside the mask, in dB. */
const likeness = (a: Raster, b: Raster, mask: Mask): number => {
  let sum = 0;
  let n = 0;
  for (let i = 0; i < mask.data.length; i++)
    if (mask.data[i])
      for (let k = 0; k < 3; k++) {
        sum += (a.data[i * 3 + k]! - b.data[i * 3 + k]!) ** 2;
        n++;
      }
  return 10 * Math.log10((255 * 255 * n) / Math.max(1, sum));
};

describe('the clearing engine', () => {
  // Most of what is promised can be seen in one result.
  let emptied: Extract<ImageOutcome, { outcome: 'ok' }>;
  beforeAll(async () => {
    emptied = good(await clear(scene.furnished, { level: 'empty' }, sighted));
  }, 120_000);

  it('finds the furniture, takes it out and brings the bare room back', () => {
    const outcome = emptied;
    let both = 0;
    let truth = 0;
    for (let i = 0; i < scene.mask.data.length; i++) {
      if (!scene.mask.data[i]) continue;
      truth++;
      if (outcome.mask.data[i]) both++;
    }
    expect(both / truth).toBeGreaterThan(0.97);
    // The furniture itself is at 9 dB.
    expect(likeness(outcome.picture, scene.bare, scene.mask)).toBeGreaterThan(21);
    expect(outcome.report).toMatchObject({ engine: 'clearing', digitalSourceType: 'composite' });
  });

  it('leaves every byte outside the mask as it was, and is the same for the same seed', async () => {
    const again = good(await clear(scene.furnished, {}, sighted));
    const { picture, mask } = emptied;
    for (let i = 0; i < mask.data.length; i++)
      if (!mask.data[i])
        for (let k = 0; k < 3; k++)
          if (picture.data[i * 3 + k] !== scene.furnished.data[i * 3 + k]) throw new Error(`pixel ${i} changed`);
    expect(Buffer.from(picture.data).equals(Buffer.from(again.picture.data))).toBe(true);
  });

  it('clears exactly what the person marked', async () => {
    const own = newMask(scene.bare.width, scene.bare.height);
    for (let y = 200; y < 240; y++) own.data.fill(255, y * own.width + 180, y * own.width + 260);
    const { mask } = good(await clear(scene.furnished, { answer: { mask: encodeRuns(own) } }, sighted));
    expect(Buffer.from(mask.data).equals(Buffer.from(own.data))).toBe(true);
  });

  it('lets the inpainter finish a cut window and says so', async () => {
    const asked: number[] = [];
    const inpainter: Inpainter = {
      name: 'grey',
      fill: async (photo, mask) => {
        asked.push(mask.data.filter((v) => v > 0).length);
        return { ...photo, data: photo.data.map((v, p) => (mask.data[Math.floor(p / 3)] ? 128 : v)) };
      },
    };
    const answer = { mask: encodeRuns(acrossWindow()) };
    const outcome = good(await clear(scene.furnished, { answer }, { ...sighted, inpainter }));
    expect(asked.length).toBe(1);
    expect(outcome.report.digitalSourceType).toBe('compositeWithTrainedAlgorithmicMedia');
  });

  it('catches a thing that the inpainter invented and fills that place by planes instead', async () => {
    const inpainter: Inpainter = {
      name: 'inventor',
      fill: async (photo, mask) => ({
        ...photo,
        data: photo.data.map((v, p) => (mask.data[Math.floor(p / 3)] ? (p % 3 === 1 ? 0 : 255) : v)),
      }),
    };
    // A window across the hole makes the inpainter responsible for a large part of it.
    const answer = { mask: encodeRuns(acrossWindow()) };
    const { picture, report } = good(await clear(scene.furnished, { answer }, { ...sighted, inpainter }));
    expect(report.details).toMatchObject({ retried: ['invented'], doubtful: false });
    let magenta = 0;
    for (let p = 0; p < picture.data.length; p += 3)
      if (picture.data[p] === 255 && picture.data[p + 1] === 0 && picture.data[p + 2] === 255) magenta++;
    expect(magenta / (60 * 130)).toBeLessThan(0.02);
  });

  it('clears the other half of a thing that it had only half found', async () => {
    // The first look doubts the right half of the blocks; the second look, at the cleared picture, sees what is left.
    let looks = 0;
    const segmenter: Segmenter = {
      segment: async (photo) => {
        const seen = await scene.segmenter.segment(photo);
        if (looks++ > 0) return seen;
        const half = seen.probabilities[6]!;
        for (let i = 0; i < half.data.length; i++) if (i % half.width > half.width * 0.36) half.data[i]! *= 0.2;
        return seen;
      },
    };
    const outcome = good(await clear(scene.furnished, { level: 'empty' }, { segmenter }));
    expect(outcome.report.details.retried).toContain('half');
    let left = 0;
    let truth = 0;
    for (let i = 0; i < scene.mask.data.length; i++) {
      if (!scene.mask.data[i]) continue;
      truth++;
      if (!outcome.mask.data[i]) left++;
    }
    expect(left / truth).toBeLessThan(0.1);
  });

  it('takes out a vase and leaves the sofa when it only declutters', async () => {
    const { width, height } = scene.furnished;
    const sofa = (x: number, y: number): boolean => x > 0.1 && x < 0.5 && y > 0.6 && y < 0.85;
    const vase = (x: number, y: number): boolean => x > 0.7 && x < 0.75 && y > 0.7 && y < 0.8;
    const movable = newPlane(210, 140);
    for (let i = 0; i < movable.data.length; i++) {
      const [x, y] = [(i % 210) / 210, Math.floor(i / 210) / 140];
      movable.data[i] = sofa(x, y) || vase(x, y) ? 0.9 : 0.02;
    }
    const seen: Segmentation = {
      width: 210,
      height: 140,
      scene: {},
      probabilities: CLASS_NAMES.map((name) => (name === 'movable' ? movable : newPlane(210, 140))),
    };
    const photo = { ...newRaster(width, height), data: new Uint8Array(width * height * 3).fill(180) };
    const at = (mask: Mask, x: number, y: number): number =>
      mask.data[Math.floor(y * height) * width + Math.floor(x * width)]!;
    const small = findMovable(photo, seen, 'declutter', windowHangings(photo, seen));
    expect([small.pieces, at(small.mask, 0.3, 0.7), at(small.mask, 0.725, 0.75)]).toEqual([1, 0, 255]);
    const all = findMovable(photo, seen, 'empty', windowHangings(photo, seen));
    expect([all.pieces, at(all.mask, 0.3, 0.7), at(all.mask, 0.725, 0.75)]).toEqual([2, 255, 255]);
  });

  it('refuses an outdoor photo unless an area is marked by hand', async () => {
    const outdoors = {
      segmenter: {
        segment: async (photo: Raster) => ({
          ...(await scene.segmenter.segment(photo)),
          scene: { interior: 0.1, exterior: 0.9 },
        }),
      },
    };
    expect(await clear(scene.furnished, {}, outdoors)).toMatchObject({ outcome: 'refuse', reason: /room/ });
    const answer = { mask: encodeRuns(scene.mask) };
    expect(await clear(scene.furnished, { answer }, outdoors)).toMatchObject({ outcome: 'ok' });
  });

  it('asks for a mask when nothing sees for it, and fills the mask with the inpainter alone', async () => {
    expect(await clear(scene.furnished, {})).toMatchObject({ outcome: 'ask', question: 'clear-mask' });
    const inpainter: Inpainter = { name: 'same', fill: async (photo) => photo };
    const answer = { mask: encodeRuns(scene.mask) };
    expect(await clear(scene.furnished, { answer }, { inpainter })).toMatchObject({ outcome: 'ok' });
  });

  it('refuses an empty room, a tiny photo and an empty mask, with words', async () => {
    const bare = syntheticInterior();
    const nothing = { segmenter: { segment: async () => emptySight(bare) } };
    expect(await clear(bare.bare, {}, nothing)).toMatchObject({ outcome: 'refuse', reason: /nothing/i });
    expect(await clear(newRaster(64, 64), {}, sighted)).toMatchObject({ outcome: 'refuse', reason: /too small/ });
    const answer = { mask: encodeRuns(newMask(10, 10)) };
    expect(await clear(scene.furnished, { answer }, sighted)).toMatchObject({ outcome: 'refuse', reason: /marked/ });
  });

  it.each([
    [{ level: 'all' }],
    [{ depth: 1 }],
    [{ answer: {} }],
    [{ answer: { mask: { width: 1, height: 1, runs: [2] } } }],
  ])('refuses %j', (value) => {
    expect(() => parseClearParameters(value)).toThrow(ClearParameterError);
  });
});

const emptySight = async ({ segmenter, bare }: ReturnType<typeof syntheticInterior>) => {
  const seen = await segmenter.segment(bare);
  return {
    ...seen,
    probabilities: seen.probabilities.map((plane, id) =>
      id === 6 ? { ...plane, data: plane.data.map(() => 0) } : plane,
    ),
  };
};
