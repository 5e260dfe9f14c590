import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserLaunch } from '../../tests/support/browser.ts';

/** Lighthouse 13.5 and the packaged headless shell of Chromium 147 see no first paint of a page with large pictures: a system's browser goes first here. */
const SYSTEM = '/usr/bin/chromium';

/** A browser started bare: Lighthouse drives it by itself, and two drivers abort each other's pages. */
export const openBrowser = async (): Promise<{ port: number; close(): void }> => {
  const launch = await browserLaunch();
  const { args = [] } = launch;
  const executablePath = !process.env.CHROMIUM_PATH && existsSync(SYSTEM) ? SYSTEM : launch.executablePath;
  if (!executablePath) throw new Error('No Chromium was found. Set CHROMIUM_PATH.');
  const profile = mkdtempSync(join(tmpdir(), 'portico-lighthouse-'));
  const child = spawn(
    executablePath,
    ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...args, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await new Promise<number>((resolve, reject) => {
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => {
      words += chunk.toString();
      const found = words.match(/DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`The browser ended:\n${words}`)));
  });
  return {
    port,
    close: () => {
      child.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
      child.kill();
    },
  };
};
