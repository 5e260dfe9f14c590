import { describe, expect, it } from 'vitest';
import { MOODS } from '#engines/dusk/evening/mood.ts';
import { levelWater, mirrorOnWater, takeWater, type Water, waterIn } from '#engines/dusk/evening/water.ts';
import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import { SURFACES, type Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { EMITTED } from '#engines/dusk/windows/light.ts';
import { CLASS_NAMES, type ClassName, type Segmentation } from '#engines/ports.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newPlane, newRaster, type Plane } from '#engines/raster/raster.ts';

const SIDE = 60;
const filled = (value: number): Plane => {
  const plane = newPlane(SIDE, SIDE);
  plane.data.fill(value);
  return plane;
};
const at = (x: number, y: number): number => y * SIDE + x;
/** Rows from 40 on, in columns 10 to 50, hold one value, the rest another. */
const pool = (inside: number, outside: number): Plane => {
  const plane = filled(outside);
  for (let y = 40; y < SIDE; y++) plane.data.fill(inside, at(10, y), at(50, y));
  return plane;
};
/** A network that calls it water in its left half, and in the right something else. */
const seenAs = (left: ClassName, right: ClassName): Segmentation => {
  const probabilities = CLASS_NAMES.map(() => newPlane(SIDE, SIDE));
  for (let y = 40; y < SIDE; y++) {
    probabilities[CLASS_NAMES.indexOf(left)]!.data.fill(0.9, at(10, y), at(30, y));
    probabilities[CLASS_NAMES.indexOf(right)]!.data.fill(0.9, at(30, y), at(50, y));
  }
  return { width: SIDE, height: SIDE, probabilities, scene: {} };
};
const found = (seen: Segmentation, red: number, blue: number): Water | undefined =>
  waterIn(seen, { light: filled(-1.5), warm: pool(red, 0), cool: pool(blue, 0) } as unknown as Cells, 0.4);

describe('waterIn', () => {
  it('finds all of a pool that the network takes for a car by half', () => {
    const share = found(seenAs('water', 'vehicle'), -2.3, 0.3)!.share.data;
    expect(share[at(20, 50)]).toBeGreaterThan(0.99);
    expect(share[at(40, 50)]).toBeGreaterThan(0.99);
    expect(share[at(4, 50)]).toBe(0);
  });

  it('takes no concrete that a blue sky has tinted for water, and no turquoise thing that the network does not', () => {
    expect(found(seenAs('water', 'ground'), -2.6, 2)).toBeUndefined();
    expect(found(seenAs('vehicle', 'ground'), -2.3, 0.3)).toBeUndefined();
  });

  it('tells a pond that mirrors a blue sky from a turquoise pool', () => {
    expect(found(seenAs('water', 'water'), -2.8, 0.95)!.mirrors.data[at(30, 50)]).toBeGreaterThan(0.99);
    expect(found(seenAs('water', 'water'), -2.3, 0.3)!.mirrors.data[at(30, 50)]).toBe(0);
  });
});

it('makes a pool water, and leaves nothing else in it', () => {
  const surfaces = Object.fromEntries(
    SURFACES.map((name) => [name, filled(name === 'leaf' ? 1 : 0)]),
  ) as unknown as Surfaces;
  takeWater(surfaces, { share: pool(1, 0), mirrors: filled(0), bright: 1 });
  expect([surfaces.water.data[at(30, 50)], surfaces.leaf.data[at(30, 50)]]).toEqual([1, 0]);
  expect([surfaces.water.data[at(4, 50)], surfaces.leaf.data[at(4, 50)]]).toEqual([0, 1]);
});

it('gives a pool that was read as lit and one that was read as dark nearly the same light, and the stones none of it', () => {
  const levelOf = (light: number): number => {
    const arriving = filled(1);
    const tone = { light: pool(light, -2), share: filled(1), slope: filled(0), excess: filled(0), gain: filled(1) };
    levelWater({ ...tone, arriving }, { share: pool(1, 0), mirrors: filled(0), bright: 1 }, 1, MOODS.dusk);
    expect(arriving.data[at(4, 50)]).toBe(1);
    return light + Math.log2(arriving.data[at(30, 50)]!);
  };
  expect(levelOf(-2) - levelOf(-5)).toBeCloseTo(0.6, 1);
});

describe('mirrorOnWater', () => {
  /** Light that pixels of a colour give back under an orange horizon and a blue zenith, and how much of their own is gone. */
  const mirrored = (colour: readonly [number, number, number], mirrors: number, y = 50): readonly number[] => {
    const photo = newRaster(SIDE, SIDE);
    for (let i = 0; i < SIDE * SIDE; i++) photo.data.set(colour, i * 3);
    const [red, green, blue] = [filled(0.2), filled(0.3), filled(0.6)];
    for (const [plane, light] of [
      [red, 0.9],
      [green, 0.5],
      [blue, 0.4],
    ] as const)
      plane.data.fill(light, at(0, 12), at(0, 30));
    const lights = { emitted: new Uint8Array(SIDE * SIDE * 3), glass: new Uint8Array(SIDE * SIDE) };
    const water = { share: pool(1, 0), mirrors: pool(mirrors, 0), bright: 0.3 };
    mirrorOnWater(water, photo, lumaOf(photo), { red, green, blue }, 0.5, lights);
    const i = at(30, y);
    return [...lights.emitted.subarray(i * 3, i * 3 + 3)].map((byte) => EMITTED[byte]!).concat(lights.glass[i]! / 255);
  };

  it('lays the low sky on far water and the high sky on near, in place of the blue of the day', () => {
    const [farRed, , farBlue, far] = mirrored([20, 150, 220], 1, 40);
    expect(farRed!).toBeGreaterThan(2 * farBlue!);
    expect(far!).toBeGreaterThan(0.9);
    const [red, , blue] = mirrored([20, 150, 220], 1, 58);
    expect(blue!).toBeGreaterThan(2 * red!);
    expect(blue!).toBeLessThan(0.6);
  });

  it('leaves the colour of a pool, with a sheen of the sky on it', () => {
    const [, , blue, gone] = mirrored([60, 180, 180], 0, 58);
    expect(blue!).toBeGreaterThan(0.01);
    expect(blue!).toBeLessThan(0.2);
    expect(gone!).toBe(0);
  });

  it('leaves a tree that is mirrored, and rails before the water', () => {
    expect(mirrored([50, 80, 30], 1)).toEqual([0, 0, 0, 0]);
    expect(mirrored([120, 120, 120], 1)).toEqual([0, 0, 0, 0]);
  });
});
