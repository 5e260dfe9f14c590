import { expect, it } from 'vitest';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { growBelow, ridgeOf } from '#engines/dusk/sky/ridge.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newRaster } from '#engines/raster/raster.ts';

const [W, H] = [320, 120];
const SKY = [150, 200, 250] as const;
const HILL = [105, 145, 190] as const;
const LEAF = [40, 70, 30] as const;

type Colour = readonly [number, number, number];

/** Hills of a scene that are told by their colour left of column 60, and grown from there. */
const hillsOf = (colourAt: (x: number, y: number) => Colour): ((x: number, y: number) => number) => {
  const photo = newRaster(W, H);
  for (let y = 0, i = 0; y < H; y++) for (let x = 0; x < W; x++, i++) photo.data.set(colourAt(x, y), 3 * i);
  const look = lookAt(photo, lumaOf(photo));
  const { width, height, mean } = look;
  const [core, air, hazy] = [0, 1, 2].map(() => new Uint8Array(width * height)) as [Uint8Array, Uint8Array, Uint8Array];
  for (let i = 0; i < core.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    air[i] = mean.luma[i]! > 0.7 ? 1 : 0;
    hazy[i] = mean.b[i]! > mean.g[i]! ? 1 : 0;
    core[i] = x < (60 * width) / W && y > height / 2 && mean.luma[i]! < 0.65 && hazy[i] ? 1 : 0;
  }
  const grown = growBelow(look, core, ridgeOf(look, core, { air, hazy }), { air, hazy });
  return (x, y) => grown[Math.floor((y * height) / H) * width + Math.floor((x * width) / W)]!;
};

it('follows a ridge behind a crown to where nothing but its edge tells the hill, and takes in its foot, which is as light as the sky', () => {
  const at = hillsOf((x, y) => {
    if (x > 90 && x < 110 && y > 30) return LEAF;
    if (y > 100) return SKY;
    return y > 60 + 10 * Math.sin(x / 40) ? HILL : SKY;
  });
  expect(at(40, 80)).toBe(1);
  expect(at(240, 80)).toBe(1);
  expect(at(240, 110)).toBe(1);
  expect(at(240, 40)).toBe(0);
  expect(at(100, 80)).toBe(0);
});

it('leaves sky between two ridges that a straight line joins, and an edge that is far off the line', () => {
  const at = hillsOf((x, y) => {
    if (x > 80 && x < 110) return y > 100 ? LEAF : SKY;
    return y > (x > 200 ? 25 : 60) ? HILL : SKY;
  });
  expect(at(95, 80)).toBe(0);
  expect(at(150, 80)).toBe(1);
  expect(at(260, 40)).toBe(0);
});
