import { expect, it } from 'vitest';
import { glassOf } from '#engines/dusk/windows/glass-cells.ts';
import { CLASS_NAMES, type Segmentation } from '#engines/ports.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const plane = (value: (x: number, y: number) => number): Plane => {
  const out = newPlane(80, 60);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % 80, Math.floor(i / 80));
  return out;
};
const pane = (x: number, y: number): boolean => x >= 30 && x < 50 && y >= 20 && y < 40;
const seenAs = (chance: number, surest = chance): Segmentation => ({
  width: 80,
  height: 60,
  probabilities: CLASS_NAMES.map((name) =>
    plane((x, y) => (name === 'pane' && pane(x, y) ? (x === 40 ? surest : chance) : 0)),
  ),
  scene: {},
});
const seen = seenAs(0.97);
const middle = 30 * 80 + 40;
const [warm, cool] = [plane(() => 0), plane(() => 0)];

const window = [
  [30 / 80, 20 / 60],
  [50 / 80, 20 / 60],
  [50 / 80, 40 / 60],
  [30 / 80, 40 / 60],
] as const;

it('takes dark glass in a light wall for glass that mirrors the sky', () => {
  const light = plane((x, y) => (pane(x, y) ? -4 : -2));
  const [glass, mirror] = glassOf(seen, { light, warm, cool });
  expect(glass.data[middle]).toBeGreaterThan(0.95);
  expect(mirror.data[middle]).toBeGreaterThan(0.8);
  expect(glass.data[0]).toBe(0);
});

it('leaves a stretch of bare wall alone that is read as a pane', () => {
  const [glass, mirror] = glassOf(seen, { light: plane((x) => -3 + 0.05 * Math.sin(x)), warm, cool });
  expect(glass.data[middle]).toBe(0);
  expect(mirror.data[middle]).toBe(0);
});

it('leaves brown stucco alone that only a shadow frames on one side', () => {
  const light = plane((x) => (x < 34 ? -2 : -3.4));
  const [glass] = glassOf(seenAs(0.72, 0.97), { light, warm, cool: plane(() => -0.3) });
  expect(glass.data[middle]).toBe(0);
});

it('leaves a piece alone of which no place is surely glass', () => {
  const light = plane((x, y) => (pane(x, y) ? -4 : -2));
  const [glass, mirror] = glassOf(seenAs(0.84), { light, warm, cool });
  expect(glass.data[middle]).toBe(0);
  expect(mirror.data[middle]).toBe(0);
});

it('leaves the white post between two panes its own colour', () => {
  const light = plane((x, y) => (pane(x, y) && (x < 38 || x >= 43) ? -4 : -0.5));
  const [, mirror] = glassOf(seen, { light, warm, cool });
  expect(mirror.data[middle]).toBe(0);
  expect(mirror.data[middle - 6]).toBeGreaterThan(0.8);
});

it('leaves a white blind that fills its window its own colour', () => {
  const light = plane((x, y) => (pane(x, y) ? -0.6 : x >= 28 && x < 52 && y >= 18 && y < 42 ? -3 : -1.2));
  const [glass, mirror] = glassOf(seen, { light, warm, cool });
  expect(glass.data[middle]).toBeGreaterThan(0.9);
  expect(mirror.data[middle]).toBe(0);
});

it('leaves a ragged brown part alone that sticks out of a found window', () => {
  // Shade between the fronds of a palm, read as glass with the window that it touches.
  const shade = (x: number, y: number): boolean => x >= 50 && x < 66 && y >= 20 && y < 20 + (66 - x);
  const both: Segmentation = {
    ...seen,
    probabilities: CLASS_NAMES.map((name) =>
      plane((x, y) => (name === 'pane' && (pane(x, y) || shade(x, y)) ? 0.97 : 0)),
    ),
  };
  const light = plane((x, y) => (pane(x, y) ? -4 : shade(x, y) ? -3 : -1.3));
  const brown = plane((x, y) => (pane(x, y) ? 0.1 : -0.4));
  const at = 24 * 80 + 56;
  expect(glassOf(both, { light, warm, cool: brown })[0].data[at]).toBeGreaterThan(0.9);
  const [glass] = glassOf(both, { light, warm, cool: brown }, [window]);
  expect(glass.data[at]).toBe(0);
  expect(glass.data[middle]).toBeGreaterThan(0.9);
});

it('leaves the panel beside a found window alone that has the paint of the wall', () => {
  const panel = (x: number, y: number): boolean => x >= 50 && x < 62 && y >= 20 && y < 40;
  const bay: Segmentation = {
    ...seen,
    probabilities: CLASS_NAMES.map((name) =>
      plane((x, y) => {
        const glass = pane(x, y) || panel(x, y);
        return name === 'pane' ? (glass ? 0.97 : 0) : name === 'wall' ? (glass ? 0 : 0.9) : 0;
      }),
    ),
  };
  // A blind with bars before it, and cream paint.
  const light = plane((x, y) => (pane(x, y) ? (x % 5 ? -0.4 : -1.6) : -0.7));
  const [red, blue] = [plane((x, y) => (pane(x, y) ? -0.1 : 0.12)), plane((x, y) => (pane(x, y) ? 0.15 : -0.1))];
  const at = 30 * 80 + 57;
  const [glass] = glassOf(bay, { light, warm: red, cool: blue }, [window]);
  expect(glass.data[at]).toBeLessThan(0.05);
  expect(glass.data[middle]).toBeGreaterThan(0.9);
  const [both] = glassOf(bay, { light, warm, cool }, [window]);
  expect(both.data[at]).toBeGreaterThan(0.5);
});
