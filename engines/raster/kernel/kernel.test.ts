import { expect, test } from 'vitest';
import { boxBlur } from '#engines/raster/blur.ts';
import { kernelWasm } from '#engines/raster/kernel/kernel-wasm.ts';
import { close, dilate, erode } from '#engines/raster/morphology.ts';
import { seededRandom } from '#engines/raster/noise.ts';
import { buildKernel } from '../../../scripts/build-kernels.ts';

test('the committed WebAssembly is what its source compiles to', async () => {
  expect(Buffer.from(await buildKernel('raster')).toString('base64')).toBe(kernelWasm);
});

/** Odd sizes: whole vectors, a remainder, and pictures smaller than the window. */
const SIZES = [
  [1, 1],
  [3, 5],
  [16, 4],
  [37, 21],
] as const;

test('extremes are those of the window, which stands inside the picture', () => {
  const random = seededRandom(3);
  for (const [width, height] of SIZES)
    for (const size of [1, 3, 7, 13]) {
      const bytes = Uint8Array.from({ length: width * height }, () => (random() < 0.7 ? 0 : random() * 256));
      const window = (x: number, y: number): number[] => {
        const [left, top] = [Math.max(0, x - (size >> 1)), Math.max(0, y - (size >> 1))];
        const found: number[] = [];
        for (let j = top; j < Math.min(height, top + size); j++)
          for (let i = left; i < Math.min(width, left + size); i++) found.push(bytes[j * width + i]!);
        return found;
      };
      const each = (pick: (...found: number[]) => number): Uint8Array =>
        bytes.map((_, i) => pick(...window(i % width, Math.floor(i / width))));
      expect(dilate(bytes, width, height, size)).toEqual(each(Math.max));
      expect(erode(bytes, width, height, size)).toEqual(each(Math.min));
      expect(close(bytes, width, height, size)).toEqual(erode(dilate(bytes, width, height, size), width, height, size));
    }
});

test('a box is the mean of what lies inside the picture', () => {
  const random = seededRandom(4);
  for (const [width, height] of SIZES)
    for (const radius of [1, 2, 9]) {
      const data = Float32Array.from({ length: width * height }, random);
      const blurred = boxBlur({ width, height, data }, radius).data;
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          let [sum, n] = [0, 0];
          for (let j = Math.max(0, y - radius); j <= Math.min(height - 1, y + radius); j++)
            for (let i = Math.max(0, x - radius); i <= Math.min(width - 1, x + radius); i++, n++)
              sum += data[j * width + i]!;
          expect(blurred[y * width + x]).toBeCloseTo(sum / n, 5);
        }
    }
});
