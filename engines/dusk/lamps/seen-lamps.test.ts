import { expect, it } from 'vitest';
import { seenLamps } from '#engines/dusk/lamps/seen-lamps.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const [W, H] = [400, 260];
const [LEFT, TOP] = [145, 135];

/** A pale wall with one thing on it, and what the network says of its box. */
const lampsOf = (wide: number, tall: number, light: number, chance: number) => {
  const photo = newRaster(W, H);
  photo.data.fill(190);
  const lamps = newPlane(W, H);
  for (let y = TOP; y < TOP + tall; y++) {
    photo.data.fill(light, (y * W + LEFT) * 3, (y * W + LEFT + wide) * 3);
    lamps.data.fill(chance, y * W + LEFT, y * W + LEFT + wide);
  }
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  const look = windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });
  return seenLamps(look, { lamps, glass: newPlane(W, H) });
};

it('finds a lone lantern where the network sees one, as large as the photo shows it', () => {
  const [lamp, ...others] = lampsOf(9, 16, 40, 1);
  expect(others).toEqual([]);
  expect(Math.hypot(lamp!.x - LEFT - 4.5, lamp!.y - TOP - 8)).toBeLessThan(3);
  expect(Math.abs(lamp!.tall - 16)).toBeLessThan(4);
});

it.each([
  ['the network doubts it', 9, 16, 40, 0.7],
  ['it is wider than tall, as a house number', 16, 9, 40, 1],
  ['nothing stands out from the wall', 9, 16, 186, 1],
])('finds none where %s', (_, wide, tall, light, chance) => {
  expect(lampsOf(wide, tall, light, chance)).toEqual([]);
});

/** A sure lantern, and another thing on the wall with the light and the chance given. */
const besideLantern = (wide: number, tall: number, light: number, chance: number) => {
  const photo = newRaster(W, H);
  photo.data.fill(190);
  const lamps = newPlane(W, H);
  const put = (left: number, across: number, high: number, tone: number, told: number): void => {
    for (let y = TOP; y < TOP + high; y++) {
      photo.data.fill(tone, (y * W + left) * 3, (y * W + left + across) * 3);
      lamps.data.fill(told, y * W + left, y * W + left + across);
    }
  };
  put(LEFT, 9, 16, 40, 1);
  put(LEFT + 120, wide, tall, light, chance);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  const look = windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });
  return seenLamps(look, { lamps, glass: newPlane(W, H) }).slice(1);
};

it('finds the like of a sure lantern where it is less sure, or has no outline', () => {
  const [doubted] = besideLantern(12, 15, 40, 0.87);
  expect(Math.abs(doubted!.x - LEFT - 126)).toBeLessThan(3);
  const [plain] = besideLantern(9, 16, 186, 1);
  expect(Math.abs(plain!.x - LEFT - 124.5)).toBeLessThan(3);
  expect(Math.abs(plain!.tall - 16)).toBeLessThan(4);
});

it('finds nothing beside a lantern that is doubted more, or of another form and without an outline', () => {
  expect(besideLantern(8, 15, 40, 0.5)).toEqual([]);
  expect(besideLantern(13, 16, 186, 1)).toEqual([]);
});

/** Two things on a wall that a dark trim runs along, so that neither has an outline of its own. */
const alongTrim = (light: number, chances: readonly [number, number], falls = 0, glazed = 0) => {
  const photo = newRaster(W, H);
  photo.data.fill(190);
  const lamps = newPlane(W, H);
  chances.forEach((chance, k) => {
    const [left, top] = [LEFT + k * 60, TOP + k * falls];
    for (let y = top - 40; y < top + 60; y++) photo.data.fill(100, (y * W + left - 1) * 3, (y * W + left + 4) * 3);
    for (let y = top; y < top + 16; y++) {
      photo.data.fill(light, (y * W + left) * 3, (y * W + left + 9) * 3);
      lamps.data.fill(chance, y * W + left, y * W + left + 9);
    }
  });
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  const look = windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });
  const glass = newPlane(W, H);
  glass.data.fill(glazed);
  return seenLamps(look, { lamps, glass });
};

it('finds a level pair of which the network is sure twice over, where neither has an outline', () => {
  const found = alongTrim(60, [0.98, 0.95]);
  expect(found).toHaveLength(2);
  expect(Math.abs(found[1]!.x - LEFT - 64.5)).toBeLessThan(3);
  expect(Math.abs(found[1]!.tall - 16)).toBeLessThan(5);
});

it('finds a doubted one beside a sure one of its form', () => {
  expect(alongTrim(60, [0.98, 0.7])).toHaveLength(2);
});

it.each([
  ['one of them is hardly seen', 60, [0.98, 0.5], 0, 0],
  ['both are doubted', 60, [0.8, 0.8], 0, 0],
  ['they hang at two heights', 60, [0.98, 0.95], 90, 0],
  ['they are white, as the ends of a trim', 235, [0.98, 0.95], 0, 0],
  ['the doubted one may be a small window', 60, [0.98, 0.7], 0, 0.3],
] as const)('finds no pair where %s', (_, light, chances, falls, glazed) => {
  expect(alongTrim(light, chances, falls, glazed)).toEqual([]);
});
