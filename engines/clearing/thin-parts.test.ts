import { expect, test } from 'vitest';
import { thinParts } from '#engines/clearing/thin-parts.ts';
import { newPlane, type Raster } from '#engines/raster/raster.ts';

const [width, height] = [800, 400];

/** A vase that is cleared, and above it what `draw` says, dark on a pale wall. */
const found = (
  draw: (x: number, y: number) => boolean,
  wall: (x: number, y: number) => number = () => 200,
  floorFrom = height,
): Uint8Array => {
  const data = new Uint8Array(width * height * 3);
  const cleared = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (x > 380 && x < 420 && y > 300) cleared[i] = 255;
      data.fill(draw(x, y) ? 120 : wall(x, y), i * 3, i * 3 + 3);
    }
  const photo: Raster = { width, height, channels: 3, data };
  const chance = newPlane(width, height);
  chance.data.fill(0.2);
  const floor = newPlane(width, height);
  floor.data.fill(1, floorFrom * width);
  return thinParts(photo, cleared, chance, floor, new Uint8Array(width * height));
};
const at = (map: Uint8Array, x: number, y: number): number => map[y * width + x]!;

test('a stem is followed to its end, over a stretch that has the colour of the wall', () => {
  const stem = found((x, y) => Math.abs(x - 400) < 2 && y > 150 && y <= 301 && !(y > 220 && y < 226));
  expect(at(stem, 400, 260)).toBe(255);
  expect(at(stem, 400, 180)).toBe(255);
});

test('the edge between two walls is no stem', () => {
  const corner = found(
    (x, y) => Math.abs(x - 400) < 2 && y > 150 && y <= 296,
    (x, y) => (x < 400 || y > 260 ? 200 : 187),
  );
  expect(at(corner, 400, 200)).toBe(0);
});

test('what is not thin is no stem', () => {
  const blot = found((x, y) => Math.abs(x - 400) < 12 && y > 270 && y < 296);
  expect(at(blot, 400, 280)).toBe(0);
});

test('a long piece that hangs by itself goes where it points at the vase, and with it what was too pale to see', () => {
  const leaf = found((x, y) => Math.abs(x - 400) < 2 && y > 150 && y < 280);
  expect(at(leaf, 400, 200)).toBe(255);
  expect(at(leaf, 400, 290)).toBe(255);
  const aside = found((x, y) => Math.abs(x - 440) < 2 && y > 150 && y < 280);
  expect(at(aside, 440, 200)).toBe(0);
  const far = found((x, y) => Math.abs(x - 400) < 2 && y > 100 && y < 140);
  expect(at(far, 400, 120)).toBe(0);
});

test('a leaf bends: beyond its end it goes on as its last half went', () => {
  const bent = found((x, y) => Math.abs(x - 400 - (Math.max(0, 285 - y) / 18) ** 2) < 2.5 && y > 180 && y < 280);
  expect(at(bent, 401, 262)).toBe(255);
  expect(at(bent, 417, 211)).toBe(255);
});

test('the tip of a stem goes with it where it is paler than the rest', () => {
  const stem = found(
    (x, y) => Math.abs(x - 400) < 2 && y > 200 && y <= 301,
    (x, y) => (Math.abs(x - 400) < 2 && y > 178 && y <= 200 ? 184 : 200),
  );
  expect(at(stem, 400, 184)).toBe(255);
});

test('the line of a baseboard that leads away from the vase stays', () => {
  const line = (x: number, y: number) => x > 435 && x < 520 && Math.abs(y - 340) < 2;
  expect(at(found(line), 480, 340)).toBe(255);
  expect(at(found(line, undefined, 354), 480, 340)).toBe(0);
});
