import { type Camera, lensOf, project, rescale } from '#domain/scene/camera.ts';
import { contains } from '#domain/scene/polygon.ts';
import type { Room } from '#domain/scene/room.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { shrink } from '#engines/vision/room/shrink.ts';

/**
 * How polished the floor is, 0..1, from what it does to light: saturated boards and tiles gleam, pale matt oak hardly,
 * carpets not at all. Highlights that are far brighter and greyer than the floor's median colour count as reflections.
 */
export const glossOf = (photo: Raster, camera: Camera, room: Room): number => {
  const small = shrink(photo, 400);
  const lens = lensOf(rescale(camera, small.width, small.height));
  const light: number[] = [];
  const chroma: number[] = [];
  let rough = 0;
  let n = 0;
  const xs = room.floor.map((p) => p.x);
  const zs = room.floor.map((p) => p.z);
  for (let x = Math.min(...xs) + 0.1; x < Math.max(...xs); x += 0.12) {
    for (let z = 0.6; z < Math.max(...zs) - 0.1; z += 0.12) {
      if (!contains(room.floor, x, z)) continue;
      const [u, v, depth] = project(lens, x, 0, z);
      if (depth < 0.3 || u < 1 || v < 1 || u >= small.width - 1 || v >= small.height - 1) continue;
      const i = (Math.floor(v) * small.width + Math.floor(u)) * 3;
      const [r, g, b] = [small.data[i]!, small.data[i + 1]!, small.data[i + 2]!];
      light.push(0.3 * r + 0.59 * g + 0.11 * b);
      chroma.push((Math.max(r, g, b) - Math.min(r, g, b)) / Math.max(1, Math.max(r, g, b)));
      rough += Math.abs(g - small.data[i + 4]!);
      n++;
    }
  }
  if (n < 40) return 0;
  const sorted = [...light].sort((a, b) => a - b);
  const median = sorted[n >> 1]!;
  const usual = [...chroma].sort((a, b) => a - b)[n >> 1]!;
  const gleams = light.filter((v, i) => v > median * 1.45 && chroma[i]! < usual * 0.75).length / n;
  if (room.carpet || (rough / n > 6 && usual < 0.3)) return 0;
  // Even matt boards have a sheen at a flat angle, and dark ones show it more.
  const sheen = 0.2 + (median < 100 ? 0.15 : 0) + (usual > 0.42 ? 0.3 : 0);
  return Math.max(0, Math.min(1, sheen + Math.max(0, gleams - 0.01) * 4));
};
