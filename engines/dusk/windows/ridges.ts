import type { GlassLevels, LumaCrop } from '#engines/dusk/windows/bars.ts';
import { clamp } from '#engines/raster/scalar.ts';

/** Pixels from the middle of a bar within which it ends, and over which it runs straight on to both sides of a place: shares of the pane's smaller side, at the least and at the most. */
type Span = readonly [share: number, least: number, most: number];
const THIN: { readonly reach: Span; readonly run: Span } = { reach: [0.03, 2, 3], run: [0.12, 6, 22] };
const BROAD: typeof THIN = { reach: [0.06, 3, 12], run: [0.15, 5, 30] };
/** Pixels along a thin bar over which it may be too faint to be told: it runs on. */
const GAP: Span = [0.06, 3, 10];
/** Share of the frame's light over the glass's by which a thing stands out from both sides when it begins to hide the room, and when it does; and luma for that at the least. */
const HIDES = [0.05, 0.4] as const;
const FAINT = [0.03, 0.16] as const;
/** How much of the room a thin one hides: it may be mirrored in the glass. */
const MOST = 0.7;
/** How much a broad one does that is not as light as the frame: folds of a curtain let light through. Shares of the way to the frame between which it is cloth, and paint. */
const CLOTH = 0.45;
const CLOTH_TO_PAINT = [0.75, 0.95] as const;
/** Red over blue, 0..255, from which a thing is mirrored foliage rather than paint, and is that; and blue over red of mirrored sky: paint in the shade is bluish. */
const FOLIAGE = [36, 76] as const;
const SKY = [60, 100] as const;
/** Share of the way from the glass to the frame at which a broad bar begins to be paint, and is. */
const PAINT = [0.25, 0.6] as const;

/** The least of so many values to both sides of a line, in blocks of their count: from each block's start on and up to its end, two of these hold any span. */
const leastOfLine = (
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  reach: number,
  sign: number,
  onwards: Float32Array,
  backwards: Float32Array,
): void => {
  const span = 2 * reach + 1;
  const last = length - 1;
  for (let k = 0; k < length; k++) {
    const v = sign * from[start + k * step]!;
    onwards[k] = k % span === 0 ? v : Math.min(onwards[k - 1]!, v);
  }
  for (let k = last; k >= 0; k--) {
    const v = sign * from[start + k * step]!;
    backwards[k] = k === last || k % span === span - 1 ? v : Math.min(backwards[k + 1]!, v);
  }
  const lastBlock = last - (last % span);
  for (let k = 0; k < length; k++) {
    const a = k - reach;
    const b = Math.min(last, k + reach);
    const least =
      a <= 0 ? onwards[b]! : b === last && a >= lastBlock ? backwards[a]! : Math.min(backwards[a]!, onwards[b]!);
    to[start + k * step] = sign * least;
  }
};

/** The least (sign -1: the most) of so many values to both sides along one axis. */
const leastAlong = (from: Float32Array, width: number, height: number, reach: number, down: boolean, sign: number) => {
  const to = new Float32Array(from.length);
  const length = down ? height : width;
  const [onwards, backwards] = [new Float32Array(length), new Float32Array(length)];
  for (let line = 0; line < (down ? width : height); line++)
    leastOfLine(from, to, down ? line : line * width, down ? width : 1, length, reach, sign, onwards, backwards);
  return to;
};

/** How far each place is lighter than what is left when all that is narrower than twice the reach across an axis is gone. */
const standing = (light: Float32Array, width: number, height: number, reach: number, down: boolean) => {
  const worn = leastAlong(light, width, height, reach, down, 1);
  const off = leastAlong(worn, width, height, reach, down, -1);
  for (let i = 0; i < off.length; i++) off[i] = light[i]! - off[i]!;
  return off;
};

/** Pixels from which a bar may lean by two pixels, else by one. */
const LONG = 8;
/** How far what runs straight on along the axis stands out here. */
const straight = (off: Float32Array, width: number, height: number, reach: number, down: boolean) => {
  const wide = leastAlong(off, width, height, reach > LONG ? 2 : 1, !down, -1);
  return leastAlong(leastAlong(wide, width, height, reach, down, 1), width, height, reach, down, -1);
};

/** With the gaps along an axis closed. */
const joined = (off: Float32Array, width: number, height: number, reach: number, down: boolean) =>
  leastAlong(leastAlong(off, width, height, reach, down, -1), width, height, reach, down, 1);

const between = ([from, to]: readonly [number, number], v: number): number => clamp((v - from) / (to - from));

/** How far a thing of so much red over blue is mirrored in the glass. */
const mirrored = (red: number): number => between(red > 0 ? FOLIAGE : SKY, Math.abs(red));

/**
 * How much of the room light paint hides, 0..1 a pixel: by as much as the photo itself is lighter there than the glass to
 * both sides, so that bars, slats and lace are as sharp or as soft as they were photographed. Across cloth upright
 * things alone: slats lie level.
 */
export const ridgesIn = (
  { width, height, luma, warm }: LumaCrop,
  { frame, glass }: GlassLevels,
  veiled: number,
): Float32Array => {
  const bars = new Float32Array(luma.length);
  const light = new Float32Array(luma);
  for (let i = 0; i < light.length; i++) light[i]! /= 255;
  const pixels = ([share, least, most]: Span): number =>
    clamp(Math.round(share * Math.min(width, height)), least, most);
  const lighter = frame - glass;
  const opacity = (paint: number): number =>
    between(PAINT, paint) * (CLOTH + (1 - CLOTH) * between(CLOTH_TO_PAINT, paint));
  const hides = [Math.max(FAINT[0], HIDES[0] * lighter), Math.max(FAINT[1], HIDES[1] * lighter)] as const;
  for (const kind of [THIN, BROAD])
    for (const down of [false, true]) {
      const alone = standing(light, width, height, pixels(kind.reach), !down);
      const off = kind === THIN ? joined(alone, width, height, pixels(GAP), down) : alone;
      const run = straight(off, width, height, pixels(kind.run), down);
      const across = down ? 1 : 1 - veiled;
      for (let i = 0; i < bars.length; i++) {
        const on = Math.min(off[i]!, run[i]!);
        const hidden =
          kind === THIN ? MOST * between(hides, on) : between(hides, on) * opacity((light[i]! - glass) / lighter);
        if (hidden === 0) continue;
        bars[i] = Math.max(bars[i]!, across * hidden * (1 - mirrored(2 * (warm[i]! - 128))));
      }
    }
  return bars;
};

/** Share of a pane that stands out, and that bars take of it, from which and up to which it is lace or a lattice before cloth: paint runs in bars. */
const LACE = 0.3;
const BARRED = 0.1;
/** Share of a pane at its sides that is left out: there its frame stands out. */
const SIDES = 0.08;

/** Whether what stands out all over a pane is no bar, but lace or a lattice: its light diamonds were taken for paint and stayed grey, in pieces. */
export const isLace = (ridges: Float32Array, bar: (i: number) => number, uv: Float32Array): boolean => {
  let [n, out, barred] = [0, 0, 0];
  for (let i = 0; i < ridges.length; i++) {
    const [u, v] = [uv[i * 2]!, uv[i * 2 + 1]!];
    if (Math.min(u, 1 - u, v, 1 - v) < SIDES) continue;
    n++;
    out += ridges[i]!;
    barred += bar(i);
  }
  return out > LACE * n && barred < BARRED * n;
};

/** Share of a pane's smaller side from the middle of a thing at which it ends that stands before lace, and shares of the frame's light over the glass's between which that is cloth, and paint or snow. */
const BEFORE: Span = [0.025, 2, 6];
const PAINTED = [0.6, 0.85] as const;

/** How much of the room is hidden by what is light and broader than any hole of the lace before it: a rail, a post, snow. */
export const beforeLace = ({ width, height, luma }: LumaCrop, { frame, glass }: GlassLevels): Float32Array => {
  const reach = clamp(Math.round(BEFORE[0] * Math.min(width, height)), BEFORE[1], BEFORE[2]);
  let out = new Float32Array(luma);
  for (const sign of [1, -1]) for (const down of [false, true]) out = leastAlong(out, width, height, reach, down, sign);
  for (let i = 0; i < out.length; i++) out[i] = between(PAINTED, (out[i]! / 255 - glass) / (frame - glass));
  return out;
};
