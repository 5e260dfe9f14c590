import type { Lamp } from '#engines/dusk/lamps/lamp-shapes.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { close, closeAlong, open } from '#engines/raster/morphology.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { type Region, regionsIn } from '#engines/raster/regions.ts';
import { clamp, quantile } from '#engines/raster/scalar.ts';

/** Panes of one entry, and the lantern that hangs before its fanlight. */
export type Entry = { readonly panes: readonly Quad[]; readonly lamps: readonly Lamp[] };

/** Chance from which a cell is door: half of a door with glass in it is something else to the network. */
const DOOR = 0.25;
const FILLED = 0.5;
/** Rows of the look that a door takes at least. */
const LOWEST = 34;
/** Shares of the door by which the entry is wider on each side and higher. */
const ASIDE = 0.35;
const OVER = 0.22;
/** How much cooler than the leaf glass is, as a share of its light, and that it is cool in itself: it mirrors the sky. */
const COOLER = 0.05;
const COOL = -0.012;
/** Wood that is as grey as glass tells nothing. */
const WOOD = 0.02;
/** Shares of the door that a pane takes, and of its own box that it fills: an oval and a half circle fill four fifths. */
const LEAST = 0.03;
const MOST = 0.5;
const COMPACT = 0.55;
/** It stands in the middle, or has its like on the other side. */
const OFF_CENTRE = 0.14;
/** How much lighter than the leaf a pane in it is: dark and cool is a wreath, too. Over the leaf dark glass is a fanlight. */
const LIGHTER = 0.08;
const FANLIGHT = { wide: 0.5, lowest: 0.4 };

type Zone = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const coolnessAt = ({ rgb }: WindowLook, i: number): number => {
  const [r, g, b] = [rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!];
  return (r - b) / (r + g + b + 24);
};

const tall = ({ top, bottom }: Region): number => bottom - top + 1;
const wide = ({ left, right }: Region): number => right - left + 1;

/** A lantern before a fanlight: what hangs before the dark glass is thicker than its bars and taller than wide. */
const pendantIn = (glass: Uint8Array, zone: Zone, pane: Region): Lamp[] => {
  const [w, h] = [wide(pane), tall(pane)];
  if (w < 1.5 * h || h < 14) return [];
  const other = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [u, v] = [(x + 0.5) / w - 0.5, (y + 0.5) / h];
      const inside = u * u * 4 + (1 - v) * (1 - v) < 0.85;
      if (inside && !glass[(pane.top + y) * zone.width + pane.left + x]) other[y * w + x] = 1;
    }
  // One of its bars may cross it.
  return regionsIn(closeAlong(open(other, w, h, 5), w, h, 5, 'down'), w, h)
    .filter((thing) => tall(thing) > 1.15 * wide(thing) && tall(thing) > 0.3 * h && wide(thing) < 0.3 * w)
    .slice(0, 1)
    .map((thing) => ({
      x: zone.left + pane.left + (thing.left + thing.right + 1) / 2,
      y: zone.top + pane.top + (thing.top + thing.bottom + 1) / 2,
      tall: tall(thing) + 2,
      wide: wide(thing) + 2,
      contrast: 0.3,
      door: 0,
    }));
};

/** Glass of entries that shows by its colour alone: fanlights over a wooden door, ovals in its leaves. */
export const entryGlass = (look: WindowLook, door: Plane): Entry[] => {
  const sure = new Uint8Array(door.data.length);
  for (let i = 0; i < sure.length; i++) sure[i] = door.data[i]! > DOOR ? 1 : 0;
  const [kx, ky] = [look.width / door.width, look.height / door.height];
  return regionsIn(sure, door.width, door.height)
    .filter((region) => region.area > FILLED * wide(region) * tall(region) && tall(region) * ky >= LOWEST)
    .map((region) => entryAt(look, region.left * kx, region.top * ky, wide(region) * kx, tall(region) * ky))
    .filter(({ panes }) => panes.length > 0);
};

const entryAt = (look: WindowLook, x: number, y: number, w: number, h: number): Entry => {
  const left = Math.round(clamp(x - ASIDE * w, 0, look.width - 1));
  const top = Math.round(clamp(y - OVER * h, 0, look.height - 1));
  const zone: Zone = {
    left,
    top,
    width: Math.round(clamp(x + (1 + ASIDE) * w, left + 1, look.width)) - left,
    height: Math.round(clamp(y + h, top + 1, look.height)) - top,
  };
  const leaf: number[] = [];
  const lights: number[] = [];
  for (let row = Math.round(y + 0.1 * h); row < Math.min(look.height, y + 0.9 * h); row++)
    for (let column = Math.round(x); column < Math.min(look.width, x + w); column++) {
      leaf.push(coolnessAt(look, row * look.width + column));
      lights.push(look.luma.data[row * look.width + column]!);
    }
  const [wood, light] = [quantile(leaf, 0.6), quantile(lights, 0.5)];
  if (wood < WOOD) return { panes: [], lamps: [] };
  const map = new Uint8Array(zone.width * zone.height);
  for (let row = 0; row < zone.height; row++)
    for (let column = 0; column < zone.width; column++) {
      const i = (top + row) * look.width + left + column;
      const cool = coolnessAt(look, i);
      if (cool < COOL && cool < wood - COOLER && look.sky[i]! < 0.1) map[row * zone.width + column] = 1;
    }
  const middle = x + w / 2 - left;
  const isGlass = (pane: Region): boolean => {
    if (wide(pane) > FANLIGHT.wide * w && wide(pane) > 1.2 * tall(pane) && pane.bottom + top < y + FANLIGHT.lowest * h)
      return true;
    const own: number[] = [];
    for (let row = pane.top; row <= pane.bottom; row++)
      for (let column = pane.left; column <= pane.right; column++)
        if (map[row * zone.width + column]) own.push(look.luma.data[(top + row) * look.width + left + column]!);
    return quantile(own, 0.7) > light + LIGHTER;
  };
  const found = regionsIn(close(map, zone.width, zone.height, 5), zone.width, zone.height).filter(
    (pane) =>
      pane.area > LEAST * w * h &&
      pane.area < MOST * w * h &&
      pane.area > COMPACT * wide(pane) * tall(pane) &&
      tall(pane) < 4 * wide(pane) &&
      wide(pane) < 3.2 * tall(pane) &&
      tall(pane) < 0.8 * h &&
      pane.left > 0 &&
      pane.right < zone.width - 1 &&
      isGlass(pane),
  );
  const twins = (a: Region, b: Region): boolean =>
    a !== b &&
    Math.abs(a.top - b.top) < 0.2 * tall(a) &&
    Math.min(tall(a), tall(b)) > 0.7 * Math.max(tall(a), tall(b)) &&
    Math.min(wide(a), wide(b)) > 0.5 * Math.max(wide(a), wide(b));
  const panes = found.filter(
    (pane) =>
      Math.abs((pane.left + pane.right + 1) / 2 - middle) < OFF_CENTRE * w || found.some((other) => twins(pane, other)),
  );
  return {
    panes: panes.map((pane) => quadOf(look, zone, pane)),
    lamps: panes.flatMap((pane) => pendantIn(map, zone, pane)),
  };
};

const quadOf = (look: WindowLook, zone: Zone, pane: Region): Quad => {
  const [x0, x1] = [(zone.left + pane.left) / look.width, (zone.left + pane.right + 1) / look.width];
  const [y0, y1] = [(zone.top + pane.top) / look.height, (zone.top + pane.bottom + 1) / look.height];
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
};
