import { expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { isSidelight, withLevelSill } from '#engines/dusk/windows/sidelights.ts';
import { newRaster } from '#engines/raster/raster.ts';

const photo = newRaster(1000, 700);
const inPhoto = (...corners: readonly (readonly [number, number])[]): Quad =>
  corners.map(([x, y]) => [x / 1000, y / 700]) as unknown as Quad;
const slim = inPhoto([520, 430], [531, 430], [531, 490], [520, 510]);

it('takes a sliver of glass beside a front door for its sidelight, and neither a wide window nor a sliver elsewhere', () => {
  expect(isSidelight({ besideDoor: 0.8 }, slim, photo)).toBe(true);
  expect(isSidelight({ besideDoor: 0.2 }, slim, photo)).toBe(false);
  expect(isSidelight({}, slim, photo)).toBe(false);
  const wide = inPhoto([520, 430], [580, 430], [580, 510], [520, 510]);
  expect(isSidelight({ besideDoor: 0.8 }, wide, photo)).toBe(false);
});

it('takes no post for one: it is pale, or a shadow cuts its head aslant', () => {
  const white = { ...photo, data: new Uint8Array(photo.data.length).fill(200) };
  expect(isSidelight({ besideDoor: 0.8 }, slim, white)).toBe(false);
  const aslant = inPhoto([520, 440], [531, 425], [531, 510], [520, 510]);
  expect(isSidelight({ besideDoor: 0.8 }, aslant, photo)).toBe(false);
});

it('levels a sill that a bush has drawn up on one side, and leaves one in perspective', () => {
  const [, , c, d] = withLevelSill(slim, photo);
  expect(c[1]).toBeCloseTo(510 / 700);
  expect(d[1]).toBeCloseTo(510 / 700);
  const aslant = inPhoto([520, 430], [531, 431], [531, 511], [520, 510]);
  expect(withLevelSill(aslant, photo)).toEqual(aslant);
});
