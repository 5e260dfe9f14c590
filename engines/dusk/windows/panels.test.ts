import { expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { isPanelled } from '#engines/dusk/windows/panels.ts';
import { newRaster } from '#engines/raster/raster.ts';

const [WIDE, TALL] = [42, 92];
const WHOLE: Quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
/** Rows of panels or panes, in pixels from one to the next, and how much of that is the rail or the bar between two. */
const EACH = 22;

/** Four rows of two, with the light of what is between them, of themselves and of the line around each. */
const doorOf = (between: number, inside: number, line: number, rail: number) => {
  const photo = newRaster(WIDE, TALL);
  const across = (x: number): 'rail' | 'line' | 'inside' => {
    const at = x % 21;
    return at < rail || at > 20 - rail / 2 ? 'rail' : at < rail + 2 || at > 18 - rail / 2 ? 'line' : 'inside';
  };
  const down = (y: number): 'rail' | 'line' | 'inside' => {
    const at = y % EACH;
    return at < rail ? 'rail' : at < rail + 2 || at > EACH - 3 ? 'line' : 'inside';
  };
  for (let y = 0; y < TALL; y++)
    for (let x = 0; x < WIDE; x++) {
      const [h, v] = [across(x), down(y)];
      const light = h === 'rail' || v === 'rail' ? between : h === 'line' || v === 'line' ? line : inside;
      photo.data.fill(light, 3 * (y * WIDE + x), 3 * (y * WIDE + x) + 3);
    }
  return photo;
};

it('tells a door of panels by rails as light as the panels, with a groove around each', () => {
  expect(isPanelled(doorOf(88, 92, 35, 6), WHOLE)).toBe(true);
});

it.each([
  ['light bars before dark glass', 200, 60, 40, 6],
  ['dark bars before a white blind', 40, 210, 210, 3],
  ['slim bars as light as the glass that mirrors the sky', 90, 92, 40, 2],
  ['an even pane', 90, 90, 90, 4],
])('does not take %s for one', (_, between, inside, line, rail) => {
  expect(isPanelled(doorOf(between, inside, line, rail), WHOLE)).toBe(false);
});
