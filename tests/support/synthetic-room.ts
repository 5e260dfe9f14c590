import { type Camera, lensOf, rayThrough } from '#domain/scene/camera.ts';
import type { Raster } from '#engines/raster/raster.ts';

/** An empty room of known camera and walls, painted plainly: the truth that the room reader is measured against. */
export type SyntheticRoom = {
  readonly camera: Camera;
  readonly left: number;
  readonly right: number;
  readonly depth: number;
  readonly ceiling: number;
  /** Door in the back wall: its left edge, metres from the camera's axis. */
  readonly door?: number;
  /** Window in the back or left wall: centre along it. */
  readonly window?: { readonly wall: 'back' | 'left'; readonly at: number };
  readonly floor?: 'oak' | 'carpet' | 'dark';
  /** A block of wall in the far right corner, which makes the room an L: its corner that points into the room. */
  readonly block?: { readonly x: number; readonly z: number };
};

export const pinhole = (
  width: number,
  height: number,
  focal35: number,
  degrees: { yaw: number; pitch: number },
  eye = 1.35,
): Camera => ({
  width,
  height,
  focal: (focal35 / 43.27) * Math.hypot(width, height),
  pitch: (degrees.pitch * Math.PI) / 180,
  roll: 0,
  yaw: (degrees.yaw * Math.PI) / 180,
  eye,
  bend: 0,
});

const FLOORS = { oak: [186, 150, 112], carpet: [168, 160, 150], dark: [74, 52, 42] } as const;
const BEHIND = 1.6;

const jitter = (x: number, y: number): number => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

export const paintRoom = (room: SyntheticRoom): Raster => {
  const { camera } = room;
  const lens = lensOf(camera);
  const data = new Uint8Array(camera.width * camera.height * 3);
  const floor = FLOORS[room.floor ?? 'oak'];
  for (let v = 0; v < camera.height; v++) {
    for (let u = 0; u < camera.width; u++) {
      const sum = [0, 0, 0];
      for (const [du, dv] of [
        [0.25, 0.25],
        [0.75, 0.75],
      ] as const) {
        const c = colourAlong(room, floor, rayThrough(lens, u + du, v + dv));
        for (let k = 0; k < 3; k++) sum[k]! += c[k]! / 2;
      }
      const grain = (jitter(u, v) - 0.5) * 3;
      const i = (v * camera.width + u) * 3;
      for (let k = 0; k < 3; k++) data[i + k] = Math.max(0, Math.min(255, Math.round(sum[k]! + grain)));
    }
  }
  return { width: camera.width, height: camera.height, channels: 3, data };
};

const colourAlong = (
  room: SyntheticRoom,
  floor: readonly number[],
  d: readonly [number, number, number],
): readonly number[] => {
  const eye = room.camera.eye;
  const hits: [number, string][] = [
    [d[0] < 0 ? -room.left / d[0] : room.right / d[0], d[0] < 0 ? 'left' : 'right'],
    [d[2] > 0 ? room.depth / d[2] : -BEHIND / d[2], d[2] > 0 ? 'back' : 'behind'],
    [d[1] < 0 ? -eye / d[1] : (room.ceiling - eye) / d[1], d[1] < 0 ? 'floor' : 'ceiling'],
  ];
  const { block } = room;
  if (block && d[2] > 0 && (d[0] * block.z) / d[2] > block.x) hits.push([block.z / d[2], 'back']);
  if (block && d[0] > 0 && (d[2] * block.x) / d[0] > block.z) hits.push([block.x / d[0], 'right']);
  const [t, plane] = hits.filter(([q]) => q > 0).sort((a, b) => a[0] - b[0])[0]!;
  const x = d[0] * t;
  const y = eye + d[1] * t;
  const z = d[2] * t;
  const glow = 1 - 0.05 * Math.min(3, Math.hypot(x, z - room.depth * 0.6));
  if (plane === 'floor') {
    const plank = Math.floor((x + 40) / 0.16);
    const seam = Math.abs((x + 40) / 0.16 - plank) < 0.03 ? 0.86 : 1;
    const tone =
      (room.floor === 'carpet' ? 1 : seam) *
      (0.94 + 0.1 * jitter(plank, Math.floor((z + 40 + jitter(plank, 3)) / 1.4))) *
      (0.9 + 0.12 * glow);
    return floor.map((c) => c * tone);
  }
  if (plane === 'ceiling') return [244 * glow, 244 * glow, 242 * glow];
  const along = plane === 'back' ? x : z;
  if (y < 0.11) return y > 0.1 ? [205, 205, 203] : [250, 250, 248];
  if (plane === 'back' && room.door !== undefined && along > room.door && along < room.door + 0.86 && y < 2.03) {
    const inset = Math.min(along - room.door, room.door + 0.86 - along, 2.03 - y);
    return inset < 0.06 ? [252, 252, 250] : inset < 0.075 ? [150, 150, 150] : [226, 224, 220];
  }
  const w = room.window;
  if (w && plane === w.wall && Math.abs(along - w.at) < 0.75 && y > 0.9 && y < 2.1) {
    const inset = Math.min(0.75 - Math.abs(along - w.at), y - 0.9, 2.1 - y);
    return inset < 0.06 ? [250, 250, 250] : [255, 255, 255];
  }
  const shade = plane === 'back' ? 0.97 : plane === 'left' ? 0.9 : 0.86;
  return [228 * shade * glow, 226 * shade * glow, 221 * shade * glow];
};
