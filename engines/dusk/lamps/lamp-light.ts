import { lanternBody } from '#engines/dusk/lamps/lantern-body.ts';
import { type Bounds, encodeEmitted } from '#engines/dusk/windows/light.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease, mix, quantile } from '#engines/raster/scalar.ts';

/** Light on the wall beside a lantern, in the lens around it, and how many of its heights it reaches. */
const POOL = 6.2;
/** The same of a bar, whose light grazes the wall. */
const BAR_POOL = 0.95;
/** Square of the heights of a lantern from it within which its light hardly falls off, its heights to its width at most, and those between which a taller one turns into a bar. */
const CORE = 0.45;
const BAR_CORE = 1.1;
const WIDE = 1.4;
const BAR_TALL = [1.8, 2.6] as const;
const HALO = 0.8;
const REACH = 14;
/** Light of a spot under the eave at its brightest, in the lens, and the heights of the fitting from it to the wall and to where its light ends. */
const SPOT_POOL = 1.9;
const SPOT_HALO = 1.1;
const SPOT_OFF = 1.6;
const SPOT_REACH = 18;
const HUE = [1, 0.7, 0.36] as const;
const BRIGHTEST = 1.6;

/** Luma above the wall at which a lamp that burns by day is all light, and the share of what a pale wall leaves up to white. */
const BURNS = 0.4;
const HEADROOM = 0.6;

/** Pixels across from which a lamp's light is taken over more of them. */
const SOFT = 10;

/** Luma around the wall's over which a fitting's body turns into light. */
const BODY = 0.06;

/** Share of its box that the disc of a spot fills, over which its rim fades. */
const DISC = [0.3, 0.42] as const;

/** A spot in a soffit is a small disc, evenly bright: seen from below it is wider than tall. */
const discAt = (dx: number, dy: number, wide: number): number =>
  ease(DISC[1], DISC[0], Math.hypot(dx, 1.3 * dy) / wide);

/** How a lantern glows so far from its bulb, in shares of its box, 0..1: white at the bulb, gone at its cap, its foot and its rim. */
const glowAt = (u: number, v: number): number => {
  const dx = u / 0.24;
  const dy = v / 0.27;
  return Math.exp(-(dx * dx + dy * dy));
};

/**
 * How far a place shines that shone by day, 0..1, from the mean of those around it, over a long ramp: pixel by pixel, clipped stone beside a
 * bar was a rag of white. What is darker than the wall is the fitting's body.
 */
const burningAt = (
  luma: Uint8Array,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: number,
  full: number,
  reach: number,
): number => {
  const own = ease(wall - BODY, wall + BODY, luma[y * width + x]! / 255);
  if (own === 0) return 0;
  let sum = 0;
  let n = 0;
  for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
    for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
      sum += Math.max(wall, luma[v * width + u]! / 255) - wall;
      n++;
    }
  return 0.75 * own * ease(0, 1.5 * full, sum / n);
};

type Fitting = { readonly burns?: boolean; readonly down?: boolean };

/** How much of the lamplight and of the evening's the iron of a lantern loses before its own bulb. */
const BEFORE_BULB = 0.8;

/** A bulb behind glass: the lantern keeps its own body, glass lit and iron dark, as the photo shows it. */
const lightLantern = (
  luma: Uint8Array,
  box: Bounds,
  width: number,
  height: number,
  strength: number,
  emitted: Uint8Array,
  glass: Uint8Array,
): void => {
  const [left, right] = [Math.max(0, Math.floor(box.left)), Math.min(width, Math.ceil(box.right))];
  const [top, bottom] = [Math.max(0, Math.floor(box.top)), Math.min(height, Math.ceil(box.bottom))];
  const [wide, tall] = [Math.max(2, box.right - box.left), Math.max(3, box.bottom - box.top)];
  const { shines, iron, bulb } = lanternBody(luma, { left, right, top, bottom }, width, height);
  for (let y = top, k = 0; y < bottom; y++)
    for (let x = left; x < right; x++, k++) {
      const glow = glowAt((x + 0.5 - left) / wide - bulb[0], (y + 0.5 - top) / tall - bulb[1]) * shines[k]!;
      emit(emitted, y * width + x, strength * glow);
      glass[y * width + x] = Math.max(glass[y * width + x]!, 255 * BEFORE_BULB * iron[k]!);
    }
};

const emit = (emitted: Uint8Array, i: number, glow: number): void => {
  for (let k = 0; k < 3; k++)
    emitted[i * 3 + k] = Math.max(emitted[i * 3 + k]!, encodeEmitted(BRIGHTEST * glow * HUE[k]!));
};

/** A lamp as it is seen; one that burns by day shines where it does in the photo. */
export const lightLamp = (
  luma: Uint8Array,
  box: Bounds,
  width: number,
  height: number,
  { burns, down }: Fitting,
  strength: number,
  emitted: Uint8Array,
  glass: Uint8Array,
): void => {
  if (!(burns || down)) {
    lightLantern(luma, box, width, height, strength, emitted, glass);
    return;
  }
  const [wide, tall] = [Math.max(2, box.right - box.left), Math.max(3, box.bottom - box.top)];
  const [x0, x1] = [Math.max(0, Math.floor(box.left)), Math.min(width, box.right)];
  const [y0, y1] = [Math.max(0, Math.floor(box.top)), Math.min(height, box.bottom)];
  const rim: number[] = [];
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const off = Math.max(Math.abs((x + 0.5 - box.left) / wide - 0.5), Math.abs((y + 0.5 - box.top) / tall - 0.5));
      if (off > 0.42) rim.push(luma[y * width + x]! / 255);
    }
  const wall = rim.length > 0 ? quantile(rim, 0.5) : 0;
  const full = Math.min(BURNS, HEADROOM * (1.02 - wall));
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const glow = burns
        ? burningAt(luma, x, y, width, height, wall, full, wide < SOFT ? 1 : 2) *
          (1 - ease(0.3, 0.5, Math.abs((x + 0.5 - box.left) / wide - 0.5)))
        : discAt(x + 0.5 - box.left - wide / 2, y + 0.5 - box.top - tall / 2, wide);
      emit(emitted, y * width + x, strength * glow);
    }
};

/** Light of a lantern on its wall: by the square of the distance, less above it than below; and its halo in the lens. All in pixels of the spill. */
export const lampPool = (
  { left, right, top, bottom }: Bounds,
  spill: Plane,
  bloom: Plane,
  taken = 1,
  /** Share of it that each column gets, where not all do. */
  columns?: Float32Array,
): void => {
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  // A bar is a row of lanterns: its light falls off from its whole length.
  const size = Math.max(0.7, Math.min(bottom - top, WIDE * (right - left)));
  const half = Math.max(0, (bottom - top - size) / 2);
  const bar = ease(BAR_TALL[0], BAR_TALL[1], (bottom - top) / (right - left));
  const [own, core] = [mix(POOL, BAR_POOL, bar), mix(CORE, BAR_CORE, bar)];
  const reach = size * REACH;
  for (let y = Math.max(0, Math.floor(cy - half - reach)); y < Math.min(spill.height, cy + half + reach); y++)
    for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(spill.width, cx + reach); x++) {
      const down = y + 0.5 - cy;
      const [dx, dy] = [(x + 0.5 - cx) / size, (Math.sign(down) * Math.max(0, Math.abs(down) - half)) / size];
      const far = dx * dx + dy * dy * (dy > 0 ? 0.42 : 1.3);
      const i = y * spill.width + x;
      const here = columns ? columns[x]! * taken : taken;
      spill.data[i]! += ((here * own) / (1 + far / core) ** 1.5) * ease(REACH, REACH / 2, Math.sqrt(far));
      bloom.data[i]! += HALO * (Math.exp(-far / 1.2) + 0.18 * Math.exp(-far / 14));
    }
};

/** Width in metres of a lamp under a ceiling, its light right below it, and the metres below and aside at which half of that is left and at which it ends. */
const CEILING_WIDE = 0.35;
const CEILING_POOL = 1.1;
const CEILING_HALF = 1.6;
const CEILING_REACH = 3.6;
const CEILING_ASIDE = 1.4;
/** Heights to its width from which it is a bar. */
const BAR = 1.6;

/** Light that a lamp under a porch's ceiling throws down on the door, walls and steps below it. */
export const ceilingPool = ({ left, right, top, bottom }: Bounds, spill: Plane): void => {
  if (bottom - top > BAR * (right - left)) return;
  const [cx, metre] = [(left + right) / 2, (right - left) / CEILING_WIDE];
  const reach = CEILING_ASIDE * metre;
  for (let y = Math.max(0, Math.floor(bottom)); y < Math.min(spill.height, bottom + CEILING_REACH * metre); y++)
    for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(spill.width, cx + reach); x++) {
      const [dx, dy] = [(x + 0.5 - cx) / metre, (y + 0.5 - bottom) / metre];
      const ends = ease(CEILING_REACH, CEILING_HALF, dy) * ease(CEILING_ASIDE, CEILING_ASIDE / 3, Math.abs(dx));
      const far = (dx * dx + dy * dy) / (CEILING_HALF * CEILING_HALF);
      spill.data[y * spill.width + x]! += (CEILING_POOL * ends * ease(0, 0.3, dy)) / (1 + far);
    }
};

/** Power of the cosine with which a spot's beam narrows: a lens throws its light down, and no bare bulb hangs there. */
const BEAM = 5;
/** Light of a spot on the wall so many of its heights aside and below, against the most: it shines down, and grazes the wall. */
const scallopAt = (dx: number, dy: number): number =>
  dy ** BEAM / (dx * dx + dy * dy + SPOT_OFF * SPOT_OFF) ** ((BEAM + 3) / 2) / SCALLOP;
const SCALLOP = ((BEAM / 3) ** (BEAM / 2) / (1 + BEAM / 3) ** ((BEAM + 3) / 2)) * SPOT_OFF ** -3;

/** A spot under the eave: a scallop on the wall below, narrow at its head and wider and fainter downwards. */
export const spotPool = (
  { left, right, top, bottom }: Bounds,
  spill: Plane,
  bloom: Plane,
  /** Share of its light that the wall takes. */
  taken = 1,
): void => {
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const size = Math.max(0.7, bottom - top);
  const reach = size * SPOT_REACH;
  for (let y = Math.max(0, Math.floor(cy - 3 * size)); y < Math.min(spill.height, cy + reach); y++)
    for (let x = Math.max(0, Math.floor(cx - reach / 2)); x < Math.min(spill.width, cx + reach / 2); x++) {
      const [dx, dy] = [(x + 0.5 - cx) / size, (y + 0.5 - cy) / size];
      const i = y * spill.width + x;
      bloom.data[i]! += SPOT_HALO * Math.exp(-(dx * dx + dy * dy) / 0.8);
      if (dy <= 0) continue;
      const ends = ease(SPOT_REACH, SPOT_REACH / 2, dy) * ease(SPOT_REACH / 2, SPOT_REACH / 4, Math.abs(dx));
      spill.data[i]! += taken * SPOT_POOL * ends * scallopAt(dx, dy);
    }
};
