import { rmSync } from 'node:fs';
import { startServer } from './e2e-app.ts';

/** The README's command as on a clean clone, nothing built yet: it has to build, and then to serve. The journeys use what it built. */
export default async function firstStart(): Promise<void> {
  rmSync('dist', { recursive: true, force: true });
  const server = await startServer({}, undefined, 'scripts/start.mjs');
  const page = await fetch(server.url);
  await server.stop();
  if (!(await page.text()).includes('Every listing')) throw new Error('The first start shows no landing page.');
}
