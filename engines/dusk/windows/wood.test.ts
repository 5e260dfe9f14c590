import { expect, it } from 'vitest';
import { woodAlong, woodInSun } from '#engines/dusk/windows/wood.ts';

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

/** Bands of which the lower three lie in the sun, but for the right jamb. */
const halfLit = (lit: number, shaded: number, glass: number): Float32Array[] =>
  Array.from({ length: 6 }, (_, band) =>
    Float32Array.from({ length: BINS }, (_, bin) =>
      !isFrame(bin) ? glass : band >= 3 && bin < BINS - 4 ? lit : shaded,
    ),
  );

it('tells a brown post by its half in the sun: in the shade of an eave it is as dark as the glass', () => {
  const [light, colours] = [halfLit(0.45, 0.2, 0.25), halfLit(0.54, 0.48, 0.47)];
  expect(woodAlong(light, colours, true)).toBeUndefined();
  const post = woodInSun(light, colours)!;
  expect([...post].map((v) => v > 0.5)).toEqual(Array.from({ length: BINS }, (_, bin) => bin >= 28 && bin < 34));
});

it('takes a curtain that is warm but no lighter below for no post', () => {
  expect(woodInSun(halfLit(0.25, 0.2, 0.25), halfLit(0.54, 0.48, 0.47))).toBeUndefined();
});

it('takes what is warm before a blind in the sun for no post', () => {
  const light = halfLit(0.6, 0.2, 0.2).map((band, n) => (n < 3 ? band : band.map((v) => Math.max(v, 0.42))));
  expect(woodInSun(light, halfLit(0.54, 0.48, 0.47))).toBeUndefined();
});
