import { archesIn } from '#engines/dusk/lamps/porch-arches.ts';
import { lightPorch } from '#engines/dusk/lamps/porch-light.ts';
import { meanIn, type Porch, type PorchSight, porchesIn } from '#engines/dusk/lamps/porch-zones.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import type { Raster } from '#engines/raster/raster.ts';

const SHARES = Float32Array.from({ length: 256 }, (_, byte) => byte / 255);

/** Shares of the width by which a porch, and an arch, of the same house may lie beside its lit windows. */
const BESIDE = 0.04;
const ARCADE = 0.15;

/** The porches and arcades of the house whose lit windows lie between two columns; what lies in their shade is painted in lamplight. */
export const lightPorches = (
  photo: Raster,
  luma: Uint8Array,
  [left, right]: readonly [number, number],
  strength: number,
  sight: PorchSight,
  glass: Uint8Array,
  emitted: Uint8Array,
): Porch[] => {
  const light = meanIn(luma, photo, sight.roof, LINEAR);
  const panes = meanIn(glass, photo, sight.roof, SHARES);
  const porches = porchesIn(sight, light, panes, [left - BESIDE, right + BESIDE]);
  const arches = archesIn(sight, light, panes, [left - ARCADE, right + ARCADE]);
  const apart = arches.filter((arch) => porches.every((porch) => arch.right < porch.left || arch.left > porch.right));
  const found = [...porches, ...apart];
  for (const porch of found) lightPorch(porch, photo, luma, strength, glass, emitted);
  return found;
};
