import { type LocalColour, spreadColours } from '#engines/dusk/sky-colour.ts';
import { horizonOf } from '#engines/dusk/sky-horizon.ts';
import { dropLeaks } from '#engines/dusk/sky-leak.ts';
import type { SkyLook } from '#engines/dusk/sky-look.ts';
import { bridged, type FixedCells, openSky } from '#engines/dusk/sky-open.ts';
import { addTwigs } from '#engines/dusk/sky-twigs.ts';

/** What the person said about single places, in fractions of the picture. */
export type SkySeed = { readonly x: number; readonly y: number; readonly sky: boolean };

export type SkyRegion = {
  readonly width: number;
  readonly height: number;
  /** 1 where a cell holds sky, also between twigs. */
  readonly cells: Uint8Array;
  /** The part found by plain flooding: open sky. */
  readonly open: Uint8Array;
  /** The same before pieces behind wires were added: what a tighter and a looser flood are compared with. */
  readonly flooded: Uint8Array;
  readonly local: LocalColour;
  /** Row share down to which sky reaches in all but the lowest columns. */
  readonly horizon: number;
  /** Share of the picture that looked like sky but hangs below something solid, and was taken out. */
  readonly leaked: number;
};

export const findSky = (look: SkyLook, fixed: FixedCells, tolerance = 0.07): SkyRegion => {
  const { width, height } = look;
  const flooded = openSky(look, fixed, tolerance);
  const open = bridged(look, fixed, flooded);
  const early = dropLeaks(look, open, fixed);
  const weight = { width, height, data: Float32Array.from(open) };
  const local = spreadColours(look.mean, weight, 16);
  const cells = addTwigs(look, open, local, fixed, tolerance);
  const leaked = early + dropLeaks(look, cells, fixed);
  return { width, height, cells, open, flooded, local, horizon: horizonOf(cells, width, height), leaked };
};
