/**
 * What the room reader makes of a folder of photos: figures on standard output, overlays (floor green, walls, openings) beside.
 * node bench/staging/geometry.ts FOLDER OUT [--blind]
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import { lensOf, project } from '#domain/scene/camera.ts';
import { atWall, wallLength } from '#domain/scene/room.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { gatherEvidence, readRoom } from '#engines/vision/room/read-room.ts';

const [folder = '../shared/photos/dev', out = 'bench-out', ...rest] = process.argv.slice(2);
const pattern = new RegExp(rest.find((a) => a.startsWith('--match='))?.slice(8) ?? 'empty');
const segmenter = rest.includes('--blind') ? undefined : onnxSegmenter();
mkdirSync(out, { recursive: true });

for (const file of readdirSync(folder).filter((f) => pattern.test(f) && /\.(jpe?g|png)$/.test(f))) {
  const { data, info } = await sharp(join(folder, file))
    .rotate()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const photo: Raster = { width: info.width, height: info.height, channels: 3, data };
  const start = performance.now();
  const segmentation = await segmenter?.segment(photo);
  const reading = readRoom(gatherEvidence(photo, segmentation));
  const ms = Math.round(performance.now() - start);
  if (!reading) {
    console.log(file, 'no room', ms, 'ms');
    continue;
  }
  const { camera, room, fit } = reading;
  const c = room.confidence;
  console.log(
    file,
    `f35 ${reading.focalLength35.toFixed(1)} yaw ${deg(camera.yaw)} pitch ${deg(camera.pitch)} roll ${deg(camera.roll)} eye ${camera.eye.toFixed(2)} D ${(fit.box.depth * camera.eye).toFixed(2)} L ${(fit.box.left * camera.eye).toFixed(2)} R ${(fit.box.right * camera.eye).toFixed(2)} H ${room.ceiling.toFixed(2)}`,
    `| region ${fit.region.toFixed(2)} edge ${fit.edge.toFixed(2)} b/l/r ${fit.backEdge.toFixed(2)}/${fit.leftEdge.toFixed(2)}/${fit.rightEdge.toFixed(2)} ceil ${fit.ceiling.score.toFixed(2)} score ${fit.score.toFixed(2)}`,
    `| conf ${c.camera.toFixed(2)} ${c.layout.toFixed(2)} ${c.scale.toFixed(2)} ${c.floor.toFixed(2)} cues ${reading.scaleCues.map((q) => `${q.name} ${q.eye.toFixed(2)}`).join(', ')} | lines on floor ${reading.floorLines.toFixed(2)} | ${ms} ms`,
  );
  const lens = lensOf(camera);
  const lines: string[] = [];
  const path = (pts: [number, number, number][], style: string) => {
    for (let i = 0; i + 1 < pts.length; i++) {
      for (let k = 0; k < 40; k++) {
        const at = (t: number) => pts[i]!.map((v, z) => v + (pts[i + 1]![z]! - v) * t) as [number, number, number];
        const a = project(lens, ...at(k / 40));
        const b = project(lens, ...at((k + 1) / 40));
        if (a[2] > 0.05 && b[2] > 0.05)
          lines.push(`<line x1="${a[0]}" y1="${a[1]}" x2="${b[0]}" y2="${b[1]}" ${style}/>`);
      }
    }
  };
  for (const wall of room.walls) {
    const base = [wall.from, wall.to].map((p) => [p.x, 0, p.z] as [number, number, number]);
    path(base, 'stroke="lime" stroke-width="3"');
    path(
      base.map(([x, , z]) => [x, room.ceiling, z]),
      'stroke="cyan" stroke-width="2"',
    );
    path(
      [
        [wall.to.x, 0, wall.to.z],
        [wall.to.x, room.ceiling, wall.to.z],
      ],
      'stroke="yellow" stroke-width="2"',
    );
    for (const o of wall.openings) {
      const colour = { door: 'red', passage: 'magenta', window: 'deepskyblue', fixture: 'orange', unknown: 'white' }[
        o.kind
      ];
      const at = (a: number, y: number): [number, number, number] => {
        const p = atWall(wall, Math.max(0, Math.min(wallLength(wall), a)), 0);
        return [p.x, y, p.z];
      };
      path(
        [at(o.from, o.sill), at(o.to, o.sill), at(o.to, o.head), at(o.from, o.head), at(o.from, o.sill)],
        `stroke="${colour}" stroke-width="2"`,
      );
    }
  }
  for (const o of room.obstacles) {
    const [w, d] = [o.width / 2, o.depth / 2];
    path(
      [
        [o.x - w, 0, o.z - d],
        [o.x + w, 0, o.z - d],
        [o.x + w, 0, o.z + d],
        [o.x - w, 0, o.z + d],
        [o.x - w, 0, o.z - d],
      ],
      'stroke="orange" stroke-width="2"',
    );
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}">${lines.join('')}</svg>`;
  const drawn = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
  await sharp(drawn)
    .resize(900)
    .jpeg()
    .toFile(join(out, basename(file).replace(/\.\w+$/, '-geometry.jpg')));
}

function deg(v: number): string {
  return ((v * 180) / Math.PI).toFixed(1);
}
