import { expect, it } from 'vitest';
import { beamsOf, findSun } from './sun.ts';
import { FINE, inBeams, sunThrough } from './sun-pattern.ts';

const size = { left: 3, right: 3, depth: 5, behind: 1.5, height: 2.6 };
const panes = [{ plane: 0, from: 2, to: 4, sill: 0.4, head: 2.2 }];
const way = { x: -0.66, y: 0.56, z: 0.5 };

/** The floor with what this sun throws through the window. */
const patches = (strength: number) => {
  const pattern = new Float32Array(FINE * FINE).fill(1);
  for (let i = 0; i < pattern.length; i++) {
    const x = (((i % FINE) + 0.5) / FINE) * 6 - 3;
    const z = ((Math.floor(i / FINE) + 0.5) / FINE) * 6.5 - 1.5;
    const t = (-3 - x) / way.x;
    const [y, along] = [way.y * t, z + way.z * t];
    if (y > 0.4 && y < 2.2 && along > 2 && along < 4) pattern[i] = strength;
  }
  const [gate, peak, even] = [pattern.map((v) => (v > 1 ? 1 : 0)), pattern, pattern];
  const [shade, mirrored] = [pattern.map(() => 0.3), pattern.map(() => 0)];
  const shown = new Uint8Array(FINE * FINE).fill(1);
  return { pattern, gate, peak, even, shade, run: shade, mirrored, shown, carpet: false, pale: true, blown: 0.5 };
};

it('reads where the sun stands from the patches it throws, and none where there are none', () => {
  const sun = findSun(patches(2.2), size, panes)!;
  expect(sun.x * way.x + sun.y * way.y + sun.z * way.z).toBeGreaterThan(0.98);
  expect(findSun(patches(1), size, panes)).toBeNull();
  expect(findSun(patches(2.2), size, [])).toBeNull();
});

it('carries a beam up through the room', () => {
  const light = { ...size, floorPattern: patches(2.2).pattern, sun: way };
  // A place one metre up on the beam that lands in the middle of the patch.
  const [x, z] = [-3 + (1.3 / way.y) * -way.x, 3 - (1.3 / way.y) * way.z];
  expect(sunThrough(light, x + way.x, way.y, z + way.z)).toBeCloseTo(1.2, 1);
  expect(sunThrough(light, x - 1, 0.1, z + 2.5)).toBeCloseTo(0, 5);
  expect(sunThrough({ ...light, sun: null }, x, 0.1, z)).toBe(0);
});

it('takes what is broad and bright for sun where the windows let it in, and for pale floor elsewhere', () => {
  const known = patches(2.2);
  const beams = beamsOf(way, size, panes);
  // A floor whose shade was read too high, as inside a broad patch.
  const dull = { ...known, shade: known.pattern.map(() => 0.51), run: known.pattern.map(() => 0.3) };
  const told = inBeams({ ...dull, peak: known.pattern.map(() => 1.3) }, beams);
  const at = (x: number, z: number) => Math.floor(((z + 1.5) / 6.5) * FINE) * FINE + Math.floor(((x + 3) / 6) * FINE);
  const [x, z] = [-3 + (1.3 / way.y) * -way.x, 3 - (1.3 / way.y) * way.z];
  expect(beams[at(x, z)]).toBe(1);
  expect(told.peak[at(x, z)]).toBeCloseTo(2.21, 2);
  expect(told.shade[at(x, z)]).toBeCloseTo(0.3, 5);
  expect(beams[at(2, 4)]).toBe(0);
  expect(told.peak[at(2, 4)]).toBeCloseTo(1.3, 5);
});
