import { expect, it } from 'vitest';
import { columnsOf, wallOf } from '#engines/dusk/lamps/house-corners.ts';
import { newPlane, newRaster, type Raster } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT, EYE] = [480, 320, 190];
const LANTERN = { left: 232, right: 248, top: 140, bottom: 164 };

/** Boards of two walls that meet in a board of its own; each runs towards a point at the height of the eye. */
const boarded = (corner: number, left: number, right: number): Raster => {
  const photo = newRaster(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const point = x < corner ? left : right;
      const row = ((y - EYE) * (corner - point)) / (x - point);
      const paint = Math.abs(x - corner) < 3 ? 240 : 150 + 50 * Math.sin(row / 2);
      photo.data.fill(paint, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
    }
  return photo;
};
const chances = (house: number) => {
  const out = newPlane(48, 32);
  out.data.fill(house);
  return out;
};
const sight = { house: chances(1), roof: chances(0) };

it('ends the wall of a lantern at the corner beyond which boards run towards another point', () => {
  const [from, to] = wallOf(boarded(290, -900, 520), LANTERN, sight);
  expect(from).toBe(Number.NEGATIVE_INFINITY);
  expect(Math.abs(to - 290)).toBeLessThan(8);
  const [left, right] = wallOf(boarded(200, -40, 1300), LANTERN, sight);
  expect(Math.abs(left - 200)).toBeLessThan(8);
  expect(right).toBe(Number.POSITIVE_INFINITY);
});

it('goes on over a wall of one plane, over a corner that recedes, and over what is no house', () => {
  const whole = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  expect(wallOf(boarded(290, -900, -900), LANTERN, sight)).toEqual(whole);
  expect(wallOf(boarded(290, 900, 60), LANTERN, sight)).toEqual(whole);
  expect(wallOf(boarded(290, -900, 520), LANTERN, { ...sight, roof: chances(1) })).toEqual(whole);
});

it('gives the columns beyond a corner little of the light', () => {
  const columns = columnsOf([Number.NEGATIVE_INFINITY, 20], 5, 8);
  expect(columns[1]).toBe(1);
  expect(columns[2]).toBeGreaterThan(columns[3]!);
  expect(columns[3]).toBeLessThan(0.2);
});
