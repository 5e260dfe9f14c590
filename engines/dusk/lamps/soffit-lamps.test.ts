import { expect, test } from 'vitest';
import { smallThings } from '#engines/dusk/lamps/lamp-shapes.ts';
import { soffitLamps } from '#engines/dusk/lamps/soffit-lamps.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [400, 240];
const [EAVE, SOFFIT] = [80, 100];
/** A dark soffit between roof and wall, with white boxes in it. */
const porch = (...boxes: readonly (readonly [left: number, wide: number])[]) => {
  const photo = newRaster(W, H);
  photo.data.fill(120);
  photo.data.fill(50, EAVE * W * 3, SOFFIT * W * 3);
  for (const [left, wide] of boxes)
    for (let y = 88; y < 93; y++) photo.data.fill(230, (y * W + left) * 3, (y * W + left + wide) * 3);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  return windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });
};
const band = (from: number, to: number): Plane => {
  const out = newPlane(W, H);
  out.data.fill(1, from * W, to * W);
  return out;
};
const lampsIn = (look: ReturnType<typeof porch>, roof = band(0, EAVE)) =>
  soffitLamps(look, smallThings(look), roof, band(SOFFIT, H));

test('two white boxes in a row under the eave are lamps that shine down', () => {
  const lamps = lampsIn(porch([120, 12], [240, 12]));
  expect([...new Set(lamps.map(({ x }) => Math.round(x / 10)))].sort()).toEqual([13, 25]);
  expect(lamps.every(({ down }) => down)).toBe(true);
});

test('one alone is a vent, two that differ are no pair, and without a roof over them they are labels', () => {
  expect(lampsIn(porch([120, 12]))).toEqual([]);
  expect(lampsIn(porch([120, 12], [240, 19]))).toEqual([]);
  expect(lampsIn(porch([120, 12], [240, 12]), newPlane(W, H))).toEqual([]);
});
