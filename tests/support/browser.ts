import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import chromium from '@sparticuz/chromium';

/** A system's Chromium, where there is one; the npm package carries one for Linux on x64. */
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The packaged browser first: every machine then tests with the same one. CHROMIUM_PATH names another. */
export const browserLaunch = async (): Promise<LaunchOptions> => {
  const quiet = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ];
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return { executablePath: chosen, args: quiet };
  if (process.platform === 'linux' && process.arch === 'x64') {
    // Its own flags are for functions in a cloud: with --single-process the browser dies with its first page.
    return { executablePath: await chromium.executablePath(), args: quiet };
  }
  const system = SYSTEM.find((path) => existsSync(path));
  return system ? { executablePath: system, args: quiet } : { args: quiet };
};
