import { describe, expect, it } from 'vitest';
import { dropLettering } from '#engines/dusk/sky-lettering.ts';
import { dropSpecks } from '#engines/dusk/sky-specks.ts';
import { mendWires } from '#engines/dusk/sky-wires.ts';
import type { Mask } from '#engines/raster/raster.ts';

const WIDTH = 320;
const HEIGHT = 200;
const sky = (): Mask => ({ width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(255) });
const draw = (map: Uint8Array, left: number, top: number, right: number, bottom: number, value: number): void => {
  for (let y = top; y <= bottom; y++) map.fill(value, y * WIDTH + left, y * WIDTH + right + 1);
};

describe('thin things before the sky', () => {
  it('draws a wire on where only a trace of it is left, and no further', () => {
    const alpha = sky();
    const luma = new Uint8Array(WIDTH * HEIGHT).fill(200);
    draw(alpha.data, 100, 50, 140, 50, 60);
    draw(luma, 100, 50, 220, 50, 185);
    mendWires(alpha, luma, HEIGHT);
    expect(alpha.data[50 * WIDTH + 200]).toBeLessThan(200);
    expect(alpha.data[50 * WIDTH + 280]).toBe(255);
    expect(alpha.data[56 * WIDTH + 200]).toBe(255);
  });

  it('takes a bird out of the sky and leaves a mast that stands on the ground', () => {
    const alpha = sky();
    draw(alpha.data, 60, 40, 66, 43, 0);
    draw(alpha.data, 200, 60, 202, HEIGHT - 1, 0);
    dropSpecks(alpha, HEIGHT);
    expect(alpha.data[41 * WIDTH + 63]).toBe(255);
    expect(alpha.data[100 * WIDTH + 201]).toBe(0);
  });

  it('leaves letters printed over a dark tree alone, but not gaps of all sizes', () => {
    const alpha = { ...sky(), data: new Uint8Array(WIDTH * HEIGHT) };
    for (const left of [10, 20, 30]) draw(alpha.data, left, 2, left + 5, 11, 255);
    draw(alpha.data, 200, 1, 205, 6, 255);
    dropLettering(alpha);
    expect(alpha.data[5 * WIDTH + 12]).toBe(0);
    expect(alpha.data[5 * WIDTH + 202]).toBe(255);
  });
});
