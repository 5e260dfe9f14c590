import { expect, it } from 'vitest';
import type { Glass } from '#engines/dusk/windows/glass.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { twinSash } from '#engines/dusk/windows/twin-sash.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT] = [120, 80];
const plane = (value: (x: number, y: number) => number): Plane => {
  const out = newPlane(WIDTH, HEIGHT);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % WIDTH, Math.floor(i / WIDTH));
  return out;
};

const sash = {
  corners: [
    [30, 20],
    [46, 20],
    [46, 60],
    [30, 60],
  ],
  left: 30,
  right: 46,
  top: 20,
  bottom: 60,
  score: 1,
  depth: 0.5,
} as unknown as Glass;

/** A dark sash, a white post, glass behind twigs up to a casing, and wall and twigs beyond; of such a post, far side and chance of glass. */
const beside = (post = 0.9, far = 65, chance = 0.7, glass: Glass = sash): Glass[] => {
  const luma = plane((x, y) => {
    if (x >= 30 && x < 46) return 0.3;
    if (x >= 46 && x < 49) return post;
    if (x === far) return 0.9;
    return x < 30 ? 0.95 : (x * 7 + y * 3) % 4 === 0 ? 0.8 : 0.4;
  });
  const pane = plane((x) => (x >= 30 && x < far ? chance : 0.1));
  return twinSash({ width: WIDTH, height: HEIGHT, luma } as WindowLook, pane, glass, [glass]);
};

it('finds the other sash behind twigs, between post and casing', () => {
  const [twin, ...more] = beside();
  expect([twin?.left, twin?.right, twin?.top, twin?.bottom]).toEqual([49, 65, 20, 60]);
  expect(more).toEqual([]);
});

it('finds none without a post, of another width, without glass, or beside a whole piece', () => {
  expect(beside(0.4)).toEqual([]);
  expect(beside(0.9, 58)).toEqual([]);
  expect(beside(0.9, 76)).toEqual([]);
  expect(beside(0.9, 65, 0.3)).toEqual([]);
  expect(beside(0.9, 65, 0.7, { ...sash, sure: 0.6 })).toEqual([]);
});
