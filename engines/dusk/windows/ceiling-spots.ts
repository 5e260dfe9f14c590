import type { Quad } from '#engines/dusk/parameters.ts';
import { type Bounds, boundsOf, EMITTED, encodeEmitted } from '#engines/dusk/windows/light.ts';
import { type Region, regionsIn } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Spots from which a house is lit by them, and the share of its rooms' light that a camera takes which holds them. */
const SEVERAL = 3;
const HELD = 0.72;
export const heldFor = (spots: readonly Region[]): number => (spots.length >= SEVERAL ? HELD : 1);

/** Luma by day from which a place is part of a spot, that its middle has at least, and that the glass around it has at most, as nearly all of it has. */
const PART = 150;
const BURNS = 220;
const DARK = 130;
const DARKEST_ALL = 150;
/** Share of the window's smaller side that a spot takes at most, with so many pixels, and heights to its width: seen from below it is flat. */
const LARGEST = 0.1;
const FEW = 4;
const TALLEST = 1.4;
const FLATTEST = 0.3;
/** Pixels of glass around it that are looked at. */
const AROUND = 3;
/** Light that it sends, its hue, and the share of that on the ceiling around it, gone within so many of its widths. */
const LIGHT = 1.9;
const HUE = [1, 0.93, 0.78] as const;
const GLOW = 0.35;
const REACH = 3;

/** Lumas of the glass right around a spot; nothing where it lies at the edge of its window. */
const ringOf = (luma: Uint8Array, width: number, { left, right, top, bottom }: Region, box: Bounds): number[] => {
  const ring: number[] = [];
  if (
    left - AROUND < box.left ||
    right + AROUND >= box.right ||
    top - AROUND < box.top ||
    bottom + AROUND >= box.bottom
  )
    return ring;
  for (let y = top - AROUND; y <= bottom + AROUND; y++)
    for (let x = left - AROUND; x <= right + AROUND; x++)
      if (y < top - 1 || y > bottom + 1 || x < left - 1 || x > right + 1) ring.push(luma[y * width + x]!);
  return ring;
};

const inPixels = (quad: Quad, width: number, height: number): Bounds => {
  const { left, right, top, bottom } = boundsOf([quad], width, height);
  return {
    left: Math.max(0, Math.ceil(left)),
    right: Math.min(width, Math.floor(right)),
    top: Math.max(0, Math.ceil(top)),
    bottom: Math.min(height, Math.floor(bottom)),
  };
};

/** Spots that burn by day in the ceiling behind dark glass: small, white, flat, with nothing but glass around them. In pixels of the photo. */
export const ceilingSpots = (luma: Uint8Array, quad: Quad, width: number, height: number): Region[] => {
  const box = inPixels(quad, width, height);
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  if (w < 8 || h < 8) return [];
  const map = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) if (luma[(box.top + y) * width + box.left + x]! > PART) map[y * w + x] = 1;
  const most = Math.max(FEW, LARGEST * Math.min(w, h));
  return regionsIn(map, w, h)
    .map(({ left, right, top, bottom, ...rest }) => ({
      ...rest,
      left: left + box.left,
      right: right + box.left,
      top: top + box.top,
      bottom: bottom + box.top,
    }))
    .filter((spot) => {
      const [wide, tall] = [spot.right - spot.left + 1, spot.bottom - spot.top + 1];
      if (wide > most || tall > TALLEST * wide || tall < FLATTEST * wide || spot.area < FEW) return false;
      let brightest = 0;
      for (let y = spot.top; y <= spot.bottom; y++)
        for (let x = spot.left; x <= spot.right; x++) brightest = Math.max(brightest, luma[y * width + x]!);
      if (brightest < BURNS) return false;
      const ring = ringOf(luma, width, spot, box);
      return ring.length > 0 && quantile(ring, 0.5) < DARK && quantile(ring, 0.95) < DARKEST_ALL;
    });
};

/** Lets spots burn that burn by day, with their light around them: drowned in the room's, a pane was one sheet of cream. */
export const lightSpots = (
  spots: readonly Region[],
  luma: Uint8Array,
  width: number,
  emitted: Uint8Array,
  glass: Uint8Array,
): void => {
  for (const { left, right, top, bottom } of spots) {
    const [cx, cy, wide, tall] = [(left + right) / 2, (top + bottom) / 2, right - left + 1, bottom - top + 1];
    for (let y = Math.floor(cy - REACH * tall); y <= cy + REACH * tall; y++)
      for (let x = Math.floor(cx - REACH * wide); x <= cx + REACH * wide; x++) {
        const at = y * width + x;
        if (!glass[at]) continue;
        const away = Math.hypot((x - cx) / wide, (y - cy) / tall);
        const own = away < 1 ? Math.max(0, (luma[at]! - PART) / (255 - PART)) : 0;
        const light = LIGHT * Math.max(own, GLOW * Math.exp(-away * away));
        for (let k = 0; k < 3; k++)
          emitted[at * 3 + k] = encodeEmitted(Math.max(EMITTED[emitted[at * 3 + k]!]!, light * HUE[k]!));
      }
  }
};
