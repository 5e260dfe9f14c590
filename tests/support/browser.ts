import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import chromium from '@sparticuz/chromium';

/** A system's Chromium, where there is one; the npm package carries one for Linux on x64. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const found = (): string | undefined => SYSTEM.find((path) => existsSync(path));

const APT = '/usr/bin/apt-get';

/** Debian has one for every kind of processor: taken where we may, so that a clean machine runs the journeys too. */
const fromDebian = (): string | undefined => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync(APT)) return undefined;
  const apt = (...words: string[]) =>
    execFileSync(APT, words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-q');
  apt('install', '-q', '-y', '--no-install-recommends', 'chromium-headless-shell');
  return found();
};

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
  const system = found() ?? fromDebian();
  return system ? { executablePath: system, args: quiet } : { args: quiet };
};
