import { availableParallelism } from 'node:os';
import type { FilmJoin, VideoEncoding } from '#engines/ports.ts';

// Everything here must be understood by a build of 2018 as well as by today's.
const QUIET = ['-hide_banner', '-nostdin', '-y', '-v', 'error'];
const QUIET_PIPE = ['-hide_banner', '-y', '-v', 'error'];
const BT709 = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'];

const rawInput = (width: number, height: number, fps: number) => [
  ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', String(fps)],
  ...['-thread_queue_size', '2', '-i', 'pipe:0'],
];

/**
 * x264 takes 1.5 threads a core and holds some frames for each: 18 MB at 1080p, 72 MB at 4K. Left to itself it would take
 * 1.7 GB for a 4K film on 16 cores; these caps keep the promises of 600 MB and 1.2 GB on every machine.
 */
const threads = (width: number, height: number, cores: number): number =>
  Math.min(Math.ceil(cores * 1.5), width * height > 4e6 ? 3 : 8);

/** A key frame at least every two seconds: social apps cut and scrub on them. */
export const encodeArguments = (
  { width, height, fps, output, preset, crf, parts }: VideoEncoding,
  cores = availableParallelism(),
): string[] => [
  ...QUIET_PIPE,
  ...rawInput(width, height, fps),
  ...['-an', '-c:v', 'libx264', '-preset', preset, '-crf', String(crf), '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
  ...['-threads', String(threads(width, height, cores)), '-g', String(fps * 2), ...BT709],
  ...(parts ? partArguments(parts, fps, output) : fileArguments(fps, output)),
];

/** One timescale for all clips, so that joining them never rounds a time stamp. */
const timescale = (fps: number): string => String(fps * 1000);
const fileArguments = (fps: number, output: string): string[] => [
  ...['-video_track_timescale', timescale(fps), '-f', 'mp4', output],
];

/**
 * A file a part, cut where a key frame was forced: the encoder rounds the time asked for to the nearest frame. Time stamps below zero stay (an edit list hides them, as in a file of its own): lifted, they are rounded to milliseconds.
 */
const partArguments = (parts: readonly number[], fps: number, output: string): string[] => {
  const starts = parts.slice(1).map((_, i) => parts.slice(0, i + 1).reduce((sum, frames) => sum + frames, 0));
  const forced = starts.map((frame) => (frame / fps).toFixed(6)).join(',');
  return [
    ...(starts.length > 0 ? ['-force_key_frames', forced] : []),
    ...['-map', '0:v:0', '-f', 'segment', '-segment_format', 'mp4', '-reset_timestamps', '1'],
    // Told of no frame, the muxer would cut every two seconds.
    ...['-segment_frames', starts.join(',') || '1000000000', '-avoid_negative_ts', 'disabled'],
    ...['-segment_format_options', `video_track_timescale=${timescale(fps)}`, `${output.replaceAll('%', '%%')}.%d`],
  ];
};

export const joinArguments = (list: string, { fps, output, audio, title }: FilmJoin): string[] => [
  ...QUIET,
  ...['-f', 'concat', '-safe', '0', '-i', list],
  ...(audio ? ['-i', audio] : []),
  ...['-map', '0:v:0', '-c:v', 'copy'],
  ...(audio ? ['-map', '1:a:0', '-c:a', 'aac', '-b:a', '192k', '-ar', '48000'] : []),
  ...(title ? ['-metadata', `title=${title}`] : []),
  ...['-video_track_timescale', String(fps * 1000), '-movflags', '+faststart', '-f', 'mp4', output],
];

/**
 * The concat demuxer's list: quoted paths (a quote inside is written as '\''). MP4 keeps a file's length in
 * milliseconds, so each clip's true length is said in microseconds; without it the next clip starts a third of a
 * millisecond late.
 */
export const joinList = ({ clips, fps }: Pick<FilmJoin, 'clips' | 'fps'>): string =>
  clips
    .map(({ file, frames }) => `file '${file.replaceAll("'", "'\\''")}'\nduration ${(frames / fps).toFixed(6)}\n`)
    .join('');

export const stillArguments = (job: { width: number; height: number; output: string }): string[] => [
  ...QUIET_PIPE,
  ...rawInput(job.width, job.height, 1),
  // The frame is limited-range BT.709; a JPEG is full-range BT.601.
  ...['-vf', 'scale=in_color_matrix=bt709:in_range=tv:out_color_matrix=bt601:out_range=pc', '-pix_fmt', 'yuvj420p'],
  ...['-frames:v', '1', '-q:v', '2', '-f', 'mjpeg', job.output],
];

export const listenArguments = (file: string, seconds: number): string[] => [
  ...QUIET,
  ...['-i', file, '-vn', '-t', String(seconds), '-ac', '2', '-ar', '48000', '-f', 'f32le', 'pipe:1'],
];
