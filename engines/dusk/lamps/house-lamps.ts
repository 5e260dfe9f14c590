import { fittingsOf } from '#engines/dusk/lamps/fittings.ts';
import { porchLights, wallBars } from '#engines/dusk/lamps/lamp-burning.ts';
import type { Lamp, Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import { doorsIn, findLamps } from '#engines/dusk/lamps/lamps.ts';
import { litSpots } from '#engines/dusk/lamps/lit-spots.ts';
import { seenLamps } from '#engines/dusk/lamps/seen-lamps.ts';
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
    ...(sight.parts ? seenLamps(look, sight.parts) : []),
    ...spots,
    ...wallBars(look, sight.wall, sight.pane),
    ...porchLights(look, small, sight.house),
    ...entries,
    ...fittingsOf(small, { look, sight, doors: doorsIn(look, sight.shut), lanterns, spots }),
  ]);
};
