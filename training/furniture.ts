/**
 * Our own staging library as shapes for the generator: node training/furniture.ts OUT.bin. Vertices are drawn together on a grid, which
 * leaves a tenth of the triangles and the same silhouette. The file is made before a round and never committed.
 */
import { writeFileSync } from 'node:fs';
import { STAGING_STYLES } from '#contracts/services.ts';
import { CATALOGUE } from '#domain/scene/catalogue.ts';
import { makePiece } from '#engines/staging/furniture/workshop.ts';
import { kitFor } from '#engines/staging/look/kit.ts';
import type { Material } from '#engines/staging/render/material.ts';

/** The order is the generator's (meshes.h). */
const KINDS =
  'sofa sectional loveseat armchair ottoman coffee-table side-table media-unit console bookshelf bed nightstand dresser bench dining-table dining-chair sideboard desk office-chair bar-stool stool floor-lamp table-lamp pendant plant small-plant vase basket books tray'.split(
    ' ',
  );
/** Fabric, wood, plain, marble, rattan, leaf: what the generator can paint. */
const paint = ({ kind }: Material): number =>
  ['fabric', 'linen', 'boucle', 'velvet', 'knit', 'rug'].includes(kind)
    ? 0
    : kind === 'wood' || kind === 'bark'
      ? 1
      : kind === 'marble'
        ? 3
        : kind === 'rattan'
          ? 4
          : kind === 'leaf'
            ? 5
            : 2;
const GRID = 0.014;
const DESIGNS = 3;

const chunks: Buffer[] = [];
let meshes = 0;
let total = 0;
for (const [kindId, kind] of KINDS.entries())
  for (const style of STAGING_STYLES)
    for (let i = 0; i < DESIGNS; i++) {
      const { width, depth, height, designs } = CATALOGUE[kind]!;
      const item = { id: 'x', kind, x: 0, y: 0, z: 0, turn: 0, width, depth, height, design: i % designs };
      const { parts } = makePiece(item, kitFor(style, i * 31 + 5, i), i * 7 + 1);
      const materials = [...new Set(parts.map((part) => part.material))];
      const low = [9, 9, 9];
      const high = [-9, -9, -9];
      for (const { mesh } of parts)
        for (const [k, v] of mesh.positions.entries()) {
          low[k % 3] = Math.min(low[k % 3]!, v);
          high[k % 3] = Math.max(high[k % 3]!, v);
        }
      const half = low.map((v, k) => Math.max(1e-3, (high[k]! - v) / 2));
      const centre = low.map((v, k) => (high[k]! + v) / 2);
      const corners: number[] = [];
      const owners: number[] = [];
      const known = new Set<string>();
      const step = Math.max(GRID, Math.max(...half) / 100) * (kind === 'bed' ? 1.6 : 1);
      for (const { mesh, material } of parts)
        for (let t = 0; t < mesh.triangles.length; t += 3) {
          const places = [0, 1, 2].map((q) => {
            const v = mesh.triangles[t + q]! * 3;
            return [0, 1, 2].map((k) => Math.round((mesh.positions[v + k]! - low[k]!) / step));
          });
          const keys = places.map((place) => place.join()).sort();
          if (new Set(keys).size < 3 || known.has(keys.join(' '))) continue;
          known.add(keys.join(' '));
          for (const place of places)
            corners.push(
              ...place.map((v, k) =>
                Math.round(Math.max(-1, Math.min(1, (v * step + low[k]! - centre[k]!) / half[k]!)) * 32767),
              ),
            );
          owners.push(materials.indexOf(material));
        }
      const head = Buffer.alloc(12 + 24 + materials.length * 32);
      head.writeInt32LE(kindId, 0);
      head.writeInt32LE(materials.length, 4);
      head.writeInt32LE(owners.length, 8);
      for (const [k, v] of [...half, ...centre].entries()) head.writeFloatLE(v, 12 + k * 4);
      for (const [k, m] of materials.entries()) {
        for (const [c, v] of [...m.colour, ...(m.second ?? m.colour)].entries())
          head.writeFloatLE(v, 36 + k * 32 + c * 4);
        head.writeInt32LE(paint(m), 36 + k * 32 + 24);
        head.writeFloatLE(m.glow ?? 0, 36 + k * 32 + 28);
      }
      chunks.push(head, Buffer.from(Int16Array.from(corners).buffer), Buffer.from(Uint16Array.from(owners).buffer));
      meshes++;
      total += owners.length;
    }
const count = Buffer.alloc(4);
count.writeInt32LE(meshes, 0);
writeFileSync(process.argv[2]!, Buffer.concat([count, ...chunks]));
process.stdout.write(`${meshes} meshes, ${total} triangles\n`);
