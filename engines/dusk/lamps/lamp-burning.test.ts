import { expect, it } from 'vitest';
import { porchLights, wallBars } from '#engines/dusk/lamps/lamp-burning.ts';
import { smallThings } from '#engines/dusk/lamps/lamp-shapes.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const [W, H] = [400, 260];
type Colour = readonly [number, number, number];
type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly colour: Colour };

/** One plain wall of a house, and things on it. */
const houseWith = (wall: Colour, things: readonly Box[]) => {
  const photo = newRaster(W, H);
  const fill = ({ x, y, w, h, colour }: Box): void => {
    for (let j = y; j < y + h; j++) for (let i = x; i < x + w; i++) photo.data.set(colour, (j * W + i) * 3);
  };
  for (const thing of [{ x: 0, y: 0, w: W, h: H, colour: wall }, ...things]) fill(thing);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  const [all, none] = [newPlane(W, H), newPlane(W, H)];
  all.data.fill(1);
  return { look: windowLook(photo, { alpha, front: photo, frontLuma: alpha.data }), all, none };
};

const WARM: Colour = [255, 236, 190];
const bulb = (colour: Colour): Box => ({ x: 200, y: 80, w: 8, h: 6, colour });

it('finds the lamp that burns in the shade of a porch', () => {
  const { look, all } = houseWith([60, 58, 55], [bulb(WARM)]);
  const lamps = porchLights(look, smallThings(look), all);
  expect(lamps).toHaveLength(1);
  expect(lamps[0]!.burns).toBe(true);
  expect(Math.abs(lamps[0]!.x - 204)).toBeLessThan(3);
  expect(Math.abs(lamps[0]!.y - 83)).toBeLessThan(3);
});

it.each([
  ['a white spot in the shade', [60, 58, 55], bulb([250, 250, 250])],
  ['a warm spot on a wall in daylight', [150, 148, 145], bulb(WARM)],
  ['nothing', [60, 58, 55], bulb([60, 58, 55])],
] as const)('burns no lamp for %s', (_, wall, thing) => {
  const { look, all } = houseWith(wall, [thing]);
  expect(porchLights(look, smallThings(look), all)).toEqual([]);
});

it('leaves a warm glint alone that is not on the house', () => {
  const { look, none } = houseWith([60, 58, 55], [bulb(WARM)]);
  expect(porchLights(look, smallThings(look), none)).toEqual([]);
});

const LIT: Colour = [235, 228, 215];
/** A dark bar between the two lines of its own light. */
const bar = (x: number): Box[] => [
  { x, y: 100, w: 4, h: 40, colour: LIT },
  { x: x + 4, y: 100, w: 4, h: 40, colour: [40, 40, 40] },
  { x: x + 8, y: 100, w: 4, h: 40, colour: LIT },
];

it('finds two bars alike that light the wall on both of their sides', () => {
  const { look, all, none } = houseWith([120, 118, 115], [...bar(100), ...bar(280)]);
  const bars = wallBars(look, all, none).sort((a, b) => a.x - b.x);
  expect(bars.map(({ x }) => Math.round(x))).toEqual([106, 286]);
  expect(bars.every(({ tall, burns }) => burns && tall > 36 && tall < 54)).toBe(true);
});

it('takes one bar alone for a pipe, and bars in glass for its frame', () => {
  const alone = houseWith([120, 118, 115], bar(100));
  expect(wallBars(alone.look, alone.all, alone.none)).toEqual([]);
  const glass = houseWith([120, 118, 115], [...bar(100), ...bar(280)]);
  expect(wallBars(glass.look, glass.all, glass.all)).toEqual([]);
});

it('finds a bar where a joint of the wall hangs on to one of its lines', () => {
  const joint = { x: 100, y: 140, w: 4, h: 8, colour: LIT };
  const { look, all, none } = houseWith([120, 118, 115], [...bar(100), joint, ...bar(280)]);
  const bars = wallBars(look, all, none).sort((a, b) => a.x - b.x);
  expect(bars.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [106, 120],
    [286, 120],
  ]);
});

it('takes no wide pair of lines for a bar, nor one that no other is like', () => {
  const wide = (x: number): Box[] => [
    { x, y: 100, w: 9, h: 40, colour: LIT },
    { x: x + 15, y: 100, w: 9, h: 40, colour: LIT },
  ];
  const frames = houseWith([120, 118, 115], [...wide(100), ...wide(280)]);
  expect(wallBars(frames.look, frames.all, frames.none)).toEqual([]);
  const slot = bar(190).map((line) => ({ ...line, h: 74 }));
  const { look, all, none } = houseWith([120, 118, 115], [...bar(100), ...slot, ...bar(280)]);
  expect(wallBars(look, all, none)).toHaveLength(2);
});
