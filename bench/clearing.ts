import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { miganInpainter } from '#adapters/migan/inpainter.ts';
import { onnxEmptyRoom } from '#adapters/onnx/empty-room.ts';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import { clearEngine, parseClearParameters } from '#engines/clearing/index.ts';
import { CLASS_NAMES, type EngineContext } from '#engines/ports.ts';
import { dilate } from '#engines/raster/morphology.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { encodeRuns } from '#engines/raster/run-length.ts';
import { syntheticInterior } from '#tests/support/synthetic-interior.ts';
import { decideOnRooms } from './clearing/graded-rooms.ts';
import { psnr, ssim } from './clearing/measure.ts';
import { telea } from './clearing/telea.ts';

// Fill against the truly empty room, inside the mask, beside Telea and MI-GAN alone. Nothing else of a pair is compared.
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const segmenter = onnxSegmenter({ threads: 1 });
const inpainter = miganInpainter({ threads: 1 });
const emptyRoom = onnxEmptyRoom({ threads: 1 });

type Pair = { readonly name: string; readonly furnished: Raster; readonly bare: Raster; readonly mask: Mask };
const WIDTH = 640;
const HEIGHT = 480;

const read = async (file: string, height = HEIGHT, width = WIDTH): Promise<Raster> => ({
  width,
  height,
  channels: 3,
  data: new Uint8Array(
    await sharp(file).removeAlpha().resize(width, height, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer(),
  ),
});

const photos = join('..', 'shared', 'photos');
const emptyOf: Record<string, string> = {
  lovely_1: join('pairs', 'lovely_1_before.jpg'),
  lovely_3: join('pairs', 'lovely_3_before.jpg'),
  moss_bed: join('pairs', 'moss_bedroom_before.jpg'),
  ...Object.fromEntries(
    ['05', '08', '09', '11', '12', '13'].map((n) => [`st_${n}`, join('dev', `empty_room_${n}.jpg`)]),
  ),
};

const realPairs = async (): Promise<Pair[]> =>
  Promise.all(
    Object.entries(emptyOf).map(async ([name, empty]) => {
      const bare = await read(join(photos, empty));
      const staged = await read(join(photos, 'masks', `${name}_staged.png`));
      const marked = await read(join(photos, 'masks', `${name}_mask.png`));
      const data = new Uint8Array(WIDTH * HEIGHT);
      const mixed = Uint8Array.from(bare.data);
      for (let i = 0; i < data.length; i++) {
        if (marked.data[i * 3]! <= 127) continue;
        data[i] = 255;
        for (let k = 0; k < 3; k++) mixed[i * 3 + k] = staged.data[i * 3 + k]!;
      }
      return { name, bare, furnished: { ...bare, data: mixed }, mask: { width: WIDTH, height: HEIGHT, data } };
    }),
  );

const SAMPLE_HEIGHT = 427;

/** Our own two furnished rooms with their empty twins: what is movable by their class maps, grown by its shadow. */
const samplePairs = async (): Promise<Pair[]> =>
  Promise.all(
    ['09-family-room', '11-second-bedroom'].map(async (name) => {
      const file = (ending: string): string => join('samples', 'small', `${name}${ending}`);
      const classes = await sharp(file('.class.png'))
        .resize(WIDTH, SAMPLE_HEIGHT, { fit: 'fill', kernel: 'nearest' })
        .toColourspace('b-w')
        .raw()
        .toBuffer();
      const things = Uint8Array.from(classes, (id) => (id === CLASS_NAMES.indexOf('movable') ? 255 : 0));
      return {
        name: name.slice(3),
        furnished: await read(file('.jpg'), SAMPLE_HEIGHT),
        bare: await read(file('.empty.jpg'), SAMPLE_HEIGHT),
        mask: { width: WIDTH, height: SAMPLE_HEIGHT, data: dilate(things, WIDTH, SAMPLE_HEIGHT, 13) },
      };
    }),
  );

const context: EngineContext = {
  signal: new AbortController().signal,
  seed: 1,
  threads: 1,
  progress() {},
  segmenter,
  inpainter,
  emptyRoom,
};

const cpuSince = (from: NodeJS.CpuUsage): string => {
  const used = process.cpuUsage(from);
  return ((used.user + used.system) / 1e6).toFixed(1);
};

say(`bench:clearing, one thread, load average ${loadavg()[0]!.toFixed(1)}. Targets 18.5 dB, .65, 6 CPU s at 1600 px.`);
// Our own rooms whole, by themselves, before anything is warm: the first pays for reading weights and compiling loops.
const seconds: number[] = [];
for (const name of ['09-family-room', '11-second-bedroom', '09-family-room', '11-second-bedroom', '09-family-room']) {
  const photo = await read(join('samples', `${name}.jpg`), 1067, 1600);
  const from = process.cpuUsage();
  const { outcome } = await clearEngine.run(photo, parseClearParameters({ level: 'empty' }), context);
  const spent = cpuSince(from);
  seconds.push(Number(spent));
  const held = Math.round(process.resourceUsage().maxRSS / 1024);
  say(`  ${name} at 1600 px: ${outcome}, ${spent} CPU s, peak memory ${held} MB`);
}
seconds.sort((p, q) => p - q);
say(`  median ${seconds[seconds.length >> 1]} CPU s, the first photo included`);

const drawn = syntheticInterior(WIDTH, SAMPLE_HEIGHT);
const pairs: Pair[] = [{ name: 'drawn room', ...drawn }, ...(await samplePairs())];
if (existsSync(join(photos, 'masks'))) pairs.push(...(await realPairs()));
else say('../shared/photos is not here: only our own rooms are measured.');

say(`  ${'photo'.padEnd(14)} ${'ours'.padEnd(14)} ${'Telea'.padEnd(14)} ${'MI-GAN'.padEnd(14)} CPU s`);
const sums: Record<string, number[]> = {};
let wins = 0;
for (const { name, furnished, bare, mask } of pairs) {
  const from = process.cpuUsage();
  const outcome = await clearEngine.run(
    furnished,
    parseClearParameters({ answer: { mask: encodeRuns(mask) } }),
    context,
  );
  const spent = cpuSince(from);
  if (outcome.outcome !== 'ok') {
    say(`  ${name.padEnd(14)} ${outcome.outcome}: ${outcome.reason}`);
    continue;
  }
  const rivals: Record<string, Raster> = {
    ours: outcome.picture,
    telea: telea(furnished, mask),
    migan: await inpainter.fill(furnished, mask),
  };
  const scores = Object.entries(rivals).map(([who, picture]) => {
    const score = [psnr(picture, bare, mask), ssim(picture, bare, mask)] as const;
    sums[who] = [(sums[who]?.[0] ?? 0) + score[0], (sums[who]?.[1] ?? 0) + score[1], (sums[who]?.[2] ?? 0) + 1];
    return score;
  });
  if (scores[0]![0] > scores[1]![0] && scores[0]![0] > scores[2]![0]) wins++;
  const shown = scores.map(([p, s]) => `${p.toFixed(2)} / ${s.toFixed(3)}`.padEnd(14)).join(' ');
  say(`  ${name.padEnd(14)} ${shown} ${spent}`);
}
for (const [who, [p = 0, s = 0, n = 1]] of Object.entries(sums))
  say(`  mean ${who.padEnd(7)} ${(p / n).toFixed(2)} dB / ${(s / n).toFixed(3)}`);
say(
  `  ahead of both in PSNR on ${wins} of ${pairs.length}; peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
);

say('What the engine decides by itself, beside a grade by eye:');
await decideOnRooms(photos, context, say);
