import { describe, expect, it } from 'vitest';
import { archesIn } from '#engines/dusk/lamps/porch-arches.ts';
import { lampLightAt, lampsBehind } from '#engines/dusk/lamps/porch-lamps.ts';
import { shadedIn } from '#engines/dusk/lamps/porch-matte.ts';
import { meanIn, porchesIn } from '#engines/dusk/lamps/porch-zones.ts';
import { lightPorches } from '#engines/dusk/lamps/porches.ts';
import { LINEAR, lumaOf } from '#engines/raster/colour.ts';
import { newPlane, newRaster, type Plane, type Raster } from '#engines/raster/raster.ts';

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
    expect(porch!.inner.arcade).toBe(false);
    expect(porch!.inner.zone.data[60 * W + 60]).toBeGreaterThan(0.9);
    expect(porch!.lamps).toHaveLength(1);
    expect(porch!.lamps[0]!.x).toBeCloseTo(60);
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

  it('finds black openings in a light wall that reach the ground, and no dark window', () => {
    const bare = sightWith(newPlane(W, H));
    const arch = houseWith([
      [
        [50, 56, 58, 76],
        [20, 20, 20],
      ],
    ]);
    expect(archesIn(bare, lightOf(arch), none, [0.1, 0.9])).toMatchObject([{ left: 50, right: 58 }]);
    const window = houseWith([
      [
        [50, 40, 58, 60],
        [20, 20, 20],
      ],
    ]);
    expect(archesIn(bare, lightOf(window), none, [0.1, 0.9])).toHaveLength(0);
  });

  it('gives warm light to the shade, more under the ceiling, and none to a parasol or to lit glass', () => {
    const photo = houseWith([
      ...SHADE,
      [
        [70, 55, 78, 74],
        [90, 40, 46],
      ],
    ]);
    const glass = new Uint8Array(W * H);
    glass[60 * W + 50] = 255;
    const emitted = new Uint8Array(W * H * 3);
    const porches = lightPorches(photo, lumaOf(photo), [0.2, 0.8], 1, porchRoof, glass, emitted);
    const at = (x: number, y: number): number[] => [...emitted.subarray((y * W + x) * 3, (y * W + x) * 3 + 3)];
    expect(porches).toMatchObject([{ left: 40, right: 80 }]);
    expect(at(60, 50)[0]).toBeGreaterThan(at(44, 50)[0]!);
    expect(at(60, 50)[0]).toBeGreaterThan(at(60, 72)[0]!);
    expect(at(60, 50)[0]).toBeGreaterThan(1.5 * at(60, 50)[2]!);
    expect(at(74, 65)).toEqual([0, 0, 0]);
    expect(at(50, 60)).toEqual([0, 0, 0]);
    expect(at(30, 60)).toEqual([0, 0, 0]);
  });

  it('hangs one lamp behind the crown of each arch of an arcade', () => {
    const light = newPlane(W, H);
    light.data.fill(0.5);
    for (const left of [30, 60]) for (let y = 50; y < 76; y++) light.data.fill(0.01, y * W + left, y * W + left + 20);
    const place = {
      left: 26,
      right: 84,
      ceiling: new Int32Array(W).fill(40),
      floor: new Int32Array(W).fill(76),
    };
    const lamps = lampsBehind(place, light, 0.1);
    expect(lamps.map(({ x }) => x)).toEqual([40, 70]);
    for (const { y } of lamps) expect(Math.abs(y - 51)).toBeLessThan(3);
    const at = (x: number, y: number): number => lampLightAt(lamps, x, y);
    expect(at(40, 52)).toBeGreaterThan(1.6 * at(48, 74));
    expect(at(40, 52)).toBeGreaterThan(1.2 * at(55, 52));
  });

  it('leaves out what is thin and dark or red before an arcade', () => {
    const photo = houseWith([
      [
        [40, 46, 80, 76],
        [20, 20, 20],
      ],
      [
        [56, 50, 70, 70],
        [90, 40, 46],
      ],
    ]);
    paint(photo, [20, 50, 21, 76], [20, 20, 20]);
    const zone = newPlane(W, H);
    zone.data.fill(1);
    const box = { left: 0, top: 40, right: W, bottom: 80 };
    const matte = shadedIn(photo, lumaOf(photo), box, { below: 0.1, zone, arcade: true });
    const at = (x: number, y: number): number => matte.data[(y - 40) * W + x]!;
    expect(at(48, 60)).toBeGreaterThan(0.9);
    expect(at(63, 60)).toBeLessThan(0.05);
    expect(at(20, 60)).toBeLessThan(0.1);
    expect(at(30, 60)).toBeLessThan(0.05);
  });
});

it('knows the light of every cell of a photo that is smaller than the cells', () => {
  const even = meanIn(new Uint8Array(30 * 20).fill(120), { width: 30, height: 20 }, newPlane(64, 44), LINEAR);
  expect(Math.min(...even.data)).toBeCloseTo(LINEAR[120]!, 5);
});
