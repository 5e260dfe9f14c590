import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);

let path: Promise<string> | undefined;

/** Installed with ignore-scripts, the package's binary lacks its executable bit. */
function ffprobe(): Promise<string> {
  path ??= (async () => {
    const { path: file } = createRequire(import.meta.url)('@ffprobe-installer/ffprobe') as { path: string };
    await chmod(file, 0o755);
    return file;
  })();
  return path;
}

export type Probed = {
  format: { duration: string; start_time: string; tags?: Record<string, string> };
  streams: Record<string, string | number>[];
  packets: { pts: number; flags: string }[];
};

/** What ffprobe says of a file, with the video packets in their stored order. */
export async function probe(file: string): Promise<Probed> {
  const { stdout } = await run(
    await ffprobe(),
    ['-v', 'error', '-show_format', '-show_streams', '-show_packets', '-select_streams', 'v', '-of', 'json', file],
    { maxBuffer: 64e6 },
  );
  const { stdout: all } = await run(await ffprobe(), ['-v', 'error', '-show_streams', '-of', 'json', file]);
  return { ...(JSON.parse(stdout) as Probed), streams: (JSON.parse(all) as Probed).streams };
}
