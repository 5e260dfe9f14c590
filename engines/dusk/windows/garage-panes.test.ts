import { expect, it } from 'vitest';
import { smallThings } from '#engines/dusk/lamps/lamp-shapes.ts';
import { garageRows, leafBelow } from '#engines/dusk/windows/garage-panes.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const W = 400;
const H = 300;

/** Ground from `foot`; a pale leaf from 100 to 300 and 120 to 260 in a pale wall, with dark panes of 18 x 14 at these columns. */
const garage = (columns: readonly number[], foot = 260) => {
  const photo = newRaster(W, H);
  photo.data.fill(200);
  for (const x of columns) for (let y = 150; y < 164; y++) photo.data.fill(40, (y * W + x) * 3, (y * W + x + 18) * 3);
  const shut = newPlane(W, H);
  for (let y = 120; y < 260; y++) shut.data.fill(1, y * W + 100, y * W + 300);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  const ground = newPlane(W, H);
  ground.data.fill(1, (foot * W) | 0);
  const sight = { shut, pane: newPlane(W, H), ground };
  return { look: windowLook(photo, { alpha, front: photo, frontLuma: alpha.data }), shut, sight };
};

it('finds the panes of a garage door as one row', () => {
  const { look, sight } = garage([120, 160, 200, 240]);
  const rows = garageRows(look, sight, smallThings(look));
  expect(rows.map((row) => row.map(({ left }) => left))).toEqual([[120, 160, 200, 240]]);
});

it.each([
  ['two panes', [140, 220]],
  ['panes in the wall beside it', [320, 345, 370]],
])('takes %s for no row', (_, columns) => {
  const { look, sight } = garage(columns);
  expect(garageRows(look, sight, smallThings(look))).toEqual([]);
});

it('does not take a transom over a house door for a pane in a leaf', () => {
  const { look, shut } = garage([]);
  const pane = { left: 190, right: 210, top: 130, bottom: 144 };
  expect(leafBelow(look, shut, pane)).toBe(true);
  expect(leafBelow(look, shut, pane, shut)).toBe(false);
});

it.each([
  [210, [[310, 330, 350, 370]]],
  [280, []],
])('tells panes of a door that the network takes for wall by their height over the ground: %i', (foot, found) => {
  const { look, sight } = garage([310, 330, 350, 370], foot);
  const rows = garageRows(look, sight, smallThings(look));
  expect(rows.map((row) => row.map(({ left }) => left))).toEqual(found);
});
