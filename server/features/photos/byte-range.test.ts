import { expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

it.each([
  [undefined, null],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=990-2000', { start: 990, end: 999 }],
  ['bytes=500-', { start: 500, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
])('%s of 1000 bytes', (header, wanted) => {
  expect(readRange(header, 1000)).toEqual(wanted);
});

it('nothing of an empty file can be asked for', () => {
  expect(readRange('bytes=0-0', 0)).toBe('unsatisfiable');
});
