import exifr from 'exifr';
import type { PhotoFacts } from '#engines/ports.ts';

/** The one fact that we keep of EXIF. Place, serial numbers, owner and the rest are dropped with it. */
export async function readFacts(exif: Uint8Array | undefined): Promise<PhotoFacts> {
  if (!exif) return {};
  const tiff = Buffer.from(exif.subarray(String.fromCharCode(...exif.subarray(0, 4)) === 'Exif' ? 6 : 0));
  try {
    const tags = await exifr.parse(tiff, { pick: ['FocalLengthIn35mmFormat'] });
    const focal = Number(tags?.FocalLengthIn35mmFormat);
    // Lenses outside 5 to 1000 mm are nonsense that some editors write.
    return focal >= 5 && focal <= 1000 ? { focalLength35: focal } : {};
  } catch {
    return {}; // broken EXIF is no reason to refuse a photo
  }
}
