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

it('holds as many runs as a map can have', () => {
  const [width, height] = [256, 64];
  const map = new Uint8Array(width * height).map((_, i) => (i + Math.floor(i / width)) % 2);
  expect(labelRegions(map, width, height).regions).toHaveLength((width * height) / 2);
});

it('passes over empty stretches, and reads a map that begins at any byte', () => {
  const [width, height] = [61, 5];
  const bytes = new Uint8Array(width * height + 1);
  const map = bytes.subarray(1);
  map.fill(255, 3, 40);
  map[2 * width + 59] = 1;
  map[3 * width + 59] = 1;
  map[height * width - 1] = 1;
  for (const read of [map, map.slice()]) {
    const { labels, regions } = labelRegions(read, width, height);
    expect(regions.map(({ area, left, right }) => [area, left, right])).toEqual([
      [37, 3, 39],
      [2, 59, 59],
      [1, 60, 60],
    ]);
    expect(labels.filter(Boolean)).toHaveLength(40);
  }
});

it('finds long runs whole, whatever their pixels hold', () => {
  const map = new Uint8Array(3 * 23);
  for (let i = 1; i < 22; i++) map[23 + i] = i < 9 ? 1 : i < 12 ? 7 : 255;
  const { regions } = labelRegions(map, 23, 3);
  expect(regions).toEqual([{ label: 1, area: 21, left: 1, top: 1, right: 21, bottom: 1 }]);
});
