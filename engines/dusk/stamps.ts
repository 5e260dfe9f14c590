import type { Raster } from '#engines/raster/raster.ts';

/** Levels in which a plate's edge differs from its own colour at most: a JPEG rings around letters. */
const ALIKE = 40;
/** Share of a plate's inner edges that has its colour at least, and share of what lies just beyond them that may have it. */
const EDGE = 0.9;
const BEYOND = 0.1;
/** Least pixels of its height, how many times as wide it is at least, and the most that it takes of the photo's height and width. */
const LOWEST = 8;
const LONG = 2;
const HIGHEST = 0.1;
const WIDEST = 0.5;
/** Shares of a plate that letters take: fewer are dirt on something white, more are a view through a hole. */
const LETTERS = [0.05, 0.6] as const;

/** A plate of one colour with letters on it, laid over a corner of a photo after it was taken. */
export type Stamp = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Colour of the pixel at so many columns and rows from the corner. */
type Corner = (x: number, y: number) => readonly [number, number, number];

const cornerOf =
  ({ width, height, data }: Raster, right: boolean, bottom: boolean): Corner =>
  (x, y) => {
    const p = ((bottom ? height - 1 - y : y) * width + (right ? width - 1 - x : x)) * 3;
    return [data[p]!, data[p + 1]!, data[p + 2]!];
  };

const stampIn = (at: Corner, most: { readonly width: number; readonly height: number }) => {
  const plate = at(1, 1);
  const alike = (x: number, y: number): boolean => at(x, y).every((value, c) => Math.abs(value - plate[c]!) <= ALIKE);
  let [width, height] = [0, 0];
  while (width <= most.width && alike(width, 0)) width++;
  while (height <= most.height && alike(0, height)) height++;
  if (width > most.width || height > most.height || height < LOWEST || width < LONG * height) return undefined;
  const shareOf = (count: number, is: (n: number) => boolean): number => {
    let sum = 0;
    for (let n = 0; n < count; n++) if (is(n)) sum++;
    return sum / count;
  };
  const edged = (x: number, y: number): boolean =>
    shareOf(width, (n) => alike(n, y)) >= EDGE && shareOf(height, (n) => alike(x, n)) >= EDGE;
  if (!edged(0, 0) || !edged(width - 1, height - 1)) return undefined;
  const open = shareOf(width, (n) => alike(n, height)) > BEYOND || shareOf(height, (n) => alike(width, n)) > BEYOND;
  const letters = shareOf(width * height, (n) => !alike(n % width, Math.floor(n / width)));
  return open || letters < LETTERS[0] || letters > LETTERS[1] ? undefined : { width, height };
};

/** The stamps of listing services and agencies in a photo's corners. */
export const stampsIn = (photo: Raster): Stamp[] => {
  const most = { width: Math.floor(photo.width * WIDEST), height: Math.floor(photo.height * HIGHEST) };
  return [false, true].flatMap((right) =>
    [false, true].flatMap((bottom) => {
      const size = stampIn(cornerOf(photo, right, bottom), most);
      if (!size) return [];
      const left = right ? photo.width - size.width : 0;
      return [{ left, top: bottom ? photo.height - size.height : 0, ...size }];
    }),
  );
};

/** A stamp is no part of the scene: no evening falls on it, and whose photo it is stays as it was written. */
export const keepStamps = (photo: Raster, picture: Raster): void => {
  for (const { left, top, width, height } of stampsIn(photo))
    for (let y = top; y < top + height; y++) {
      const from = (y * photo.width + left) * 3;
      picture.data.set(photo.data.subarray(from, from + width * 3), from);
    }
};
