import { expect, test } from 'vitest';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { matteOf } from '#engines/dusk/sky/matte.ts';
import { findSky } from '#engines/dusk/sky/region.ts';
import { sightOf } from '#engines/dusk/windows/sight-of.ts';
import { findWindows } from '#engines/dusk/windows/windows.ts';
import { CLASS_NAMES, type ClassName } from '#engines/ports.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { syntheticExterior } from '#tests/support/synthetic-exterior.ts';

const [W, H] = [180, 120];
const { photo, windows } = syntheticExterior({ width: 750, height: 500 });

/** A drawn house as the network sees it; the lowest part of the photo is ground, or the floor of a terrace. */
const seenFrom = (below: ClassName) => {
  const planes = Object.fromEntries(CLASS_NAMES.map((name) => [name, newPlane(W, H)]));
  for (let i = 0; i < W * H; i++) {
    const [u, v] = [((i % W) + 0.5) / W, (Math.floor(i / W) + 0.5) / H];
    const glass = windows.some((box) => u > box.left && u < box.right && v > box.top && v < box.bottom);
    const name = glass ? 'pane' : v > 0.82 ? below : u > 0.24 && u < 0.68 && v > 0.4 ? 'facade' : 'sky';
    planes[name]!.data[i] = 1;
  }
  return { width: W, height: H, probabilities: Object.values(planes), scene: { exterior: 1 } };
};

const foundFrom = (below: ClassName): number => {
  const luma = lumaOf(photo);
  const look = lookAt(photo, luma);
  const sight = sightOf(seenFrom(below));
  // A house in doubt over these windows: beyond a terrace they are the glass of its balustrade.
  const doubted = (plane: Plane): Plane => ({ ...plane, data: plane.data.map((chance) => 0.7 * chance) });
  const [house, wall] = [doubted(sight.house), doubted(sight.wall)];
  return findWindows(photo, matteOf(photo, luma, look, findSky(look, new Uint8Array(look.width * look.height))), {
    ...sight,
    house,
    wall,
  }).length;
};

test('glass under a doubted house is a window seen from a lawn, and none seen from a terrace', () => {
  expect(sightOf(seenFrom('floor')).terrace).toBe(true);
  expect(foundFrom('ground')).toBeGreaterThan(2);
  expect(foundFrom('floor')).toBe(0);
});
