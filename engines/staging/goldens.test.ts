import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { RoomType, StagingStyle } from '#contracts/services.ts';
import type { Room } from '#domain/scene/room.ts';
import { shrinkRaster } from '#engines/raster/resize.ts';
import { paintRoom, pinhole } from '#tests/support/synthetic-room.ts';
import { makePlan } from './plan/make-plan.ts';
import { hireCrew } from './render/crew.ts';
import { renderScene } from './render-scene.ts';

/** One picture of each style and of each room, 24 x 16 colours each: `GOLDENS=write npx vitest run goldens` writes them anew. */
const FILE = new URL('./goldens.json', import.meta.url);
const CASES: readonly (readonly [StagingStyle, RoomType])[] = [
  ['modern', 'living_room'],
  ['scandinavian', 'bedroom'],
  ['farmhouse', 'dining_room'],
  ['luxury', 'office'],
  ['contemporary', 'other'],
  ['minimalist', 'bathroom'],
  ['modern', 'kitchen'],
];
const camera = pinhole(240, 160, 20, { yaw: -20, pitch: 4 });
const size = { left: 3, right: 2, depth: 4.2, ceiling: 2.6 };
const photo = paintRoom({ camera, ...size, window: { wall: 'left', at: 2 } });
const floor = [
  { x: -3, z: -1.6 },
  { x: -3, z: 4.2 },
  { x: 2, z: 4.2 },
  { x: 2, z: -1.6 },
];
const bare = { seen: 1, openings: [] };
const room: Room = {
  floor,
  ceiling: 2.6,
  carpet: false,
  obstacles: [],
  walls: [
    { name: 'left', from: floor[0]!, to: floor[1]!, ...bare },
    { name: 'back', from: floor[1]!, to: floor[2]!, ...bare },
    { name: 'right', from: floor[2]!, to: floor[3]!, ...bare },
  ],
  confidence: { camera: 1, layout: 1, scale: 1, floor: 1 },
};
const watch = { signal: new AbortController().signal, progress: () => {}, tick: () => {} };
const known: Record<string, string> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};

it.each(CASES)(
  '%s %s looks as it did',
  async (style, roomType) => {
    const plan = makePlan(camera, room, { style, roomType, seed: 2, variant: 0 })!.plan;
    const { picture } = await renderScene(
      { scene: { camera, room, plan }, photo, gloss: 0.2, quality: { paths: 2, shadowPaths: 6 }, edge: 240 },
      hireCrew(1),
      watch,
    );
    const small = Buffer.from(shrinkRaster(picture, 24, 16).data);
    const key = `${style}/${roomType}`;
    if (process.env.GOLDENS === 'write') {
      known[key] = small.toString('base64');
      writeFileSync(FILE, `${JSON.stringify(known, null, 2)}\n`);
      return;
    }
    const before = Buffer.from(known[key] ?? '', 'base64');
    expect(before.length).toBe(small.length);
    let worst = 0;
    let sum = 0;
    for (let i = 0; i < small.length; i++) {
      const d = Math.abs(small[i]! - before[i]!);
      worst = Math.max(worst, d);
      sum += d;
    }
    // Another machine may round otherwise: a little everywhere, never a piece somewhere else.
    expect(sum / small.length).toBeLessThan(2);
    expect(worst).toBeLessThan(40);
  },
  180_000,
);
