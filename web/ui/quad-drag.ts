/** Four corners in fractions of the picture, clockwise from the upper left. */
export type Quad = readonly [Point, Point, Point, Point];
export type Point = readonly [x: number, y: number];

/** A press and where it has come to; one that began on an area may yet be a tap on it. */
export type Drag = { readonly from: Point; readonly to: Point; readonly isOnArea: boolean };

/** Narrower than this share of the picture's width, or lower than this share of its height, is no drawing. */
const LEAST = 0.012;
/** A finger that taps an area slips less than this, in CSS pixels: on a phone LEAST is 4 by 3 of them. */
const SLIP = 10;

/** Whether a drag over a picture shown at this size, in CSS pixels, draws an area. */
export const isDrawing = ({ from, to, isOnArea }: Drag, shown: { width: number; height: number }): boolean => {
  const [wide, high] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
  if (wide <= LEAST || high <= LEAST) return false;
  return !isOnArea || (wide * shown.width >= SLIP && high * shown.height >= SLIP);
};

export const boxed = (a: Point, b: Point): Quad => {
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
};
