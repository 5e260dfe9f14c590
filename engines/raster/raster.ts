/** A decoded picture: interleaved 8-bit sRGB, top row first. Engines never see a codec. */
export type Raster = {
  readonly width: number;
  readonly height: number;
  readonly channels: 3;
  readonly data: Uint8Array;
};

/** One byte a pixel: 0 = untouched, 255 = fully inside. */
export type Mask = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
};

/** One float a pixel (probability, depth, luminance). */
export type Plane = {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
};

export const newRaster = (width: number, height: number): Raster => ({
  width,
  height,
  channels: 3,
  data: new Uint8Array(width * height * 3),
});

export const newMask = (width: number, height: number): Mask => ({
  width,
  height,
  data: new Uint8Array(width * height),
});

/** Memory for values that are all written before any is read: filling it with noughts first takes half as long as writing them. */
export const unfilled = (count: number): Float32Array => new Float32Array(Buffer.allocUnsafeSlow(count * 4).buffer);

export const newPlane = (width: number, height: number): Plane => ({
  width,
  height,
  data: new Float32Array(width * height),
});

/** A plane of it. */
export const unfilledPlane = (width: number, height: number): Plane => ({
  width,
  height,
  data: unfilled(width * height),
});
