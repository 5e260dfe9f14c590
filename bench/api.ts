/**
 * What the listing calls cost: `npm run bench:api`. A page of ten listings for an agent with 10 and for one with 10,000, a listing
 * with 200 photos, and a bare route of the same server beside them. Calls take turns, so that a busy machine slows all alike.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { readConfig } from '#server/config.ts';
import { serve } from '#server/serve.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { fillListings, fillPhotos } from './api/fill.ts';

const ROUNDS = Number(process.argv[2] ?? 200);
const WARM_UP = 20;
const MOST = 1.5;

const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-'));
const config = readConfig({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, JOBS: 'off', NODE_ENV: 'test' });
const served = await serve({ config, log: pino({ level: 'silent' }) });
const { db } = served.database;

const person = async (name: string) => {
  const who = new Visitor(served.url);
  await who.signUp(`${name}@example.com`);
  return { who, id: (await who.get('/api/auth/user')).body.id as string };
};
const few = await person('few');
const many = await person('many');
await fillListings(db, few.id, 10);
await fillListings(db, many.id, 10_000);
const big = await fillPhotos(db, few.id, 200);
await db.execute(sql`analyze`);

const calls: readonly { name: string; who: Visitor; path: string }[] = [
  { name: 'bare route (/healthz)', who: few.who, path: '/healthz' },
  { name: 'GET /api/projects, page of 10, 10 listings', who: few.who, path: '/api/projects?limit=10&page=1' },
  { name: 'GET /api/projects, page of 10, 10,000 listings', who: many.who, path: '/api/projects?limit=10&page=1' },
  { name: 'the same, page 900', who: many.who, path: '/api/projects?limit=10&page=900' },
  { name: 'the same, a search', who: many.who, path: '/api/projects?limit=10&q=Street%204711' },
  { name: 'GET /api/projects/{id}, 200 photos', who: few.who, path: `/api/projects/${big}` },
];
const times = calls.map((): number[] => []);
for (let round = -WARM_UP; round < ROUNDS; round++) {
  for (const [at, { who, path }] of calls.entries()) {
    const since = performance.now();
    const answer = await who.fetch(path);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    if (round >= 0) times[at]?.push(performance.now() - since);
  }
}
await served.stop();
rmSync(dataDir, { recursive: true, force: true });

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const medians = times.map((list, index) => {
  const sorted = list.toSorted((a, b) => a - b);
  const [middle, late] = [at(sorted, 0.5), at(sorted, 0.95)];
  process.stdout.write(`${calls[index]?.name.padEnd(50)} median ${middle.toFixed(2)} ms  p95 ${late.toFixed(2)} ms\n`);
  return middle;
});
const ratio = (medians[2] ?? 0) / (medians[1] ?? 1);
process.stdout.write(`10,000 listings cost ${ratio.toFixed(2)} times what 10 cost (at most ${MOST})\n`);
process.exitCode = ratio <= MOST ? 0 : 1;
