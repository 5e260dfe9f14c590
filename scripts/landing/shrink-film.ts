import { join } from 'node:path';
import sharp from 'sharp';
import { findFfmpeg } from '#adapters/ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '#adapters/ffmpeg/run-ffmpeg.ts';

/** The landing page shows the film at 270 px: half the engine's 1080 is sharp there, and a visitor waits for 10 % of its bytes. */
const WIDTH = 540;

/** Writes film.mp4 and film.webp (its first frame) into a folder. */
export const shrinkFilm = async (film: string, folder: string): Promise<void> => {
  const ffmpeg = await findFfmpeg({ searchPath: process.env.PATH ?? '' });
  const small = ['-vf', `scale=${WIDTH}:-2`, '-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-pix_fmt', 'yuv420p'];
  const output = ['-an', '-movflags', '+faststart', join(folder, 'film.mp4')];
  await runFfmpeg(ffmpeg, ['-y', '-v', 'error', '-i', film, ...small, ...output]);
  const frame = `${film}.png`;
  await runFfmpeg(ffmpeg, ['-y', '-v', 'error', '-ss', '0.6', '-i', film, '-frames:v', '1', frame]);
  await sharp(frame).resize(WIDTH).webp({ quality: 74, effort: 6 }).toFile(join(folder, 'film.webp'));
};
