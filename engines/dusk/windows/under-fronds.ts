import type { Quad } from '#engines/dusk/parameters.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { type Region, regionsIn } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Chance of glass from which a cell is of a pane, that such cells have together, and the share of the box around them that they fill. */
const GLASS = 0.4;
const SURE = 0.42;
const FILLED = 0.6;
/** Cells that a pane is wide and tall at least: less is a gap. */
const SMALLEST = 6;
/** Chance of leaves over its head, and of the house below its foot. */
const FRONDS = 0.65;
const HOUSE = 0.58;
/** Luma by day that its middle has at most: what is lighter is a frame or a wall in the shade of leaves. */
const DARK = 0.36;

/** Mean of a plane in some of its cells, those that it has. */
const meanOf = ({ width, height, data }: Plane, left: number, right: number, top: number, bottom: number): number => {
  let [sum, n] = [0, 0];
  for (let y = Math.max(0, top); y <= Math.min(height - 1, bottom); y++)
    for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x++, n++) sum += data[y * width + x]!;
  return n > 0 ? sum / n : 0;
};

/** Light that the glass may gain from one line to the next beyond the box that the network saw, and the share of that box by which it may go on. */
const GOES_ON = 0.07;
const FURTHER = 0.45;

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Its box in pixels of the look. */
const inLook = (look: WindowLook, { width, height }: Plane, { left, right, top, bottom }: Region): Box => ({
  left: Math.round((left / width) * look.width),
  right: Math.round(((right + 1) / width) * look.width),
  top: Math.round((top / height) * look.height),
  bottom: Math.round(((bottom + 1) / height) * look.height),
});

const medianIn = ({ width, height, luma }: WindowLook, { left, right, top, bottom }: Box): number => {
  const own: number[] = [];
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) own.push(luma.data[y * width + x]!);
  return quantile(own, 0.5);
};

/** The box, up to where the glass ends on either side and over it: under leaves the network sees less than there is. */
const grown = (look: WindowLook, box: Box): Box => {
  const level = medianIn(look, box) + GOES_ON;
  const [wide, tall] = [Math.round(FURTHER * (box.right - box.left)), Math.round(FURTHER * (box.bottom - box.top))];
  let { left, right, top } = box;
  while (left > box.left - wide && medianIn(look, { ...box, left: left - 1, right: left }) < level) left--;
  while (right < box.right + wide && medianIn(look, { ...box, left: right, right: right + 1 }) < level) right++;
  while (top > box.top - tall && medianIn(look, { left, right, top: top - 1, bottom: top }) < level) top--;
  return { left, right, top, bottom: box.bottom };
};

const quadOf = ({ width, height }: WindowLook, { left, right, top, bottom }: Box): Quad => [
  [left / width, top / height],
  [right / width, top / height],
  [right / width, bottom / height],
  [left / width, bottom / height],
];

/**
 * Glass of the house under the fronds of a palm or a tree before it, which hide its head: no frame is seen around it, and it stayed
 * black between lit windows. As boxes in fractions of the photo.
 */
export const panesUnderFronds = (look: WindowLook, pane: Plane, leaf: Plane, house: Plane): Quad[] => {
  const { width, height } = pane;
  const map = new Uint8Array(width * height);
  for (let i = 0; i < map.length; i++) map[i] = pane.data[i]! > GLASS ? 1 : 0;
  return regionsIn(map, width, height)
    .filter(({ left, right, top, bottom, area }) => {
      const [wide, tall] = [right - left + 1, bottom - top + 1];
      return (
        wide >= SMALLEST &&
        tall >= SMALLEST &&
        area > FILLED * wide * tall &&
        meanOf(pane, left, right, top, bottom) > SURE &&
        meanOf(leaf, left, right, top - 6, top - 2) > FRONDS &&
        meanOf(house, left, right, bottom + 2, bottom + 5) > HOUSE
      );
    })
    .map((region) => inLook(look, pane, region))
    .filter((box) => medianIn(look, box) < DARK)
    .map((box) => quadOf(look, grown(look, box)));
};
