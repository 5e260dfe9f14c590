import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

// npm test: everything that CI runs. Names as arguments run only those steps, one after another.
const law = ['contracts', 'domain', 'engines', 'adapters', 'server', 'web', 'cli'];
const steps = {
  types: ['tsc', '--noEmit'],
  lint: ['biome', 'check', '.'],
  law: ['depcruise', '--config', 'dependency-cruiser.cjs', ...law],
  dead: ['knip'],
  unit: ['vitest', 'run', '--project', 'unit'],
  http: ['vitest', 'run', '--project', 'http'],
  'http-postgres': ['vitest', 'run', '--project', 'http-postgres'],
  browser: ['playwright', 'test'],
};
// Two lanes on two cores, the longest steps first: most of them wait for a disk, a timer or a single thread.
// Engines that a server starts yield to everything else: beside the unit tests, which are engines too, a preview waited
// over a minute. So servers have a round of their own, and the browser has the machine for itself.
const rounds = [['unit', 'types', 'lint', 'law', 'dead'], ['http', 'http-postgres'], ['browser']];
const LANES = 2;

// Servers and engines that tests start compile the same files again and again; once is enough.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');

const results = [];

/** What a step prints comes out in one piece, so that two lanes stay readable. */
function run(name) {
  const [command, ...args] = steps[name];
  const since = Date.now();
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (status) => {
      const seconds = Math.round((Date.now() - since) / 1000);
      process.stdout.write(`\n== ${name}\n`);
      process.stdout.write(Buffer.concat(said));
      results.push({ name, ok: status === 0, seconds });
      done();
    });
  });
}

/** Takes the next step that nobody has begun, until none is left. */
async function lane(left) {
  for (let name = left.shift(); name; name = left.shift()) await run(name);
}

const since = Date.now();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  process.stderr.write(`No step is called ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}\n`);
  process.exit(2);
}
if (wanted.length > 0) await lane(wanted);
else for (const left of rounds) await Promise.all(Array.from({ length: LANES }, () => lane(left)));

process.stdout.write('\n');
for (const { name, ok, seconds } of results) process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name} ${seconds} s\n`);
const failed = results.filter((r) => !r.ok).length;
process.stdout.write(
  `${results.length - failed} passed, ${failed} failed in ${Math.round((Date.now() - since) / 1000)} s\n`,
);
process.exit(failed === 0 ? 0 : 1);
