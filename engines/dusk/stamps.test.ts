import { describe, expect, test } from 'vitest';
import { keepStamps, type Stamp, stampsIn } from '#engines/dusk/stamps.ts';
import { newRaster, type Raster } from '#engines/raster/raster.ts';

const fill = ({ width, data }: Raster, { left, top, width: w, height: h }: Stamp, value: number): void => {
  for (let y = top; y < top + h; y++) data.fill(value, (y * width + left) * 3, (y * width + left + w) * 3);
};
const photoOf = (stamp: Stamp, letters: boolean): Raster => {
  const photo = newRaster(400, 300);
  photo.data.fill(120);
  fill(photo, stamp, 250);
  for (let n = 0; letters && n < 8; n++)
    fill(photo, { left: stamp.left + 6 + n * 9, top: stamp.top + 4, width: 4, height: 8 }, 20);
  return photo;
};
const UPPER_LEFT = { left: 0, top: 0, width: 90, height: 16 };
const LOWER_RIGHT = { left: 310, top: 284, width: 90, height: 16 };

describe('stamps', () => {
  test.each([UPPER_LEFT, LOWER_RIGHT])('are plates with letters in a corner: %o', (stamp) => {
    expect(stampsIn(photoOf(stamp, true))).toEqual([stamp]);
  });

  test('are not what is white in a corner, nor what stands away from one', () => {
    expect(stampsIn(photoOf(UPPER_LEFT, false))).toEqual([]);
    expect(stampsIn(photoOf({ ...UPPER_LEFT, left: 3, top: 3 }, true))).toEqual([]);
  });

  test('are not a part of something white that goes on', () => {
    const photo = photoOf(UPPER_LEFT, true);
    fill(photo, { left: 40, top: 16, width: 60, height: 60 }, 250);
    expect(stampsIn(photo)).toEqual([]);
  });

  test('stay as they were while the scene around them changes', () => {
    const photo = photoOf(LOWER_RIGHT, true);
    const picture = newRaster(400, 300);
    keepStamps(photo, picture);
    const expected = newRaster(400, 300);
    for (let y = 284; y < 300; y++)
      expected.data.set(photo.data.subarray((y * 400 + 310) * 3, (y + 1) * 1200), (y * 400 + 310) * 3);
    expect(Buffer.compare(picture.data, expected.data)).toBe(0);
  });
});
