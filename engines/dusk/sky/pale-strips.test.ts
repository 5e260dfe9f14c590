import { describe, expect, it } from 'vitest';
import { keepPaleStrips } from './pale-strips.ts';

describe('a narrow pale strip between house and sky', () => {
  const [width, height] = [600, 300];
  const light = { width: 2, height: 2, data: new Float32Array(4).fill(225) };
  /** Brick, then something grey, then blue sky, by how far a pixel is beyond the brick; the matte tore the grey. */
  const scene = (beyond: (x: number, y: number) => number, thick: (x: number, y: number) => number, torn = 2) => {
    const pixels = new Uint8Array(width * height * 3);
    const luma = new Uint8Array(width * height);
    const data = new Uint8Array(width * height);
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        const at = beyond(x, y);
        const grey = at >= 0 && at < thick(x, y);
        const [r, g, b] = at < 0 ? [90, 90, 95] : grey ? [218, 218, 218] : [200, 222, 240];
        pixels.set([r!, g!, b!], i * 3);
        luma[i] = 0.3 * r! + 0.59 * g! + 0.11 * b!;
        data[i] = at < 0 || (grey && (x * 7 + y * 3) % 5 > torn) ? 0 : 255;
      }
    const before = data.slice();
    keepPaleStrips({ width, height, data }, { width, height, channels: 3, data: pixels }, luma, light, height);
    return { before, data };
  };

  it('is wall up to a straight upright edge, and sky beyond', () => {
    const { data } = scene(
      (x) => x - 80,
      (_, y) => 6 + y * 0.01,
    );
    for (let y = 10; y < 290; y++) {
      expect(Math.max(...data.subarray(y * width, y * width + 86))).toBe(0);
      expect(Math.min(...data.subarray(y * width + 92, y * width + width))).toBe(255);
    }
  });

  it('is a parapet up to a straight edge that slopes', () => {
    const top = (x: number): number => 60 + Math.floor(x / 4);
    const { data } = scene(
      (x, y) => top(x) + 8 - y,
      () => 8,
      1,
    );
    for (let x = 20; x < 580; x++) {
      expect(data[(top(x) + 2) * width + x]).toBe(0);
      expect(data[(top(x) - 4) * width + x]).toBe(255);
    }
  });

  it('is sky above hills, where none of it is house', () => {
    const { before, data } = scene(
      (_, y) => 160 - y,
      () => 8,
      5,
    );
    expect(Buffer.compare(data, before)).toBe(0);
  });

  it('is left alone where it has the ragged edge of a cloud', () => {
    const { before, data } = scene(
      (x) => x - 80,
      (_, y) => 8 + 5 * Math.sin(y / 15),
    );
    expect(Buffer.compare(data, before)).toBe(0);
  });
});
