import { inflateRawSync } from 'node:zlib';
import { ROOM_PICTURES } from '#engines/dusk/rooms/pictures.ts';

/** A room in the evening as the street sees it, 6 m wide from floor to ceiling. Linear light, interleaved. */
export type RoomSize = { readonly width: number; readonly height: number; readonly data: Float32Array };
export type RoomPicture = {
  readonly upper: boolean;
  /** The picture and its halves: a far window shows a few of its pixels. */
  readonly sizes: readonly RoomSize[];
};

/** Metres across and up that a picture shows. */
export const ROOM_WIDE = ROOM_PICTURES.width / ROOM_PICTURES.metre;
export const ROOM_TALL = ROOM_PICTURES.height / ROOM_PICTURES.metre;
export const ROOM_FINE = ROOM_PICTURES.metre;

const SIZES = 5;
/** As the baker packs them: root of the light in 128 steps of up to 2, differences of colour in 64. */
const MOST = 2;

/** Light of a room that stays as it was rendered, and how much steeper the rest is: seen from the street a lamp is white and a corner dark. */
const MIDDLE = 0.36;
const STEEPER = 0.3;
const STEEP = Float32Array.from(
  { length: 128 },
  (_, root) => MOST * ((MOST * (root / 127) ** 2 + 0.01) / MIDDLE) ** STEEPER,
);

const undelta = (bytes: Uint8Array): Uint8Array => {
  for (let i = 1; i < bytes.length; i++) bytes[i] = (bytes[i]! + bytes[i - 1]!) & 255;
  return bytes;
};

const halved = ({ width, height, data }: RoomSize): RoomSize => {
  const [w, h] = [width >> 1, height >> 1];
  const half = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let k = 0; k < 3; k++) {
        const at = (y * 2 * width + x * 2) * 3 + k;
        half[(y * w + x) * 3 + k] = (data[at]! + data[at + 3]! + data[at + width * 3]! + data[at + width * 3 + 3]!) / 4;
      }
  return { width: w, height: h, data: half };
};

/** Mean light of every room: how bright one is, is for its window to say. */
const MEAN = 0.5;
const evened = (data: Float32Array): void => {
  let sum = 0;
  for (let i = 0; i < data.length; i += 3) sum += 0.3 * data[i]! + 0.6 * data[i + 1]! + 0.1 * data[i + 2]!;
  const scale = (MEAN * data.length) / 3 / sum;
  for (let i = 0; i < data.length; i++) data[i]! *= scale;
};

const unpack = (): RoomPicture[] => {
  const { width, height, tint: side, upper, packed } = ROOM_PICTURES;
  const bytes = inflateRawSync(Buffer.from(packed, 'base64'));
  const [w, h] = [Math.ceil(width / side), Math.ceil(height / side)];
  const [whole, part] = [width * height, w * h];
  return upper.map((above, n) => {
    const from = n * (whole + 2 * part);
    const light = undelta(bytes.subarray(from, from + whole));
    const red = undelta(bytes.subarray(from + whole, from + whole + part));
    const blue = undelta(bytes.subarray(from + whole + part, from + whole + 2 * part));
    const data = new Float32Array(whole * 3);
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        const tint = Math.floor(y / side) * w + Math.floor(x / side);
        const [r, b] = [(red[tint]! - 32) / 64, (blue[tint]! - 32) / 64];
        const g = light[i]! / 127 - 0.3 * r - 0.1 * b;
        const most = STEEP[light[i]! & 127]!;
        data[i * 3] = most * Math.max(0, g + r) ** 2;
        data[i * 3 + 1] = most * Math.max(0, g) ** 2;
        data[i * 3 + 2] = most * Math.max(0, g + b) ** 2;
      }
    evened(data);
    const sizes: RoomSize[] = [{ width, height, data }];
    while (sizes.length < SIZES) sizes.push(halved(sizes.at(-1)!));
    return { upper: above, sizes };
  });
};

let pictures: RoomPicture[] | undefined;
export const roomPictures = (): readonly RoomPicture[] => {
  pictures ??= unpack();
  return pictures;
};

/** The light at a place in metres from the room's left wall and its ceiling, into `out`; beyond a wall the room is mirrored. */
export const lightIn = ({ width, height, data }: RoomSize, x: number, y: number, out: Float32Array): void => {
  const turn = Math.abs(x / ROOM_WIDE) % 2;
  const px = Math.max(0, Math.min(width - 1.001, (turn > 1 ? 2 - turn : turn) * width - 0.5));
  const py = Math.max(0, Math.min(height - 1.001, (y / ROOM_TALL) * height - 0.5));
  const [column, row] = [px | 0, py | 0];
  const [a, b] = [px - column, py - row];
  const i = (row * width + column) * 3;
  const j = i + width * 3;
  for (let k = 0; k < 3; k++) {
    const above = data[i + k]! + (data[i + 3 + k]! - data[i + k]!) * a;
    const below = data[j + k]! + (data[j + 3 + k]! - data[j + k]!) * a;
    out[k] = above + (below - above) * b;
  }
};
