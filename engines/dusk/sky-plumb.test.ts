import { describe, expect, it } from 'vitest';
import { keepPlumbWalls } from './sky-plumb.ts';

describe('a narrow pale wall beside the sky', () => {
  const [width, height] = [600, 300];
  const light = { width: 2, height: 2, data: new Float32Array(4).fill(225) };
  /** Brick up to x = 79, then something grey up to its edge, then blue sky; the matte took the grey for sky, torn. */
  const scene = (edge: (y: number) => number) => {
    const pixels = new Uint8Array(width * height * 3);
    const luma = new Uint8Array(width * height);
    const data = new Uint8Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0, i = y * width; x < width; x++, i++) {
        const [r, g, b] = x < 80 ? [90, 90, 95] : x < edge(y) ? [218, 218, 218] : [200, 222, 240];
        pixels.set([r!, g!, b!], i * 3);
        luma[i] = 0.3 * r! + 0.59 * g! + 0.11 * b!;
        data[i] = x < 80 ? 0 : x < edge(y) && (x * 7 + y * 3) % 5 === 0 ? 40 : 255;
      }
    const alpha = { width, height, data };
    keepPlumbWalls(alpha, { width, height, channels: 3, data: pixels }, luma, light, height);
    return alpha.data;
  };

  it('is wall up to its straight edge, and sky beyond', () => {
    const data = scene((y) => 86 + y * 0.01);
    for (let y = 10; y < 290; y++) {
      expect(Math.max(...data.subarray(y * width, y * width + 86))).toBe(0);
      expect(Math.min(...data.subarray(y * width + 92, y * width + width))).toBe(255);
    }
  });

  it('is left alone where it has the ragged edge of a cloud', () => {
    const data = scene((y) => 88 + 5 * Math.sin(y / 15));
    expect(data.filter((v, i) => v === 255 && i % width < 85).length).toBeGreaterThan(200);
  });
});
