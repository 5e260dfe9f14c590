import type { Mask, Raster } from '#engines/raster/raster.ts';

/** Share of the height in which agencies print their name on a white plate, the plate's least height, and how much longer than high it is. */
const CORNER = 0.07;
const LEAST = 8;
const LONGER = 3;
/** The darkest channel of white paper after compression, and the share of a line that is paper and that is not. */
const WHITE = 200;
const PAPER = 0.9;
const NONE = 0.4;

type Matte = { readonly alpha: Mask; readonly front: Raster; readonly frontLuma: Uint8Array };
type Plate = { readonly left: number; readonly right: number; readonly bottom: number };

const plateIn = ({ width, height, data }: Raster, atLeft: boolean): Plate | undefined => {
  const white = (x: number, y: number): number => {
    const p = (y * width + (atLeft ? x : width - 1 - x)) * 3;
    return Math.min(data[p]!, data[p + 1]!, data[p + 2]!) > WHITE ? 1 : 0;
  };
  let wide = 0;
  while (wide < width && white(wide, 1)) wide++;
  const rows = Math.round(height * CORNER);
  if (wide < LONGER * LEAST || wide > width / 2 || rows + 3 > height) return undefined;
  const shareOf = (count: number, at: (k: number) => number): number => {
    let sum = 0;
    for (let k = 0; k < count; k++) sum += at(k);
    return sum / count;
  };
  let bottom = rows;
  while (bottom >= LEAST && shareOf(wide, (x) => white(x, bottom)) < PAPER) bottom--;
  const ends = shareOf(wide, (x) => white(x, bottom + 2)) < NONE && shareOf(bottom, (y) => white(wide + 2, y)) < NONE;
  if (bottom < LEAST || wide < LONGER * bottom || !ends) return undefined;
  return atLeft ? { left: 0, right: wide, bottom } : { left: width - wide, right: width, bottom };
};

/** A name printed on a white plate in a corner stays whole, whatever of it has the sky's colour. */
export const keepPlate = ({ alpha, front, frontLuma }: Matte, photo: Raster, luma: Uint8Array): void => {
  for (const plate of [plateIn(photo, true), plateIn(photo, false)]) {
    if (!plate) continue;
    for (let y = 0; y <= plate.bottom; y++) {
      const [from, to] = [y * photo.width + plate.left, y * photo.width + plate.right];
      alpha.data.fill(0, from, to);
      front.data.set(photo.data.subarray(3 * from, 3 * to), 3 * from);
      frontLuma.set(luma.subarray(from, to), from);
    }
  }
};
