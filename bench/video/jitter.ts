import { spawn } from 'node:child_process';
import type { View } from '#engines/video/shots/view.ts';
import { FRAMES } from './motion.ts';
import { MARKERS } from './pictures.ts';

/** `rms` and `worst` of the whole picture's shake; `single` of one marker, which adds the encoder's own noise. */
export type Jitter = { readonly rms: number; readonly worst: number; readonly single: number };

const REACH = 36;

/**
 * How much the picture shakes: the markers' centroids in the decoded video against where the motion should have put
 * them, after taking away a slow drift (a parabola: rounding of a whole path is no shake). A shake moves all twelve
 * markers alike, so their mean is the picture's; what one marker does alone is x264 rounding its blocks (without
 * encoding ours reads 0.003 px a marker). In pixels of the video.
 */
export async function jitterOf(
  ffmpeg: string,
  file: string,
  size: { width: number; height: number },
  expected: (frame: number) => View,
): Promise<Jitter> {
  const tracks = MARKERS.flatMap(() => [[], []] as number[][]);
  let frame = 0;
  for await (const grey of greyFrames(ffmpeg, file, size.width * size.height)) {
    const view = expected(frame++);
    MARKERS.forEach((marker, index) => {
      const x = ((marker.x - view.x) * size.width) / view.width;
      const y = ((marker.y - view.y) * size.height) / view.height;
      const seen = centroid(grey, size, x, y);
      tracks[index * 2]!.push(seen.x - x);
      tracks[index * 2 + 1]!.push(seen.y - y);
    });
  }
  const alone = tracks.map((track) => withoutDrift(track));
  const axis = (which: number) => alone.filter((_, index) => index % 2 === which);
  const common = [axis(0), axis(1)].flatMap((list) =>
    list[0]!.map((_, at) => list.reduce((sum, track) => sum + track[at]!, 0) / list.length),
  );
  return {
    rms: rootMeanSquare(common),
    worst: common.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
    single: rootMeanSquare(alone.flat()),
  };
}

const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

async function* greyFrames(ffmpeg: string, file: string, bytes: number): AsyncGenerator<Uint8Array> {
  const args = ['-v', 'error', '-i', file, '-frames:v', String(FRAMES), '-f', 'rawvideo', '-pix_fmt', 'gray', '-'];
  const child = spawn(ffmpeg, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let held = Buffer.alloc(0);
  for await (const chunk of child.stdout) {
    held = Buffer.concat([held, chunk as Buffer]);
    while (held.length >= bytes) {
      yield held.subarray(0, bytes);
      held = held.subarray(bytes);
    }
  }
}

/** The middle of the light above the disc's grey, around an expected place; pixel centres lie at .5. */
function centroid(grey: Uint8Array, { width, height }: { width: number; height: number }, x: number, y: number) {
  const [cx, cy] = [Math.round(x), Math.round(y)];
  let [sum, sx, sy] = [0, 0, 0];
  for (let j = Math.max(0, cy - REACH); j <= Math.min(height - 1, cy + REACH); j++) {
    for (let i = Math.max(0, cx - REACH); i <= Math.min(width - 1, cx + REACH); i++) {
      const light = Math.max(0, grey[j * width + i]! - 46);
      sum += light;
      sx += light * (i + 0.5);
      sy += light * (j + 0.5);
    }
  }
  return { x: sx / sum, y: sy / sum };
}

/** Subtracts the best parabola, by the normal equations on -1..1. */
function withoutDrift(track: readonly number[]): number[] {
  const at = track.map((_, i) => (2 * i) / (track.length - 1) - 1);
  const basis = [() => 1, (t: number) => t, (t: number) => t * t - 1 / 3];
  let rest = [...track];
  // Nearly orthogonal on an even grid: three sweeps leave nothing.
  for (let sweep = 0; sweep < 3; sweep++) {
    for (const curve of basis) {
      const norm = at.reduce((sum, t) => sum + curve(t) ** 2, 0);
      const share = rest.reduce((sum, value, i) => sum + value * curve(at[i]!), 0) / norm;
      rest = rest.map((value, i) => value - share * curve(at[i]!));
    }
  }
  return rest;
}
