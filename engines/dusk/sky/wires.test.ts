import { describe, expect, it } from 'vitest';
import { dropLettering } from '#engines/dusk/sky/lettering.ts';
import { dropSpecks } from '#engines/dusk/sky/specks.ts';
import { mendFineWires } from '#engines/dusk/sky/wires.ts';
import type { Mask } from '#engines/raster/raster.ts';

const WIDTH = 320;
const HEIGHT = 200;
const sky = (): Mask => ({ width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(255) });
const draw = (map: Uint8Array, left: number, top: number, right: number, bottom: number, value: number): void => {
  for (let y = top; y <= bottom; y++) map.fill(value, y * WIDTH + left, y * WIDTH + right + 1);
};

describe('thin things before the sky', () => {
  it('draws a wire that was read in part on to both its holds as fine as it is, and none whose end hangs in the air or that is faint', () => {
    const mended = (to: number, trace: number): number => {
      const alpha = sky();
      const luma = new Uint8Array(WIDTH * HEIGHT).fill(200);
      draw(alpha.data, 0, 0, 30, HEIGHT - 1, 0);
      draw(alpha.data, 100, 50, 140, 50, 180);
      draw(luma, 31, 50, to, 50, trace);
      mendFineWires(alpha, luma, HEIGHT);
      return alpha.data[50 * WIDTH + 200]!;
    };
    expect(mended(WIDTH - 1, 170)).toBeGreaterThan(170);
    expect(mended(WIDTH - 1, 170)).toBeLessThan(200);
    expect(mended(230, 170)).toBe(255);
    expect(mended(WIDTH - 1, 194)).toBe(255);
  });

  it('takes a bird out of the sky and leaves a mast that stands on the ground', () => {
    const alpha = sky();
    draw(alpha.data, 60, 40, 66, 43, 0);
    draw(alpha.data, 200, 60, 202, HEIGHT - 1, 0);
    dropSpecks(alpha, HEIGHT);
    expect(alpha.data[41 * WIDTH + 63]).toBe(255);
    expect(alpha.data[100 * WIDTH + 201]).toBe(0);
  });

  it('takes a pale scrap for the edge of a cloud and keeps a dark one', () => {
    const [width, height] = [1600, 80];
    const alpha = { width, height, data: new Uint8Array(width * height).fill(255) };
    const luma = new Uint8Array(width * height).fill(210);
    for (let y = 30; y < 60; y++) {
      alpha.data.fill(0, y * width + 100, y * width + 104);
      alpha.data.fill(0, y * width + 120, y * width + 124);
      luma.fill(40, y * width + 120, y * width + 124);
    }
    // Close to a wall neither is alone in the sky.
    for (let y = 0; y < height; y++) alpha.data.fill(0, y * width + 130, (y + 1) * width);
    dropSpecks(alpha, height, { luma, sky: { width: 2, height: 2, data: new Float32Array(4).fill(220) } });
    expect(alpha.data[45 * width + 101]).toBe(255);
    expect(alpha.data[45 * width + 121]).toBe(0);
  });

  it('takes a long pale stroke in the open sky for a cloud, and keeps a dark one and one beside a wall', () => {
    const [width, height] = [1600, 400];
    const alpha = { width, height, data: new Uint8Array(width * height).fill(255) };
    const luma = new Uint8Array(width * height).fill(210);
    const stroke = (left: number, light: number): void => {
      for (let y = 140; y < 146; y++) {
        alpha.data.fill(60, y * width + left, y * width + left + 80);
        luma.fill(light, y * width + left, y * width + left + 80);
      }
    };
    stroke(200, 200);
    stroke(600, 40);
    stroke(1390, 200);
    // Lighter than the sky it is cloud beside a wall as well.
    for (let y = 240; y < 246; y++) {
      alpha.data.fill(60, y * width + 1390, y * width + 1470);
      luma.fill(240, y * width + 1390, y * width + 1470);
    }
    for (let y = 0; y < height; y++) alpha.data.fill(0, y * width + 1480, (y + 1) * width);
    dropSpecks(alpha, height, { luma, sky: { width: 2, height: 2, data: new Float32Array(4).fill(220) } });
    expect(alpha.data[142 * width + 240]).toBe(255);
    expect(alpha.data[142 * width + 640]).toBe(60);
    expect(alpha.data[142 * width + 1430]).toBe(60);
    expect(alpha.data[242 * width + 1430]).toBe(255);
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
