import { expect, it } from 'vitest';
import { boundBlue, greyOf, iceOf, turningOf } from '#engines/dusk/evening/hues.ts';
import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

it('turns olive leaves green, and neither those of autumn nor blossom', () => {
  expect(turningOf(0.1, -1.4)).toBeGreaterThan(0.4);
  expect(turningOf(0.64, -1.4)).toBe(0);
  expect(turningOf(2, -1.4)).toBe(0);
  expect(turningOf(0.4, 0.5)).toBe(0);
});

it('takes stains on paving for grey where all of it is bluish, and blue paint among grey for none', () => {
  expect(greyOf(-0.32, 0.56, -0.12, 0.4)).toBeGreaterThan(0.9);
  expect(greyOf(-0.32, 0.56, 0, 0)).toBeLessThan(0.1);
  expect(greyOf(0.05, 0.1, -0.25, 0.45)).toBe(1);
});

it('thaws white paint in the shade, and leaves blue-grey paint in the sun its own', () => {
  expect(iceOf(0.3, 0.3, 0)).toBeCloseTo(0.3);
  expect(iceOf(0.3, 0.25, 1.5)).toBeLessThan(0.06);
  expect(iceOf(0.3, 0, 1.5)).toBeCloseTo(0.3);
});

it('leaves purple paint its own in the shade', () => {
  expect(iceOf(0.9, 1.2, 0)).toBe(0);
});

/** Stops of red and blue against green that a tenth of the paving has at dusk which had so many by day, beside grey paving. */
const boundTo = (
  red: number,
  blue: number,
  painted = 0,
  white = 0,
  hour: readonly [number, number] = [0, 0],
): readonly number[] => {
  const filled = (value: number): Plane => {
    const plane = newPlane(20, 20);
    plane.data.fill(value);
    return plane;
  };
  const [reds, blues] = [filled(0).data.fill(red, 0, 40), filled(0).data.fill(blue, 0, 40)];
  const gain = [filled(0.3), filled(0.3), filled(0.3)] as const;
  const surfaces = { paving: filled(1), leaf: filled(0) } as unknown as Surfaces;
  boundBlue(gain, [reds, blues], surfaces, white, filled(painted).data, hour);
  for (const { data } of gain) expect(data[399]).toBeCloseTo(0.3, 5);
  return [red + Math.log2(gain[0].data[5]! / 0.3), blue + Math.log2(gain[2].data[5]! / 0.3)];
};

const near =
  (red: number, blue: number) =>
  ([r, b]: readonly number[]): boolean =>
    Math.abs(r! - red) + Math.abs(b! - blue) < 1e-3;

it('leaves the plate of a sign its blue', () => {
  expect(boundTo(-0.3, 2)[1]).toBeCloseTo(2);
});

it('holds concrete in blue shade to the blue that the evening sky can give it', () => {
  const [red, blue] = boundTo(-1.8, 2);
  expect(red!).toBeGreaterThan(-0.7);
  expect(blue!).toBeLessThan(0.75);
});

it('leaves paving that is hardly blue, turquoise mats, blossom, blue cars and snow', () => {
  expect(boundTo(0.8, 0.9)).toSatisfy(near(0.8, 0.9));
  expect(boundTo(-0.2, 0.25)).toSatisfy(near(-0.2, 0.25));
  expect(boundTo(-2.5, 0.4)[0]).toBeCloseTo(-2.5, 1);
  expect(boundTo(-1.8, 2, 1)).toSatisfy(near(-1.8, 2));
  expect(boundTo(-1.8, 2, 0, 1)).toSatisfy(near(-1.8, 2));
});

it("leaves paving the blue that is the hour's own, and holds it to that", () => {
  const [red, blue] = boundTo(-0.8, 0.9);
  const [later, bluer] = boundTo(-0.8, 0.9, 0, 0, [-0.28, 0.38]);
  expect(later!).toBeLessThan(red! - 0.1);
  expect(bluer!).toBeGreaterThan(blue! + 0.1);
});
