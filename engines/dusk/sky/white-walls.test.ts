import { expect, it } from 'vitest';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { keepWhiteWalls } from '#engines/dusk/sky/white-walls.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newRaster } from '#engines/raster/raster.ts';

const [W, H, WALL] = [480, 320, 240];
const SKY = [150, 200, 235] as const;
const PAINT = [246, 244, 246] as const;
const at = (x: number): number => 160 * W + x;

/** A blue sky, and from column 240 on an edge and a white wall that the matte network took for sky as well. */
const scene = (edge: readonly number[], open: (x: number) => boolean) => {
  const photo = newRaster(W, H);
  for (let i = 0; i < W * H; i++) photo.data.set(i % W < WALL ? SKY : i % W < WALL + 3 ? edge : PAINT, 3 * i);
  const look = lookAt(photo, lumaOf(photo));
  const { width, height } = look;
  const cells = (test: (x: number) => boolean) =>
    Uint8Array.from({ length: width * height }, (_, i) => (test(((i % width) * W) / width) ? 1 : 0));
  const plane = (c: number) => new Float32Array(width * height).fill(SKY[c]! / 255);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H).fill(255) };
  const own = new Uint8Array(W * H * 3);
  keepWhiteWalls(alpha, own, photo, look, {
    local: { r: plane(0), g: plane(1), b: plane(2) },
    open: cells(open),
    walls: cells((x) => x > WALL + 4),
  });
  return { alpha: alpha.data, own };
};

it('gives a white wall back up to its edge, with its own colours', () => {
  const { alpha, own } = scene(PAINT, (x) => x < WALL - 6);
  expect(alpha[at(WALL + 30)]).toBe(0);
  expect(alpha[at(WALL + 1)]).toBe(0);
  expect(Math.abs(own[3 * at(WALL + 30)]! - PAINT[0])).toBeLessThan(3);
  expect(alpha[at(WALL - 2)]).toBe(255);
});

it('leaves open sky, whose clouds are as white, and what is neither paint nor sky', () => {
  expect(scene(PAINT, () => true).alpha[at(WALL + 1)]).toBe(255);
  expect(scene([90, 60, 40], (x) => x < WALL - 6).alpha[at(WALL + 1)]).toBe(255);
});
