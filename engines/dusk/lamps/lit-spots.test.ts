import { expect, it } from 'vitest';
import { litSpots } from '#engines/dusk/lamps/lit-spots.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const [W, H] = [300, 120];

const spotsOf = (blue: number, white?: readonly [number, number, number]): number => {
  const photo = newRaster(W, H);
  photo.data.fill(90);
  if (white) for (let i = 0; i < W * 30; i++) photo.data.set(white, (W * 90 + i) * 3);
  for (const x of [60, 140, 220])
    for (let y = 50; y < 53; y++) for (let dx = 0; dx < 3; dx++) photo.data.set([250, 238, blue], (y * W + x + dx) * 3);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  const house = newPlane(W, H);
  house.data.fill(1);
  return litSpots(windowLook(photo, { alpha, front: photo, frontLuma: alpha.data }), house).length;
};

it('finds a row of spots that burn by day', () => {
  expect(spotsOf(200)).toBe(3);
});

it('takes glints for none in a photo that is warm as a whole', () => {
  expect(spotsOf(228)).toBe(0);
});

it('takes no glints on boards that were warmed with the photo, and spots beside white ones', () => {
  expect(spotsOf(200, [235, 225, 200])).toBe(0);
  expect(spotsOf(200, [230, 228, 226])).toBe(3);
});
