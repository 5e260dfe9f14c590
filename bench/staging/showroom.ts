/** Every piece of a style in one plain room, to look at. node bench/staging/showroom.ts STYLE OUT.png KIND... */
import sharp from 'sharp';
import type { StagingStyle } from '#contracts/services.ts';
import { CATALOGUE } from '#domain/scene/catalogue.ts';
import type { Item } from '#domain/scene/plan.ts';
import { hireCrew } from '#engines/staging/render/crew.ts';
import { renderScene } from '#engines/staging/render-scene.ts';
import { paintRoom, pinhole } from '#tests/support/synthetic-room.ts';

const [style = 'modern', out = 'showroom.png', ...kinds] = process.argv.slice(2);
const camera = pinhole(1400, 900, 26, { yaw: 0, pitch: 6 }, 1.4);
const room = {
  camera,
  left: 3.2,
  right: 3.2,
  depth: 5.2,
  ceiling: 2.6,
  window: { wall: 'left' as const, at: 3 },
  floor: 'oak' as const,
};
const photo = paintRoom(room);
let x = -2.4;
const items: Item[] = kinds.map((name, i) => {
  const [kind = '', design = '0', seedTurn = '0.3'] = name.split(':');
  const spec = CATALOGUE[kind]!;
  x += spec.width / 2;
  const item = {
    id: `${kind}-${i}`,
    kind,
    group: 'show',
    x,
    y: spec.y ?? 0,
    z: 3.4,
    turn: Math.PI + Number(seedTurn),
    width: spec.width,
    depth: spec.depth,
    height: spec.height,
    design: Number(design),
  };
  x += spec.width / 2 + 0.25;
  return item;
});
const shift = (x - 0.25 - 2.4) / 2;
const plan = {
  version: 1 as const,
  style: style as StagingStyle,
  roomType: 'other' as const,
  seed: 1,
  variant: 0,
  items: items.map((i) => ({ ...i, x: i.x - shift })),
};
const floor = [
  { x: -3.2, z: -1.6 },
  { x: -3.2, z: 5.2 },
  { x: 3.2, z: 5.2 },
  { x: 3.2, z: -1.6 },
];
const scene = {
  camera,
  plan,
  room: {
    floor,
    ceiling: 2.6,
    walls: [],
    obstacles: [],
    carpet: false,
    confidence: { camera: 1, layout: 1, scale: 1, floor: 1 },
  },
};
const crew = hireCrew(2);
let last = performance.now();
const watch = {
  signal: new AbortController().signal,
  progress: () => {},
  tick: (s: string) => {
    const t = performance.now();
    console.log(s, Math.round(t - last));
    last = t;
  },
};
const { picture, triangles } = await renderScene(
  { scene, photo, gloss: 0.2, quality: { paths: 5, shadowPaths: 16 }, edge: 1600 },
  crew,
  watch,
);
await crew.dismiss();
console.log(triangles, 'triangles', process.cpuUsage());
await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
  .png()
  .toFile(out);
