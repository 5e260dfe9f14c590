import { BOX_SURE, type RoomUnder } from '#engines/clearing/room-under.ts';
import { FLOOR } from '#engines/clearing/surfaces.ts';
import type { Inpainter } from '#engines/ports.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { dilate, erode, without } from '#engines/raster/morphology.ts';
import { type Mask, newPlane, type Raster } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';
import { growPlane } from '#engines/raster/resize.ts';

/**
 * A hole below this share of the photo is filled by the network alone where something other than bare walls and floors surrounds it: there
 * it sees enough to continue anything. On a bare surface planes are as good, and cost nothing.
 */
const SMALL_HOLE = 0.012;
/** Chance of a bare surface, over a small hole's rim, from which planes fill it. */
const BARE_RIM = 0.6;
/** What is thinner than this share of the longer side is a rim of casing, and this share of the photo must be thicker. */
const THIN = 0.02;
const THICK = 0.001;

const odd = (size: number): number => Math.max(3, Math.round(size) | 1);

/** Cut windows and doors, edges between surfaces, and small holes: what planes cannot know. */
const unknownTo = (photo: Raster, mask: Mask, blind: Uint8Array, room: RoomUnder): Uint8Array => {
  const { width, height } = photo;
  const unit = Math.max(width, height) / 1000;
  const structure = growPlane(room.guess.structure, width, height).data;
  const { side } = room.surfaces;
  const visible = new Uint8Array(width * height);
  const edge = new Uint8Array(width * height);
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      if (!mask.data[i] && structure[i]! > 0.5 && side[i] !== FLOOR) visible[i] = 1;
      if (mask.data[i] && (side[i] !== side[i + 1] || side[i] !== side[i + width])) edge[i] = 1;
    }
  const near = dilate(visible, width, height, odd(70 * unit));
  // A box that is right to the pixel draws its own edges, and sharper ones.
  const along = room.fit < BOX_SURE || blind.includes(1) ? dilate(edge, width, height, odd(11 * unit)) : undefined;
  const { labels, regions } = labelRegions(mask.data, width, height);
  const small = smallOnThings(mask, labels, regions, room);
  const out = new Uint8Array(width * height);
  for (let i = 0; i < out.length; i++) {
    // What lay on a wall beside a thing is wall.
    if (!mask.data[i] || room.halo[i]) continue;
    if (
      small[labels[i]! - 1] ||
      (blind[i] && side[i] !== FLOOR) ||
      along?.[i] ||
      (near[i] && structure[i]! > 0.25 && side[i] !== FLOOR)
    )
      out[i] = 255;
  }
  return out;
};

/** 1 for every small hole whose rim is not bare: it lies on a shelf, a worktop, a curtain. */
const smallOnThings = (
  { width, height }: Mask,
  labels: Int32Array,
  regions: readonly Region[],
  { bare, surfaces }: RoomUnder,
): Uint8Array => {
  const rim = Math.max(2, Math.round(Math.max(width, height) / 200));
  return Uint8Array.from(regions, ({ label, area, left, right, top, bottom }) => {
    if (area >= SMALL_HOLE * width * height) return 0;
    let [sum, count] = [0, 0];
    for (let y = Math.max(0, top - rim); y <= Math.min(height - 1, bottom + rim); y += 2)
      for (let x = Math.max(0, left - rim); x <= Math.min(width - 1, right + rim); x += 2) {
        const i = y * width + x;
        if (labels[i]) continue;
        const near =
          labels[i - Math.min(x, rim)] === label ||
          labels[i + Math.min(width - 1 - x, rim)] === label ||
          labels[i - Math.min(y, rim) * width] === label ||
          labels[i + Math.min(height - 1 - y, rim) * width] === label;
        if (!near) continue;
        sum += bare(surfaces.side[i]!, x / width, y / height);
        count++;
      }
    return sum < BARE_RIM * count ? 1 : 0;
  });
};

/**
 * Some of it is more than rims, so that the inpainter is worth asking. Rims of casings it draws as planes do (on twelve rooms with and
 * without it the mean differed by .001), and it takes two of six seconds and half of the memory.
 */
export const isThick = ({ width, height, data }: Mask): boolean => {
  const core = erode(data, width, height, odd(THIN * Math.max(width, height)));
  let count = 0;
  for (let i = 0; i < core.length; i++) if (core[i]) count++;
  return count > THICK * core.length;
};

/** Lets the inpainter finish the surfaces' fill where it knows more, and blends the two. */
export const touchUp = async (
  photo: Raster,
  mask: Mask,
  blind: Uint8Array,
  /** What is drawn already: windows and curtains that go on. */
  known: Uint8Array,
  room: RoomUnder,
  inpainter: Inpainter,
  signal: AbortSignal,
): Promise<{ picture: Raster; share: number }> => {
  const { width, height } = photo;
  const unknown = without(unknownTo(photo, mask, blind, room), known);
  let count = 0;
  for (let i = 0; i < unknown.length; i++) if (unknown[i]) count++;
  const share = count / unknown.length;
  if (count < 50 || (room.fit >= BOX_SURE && !isThick({ width, height, data: unknown })))
    return { picture: photo, share: 0 };
  const filled = await inpainter.fill(photo, { width, height, data: unknown }, signal);
  const inner = newPlane(width, height);
  for (let i = 0; i < unknown.length; i++) if (unknown[i] || !mask.data[i]) inner.data[i] = 1;
  const soft = boxBlur(inner, Math.max(2, Math.max(width, height) / 300)).data;
  const data = photo.data.slice();
  for (let i = 0; i < unknown.length; i++) {
    if (!unknown[i]) continue;
    const t = Math.min(1, Math.max(0, soft[i]! * 2 - 1));
    for (let c = 0; c < 3; c++) data[i * 3 + c] = photo.data[i * 3 + c]! * (1 - t) + filled.data[i * 3 + c]! * t + 0.5;
  }
  return { picture: { ...photo, data }, share };
};
