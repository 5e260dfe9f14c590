import type { LocalColour } from '#engines/dusk/sky/colour.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { type Labelling, labelRegions, type Region } from '#engines/raster/regions.ts';

/** Bytes of sky that join two places, and the share of an island's sky that must lie in cells of it for it to stay: the lace around a gap counts by what shows through. */
const JOINED = 16;
const CELLS = 0.4;
/** Pixels across, and the share of its rectangle, from which an island is a lump and no gap between leaves, and the chance from which a lump is sky. */
const LUMP = 12;
const FULL = 0.4;
const LIKELY = 0.45;
/** How far light between leaves may be the sky's where an island is a gap in a crown, and the share of one below all of the open sky that must lie there. */
const LEAFY = 0.5;
const BELOW = 0.6;
/** The chance that is enough where an island has the blue of the sky behind it, and which: shares of its blue over red and of its light, and how much bluer than red it is at least. */
const SOME = 0.1;
const ITS_BLUE = 0.35;
const ITS_LIGHT = 0.7;
const BLUE = 0.15;
/** Bytes from which a pixel of it is sky rather than something before it, and how many tell. */
const CLEAR = 128;
const TELLING = 12;

/** The photo, and the sky's colour behind each cell. */
export type SkyBehind = { readonly photo: Raster; readonly local: LocalColour };

/** What an island's clear pixels show, summed: their blue over red and their light, those of the sky behind, and its chance. */
type Shown = { n: number; blue: number; light: number; itsBlue: number; itsLight: number; chance: number };

const add = (shown: Shown, { photo: { data }, local: { r, g, b } }: SkyBehind, i: number, cell: number): void => {
  const p = 3 * i;
  shown.n++;
  shown.blue += (data[p + 2]! - data[p]!) / 255;
  shown.light += (0.3 * data[p]! + 0.59 * data[p + 1]! + 0.11 * data[p + 2]!) / 255;
  shown.itsBlue += b[cell]! - r[cell]!;
  shown.itsLight += 0.3 * r[cell]! + 0.59 * g[cell]! + 0.11 * b[cell]!;
};

/** Whether an island has the blue of the sky: between leaves and at the end of a wall nothing else has. */
const isItsBlue = ({ n, blue, light, itsBlue, itsLight, chance }: Shown): boolean =>
  n > TELLING && chance > SOME * n && blue > Math.max(BLUE * n, ITS_BLUE * itsBlue) && light > ITS_LIGHT * itsLight;

const joinedIn = (alpha: Uint8Array): Uint8Array => {
  const out = new Uint8Array(alpha.length);
  for (let i = 0; i < out.length; i++) if (alpha[i]! > JOINED) out[i] = 1;
  return out;
};

type Labels = Labelling['labels'];
type SkyCells = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Alpha of all of an island, and of what lies in cells of sky, in likely ones or between leaves. */
const alphaOf = (data: Uint8Array, labels: Labels, { label, left, top, right, bottom }: Region, width: number) => {
  let all = 0;
  for (let y = top; y <= bottom; y++)
    for (let i = y * width + left; i <= y * width + right; i++) if (labels[i] === label) all += data[i]!;
  return all;
};
const skyOf = (
  data: Uint8Array,
  labels: Labels,
  { label, left, top, right, bottom }: Region,
  width: number,
  height: number,
  cells: SkyCells,
  chance: Float32Array | undefined,
  leaves: Float32Array | undefined,
): number => {
  let sky = 0;
  for (let y = top; y <= bottom; y++) {
    const row = Math.floor((y * cells.height) / height) * cells.width;
    for (let x = left, i = y * width + left; x <= right; x++, i++) {
      if (labels[i] !== label) continue;
      const cell = row + Math.floor((x * cells.width) / width);
      const likely = chance && chance[cell]! > LIKELY;
      if (cells.data[cell] || likely || (leaves && leaves[cell]! > LEAFY)) sky += data[i]!;
    }
  }
  return sky;
};

/** Adds up what an island shows where it is clear. */
const showIn = (
  shown: Shown,
  data: Uint8Array,
  labels: Labels,
  { label, left, top, right, bottom }: Region,
  width: number,
  height: number,
  cells: SkyCells,
  chance: Float32Array | undefined,
  behind: SkyBehind,
): void => {
  for (let y = top; y <= bottom; y++) {
    const row = Math.floor((y * cells.height) / height) * cells.width;
    for (let x = left, i = y * width + left; x <= right; x++, i++) {
      if (labels[i] !== label || data[i]! < CLEAR) continue;
      const cell = row + Math.floor((x * cells.width) / width);
      add(shown, behind, i, cell);
      shown.chance += chance?.[cell] ?? 0;
    }
  }
};

const clearIsland = (
  data: Uint8Array,
  labels: Labels,
  { label, left, top, right, bottom }: Region,
  width: number,
  height: number,
): void => {
  for (let y = Math.max(0, top - 1); y <= Math.min(height - 1, bottom + 1); y++)
    for (let x = Math.max(0, left - 1), i = y * width + x; x <= Math.min(width - 1, right + 1); x++, i++)
      if (labels[i] === label || !labels[i]) data[i] = 0;
};

/**
 * Takes away what is called sky below all of the open sky, or as a lump apart from it, though no cell says so: sunlit
 * siding of a house behind has the sky's light and colour, and a sunset on a wall is seen at once.
 */
export const dropIslands = (
  { data, width, height }: Mask,
  cells: SkyCells,
  /** The chance of sky that the vision network gives each cell: a lump stays where it sees some. */
  chance?: Float32Array,
  behind?: SkyBehind,
  /** How far light between leaves may be the sky's in each cell: gaps in crowns are finer than the vision network sees. */
  leaves?: Float32Array,
): void => {
  const { labels, regions } = labelRegions(joinedIn(data), width, height);
  const widest = regions.reduce((a, b) => (b.area > a.area ? b : a), { label: 0, area: 0, bottom: height });
  const apart = regions.filter(({ label, area, left, top, right, bottom }) => {
    const [across, down] = [right - left + 1, bottom - top + 1];
    return (
      label !== widest.label && (top > widest.bottom || (Math.min(across, down) > LUMP && area > FULL * across * down))
    );
  });
  for (const region of apart) {
    const below = region.top > widest.bottom;
    const shown: Shown = { n: 0, blue: 0, light: 0, itsBlue: 0, itsLight: 0, chance: 0 };
    const all = alphaOf(data, labels, region, width);
    const sky = skyOf(data, labels, region, width, height, cells, below ? undefined : chance, leaves);
    if (behind) showIn(shown, data, labels, region, width, height, cells, chance, behind);
    if (sky > (below ? BELOW : CELLS) * all || isItsBlue(shown)) continue;
    clearIsland(data, labels, region, width, height);
  }
};
