import { BOX_SURE, type RoomUnder } from '#engines/clearing/room-under.ts';
import { FLOOR } from '#engines/clearing/surfaces.ts';
import type { Inpainter } from '#engines/ports.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { dilate } from '#engines/raster/morphology.ts';
import { type Mask, newPlane, type Raster } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { growPlane } from '#engines/raster/resize.ts';

/** A hole below this share of the photo is filled by the network alone: there it sees enough to continue anything. */
const SMALL_HOLE = 0.012;

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
  const out = new Uint8Array(width * height);
  for (let i = 0; i < out.length; i++) {
    // What lay on a wall beside a thing is wall.
    if (!mask.data[i] || room.halo[i]) continue;
    const small = regions[labels[i]! - 1]!.area < SMALL_HOLE * out.length;
    if (
      small ||
      (blind[i] && side[i] !== FLOOR) ||
      along?.[i] ||
      (near[i] && structure[i]! > 0.25 && side[i] !== FLOOR)
    )
      out[i] = 255;
  }
  return out;
};

/** Lets the inpainter finish the surfaces' fill where it knows more, and blends the two. */
export const touchUp = async (
  photo: Raster,
  mask: Mask,
  blind: Uint8Array,
  room: RoomUnder,
  inpainter: Inpainter,
  signal: AbortSignal,
): Promise<{ picture: Raster; share: number }> => {
  const { width, height } = photo;
  const unknown = unknownTo(photo, mask, blind, room);
  let count = 0;
  for (const v of unknown) if (v) count++;
  const share = count / unknown.length;
  if (count < 50) return { picture: photo, share: 0 };
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
