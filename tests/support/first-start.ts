import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NEW_DATABASE, startServer } from './e2e-app.ts';

/**
 * The README's command as on a clean clone, nothing built yet: it has to build, and then to serve. The journeys use what it built, and
 * begin with copies of its empty database: making one takes 4 s.
 */
export default async function firstStart(): Promise<() => void> {
  rmSync('dist', { recursive: true, force: true });
  const kept = mkdtempSync(join(tmpdir(), 'portico-new-'));
  const server = await startServer({}, undefined, 'scripts/start.mjs');
  const page = await fetch(server.url);
  await server.stop((dataDir) => cpSync(join(dataDir, 'database'), kept, { recursive: true }));
  process.env[NEW_DATABASE] = kept;
  if (!(await page.text()).includes('Every listing')) throw new Error('The first start shows no landing page.');
  return () => rmSync(kept, { recursive: true, force: true });
}
