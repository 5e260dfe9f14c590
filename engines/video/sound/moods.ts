export const MOODS = ['calm', 'warm', 'bright', 'elegant'] as const;
export type Mood = (typeof MOODS)[number];

/** Beats a minute that the mood would choose if no photo had to start on a beat. */
const TEMPO: Record<Mood, number> = { calm: 76, warm: 92, bright: 118, elegant: 84 };

/**
 * Frames of one beat. A photo lasts a whole number of beats, each a whole number of frames, so a cut is never off the
 * beat by even half a frame. The divisor of the photo's frames nearest to the mood's tempo wins.
 */
export function beatFrames(photoFrames: number, fps: number, mood: Mood): number {
  const wanted = (60 / TEMPO[mood]) * fps;
  let best = photoFrames;
  for (let beat = 1; beat <= photoFrames; beat++) {
    if (photoFrames % beat === 0 && Math.abs(Math.log(beat / wanted)) < Math.abs(Math.log(best / wanted))) best = beat;
  }
  return best;
}
