import { type View, viewAt } from '#engines/video/shots/view.ts';
import { PICTURE } from './pictures.ts';

/** Every contestant zooms from 1 to 1.2 and pans while it does; ours eases between the same two windows. */
export const FRAMES = 90;
export const FPS = 30;

const windowAt = (t: number): View => {
  const zoom = 1 + 0.2 * t;
  const [width, height] = [PICTURE.width / zoom, PICTURE.height / zoom];
  return {
    x: (PICTURE.width - width) * (0.3 + 0.4 * t),
    y: (PICTURE.height - height) * (0.6 - 0.3 * t),
    width,
    height,
  };
};

export const ENDS = { from: windowAt(0), to: windowAt(1) };

/** Where the window should be on frame k. */
export const EXPECTED = {
  ours: (k: number) => viewAt(ENDS.from, ENDS.to, k / (FRAMES - 1)),
  zoompan: (k: number) => windowAt(k / FRAMES),
};

const T = `(on/${FRAMES})`;
/** The same motion in zoompan's own words. */
export const zoompan = (width: number, height: number, upscale: number): string =>
  [
    upscale === 1 ? '' : `scale=iw*${upscale}:ih*${upscale}:flags=bicubic,`,
    `zoompan=z='1+0.2*${T}':x='(iw-iw/zoom)*(0.3+0.4*${T})':y='(ih-ih/zoom)*(0.6-0.3*${T})'`,
    `:d=${FRAMES}:s=${width}x${height}:fps=${FPS}`,
  ].join('');
