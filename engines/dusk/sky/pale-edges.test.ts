import { describe, expect, it } from 'vitest';
import { settlePaleEdges } from './pale-edges.ts';

describe('the edge of a pale wall', () => {
  const [width, height] = [60, 40];
  const light = { width: 2, height: 2, data: new Float32Array(4).fill(220) };
  /** Wall on the left up to x = 29, with the rings that sharpening leaves. */
  const scene = () => {
    const data = new Uint8Array(width * height);
    const luma = new Uint8Array(width * height).fill(215);
    const row = [180, 5, 255, 255, 80];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) data[y * width + x] = x < 28 ? 0 : x < 33 ? row[x - 28]! : 255;
    return { alpha: { width, height, data }, luma };
  };

  it('is crossed once', () => {
    const { alpha, luma } = scene();
    settlePaleEdges(alpha, luma, light, height);
    const row = [...alpha.data.subarray(20 * width + 20, 20 * width + 40)];
    expect(row).toEqual([...row].sort((a, b) => a - b));
  });

  it('leaves a dark wire beside it alone', () => {
    const { alpha, luma } = scene();
    for (let y = 0; y < height; y++) {
      alpha.data[y * width + 36] = 10;
      luma[y * width + 36] = 60;
    }
    settlePaleEdges(alpha, luma, light, height);
    expect(alpha.data[20 * width + 36]).toBe(10);
  });
});
