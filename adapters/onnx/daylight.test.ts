import sharp from 'sharp';
import { expect, it } from 'vitest';
import { onnxDaylight } from './daylight.ts';

/** A house in the sun; a shadow as wide as a trunk's is drawn over its lawn. */
const photo = async () => {
  const { data, info } = await sharp('samples/small/01-front.jpg').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  for (let y = Math.round(height * 0.8); y < height; y++)
    for (let x = Math.round(width * 0.55 - y * 0.2); x < Math.round(width * 0.65 - y * 0.2); x++) {
      const p = (y * width + x) * 3;
      data.set([data[p]! * 0.42, data[p + 1]! * 0.47, data[p + 2]! * 0.56], p);
    }
  return { width, height, channels: 3 as const, data: new Uint8Array(data) };
};

it('tells a sunlit lawn and wall from a shadow', async () => {
  const { light } = await onnxDaylight({ threads: 1 }).read(await photo());
  const at = (x: number, y: number): number =>
    light.data[Math.floor(y * light.height) * light.width + Math.floor(x * light.width)]!;
  expect(light).toMatchObject({ width: 512, height: 352 });
  expect(at(0.35, 0.9) - at(0.47, 0.9)).toBeGreaterThan(0.9);
  expect(at(0.72, 0.52)).toBeGreaterThan(0.7);
});
