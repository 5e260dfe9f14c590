import { boxBlur, boxBlurOf } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Stops of blue against green that earth and brick lack at most on the ground, and that the paint of a line does. */
const LINE = [-0.8, -1.1] as const;
/** Cells around in which the road beside it tells its sun, and the share of them that it takes at least: a bed of straw is no line. */
const BESIDE = 12;
const ROAD = 0.5;
/** Stops by which a line is lighter than the road: mulch beside a path is not. */
const LIGHTER = [0.3, 0.8] as const;
/** Cells of its rim, and times by which its share counts there; and where the road is told, which half a line already is not. */
const RIM = 1;
const WHOLE = 3;
const NO_ROAD = 2;

/** How far each place is a yellow line on the road, 0..1. */
export const linesOn = (paving: Plane, light: Plane, cool: Float32Array): Plane => {
  const { width, height } = paving;
  const [line, road] = [newPlane(width, height), newPlane(width, height)];
  for (let i = 0; i < line.data.length; i++) {
    line.data[i] = paving.data[i]! * ease(LINE[0], LINE[1], cool[i]!);
    road.data[i] = paving.data[i]! - line.data[i]!;
  }
  const [around, level] = [boxBlur(road, BESIDE).data, boxBlurOf(light, road, BESIDE).data];
  for (let i = 0; i < line.data.length; i++)
    line.data[i]! *= around[i]! < ROAD ? 0 : ease(LIGHTER[0], LIGHTER[1], light.data[i]! - level[i]! / around[i]!);
  // Its rim is half asphalt: by its own hue alone it was a row of beads.
  const soft = boxBlur(line, RIM);
  for (let i = 0; i < line.data.length; i++) soft.data[i] = Math.min(1, WHOLE * soft.data[i]!);
  return soft;
};

/** Takes from a map what yellow lines have more than the road beside them: so light and warm, their paint was read as more sun on a paler slab, and sank into the asphalt. */
export const asRoad = (map: Plane, paving: Plane, line: Plane): void => {
  const road = newPlane(map.width, map.height);
  for (let i = 0; i < road.data.length; i++)
    road.data[i] = paving.data[i]! * (1 - Math.min(1, NO_ROAD * line.data[i]!));
  const [sum, all] = [boxBlurOf(map, road, BESIDE).data, boxBlur(road, BESIDE).data];
  for (let i = 0; i < road.data.length; i++) {
    if (line.data[i]! === 0) continue;
    const over = map.data[i]! - sum[i]! / (all[i]! + 1e-6);
    if (over > 0) map.data[i]! -= line.data[i]! * over;
  }
};
