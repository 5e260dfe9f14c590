import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Kernel, openKernel } from '#engines/video/kernel/kernel.ts';
import { Glide } from '#engines/video/picture/glide.ts';
import { eachPlane, newPlanes, type Planes, planeBytes, reducePlanes } from '#engines/video/picture/planes.ts';
import { fillTaps, reducingTaps } from '#engines/video/picture/taps.ts';

const paint = (kernel: Kernel, planes: Planes, value: (x: number, y: number) => number) => {
  for (const plane of eachPlane(planes)) {
    const bytes = kernel.heap.bytes(plane.at, plane.width * plane.height);
    for (let y = 0; y < plane.height; y++) {
      for (let x = 0; x < plane.width; x++)
        bytes[y * plane.width + x] = value((x + 0.5) * plane.by, (y + 0.5) * plane.by);
    }
  }
};
const luma = (kernel: Kernel, planes: Planes) => kernel.heap.bytes(planes.at, planes.width * planes.height);

test('weights always add up to one, wherever the window lies', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 300 }),
      fc.integer({ min: 1, max: 64 }),
      fc.double({ min: -40, max: 340, noNaN: true }),
      fc.double({ min: 0.05, max: 3, noNaN: true }),
      (size, count, origin, step) => {
        const into = { first: new Int32Array(count), weights: new Int16Array(count * 4) };
        fillTaps(into, { from: 0, count, origin, step, size });
        for (let i = 0; i < count; i++) {
          expect(into.first[i]).toBeGreaterThanOrEqual(0);
          expect(into.first[i]).toBeLessThanOrEqual(size - 4);
          expect(into.weights.subarray(i * 4, i * 4 + 4).reduce((a, b) => a + b, 0)).toBe(16_384);
        }
        const reduced = reducingTaps({ count, origin: 0, step: size / count, size });
        for (let i = 0; i < count; i++) {
          const sum = reduced.weights.subarray(i * reduced.taps, (i + 1) * reduced.taps).reduce((a, b) => a + b, 0);
          expect(sum).toBe(16_384);
          expect(reduced.first[i]! + reduced.taps).toBeLessThanOrEqual(size);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a slope stays where it is under any sub-pixel window', async () => {
  const kernel = await openKernel();
  const source = newPlanes(kernel, 160, 120);
  paint(kernel, source, (x, y) => 20 + x * 0.9 + y * 0.5);
  const frame = newPlanes(kernel, 72, 54);
  const glide = new Glide(kernel, frame, 160);
  for (const [x, y, scale] of [
    [10.25, 7.5, 1],
    [3.1, 2.9, 1.37],
    [31.7, 20.2, 0.81],
  ] as const) {
    glide.draw(frame, source, { x, y, width: 72 * scale, height: 54 * scale });
    const out = luma(kernel, frame);
    let worst = 0;
    for (let j = 0; j < 54; j++) {
      for (let i = 0; i < 72; i++) {
        const expected = 20 + (x + (i + 0.5) * scale) * 0.9 + (y + (j + 0.5) * scale) * 0.5;
        worst = Math.max(worst, Math.abs(out[j * 72 + i]! - expected));
      }
    }
    expect(worst).toBeLessThan(1.6); // Half a level in the source, half in the result, and the filter's edge.
  }
});

test('reducing keeps the mean and the place', async () => {
  const kernel = await openKernel();
  const source = newPlanes(kernel, 600, 400);
  paint(kernel, source, (x) => 30 + x * 0.3);
  const small = reducePlanes(kernel, source, 90, 60);
  const out = luma(kernel, small);
  for (const i of [5, 45, 84])
    expect(Math.abs(out[30 * 90 + i]! - (30 + (i + 0.5) * (600 / 90) * 0.3))).toBeLessThan(1.5);
});

test('a contained picture covers its sub-pixel area and no more', async () => {
  const kernel = await openKernel();
  const source = newPlanes(kernel, 100, 60);
  paint(kernel, source, () => 200);
  const frame = newPlanes(kernel, 100, 160);
  const under = newPlanes(kernel, 100, 160);
  paint(kernel, under, () => 40);
  kernel.heap.bytes(frame.at, planeBytes(100, 160)).set(kernel.heap.bytes(under.at, planeBytes(100, 160)));
  new Glide(kernel, frame, 100).draw(frame, source, { x: 0, y: -50.25, width: 100, height: 160 }, { under });
  const column = Array.from({ length: 160 }, (_, y) => luma(kernel, frame)[y * 100 + 50]!);
  const covered = column.reduce((sum, value) => sum + (value - 40) / 160, 0);
  expect(covered).toBeCloseTo(60, 1);
  expect(column[49]).toBe(40);
  expect(column[50]).toBe(160);
  expect(column[51]).toBe(200);
});
