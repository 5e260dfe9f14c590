import { expect, it } from 'vitest';
import { withSize } from './fixed-size.ts';

const dim = (...inner: number[]): number[] => [0x0a, inner.length, ...inner];
const model = new Uint8Array([7, ...dim(8, 1), ...dim(0x12, 1, 104), ...dim(0x12, 1, 119), ...dim(0x12, 2, 104, 50)]);

it('writes numbers where the sides had names, and leaves other names alone', () => {
  const fixed = withSize(model, 512, 352);
  expect([...fixed]).toEqual([7, ...dim(8, 1), ...dim(8, 0xe0, 2), ...dim(8, 0x80, 4), ...dim(0x12, 2, 104, 50)]);
  expect(model).not.toEqual(fixed);
});

it('refuses a network without these names, and sides that three bytes cannot hold', () => {
  expect(() => withSize(model.subarray(0, 8), 512, 352)).toThrow(/not called/);
  expect(() => withSize(model, 100, 352)).toThrow(/No network/);
});
