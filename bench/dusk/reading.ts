import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { seededRandom } from '#engines/raster/noise.ts';
import { decode, evening } from './evening.ts';

// Lays out dusks for readers who do not know whose they are: day on the left, evening on the right, among photographs taken at dusk,
// shuffled. The key lies beside the folder, not in it. docs/decisions/2026-11-19-graded-against-the-pair.md says what readers are asked.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, scale: { type: 'string' } },
});
const [folder] = positionals;
if (!folder) {
  process.stderr.write(
    'npm run bench:dusk-reading -- FOLDER [--seed N] [--scale FOLDER of graded evenings, 01.png ...]\n',
  );
  process.exit(2);
}
const out = resolve(folder);
const WIDE = 900;
const BETWEEN = 12;
const photos = join('..', 'shared', 'photos');
const dev = join(photos, 'dev');
const pairs = join(photos, 'pairs');

type Picture = string | Buffer;
const fitted = (picture: Picture) =>
  sharp(picture).rotate().removeAlpha().resize({ width: WIDE }).png().toBuffer({ resolveWithObject: true });

const layOut = async (day: Picture, made: Picture, file: string): Promise<void> => {
  const [left, right] = await Promise.all([fitted(day), fitted(made)]);
  await sharp({
    create: {
      width: 2 * WIDE + BETWEEN,
      height: Math.max(left.info.height, right.info.height),
      channels: 3,
      background: '#777',
    },
  })
    .composite([
      { input: left.data, left: 0, top: 0 },
      { input: right.data, left: WIDE + BETWEEN, top: 0 },
    ])
    .png()
    .toFile(file);
};

const dusk = async (file: string): Promise<Buffer> => {
  const { outcome } = await evening(await decode(file));
  if (outcome.outcome !== 'ok') throw new Error(`${file}: ${outcome.reason}`);
  const { width, height, data } = outcome.picture;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
};

const random = seededRandom(Number(values.seed));
const names = (await readdir(dev)).filter((name) => name.startsWith('exterior')).sort();
const shuffled = names.map((name) => ({ name, at: random() })).sort((a, b) => a.at - b.at);
await mkdir(out, { recursive: true });
const key: Record<string, string> = {};
for (const [i, { name }] of shuffled.entries()) {
  const letter = String.fromCharCode(65 + i);
  key[letter] = name;
  const [day, file] = [join(dev, name), join(out, `${letter}.png`)];
  if (name.startsWith('exterior_day')) await layOut(day, await dusk(day), file);
  else await sharp((await fitted(day)).data).toFile(file);
}
await layOut(
  join(pairs, 'nj_day_dusk_before.jpg'),
  join(pairs, 'nj_day_dusk_after.jpg'),
  join(out, 'reference-pair.png'),
);
if (values.scale) {
  await mkdir(join(out, 'scale'), { recursive: true });
  for (const name of (await readdir(values.scale)).filter((file) => /^\d\d\.png$/.test(file))) {
    const day = join(dev, `exterior_day_${parse(name).name}.jpg`);
    await layOut(day, join(values.scale, name), join(out, 'scale', name));
  }
}
await writeFile(`${out}.key.json`, `${JSON.stringify(key, null, 2)}\n`);
process.stdout.write(`${shuffled.length} pictures in ${out}, their names in ${out}.key.json\n`);
