import { expect, it } from 'vitest';
import { CLASS_NAMES, type ClassName, type EngineContext, type Segmentation } from '#engines/ports.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { paintRoom, pinhole } from '#tests/support/synthetic-room.ts';
import { parseStagingParameters, planFor } from './index.ts';

const room = { left: 3.2, right: 1.8, depth: 3.9, ceiling: 2.6 };
const photo = paintRoom({ camera: pinhole(420, 330, 20, { yaw: -24, pitch: 4 }), ...room });

/** What the network would say of a photo that is this all over, or in its upper and lower half. */
const saying = (upper: ClassName, lower: ClassName): Segmentation => {
  const [width, height] = [16, 12];
  return {
    width,
    height,
    probabilities: CLASS_NAMES.map((name) => ({
      width,
      height,
      data: Float32Array.from({ length: width * height }, (_, i) =>
        name === (i < (width * height) / 2 ? upper : lower) ? 1 : 0,
      ),
    })),
    scene: {},
  };
};
const planned = (seen: Segmentation, picture: Raster = photo) => {
  const context: EngineContext = {
    signal: new AbortController().signal,
    seed: 1,
    threads: 1,
    progress: () => {},
    segmenter: { segment: async () => seen },
  };
  return planFor(picture, parseStagingParameters({ roomType: 'office' }), context);
};

it.each([
  ['a garden', saying('sky', 'vegetation'), 'inside of a room'],
  ['a face or a page', saying('other', 'other'), 'inside of a room'],
  ['a furnished room', saying('wall', 'movable'), 'Clear the room first'],
  ['a wall without floor', saying('wall', 'wall'), 'Too little floor'],
])('%s is refused in its own words', async (_, seen, words) => {
  expect(await planned(seen)).toMatchObject({ outcome: 'refuse', reason: expect.stringContaining(words) });
});

it('a portrait of an empty room is staged like any other', async () => {
  const tall = paintRoom({ camera: pinhole(360, 480, 20, { yaw: -22, pitch: 6 }), ...room });
  const staged = await planned(saying('wall', 'floor'), tall);
  expect(staged.outcome).not.toBe('refuse');
});
