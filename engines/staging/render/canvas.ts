import type { Raster } from '#engines/raster/raster.ts';
import type { Foreground } from '../foreground.ts';
import { gleamOf } from './floor-gleam.ts';
import type { RenderJob } from './job.ts';
import { type Manner, mannerOf } from './photo-manner.ts';

/** The photo, what is laid over it, and what holds back. Shared among the threads. */
export type Canvas = {
  readonly photo: Raster;
  readonly picture: Uint8Array;
  readonly mask: Uint8Array;
  /** Half-size pixels where something may change: a piece, or room whose light it touches, or beside such. */
  readonly touched: Uint8Array;
  /** What a polished floor mirrors in the photo, see gleamOf. */
  readonly gleam: Float32Array;
  readonly manner: Manner;
  readonly keep: Foreground | undefined;
};

const shared = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length));

export const canvasFor = (job: RenderJob, photo: Raster, keep: Foreground | undefined): Canvas => {
  const data = shared(photo.data.length);
  data.set(photo.data);
  const picture = shared(data.length);
  picture.set(data);
  const { halfWidth: w, halfHeight: h, groundPlane: plane, halfIds: ids } = job;
  const touched = shared(w * h);
  for (let i = 0; i < w * h; i++) {
    if (plane[i]! < 0 && !ids[i]) continue;
    const [x, y] = [i % w, Math.floor(i / w)];
    for (let v = Math.max(0, y - 1); v <= Math.min(h - 1, y + 1); v++)
      touched.fill(1, v * w + Math.max(0, x - 1), v * w + Math.min(w, x + 2));
  }
  const mask = shared(photo.width * photo.height);
  return {
    photo: { ...photo, data },
    picture,
    mask,
    touched,
    gleam: gleamOf(job, photo),
    manner: mannerOf(photo),
    keep,
  };
};
