import { type Lens, project } from '#domain/scene/camera.ts';
import type { Plane } from '#engines/raster/raster.ts';
import type { Box } from './box-fit.ts';

const STEP = 0.06;

/**
 * In a view from a corner the wall opposite the back one can be in the picture too. Returns where it stands (z, in eye
 * heights) when strips of would-be floor on the near side are clearly not floor, else null.
 */
export const findNearWall = (lens: Lens, box: Box, floor: Plane): number | null => {
  let found: number | null = null;
  // The camera stands inside the room, so that wall is behind it.
  for (let z = -1.6; z < -0.12; z += STEP) {
    let n = 0;
    let sum = 0;
    for (let x = -Math.min(box.left, 6) + 0.1; x < Math.min(box.right, 6) - 0.1; x += 0.08) {
      const [u, v, depth] = project(lens, x, 0, z);
      if (depth < 0.25 || u < 0 || v < 0 || u >= floor.width || v >= floor.height) continue;
      n++;
      sum += floor.data[Math.floor(v) * floor.width + Math.floor(u)]!;
    }
    if (n < 3) continue;
    if (sum / n > 0.42) break;
    found = z + STEP;
  }
  return found;
};
