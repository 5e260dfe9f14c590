/** The sheet in docs/: one room of our own painting for each style. node bench/staging/contact-sheet.ts OUT.jpg */
import sharp from 'sharp';
import type { RoomType, StagingStyle } from '#contracts/services.ts';
import { makePlan } from '#engines/staging/plan/make-plan.ts';
import { hireCrew } from '#engines/staging/render/crew.ts';
import { renderScene } from '#engines/staging/render-scene.ts';
import { paintRoom, pinhole } from '#tests/support/synthetic-room.ts';

const WIDTH = 640;
const HEIGHT = 427;
const CASES: readonly (readonly [StagingStyle, RoomType, 'oak' | 'dark'])[] = [
  ['modern', 'living_room', 'oak'],
  ['contemporary', 'office', 'dark'],
  ['scandinavian', 'bedroom', 'oak'],
  ['farmhouse', 'dining_room', 'oak'],
  ['luxury', 'living_room', 'dark'],
  ['minimalist', 'bedroom', 'oak'],
];
const [out = 'staging-contact-sheet.jpg'] = process.argv.slice(2);
const watch = { signal: new AbortController().signal, progress: () => {}, tick: () => {} };
const tiles: { input: Buffer; left: number; top: number }[] = [];
for (const [k, [style, roomType, boards]] of CASES.entries()) {
  const camera = pinhole(WIDTH, HEIGHT, 19, { yaw: k % 2 ? 22 : -22, pitch: 5 });
  const [left, right] = k % 2 ? [2.1, 3.1] : [3.1, 2.1];
  const depth = 4.6;
  const photo = paintRoom({
    camera,
    left,
    right,
    depth,
    ceiling: 2.6,
    floor: boards,
    ...(k % 2 ? {} : { window: { wall: 'left' as const, at: 1.8 } }),
  });
  const floor = [
    { x: -left, z: -1.6 },
    { x: -left, z: depth },
    { x: right, z: depth },
    { x: right, z: -1.6 },
  ];
  const window = { kind: 'window' as const, from: 2.6, to: 4.2, sill: 0.9, head: 2.1 };
  const room = {
    floor,
    ceiling: 2.6,
    carpet: false,
    obstacles: [],
    walls: [
      { name: 'left' as const, from: floor[0]!, to: floor[1]!, seen: 1, openings: k % 2 ? [] : [window] },
      { name: 'back' as const, from: floor[1]!, to: floor[2]!, seen: 1, openings: [] },
      { name: 'right' as const, from: floor[2]!, to: floor[3]!, seen: 1, openings: [] },
    ],
    confidence: { camera: 1, layout: 1, scale: 1, floor: 1 },
  };
  const planned = makePlan(camera, room, { style, roomType, seed: 3 + k, variant: k % 3 }, photo);
  if (!planned) throw new Error(`${roomType} did not fit`);
  const { picture } = await renderScene(
    {
      scene: { camera, room, plan: planned.plan },
      photo,
      gloss: boards === 'dark' ? 0.4 : 0.1,
      quality: { paths: 6, shadowPaths: 16 },
      edge: WIDTH,
    },
    hireCrew(1),
    watch,
  );
  const input = await sharp(picture.data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
  tiles.push({ input, left: (k % 2) * (WIDTH + 8), top: Math.floor(k / 2) * (HEIGHT + 8) });
  console.log(style, roomType, planned.plan.items.length, 'pieces');
}
await sharp({ create: { width: WIDTH * 2 + 8, height: HEIGHT * 3 + 16, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .jpeg({ quality: 86 })
  .toFile(out);
