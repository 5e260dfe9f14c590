import { expect, it } from 'vitest';
import type { Canvas } from './canvas.ts';
import type { RenderJob } from './job.ts';
import { edgeOf, shareFor, sharpen } from './sharpen.ts';

const [W, H] = [120, 90];

/** Bars whose edges rise over `wide` pixels, upright and a little aslant. */
const bars = (wide: number, from = 0): Uint8Array => {
  const data = new Uint8Array(W * H * 3);
  for (let i = 0; i < W * H; i++) {
    const x = (i % W) + 0.13 * Math.floor(i / W);
    const near = ((x + from) % 40) - 20;
    const t = Math.max(0, Math.min(1, 0.5 + (10 - Math.abs(near)) / wide));
    data.fill(Math.round(70 + 110 * t), i * 3, i * 3 + 3);
  }
  return data;
};

const all = () => true;

it('tells a crisp picture from a soft one by its edges', () => {
  const crisp = edgeOf(bars(1), W, H, all);
  const soft = edgeOf(bars(4), W, H, all);
  expect(crisp.one).toBeGreaterThan(0.9);
  expect(soft.one).toBeLessThan(0.65);
  expect(shareFor(crisp, soft)).toBeLessThan(-0.1);
  expect(shareFor(crisp, crisp)).toBeCloseTo(0, 6);
});

it('leaves a picture as it is where too few edges tell', () => {
  const none = edgeOf(new Uint8Array(W * H * 3), W, H, all);
  expect(shareFor(none, edgeOf(bars(4), W, H, all))).toBe(0);
});

it('brings soft furniture to the edges of the photo, and changes nothing else', () => {
  const photo = bars(1);
  const picture = bars(3);
  const before = picture.slice();
  const layer = new Float32Array(W * H * 4);
  for (let i = 0; i < W * H; i++) if (i % W < 90) layer[i * 4 + 3] = 1;
  const mask = new Uint8Array(W * H).fill(255);
  const job = { width: W, height: H, layer } as unknown as RenderJob;
  sharpen(job, { photo: { width: W, height: H, channels: 3, data: photo }, picture, mask } as unknown as Canvas);
  const inside = (p: number) => p % W < 80;
  expect(edgeOf(picture, W, H, inside).one).toBeGreaterThan(edgeOf(before, W, H, inside).one + 0.05);
  for (let i = 0; i < W * H; i++) if (i % W >= 90) expect(picture[i * 3]).toBe(before[i * 3]);
});
