import { expect, it } from 'vitest';
import { glassInLeaf, withOrnaments } from '#engines/dusk/windows/leaf-glass.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newRaster } from '#engines/raster/raster.ts';

const [WIDE, TALL] = [24, 40];

/** An oval of glass in a dark door whose colours are as coarse as a photo's often are: its blue reaches over the wood beside it. */
const door = () => {
  const photo = newRaster(WIDE, TALL);
  for (let y = 0; y < TALL; y++)
    for (let x = 0; x < WIDE; x++) {
      const oval = ((x - 11.5) / 8) ** 2 + ((y - 19.5) / 16) ** 2 < 1;
      photo.data.set(oval ? [62, 80, 104] : [30, 33, 42], (y * WIDE + x) * 3);
    }
  return photo;
};

it('lights the oval in a door, and not the wood in its corners that its colour has run over', () => {
  const photo = door();
  const all = Array.from({ length: WIDE * TALL }, (_, i) => i);
  const rim = all.filter((i) => i % WIDE < 2 || i % WIDE > WIDE - 3);
  const core = all.filter((i) => Math.abs((i % WIDE) - 12) < 4 && Math.abs(i / WIDE - 20) < 8);
  const { share, obscure } = glassInLeaf(photo, lumaOf(photo), all, rim, core);
  expect(share(20 * WIDE + 12)).toBeGreaterThan(0.95);
  expect(share(5 * WIDE + 4)).toBeLessThan(0.05);
  expect(obscure).toBe(true);
});

it('lets light past the lead in an oval, and none through the wood around it', () => {
  const [left, top, across] = [3, 2, WIDE + 10];
  const inOval = (x: number, y: number): boolean => ((x - 11.5) / 8) ** 2 + ((y - 19.5) / 16) ** 2 < 1;
  const isLead = (x: number, y: number): boolean => Math.abs(x - 12) < 2 && Math.abs(y - 20) < 3;
  const share = (at: number): number => {
    const [x, y] = [(at % across) - left, Math.floor(at / across) - top];
    return inOval(x, y) && !isLead(x, y) ? 1 : 0;
  };
  const glass = withOrnaments(share, { left, top, width: WIDE, height: TALL }, across);
  const at = (x: number, y: number): number => glass((top + y) * across + left + x);
  expect(at(12, 20)).toBeGreaterThan(0.4);
  expect(at(12, 20)).toBeLessThan(0.8);
  expect(at(12, 10)).toBe(1);
  expect(at(2, 3)).toBe(0);
  expect(at(1, 20)).toBe(0);
});
