import { describe, expect, it } from 'vitest';
import { settleWireEnds } from '#engines/dusk/sky/wire-ends.ts';
import type { Mask } from '#engines/raster/raster.ts';

const WIDTH = 320;
const HEIGHT = 200;

describe('the ends of wires', () => {
  const scene = (): Mask => {
    const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
    for (let y = 0; y < HEIGHT; y++) data.fill(0, y * WIDTH + 260, (y + 1) * WIDTH);
    return { width: WIDTH, height: HEIGHT, data };
  };

  it('reach the house that they stop short of', () => {
    const alpha = scene();
    alpha.data.fill(60, 50 * WIDTH, 50 * WIDTH + 200);
    settleWireEnds(alpha, HEIGHT);
    expect(alpha.data[50 * WIDTH + 230]).toBeLessThan(130);
    expect(alpha.data[60 * WIDTH + 230]).toBe(255);
  });

  it('leave no scrap in the air', () => {
    const alpha = scene();
    alpha.data.fill(60, 90 * WIDTH + 100, 90 * WIDTH + 130);
    settleWireEnds(alpha, HEIGHT);
    expect(alpha.data[90 * WIDTH + 115]).toBe(255);
  });

  it('hold a wire that is dotted together', () => {
    const alpha = scene();
    for (let x = 0; x < 250; x++) alpha.data[120 * WIDTH + x] = x % 3 === 0 ? 255 : 60;
    settleWireEnds(alpha, HEIGHT);
    const row = alpha.data.subarray(120 * WIDTH + 20, 120 * WIDTH + 240);
    expect(Math.max(...row)).toBeLessThan(180);
  });
});
