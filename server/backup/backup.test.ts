import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskBlobs } from '#adapters/disk/disk-blobs.ts';
import { exteriorJpeg } from '#tests/support/pictures.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { askServer } from './local-socket.ts';
import { RestoreRefused, readBackup } from './read-backup.ts';
import { backedUpTables } from './tables.ts';

describe('backup and restore', () => {
  let home: TestApp;
  let away: TestApp;
  let file: string;
  beforeAll(async () => {
    home = await startTestApp();
    away = await startTestApp();
    file = join(home.dataDir, 'home.zip');
  });
  afterAll(async () => {
    await home.stop();
    await away.stop();
  });

  it('leaves no table out', async () => {
    const { rows } = await home.database.raw.query(
      "select tablename from pg_tables where schemaname = 'public' order by tablename",
    );
    expect([...backedUpTables].sort()).toEqual(rows.map((r) => r.tablename));
  });

  it('carries everything to another installation through the running servers', async () => {
    const who = await home.person({ email: 'move@example.com' });
    const project = await who.listing("O'Malley's house, 50 % off");
    await who.upload(project, [{ name: 'front.jpg', bytes: await exteriorJpeg() }]);
    const before = (await who.get(`/api/projects/${project}`)).body;

    const saved = await askServer(home.dataDir, { verb: 'backup', file, replace: false });
    expect(saved).toMatchObject({ ok: true });
    const restored = await askServer(away.dataDir, { verb: 'restore', file, replace: false });
    expect(restored).toMatchObject({ ok: true });

    const there = away.visitor();
    await there.post('/api/auth/sign-in/email', { email: 'move@example.com', password: 'a long enough one' });
    const after = (await there.get(`/api/projects/${project}`)).body;
    expect(after).toEqual(before);
    const photo = await there.fetch(after.mediaAssets[0].originalPath);
    expect(photo.status).toBe(200);
    expect((await there.get('/api/subscription/usage')).body.balance.available).toBe(10);
  });

  it('refuses to mix with what is there, and what is no backup', async () => {
    const refused = await askServer(away.dataDir, { verb: 'restore', file, replace: false });
    expect(refused).toMatchObject({ ok: false, message: expect.stringMatching(/already has accounts/) });
    expect(await askServer(away.dataDir, { verb: 'restore', file, replace: true })).toMatchObject({ ok: true });
    const other = join(home.dataDir, 'other.zip');
    writeFileSync(other, 'not a zip');
    const blobs = diskBlobs(join(away.dataDir, 'files'));
    await expect(readBackup(away.database.db, blobs, other, { replace: true })).rejects.toThrow(RestoreRefused);
  });
});
