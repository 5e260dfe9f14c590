import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilmJoin } from '#engines/ports.ts';
import { ClipFilmer, type ClipJob, type ClipTools } from '#engines/video/clips/clip-filmer.ts';
import { clipKey, type PhotoKeys } from '#engines/video/clips/clip-key.ts';
import type { Timeline } from '#engines/video/timeline/timeline.ts';

type Job = Pick<ClipJob, 'encoding' | 'signal' | 'pictures'> & {
  onFrame(done: number, all: number): void;
  /** Where the poster goes. */
  readonly poster: string;
};
export type Filmed = {
  readonly clips: FilmJoin['clips'];
  readonly filmed: number;
  readonly reused: number;
  readonly drawPerFrame: number;
};

/** Films the clips that the folder does not hold yet, and the poster. */
export async function filmTimeline(timeline: Timeline, photos: PhotoKeys, tools: ClipTools, job: Job): Promise<Filmed> {
  const { folder } = tools;
  const keys = timeline.clips.map((_, index) => clipKey(timeline, index, photos, job.encoding));
  const found = await Promise.all(keys.map((key) => folder.find(`${key}.mp4`)));
  // A photo shown twice in the same way is filmed once.
  const missing = keys.flatMap((key, index) => (!found[index] && keys.indexOf(key) === index ? [index] : []));
  const all = missing.reduce((sum, index) => sum + timeline.clips[index]!.frames, 0);
  let done = 0;
  const filmer = await ClipFilmer.open(tools, { ...job, timeline, onFrame: () => job.onFrame(++done, all) });

  const face = timeline.clips.findIndex(({ picture }) => 'photo' in picture);
  const poster = { index: face, at: Math.floor(timeline.clips[face]!.frames * POSTER_AT), name: `${keys[face]}.jpg` };
  let kept: Uint8Array | undefined;
  await filmer.film(
    missing.map((index) => ({ index, name: `${keys[index]}.mp4` })),
    {
      ...poster,
      take: (frame) => {
        kept = frame;
      },
    },
  );
  // After the encoder, not beside it: together they would be the film's peak of memory.
  const file = (await folder.find(poster.name)) ?? (await makePoster(filmer, timeline, poster, kept, tools));
  await copyFile(file, job.poster);
  const { drawn } = filmer;
  return {
    clips: keys.map((key, index) => ({ file: join(folder.path, `${key}.mp4`), frames: timeline.clips[index]!.frames })),
    filmed: missing.length,
    reused: keys.length - missing.length,
    drawPerFrame: drawn.frames ? drawn.milliseconds / drawn.frames : 0,
  };
}

/** The middle of the first photo, where its title stands: what a feed shows before anyone presses play. */
const POSTER_AT = 0.55;

async function makePoster(
  filmer: ClipFilmer,
  timeline: Timeline,
  { index, at, name }: { index: number; at: number; name: string },
  kept: Uint8Array | undefined,
  { film, folder }: ClipTools,
): Promise<string> {
  const part = join(folder.scratch, `${name}.part`);
  await film.still(kept ?? (await filmer.frame(index, at)), { ...timeline.frame, output: part });
  return folder.keep(name, part);
}
