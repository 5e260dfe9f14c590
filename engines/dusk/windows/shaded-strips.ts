import type { Quad } from '#engines/dusk/parameters.ts';
import type { Raster } from '#engines/raster/raster.ts';

/** Light of a blind in the sun right behind the first lit line, at least, 0..1. */
const SUNLIT = 0.6;
/** Share of that light that the shade of its own frame leaves it, at most, and light there at least: less is the frame or its groove. */
const SHADED = 0.8;
const DARKEST = 0.42;
/** Share of a window that such a strip takes at least, and at most under its head and beside it; and by which the glass may begin further in than was found. */
const STRIP = 0.025;
const WIDEST = { head: 0.25, side: 0.1 } as const;
const FURTHER = 0.15;
/** Light by which a line must differ from the strip so that the frame begins there, and by which it does beyond both ends of the strip. */
const FRAME = 0.12;
const BEYOND = 0.07;
/** Share of a window's side left out at its ends, and within which the frame begins beyond them; pixels of it that are read together. */
const ENDS = 0.12;
const NEAR = 0.08;
const READ = 3;
/** Pixels from the border of the photo within which a window has no frame to tell. */
const FROM_BORDER = 6;
/** Share of a line that is lit where the glass begins; and lines behind that which tell its light: the first ones lie in the reveal. */
const LIT = 0.5;
const TELLS = [4, 8] as const;

/** A side of a window: places along it, how far in the window goes, and the pixel at a place so many lines in from it. */
type Side = {
  readonly from: number;
  readonly to: number;
  readonly deep: number;
  readonly widest: number;
  /** Share of it over which the light is evened that is carried on. */
  readonly even: number;
  readonly at: (along: number, inward: number) => number;
  /** How much of a pixel lies within the outermost line there, 0..1. */
  readonly whole: (along: number) => number;
};

/** Share of its blue that the red of a white blind has at least: bluer glass mirrors the sky, and its frame is no shade. */
const WHITE = 0.8;
const isWhite = ({ width, data }: Raster, x0: number, x1: number, y0: number, y1: number): boolean => {
  let [red, blue] = [0, 0];
  for (let y = Math.round(y0); y < y1; y += 2)
    for (let x = Math.round(x0), p = (y * width + x) * 3; x < x1; x += 2, p += 6) {
      red += data[p]!;
      blue += data[p + 2]!;
    }
  return red > WHITE * blue;
};

/** Mean of bytes on a line so many in, 0..1; nothing beyond the photo. */
const meanOn = (bytes: Uint8Array, { at }: Side, inward: number, from: number, to: number): number => {
  let sum = 0;
  for (let along = from; along < to; along++) sum += bytes[at(along, inward)] ?? 0;
  return sum / Math.max(1, to - from) / 255;
};

/** Lines, counted inward from the side that was found, between which a blind lies in the shade of its true frame; undefined where there is no such strip. */
export const shadedStrip = (
  luma: Uint8Array,
  glass: Uint8Array,
  side: Side,
): readonly [first: number, lit: number] | undefined => {
  const { from, to, deep, widest } = side;
  const inset = Math.round(ENDS * (to - from));
  const most = Math.floor(widest * deep);
  if (to - from < 12 || most < 3) return undefined;
  const lightAt = (inward: number): number => meanOn(luma, side, inward, from + inset, to - inset);
  let lit = 0;
  while (lit < FURTHER * deep && meanOn(glass, side, lit, from + inset, to - inset) < LIT) lit++;
  if (lit >= FURTHER * deep) return undefined;
  const sunlit = (lightAt(lit + 3) + lightAt(lit + 4) + lightAt(lit + 5) + lightAt(lit + 6)) / 4;
  // The border of the shade is soft: the strip is told a few lines out.
  const strip = (lightAt(lit - 2) + lightAt(lit - 3)) / 2;
  if (sunlit < SUNLIT || strip > SHADED * sunlit || strip < DARKEST) return undefined;
  let out = 3;
  while (out <= most && Math.abs(lightAt(lit - out) - strip) < FRAME) out++;
  if (out > most || out < STRIP * deep) return undefined;
  const middle = lit - Math.ceil(out / 2);
  const framed = (end: number, way: 1 | -1): boolean => {
    for (let off = 2; off <= Math.max(2, NEAR * (to - from)); off++) {
      const near = way < 0 ? end - off - READ : end + off;
      if (Math.abs(meanOn(luma, side, middle, near, near + READ) - strip) > BEYOND) return true;
    }
    return false;
  };
  return framed(from, -1) && framed(to, 1) ? [lit - out + 1, lit] : undefined;
};

/** Share of its width over which the light below a head is evened: carried on place by place, a lamp near it was a pillar. */
const EVENED = 0.15;

/** Lights the strip along one side as the lines behind it; how many lines further out the glass begins then. */
const lightStrip = (luma: Uint8Array, emitted: Uint8Array, glass: Uint8Array, side: Side): number => {
  const strip = shadedStrip(luma, glass, side);
  if (!strip) return 0;
  const [first, lit] = strip;
  const { from, to, even, at, whole } = side;
  const told = TELLS[1] - TELLS[0];
  const [clear, light] = [new Float32Array(to - from), new Float32Array(3 * (to - from))];
  for (let along = from; along < to; along++)
    for (let inward = lit + TELLS[0]; inward < lit + TELLS[1]; inward++) {
      const i = at(along, inward);
      clear[along - from]! += Math.sqrt(glass[i]! / 255) / told;
      for (let k = 0; k < 3; k++) light[3 * (along - from) + k]! += emitted[3 * i + k]! / told;
    }
  const reach = Math.round(even * (to - from));
  for (let n = 0; n < to - from; n++) {
    const near = [Math.max(0, n - reach), Math.min(to - from, n + reach + 1)] as const;
    let open = 1e-3;
    const sum = [0, 0, 0];
    for (let m = near[0]; m < near[1]; m++) {
      open += clear[m]!;
      for (let k = 0; k < 3; k++) sum[k]! += light[3 * m + k]!;
    }
    for (let inward = first; inward < lit + TELLS[0]; inward++) {
      const i = at(from + n, inward);
      const share = clear[n]! * (inward === first ? Math.sqrt(whole(from + n)) : 1);
      for (let k = 0; k < 3; k++) emitted[3 * i + k] = Math.max(emitted[3 * i + k]!, (share * sum[k]!) / open);
      glass[i] = Math.max(glass[i]!, 255 * share * share);
    }
  }
  return Math.max(0, -first);
};

/**
 * Lights the strips of a sunny blind that its own frame shades by day: the border of that shadow was taken for the head or the side of the window, and
 * a dark band stood beside lit glass. The bars of what is lit run on through it; nothing else of the window is told anew.
 */
export const lightShadedStrips = (
  photo: Raster,
  luma: Uint8Array,
  quad: Quad,
  emitted: Uint8Array,
  glass: Uint8Array,
): void => {
  const { width, height } = photo;
  const [a, b, c, d] = quad.map(([x, y]) => [x * width, y * height] as const) as unknown as Quad;
  const [wide, tall] = [(b[0] + c[0] - a[0] - d[0]) / 2, (c[1] + d[1] - a[1] - b[1]) / 2];
  const [over, beside] = [WIDEST.head * tall + 2, WIDEST.side * wide + 2];
  if (Math.min(a[1], b[1]) < over || Math.max(c[1], d[1]) + over > height) return;
  if (a[0] < FROM_BORDER || b[0] + FROM_BORDER > width) return;
  if (!isWhite(photo, a[0] + ENDS * wide, b[0] - ENDS * wide, Math.max(a[1], b[1]), Math.min(c[1], d[1]))) return;
  const rowAt = (x: number): number => a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(1, b[0] - a[0]);
  const columnAt = (from: Quad[0], to: Quad[0], y: number): number =>
    from[0] + ((to[0] - from[0]) * (y - from[1])) / Math.max(1, to[1] - from[1]);
  const raised = lightStrip(luma, emitted, glass, {
    from: Math.ceil(a[0]),
    to: Math.floor(b[0]),
    deep: tall,
    widest: WIDEST.head,
    even: EVENED,
    at: (x, down) => (Math.floor(rowAt(x)) + down) * width + x,
    whole: (x) => 1 - (rowAt(x) % 1),
  });
  for (const [from, to, way] of [
    [a, d, 1],
    [b, c, -1],
  ] as const) {
    const outermost = way > 0 ? Math.min(from[0], to[0]) : width - Math.max(from[0], to[0]);
    if (outermost < beside) continue;
    lightStrip(luma, emitted, glass, {
      from: Math.ceil(from[1]) - raised,
      to: Math.floor(to[1]),
      deep: wide,
      widest: WIDEST.side,
      even: 0,
      at: (y, inward) => y * width + Math.floor(columnAt(from, to, y)) + way * inward,
      whole: (y) => (way > 0 ? 1 - (columnAt(from, to, y) % 1) : columnAt(from, to, y) % 1),
    });
  }
};
