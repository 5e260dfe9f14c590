import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { CLASS_NAMES } from '#engines/ports.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';

/** No truth here: not counted. */
export const UNKNOWN = 255;

/** `side` bounds the longer side: the network looks at 640 px anyway, and 46 photos at full size take minutes. */
export const readPhoto = async (file: string, side = 4096): Promise<Raster> => {
  const { data, info } = await sharp(file)
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
};

/** Class ids, or any one-channel picture, brought to a size without blending. */
export const readIds = async (file: string, width: number, height: number): Promise<Mask> => {
  const picture = sharp(file)
    .removeAlpha()
    .toColourspace('b-w')
    .resize(width, height, { kernel: 'nearest', fit: 'fill' });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const ids = info.channels === 1 ? data : data.filter((_, i) => i % info.channels === 0);
  return { width, height, data: new Uint8Array(ids) };
};

type Drawing = {
  readonly photo: string;
  readonly base: string | null;
  readonly shapes: readonly {
    readonly class: string;
    /** Percent of width and height. */
    readonly points: readonly (readonly [number, number])[];
    /** Only pixels at least this blue: keeps branches out of a sky. */
    readonly blueAtLeast?: number;
  }[];
};
export const readDrawing = async (file: string): Promise<Drawing> =>
  JSON.parse(await readFile(file, 'utf8')) as Drawing;

const idOf = (name: string | null): number => {
  const id = (CLASS_NAMES as readonly (string | null)[]).indexOf(name);
  return id < 0 ? UNKNOWN : id;
};

/** Paints the polygons of a drawing in order, even-odd, at the photo's size. */
export const paint = (drawing: Drawing, photo: Raster): Mask => {
  const { width, height } = photo;
  const data = new Uint8Array(width * height).fill(idOf(drawing.base));
  for (const shape of drawing.shapes) {
    const points = shape.points.map(([x, y]) => [(x * width) / 100, (y * height) / 100] as const);
    for (let y = 0; y < height; y++) {
      const cuts: number[] = [];
      for (const [i, [x1, y1]] of points.entries()) {
        const [x2, y2] = points[(i + 1) % points.length]!;
        if (y1 <= y + 0.5 !== y2 <= y + 0.5) cuts.push(x1 + ((y + 0.5 - y1) / (y2 - y1)) * (x2 - x1));
      }
      cuts.sort((a, b) => a - b);
      for (let c = 0; c + 1 < cuts.length; c += 2)
        for (let x = Math.max(0, Math.ceil(cuts[c]! - 0.5)); x < Math.min(width, cuts[c + 1]! - 0.5); x++) {
          const i = y * width + x;
          if (photo.data[i * 3 + 2]! >= (shape.blueAtLeast ?? 0)) data[i] = idOf(shape.class);
        }
    }
  }
  return { width, height, data };
};
