import { expect, it } from 'vitest';
import { type RenderJob, SAMPLES } from './job.ts';
import { focusAt, focused } from './lens-focus.ts';

const [W, H] = [9, 5];

/** A dark half and a pale half that meet in the middle, all covered. */
const halves = (pieces: readonly [number, number]): RenderJob => {
  const side = (i: number) => (i % W < 5 ? 0 : 1);
  const layer = new Float32Array(W * H * 4);
  const ids = new Int32Array(W * H * SAMPLES);
  for (let i = 0; i < W * H; i++) {
    layer.fill(side(i) ? 0.6 : 0.2, i * 4, i * 4 + 3);
    layer[i * 4 + 3] = 1;
    ids.fill(1 + side(i), i * SAMPLES, (i + 1) * SAMPLES);
  }
  return { width: W, height: H, layer, ids, geometry: { placement: Uint16Array.from(pieces) } } as unknown as RenderJob;
};

const across = (job: RenderJob, parted = false): number[] =>
  [3, 4, 5, 6].map((x) => {
    const out = new Float32Array(4);
    focused(job, (a, b) => parted && a !== b, x, 2, -0.06, out);
    return out[1]!;
  });

it('sharpens within a face and never across the edge to another, of this piece or the next', () => {
  const own = across(halves([7, 7]));
  expect(own[1]).toBeLessThan(0.2);
  expect(own[2]).toBeGreaterThan(0.6);
  const other = across(halves([7, 8]));
  expect(other[1]).toBeGreaterThan(0.2);
  expect(other[2]).toBeLessThan(0.6);
  expect(other[0]).toBeCloseTo(0.2, 5);
  const faces = across(halves([7, 7]), true);
  expect(faces[1]).toBeGreaterThan(0.2);
});

it('blends what stands far off, whatever the photo does to what is near', () => {
  expect(focusAt(-0.1, 0.003)).toBe(-0.1);
  expect(focusAt(-0.1, 0.02)).toBeGreaterThan(0);
  expect(focusAt(-0.1, 0.009)).toBeGreaterThan(focusAt(-0.1, 0.007));
});
