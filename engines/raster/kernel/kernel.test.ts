import { expect, test } from 'vitest';
import { boxBlur } from '#engines/raster/blur.ts';
import { kernelWasm } from '#engines/raster/kernel/kernel-wasm.ts';
import { close, dilate, erode, ofNine } from '#engines/raster/morphology.ts';
import { seededRandom } from '#engines/raster/noise.ts';
import { growPlane, squeezedPlanes } from '#engines/raster/resize.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
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

test('extremes of nine are those of the values around each, inside the picture', () => {
  const random = seededRandom(7);
  for (const [width, height] of SIZES) {
    const data = Float32Array.from({ length: width * height }, () => random() - 0.5);
    const around = (i: number): number[] => {
      const [x, y] = [i % width, Math.floor(i / width)];
      const found: number[] = [];
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++)
        for (let k = Math.max(0, x - 1); k <= Math.min(width - 1, x + 1); k++) found.push(data[j * width + k]!);
      return found;
    };
    for (const highest of [true, false])
      expect(ofNine({ width, height, data }, highest).data).toEqual(
        data.map((_, i) => (highest ? Math.max : Math.min)(...around(i))),
      );
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

test('a box at the end of a long row is as true as at its start', () => {
  const random = seededRandom(6);
  const [width, height, radius] = [4001, 9, 2];
  const data = Float32Array.from({ length: width * height }, () => -8 + random());
  const blurred = boxBlur({ width, height, data }, radius).data;
  for (let x = width - 300; x < width - radius; x++) {
    let sum = 0;
    for (let y = 4 - radius; y <= 4 + radius; y++)
      for (let i = x - radius; i <= x + radius; i++) sum += data[y * width + i]!;
    expect(Math.abs(blurred[4 * width + x]! - sum / 25)).toBeLessThan(2e-6);
  }
});

test('a plane of one column grows to one value a row', () => {
  const { data } = growPlane({ width: 1, height: 2, data: Float32Array.of(1, 3) }, 5, 4);
  expect([...data]).toEqual([1, 1.5, 2.5, 3].flatMap((v) => [v, v, v, v, v]));
});

test('a grown plane keeps a ramp a ramp, and its rows are those of the sampler', () => {
  const ramp = {
    width: 9,
    height: 40,
    data: Float32Array.from({ length: 360 }, (_, i) => (i % 9) + Math.floor(i / 9)),
  };
  const grown = growPlane(ramp, 27, 120);
  const rowAt = rowSampler(ramp, 27, 120);
  for (const y of [0, 1, 60, 118, 31, 119]) expect(rowAt(y)).toEqual(grown.data.subarray(y * 27, (y + 1) * 27));
  for (let y = 2; y < 118; y++)
    for (let x = 2; x < 25; x++) expect(grown.data[y * 27 + x]).toBeCloseTo((x + 0.5) / 3 + (y + 0.5) / 3 - 1, 4);
});

test('a squeezed picture keeps the mean of every channel', () => {
  const random = seededRandom(5);
  const photo = {
    width: 31,
    height: 23,
    channels: 3 as const,
    data: new Uint8Array(31 * 23 * 3).map(() => random() * 256),
  };
  const planes = squeezedPlanes(photo, 7, 5);
  for (const k of [0, 1, 2]) {
    const before = photo.data.filter((_, i) => i % 3 === k).reduce((sum, v) => sum + v, 0) / (31 * 23);
    const after = planes.subarray(k * 35, (k + 1) * 35).reduce((sum, v) => sum + v, 0) / 35;
    expect(after).toBeCloseTo(before, 2);
  }
});
