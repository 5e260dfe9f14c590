import type { Quad } from '#engines/dusk/parameters.ts';
import { boundsOf } from '#engines/dusk/windows/light.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { filledBy, type Labelling, labelRegions, type Region } from '#engines/raster/regions.ts';
import { ease, quantile } from '#engines/raster/scalar.ts';

/** Cells around a found window that are its own frame; how brown, and how far from a box, what sticks out of one is wall in the shade beside it; and the share of a piece that such a part is at most. */
const FRAME = 3;
const STICKS_OUT = [0.2, 0.08] as const;
const RAGGED = [0.7, 0.6] as const;
const PART = 0.6;
/** Cells around a part whose wall it is compared with, and how many of them tell; stops of light, and of red and blue together, between which it looks as that does, and by which the window's glass is farther from it. */
const AROUND = 24;
const ENOUGH = 60;
const LIGHT = [0.7, 0.4] as const;
const HUE = [0.3, 0.15] as const;
const FARTHER = [0.08, 0.2] as const;

/** Share of a surface that is darker than its lit parts. */
const LIT = 0.7;

/** Log light, and red and blue against green. */
type Look = Readonly<Record<'light' | 'warm' | 'cool', Plane>>;
/** Light of the lit parts, means of red and blue, and of how many cells. */
type Mean = readonly [light: number, red: number, blue: number, n: number];

const meanIn = (
  { light, warm, cool }: Look,
  { left, right, top, bottom }: Pick<Region, 'left' | 'right' | 'top' | 'bottom'>,
  reach: number,
  counts: (i: number) => boolean,
): Mean => {
  const { width, height } = light;
  let [u, v] = [0, 0];
  const lights: number[] = [];
  for (let y = Math.max(0, top - reach); y <= Math.min(height - 1, bottom + reach); y++)
    for (let x = Math.max(0, left - reach); x <= Math.min(width - 1, right + reach); x++) {
      const i = y * width + x;
      if (!counts(i)) continue;
      lights.push(light.data[i]!);
      u += warm.data[i]!;
      v += cool.data[i]!;
    }
  const n = lights.length;
  return [n ? quantile(lights, LIT) : 0, u / (n + 1e-3), v / (n + 1e-3), n];
};

const apart = (a: Mean, b: Mean): number => Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);

/** How far a part looks as the wall around it does, and otherwise than the window's own glass. */
const likeWall = (own: Mean, wall: Mean, glass: Mean): number => {
  if (wall[3] < ENOUGH || glass[3] < ENOUGH) return 0;
  const hue = apart(own, wall);
  return (
    ease(LIGHT[0], LIGHT[1], Math.abs(own[0] - wall[0])) *
    ease(HUE[0], HUE[1], hue) *
    ease(FARTHER[0], FARTHER[1], apart(own, glass) - hue)
  );
};

/** 1 on glass that lies beyond every found window and its frame. */
const beyondWindows = ({ width, height, data }: Plane, windows: readonly Quad[]): Uint8Array => {
  const out = new Uint8Array(data.length);
  for (let i = 0; i < out.length; i++) if (data[i]! > 0) out[i] = 1;
  for (const { left, right, top, bottom } of windows.map((quad) => boundsOf([quad], width, height)))
    for (let y = Math.max(0, Math.floor(top - FRAME)); y <= Math.min(height - 1, bottom + FRAME); y++)
      out.fill(0, y * width + Math.max(0, Math.floor(left - FRAME)), y * width + Math.min(width, right + FRAME));
  return out;
};

const blueIn = ({ labels, regions }: Labelling, blue: Float32Array): readonly number[] => {
  const sums = new Float64Array(regions.length + 1);
  for (let i = 0; i < labels.length; i++) sums[labels[i]!]! += blue[i]!;
  return regions.map(({ label, area }) => sums[label]! / area);
};

/**
 * Takes wall out of glass that was read on beyond a window: a wall in the shade of a palm was glass to the network, and kept the borders of that
 * shade; the panel between the windows of a bay kept half of its sun.
 */
export const cutParts = (
  glass: Plane,
  { labels, regions }: Labelling,
  blue: Float32Array,
  windows: readonly Quad[],
  look: Look,
  /** The network's chance of wall. */
  walls: Plane,
): void => {
  const { width, height, data } = glass;
  const parts = labelRegions(beyondWindows(glass, windows), width, height);
  const blues = blueIn(parts, blue);
  const pieceOf = new Int32Array(parts.regions.length);
  for (let i = 0; i < labels.length; i++) if (parts.labels[i]! > 0) pieceOf[parts.labels[i]! - 1] = labels[i]!;
  const wall = parts.regions.map((part, k) => {
    const piece = regions[pieceOf[k]! - 1]!;
    if (part.area > PART * piece.area) return 0;
    const brown = ease(STICKS_OUT[0], STICKS_OUT[1], blues[k]!) * ease(RAGGED[0], RAGGED[1], filledBy(part));
    if (brown === 1 || part.area < ENOUGH) return brown;
    const own = meanIn(look, part, 0, (i) => parts.labels[i] === part.label);
    const around = meanIn(look, part, AROUND, (i) => data[i] === 0 && walls.data[i]! > 0.6);
    const within = meanIn(look, piece, 0, (i) => labels[i] === piece.label && parts.labels[i] === 0);
    return Math.max(brown, likeWall(own, around, within));
  });
  for (let i = 0; i < labels.length; i++) if (parts.labels[i]! > 0) data[i]! *= 1 - wall[parts.labels[i]! - 1]!;
};
