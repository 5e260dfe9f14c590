import { expect, it } from 'vitest';
import { floorLightAt, floorLightOf } from './floor-light.ts';
import { sumsOf, TEXELS } from './light-box.ts';
import { FINE } from './sun-pattern.ts';

const size = { left: 2, right: 2, depth: 4, behind: 1, height: 2.5 };
const texels = new Float32Array(6 * TEXELS * TEXELS * 3).fill(0.2);
// A bright right wall.
texels.fill(2, TEXELS * TEXELS * 3, 2 * TEXELS * TEXELS * 3);
const none = new Float32Array(1);
const box = {
  ...size,
  texels,
  view: texels,
  sums: sumsOf(texels, size),
  ambient: [1, 1, 1] as const,
  white: 1,
  floorPattern: none,
  glimpse: {
    width: 1,
    height: 1,
    bright: new Uint8Array(1),
    gate: none,
    cover: none,
    peak: none,
    even: none,
    shade: none,
  },
  sun: null,
  floorTone: [1, 1, 1] as const,
};

it('keeps what the photo shows apart from what the box throws', () => {
  const run = Float32Array.from({ length: FINE * FINE }, (_, i) => 1 + (i % FINE) / FINE);
  const light = { ...box, floorLight: floorLightOf(box, run) };
  const { run: shown, free } = light.floorLight;
  expect(floorLightAt(light, shown, 1.5, 2) / floorLightAt(light, shown, -1.5, 2)).toBeCloseTo(1.875 / 1.125, 1);
  expect(floorLightAt(light, free, 1.5, 2)).toBeGreaterThan(1.5 * floorLightAt(light, free, -1.5, 2));
  expect(floorLightAt(light, free, -1.5, 2)).toBeGreaterThan(0.15);
});
