import { expect, it } from 'vitest';
import { framedGlass } from '#engines/dusk/windows/framed-glass.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const [W, H] = [120, 100];
type Box = readonly [left: number, top: number, right: number, bottom: number, byte: number];
const found = (...boxes: readonly Box[]): number[][] => {
  const photo = newRaster(W, H);
  photo.data.fill(200);
  const leaf: Box = [40, 20, 70, 80, 60];
  for (const [left, top, right, bottom, byte] of [leaf, ...boxes])
    for (let y = top; y < bottom; y++) photo.data.fill(byte, (y * W + left) * 3, (y * W + right) * 3);
  const door = newPlane(W, H);
  for (let y = 20; y < 80; y++) door.data.fill(1, y * W + 40, y * W + 70);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  const look = windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });
  return framedGlass(look, door).map(([[left, top], , [right, bottom]]) => [left * W, top * H, right * W, bottom * H]);
};
const pane: Box = [46, 26, 63, 62, 130];

it('one large pane in a leaf is glass, broken by a curtain and a rail as well', () => {
  for (const more of [[], [[49, 29, 60, 40, 240] as Box, [46, 45, 63, 47, 55] as Box, [50, 50, 60, 58, 90] as Box]]) {
    const [box] = found(pane, ...more);
    expect(box!.map(Math.round)).toEqual([46, 26, 63, 62]);
  }
});

/** A panel of the leaf's own paint in its moulding, lit from above. */
const panel: readonly Box[] = [
  [46, 26, 64, 62, 85],
  [46, 26, 63, 61, 35],
  [47, 27, 63, 61, 60],
];

it('a plain leaf, a panel, panels side by side and a shadow that runs out of the leaf are none', () => {
  expect(found()).toEqual([]);
  expect(found(...panel)).toEqual([]);
  expect(found([44, 26, 53, 46, 100], [57, 26, 66, 46, 100], [44, 52, 53, 72, 100], [57, 52, 66, 72, 100])).toEqual([]);
  expect(found([46, 26, 70, 62, 130])).toEqual([]);
});
