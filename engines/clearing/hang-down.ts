import type { RoomUnder } from '#engines/clearing/room-under.ts';
import { FLOOR } from '#engines/clearing/surfaces.ts';
import type { Hangings } from '#engines/clearing/window-hangings.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';

/** Curtains end this far above the floor, of the photo's height. */
const OFF_FLOOR = 0.012;
/** Less cloth than this, of the photo's height, says nothing of the rest. */
const ENOUGH = 0.08;
/** Grid columns within which curtains hang at one window and end level. */
const SAME_WINDOW = 80;
/** Narrower than this, of the photo's width, it is no curtain: the edge of a picture beside one ran down the wall as a line. */
const NARROWEST = 0.035;

type Column = { readonly begins: number; readonly ends: number };

/**
 * Curtains go on behind the furniture that stood before them: every column's own cloth, mirrored at where it was cut, down to the hem
 * of its neighbours or to the floor. A fill knows walls and floors, and left them hanging in the air.
 */
export const hangDown = (
  photo: Raster,
  picture: Raster,
  mask: Mask,
  hangings: Hangings,
  room: RoomUnder,
): { readonly picture: Raster; readonly cloth: Uint8Array } => {
  const { width, height } = photo;
  const cloth = new Uint8Array(width * height);
  if (!room.lens) return { picture, cloth };
  const columns = Array.from({ length: width }, (_, x) => columnAt(mask, hangings, x));
  const hems = columns.map((column, x) => {
    const i = column && column.ends < height - 6 ? (column.ends + 5) * width + x : -1;
    return column && i >= 0 && !mask.data[i] ? column.ends : 0;
  });
  const cut = wideOnly(
    columns.map((column, x) => (column && hems[x] === 0 && mask.data[column.ends * width + x] ? column : undefined)),
  );
  const data = picture.data.slice();
  const near = Math.round((SAME_WINDOW * width) / hangings.width);
  for (let x = 0; x < width; x++) {
    const column = cut[x];
    if (!column) continue;
    const { begins, ends } = column;
    // Not the rod: its rings would come back at the hem.
    const long = Math.round((ends - begins) * 0.82);
    if (long < ENOUGH * height) continue;
    const hem = hems.slice(Math.max(0, x - near), x + near).reduce((low, v) => Math.max(low, v), 0);
    let floor = ends;
    while (floor < height && room.surfaces.side[floor * width + x] !== FLOOR) floor++;
    const last = hem > ends ? hem : floor - Math.round(OFF_FLOOR * height);
    for (let y = ends; y < last; y++) {
      const i = y * width + x;
      if (!mask.data[i]) continue;
      const turn = (y - ends) % (2 * long);
      const from = ends - 1 - (turn < long ? turn : 2 * long - 1 - turn);
      for (let c = 0; c < 3; c++) data[i * 3 + c] = photo.data[(from * width + x) * 3 + c]!;
      cloth[i] = 1;
    }
  }
  return { picture: { ...picture, data }, cloth };
};

/** Columns without those of runs too narrow to be cloth. */
const wideOnly = (columns: readonly (Column | undefined)[]): (Column | undefined)[] => {
  const out = [...columns];
  for (let from = 0; from < out.length; from++) {
    if (!out[from]) continue;
    let to = from;
    while (out[to]) to++;
    if (to - from < NARROWEST * out.length) out.fill(undefined, from, to);
    from = to;
  }
  return out;
};

/** The rows of cloth that are seen in one column of the photo. */
const columnAt = (mask: Mask, { width, height, begins, ends }: Hangings, x: number): Column | undefined => {
  const at = Math.min(width - 1, Math.floor((x * width) / mask.width));
  if (!ends[at]) return undefined;
  const first = Math.round((begins[at]! * mask.height) / height);
  let last = Math.min(mask.height - 1, Math.round((ends[at]! * mask.height) / height));
  while (last > first && mask.data[(last - 1) * mask.width + x]) last--;
  return { begins: first, ends: last };
};
