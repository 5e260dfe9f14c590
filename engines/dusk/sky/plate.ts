import type { Print } from '#engines/dusk/sky/lettering.ts';
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

const plateIn = ({ width, height, data }: Raster, atLeft: boolean): Print | undefined => {
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
  return { left: atLeft ? 0 : width - wide, right: (atLeft ? wide : width) - 1, top: 0, bottom };
};

/** What is printed over the photo stays as it is, and nothing of it is sky. */
export const keepPrint = (
  { alpha, front, frontLuma }: Matte,
  photo: Raster,
  luma: Uint8Array,
  { left, right, top, bottom }: Print,
): void => {
  for (let y = top; y <= bottom; y++) {
    const [from, to] = [y * photo.width + left, y * photo.width + right + 1];
    alpha.data.fill(0, from, to);
    front.data.set(photo.data.subarray(3 * from, 3 * to), 3 * from);
    frontLuma.set(luma.subarray(from, to), from);
  }
};

/** A name printed on a white plate in a corner stays whole, whatever of it has the sky's colour. */
export const keepPlate = (matte: Matte, photo: Raster, luma: Uint8Array): void => {
  for (const plate of [plateIn(photo, true), plateIn(photo, false)]) if (plate) keepPrint(matte, photo, luma, plate);
};
