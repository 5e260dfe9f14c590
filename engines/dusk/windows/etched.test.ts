import { expect, it } from 'vitest';
import { softenEtched } from '#engines/dusk/windows/etched.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const filled = (at: (x: number) => number): Plane => {
  const plane = newPlane(40, 20);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = at(i % 40);
  return plane;
};
const none = filled(() => 0);

it('softens tiles that the sun has striped, and leaves plain ones and walls', () => {
  const slopeOn = (light: Plane, roof: Plane, weak = 0, paving = none, crisp = 0): number => {
    const slope = filled(() => 0);
    softenEtched(
      filled(() => 0),
      slope,
      light,
      light,
      boxBlur(light, 3).data,
      3,
      { leaf: none, roof, lawn: none, paving },
      { weak, crisp },
    );
    return slope.data[10 * 40 + 20]!;
  };
  const striped = filled((x) => (x % 4 < 2 ? -1 : -4));
  const roof = filled(() => 1);
  expect(slopeOn(striped, roof)).toBeCloseTo(0.5, 1);
  expect(
    slopeOn(
      filled((x) => (x % 4 < 2 ? -2 : -2.3)),
      roof,
    ),
  ).toBe(0);
  expect(slopeOn(striped, none)).toBe(0);
  // What sharpening has drawn in a weak file goes from walls too.
  const drawn = filled((x) => (x % 4 < 2 ? -1 : -2.6));
  expect(slopeOn(drawn, none, 1)).toBeGreaterThan(0.3);
  // But no twigs before a white wall: so far apart in light are two things, not one that was sharpened.
  expect(slopeOn(striped, none, 1)).toBeLessThan(0.2);
  // And in one that is sharpened to the pixel.
  expect(slopeOn(striped, none, 0, none, 1)).toBeGreaterThan(0.4);
  const grit = filled((x) => (x % 4 < 2 ? -2 : -2.1));
  expect(slopeOn(grit, none, 0, roof)).toBeLessThan(-0.3);
  // But not where it is the blocks of a weak file: scratches on a drive.
  expect(slopeOn(grit, none, 1, roof)).toBeGreaterThanOrEqual(0);
  const scratched = filled((x) => (x % 4 < 2 ? -2 : -2.4));
  expect(slopeOn(scratched, none, 1, roof)).toBeGreaterThan(0.3);
});

it('draws no line beside the border of a shadow that goes', () => {
  const [light, shade] = [filled((x) => (x < 20 ? -1 : -2.5)), filled(() => -2.5)];
  const [sun, slope] = [filled((x) => (x < 20 ? 1.5 : 0)), filled(() => 0)];
  const roof = filled(() => 1);
  softenEtched(
    sun,
    slope,
    light,
    shade,
    boxBlur(shade, 3).data,
    3,
    { leaf: none, roof, lawn: none, paving: none },
    { weak: 1, crisp: 0 },
  );
  const left = (i: number): number => light.data[i]! - sun.data[i]! - slope.data[i]! * light.data[i]!;
  for (let x = 10; x < 30; x++) expect(left(400 + x)).toBeCloseTo(-2.5, 4);
});
