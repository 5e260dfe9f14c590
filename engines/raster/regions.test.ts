import { expect, it } from 'vitest';
import { labelRegions } from './regions.ts';

const mapOf = (...rows: string[]): [Uint8Array, number, number] => [
  Uint8Array.from(rows.join(''), (v) => (v === '#' ? 1 : 0)),
  rows[0]!.length,
  rows.length,
];

it('joins what meets further down, keeps corners apart and numbers pieces by their first pixel', () => {
  const { labels, regions } = labelRegions(...mapOf('#..#.#', '#.##..', '####.#', '.....#'));
  expect([...labels].join('')).toBe('100102' + '101100' + '111103' + '000003');
  expect(regions).toEqual([
    { label: 1, area: 9, left: 0, top: 0, right: 3, bottom: 2 },
    { label: 2, area: 1, left: 5, top: 0, right: 5, bottom: 0 },
    { label: 3, area: 2, left: 5, top: 2, right: 5, bottom: 3 },
  ]);
});

it('holds more runs than it first has room for', () => {
  const [width, height] = [256, 64];
  const map = new Uint8Array(width * height).map((_, i) => (i + Math.floor(i / width)) % 2);
  expect(labelRegions(map, width, height).regions).toHaveLength((width * height) / 2);
});
