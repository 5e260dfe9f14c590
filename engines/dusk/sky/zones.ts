import type { LocalColour } from '#engines/dusk/sky/colour.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { close, dilate } from '#engines/raster/morphology.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Blue over red of a deep blue sky. */
const DEEP = 0.36;

const plane = (width: number, height: number, data: Float32Array): Plane => ({ width, height, data });

/** Where at all a pixel may be sky (0..1), where all around is open sky, and how far the sky itself strays there. */
type Zones = {
  readonly may: Float32Array;
  readonly inside: Float32Array;
  readonly stray: Float32Array;
  /** Where sky between leaves may be paler than the open sky: lenses let it bloom. */
  readonly leafy: Float32Array;
};

export const zonesOf = (look: SkyLook, region: SkyRegion, sky: LocalColour): Zones => {
  const { width, height, mean } = look;
  // Lines of up to two cells are wires and twigs in front of sky.
  const bridged = close(region.cells, width, height, 3);
  const wide = boxBlur(plane(width, height, new Float32Array(bridged)), 2).data;
  const dense = boxBlur(plane(width, height, look.rough), 3).data;
  // A crown's zone is as wide as it may be by itself; around it begin roofs and flues.
  const core = new Uint8Array(bridged.length);
  for (let i = 0; i < core.length; i++) core[i] = region.crown[i] && !region.open[i] ? 0 : bridged[i]!;
  const near = dilate(core, width, height, 5);
  const far = dilate(core, width, height, 7);
  // A deep blue is nothing else's colour: behind wires and over ridges it is sky where no cell of its own is.
  const around = dilate(core, width, height, 13);
  const may = new Float32Array(width * height);
  const inside = new Float32Array(width * height);
  const off = new Float32Array(width * height);
  const leafy = new Float32Array(width * height);
  for (let i = 0; i < may.length; i++) {
    // Under a pale sky white boards are as white as it is: there only what lies at a cell of sky is sky.
    const blue = ease(0.1, 0.2, sky.b[i]! - sky.r[i]!);
    // What touches a pale sky in its own colour, and yet was not taken for it, is a white wall.
    const apart = Math.hypot(mean.r[i]! - sky.r[i]!, mean.g[i]! - sky.g[i]!, mean.b[i]! - sky.b[i]!);
    const rim = near[i] ? 0.45 * ease(0.08, 0.16, apart) : 0;
    may[i] =
      bridged[i] || region.glimpse[i]
        ? 1
        : near[i]
          ? Math.max(rim, blue)
          : far[i]
            ? blue
            : around[i]
              ? 0.9 * ease(DEEP, DEEP + 0.06, sky.b[i]! - sky.r[i]!)
              : 0;
    leafy[i] = region.glimpse[i] === 2 ? 1 : region.crown[i] ? 0.5 : region.cells[i] ? 0.2 : 0;
    const twigs = region.cells[i] && !region.open[i] && dense[i]! > 0.035;
    inside[i] = wide[i]! > 0.995 && !twigs && !region.crown[i] ? 1 : 0;
    if (region.open[i] && wide[i]! > 0.995) off[i] = apart;
  }
  return { may, inside, stray: boxBlur(plane(width, height, off), 4).data, leafy };
};
