import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EngineDied, openEnginePool } from './engine-pool.ts';
import type { EngineTask } from './engine-task.ts';

/** An engine that answers at once, begins and falls silent, or ends, as its task's seed says. */
const ENTRY = `process.on('message', ({ task }) => {
  if (task.seed === 1) return process.send({ kind: 'progress', fraction: 0.1, stage: 'looking' });
  if (task.seed === 2) process.exit(9);
  process.send({ kind: 'result', result: { outcome: 'refuse', reason: 'done' } });
});`;

const poolOf = async (slots: number) => {
  const entry = join(await mkdtemp(join(tmpdir(), 'portico-pool-')), 'engine.mjs');
  await writeFile(entry, ENTRY);
  return openEnginePool({ entry, memoryMb: 64, slots, environment: {} });
};
const task = (seed: number): EngineTask => ({
  runId: 'run',
  facts: {
    name: 'Somewhere',
    address: null,
    bedrooms: null,
    bathrooms: null,
    squareFootage: null,
    listingPrice: null,
    propertyType: 'single_family',
    notes: null,
    mlsId: null,
    stagingStyle: null,
    photos: [],
    review: null,
    draftVersion: 0,
    brand: null,
  },
  clipFolder: null,
  service: 'virtual_staging',
  photos: [],
  parameters: {},
  seed,
  threads: 1,
  folder: tmpdir(),
});
const never = new AbortController().signal;

test('a run that waited for a cancelled one is not sent to the dying process', async () => {
  const pool = await poolOf(1);
  const stop = new AbortController();
  const begun = Promise.withResolvers<void>();
  const first = pool.run(task(1), () => begun.resolve(), stop.signal);
  const second = pool.run(task(0), () => {}, never);
  await begun.promise;
  stop.abort(new Error('cancelled'));
  await expect(first).rejects.toThrow('cancelled');
  expect(await second).toEqual({ outcome: 'refuse', reason: 'done' });
  await pool.stop();
});

test('an engine that ends fails its own run only', async () => {
  const pool = await poolOf(1);
  await expect(pool.run(task(2), () => {}, never)).rejects.toBeInstanceOf(EngineDied);
  expect(await pool.run(task(0), () => {}, never)).toEqual({ outcome: 'refuse', reason: 'done' });
  await pool.stop();
});
