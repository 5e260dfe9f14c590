import { expect, it } from 'vitest';
import { entryGlass } from '#engines/dusk/windows/entry-glass.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const [W, H] = [400, 260];
type Colour = readonly [number, number, number];
type Shape = { readonly colour: Colour; readonly has: (x: number, y: number) => boolean };

const WOOD: Colour = [120, 80, 50];
const PANE: Colour = [150, 165, 185];
const DARK: Colour = [30, 36, 44];
const rect = (colour: Colour, x: number, y: number, w: number, h: number): Shape => ({
  colour,
  has: (px, py) => px >= x && px < x + w && py >= y && py < y + h,
});
const oval = (colour: Colour, x: number, y: number, rx: number, ry: number): Shape => ({
  colour,
  has: (px, py) => ((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 < 1,
});
const half = (colour: Colour, x: number, y: number, r: number): Shape => ({
  colour,
  has: (px, py) => py < y && (px - x) ** 2 + (py - y) ** 2 < r * r,
});

/** A cream wall with a door of 80 x 120 px in its middle, and what is set into it. */
const entriesWith = (leaf: Colour, shapes: readonly Shape[]) => {
  const photo = newRaster(W, H);
  const all = [rect([200, 185, 160], 0, 0, W, H), rect(leaf, 160, 120, 80, 120), ...shapes];
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) photo.data.set(all.findLast(({ has }) => has(x, y))!.colour, (y * W + x) * 3);
  const door = newPlane(W, H);
  for (let y = 120; y < 240; y++) door.data.fill(1, y * W + 160, y * W + 240);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  return entryGlass(windowLook(photo, { alpha, front: photo, frontLuma: alpha.data }), door);
};

it('finds an oval of glass in the middle of a wooden door', () => {
  const [entry] = entriesWith(WOOD, [oval(PANE, 200, 170, 16, 34)]);
  expect(entry!.panes).toHaveLength(1);
  const [from, , to] = entry!.panes[0]!;
  expect(Math.abs(from[0] * W - 184)).toBeLessThan(4);
  expect(Math.abs(to[1] * H - 204)).toBeLessThan(4);
  expect(entry!.lamps).toEqual([]);
});

it('finds two panes alike, one in either leaf', () => {
  const [entry] = entriesWith(WOOD, [rect(PANE, 168, 135, 18, 60), rect(PANE, 214, 135, 18, 60)]);
  expect(entry!.panes).toHaveLength(2);
});

it('finds a dark fanlight over the door, and the lantern that hangs before it', () => {
  const fanlight = half(DARK, 200, 132, 33);
  const [plain] = entriesWith(WOOD, [fanlight]);
  expect(plain!.panes).toHaveLength(1);
  expect(plain!.lamps).toEqual([]);
  const [hung] = entriesWith(WOOD, [fanlight, rect([110, 90, 60], 196, 106, 8, 15)]);
  expect(hung!.lamps).toHaveLength(1);
  expect(Math.abs(hung!.lamps[0]!.x - 200)).toBeLessThan(4);
});

it.each([
  ['a dark wreath in the leaf', WOOD, [oval(DARK, 200, 170, 16, 16)]],
  ['a single pane at the side', WOOD, [rect(PANE, 216, 140, 18, 50)]],
  ['a grey door, whose wood tells nothing', [150, 150, 152], [oval(PANE, 200, 170, 16, 34)]],
] as const)('finds no glass for %s', (_, leaf, shapes) => {
  expect(entriesWith(leaf, shapes)).toEqual([]);
});
