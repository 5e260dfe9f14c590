import { expect, it } from 'vitest';
import { gateLanterns } from '#engines/dusk/lamps/gate-lanterns.ts';
import { type Lamp, smallThings } from '#engines/dusk/lamps/lamp-shapes.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const [W, H] = [400, 260];
type Colour = readonly [number, number, number];
type Box = readonly [x: number, y: number, w: number, h: number, colour: Colour];

const BULB: Colour = [250, 238, 210];
const SHADE: Colour = [70, 66, 62];
const SUN: Colour = [200, 165, 140];
const ENTRY: Lamp = { x: 200, y: 80, tall: 6, wide: 6, contrast: 0.5, door: 0, burns: true };

/** Lanterns found beside a lamp that burns in an entry, on a wall in the shade with things on it. */
const lanternsIn = (things: readonly Box[], entries: readonly Lamp[] = [ENTRY]) => {
  const photo = newRaster(W, H);
  for (const [x, y, w, h, colour] of [[0, 0, W, H, SHADE] as Box, ...things])
    for (let j = y; j < y + h; j++) for (let i = x; i < x + w; i++) photo.data.set(colour, (j * W + i) * 3);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  const house = newPlane(W, H);
  house.data.fill(1);
  const look = windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });
  return gateLanterns(look, smallThings(look), entries, house);
};

const right: Box = [238, 108, 4, 4, BULB];
const left = (colour: Colour): readonly Box[] => [
  [120, 60, 70, 100, SUN],
  [158, 108, 4, 4, colour],
];

it('finds the lanterns of a gate, one in the shade and one in the sun', () => {
  const lamps = lanternsIn([right, ...left(BULB)]).sort((a, b) => a.x - b.x);
  expect(lamps).toHaveLength(2);
  for (const [k, x] of [160, 240].entries()) {
    expect(Math.abs(lamps[k]!.x - x)).toBeLessThan(3);
    expect(Math.abs(lamps[k]!.y - 110)).toBeLessThan(3);
  }
});

it.each<[string, readonly Box[], readonly Lamp[]]>([
  ['a single spot', [right, [120, 60, 70, 100, SUN]], [ENTRY]],
  ['a white knob opposite', [right, ...left([245, 245, 245])], [ENTRY]],
  ['an entry whose lamp is off', [right, ...left(BULB)], []],
])('lights nothing for %s', (_, things, entries) => {
  expect(lanternsIn(things, entries)).toEqual([]);
});
