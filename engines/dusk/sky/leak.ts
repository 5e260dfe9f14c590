import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { type FixedCells, SEEN_SKY } from '#engines/dusk/sky/open.ts';
import { labelRegions } from '#engines/raster/regions.ts';

/** What each column has shown so far: cells of something solid since the last sky, how rough they are, and 1 where sky was met, 2 where it hangs below a roof. */
type Columns = { readonly solid: Int32Array; readonly rough: Float64Array; readonly met: Uint8Array };

/** One row after another: down each column by itself every cell lies far from the one before. */
const markRow = (
  under: Uint8Array,
  start: number,
  sky: Uint8Array,
  fixed: FixedCells,
  { solid, rough, met }: Columns,
  thick: number,
  luma: Float32Array,
  texture: Float32Array,
): void => {
  for (let x = 0, i = start; x < solid.length; x++, i++)
    if (sky[i]) {
      if (met[x] === 1 && solid[x]! >= thick && rough[x]! / solid[x]! < 0.045) met[x] = 2;
      if (met[x] === 0) met[x] = 1;
      solid[x] = 0;
      rough[x] = 0;
      if (met[x] === 2 && fixed[i] !== 1) under[i] = 1;
    } else {
      solid[x]!++;
      rough[x]! += luma[i]! < 0.12 ? 0.2 : texture[i]!;
    }
};

/**
 * Sky does not hang below a roof. Marks cells that have something solid (thick, not leafy, not black) above them in
 * their column, and takes out marked pieces that are wide; a narrow strip beside a wall under the eaves is real sky.
 * Returns the share taken out. `sky` is changed in place.
 */
export const dropLeaks = (look: SkyLook, sky: Uint8Array, fixed: FixedCells): number => {
  const { width, height, texture, mean } = look;
  const under = new Uint8Array(width * height);
  const thick = Math.max(4, Math.round(height * 0.03));
  const columns = { solid: new Int32Array(width), rough: new Float64Array(width), met: new Uint8Array(width) };
  for (let start = 0; start < under.length; start += width)
    markRow(under, start, sky, fixed, columns, thick, mean.luma, texture);
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
