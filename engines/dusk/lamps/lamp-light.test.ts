import { expect, it } from 'vitest';
import { ceilingPool, lampPool, lightLamp, spotPool } from '#engines/dusk/lamps/lamp-light.ts';
import { newPlane } from '#engines/raster/raster.ts';

const [W, H] = [60, 90];
const box = { left: 20, right: 40, top: 20, bottom: 70 };

/** A dark bar between two lines of its own light, on a wall. */
const barOn = (wall: number, light: number): Uint8Array => {
  const luma = new Uint8Array(W * H).fill(wall);
  for (let y = 24; y < 66; y++) luma.fill(light, y * W + 25, y * W + 35).fill(20, y * W + 28, y * W + 32);
  const emitted = new Uint8Array(W * H * 3);
  lightLamp(luma, box, W, H, { burns: true }, 1, emitted, new Uint8Array(W * H));
  return emitted;
};

it.each([
  ['dark', 90, 230],
  ['pale', 205, 252],
])('a bar that burns by day shines on a %s wall, its body and the wall do not', (_, wall, light) => {
  const emitted = barOn(wall, light);
  const at = (x: number): number => emitted[(45 * W + x) * 3]!;
  expect(at(26)).toBeGreaterThan(150);
  expect(at(30)).toBe(0);
  expect(at(22)).toBe(0);
});

const lit = (pool: typeof spotPool, lamp: typeof box) => {
  const [spill, bloom] = [newPlane(W, H), newPlane(W, H)];
  pool(lamp, spill, bloom);
  return (x: number, y: number): number => spill.data[y * W + x]!;
};

it('a spot under the eave lights the wall below in a cone, nothing above', () => {
  const at = lit(spotPool, { left: 29, right: 31, top: 10, bottom: 12 });
  expect(at(30, 8)).toBe(0);
  expect(at(30, 14)).toBeGreaterThan(2 * at(30, 30));
  expect(at(35, 14) / at(30, 14)).toBeLessThan(at(35, 26) / at(30, 26));
});

it('a lantern lights more of the wall below it than above', () => {
  const at = lit(lampPool, { left: 28, right: 32, top: 40, bottom: 46 });
  expect(at(30, 60)).toBeGreaterThan(1.3 * at(30, 26));
  expect(at(30, 44)).toBeGreaterThan(4 * at(30, 60));
});

it('the light of a lantern is hot beside it and falls off within two of its heights', () => {
  const at = lit(lampPool, { left: 28, right: 32, top: 42, bottom: 46 });
  expect(at(32, 43)).toBeGreaterThan(12 * at(38, 43));
  expect(at(38, 43)).toBeGreaterThan(0.02);
});

it('a lantern that is a little slimmer lights its wall as one that is not, a bar grazes it', () => {
  const beside = (tall: number): number => lit(lampPool, { left: 28, right: 32, top: 43, bottom: 43 + tall })(36, 46);
  expect(beside(6.2)).toBeGreaterThan(0.95 * beside(5.6));
  expect(beside(12)).toBeLessThan(0.6 * beside(5.6));
});

it('a spot in a soffit is a round disc, whatever its box', () => {
  const luma = new Uint8Array(W * H).fill(120);
  const emitted = new Uint8Array(W * H * 3);
  lightLamp(
    luma,
    { left: 20, right: 40, top: 20, bottom: 50 },
    W,
    H,
    { down: true },
    1,
    emitted,
    new Uint8Array(W * H),
  );
  const at = (x: number, y: number): number => emitted[(y * W + x) * 3]!;
  expect(at(30, 35)).toBeGreaterThan(200);
  expect(at(30, 24)).toBe(0);
  expect(at(30, 46)).toBe(0);
  expect(at(35, 35)).toBeGreaterThan(200);
});

it('a lamp under a ceiling lights door and steps below it, a bar does not', () => {
  const below = (lamp: typeof box) => {
    const spill = newPlane(W, H);
    ceilingPool(lamp, spill);
    return (x: number, y: number): number => spill.data[y * W + x]!;
  };
  const at = below({ left: 28, right: 32, top: 10, bottom: 13 });
  expect(at(30, 8)).toBe(0);
  expect(at(30, 25)).toBeGreaterThan(2 * at(30, 45));
  expect(at(30, 25)).toBeGreaterThan(2 * at(42, 25));
  expect(below({ left: 28, right: 32, top: 10, bottom: 30 })(30, 40)).toBe(0);
});

it('a spot throws its light down: its scallop is brightest below its head and wider further down', () => {
  const at = lit(spotPool, { left: 29, right: 31, top: 10, bottom: 12 });
  expect(at(30, 15)).toBeGreaterThan(1.3 * at(30, 12));
  expect(at(33, 13) / at(30, 13)).toBeLessThan(0.5 * (at(33, 20) / at(30, 20)));
});

it('a lantern lights no columns beyond the corner of its wall', () => {
  const [spill, bloom] = [newPlane(W, H), newPlane(W, H)];
  const columns = new Float32Array(W).fill(1).fill(0, 34);
  lampPool({ left: 28, right: 32, top: 40, bottom: 46 }, spill, bloom, 1, columns);
  expect(spill.data[44 * W + 26]).toBeGreaterThan(0.5);
  expect(spill.data[44 * W + 34]).toBe(0);
});

it('the iron of a lantern stays dark before its bulb', () => {
  const luma = new Uint8Array(W * H).fill(230);
  for (let y = 22; y < 48; y++) luma.fill(30, y * W + 22, y * W + 38);
  for (let y = 28; y < 44; y++) luma.fill(210, y * W + 26, y * W + 34);
  const [emitted, glass] = [new Uint8Array(W * H * 3), new Uint8Array(W * H)];
  lightLamp(luma, { left: 20, right: 40, top: 20, bottom: 50 }, W, H, {}, 1, emitted, glass);
  expect(emitted[(36 * W + 30) * 3]).toBeGreaterThan(200);
  expect(glass[25 * W + 30]).toBeGreaterThan(180);
  expect(glass[36 * W + 30]).toBe(0);
});
