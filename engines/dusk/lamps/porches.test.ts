import { describe, expect, it } from 'vitest';
import { meanIn } from '#engines/dusk/lamps/cell-means.ts';
import { type Porch, porchesIn } from '#engines/dusk/lamps/porch-zones.ts';
import { asLit, darkPorches, lightPorch, poolBefore, porchQuad, withDecks } from '#engines/dusk/lamps/porches.ts';
import { LINEAR, lumaOf } from '#engines/raster/colour.ts';
import { newPlane, newRaster, type Plane, type Raster } from '#engines/raster/raster.ts';
import { lampAt, pointAt } from '#tests/support/small-windows.ts';

const [W, H] = [120, 100];
type Box = readonly [left: number, top: number, right: number, bottom: number];
const fill = (plane: Plane, [left, top, right, bottom]: Box): Plane => {
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) plane.data[y * W + x] = 1;
  return plane;
};
const paint = (photo: Raster, [left, top, right, bottom]: Box, [r, g, b]: readonly [number, number, number]): void => {
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) photo.data.set([r, g, b], (y * W + x) * 3);
};

const none = newPlane(W, H);
const HOUSE: Box = [20, 10, 100, 76];
const sightWith = (roof: Plane) => ({
  house: fill(newPlane(W, H), HOUSE),
  roof,
  pane: none,
  ground: fill(newPlane(W, H), [0, 76, W, H]),
  leaf: none,
});
const porchRoof = sightWith(fill(newPlane(W, H), [40, 40, 80, 46]));

const houseWith = (boxes: readonly (readonly [Box, readonly [number, number, number]])[]): Raster => {
  const photo = newRaster(W, H);
  paint(photo, [0, 0, W, H], [190, 190, 190]);
  for (const [box, colour] of boxes) paint(photo, box, colour);
  return photo;
};
const SHADE = [[[40, 46, 80, 76] as Box, [80, 80, 80] as const]] as const;
const lightOf = (photo: Raster): Plane => meanIn(lumaOf(photo), photo, none, LINEAR);

describe('porches', () => {
  it('finds the shade under a low roof that has wall over it', () => {
    const [porch, ...others] = porchesIn(porchRoof, lightOf(houseWith(SHADE)), none, [0.2, 0.8]);
    expect(others).toHaveLength(0);
    expect([porch!.left, porch!.right, porch!.ceiling[60], porch!.floor[60]]).toEqual([40, 80, 45, 76]);
    expect(porch!.bare.data[60 * W + 60]).toBeGreaterThan(0.9);
    // Its wall is lit nearly to its end.
    expect(porch!.bare.data[60 * W + 44]).toBeGreaterThan(0.8);
    expect(porch!.lamps).toHaveLength(1);
    expect(porch!.lamps[0]!.x).toBeCloseTo(60);
  });

  it('hangs its lamp before the door where one is seen, and no other', () => {
    const door = fill(newPlane(W, H), [44, 54, 52, 76]);
    const [porch] = porchesIn({ ...porchRoof, door }, lightOf(houseWith(SHADE)), none, [0.2, 0.8]);
    expect(porch!.lamps.map(({ x }) => x)).toEqual([48]);
    // A letterbox is no door.
    const box = fill(newPlane(W, H), [44, 60, 52, 64]);
    const [other] = porchesIn({ ...porchRoof, door: box }, lightOf(houseWith(SHADE)), none, [0.2, 0.8]);
    expect(other!.lamps[0]!.x).toBeCloseTo(60);
  });

  it('takes no wall in full light, no shadow of an eave and no neighbour for a porch', () => {
    expect(porchesIn(porchRoof, lightOf(houseWith([])), none, [0.2, 0.8])).toHaveLength(0);
    const eave = houseWith([
      [
        [40, 46, 80, 52],
        [80, 80, 80],
      ],
    ]);
    expect(porchesIn(porchRoof, lightOf(eave), none, [0.2, 0.8])).toHaveLength(0);
    expect(porchesIn(porchRoof, lightOf(houseWith(SHADE)), none, [0.7, 0.9])).toHaveLength(0);
  });

  it('takes no dark paint for shade: the wall over its roof is as dark', () => {
    const gable: Box = [40, 10, 80, 40];
    const painted = houseWith([...SHADE, [gable, [80, 80, 80]]]);
    expect(porchesIn(porchRoof, lightOf(painted), none, [0.2, 0.8])).toHaveLength(0);
    // The shadow of its own eave on most of the wall over a porch is none.
    const eave = houseWith([
      ...SHADE,
      [
        [40, 10, 80, 30],
        [80, 80, 80],
      ],
    ]);
    expect(porchesIn(porchRoof, lightOf(eave), none, [0.2, 0.8])).toHaveLength(1);
  });

  it('lights a wall that has an even chance of glass, and no glass', () => {
    const pane = newPlane(W, H);
    for (let y = 56; y < 64; y++) {
      pane.data.fill(0.55, y * W + 46, y * W + 54);
      pane.data.fill(0.95, y * W + 62, y * W + 72);
    }
    const [porch] = porchesIn({ ...porchRoof, pane }, lightOf(houseWith(SHADE)), none, [0.2, 0.8]);
    expect(porch!.bare.data[60 * W + 50]).toBeGreaterThan(0.7);
    expect(porch!.bare.data[60 * W + 67]).toBe(0);
  });

  it('takes none behind leaves for one: no one can tell how deep it is', () => {
    const hedged = { ...porchRoof, leaf: fill(newPlane(W, H), [40, 46, 72, 70]) };
    expect(porchesIn(hedged, lightOf(houseWith(SHADE)), none, [0.2, 0.8])).toHaveLength(0);
  });

  it('knows one by the columns that an arbor at its end leaves free, and lights no leaves', () => {
    const arbor = { ...porchRoof, leaf: fill(newPlane(W, H), [58, 46, 80, 70]) };
    const [porch] = porchesIn(arbor, lightOf(houseWith(SHADE)), none, [0.2, 0.8]);
    expect(porch!.bare.data[60 * W + 52]).toBeGreaterThan(0.9);
    expect(porch!.bare.data[60 * W + 66]).toBeCloseTo(0, 6);
  });

  it('leaves out boards before its ceiling that stand in the light of day, but lights the wall behind its posts', () => {
    const post: Box = [48, 46, 50, 76];
    const photo = houseWith([
      ...SHADE,
      [
        [40, 46, 80, 50],
        [230, 230, 230],
      ],
      [post, [230, 230, 230]],
    ]);
    const [porch] = porchesIn(porchRoof, lightOf(photo), none, [0.2, 0.8]);
    const at = (x: number, y: number): number => porch!.bare.data[y * W + x]!;
    expect(at(60, 47)).toBe(0);
    expect(at(60, 53)).toBeGreaterThan(0.5);
    expect(at(49, 53)).toBeGreaterThan(0.3);
  });

  it('leaves out those boards also where the roof is read to end higher', () => {
    const roof = fill(fill(newPlane(W, H), [40, 40, 70, 46]), [70, 38, 80, 44]);
    const photo = houseWith([
      ...SHADE,
      [
        [40, 44, 80, 50],
        [230, 230, 230],
      ],
    ]);
    const [porch] = porchesIn(sightWith(roof), lightOf(photo), none, [0.2, 0.8]);
    expect(porch!.bare.data[48 * W + 74]).toBe(0);
    expect(porch!.bare.data[56 * W + 74]).toBeGreaterThan(0.3);
  });

  it('lights no blossoms at the rim of leaves before it', () => {
    const bush = { ...porchRoof, leaf: fill(newPlane(W, H), [40, 66, 80, 76]) };
    const [porch] = porchesIn(bush, lightOf(houseWith(SHADE)), none, [0.2, 0.8]);
    expect(porch!.bare.data[64 * W + 60]).toBeLessThan(0.3);
    expect(porch!.bare.data[55 * W + 60]).toBeGreaterThan(0.9);
  });

  it('lights one without a lamp from its ceiling, and leaves one with a lamp to it', () => {
    const photo = houseWith(SHADE);
    const found = (lamps: readonly (readonly [number, number])[]) =>
      darkPorches(photo, lumaOf(photo), [pointAt(0.2, 0.2), pointAt(0.8, 0.2), ...lamps.map(lampAt)], porchRoof);
    expect(found([[0.5, 0.5]])).toHaveLength(0);
    const [porch] = found([[0.1, 0.5]]);
    const spill = newPlane(W, H);
    lightPorch(porch!, spill);
    const at = (x: number, y: number): number => spill.data[y * W + x]!;
    expect(at(60, 49)).toBeGreaterThan(1.5 * at(60, 72));
    expect(at(60, 49)).toBeGreaterThan(1.5 * at(44, 49));
    expect(at(30, 60)).toBe(0);
  });

  it('lights its wall by what the evening leaves of it, at whatever size that is told', () => {
    const photo = houseWith([
      ...SHADE,
      [
        [40, 64, 80, 76],
        [190, 190, 190],
      ],
    ]);
    const [porch] = darkPorches(photo, lumaOf(photo), [pointAt(0.2, 0.2), pointAt(0.8, 0.2)], porchRoof);
    const even = { width: 60, height: 50, data: new Float32Array(60 * 50).fill(0.2) };
    const ratioAt = (lit: Porch): number => lit.bare.data[70 * W + 60]! / porch!.bare.data[70 * W + 60]!;
    const white = newPlane(60, 50);
    expect(ratioAt(asLit(porch!, even, white))).toBeCloseTo(1);
    expect(ratioAt(asLit(porch!, lightOf(photo), white))).toBeLessThan(0.7);
  });

  it('lights dark, cold paint less, down to its foot, and so the deck before it', () => {
    const photo = houseWith(SHADE);
    const [porch] = darkPorches(photo, lumaOf(photo), [pointAt(0.2, 0.2), pointAt(0.8, 0.2)], porchRoof);
    const even = { width: W, height: H, data: new Float32Array(W * H).fill(0.2) };
    const slate = { width: W, height: H, data: new Float32Array(W * H).fill(0.5) };
    const [white, dark] = [asLit(porch!, even, none), asLit(porch!, even, slate)];
    const shareAt = (y: number): number => dark.bare.data[y * W + 60]! / white.bare.data[y * W + 60]!;
    expect(shareAt(50)).toBeGreaterThan(0.5);
    expect(shareAt(72)).toBeLessThan(0.2);
    const poolOf = (place: Porch): number => {
      const pools = newPlane(W, H);
      poolBefore(place, porchRoof.ground, pools, none);
      return pools.data[80 * W + 60]!;
    };
    expect(poolOf(dark)).toBeLessThan(0.1 * poolOf(white));
  });

  it('takes what may be a deck for ground, up to a part', () => {
    const seen = { width: 4, height: 1, data: Float32Array.of(0, 0.2, 0.5, 0.9) };
    expect([...withDecks(seen).data].map((v) => Number(v.toFixed(2)))).toEqual([0, 0.3, 0.6, 0.9]);
  });

  it('finds none in a house of which no window is known, and tells the outline of one by which it is switched', () => {
    const photo = houseWith(SHADE);
    expect(darkPorches(photo, lumaOf(photo), [], porchRoof)).toHaveLength(0);
    const [porch] = darkPorches(photo, lumaOf(photo), [pointAt(0.2, 0.2), pointAt(0.8, 0.2)], porchRoof);
    const [[left, top], , [right, bottom]] = porchQuad(porch!);
    expect([left * W, right * W, bottom * H].map(Math.round)).toEqual([42, 78, 76]);
    expect(top * H).toBeGreaterThan(46);
    expect(top * H).toBeLessThan(51);
  });
});

it('knows the light of every cell of a photo that is smaller than the cells', () => {
  const even = meanIn(new Uint8Array(30 * 20).fill(120), { width: 30, height: 20 }, newPlane(64, 44), LINEAR);
  expect(Math.min(...even.data)).toBeCloseTo(LINEAR[120]!, 5);
});
