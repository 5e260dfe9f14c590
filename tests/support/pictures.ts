import sharp from 'sharp';
import type { Raster } from '#engines/raster/raster.ts';
import { syntheticExterior, syntheticRoom } from './synthetic-exterior.ts';

const jpeg = async ({ width, height, data }: Raster): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 92 })
      .toBuffer(),
  );

/** A house under a blue sky, as the dusk engine likes it. */
export const exteriorJpeg = (width = 480, height = 320) => jpeg(syntheticExterior({ width, height }).photo);

/** A bare room with no sky anywhere. */
export const interiorJpeg = (width = 480, height = 320) => jpeg(syntheticRoom(width, height));
