import { expect, it } from 'vitest';
import type { Site } from '#engines/dusk/lamps/fitting-kinds.ts';
import { fittingsOf } from '#engines/dusk/lamps/fittings.ts';
import { smallThings } from '#engines/dusk/lamps/lamp-shapes.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster, type Plane } from '#engines/raster/raster.ts';

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
const rows = (from: number, to: number): Plane => {
  const out = newPlane(W, H);
  out.data.fill(1, from * W, to * W);
  return out;
};
const all = rows(0, H);
const none = newPlane(W, H);

/** Columns, in tens, of the fittings that are found. */
const found = (look: ReturnType<typeof lookOf>, site: Partial<Omit<Site, 'look'>>): number[] => {
  const lamps = fittingsOf(smallThings(look), {
    look,
    sight: { wall: all, house: all },
    doors: [],
    lanterns: [],
    spots: [],
    ...site,
  });
  return [...new Set(lamps.map(({ x }) => Math.round(x / 10) * 10))].sort();
};

const lampAt = (x: number, y: number) => ({ x, y, tall: 12, wide: 8, contrast: 0.3, door: 1 });
const lanterns = [lampAt(60, 100), lampAt(140, 102)];

/** Iron with glass in it. */
const lantern = (top: number): Box[] => [
  [293, top, 13, 24, 40],
  [296, top + 10, 7, 8, 190],
];

it('a larger lantern near the line of two that the house has is one too', () => {
  expect(found(lookOf(120, ...lantern(108)), { lanterns })).toEqual([300]);
});

it('it is none beside one alone, far off their line, or without glass', () => {
  expect(found(lookOf(120, ...lantern(108)), { lanterns: lanterns.slice(1) })).toEqual([]);
  expect(found(lookOf(120, ...lantern(190)), { lanterns })).toEqual([]);
  expect(found(lookOf(120, [293, 108, 13, 24, 40]), { lanterns })).toEqual([]);
});

const doors = [{ left: 280, right: 320, top: 120, tall: 80 }];
const head: Box = [292, 104, 14, 7, 235];

it('a white head over a door is a flood lamp where other doors have lanterns', () => {
  expect(found(lookOf(90, head), { lanterns, doors })).toEqual([300]);
  expect(found(lookOf(90, head), { doors })).toEqual([]);
  expect(found(lookOf(90, head), { lanterns, doors, sight: { wall: none, house: all } })).toEqual([]);
  expect(found(lookOf(90, [292, 160, 14, 7, 235]), { lanterns, doors })).toEqual([]);
});

it('a white disc in the shade of a soffit is a spot where others of the house burn, on a light wall it is none', () => {
  const spots = [60, 140, 220].map((x) => ({ ...lampAt(x, 40), tall: 11, wide: 11, down: true }));
  const disc: Box = [296, 60, 8, 4, 240];
  expect(found(lookOf(60, disc), { spots })).toEqual([300]);
  expect(found(lookOf(60, disc), { spots: spots.slice(1) })).toEqual([]);
  expect(found(lookOf(125, disc), { spots })).toEqual([]);
});

const [EAVE, SOFFIT] = [80, 100];
const under = { wall: rows(SOFFIT, H), house: none, roof: rows(0, EAVE) };
/** A dark soffit between roof and wall, with white boxes in it. */
const porch = (...boxes: readonly (readonly [left: number, wide: number])[]) =>
  lookOf(120, [0, EAVE, W, SOFFIT - EAVE, 50], ...boxes.map(([left, wide]): Box => [left, 88, wide, 5, 230]));

it('two white boxes in a row under the eave are lamps', () => {
  expect(found(porch([124, 12], [244, 12]), { sight: under })).toEqual([130, 250]);
});

it('one alone is a vent, two that differ are no pair, and without a roof over them they are labels', () => {
  expect(found(porch([124, 12]), { sight: under })).toEqual([]);
  expect(found(porch([124, 12], [244, 19]), { sight: under })).toEqual([]);
  expect(found(porch([124, 12], [244, 12]), { sight: { ...under, roof: none } })).toEqual([]);
});

/** A pale shade with a dark mouth. */
const shade = (top: number, exposed = 1): Box[] => [
  [292, top, 16, 8, 245 * exposed],
  [292, top + 8, 16, 8, 40 * exposed],
];

it('a shade with a dark mouth over a gate is a lamp without any other, and shines from its mouth', () => {
  expect(found(lookOf(180, ...shade(70)), { doors })).toEqual([300]);
  const look = lookOf(180, ...shade(70));
  const site = { look, sight: { wall: all, house: all }, doors, lanterns: [], spots: [] };
  const [lamp] = fittingsOf(smallThings(look), site);
  expect(lamp!.down).toBe(true);
  expect(Math.abs(lamp!.y - 82)).toBeLessThan(2);
});

it('is found in a photo half a stop darker, too', () => {
  expect(found(lookOf(180 * 0.86, ...shade(70, 0.86)), { doors })).toEqual([300]);
});

it('it is none far from the gate, beside it, or all dark as a vent is', () => {
  expect(found(lookOf(180, ...shade(70)), {})).toEqual([]);
  expect(found(lookOf(180, ...shade(150)), { doors })).toEqual([]);
  expect(found(lookOf(180, [292, 70, 16, 16, 40]), { doors })).toEqual([]);
});
