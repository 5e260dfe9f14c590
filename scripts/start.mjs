import './node-version.mjs';
import { spawnSync } from 'node:child_process';

// npm start: builds the front end when it is stale, then serves. A process of its own: building sets NODE_ENV to production,
// and the server would then ask for everything that a production needs.
const { status } = spawnSync(process.execPath, ['scripts/build-web.mjs'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await import('../server/main.ts');
