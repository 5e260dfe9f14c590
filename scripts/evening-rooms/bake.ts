/**
 * Renders the rooms that dusk lays behind lit glass: node scripts/evening-rooms/bake.ts [--fine 64] [--spp 96] [--look FOLDER]
 * Writes engines/dusk/rooms/pictures.ts; --look writes pictures to look at as well. Needs Blender 3.4 (Debian: apt-get
 * install blender python3-numpy); nobody needs it to run Portico. Some seven minutes on two cores.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

const { values } = parseArgs({
  options: {
    fine: { type: 'string', default: '64' },
    spp: { type: 'string', default: '96' },
    work: { type: 'string', default: '.cache/evening-rooms' },
    look: { type: 'string' },
  },
});

/** As `rooms.py` builds them: seen from the street at their own level, and from below. */
const LEVEL = ['living', 'kitchen', 'dining', 'hearthside', 'hall', 'study', 'family', 'gallery'];
const UPPER = ['bedroom', 'guest', 'library', 'landing', 'nursery'];
const NAMES = [...LEVEL, ...UPPER];

/** Pixels to the metre: a window of 1.4 m has 90 rows. */
const FINE = Number(values.fine);
const [WIDTH, HEIGHT] = [6 * FINE, Math.round(2.6 * FINE)];
/** Steps of light, and pixels along each side of one of colour. */
const STEPS = 127;
const TINT = 2;

const work = resolve(values.work);
for (const folder of [work, ...(values.look ? [values.look] : [])]) mkdirSync(folder, { recursive: true });

/** Of all scripts that a room is made by: a picture of others is rendered anew. */
const madeBy = createHash('sha256');
for (const folder of ['scripts/evening-rooms', 'scripts/samples/studio'])
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.py')) madeBy.update(readFileSync(join(folder, file)));
const made = madeBy.digest('hex').slice(0, 12);

const rendered = (name: string): Float32Array => {
  const out = join(work, `${name}-${FINE}-${values.spp}-${made}.f32`);
  if (!existsSync(out)) {
    const script = ['-b', '--python-exit-code', '1', '-P', 'scripts/evening-rooms/shoot.py', '--', name];
    const parts = [`${out}.part`, '--fine', `${FINE}`, '--spp', values.spp];
    execFileSync('blender', [...script, ...parts], { stdio: ['ignore', 'ignore', 'inherit'] });
    renameSync(`${out}.part`, out);
  }
  const bytes = readFileSync(out);
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
};

/** The lamps' light for a camera that is set to the evening. */
const EVENING = [1, 0.73, 0.4] as const;
/** The mean of every room before what is bright is held, for how bright one is, is for its window to say; and the most light that is told. */
const MEAN = 0.42;
const MOST = 2;

const lightOf = (p: ArrayLike<number>, i: number): number => 0.3 * p[i]! + 0.6 * p[i + 1]! + 0.1 * p[i + 2]!;

/** How far what is bright keeps its hue: channel by channel a lamp's red ends first, and it was lime. */
const KEPT = 0.6;

/** A room's light from 0 to nearly `MOST`: what is far brighter than the room, a shade or a spot, stays under it. */
const developed = (picture: Float32Array): Float32Array => {
  const warm = picture.map((v, i) => v * EVENING[i % 3]!);
  let mean = 0;
  for (let i = 0; i < warm.length; i += 3) mean += lightOf(warm, i) / (WIDTH * HEIGHT);
  const held = (v: number): number => MOST * (1 - Math.exp((-v * MEAN) / mean / MOST));
  return warm.map((v, i) => {
    const light = Math.max(1e-6, lightOf(warm, i - (i % 3)));
    return KEPT * held(light) * (v / light) + (1 - KEPT) * held(v);
  });
};

/** Root of the light in 128 steps, and two differences of colour in 64 at half the size, each byte against the one before it. */
const packed = (picture: Float32Array): Buffer => {
  const root = picture.map((v) => Math.sqrt(v / MOST));
  const light = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => Math.round(STEPS * lightOf(root, i * 3)));
  const [w, h] = [Math.ceil(WIDTH / TINT), Math.ceil(HEIGHT / TINT)];
  const tints = [0, 2].map((k) => {
    const tint = new Uint8Array(w * h);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        let [sum, n] = [0, 0];
        for (let b = y * TINT; b < Math.min(HEIGHT, (y + 1) * TINT); b++)
          for (let a = x * TINT; a < Math.min(WIDTH, (x + 1) * TINT); a++, n++)
            sum += root[(b * WIDTH + a) * 3 + k]! - root[(b * WIDTH + a) * 3 + 1]!;
        tint[y * w + x] = Math.max(0, Math.min(63, Math.round(32 + (64 * sum) / n)));
      }
    return tint;
  });
  return Buffer.concat([light, ...tints].map((plane) => plane.map((v, i) => (v - (plane[i - 1] ?? 0)) & 255)));
};

const pieces: Buffer[] = [];
for (const name of NAMES) {
  const picture = developed(rendered(name));
  pieces.push(packed(picture));
  if (!values.look) continue;
  const shown = Buffer.from(picture.map((v) => 255 * Math.min(1, v) ** (1 / 2.2)));
  const file = join(values.look, `${name}.png`);
  await sharp(shown, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } }).toFile(file);
}
const bytes = deflateRawSync(Buffer.concat(pieces), { level: 9 });
await writeFile(
  'engines/dusk/rooms/pictures.ts',
  `/** Written by scripts/evening-rooms/bake.ts: rooms in the evening, deflated. */
export const ROOM_PICTURES = {
  width: ${WIDTH},
  height: ${HEIGHT},
  metre: ${FINE},
  /** Pixels along each side of one of colour. */
  tint: ${TINT},
  /** Which are seen from below. */
  upper: [${NAMES.map((name) => UPPER.includes(name)).join(', ')}],
  packed:
    '${bytes.toString('base64')}',
} as const;
`,
);
console.log(`${NAMES.length} rooms, ${Math.round(bytes.length / 1024)} KB`);
