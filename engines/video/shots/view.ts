/** A window onto a photo, in the photo's pixels. Reaching past the photo is allowed: that is what `contain` does. */
export type View = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** The largest window of the frame's shape inside the photo. */
export function coveringSize(photo: Size, frame: Size): Size {
  const shape = frame.width / frame.height;
  const width = Math.min(photo.width, photo.height * shape);
  return { width, height: width / shape };
}

/** The smallest window of the frame's shape around the whole photo. */
export function containingSize(photo: Size, frame: Size): Size {
  const shape = frame.width / frame.height;
  const width = Math.max(photo.width, photo.height * shape);
  return { width, height: width / shape };
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

/** The window of this size whose middle is as near to `middle` as the photo allows. */
export const viewAround = (size: Size, middle: Point, photo: Size): View => ({
  ...size,
  x: clamp(middle.x - size.width / 2, 0, photo.width - size.width),
  y: clamp(middle.y - size.height / 2, 0, photo.height - size.height),
});

export const centredView = (size: Size, photo: Size): View => ({
  ...size,
  x: (photo.width - size.width) / 2,
  y: (photo.height - size.height) / 2,
});

/** The window made `zoom` times tighter around a point that stays where it is on the screen. */
export const tightened = (view: View, zoom: number, still: Point): View => ({
  x: still.x - (still.x - view.x) / zoom,
  y: still.y - (still.y - view.y) / zoom,
  width: view.width / zoom,
  height: view.height / zoom,
});

/**
 * Starts and stops gently but never stands still: at the ends it runs at 0.4 of the mean speed, because a cross-fade
 * shows both ends and a frozen picture there looks like a fault.
 */
export const ease = (t: number): number => 0.4 * t + 0.6 * t * t * (3 - 2 * t);

/** Where the window is at t in 0..1. Sizes change by an even factor; a zoom keeps its point fixed, so lines run straight. */
export function viewAt(from: View, to: View, t: number): View {
  const e = ease(t);
  const width = from.width * (to.width / from.width) ** e;
  const height = from.height * (to.height / from.height) ** e;
  const share = Math.abs(to.width - from.width) < 1e-9 ? e : (width - from.width) / (to.width - from.width);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, width, height };
}
