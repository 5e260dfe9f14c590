import './node-version.mjs';
import { spawnSync } from 'node:child_process';

// npm test: everything that CI runs, in the order in which it fails fastest. Names as arguments run only those steps.
const steps = {
  types: ['tsc', '--noEmit'],
  lint: ['biome', 'check', '.'],
  law: [
    'depcruise',
    '--config',
    'dependency-cruiser.cjs',
    'contracts',
    'domain',
    'engines',
    'adapters',
    'server',
    'web',
    'cli',
  ],
  dead: ['knip'],
  unit: ['vitest', 'run', '--project', 'unit'],
  http: ['vitest', 'run', '--project', 'http'],
  'http-postgres': ['vitest', 'run', '--project', 'http-postgres'],
  build: [process.execPath, 'scripts/build-web.mjs'],
  browser: ['playwright', 'test'],
};

const wanted = process.argv.slice(2);
const results = [];
for (const [name, [command, ...args]] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n== ${name}\n`);
  const since = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  results.push({ name, ok: status === 0, seconds: Math.round((Date.now() - since) / 1000) });
}
process.stdout.write('\n');
for (const { name, ok, seconds } of results) process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name} ${seconds} s\n`);
const failed = results.filter((r) => !r.ok).length;
process.stdout.write(`${results.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
