/**
 * Our light against the truth: a room with known lamps is path traced empty (that is the photo) and furnished (that is
 * the truth); the engine stages the photo. Prints how bright each side of the pieces is, in shares of the wall, and how
 * dark the floor gets under them. node bench/staging/oracle.ts [OUT.png]
 */
import sharp from 'sharp';
import type { Raster } from '#engines/raster/raster.ts';
import { makePlan } from '#engines/staging/plan/make-plan.ts';
import { hireCrew } from '#engines/staging/render/crew.ts';
import { encode, LINEAR } from '#engines/staging/render/material.ts';
import { renderScene } from '#engines/staging/render-scene.ts';
import { pinhole } from '#tests/support/synthetic-room.ts';
import { type LitRoom, trueLight } from './true-light.ts';

const out = process.argv[2];
const camera = pinhole(240, 160, 20, { yaw: -14, pitch: 6 });
const size = { left: 3, right: 2.2, depth: 4.6, behind: 1.6, height: 2.6 };
const WHITE = [0.78, 0.78, 0.78, 0.78, 0.32, 0.84];
const window = (plane: number, a: number, b: number, shine: number) =>
  ({ plane, from: [a, 0.8], to: [b, 2.2], shine }) as const;
const ROOMS: Record<string, LitRoom> = {
  side: { ...size, albedo: WHITE, lamps: [window(0, 1.6, 3.8, 14)] },
  back: { ...size, albedo: WHITE, lamps: [window(2, -1.8, 0.6, 14)] },
  both: { ...size, albedo: WHITE, lamps: [window(0, 1.6, 3.8, 10), window(3, -1, 1.4, 8)] },
};
const floor = [
  { x: -3, z: -1.6 },
  { x: -3, z: 4.6 },
  { x: 2.2, z: 4.6 },
  { x: 2.2, z: -1.6 },
];
const walls = (lit: LitRoom) =>
  (['left', 'back', 'right'] as const).map((name, i) => ({
    name,
    from: floor[i]!,
    to: floor[i + 1]!,
    seen: 1,
    openings: lit.lamps
      .filter((l) => l.plane === [0, 2, 1][i])
      .map((l) => ({
        kind: 'window' as const,
        from: l.from[0] - (i === 0 ? floor[0]!.z : floor[1]!.x),
        to: l.to[0] - (i === 0 ? floor[0]!.z : floor[1]!.x),
        sill: l.from[1],
        head: l.to[1],
      })),
  }));
const watch = { signal: new AbortController().signal, progress: () => {}, tick: () => {} };
const SIDES = { top: [0, 1, 0], 'to the left': [-1, 0, 0], 'to the right': [1, 0, 0], 'to the camera': [0, 0, -1] };

for (const [name, lit] of Object.entries(ROOMS)) {
  const confidence = { camera: 1, layout: 1, scale: 1, floor: 1 };
  const room = { floor, ceiling: 2.6, carpet: false, obstacles: [], walls: walls(lit), confidence };
  const plan = makePlan(camera, room, { style: 'modern', roomType: 'living_room', seed: 2, variant: 0 })!.plan;
  const scene = { camera, room, plan };
  const empty = trueLight(scene, lit, false, 128);
  const full = trueLight(scene, lit, true, 32);
  // Exposed as listing photos are: the walls' brighter fifth at 75 % of white, windows blown out.
  const wall = [...empty.picture].filter((v, i) => empty.plane[i]! < 4 && v < 2).sort((a, b) => a - b);
  const exposure = 0.75 / wall[Math.floor(wall.length * 0.8)]!;
  const asPhoto = (from: Float32Array): Raster => {
    const data = new Uint8Array(from.length * 3);
    for (const [i, v] of from.entries()) data.fill(Math.round(encode(v * exposure)), i * 3, i * 3 + 3);
    return { width: camera.width, height: camera.height, channels: 3, data };
  };
  const photo = asPhoto(empty.picture);
  const crew = hireCrew(1);
  const quality = { paths: 8, shadowPaths: 24 };
  const { picture } = await renderScene({ scene, photo, gloss: 0, quality, edge: 240 }, crew, watch);
  const grey = (i: number) =>
    0.2126 * LINEAR[picture.data[i * 3]!]! +
    0.7152 * LINEAR[picture.data[i * 3 + 1]!]! +
    0.0722 * LINEAR[picture.data[i * 3 + 2]!]!;
  console.log(`${name}: exposure ${exposure.toFixed(2)}`);
  for (const [kinds, match] of Object.entries({ seats: /sofa|armchair|bed/, tables: /table/, rug: /rug/ })) {
    for (const [side, n] of Object.entries(SIDES)) {
      const at = [...full.piece.keys()].filter(
        (i) =>
          full.piece[i]! > 0 &&
          match.test(plan.items[full.piece[i]! - 1]!.kind) &&
          full.facing[i * 3]! * n[0]! + full.facing[i * 3 + 1]! * n[1]! + full.facing[i * 3 + 2]! * n[2]! > 0.8,
      );
      if (at.length < 40) continue;
      const sorted = (f: (i: number) => number) => at.map(f).sort((a, b) => a - b);
      const [t, o] = [sorted((i) => full.picture[i]! * exposure), sorted(grey)];
      const q = (v: number[], f: number) => v[Math.floor(v.length * f)]!.toFixed(3);
      const figures = [0.1, 0.5, 0.9].map((f) => `${q(o, f)}/${q(t, f)}`).join('  ');
      console.log(`  ${kinds} ${side} (${at.length} px), ours/true at 10, 50, 90 %: ${figures}`);
    }
  }
  const bands = [0, 0.3, 0.5, 0.7, 0.85, 0.95, 1.2];
  for (let b = 0; b + 1 < bands.length; b++) {
    let [n, ours, truth] = [0, 0, 0];
    for (let i = 0; i < full.picture.length; i++) {
      if (full.plane[i] !== 4 || full.piece[i]) continue;
      const ratio = full.picture[i]! / empty.picture[i]!;
      if (ratio < bands[b]! || ratio >= bands[b + 1]!) continue;
      n++;
      truth += ratio;
      ours += grey(i) / LINEAR[photo.data[i * 3]!]!;
    }
    if (n > 20)
      console.log(`  floor (${n} px) keeps ${(truth / n).toFixed(2)} of its light, ours ${(ours / n).toFixed(2)}`);
  }
  if (!out) continue;
  const save = { raw: { width: camera.width, height: camera.height, channels: 3 as const } };
  const [a, b] = await Promise.all(
    [picture, asPhoto(full.picture)].map((p) => sharp(p.data, save).resize({ width: 900 }).png().toBuffer()),
  );
  await sharp({ create: { width: 1806, height: 600, channels: 3, background: '#fff' } })
    .composite([
      { input: a!, left: 0, top: 0 },
      { input: b!, left: 906, top: 0 },
    ])
    .png()
    .toFile(out.replace('.png', `-${name}.png`));
}
