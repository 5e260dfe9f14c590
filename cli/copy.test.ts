import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyCommand } from './copy.ts';

let cwd: string;
const run = async (...args: string[]) => {
  let out = '';
  let err = '';
  const code = await copyCommand(args, {
    cwd,
    stdout: { write: (s) => (out += s) },
    stderr: { write: (s) => (err += s) },
  });
  return { code, out, err };
};

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'portico-copy-'));
  await writeFile(
    join(cwd, 'facts.json'),
    JSON.stringify({
      address: '12 Elm St, Boise, ID',
      beds: 3,
      baths: 2,
      sqft: 1500,
      type: 'house',
      year_built: 1961,
      notes: 'covered deck',
    }),
  );
  await writeFile(join(cwd, 'empty.json'), '{}');
  await writeFile(join(cwd, 'broken.json'), '{');
});

describe('portico copy', () => {
  it('prints the draft as one JSON object', async () => {
    const { code, out } = await run('facts.json', '--json');
    const draft = JSON.parse(out);
    expect(code).toBe(0);
    expect(draft).toMatchObject({ length: 'mls', tone: 'warm', language: 'en', version: 1 });
    expect(draft.wordCount).toBe(draft.description.split(/\s+/).length);
  });

  it('prints a social pack and Spanish', async () => {
    const { out } = await run('facts.json', '--kind', 'social', '--lang', 'es', '--json');
    expect(Object.keys(JSON.parse(out))).toEqual(
      expect.arrayContaining(['instagramCaption', 'facebookPost', 'shortDescription', 'hashtags']),
    );
    expect((await run('facts.json', '--tone', 'crisp', '--length', 'website')).out).toContain('- 3 bedrooms');
  });

  it.each([
    [2, []],
    [2, ['facts.json', 'more.json']],
    [2, ['facts.json', '--tone', 'loud']],
    [2, ['facts.json', '--nonsense']],
    [1, ['missing.json']],
    [1, ['broken.json']],
    [4, ['empty.json']],
  ])('exits %i for %j', async (code, args) => {
    const result = await run(...args);
    expect(result.code).toBe(code);
    expect(result.out).toBe('');
    expect(result.err).not.toBe('');
  });
});
