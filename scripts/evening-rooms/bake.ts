/**
 * Traces the rooms that dusk lays behind lit glass, furniture and all: node scripts/evening-rooms/bake.ts [--samples 32]
 * Writes engines/dusk/rooms/pictures.ts; --look FOLDER writes pictures to look at as well. A few minutes on one core.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { seededRandom } from '#engines/raster/noise.ts';
import { type EveningRoom, ROOMS } from './rooms.ts';
import { smoothed } from './smooth.ts';
import { makeTracer, TALL, WIDE } from './trace.ts';

/** Pixels to the metre: a window of 1.4 m has 70 rows, soft-focused in most photos and enough in all. */
const FINE = 50;
const [WIDTH, HEIGHT] = [WIDE * FINE, TALL * FINE];
/** Where the camera stands: in the street, before the middle of the room: metres from its window, and over its floor. */
const VIEW = { upper: { away: 12, eye: -0.4 }, level: { away: 9, eye: 1.15 } };

const { values } = parseArgs({ options: { samples: { type: 'string', default: '32' }, look: { type: 'string' } } });

/** One room as the street sees it: light on its surfaces without grain, times their colours, and what glows. */
const trace = (room: EveningRoom, samples: number): Float32Array => {
  const random = seededRandom(room.name.length * 101);
  const path = makeTracer(room, random);
  const [light, colour, own] = [0, 1, 2].map(() => new Float32Array(WIDTH * HEIGHT * 3)) as Planes;
  const surface = new Int32Array(WIDTH * HEIGHT);
  const view = VIEW[room.upper ? 'upper' : 'level'];
  const eye = [0, view.eye, room.depth + view.away];
  const found = { light: new Float64Array(3), colour: new Float64Array(3), own: new Float64Array(3), surface: 0 };
  for (let y = 0, i = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, i++)
      for (let s = 0; s < samples; s++) {
        const [a, b] = s === 0 ? [0.5, 0.5] : [random(), random()];
        const at = [((x + a) / WIDTH - 0.5) * WIDE, (1 - (y + b) / HEIGHT) * TALL, room.depth];
        const way = at.map((v, k) => v - eye[k]!);
        const length = Math.hypot(...way);
        path(
          at,
          way.map((v) => v / length),
          found,
        );
        if (s === 0) surface[i] = found.surface;
        for (let k = 0; k < 3; k++) {
          light[i * 3 + k]! += Math.min(4, found.light[k]!) / samples;
          colour[i * 3 + k]! += found.colour[k]! / samples;
          own[i * 3 + k]! += found.own[k]! / samples;
        }
      }
  return smoothed(light, surface, WIDTH, HEIGHT).map((v, p) => v * colour[p]! + own[p]!);
};

type Planes = [Float32Array, Float32Array, Float32Array];

/** All rooms with the same mean: how bright one is, is for the window to say. */
const MEAN = 0.42;
const MOST = 2;

/** Root of the light in 128 steps, and two differences of colour in 64 at a third of the size, each row against the pixel before. */
const packed = (picture: Float32Array): Buffer => {
  let mean = 0;
  for (let i = 0; i < picture.length; i += 3)
    mean += (0.3 * picture[i]! + 0.6 * picture[i + 1]! + 0.1 * picture[i + 2]!) / (WIDTH * HEIGHT);
  const root = picture.map((v) => Math.sqrt(Math.min(MOST, (v * MEAN) / mean) / MOST));
  const light = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < light.length; i++)
    light[i] = Math.round(127 * (0.3 * root[i * 3]! + 0.6 * root[i * 3 + 1]! + 0.1 * root[i * 3 + 2]!));
  const [w, h] = [Math.ceil(WIDTH / 3), Math.ceil(HEIGHT / 3)];
  const tints = [0, 2].map((k) => {
    const tint = new Uint8Array(w * h);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        let [sum, n] = [0, 0];
        for (let b = y * 3; b < Math.min(HEIGHT, y * 3 + 3); b++)
          for (let a = x * 3; a < Math.min(WIDTH, x * 3 + 3); a++, n++)
            sum += root[(b * WIDTH + a) * 3 + k]! - root[(b * WIDTH + a) * 3 + 1]!;
        tint[y * w + x] = Math.max(0, Math.min(63, Math.round(32 + (64 * sum) / n)));
      }
    return tint;
  });
  const steps = [light, ...tints].map((plane) => plane.map((v, i) => (v - (plane[i - 1] ?? 0)) & 255));
  return Buffer.concat(steps);
};

const shown = (picture: Float32Array): Buffer =>
  Buffer.from(picture.map((v) => 255 * Math.min(1, v * 0.7) ** (1 / 2.2)));

const pieces: Buffer[] = [];
for (const room of ROOMS) {
  const picture = trace(room, Number(values.samples));
  pieces.push(packed(picture));
  if (values.look)
    await sharp(shown(picture), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .resize(WIDTH * 2)
      .png()
      .toFile(join(values.look, `${room.name}.png`));
}
const bytes = deflateRawSync(Buffer.concat(pieces), { level: 9 });
await writeFile(
  'engines/dusk/rooms/pictures.ts',
  `/** Written by scripts/evening-rooms/bake.ts: rooms in the evening, deflated. */
export const ROOM_PICTURES = {
  width: ${WIDTH},
  height: ${HEIGHT},
  metre: ${FINE},
  /** Which are seen from below. */
  upper: [${ROOMS.map(({ upper }) => upper).join(', ')}],
  packed:
    '${bytes.toString('base64')}',
} as const;
`,
);
console.log(`${ROOMS.length} rooms, ${Math.round(bytes.length / 1024)} KB`);
