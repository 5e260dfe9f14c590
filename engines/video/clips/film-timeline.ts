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
  const settling: Promise<string>[] = [];
  try {
    for (const index of missing) {
      const { settled } = await filmer.film(index, `${keys[index]}.mp4`, settling.at(-1));
      settling.push(settled);
      if (index !== face) continue;
      // While the photo is still on the table, but not beside the encoder: together they would be the film's peak of memory.
      await settled;
      await makePoster(filmer, timeline, face, keys[face]!, tools, job.poster);
    }
    if (!missing.includes(face)) await makePoster(filmer, timeline, face, keys[face]!, tools, job.poster);
    await Promise.all(settling);
  } catch (error) {
    await Promise.allSettled(settling);
    throw error;
  }
  const { drawn } = filmer;
  return {
    clips: keys.map((key, index) => ({ file: join(folder.path, `${key}.mp4`), frames: timeline.clips[index]!.frames })),
    filmed: missing.length,
    reused: keys.length - missing.length,
    drawPerFrame: drawn.frames ? drawn.milliseconds / drawn.frames : 0,
  };
}

/** The middle of the first photo, where its title stands: what a feed shows before anyone presses play. */
async function makePoster(
  filmer: ClipFilmer,
  timeline: Timeline,
  index: number,
  key: string,
  { film, folder }: ClipTools,
  output: string,
): Promise<void> {
  const name = `${key}.jpg`;
  let file = await folder.find(name);
  if (!file) {
    const frame = await filmer.frame(index, Math.floor(timeline.clips[index]!.frames * 0.55));
    const part = join(folder.scratch, `${name}.part`);
    await film.still(frame, { ...timeline.frame, output: part });
    file = await folder.keep(name, part);
  }
  await copyFile(file, output);
}
