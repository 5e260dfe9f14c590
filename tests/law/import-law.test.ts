import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Each rule with a file that breaks it. A law that catches nothing is no law (under TypeScript 7 it read nothing and passed). */
const violations: Record<string, Record<string, string>> = {
  'every-import-resolves': { 'domain/a.ts': "import './nowhere.ts';" },
  'no-cycles': { 'domain/b.ts': "import './c.ts';", 'domain/c.ts': "import './b.ts';" },
  'contracts-know-nothing': { 'contracts/d.ts': "import '../domain/target.ts';" },
  'domain-is-pure': { 'domain/e.ts': "import '../engines/target.ts';" },
  'engines-know-no-database': { 'engines/dusk/f.ts': "import '../../server/platform/target.ts';" },
  'engines-are-strangers': { 'engines/dusk/g.ts': "import '../staging/target.ts';" },
  'adapters-see-ports-only': { 'adapters/disk/h.ts': "import '../../domain/target.ts';" },
  'adapters-are-strangers': { 'adapters/disk/i.ts': "import '../s3/target.ts';" },
  'adapters-are-named-at-the-roots': { 'server/features/runs/j.ts': "import '../../../adapters/s3/target.ts';" },
  'server-never-sees-web': { 'server/features/runs/k.ts': "import '../../../web/ui/target.ts';" },
  'server-features-are-strangers': { 'server/features/runs/l.ts': "import '../photos/target.ts';" },
  'platform-below-features': { 'server/platform/m.ts': "import '../features/photos/target.ts';" },
  'web-sees-contracts-and-domain': { 'web/ui/n.ts': "import '../../engines/target.ts';" },
  'web-features-are-strangers': { 'web/features/x/o.ts': "import '../y/target.ts';" },
  'web-ui-is-a-leaf': { 'web/ui/p.ts': "import '../features/y/target.ts';" },
  'product-never-imports-tests': { 'domain/q.ts': "import '../tests/target.ts';" },
  'foreign-systems-live-in-adapters': { 'server/features/runs/r.ts': "import 'sharp';" },
  'pure-code-has-no-node': { 'domain/s.ts': "import 'node:fs';" },
};
const TARGETS = [
  'domain',
  'engines',
  'engines/staging',
  'adapters/s3',
  'server/platform',
  'server/features/photos',
  'web/ui',
  'web/features/y',
  'tests',
];
const FOLDERS = ['contracts', 'domain', 'engines', 'adapters', 'server', 'web', 'tests'];

const repository = resolve(import.meta.dirname, '../..');
const house = mkdtempSync(join(tmpdir(), 'portico-law-'));
let caught: Set<string>;

beforeAll(() => {
  for (const name of ['dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
    cpSync(join(repository, name), join(house, name));
  symlinkSync(join(repository, 'node_modules'), join(house, 'node_modules'));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), `${text}\nexport {};\n`);
  };
  for (const target of TARGETS) put(`${target}/target.ts`, '');
  for (const files of Object.values(violations)) for (const [path, text] of Object.entries(files)) put(path, text);
  const report = cruise();
  caught = new Set(report.summary.violations.map((v) => v.rule.name));
}, 120_000);
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** It exits with the number of violations; its report is on standard output all the same. */
const cruise = (): { summary: { violations: { rule: { name: string } }[] } } => {
  const args = ['--config', 'dependency-cruiser.cjs', '-T', 'json', ...FOLDERS];
  try {
    return JSON.parse(
      execFileSync('node_modules/.bin/depcruise', args, { cwd: house, encoding: 'utf8', maxBuffer: 2 ** 26 }),
    );
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout);
  }
};

it.each(Object.keys(violations))('catches a violation of %s', (rule) => {
  expect(caught).toContain(rule);
});
