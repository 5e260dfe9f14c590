import { type Film, FilmFault, type Sound } from '#engines/ports.ts';
import type { VideoParameters } from '#engines/video/parameters/parameters.ts';
import { composeBed } from '#engines/video/sound/compose-bed.ts';
import { finishSound } from '#engines/video/sound/finish-sound.ts';
import { integratedLoudness } from '#engines/video/sound/loudness.ts';

const RATE = 48_000;
/** An AAC frame. Whole frames, never past the picture, so that the film's length is the picture's to the frame. */
const AAC_FRAME = 1024;
const SHORTEST_SECONDS = 2;
const SILENT_LUFS = -50;

export const soundSamples = (frames: number, fps: number): number =>
  Math.floor((frames * RATE) / fps / AAC_FRAME) * AAC_FRAME;

/** The film's music, faded and at the platforms' loudness; nothing when the person wants none. */
export async function filmSound(
  music: VideoParameters['music'],
  film: Film,
  length: { frames: number; fps: number; beat: number; seed: number },
): Promise<{ sound: Sound; lufs: number } | undefined> {
  if (music.kind === 'none') return undefined;
  const samples = soundSamples(length.frames, length.fps);
  if (music.kind === 'bed') {
    const beatSeconds = length.beat / length.fps;
    return finishSound(composeBed(music.mood, { samples, beatSeconds, seed: length.seed }));
  }
  const own = await film.listen(music.path, samples / RATE);
  return finishSound(repeated(checked(own), samples));
}

/** A person's file must be heard: a broken, very short or silent one is refused before a frame is drawn. */
export function checked(sound: Sound): Sound {
  const seconds = sound.left.length / sound.rate;
  if (seconds < SHORTEST_SECONDS) {
    throw new FilmFault('sound-unreadable', `The music file is ${seconds.toFixed(1)} s long; at least 2 s are needed.`);
  }
  if (integratedLoudness(sound) < SILENT_LUFS) {
    throw new FilmFault('sound-unreadable', 'The music file is silent.');
  }
  return sound;
}

/** Plays again from the start where the film is longer, mixing the seam over a tenth of a second. */
function repeated({ rate, left, right }: Sound, samples: number): Sound {
  const seam = Math.min(rate / 10, left.length / 4);
  const turn = left.length - seam;
  const channel = (from: Float32Array) => {
    if (from.length >= samples) return from.slice(0, samples);
    const out = new Float32Array(samples);
    for (let start = 0; start < samples; start += turn) {
      for (let i = 0; i < from.length && start + i < samples; i++) {
        const rise = start === 0 ? 1 : Math.min(1, i / seam);
        const fall = Math.min(1, (from.length - i) / seam);
        out[start + i]! += from[i]! * Math.min(rise, fall);
      }
    }
    return out;
  };
  return { rate, left: channel(left), right: channel(right) };
}
