import './node-version.mjs';

// npm start: builds the front end when it is stale, then serves.
const { buildWeb } = await import('./build-web.mjs');
await buildWeb();
await import('../server/main.ts');
