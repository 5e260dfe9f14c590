import { expect, it } from 'vitest';
import { smallThings } from '#engines/dusk/lamps/lamp-shapes.ts';
import { floodLamps, lanternsOfKin, spotsOfKin } from '#engines/dusk/lamps/lamps-by-kin.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const [W, H] = [400, 240];
type Box = readonly [left: number, top: number, wide: number, tall: number, byte: number];
const lookOf = (wall: number, ...boxes: readonly Box[]) => {
  const photo = newRaster(W, H);
  photo.data.fill(wall);
  for (const [left, top, wide, tall, byte] of boxes)
    for (let y = top; y < top + tall; y++) photo.data.fill(byte, (y * W + left) * 3, (y * W + left + wide) * 3);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  return windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });
};
const all = newPlane(W, H);
all.data.fill(1);
const lampAt = (x: number, y: number) => ({ x, y, tall: 12, wide: 8, contrast: 0.3, door: 1 });
const known = [lampAt(60, 100), lampAt(140, 102)];
const places = (lamps: readonly { readonly x: number }[]): number[] => [
  ...new Set(lamps.map(({ x }) => Math.round(x / 10) * 10)),
];

/** Iron with glass in it. */
const lantern = (top: number): Box[] => [
  [293, top, 13, 24, 40],
  [296, top + 10, 7, 8, 190],
];
const kin = (look: ReturnType<typeof lookOf>, lamps = known) =>
  places(lanternsOfKin(look, smallThings(look), lamps, all));

it('a larger lantern near the line of two that the house has is one too', () => {
  expect(kin(lookOf(120, ...lantern(108)))).toEqual([300]);
});

it('it is none beside one alone, far off their line, or without glass', () => {
  expect(kin(lookOf(120, ...lantern(108)), known.slice(1))).toEqual([]);
  expect(kin(lookOf(120, ...lantern(190)))).toEqual([]);
  expect(kin(lookOf(120, [293, 108, 13, 24, 40]))).toEqual([]);
});

const door = { left: 280, right: 320, top: 120, tall: 80 };
const head: Box = [292, 104, 14, 7, 235];
const floods = (look: ReturnType<typeof lookOf>, lamps = known, wall = all) =>
  places(floodLamps(look, smallThings(look), lamps, [door], wall));

it('a white head over a door is a flood lamp where other doors have lanterns', () => {
  expect(floods(lookOf(90, head))).toEqual([300]);
  expect(floods(lookOf(90, head), [])).toEqual([]);
  expect(floods(lookOf(90, head), known, newPlane(W, H))).toEqual([]);
  expect(floods(lookOf(90, [292, 160, 14, 7, 235]))).toEqual([]);
});

const spots = [60, 140, 220].map((x) => ({ ...lampAt(x, 40), tall: 11, wide: 11, down: true }));
it('a white disc in the shade of a soffit is a spot where others of the house burn, on a light wall it is none', () => {
  const more = (wall: number, lamps = spots) => {
    const look = lookOf(wall, [296, 60, 8, 4, 240]);
    return places(spotsOfKin(look, smallThings(look), lamps, all));
  };
  expect(more(60)).toEqual([300]);
  expect(more(60, spots.slice(1))).toEqual([]);
  expect(more(125)).toEqual([]);
});
