/** RGBA pixels, as a canvas gives them. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

const NEIGHBOUR = 26;
const WHOLE = 90;

const apart = ({ data }: Pixels, a: number, b: number): number =>
  Math.abs(data[a * 4]! - data[b * 4]!) +
  Math.abs(data[a * 4 + 1]! - data[b * 4 + 1]!) +
  Math.abs(data[a * 4 + 2]! - data[b * 4 + 2]!);

/**
 * The surface under a tap: what is alike to it and reached without crossing an edge. A gradient may change slowly (26 of 765 from
 * pixel to pixel), but not without end (90 from where it began).
 */
export function surfaceAt(picture: Pixels, x: number, y: number): Uint8Array {
  return spread(
    picture.width,
    picture.height,
    x,
    y,
    (from, to, start) => apart(picture, from, to) <= NEIGHBOUR && apart(picture, start, to) <= WHOLE,
  );
}

/** The connected piece of a mask under a tap. */
export function pieceAt(mask: Pixels, x: number, y: number): Uint8Array {
  return spread(mask.width, mask.height, x, y, (_, to) => mask.data[to * 4 + 3]! > 0);
}

function spread(
  width: number,
  height: number,
  x: number,
  y: number,
  joins: (from: number, to: number, start: number) => boolean,
): Uint8Array {
  const reached = new Uint8Array(width * height);
  const start =
    Math.min(height - 1, Math.max(0, Math.floor(y))) * width + Math.min(width - 1, Math.max(0, Math.floor(x)));
  const stack = [start];
  reached[start] = 1;
  for (let from = stack.pop(); from !== undefined; from = stack.pop()) {
    const column = from % width;
    for (const to of [column > 0 ? from - 1 : -1, column < width - 1 ? from + 1 : -1, from - width, from + width]) {
      if (to < 0 || to >= reached.length || reached[to] || !joins(from, to, start)) continue;
      reached[to] = 1;
      stack.push(to);
    }
  }
  return reached;
}
