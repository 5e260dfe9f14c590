import { expect, test } from 'vitest';
import { Heap } from '#engines/video/kernel/heap.ts';
import { openKernel } from '#engines/video/kernel/kernel.ts';
import { kernelWasm } from '#engines/video/kernel/kernel-wasm.ts';
import { buildKernel } from '../../../scripts/build-kernels.ts';

test('the committed WebAssembly is what its source compiles to', async () => {
  expect(Buffer.from(await buildKernel('video')).toString('base64')).toBe(kernelWasm);
});

test('RGB becomes limited-range BT.709 with chroma as the mean of four', async () => {
  const kernel = await openKernel();
  const at = kernel.heap.reserve(64);
  const colours = { black: [0, 0, 0], white: [255, 255, 255], red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255] };
  const expected = {
    black: [16, 128, 128],
    white: [235, 128, 128],
    red: [63, 102, 240],
    green: [173, 42, 26],
    blue: [32, 240, 118],
  };
  for (const [name, rgb] of Object.entries(colours)) {
    kernel.heap.bytes(at, 12).set([...rgb, ...rgb, ...rgb, ...rgb]);
    kernel.toPlanes(at, 6, 2, 2, at + 16, at + 32, at + 48);
    const read = [at + 16, at + 32, at + 48].map((place) => kernel.heap.bytes(place, 1)[0]);
    expect(read, name).toEqual(expected[name as keyof typeof expected]);
  }
});

test('mixing goes from one frame to the other without overshoot', async () => {
  const kernel = await openKernel();
  const [a, b, out] = [kernel.heap.reserve(256), kernel.heap.reserve(256), kernel.heap.reserve(256)];
  kernel.heap.bytes(a, 256).set(Uint8Array.from({ length: 256 }, (_, i) => i));
  kernel.heap.bytes(b, 256).set(Uint8Array.from({ length: 256 }, (_, i) => 255 - i));
  for (const weight of [0, 1, 100, 128, 255, 256]) {
    kernel.mix(a, b, out, 256, weight);
    const expected = Uint8Array.from({ length: 256 }, (_, i) => (i * (256 - weight) + (255 - i) * weight + 128) >> 8);
    expect(kernel.heap.bytes(out, 256)).toEqual(expected);
  }
});

test('covering blends premultiplied ink, the same in the wide loop and in its remainder', async () => {
  const kernel = await openKernel();
  const width = 13;
  const [dst, ink, alpha] = [kernel.heap.reserve(64), kernel.heap.reserve(64), kernel.heap.reserve(64)];
  for (const opacity of [0, 77, 256]) {
    for (const [a, value] of [
      [0, 0],
      [255, 200],
      [128, 100],
    ] as const) {
      kernel.heap.bytes(dst, width).fill(60);
      kernel.heap.bytes(ink, width).fill(value);
      kernel.heap.bytes(alpha, width).fill(a);
      kernel.cover(dst, width, ink, alpha, width, 1, opacity);
      const out = [...kernel.heap.bytes(dst, width)];
      expect(new Set(out).size).toBe(1);
      const share = (a / 255) * (opacity / 256);
      expect(Math.abs(out[0]! - (60 * (1 - share) + (value * opacity) / 256))).toBeLessThanOrEqual(1);
    }
  }
});

test('the heap gives blocks that never overlap and takes them back', () => {
  const heap = new Heap();
  const first = heap.reserve(100_000);
  const second = heap.reserve(300_000);
  const third = heap.reserve(50_000);
  expect(second).toBeGreaterThanOrEqual(first + 100_000);
  expect(third).toBeGreaterThanOrEqual(second + 300_000);
  heap.release(second);
  expect(heap.reserve(200_000)).toBe(second);
  heap.release(first);
  heap.release(second);
  heap.release(third);
  const size = heap.memory.buffer.byteLength;
  expect(heap.reserve(size - 4096)).toBe(first);
  expect(heap.memory.buffer.byteLength).toBe(size);
  expect(() => heap.release(12_345)).toThrow(/No block/);
});
