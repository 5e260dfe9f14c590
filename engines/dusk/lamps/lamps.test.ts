import { expect, it } from 'vitest';
import { smallThings } from '#engines/dusk/lamps/lamp-shapes.ts';
import { kinOf } from '#engines/dusk/lamps/lamp-twins.ts';
import { findLamps } from '#engines/dusk/lamps/lamps.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const [W, H] = [400, 260];
type Box = { x: number; y: number; w: number; h: number; light: number };

/** A pale wall with a door of 100 px in its middle, and things hung on the wall. */
const wallWith = (things: readonly Box[]) => {
  const photo = newRaster(W, H);
  photo.data.fill(190);
  const shut = newPlane(W, H);
  const wall = newPlane(W, H);
  wall.data.fill(1);
  for (let y = 120; y < 220; y++)
    for (let x = 170; x < 230; x++) {
      shut.data[y * W + x] = 1;
      wall.data[y * W + x] = 0;
    }
  for (const { x, y, w, h, light } of things)
    for (let j = y; j < y + h; j++) photo.data.fill(light, (j * W + x) * 3, (j * W + x + w) * 3);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  const look = windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });
  return { look, shut, wall };
};
const lantern = (x: number, light = 40): Box => ({ x, y: 135, w: 9, h: 16, light });

it('finds two dark lanterns beside a door, where they hang', () => {
  const { look, shut, wall } = wallWith([lantern(145), lantern(246)]);
  const lamps = findLamps(look, smallThings(look), shut, wall).sort((a, b) => a.x - b.x);
  expect(lamps).toHaveLength(2);
  for (const [lamp, x] of [
    [lamps[0]!, 149.5],
    [lamps[1]!, 250.5],
  ] as const) {
    expect(Math.abs(lamp.x - x)).toBeLessThan(4);
    expect(Math.abs(lamp.y - 143)).toBeLessThan(5);
  }
});

it.each([
  ['a bright spot of sun', [lantern(145, 250), lantern(246, 250)]],
  ['a single pale plate', [lantern(145, 150)]],
  ['nothing', []],
])('lights no lamp for %s', (_, things) => {
  const { look, shut, wall } = wallWith(things);
  expect(findLamps(look, smallThings(look), shut, wall)).toEqual([]);
});

/** A lantern of its own make: iron cap and foot, a lighter pane between; some in more haze than others. */
const wallOfLanterns = (panes: readonly (readonly [x: number, pane: number, iron: number])[]) => {
  const { look, shut, wall } = wallWith([]);
  const photo = newRaster(W, H);
  photo.data.fill(190);
  for (const [x, pane, iron] of panes)
    for (let y = 135; y < 153; y++)
      for (let dx = 0; dx < 9; dx++) {
        const inside = y > 140 && y < 149 && dx > 1 && dx < 7;
        photo.data.fill(inside ? pane : iron, (y * W + x + dx) * 3, (y * W + x + dx + 1) * 3);
      }
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  return { look: { ...look, ...windowLook(photo, { alpha, front: photo, frontLuma: alpha.data }) }, shut, wall };
};

it('takes for kin what two of three lanterns know, and asks no family of two', () => {
  const { look } = wallOfLanterns([
    [40, 150, 40],
    [100, 150, 40],
    [250, 150, 40],
    [340, 120, 60],
  ]);
  const at = (x: number) => ({ x: x + 4.5, y: 144, tall: 18, contrast: 0.5 });
  const everywhere = (): boolean => true;
  const kin = kinOf(look, [at(40), at(100), at(250)], [], everywhere);
  expect(kin.some(({ x }) => Math.abs(x - 344.5) < 4)).toBe(true);
  expect(kinOf(look, [at(40), at(100)], [], everywhere)).toEqual([]);
});

it('finds the second lantern across the door behind a post, of which no outline is left', () => {
  const post: Box = { x: 249, y: 100, w: 3, h: 120, light: 220 };
  const { look, shut, wall } = wallWith([lantern(145), lantern(246), post]);
  const lamps = findLamps(look, smallThings(look), shut, wall).sort((a, b) => a.x - b.x);
  expect(lamps).toHaveLength(2);
  expect(Math.abs(lamps[1]!.x - 250.5)).toBeLessThan(5);
});

it.each([
  ['two beside a door', [lantern(145), lantern(246)]],
  [
    'two of even width',
    [
      { ...lantern(144), w: 10 },
      { ...lantern(246), w: 10 },
    ],
  ],
  ['one behind a post', [lantern(145), lantern(246), { x: 249, y: 100, w: 3, h: 120, light: 220 }]],
])('finds lanterns in a mirrored photo where it finds them in the photo: %s', (_, things: readonly Box[]) => {
  const placesOf = (some: readonly Box[]): number[] => {
    const { look, shut, wall } = wallWith(some);
    return findLamps(look, smallThings(look), shut, wall).map(({ x }) => x);
  };
  const there = placesOf(things).sort((a, b) => a - b);
  const mirrored = placesOf(things.map((box) => ({ ...box, x: W - box.x - box.w })))
    .map((x) => W - x)
    .sort((a, b) => a - b);
  expect(there).toHaveLength(2);
  expect(mirrored).toHaveLength(2);
  for (const [n, x] of there.entries()) expect(Math.abs(mirrored[n]! - x)).toBeLessThan(3);
});
