import { createHash } from 'node:crypto';
import type { VideoEncoding } from '#engines/ports.ts';
import type { Clip, Overlay, Timeline } from '#engines/video/timeline/timeline.ts';

/** Raised whenever the same plan would draw other pixels: old clips are then never found again. */
const DRAWING = 2;

export type PhotoKeys = readonly { readonly key: string; readonly before?: string }[];
type Encoder = Pick<VideoEncoding, 'preset' | 'crf'>;

/**
 * Names what clip number `index` will look like, pixel for pixel: its picture, its move, the words that show in it and
 * the fading end of the clip before. Music, and words that only other clips show, do not change it.
 */
export function clipKey(timeline: Timeline, index: number, photos: PhotoKeys, encoder: Encoder): string {
  const clip = timeline.clips[index]!;
  const earlier = index > 0 && timeline.fade > 0 ? timeline.clips[index - 1] : undefined;
  return digest({
    drawing: DRAWING,
    frame: timeline.frame,
    fps: timeline.fps,
    fade: earlier ? timeline.fade : 0,
    encoder: [encoder.preset, encoder.crf],
    clip: seen(clip, 0, clip.frames, photos),
    earlier: earlier && seen(earlier, earlier.frames, earlier.frames + timeline.fade, photos),
  });
}

/** What of a clip is seen in some of its frames. */
function seen(clip: Clip, from: number, to: number, photos: PhotoKeys) {
  const { picture, shot, frames, tail, reveal } = clip;
  const visible = (overlay: Overlay) => overlay.from < to && overlay.to > from;
  return {
    picture: 'photo' in picture ? photos[picture.photo] : picture.card,
    views: [shot.from, shot.to, shot.fit],
    length: frames + tail,
    range: [from, to],
    reveal,
    overlays: clip.overlays.filter(visible),
  };
}

const digest = (value: unknown): string =>
  createHash('sha256')
    .update(
      JSON.stringify(value, (_name, each: unknown) =>
        each instanceof Uint8Array ? createHash('sha256').update(each).digest('hex') : each,
      ),
    )
    .digest('hex')
    .slice(0, 40);
