import type { GlassLevels, LumaCrop } from '#engines/dusk/windows/bars.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** Thin bars are painted as the frame is: light of that at least, and how much lighter than the glass. In dark frames they are not told from what the glass mirrors. */
const PAINT = 0.55;
const LIGHTER = 0.15;
/** Pixels of a pane's smaller side from which thin bars are looked for in it, and share of its box that it fills. */
const LEAST = 12;
const FILLED = 0.75;
/** Share of a pane at which glass is looked for on both sides of a bar, in pixels between these. */
const BESIDE = 0.12;
const NEAR = 2;
const FAR = 4;
/** Luma by which a bar stands out from the glass on both sides in the mean, and at a place of it; and the share of its places that do. */
const MEAN = 0.045;
const PLACE = 0.012;
const RUNS_ON = 0.72;
/** Spread of that over the places of a bar against its mean, at most: a bar is as light all along, lace and lattice are not. */
const UNEVEN = 0.62;
/** Pixels between a pane's edge and its first bar. */
const INSET = 4;
/** Bars across one pane at most: more are slats. */
const MOST = 3;
/** Pixels by which a bar's end may lie off its middle. */
const ASLANT = 1;

/** How far the places of one pane stand out from both sides across the bars that are looked for: `ridge[place * length + along]`. */
type Pane = { readonly size: number; readonly length: number; readonly beside: number; readonly ridge: Float32Array };

const paneOf = ({ luma, width }: LumaCrop, { left, right, top, bottom }: Region, down: boolean): Pane => {
  const [w, h] = [right - left + 1, bottom - top + 1];
  const [size, length, step, hop] = down ? [h, w, width, 1] : [w, h, 1, width];
  const beside = clamp(Math.round(BESIDE * size), NEAR, FAR);
  const ridge = new Float32Array(size * length);
  const from = top * width + left;
  for (let place = beside; place < size - beside; place++)
    for (let along = 0; along < length; along++) {
      const i = from + place * step + along * hop;
      ridge[place * length + along] = (luma[i]! - Math.max(luma[i - beside * step]!, luma[i + beside * step]!)) / 255;
    }
  return { size, length, beside, ridge };
};

/** Whether a bar runs through a place from end to end, and how strongly: each of its pixels may lie one off. */
const strengthAt = ({ length, ridge }: Pane, place: number): number => {
  let [sum, squares, standing] = [0, 0, 0];
  for (let i = place * length; i < (place + 1) * length; i++) {
    const most = Math.max(ridge[i]!, ridge[i - length]!, ridge[i + length]!);
    const held = clamp(most, -0.1, 0.3);
    sum += held;
    squares += held * held;
    if (most > PLACE) standing++;
  }
  const mean = sum / length;
  if (mean < MEAN || standing < RUNS_ON * length) return 0;
  return Math.sqrt(Math.max(0, squares / length - mean * mean)) < UNEVEN * mean ? mean : 0;
};

/** Places in a pane where a bar runs from end to end. */
const barPlaces = (pane: Pane): number[] => {
  const { size, beside } = pane;
  const strength = new Float32Array(size);
  for (let place = INSET; place < size - INSET; place++) strength[place] = strengthAt(pane, place);
  const found: number[] = [];
  for (let place = INSET; place < size - INSET; place++) {
    const near = strength.subarray(Math.max(0, place - beside), place + beside + 1);
    if (strength[place]! > 0 && strength[place] === Math.max(...near) && place - (found.at(-1) ?? -9) > beside)
      found.push(place);
  }
  return found;
};

/** Where the bar stands out most over a part of its length. */
const placeOver = ({ size, length, beside, ridge }: Pane, place: number, from: number, to: number): number => {
  let [best, most] = [place, -1];
  for (let at = Math.max(beside, place - ASLANT); at <= Math.min(size - beside - 1, place + ASLANT); at++) {
    let sum = 0;
    for (let along = from; along < to; along++) sum += ridge[at * length + along]!;
    if (sum > most + 1e-6) [best, most] = [at, sum];
  }
  return best;
};

/**
 * Thin bars in each pane between the bars that were found, 0..1 a pixel of the crop: those of a bay or of the upper sash
 * alone run through no whole window. As light as the frame, and from end to end of the pane; each is a straight line.
 */
export const muntinsIn = (
  crop: LumaCrop,
  uv: Float32Array,
  { frame, glass }: GlassLevels,
  bar: (i: number) => number,
): Float32Array => {
  const { width, height } = crop;
  const all = new Float32Array(width * height);
  if (frame < PAINT || frame - glass < LIGHTER) return all;
  const open = new Uint8Array(width * height);
  for (let i = 0; i < open.length; i++) {
    const [u, v] = [uv[i * 2]!, uv[i * 2 + 1]!];
    if (Math.min(u, 1 - u, v, 1 - v) > 0 && bar(i) < 0.5) open[i] = 1;
  }
  for (const region of labelRegions(open, width, height).regions) {
    const [w, h] = [region.right - region.left + 1, region.bottom - region.top + 1];
    if (Math.min(w, h) < LEAST || region.area < FILLED * w * h) continue;
    for (const down of [false, true]) {
      const pane = paneOf(crop, region, down);
      const places = barPlaces(pane);
      if (places.length > MOST) continue;
      for (const place of places) {
        const third = Math.max(1, Math.floor(pane.length / 3));
        const first = placeOver(pane, place, 0, third);
        const last = placeOver(pane, place, pane.length - third, pane.length);
        for (let along = 0; along < pane.length; along++) {
          const middle = first + ((last - first) * along) / Math.max(1, pane.length - 1);
          for (let at = Math.floor(middle) - 1; at <= Math.ceil(middle) + 1; at++) {
            if (at < 0 || at >= pane.size) continue;
            const [x, y] = down ? [along, at] : [at, along];
            const i = (region.top + y) * width + region.left + x;
            all[i] = Math.max(all[i]!, ease(1.3, 0.5, Math.abs(at - middle)));
          }
        }
      }
    }
  }
  return all;
};
