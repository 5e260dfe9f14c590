import { expect, it } from 'vitest';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { openPockets } from '#engines/dusk/sky/pockets.ts';
import { newMask, newRaster } from '#engines/raster/raster.ts';

const SIZE = 200;
const SKY = [150, 190, 240] as const;
const LEAF = [40, 60, 30] as const;
/** A dark crown under a blue sky from row 60 on; `lit` paints into it. */
const openedIn = (
  colour: readonly number[],
  lit: (x: number, y: number) => boolean,
  air: (x: number, y: number) => boolean = () => false,
) => {
  const photo = newRaster(SIZE, SIZE);
  const luma = new Uint8Array(SIZE * SIZE);
  const alpha = newMask(SIZE, SIZE);
  for (let y = 0, i = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++, i++) {
      const open = y < 60 || air(x, y);
      const [r, g, b] = lit(x, y) ? colour : open ? SKY : LEAF;
      photo.data.set([r!, g!, b!], i * 3);
      luma[i] = 0.3 * r! + 0.59 * g! + 0.11 * b!;
      alpha.data[i] = open && !lit(x, y) ? 255 : 0;
    }
  const cells = SIZE * SIZE;
  const plane = (k: 0 | 1 | 2) => new Float32Array(cells).fill(SKY[k] / 255);
  const look = { width: SIZE, height: SIZE } as SkyLook;
  openPockets(photo, luma, look, { r: plane(0), g: plane(1), b: plane(2) }, new Uint8Array(cells).fill(1), alpha, 150);
  return (x: number, y: number): number => alpha.data[y * SIZE + x]!;
};
const gap = (x: number, y: number): boolean => x >= 80 && x < 84 && y >= 90 && y < 94;

it('opens a gap between leaves that has the colour of the sky behind, also through a haze of twigs', () => {
  expect(openedIn(SKY, gap)(81, 91)).toBe(255);
  expect(openedIn([137, 173, 219], gap)(81, 91)).toBe(255);
});

it('leaves alone what is warm, what is thin, what is long and what is large', () => {
  expect(openedIn([240, 225, 200], gap)(81, 91)).toBe(0);
  expect(openedIn(SKY, (x, y) => x === 80 && y > 90 && y < 100)(80, 95)).toBe(0);
  expect(openedIn(SKY, (x, y) => x >= 80 && x < 83 && y > 70 && y < 110)(81, 95)).toBe(0);
  expect(openedIn(SKY, (x, y) => x >= 80 && x < 100 && y > 70 && y < 90)(90, 80)).toBe(0);
});

it('takes a scrap of cloud in the air for sky, but nothing as pale between leaves and nothing warm', () => {
  const cloud = [222, 232, 246];
  const around = (x: number, y: number): boolean => x >= 72 && x < 92 && y >= 82 && y < 102;
  expect(openedIn(cloud, gap, around)(81, 91)).toBe(255);
  expect(openedIn(cloud, gap)(81, 91)).toBe(0);
  expect(openedIn([240, 236, 230], gap, around)(81, 91)).toBe(0);
});
