import { expect, test } from 'vitest';
import { gradeOfMood } from '#engines/dusk/evening/grade.ts';
import { MOODS } from '#engines/dusk/evening/mood.ts';
import { type Evening, paintEvening } from '#engines/dusk/evening/paint.ts';
import { encodeLinear } from '#engines/raster/colour.ts';
import type { Plane } from '#engines/raster/raster.ts';

type Light = readonly [red: number, green: number, blue: number];
type Given = {
  readonly alpha?: number;
  readonly thin?: number;
  readonly spill?: number;
  readonly glass?: number;
  readonly emitted?: number;
  readonly skyRows?: number;
  /** Least and most stops that are taken, where 3 are read. */
  readonly limits?: readonly [number, number];
};

const WIDTH = 7;
const HEIGHT = 40;
const even = (value: number): Plane => ({ width: 2, height: 2, data: new Float32Array(4).fill(value) });

/** Mean levels of an even picture of this light, of an odd width and more rows than are painted at once. */
const painted = (
  light: Light,
  { alpha = 0, thin = 0, spill, glass = 0, emitted = 0, skyRows, limits = [0, 0] }: Given = {},
  mood = MOODS.dusk,
): Light => {
  const count = WIDTH * HEIGHT;
  const bytes = (value: number, each = 1): Uint8Array => new Uint8Array(count * each).fill(value);
  const evening: Evening = {
    width: WIDTH,
    height: HEIGHT,
    grade: gradeOfMood(mood, 1),
    table: new Float32Array(1025).map((_, step) => 2 ** ((1 - step / 512) * 6)),
    ambientLeft: 1,
    source: bytes(0, 3).map((_, p) => Math.round(encodeLinear(light[p % 3]!))),
    luma: bytes(120),
    alpha: bytes(alpha),
    thin: bytes(thin),
    skyRows: skyRows ?? (alpha > 0 ? HEIGHT - 1 : -1),
    sky: [even(0.1), even(0.2), even(0.4)],
    ground: [even(0), even(3), even(limits[0]), even(limits[1]), even(1), even(1), even(1), even(1)],
    lights:
      spill === undefined
        ? undefined
        : { glass: bytes(glass), emitted: bytes(emitted, 3), spill: even(spill), bloom: even(0) },
  };
  const out = bytes(0, 3);
  paintEvening(evening, out);
  const mean = (channel: number): number => out.reduce((sum, v, p) => (p % 3 === channel ? sum + v : sum), 0) / count;
  return [mean(0), mean(1), mean(2)];
};

test('cedar stays cedar, with or without a lamp, and grey stays grey', () => {
  const cedar: Light = [0.3, 0.08, 0.015];
  const warmth = ([red, , blue]: Light): number => red / blue;
  for (const spill of [0, 0.3])
    expect(warmth(painted(cedar, { spill }))).toBeGreaterThan(2 * warmth(painted([0.2, 0.2, 0.2], { spill })));
  const [red, green, blue] = painted(cedar);
  expect(red).toBeGreaterThan(green * 1.3);
  expect(green).toBeGreaterThan(blue * 1.3);
  const stone = painted([0.2, 0.2, 0.2]);
  expect(Math.max(...stone) - Math.min(...stone)).toBeLessThan(12);
});

test('grass under a blue sky is less green and less yellow than by day', () => {
  const [red, green, blue] = painted([0.15, 0.25, 0.03]);
  expect(green / red).toBeLessThan(encodeLinear(0.25) / encodeLinear(0.15));
  expect(blue / green).toBeGreaterThan(encodeLinear(0.03) / encodeLinear(0.25));
});

test('where all is sky the ground does not count, and half of it is between', () => {
  const [open, white, half] = [255, 0, 128].map((alpha) => painted([0.8, 0.8, 0.8], { alpha, skyRows: HEIGHT - 1 }));
  expect(open).toEqual(painted([0.1, 0.1, 0.1], { alpha: 255 }));
  for (const channel of [0, 1, 2] as const) {
    const [least, most] = [open![channel], white![channel]].sort((a, b) => a - b);
    expect(half![channel]).toBeGreaterThan(least!);
    expect(half![channel]).toBeLessThan(most!);
  }
});

test('a thin thing before the sky is dark, and below the last sky there is none', () => {
  const wall = painted([0.8, 0.8, 0.8]);
  expect(painted([0.8, 0.8, 0.8], { thin: 255, skyRows: HEIGHT - 1 })[1]).toBeLessThan(wall[1] * 0.6);
  expect(painted([0.8, 0.8, 0.8], { thin: 255, skyRows: -1 })).toEqual(wall);
});

test('lit glass shows the light behind it, and a wall without any stays as it is', () => {
  const wall = painted([0.2, 0.2, 0.2]);
  expect(painted([0.2, 0.2, 0.2], { spill: 0 })).toEqual(wall);
  expect(painted([0.2, 0.2, 0.2], { spill: 0, glass: 255, emitted: 200 })[0]).toBeGreaterThan(wall[0] + 60);
});

test('a pixel loses no more of the day than what lies around it, and no less', () => {
  const level = (limits: readonly [number, number]): number => painted([0.2, 0.2, 0.2], { limits })[1];
  expect(level([0, 1])).toBe(level([1, 1]));
  expect(level([0, 1])).toBeLessThan(level([0, 0]));
  expect(level([4, 5])).toBe(level([4, 4]));
});

test('greens give up more of their colour than wood and blue paint', () => {
  const strength = (light: Light): number => {
    const kept = painted(light);
    return Math.max(...kept) / Math.min(...kept);
  };
  const even = (light: Light): number => {
    const kept = painted(light, {}, { ...MOODS.dusk, greens: MOODS.dusk.saturation });
    return Math.max(...kept) / Math.min(...kept);
  };
  expect(strength([0.12, 0.2, 0.05])).toBeLessThan(0.98 * even([0.12, 0.2, 0.05]));
  for (const light of [
    [0.3, 0.15, 0.08],
    [0.2, 0.1, 0.3],
  ] as const)
    expect(strength(light)).toBe(even(light));
});
