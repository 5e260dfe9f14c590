import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { type FixedCells, SEEN_SKY } from '#engines/dusk/sky/open.ts';
import { labelRegions } from '#engines/raster/regions.ts';

/**
 * Sky does not hang below a roof. Marks cells that have something solid (thick, not leafy, not black) above them in
 * their column, and takes out marked pieces that are wide; a narrow strip beside a wall under the eaves is real sky.
 * Returns the share taken out. `sky` is changed in place.
 */
export const dropLeaks = (look: SkyLook, sky: Uint8Array, fixed: FixedCells): number => {
  const { width, height, texture, mean } = look;
  const under = new Uint8Array(width * height);
  const thick = Math.max(4, Math.round(height * 0.03));
  for (let x = 0; x < width; x++) {
    let solid = 0;
    let rough = 0;
    let met = false;
    let below = false;
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      if (sky[i]) {
        if (met && solid >= thick && rough / solid < 0.045) below = true;
        met = true;
        solid = 0;
        rough = 0;
        if (below && fixed[i] !== 1) under[i] = 1;
      } else {
        solid++;
        rough += mean.luma[i]! < 0.12 ? 0.2 : texture[i]!;
      }
    }
  }
  const { labels, regions } = labelRegions(under, width, height);
  // What the network calls sky may well hang below a porch roof.
  const seen = regions.map(() => 0);
  for (let i = 0; i < under.length; i++) if (labels[i] && fixed[i] === SEEN_SKY) seen[labels[i]! - 1]!++;
  const wide = regions.map(
    ({ left, right, area }, n) => right - left > width * 0.05 && area > under.length * 0.002 && seen[n]! < area * 0.6,
  );
  let dropped = 0;
  for (let i = 0; i < under.length; i++)
    if (labels[i] && wide[labels[i]! - 1]) {
      sky[i] = 0;
      dropped++;
    }
  return dropped / under.length;
};
