import { expect, it } from 'vitest';
import { takenAround, withoutLampWalls } from '#engines/dusk/lamps/lamp-walls.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const STEP = 8;

it('takes for wall what is read as glass beside a lantern and looks as its wall, but not dark glass nor the sky in it', () => {
  const photo = newRaster(240, 160);
  for (let y = 0; y < 160; y++)
    for (let x = 0; x < 240; x++) {
      const colour = x > 180 ? [110, 140, 200] : x < 60 ? [40, 42, 45] : [150, 142, 130];
      photo.data.set(colour, (y * 240 + x) * 3);
    }
  const pane = newPlane(30, 20);
  pane.data.fill(0.9);
  const out = withoutLampWalls(pane, photo, [{ left: 14, right: 16, top: 8, bottom: 11 }], STEP);
  expect(out.data[9 * 30 + 19]).toBeLessThan(0.1);
  expect(out.data[9 * 30 + 3]).toBeCloseTo(0.9);
  expect(out.data[9 * 30 + 26]).toBeCloseTo(0.9);
});

it("takes a lantern's light on a grey wall whole and on a white one in part, whatever its own body is", () => {
  const taken = (wall: number): number => {
    const photo = newRaster(240, 160);
    photo.data.fill(wall);
    for (let y = 64; y < 88; y++) photo.data.fill(20, (y * 240 + 112) * 3, (y * 240 + 128) * 3);
    return takenAround(photo, { left: 14, right: 16, top: 8, bottom: 11 }, STEP);
  };
  expect(taken(150)).toBe(1);
  expect(taken(245)).toBeLessThan(0.6);
  expect(taken(245)).toBeGreaterThan(0.3);
});
