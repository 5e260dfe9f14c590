import sharp, { type Sharp } from 'sharp';

/** Top left white, top right red, bottom left green, bottom right blue: turning and colour both show. */
export function samplePicture(width = 120, height = 80): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const right = x >= width / 2;
      const below = y >= height / 2;
      const colour = below ? (right ? [20, 40, 200] : [30, 160, 40]) : right ? [200, 40, 30] : [250, 250, 250];
      data.set(colour, (y * width + x) * 3);
    }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export const sampleJpeg = (width?: number, height?: number) =>
  samplePicture(width, height).jpeg({ quality: 90 }).toBuffer();

/** As a camera writes it: place, serial numbers, lens, and held sideways (orientation 6: turn clockwise to see it). */
export const cameraJpeg = () =>
  samplePicture()
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'Acme', Orientation: '6' },
      IFD2: { FocalLengthIn35mmFilm: '24', BodySerialNumber: 'SN-12345', LensSerialNumber: 'LN-6789' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** The colour of one pixel of an encoded picture. */
export async function pixelAt(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}
