import { access, chmod, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { FilmFault } from '#engines/ports.ts';

type Places = {
  readonly configured?: string;
  readonly searchPath?: string;
  readonly packaged?: () => string | undefined;
};

/** The order is the person's own choice, the system's, then the npm package's (a static build of 2018: x264 and aac, enough for us). */
export async function findFfmpeg(places: Places): Promise<string> {
  if (places.configured) {
    if (await runnable(places.configured)) return places.configured;
    throw new FilmFault('film-missing', `FFMPEG_PATH names ${places.configured}, which is not there or cannot be run.`);
  }
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
  for (const folder of (places.searchPath ?? '').split(delimiter).filter(Boolean)) {
    if (await runnable(join(folder, name))) return join(folder, name);
  }
  const packaged = (places.packaged ?? packagedFfmpeg)();
  if (packaged && ((await runnable(packaged)) || (await madeRunnable(packaged)))) return packaged;
  throw new FilmFault(
    'film-missing',
    'Videos need ffmpeg, and none was found. Install ffmpeg or set FFMPEG_PATH to where it is.',
  );
}

function packagedFfmpeg(): string | undefined {
  try {
    return (createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg') as { path: string }).path;
  } catch {
    return undefined; // The package throws on a platform that it has no binary for.
  }
}

const runnable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** Installing with ignore-scripts leaves some packaged binaries without their executable bit. */
const madeRunnable = (file: string): Promise<boolean> =>
  chmod(file, 0o755).then(
    () => runnable(file),
    () => false,
  );
