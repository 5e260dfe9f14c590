import { expect, it } from 'vitest';
import { bareWalls, blendEarth, type Surfaces, straw, surfacesOf } from '#engines/dusk/sun/surfaces.ts';
import { giveTrim } from '#engines/dusk/sun/white-boards.ts';
import { CLASS_NAMES, type Segmentation } from '#engines/ports.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const plane = (value: (y: number) => number): Plane => {
  const out = newPlane(60, 60);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(Math.floor(i / 60));
  return out;
};

it('gives the wall the white board along a roof, and leaves the roof its tiles in the sun', () => {
  const roof = plane((y) => (y < 40 ? 1 : 0));
  const house = plane((y) => (y < 40 ? 0 : 1));
  const shade = plane((y) => (y === 39 || y === 15 ? -1 : -4));
  giveTrim({ roof, house } as Surfaces, shade.data, -4);
  expect(house.data[39 * 60 + 30]).toBeGreaterThan(0.9);
  expect(house.data[15 * 60 + 30]).toBe(0);
});

it('gives the wall what looks as it does among leaves, and leaves them what is green or dark', () => {
  const seen: Segmentation = {
    width: 60,
    height: 60,
    probabilities: CLASS_NAMES.map((name) =>
      plane((y) => (name === 'facade' ? (y < 30 ? 1 : 0.3) : name === 'vegetation' && y >= 30 ? 0.7 : 0)),
    ),
    scene: {},
  };
  const given = (light: number, blue: number): number => {
    const [leaf, house] = [plane((y) => (y < 30 ? 0 : 0.7)), plane((y) => (y < 30 ? 1 : 0.3))];
    const cells = {
      light: plane((y) => (y < 30 ? -1.5 : light)),
      warm: plane(() => 0),
      cool: plane((y) => (y < 30 ? 0 : blue)),
    };
    bareWalls({ leaf, house }, seen, cells);
    return house.data[33 * 60 + 30]!;
  };
  expect(given(-1.6, 0)).toBeGreaterThan(0.95);
  expect(given(-1.6, -0.8)).toBeCloseTo(0.3);
  expect(given(-4, 0)).toBeCloseTo(0.3);
});

it('takes a fence for no ground', () => {
  const seen: Segmentation = {
    width: 60,
    height: 60,
    probabilities: CLASS_NAMES.map((name) => plane((y) => (name === (y < 30 ? 'other' : 'ground') ? 1 : 0))),
    scene: {},
  };
  const none = plane(() => 0);
  const { house, paving } = surfacesOf(seen, none, none, 0);
  expect(house.data[15 * 60 + 30]).toBe(1);
  expect(paving.data[45 * 60 + 30]).toBe(1);
});

it('takes a whole garage door for one, and no triangle of a porch', () => {
  const seen = (door: (x: number, y: number) => boolean): Segmentation => ({
    width: 60,
    height: 60,
    probabilities: CLASS_NAMES.map((name) => {
      const out = newPlane(60, 60);
      if (name === 'garage')
        for (let i = 0; i < out.data.length; i++) out.data[i] = door(i % 60, Math.floor(i / 60)) ? 1 : 0;
      return out;
    }),
    scene: {},
  });
  const none = plane(() => 0);
  const garage = (door: (x: number, y: number) => boolean): number =>
    surfacesOf(seen(door), none, none, 0).garage.data[35 * 60 + 22]!;
  expect(garage((x, y) => x >= 20 && x < 40 && y >= 30 && y < 45)).toBeGreaterThan(0.8);
  expect(garage((x, y) => x >= 10 && y >= 15 && x + y < 70)).toBe(0);
});

it('lets bare earth and the grass around it take one light, and keeps grey paving apart', () => {
  const bare = plane((y) => (y % 4 === 0 ? 1 : 0));
  const [lawn, paving] = [plane((y) => 1 - bare.data[y * 60]!), plane((y) => bare.data[y * 60]!)];
  blendEarth(
    { lawn, paving } as Surfaces,
    plane(() => 0.9),
    plane(() => -0.9),
  );
  expect(lawn.data[32 * 60 + 30]).toBeGreaterThan(0.6);
  expect(lawn.data[33 * 60 + 30]).toBeLessThan(0.85);
  const [turf, slab] = [plane((y) => (y < 30 ? 1 : 0)), plane((y) => (y < 30 ? 0 : 1))];
  blendEarth(
    { lawn: turf, paving: slab } as Surfaces,
    plane(() => 0.1),
    plane(() => -0.1),
  );
  expect(turf.data[30 * 60 + 30]).toBe(0);
  expect(turf.data[29 * 60 + 30]).toBe(1);
});

it('leaves a blue car on the drive its paint beside the grass', () => {
  const [lawn, paving] = [plane((y) => (y < 30 ? 1 : 0)), plane((y) => (y < 30 ? 0 : 1))];
  blendEarth(
    { lawn, paving } as Surfaces,
    plane(() => -0.6),
    plane((y) => (y < 30 ? -0.9 : 0.6)),
  );
  expect(lawn.data[31 * 60 + 30]).toBe(0);
});

it('knows the grass of a dull photo from concrete and soil', () => {
  expect(straw(72, 74, 54)).toBeGreaterThan(0.9);
  expect(straw(139, 132, 128)).toBe(0);
  expect(straw(150, 110, 80)).toBe(0);
});

it('takes a frond that the network calls sky for leaves where trees stand around it, and for a wall beside walls', () => {
  const shareIn = (around: 'vegetation' | 'facade'): number => {
    const probabilities = CLASS_NAMES.map((name) =>
      plane((y) => (y > 25 && y < 32 ? (name === 'sky' ? 1 : 0) : name === around ? 1 : 0)),
    );
    const seen = { width: 60, height: 60, probabilities } as unknown as Segmentation;
    const nothing = plane(() => 0);
    return surfacesOf(seen, nothing, nothing, 0.9).leaf.data[28 * 60 + 30]!;
  };
  expect(shareIn('vegetation')).toBeGreaterThan(0.8);
  expect(shareIn('facade')).toBeLessThan(0.1);
});
