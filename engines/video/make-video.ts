import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineContext, Film, Lettering } from '#engines/ports.ts';
import { srtFile } from '#engines/video/captions/srt.ts';
import { openClipFolder } from '#engines/video/clips/clip-folder.ts';
import { filmTimeline } from '#engines/video/clips/film-timeline.ts';
import { VideoParameters, type VideoParametersInput } from '#engines/video/parameters/parameters.ts';
import { PhotoShelf, type VideoPhoto } from '#engines/video/photos.ts';
import { filmSound } from '#engines/video/sound/film-sound.ts';
import { wavFile } from '#engines/video/sound/wav.ts';
import { encodingFor } from '#engines/video/timeline/frame-format.ts';
import { planTimeline } from '#engines/video/timeline/plan-timeline.ts';
import { filmFrames } from '#engines/video/timeline/timeline.ts';

export type VideoInput = {
  readonly photos: readonly VideoPhoto[];
  readonly parameters: VideoParametersInput;
  /** The MP4 to write. The poster is written beside it as JPEG, the captions as SRT. */
  readonly output: string;
  /** A lasting folder for encoded clips; with it, new titles or music only film what they change. */
  readonly clipFolder?: string;
  /** A folder of this film alone for what is not finished yet; without it a temporary one is made and removed. */
  readonly scratch?: string;
};
export type VideoTools = { readonly film: Film; readonly lettering: Lettering };
export type VideoResult = {
  readonly video: string;
  readonly poster: string;
  readonly captions: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: number;
  readonly seconds: number;
  readonly report: {
    readonly clips: { readonly filmed: number; readonly reused: number };
    readonly shots: readonly { readonly move: string; readonly fit: string; readonly note?: string }[];
    readonly loudness?: number;
    readonly milliseconds: { readonly survey: number; readonly drawPerFrame: number; readonly total: number };
  };
};

type Context = Pick<EngineContext, 'signal' | 'seed' | 'progress' | 'segmenter'>;

/** Photos in, film out. Everything is checked and planned before the first frame; whatever fails leaves no file behind. */
export async function makeVideo(input: VideoInput, tools: VideoTools, context: Context): Promise<VideoResult> {
  const started = performance.now();
  const parameters = VideoParameters.parse(input.parameters);
  const files = outputsOf(input.output);
  const folder = await openClipFolder({ lasting: input.clipFolder, scratch: input.scratch });
  try {
    const shelf = new PhotoShelf(input.photos);
    const surveyed = await shelf.survey({
      signal: context.signal,
      ...(context.segmenter && { segmenter: context.segmenter }),
      onPhoto: (done) => context.progress((0.05 * done) / input.photos.length, 'Looking at the photos'),
    });
    const survey = performance.now() - started;
    const timeline = planTimeline(surveyed, parameters);
    const frames = filmFrames(timeline);
    const music = await filmSound(parameters.music, tools.film, { frames, ...timeline, seed: context.seed });
    const filmed = await filmTimeline(
      timeline,
      input.photos.map(({ key, before }) => ({ key, ...(before && { before: before.key }) })),
      { ...tools, folder },
      {
        encoding: encodingFor(parameters.quality ?? parameters.resolution),
        signal: context.signal,
        pictures: (clip) => shelf.pictures(clip, tools.lettering),
        onFrame: (done, all) => context.progress(0.05 + (0.9 * done) / all, 'Filming'),
        poster: files.poster,
      },
    );

    context.progress(0.97, 'Putting the film together');
    const wav = music && join(folder.scratch, 'music.wav');
    try {
      if (wav) await writeFile(wav, wavFile(music.sound));
      const title = parameters.titles.address;
      await tools.film.join(
        {
          clips: filmed.clips,
          fps: timeline.fps,
          output: files.video,
          ...(wav && { audio: wav }),
          ...(title && { title }),
        },
        context.signal,
      );
    } finally {
      if (wav) await rm(wav, { force: true });
    }
    await writeFile(files.captions, srtFile(timeline.captions, timeline.fps));
    context.progress(1, 'Done');
    return {
      ...files,
      ...timeline.frame,
      fps: timeline.fps,
      frames,
      seconds: frames / timeline.fps,
      report: {
        clips: { filmed: filmed.filmed, reused: filmed.reused },
        shots: timeline.clips.map(({ shot }) => ({
          move: shot.move,
          fit: shot.fit,
          ...(shot.note && { note: shot.note }),
        })),
        ...(music && { loudness: Math.round(music.lufs * 100) / 100 }),
        milliseconds: { survey, drawPerFrame: filmed.drawPerFrame, total: performance.now() - started },
      },
    };
  } catch (error) {
    await Promise.all(Object.values(files).map((file) => rm(file, { force: true })));
    context.signal.throwIfAborted();
    throw error;
  } finally {
    await folder.close();
  }
}

const outputsOf = (video: string) => {
  const stem = video.replace(/\.mp4$/i, '');
  return { video, poster: `${stem}.poster.jpg`, captions: `${stem}.srt` };
};
