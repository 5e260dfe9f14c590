import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { Visitor } from '#tests/support/visitor.ts';

/** The embedded database keeps its files; the suite on PostgreSQL would test the same code again. */
describe.skipIf(inject('postgresUrl') !== null)('kill -9 in the middle of a run', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-kill-'));
  const running: ChildProcess[] = [];
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  const startServer = (): Promise<{ url: string; child: ChildProcess }> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['server/main.ts'], {
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          DATA_DIR: dataDir,
          HOST: '127.0.0.1',
          PORT: '0',
          LOG_LEVEL: 'info',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running.push(child);
      let text = '';
      const read = (chunk: Buffer) => {
        text += chunk.toString();
        const url = text.match(/ready at (http:\/\/localhost:\d+)/)?.[1];
        if (url) resolve({ url, child });
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', () => reject(new Error(`the server ended:\n${text}`)));
    });

  it('finishes the run after a restart, exactly once, charged once', { timeout: 420_000 }, async () => {
    const first = await startServer();
    const who = new Visitor(first.url);
    await who.signUp('kay@example.com');
    await who.post('/api/auth/setup-trial', { createDefaultProject: false });
    const project = await who.listing();
    const bytes = new Uint8Array(readFileSync('samples/small/01-front.jpg'));
    const photo = (await who.upload(project, [{ name: 'front.jpg', bytes }])).body.assets[0].id;
    const order = { serviceType: 'day_to_dusk', creditCost: 1, parameters: {}, mediaAssetId: photo };
    const runId = (await who.post(`/api/projects/${project}/services`, order)).body.serviceRun.id;
    const detail = async (visitor: Visitor) => (await visitor.get(`/api/projects/${project}`)).body;
    await until(async () => (await detail(who)).serviceRuns[0].status === 'processing');
    first.child.kill('SIGKILL');

    const second = await startServer();
    const back = new Visitor(second.url);
    const signedIn = await back.post('/api/auth/sign-in/email', {
      email: 'kay@example.com',
      password: 'a long enough one',
    });
    expect(signedIn.status).toBe(200);
    await until(async () => ['completed', 'failed'].includes((await detail(back)).serviceRuns[0].status));
    const after = await detail(back);
    expect(after.serviceRuns).toHaveLength(1);
    expect(after.serviceRuns[0]).toMatchObject({ id: runId, status: 'completed', errorMessage: null });
    expect(after.mediaAssets.filter((a: { isProcessedResult: boolean }) => a.isProcessedResult)).toHaveLength(1);
    const { balance } = (await back.get('/api/subscription/usage')).body;
    expect(balance).toMatchObject({ available: 9, reserved: 0 });
  });

  it('refuses a second process on the same folder with one clear line', { timeout: 60_000 }, async () => {
    await expect(startServer()).rejects.toThrow(/data folder is in use by process \d+/);
  });
});

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 3000; i++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it did not happen within five minutes');
};
