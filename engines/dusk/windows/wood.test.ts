import { expect, it } from 'vitest';
import { woodAlong } from '#engines/dusk/windows/wood.ts';

const BINS = 60;
const bands = (at: (bin: number) => number): Float32Array[] =>
  Array.from({ length: 6 }, () => Float32Array.from({ length: BINS }, (_, bin) => at(bin)));
const isFrame = (bin: number): boolean => bin < 4 || bin >= BINS - 4 || (bin >= 28 && bin < 34);
const warmth = bands((bin) => (isFrame(bin) ? 0.54 : 0.48));

it('tells a brown post from glass that is as light as it', () => {
  const wood = woodAlong(
    bands(() => 0.4),
    warmth,
    true,
  )!;
  expect([...wood].map((v) => v > 0.5)).toEqual(Array.from({ length: BINS }, (_, bin) => isFrame(bin)));
});

it('takes white paint before bluish glass for none', () => {
  expect(
    woodAlong(
      bands((bin) => (isFrame(bin) ? 0.8 : 0.4)),
      warmth,
      true,
    ),
  ).toBeUndefined();
});

it('takes cream curtains at both sides for none: no post stands amid the glass', () => {
  const curtains = bands((bin) => (bin < 8 || bin >= BINS - 8 ? 0.54 : 0.48));
  expect(
    woodAlong(
      bands(() => 0.4),
      curtains,
      true,
    ),
  ).toBeUndefined();
});
