import { porchLights, wallBars } from '#engines/dusk/lamps/lamp-burning.ts';
import type { Lamp, Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import { doorsIn, findLamps } from '#engines/dusk/lamps/lamps.ts';
import { floodLamps, lanternsOfKin, spotsOfKin } from '#engines/dusk/lamps/lamps-by-kin.ts';
import { litSpots } from '#engines/dusk/lamps/lit-spots.ts';
import { soffitLamps } from '#engines/dusk/lamps/soffit-lamps.ts';
import type { WindowSight } from '#engines/dusk/windows/glass.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';

/** One lamp may be found as a lantern and as a light: the first counts. */
const apart = (lamps: readonly Lamp[]): Lamp[] =>
  lamps.filter((lamp, i) =>
    lamps.slice(0, i).every((other) => Math.hypot(other.x - lamp.x, other.y - lamp.y) >= Math.max(10, other.tall)),
  );

/** All lamps of a house that the photo shows, burning or not. */
export const lampsOfHouse = (
  look: WindowLook,
  small: readonly Thing[],
  sight: WindowSight,
  /** Those that glass of entries has told. */
  entries: readonly Lamp[],
): Lamp[] => {
  const lanterns = findLamps(look, small, sight.shut, sight.wall, sight.pane);
  const spots = litSpots(look, sight.house);
  return apart([
    ...lanterns,
    ...spots,
    ...wallBars(look, sight.wall, sight.pane),
    ...porchLights(look, small, sight.house),
    ...(sight.roof ? soffitLamps(look, small, sight.roof, sight.wall) : []),
    ...entries,
    ...lanternsOfKin(look, small, lanterns, sight.house),
    ...floodLamps(look, small, lanterns, doorsIn(look, sight.shut), sight.wall),
    ...spotsOfKin(look, small, spots, sight.house),
  ]);
};
