import { expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import type { Frame } from '#engines/dusk/windows/frames.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { looksLikeGlass, seenPanes } from '#engines/dusk/windows/seen-panes.ts';
import { newPlane, newRaster, type Plane } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT] = [600, 400];
/** A window in a light wall, in pixels. */
const [LEFT, RIGHT, TOP, BOTTOM] = [240, 340, 120, 260];
const CELL = 4;

const planeOf = (chance: (x: number, y: number) => number): Plane => {
  const plane = newPlane(WIDTH / CELL, HEIGHT / CELL);
  for (let i = 0; i < plane.data.length; i++)
    plane.data[i] = chance((i % plane.width) * CELL + CELL / 2, Math.floor(i / plane.width) * CELL + CELL / 2);
  return plane;
};
const inPane = (x: number, y: number): boolean => x >= LEFT && x < RIGHT && y >= TOP && y < BOTTOM;
const boxQuad = (left: number, right: number, top: number, bottom: number): Quad => [
  [left / WIDTH, top / HEIGHT],
  [right / WIDTH, top / HEIGHT],
  [right / WIDTH, bottom / HEIGHT],
  [left / WIDTH, bottom / HEIGHT],
];
const WINDOW = boxQuad(LEFT, RIGHT, TOP, BOTTOM);

/** Panes seen in a wall of 200 with a window of `tone`, of which the network tells the glass where it is not hidden. */
const panesIn = ({
  tone = 50,
  hidden = (_x: number, _y: number): boolean => false,
  known = [] as Quad[],
  frame = false,
  post = 0,
  garage = false,
  open = 0,
  chance = 0.95,
  onGround = false,
}) => {
  const photo = newRaster(WIDTH, HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    photo.data.fill(inPane(i % WIDTH, Math.floor(i / WIDTH)) ? tone : 200, 3 * i, 3 * i + 3);
  if (post > 0)
    for (let y = TOP; y < BOTTOM; y++) photo.data.fill(200, 3 * (y * WIDTH + post - 4), 3 * (y * WIDTH + post));
  const alpha = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) };
  for (let y = TOP; y < TOP + open; y++) alpha.data.fill(255, y * WIDTH + LEFT, y * WIDTH + RIGHT);
  const look = windowLook(photo, { alpha } as never);
  const glass = planeOf((x, y) => (inPane(x, y) && !hidden(x, y) ? chance : 0));
  const [all, none] = [planeOf(() => 1), planeOf(() => 0)];
  const sight = {
    pane: none,
    shut: none,
    door: none,
    wall: all,
    house: all,
    ground: planeOf((_, y) => (onGround && y >= BOTTOM ? 1 : 0)),
    parts: { glass, lamps: none },
  };
  const k = look.width / WIDTH;
  const sides: Frame[] = frame
    ? [{ corners: WINDOW.map(([x, y]) => [x * WIDTH * k, y * HEIGHT * k]) as never, support: 0.8, bright: false }]
    : [];
  return seenPanes(
    photo,
    look,
    sight,
    { sides, low: [], kept: [] },
    known.map((quad, group) => ({ id: '', quad, confidence: 1, group, ...(garage ? { garage } : {}) })),
    [0, 1],
  );
};
const seenIn = (house: Parameters<typeof panesIn>[0]) =>
  panesIn(house).map(({ quad: [a, , c] }) =>
    [a[0] * WIDTH, a[1] * HEIGHT, c[0] * WIDTH, c[1] * HEIGHT].map((v) => Math.round(v / CELL)),
  );
const FOUND = [LEFT, TOP, RIGHT, BOTTOM].map((v) => Math.round(v / CELL));

it('takes glass that the network alone is sure of for a window', () => {
  expect(seenIn({})).toEqual([FOUND]);
});

it('takes an opening through which sky is seen for no window', () => {
  expect(seenIn({ open: 10 })).toEqual([FOUND]);
  expect(seenIn({ open: 40 })).toEqual([]);
});

it('takes what stands on the ground for a door of glass where the network has no doubt, and for a gate otherwise', () => {
  expect(seenIn({ onGround: true })).toEqual([FOUND]);
  expect(seenIn({ chance: 0.77 })).toEqual([FOUND]);
  expect(seenIn({ chance: 0.77, onGround: true })).toEqual([]);
});

it('leaves glass to the rule that has found it', () => {
  expect(seenIn({ known: [WINDOW] })).toEqual([]);
  expect(seenIn({ known: [boxQuad(LEFT - 40, RIGHT + 40, TOP - 20, BOTTOM + 20)] })).toEqual([]);
});

it('reads a pane off what a known window leaves of its glass, but no shutter at its side', () => {
  const beside = (post: number) => seenIn({ post, known: [boxQuad(LEFT, post - 4, TOP, BOTTOM)] });
  expect(beside(290)).toEqual([[290, TOP, RIGHT, BOTTOM].map((v) => Math.round(v / CELL))]);
  expect(beside(312)).toEqual([]);
});

it('keeps a pane beside those of a garage door with them', () => {
  const known = [boxQuad(LEFT, 286, TOP, BOTTOM)];
  expect(panesIn({ post: 290, known, garage: true }).map(({ garage, group }) => [garage, group])).toEqual([[true, 0]]);
});

it('takes nothing that is lighter than its wall for glass', () => {
  expect(seenIn({ tone: 240 })).toEqual([]);
});

it('takes glass that leaves hide by a third for the frame around it, and for nothing where there is no frame', () => {
  const hidden = (x: number, y: number): boolean => (x - LEFT) / (RIGHT - LEFT) + (BOTTOM - y) / (BOTTOM - TOP) > 1.2;
  expect(seenIn({ hidden })).toEqual([]);
  expect(seenIn({ hidden, frame: true })).toEqual([FOUND]);
});

it('glass is darker than its wall or mirrors the sky; a pale vent on a blue gable is neither', () => {
  expect(looksLikeGlass({ depth: 0.3, bluer: -0.06 })).toBe(true);
  expect(looksLikeGlass({ depth: 0.05, bluer: 0.02 })).toBe(true);
  expect(looksLikeGlass({ depth: 0, bluer: 0.2 })).toBe(true);
  expect(looksLikeGlass({ depth: 0.11, bluer: -0.06 })).toBe(false);
  expect(looksLikeGlass({ depth: 0, bluer: 0 })).toBe(false);
});
