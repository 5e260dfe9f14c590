import type { Lamp } from '#engines/dusk/lamps/lamp-shapes.ts';
import { lanternAt } from '#engines/dusk/lamps/lamps.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import type { HouseParts } from '#engines/ports.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { filledBy, labelRegions, type Region } from '#engines/raster/regions.ts';

/** Chance from which a cell is lamp, and the greatest that one has in it: a number, a bell or a small window stays below. */
const LAMP = 0.3;
const SURE = 0.9;
/** Cells that it fills at least, heights to its width, and the share of its box that it fills. */
const LEAST = 30;
const SLIM = [1.15, 2.6] as const;
const FILLED = 0.6;
/** Its own height against that of what the network calls lamp: with a rim. */
const RIM = 0.8;

const peakIn = ({ width, data }: Plane, { left, right, top, bottom }: Region): number => {
  let most = 0;
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) most = Math.max(most, data[y * width + x]!);
  return most;
};

/** Lanterns as the network tells them, each with an outline of its own in the photo. */
export const seenLamps = (look: WindowLook, { lamps: chance, glass }: HouseParts): Lamp[] => {
  const on = new Uint8Array(chance.data.length);
  for (let i = 0; i < on.length; i++) if (chance.data[i]! > LAMP) on[i] = 1;
  const [kx, ky] = [look.width / chance.width, look.height / chance.height];
  return labelRegions(on, chance.width, chance.height).regions.flatMap((region) => {
    const { left, right, top, bottom, area } = region;
    const [wide, tall] = [right + 1 - left, bottom + 1 - top];
    if (area < LEAST || tall < SLIM[0] * wide || tall > SLIM[1] * wide || filledBy(region) < FILLED) return [];
    if (peakIn(chance, region) < SURE) return [];
    const seen = lanternAt(
      look,
      { x: ((left + right + 1) / 2) * kx, y: ((top + bottom + 1) / 2) * ky, tall: RIM * tall * ky },
      glass,
    );
    return seen ? [{ ...seen, door: 0 }] : [];
  });
};
