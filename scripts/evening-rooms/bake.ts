/**
 * Traces the rooms that dusk lays behind lit glass, with staging's furniture: node scripts/evening-rooms/bake.ts [--samples 64]
 * Writes engines/dusk/room-pictures.ts; --look FOLDER writes pictures to look at as well. A few minutes on one core.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { CATALOGUE } from '#domain/scene/catalogue.ts';
import type { FurniturePlan } from '#domain/scene/plan.ts';
import { seededRandom } from '#engines/raster/noise.ts';
import { assemble } from '#engines/staging/furniture/assemble.ts';
import { type EveningRoom, ROOMS } from './rooms.ts';
import { smoothed } from './smooth.ts';
import { makeTracer, TALL, WIDE } from './trace.ts';

/** Pixels to the metre: a window of 1.4 m has 70 rows, soft-focused in most photos and enough in all. */
const FINE = 50;
const [WIDTH, HEIGHT] = [WIDE * FINE, TALL * FINE];
/** Where the camera stands: in the street, before the middle of the room, and its height over the room's floor. */
const AWAY = 9;
const EYE = { upper: -1.3, level: 1.15 };

const { values } = parseArgs({ options: { samples: { type: 'string', default: '64' }, look: { type: 'string' } } });

const planOf = (room: EveningRoom): FurniturePlan => ({
  version: 1,
  style: room.style,
  roomType: 'living_room',
  seed: room.name.length * 37,
  variant: 0,
  items: room.things.map(([kind, x, z, turn, more], i) => {
    const { width, depth, height, y } = CATALOGUE[kind]!;
    const place = { id: `${kind}-${i}`, kind, group: room.name, x, z, turn: (turn * Math.PI) / 2 };
    return { ...place, y: more?.y ?? y ?? 0, width, depth, height, design: 0, ...more };
  }),
});

const trace = (room: EveningRoom, samples: number): Float32Array => {
  const random = seededRandom(room.name.length * 101);
  const light = makeTracer(room, assemble(planOf(room)).geometry, random);
  const picture = new Float32Array(WIDTH * HEIGHT * 3);
  const eye = [0, room.upper ? EYE.upper : EYE.level, room.depth + AWAY];
  const sum = new Float32Array(3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      for (let s = 0; s < samples; s++) {
        sum.fill(0);
        const at = [((x + random()) / WIDTH - 0.5) * WIDE, (1 - (y + random()) / HEIGHT) * TALL, room.depth];
        const way = at.map((v, a) => v - eye[a]!);
        const length = Math.hypot(...way);
        light(
          at,
          way.map((v) => v / length),
          sum,
        );
        // A path that finds a lamp's own glow by chance is a speck: what one may add is capped.
        for (let k = 0; k < 3; k++) picture[(y * WIDTH + x) * 3 + k]! += Math.min(4, sum[k]!) / samples;
      }
    }
  return picture;
};

/** Light over that of its neighbours' middle from which a pixel is a speck: few paths find a bulb behind its shade. */
const SPECK = 1.35;

/** The picture without specks, light and dark: those take their neighbours' middle, edges of things stay. */
const despeckled = (picture: Float32Array): Float32Array => {
  const out = picture.slice();
  const lumas = new Float32Array(9);
  const lumaAt = (i: number): number => 0.3 * picture[i]! + 0.6 * picture[i + 1]! + 0.1 * picture[i + 2]!;
  for (let y = 1; y < HEIGHT - 1; y++)
    for (let x = 1; x < WIDTH - 1; x++) {
      const i = (y * WIDTH + x) * 3;
      for (let k = 0; k < 9; k++) lumas[k] = lumaAt(i + ((Math.floor(k / 3) - 1) * WIDTH + (k % 3) - 1) * 3);
      const own = lumas[4]!;
      const middle = lumas.sort()[4]!;
      if (own < SPECK * middle && own * SPECK > middle) continue;
      for (let k = 0; k < 3; k++) out[i + k]! *= middle / Math.max(1e-4, own);
    }
  return out;
};

/** All rooms with the same mean: how bright one is, is for the window to say. */
const MEAN = 0.42;
const MOST = 2;

/** Root of the light in 64 steps, and two differences of colour in 64 at a third of the size, each row against the pixel before. */
const packed = (picture: Float32Array): Buffer => {
  let mean = 0;
  for (let i = 0; i < picture.length; i += 3)
    mean += (0.3 * picture[i]! + 0.6 * picture[i + 1]! + 0.1 * picture[i + 2]!) / (WIDTH * HEIGHT);
  const root = picture.map((v) => Math.sqrt(Math.min(MOST, (v * MEAN) / mean) / MOST));
  const light = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < light.length; i++)
    light[i] = Math.round(63 * (0.3 * root[i * 3]! + 0.6 * root[i * 3 + 1]! + 0.1 * root[i * 3 + 2]!));
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
  const steps = [smoothed(light, WIDTH, HEIGHT), ...tints].map((plane) =>
    plane.map((v, i) => (v - (plane[i - 1] ?? 0)) & 255),
  );
  return Buffer.concat(steps);
};

const shown = (picture: Float32Array): Buffer =>
  Buffer.from(picture.map((v) => 255 * Math.min(1, v * 0.7) ** (1 / 2.2)));

const pieces: Buffer[] = [];
for (const room of ROOMS) {
  const picture = despeckled(despeckled(trace(room, Number(values.samples))));
  pieces.push(packed(picture));
  if (values.look)
    await sharp(shown(picture), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .resize(WIDTH * 2)
      .png()
      .toFile(join(values.look, `${room.name}.png`));
}
const bytes = deflateRawSync(Buffer.concat(pieces), { level: 9 });
await writeFile(
  'engines/dusk/room-pictures.ts',
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
