import { takeStems, takeTips } from '#engines/clearing/stems.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { fitted, growPlane, shrinkPlane, shrinkRaster } from '#engines/raster/resize.ts';

/** Longer side at which twigs and cords are followed: they are two pixels wide there. */
const SIDE = 800;
/** Levels, three channels, by which a thin part differs from the wall around it. */
const DIFFERS = 36;
/** The end of one differs by less, where it is hardly wider than a pixel. */
const PALE = 24;
/** The network has a faint idea of most twigs; of a wall's own edges it has none. */
const FAINT = 0.05;
const HARDLY = 0.015;
/** Pixels over which the wall around is averaged. */
const AROUND = 14;
/** How far a stem is followed from its vase, in pixels of that size. */
const REACH = 150;
/** Share of the neighbourhood that may differ as well, and how far it reaches. */
const CROWD = 0.42;
const CROWD_OVER = 11;
/** On floors only what the network half takes for a rug: boards and sun differ from their surroundings too. */
const RUG = 0.18;
/** Pixels down to the floor at which there may be baseboard. */
const BOARD = [8, 16, 24];
/** Pixels that a stem may vanish for while it is followed. */
const GAP = 2;

/** Levels, three channels, by which every pixel differs from the weighted mean around it. */
const offMean = ({ width, height, data }: Raster, weight: Plane): Float32Array => {
  const around = boxBlur(weight, AROUND).data;
  const off = new Float32Array(width * height);
  const values = newPlane(width, height);
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < off.length; i++) values.data[i] = data[i * 3 + c]! * weight.data[i]!;
    const mean = boxBlur(values, AROUND).data;
    for (let i = 0; i < off.length; i++)
      if (around[i]! > 0.02) off[i]! += Math.abs(data[i * 3 + c]! - mean[i]! / around[i]!);
  }
  return off;
};

/** Right above the floor the lines of a baseboard lead away from what stands before it as a cord would. */
const isBoard = (ground: Float32Array, i: number, width: number): boolean => {
  for (const down of BOARD) if ((ground[i + down * width] ?? 0) > 0.5) return true;
  return false;
};

/** Stems, cords, legs and rims that stand out from the surface behind them and lead away from what is cleared. */
export const thinParts = (
  photo: Raster,
  cleared: Uint8Array,
  chance: Plane,
  floor: Plane,
  building: Uint8Array,
): Uint8Array => {
  const { width, height } = fitted(photo.width, photo.height, SIDE);
  const small = shrinkRaster(photo, width, height);
  const asPlane = (map: Uint8Array): Plane => {
    const whole = newPlane(photo.width, photo.height);
    for (let i = 0; i < map.length; i++) if (map[i]) whole.data[i] = 1;
    return shrinkPlane(whole, width, height);
  };
  const inside = asPlane(cleared).data;
  // Two pixels beside a curtain its own shadow runs down the wall like a stem.
  const fixed = boxBlur(asPlane(building), 4).data;
  const sized = (plane: Plane): Float32Array =>
    (plane.width < width ? growPlane : shrinkPlane)(plane, width, height).data;
  const faint = sized(chance);
  const ground = sized(floor);
  const weight = newPlane(width, height);
  for (let i = 0; i < weight.data.length; i++) weight.data[i] = inside[i]! > 0.2 ? 0 : 1;
  const off = offMean(small, weight);
  // A broad dark stem darkens the mean around it: beside itself the wall is asked once more, without what differs.
  for (let i = 0; i < off.length; i++) weight.data[i]! /= 1 + (off[i]! / PALE) ** 2;
  const alone = offMean(small, weight);
  const open = new Uint8Array(width * height);
  // Pieces of a stem are asked as a whole what the network thinks of them.
  const pieces = new Uint8Array(width * height);
  const pale = new Uint8Array(width * height);
  for (let i = 0; i < open.length; i++) {
    if (fixed[i]! >= 0.1 || inside[i]! >= 0.5) continue;
    if (off[i]! > DIFFERS && faint[i]! > FAINT) open[i] = 1;
    if (alone[i]! <= PALE || ground[i]! >= 0.3 || isBoard(ground, i, width)) continue;
    pale[i] = 1;
    if (alone[i]! > DIFFERS && faint[i]! > HARDLY) pieces[i] = 1;
  }
  // A stem is alone on its wall: where much differs, the surface itself is patterned.
  const crowd = newPlane(width, height);
  for (let i = 0; i < open.length; i++) crowd.data[i] = open[i]!;
  const crowded = boxBlur(crowd, CROWD_OVER).data;
  for (let i = 0; i < open.length; i++)
    if (open[i] && (ground[i]! > 0.3 ? faint[i]! < RUG : crowded[i]! > CROWD)) open[i] = 0;
  const taken = new Uint8Array(width * height);
  let front: number[] = [];
  for (let i = 0; i < taken.length; i++) if (inside[i]! >= 0.5) front.push(i);
  for (let step = 0; step < REACH && front.length > 0; step++) {
    const next: number[] = [];
    for (const i of front)
      for (let dy = -GAP; dy <= GAP; dy++)
        for (let dx = -GAP; dx <= GAP; dx++) {
          const x = (i % width) + dx;
          const j = i + dy * width + dx;
          if (x < 0 || x >= width || j < 0 || j >= open.length || !open[j] || taken[j]) continue;
          taken[j] = 1;
          next.push(j);
        }
    front = next;
  }
  takeStems(small, pieces, faint, inside, taken);
  takeTips(small, pale, inside, taken);
  const out = new Uint8Array(cleared.length);
  for (let y = 0; y < photo.height; y++) {
    const row = Math.min(height - 1, Math.floor((y * height) / photo.height)) * width;
    for (let x = 0; x < photo.width; x++)
      if (taken[row + Math.min(width - 1, Math.floor((x * width) / photo.width))]) out[y * photo.width + x] = 255;
  }
  return out;
};
