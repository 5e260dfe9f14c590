import { expect, it } from 'vitest';
import { CLASS_NAMES } from '#engines/ports.ts';
import { newRaster } from '#engines/raster/raster.ts';
import { onnxSegmenter } from './segmenter.ts';

const field = (width: number, height: number) => {
  const photo = newRaster(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const grain = (x * 31 + y * 17 + x * y) % 23;
      photo.data.set(
        y < height * 0.55 ? [110 + y / 4, 160 + y / 5, 230] : [70 + grain, 110 + grain, 40 + grain],
        (y * width + x) * 3,
      );
    }
  return photo;
};

it('answers upright and across with probabilities that add up', async () => {
  const segmenter = onnxSegmenter({ threads: 1 });
  for (const [width, height] of [
    [600, 400],
    [300, 480],
  ] as const) {
    const seen = await segmenter.segment(field(width, height));
    expect(seen.probabilities).toHaveLength(CLASS_NAMES.length);
    expect(seen.width > seen.height).toBe(width > height);
    const at = Math.floor(seen.height * 0.15) * seen.width + (seen.width >> 1);
    expect(seen.probabilities.reduce((sum, plane) => sum + plane.data[at]!, 0)).toBeCloseTo(1, 3);
    expect(Object.values(seen.scene).every((p) => p >= 0 && p <= 1)).toBe(true);
  }
});

it('tells glass and lamps of a house, and none in a field', async () => {
  const { glass, lamps } = await onnxSegmenter({ threads: 1 }).houseParts!(field(600, 400));
  expect(glass.data).toHaveLength(glass.width * glass.height);
  expect(lamps.data).toHaveLength(glass.data.length);
  expect(Math.max(...glass.data, ...lamps.data)).toBeLessThan(0.5);
});

it('stops when it is told to', async () => {
  await expect(onnxSegmenter().segment(field(64, 48), AbortSignal.abort())).rejects.toThrow();
});
