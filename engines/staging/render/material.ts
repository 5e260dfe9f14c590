export type Rgb = readonly [number, number, number];

/** How a surface looks. Colours are linear. */
export type Material = {
  readonly kind:
    | 'plain'
    | 'fabric'
    | 'linen'
    | 'cotton'
    | 'boucle'
    | 'velvet'
    | 'knit'
    | 'wood'
    | 'marble'
    | 'leather'
    | 'rattan'
    | 'rug'
    | 'art'
    | 'leaf'
    | 'bark'
    | 'paper'
    | 'ceramic'
    | 'mirror'
    | 'glass';
  readonly colour: Rgb;
  readonly second?: Rgb;
  /** Reflectance straight on; 1 with `metal`. */
  readonly shine?: number;
  readonly rough?: number;
  readonly metal?: boolean;
  /** Legs, rods and frames, a few pixels wide: their light is one along their length, and a lobe of their own stands for what they mirror. */
  readonly slim?: boolean;
  /** Own light as a share of the room's white (a lit shade). */
  readonly glow?: number;
  /** Grain axis of wood (0 x, 1 y, 2 z); with 2 the ribs of a knit follow each other along z. */
  readonly axis?: 0 | 1 | 2;
  /** Width in metres of the boards that a top is glued from. */
  readonly plank?: number;
  readonly pattern?: number;
  /** Where the middle of a print lies along x. */
  readonly across?: number;
  readonly seed?: number;
  /** Size in metres of a rug or picture, and the middle's height of a picture. */
  readonly width?: number;
  /** A rug cut to a circle as wide as it is. */
  readonly round?: boolean;
  readonly depth?: number;
  readonly lift?: number;
  readonly palette?: readonly Rgb[];
};

/** Colour and relief of a point and the direction it faces, in the piece's own axes. One per thread. */
export type Look = {
  r: number;
  g: number;
  b: number;
  bx: number;
  by: number;
  bz: number;
  nx: number;
  ny: number;
  nz: number;
  /** On a rug: the longer side of the pixel that shows it, metres along its axes. On a print: the pixel's breadth and height. */
  ax: number;
  az: number;
};

const channel = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** '#rrggbb' to linear. */
export const colour = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [channel((n >> 16) / 255), channel(((n >> 8) & 255) / 255), channel((n & 255) / 255)];
};

/** A share of the way from one colour to another. */
export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** 8-bit sRGB to linear. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, i) => channel(i / 255));

/** Linear to 0..255, by a table fine enough for 8 bits (4096 steps, exact below 1 %). */
const CODES = Float32Array.from({ length: 4097 }, (_, i) => {
  const v = i / 4096;
  return 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
});
export const encode = (v: number): number => {
  if (v <= 0) return 0;
  if (v >= 1) return 255;
  if (v < 0.02) return 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
  const i = v * 4096;
  const k = i | 0;
  return CODES[k]! + (CODES[k + 1]! - CODES[k]!) * (i - k);
};
