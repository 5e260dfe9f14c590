import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { dilate } from '#engines/raster/morphology.ts';
import { regionsIn } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** A thing that ends on all sides on one wall, in pixels of the look. */
export type Outline = {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  /** How far it differs from that wall, 0..1.4: its strongest tenth. */
  readonly contrast: number;
  /** How much darker than the wall its darkest tenth is: a patch of sun has no dark part, a lantern has its iron. */
  readonly shade: number;
  /** Share of its box that it fills. */
  readonly filled: number;
};

/** Half of the window that is looked at, in heights of the thing. */
const REACH = 0.95;
/** Share of its greatest difference from which a point is part of the thing; a joint between boards differs less. */
const PART = 0.42;
const FAINTEST = 0.1;

/** How light and how warm: iron on orange boards is as light as they are, and grey. */
const tonesAt = (look: WindowLook, i: number): readonly [number, number] => [
  look.luma.data[i]!,
  (look.rgb[i * 3]! - look.rgb[i * 3 + 2]!) / 255,
];

/**
 * The outline of what stands out around a point: everything that differs from the wall beside it nearly as much as its core
 * does. Nothing where that runs on beyond the window, as the corner of a door or the edge of a roof does.
 */
export const outlineOf = (look: WindowLook, x: number, y: number, tall: number): Outline | undefined => {
  const reach = Math.max(7, Math.round(tall * REACH));
  const [left, top] = [Math.round(x) - reach, Math.round(y) - reach];
  const side = 2 * reach + 1;
  if (left < 0 || top < 0 || left + side > look.width || top + side > look.height) return undefined;
  const lumas: number[] = [];
  const warms: number[] = [];
  // The wall is what lies right around it: a third of its height away begin the post's edge, the trim and the door.
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const away = Math.max(Math.abs(column - reach) - 0.29 * tall, Math.abs(row - reach) - 0.5 * tall);
      if (away < 0.1 * tall || away > 0.32 * tall) continue;
      const [luma, warm] = tonesAt(look, (top + row) * look.width + left + column);
      lumas.push(luma);
      warms.push(warm);
    }
  if (lumas.length < 12) return undefined;
  const [light, tint] = [quantile(lumas, 0.5), quantile(warms, 0.5)];
  const off = new Float32Array(side * side);
  const inner: number[] = [];
  const shades: number[] = [];
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const [luma, warm] = tonesAt(look, (top + row) * look.width + left + column);
      const by = Math.abs(luma - light) + 0.6 * Math.max(0, Math.abs(warm - tint) - 0.06);
      off[row * side + column] = by;
      if (Math.abs(row - reach) < 0.45 * tall && Math.abs(column - reach) < 0.3 * tall) {
        inner.push(by);
        shades.push(light - luma);
      }
    }
  const tones = { contrast: quantile(inner, 0.9), shade: quantile(shades, 0.9) };
  const least = Math.max(FAINTEST, PART * tones.contrast);
  const parts = new Uint8Array(off.length);
  for (let i = 0; i < parts.length; i++) if (off[i]! > least) parts[i] = 1;
  // Glass and iron of one lantern may have a pixel of wall between them; joined, it may hang together with the trim.
  return (
    pieceIn(parts, parts, side, reach, tall, tones, left, top) ??
    pieceIn(dilate(parts, side, side, 3), parts, side, reach, tall, tones, left, top)
  );
};

const pieceIn = (
  map: Uint8Array,
  parts: Uint8Array,
  side: number,
  reach: number,
  tall: number,
  tones: { readonly contrast: number; readonly shade: number },
  left: number,
  top: number,
): Outline | undefined => {
  const near = Math.max(2, 0.4 * tall);
  const thing = regionsIn(map, side, side)
    .filter(
      (region) =>
        Math.abs((region.left + region.right) / 2 - reach) < near &&
        Math.abs((region.top + region.bottom) / 2 - reach) < near,
    )
    .sort((a, b) => b.area - a.area)[0];
  if (!thing || thing.left === 0 || thing.top === 0 || thing.right === side - 1 || thing.bottom === side - 1)
    return undefined;
  const rim = map === parts ? 0 : 2;
  const [wide, high] = [thing.right - thing.left + 1 - rim, thing.bottom - thing.top + 1 - rim];
  if (wide < 3 || high < 6) return undefined;
  let area = 0;
  for (let row = thing.top; row <= thing.bottom; row++)
    for (let column = thing.left; column <= thing.right; column++) area += parts[row * side + column]!;
  return {
    x: left + (thing.left + thing.right + 1) / 2,
    y: top + (thing.top + thing.bottom + 1) / 2,
    wide,
    tall: high,
    ...tones,
    filled: area / (wide * high),
  };
};
