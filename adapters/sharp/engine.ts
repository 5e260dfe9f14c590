import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** 60 megapixels: above every phone and most cameras; three bytes each are 180 MB in a decoder. */
export const MAX_PIXELS = 60_000_000;
/** Thin strips pass the pixel count and still break resizers. */
export const MAX_SIDE = 20_000;

// Pictures are read once: libvips' cache would only hold memory.
sharp.cache(false);
// The only decoders that may ever run, whatever a file claims to be (libvips also reads SVG, PDF, TIFF and more).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

/** 'warning' refuses JPEGs whose pixels end early, which 'error' lets pass with a grey lower half. */
const STRICT: SharpOptions = { failOn: 'warning', limitInputPixels: MAX_PIXELS, sequentialRead: true };
const LENIENT: SharpOptions = { ...STRICT, failOn: 'error' };

/** Complaints of libjpeg about whole and healthy photos (older Samsung phones, some MLS exports). */
const HARMLESS = /Invalid SOS parameters|extraneous bytes before marker/;

/** Reads header and metadata only. */
export const readHeader = (bytes: Uint8Array) => sharp(bytes, { ...LENIENT, limitInputPixels: false }).metadata();

/** Runs one pipeline strictly, and once more leniently when the only complaint is a harmless one. */
export async function withDecoder<T>(bytes: Uint8Array, pipeline: (photo: Sharp) => Promise<T>): Promise<T> {
  try {
    return await pipeline(sharp(bytes, STRICT));
  } catch (error) {
    if (!(error instanceof Error) || !HARMLESS.test(error.message)) throw error;
    return pipeline(sharp(bytes, LENIENT));
  }
}

/** Upright, sRGB (an embedded profile is applied), 8 bit, three channels; transparency falls on white. */
export const upright = (photo: Sharp): Sharp =>
  photo.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb');
