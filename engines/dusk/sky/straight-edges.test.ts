import { expect, it } from 'vitest';
import { straightenEdges } from '#engines/dusk/sky/straight-edges.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newMask, newPlane, newRaster } from '#engines/raster/raster.ts';

const [W, H] = [120, 60];
const SKY = [60, 110, 180] as const;
const BOARD = [235, 235, 235] as const;
const TILES = [110, 70, 60] as const;

/** A board that rises by a third of a row to a column, so many rows of tiles over it, before the sky; its outline was read in scallops. */
const gable = (tiles: number, tree = 0, letters = (_: number) => false, specks = (_: number) => false) => {
  const photo = newRaster(W, H);
  const alpha = newMask(W, H);
  const edge = (x: number): number => 40 - x / 3;
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const over = edge(x) - y;
      photo.data.set(over > tiles ? SKY : over > 0 ? TILES : BOARD, (y * W + x) * 3);
      const read = edge(x) - tiles - 1 - 1.5 * Math.sin(x / 2);
      if (specks(x) && y === Math.ceil(read) - 8) photo.data.set(TILES, (y * W + x) * 3);
      // A tree behind it, read broader than it is.
      const behind = x >= 56 && x < 66 ? tree : x >= 66 && x < 80 ? tree / 3 : 0;
      alpha.data[y * W + x] = y < read - behind && !(letters(x) && y >= 5 && y < 12) ? 255 : 0;
    }
  const built = newPlane(W, H);
  built.data.fill(1);
  straightenEdges(alpha, photo, lumaOf(photo), built, H);
  // Rows of sky in each column beyond those over the board.
  return Array.from({ length: 80 }, (_, k) => {
    let sky = 0;
    for (let y = 0; y < H; y++) sky += alpha.data[y * W + k + 20]! / 255;
    return sky - edge(k + 20);
  });
};

it('lays a scalloped outline on the edge of a white board', () => {
  const off = gable(0);
  expect(Math.max(...off) - Math.min(...off)).toBeLessThan(1.2);
  expect(Math.max(...off.map(Math.abs))).toBeLessThan(1.5);
});

it('leaves the outline of a roof over a white eave as it was read', () => {
  const off = gable(6);
  expect(Math.max(...off)).toBeLessThan(-4);
});

it('lets what stands behind the board end in a shoulder, not in a wall along a column', () => {
  const off = gable(0, 10);
  expect(off[62 - 20]).toBeLessThan(-9);
  expect(off[67 - 20]).toBeLessThan(-2);
  expect(off[76 - 20]).toBeGreaterThan(-1.5);
});

it('lays the outline below the lettering of the photo as well, and lets no shoulder hang from it', () => {
  const isLetter = (x: number): boolean => x < 48 && x % 9 < 2;
  const off = gable(0, 0, isLetter).map((rows, k) => rows + (isLetter(k + 20) ? 7 : 0));
  expect(Math.max(...off.map(Math.abs))).toBeLessThan(1.5);
});

it('carries a line on past columns whose outline tells no edge', () => {
  const off = gable(
    0,
    0,
    () => false,
    (x) => x >= 60 && x % 6 < 3,
  );
  const further = off.slice(60, 74);
  expect(Math.max(...further) - Math.min(...further)).toBeLessThan(1.2);
});
