import { expect, it } from 'vitest';
import { settleChance, whiteWalls } from '#engines/dusk/sky/blue-sky.ts';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newRaster } from '#engines/raster/raster.ts';

const [W, H] = [480, 320];
const BLUE = [140, 190, 230] as const;

/** A sky with something white in its midst, of which the network thinks this. */
const scene = (sky: readonly number[], { air = 0.7, house = 0.25, leaves = 0, reached = false } = {}) => {
  const inside = (i: number): boolean => i % W > 200 && i % W < 280 && i > 100 * W && i < 160 * W;
  const photo = newRaster(W, H);
  for (let i = 0; i < W * H; i++) photo.data.set(inside(i) ? [248, 245, 248] : sky, 3 * i);
  const look = lookAt(photo, lumaOf(photo));
  const { width, height } = look;
  const n = width * height;
  const white = (i: number): boolean => inside(Math.floor(i / width) * (H / height) * W + (i % width) * (W / width));
  const flooded = Uint8Array.from({ length: n }, (_, i) => (white(i) && !reached ? 0 : 1));
  const plane = (a: number, b: number) => Float32Array.from({ length: n }, (_, i) => (white(i) ? a : b));
  const local = {
    r: plane(sky[0]! / 255, sky[0]! / 255),
    g: plane(sky[1]! / 255, sky[1]! / 255),
    b: plane(sky[2]! / 255, sky[2]! / 255),
  };
  const chance = plane(air, 0.98);
  const built = plane(house, 0.01);
  const walls = whiteWalls(look, flooded, local, chance, built, plane(leaves, 0));
  settleChance(look, chance, built, walls, flooded, local);
  const middle = Math.floor((130 * height) / H) * width + Math.floor((240 * width) / W);
  return { wall: walls[middle], chance: chance[middle]! };
};

it('tells a white wall before a blue sky, of which the network wavers, and leaves it no chance of sky', () => {
  expect(scene(BLUE)).toEqual({ wall: 1, chance: 0 });
});

it('leaves what the network is sure of, gaps between leaves, and what stands before a pale sky', () => {
  expect(scene(BLUE, { air: 0.97, house: 0.02 }).wall).toBe(0);
  expect(scene(BLUE, { house: 0.06, leaves: 0.2 }).wall).toBe(0);
  expect(scene([235, 238, 240]).wall).toBe(0);
});

it('believes a cloud that flooding reaches, though the network sees a house', () => {
  const { wall, chance } = scene(BLUE, { air: 0.3, house: 0.6, reached: true });
  expect(wall).toBe(0);
  expect(chance).toBeCloseTo(0.9);
});

it('believes one over a hill, of which the network sees neither sky nor house, and no wall that it is sure of', () => {
  expect(scene(BLUE, { air: 0.05, house: 0.1, reached: true }).chance).toBeCloseTo(0.9);
  expect(scene(BLUE, { air: 0.05, house: 0.9, reached: true }).chance).toBeCloseTo(0.05);
});
