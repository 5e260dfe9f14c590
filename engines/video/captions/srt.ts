import type { Caption } from '#engines/video/timeline/timeline.ts';

/** hh:mm:ss,mmm of a frame's start. */
export function srtTime(frame: number, fps: number): string {
  const all = Math.round((frame / fps) * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [
    Math.floor(all / 3_600_000),
    Math.floor(all / 60_000) % 60,
    Math.floor(all / 1000) % 60,
  ];
  return `${two(hours)}:${two(minutes)}:${two(seconds)},${String(all % 1000).padStart(3, '0')}`;
}

/** A SubRip file; an empty one when nothing is said. A blank line would end a cue early, so none stays inside one. */
export const srtFile = (captions: readonly Caption[], fps: number): string =>
  captions
    .map(({ from, to, text }, index) => {
      const words = text
        .replace(/\r/g, '')
        .replace(/\n{2,}/g, '\n')
        .replaceAll('-->', '→');
      return `${index + 1}\n${srtTime(from, fps)} --> ${srtTime(to, fps)}\n${words}\n`;
    })
    .join('\n');
