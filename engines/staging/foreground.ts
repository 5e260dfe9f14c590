import { type Camera, floorUnder, lensOf, rescale } from '#domain/scene/camera.ts';
import type { Mask } from '#engines/raster/raster.ts';
import { floorEnd } from '#engines/vision/room/box-fit.ts';
import type { RoomReading } from '#engines/vision/room/read-room.ts';

const SURE = 0.8;

/** Connected patches of a picture's pixels. */
const patches = (inside: (p: number) => boolean, w: number, h: number): number[][] => {
  const seen = new Uint8Array(w * h);
  const found: number[][] = [];
  for (let start = 0; start < w * h; start++) {
    if (seen[start] || !inside(start)) continue;
    const members = [start];
    seen[start] = 1;
    for (let k = 0; k < members.length; k++) {
      const p = members[k]!;
      const x = p % w;
      for (const [q, fits] of [
        [p + 1, x + 1 < w],
        [p - 1, x > 0],
        [p + w, p + w < w * h],
        [p - w, p >= w],
      ] as const) {
        if (!fits || seen[q] || !inside(q)) continue;
        seen[q] = 1;
        members.push(q);
      }
    }
    found.push(members);
  }
  return found;
};

/**
 * Real things that stand in the room before the walls (radiator, column, lamp), at the layout's size. A patch that lies
 * on the floor alone is a gleam or a carpet's weave, not a thing.
 */
export const foregroundOf = (reading: RoomReading): Mask | undefined => {
  const movable = reading.classes?.movable;
  if (!movable) return undefined;
  const { width: w, height: h } = movable;
  const lens = lensOf(rescale({ ...reading.camera, eye: 1 }, w, h));
  const ends = Array.from({ length: w }, (_, x) => floorEnd(lens, reading.fit.box, x));
  const data = new Uint8Array(w * h);
  let any = false;
  for (const members of patches((p) => movable.data[p]! >= SURE, w, h)) {
    const above = members.filter((p) => Math.floor(p / w) < ends[p % w]! - 2 && reading.colourFloor.data[p]! < 0.4);
    if (members.length < w * h * 0.006 || above.length / members.length < 0.4) continue;
    for (const p of members) data[p] = 255;
    any = true;
  }
  return any ? { width: w, height: h, data } : undefined;
};

/** Real things with their distance from the lens in metres: what stands nearer goes before them, what is farther behind. */
export type Foreground = Mask & {
  readonly far: Float32Array;
  /** The things out of focus, 0..1: shadows fade towards them. At the mask's own edge they would end in steps on a wall. */
  readonly soft: Float32Array;
};

const FADE = 5;

/** Each thing stands where its lowest pixel meets the floor. */
export const standing = (things: Mask, camera: Camera): Foreground => {
  const { width: w, height: h } = things;
  const lens = lensOf(rescale(camera, w, h));
  const far = new Float32Array(w * h);
  for (const members of patches((p) => things.data[p]! > 0, w, h)) {
    const low = members.reduce((a, p) => Math.max(a, p), 0);
    const base = floorUnder(lens, (low % w) + 0.5, Math.floor(low / w) + 0.5);
    const distance = base ? Math.hypot(base.x, base.z, camera.eye) : Number.POSITIVE_INFINITY;
    for (const p of members) far[p] = distance;
  }
  let soft = Float32Array.from(things.data, (v) => v / 255);
  for (const step of [1, w]) {
    const from = soft;
    soft = soft.map((_, p) => {
      const place = step === 1 ? p % w : Math.floor(p / w);
      const end = step === 1 ? w : h;
      let sum = 0;
      for (let k = -FADE; k <= FADE; k++)
        sum += from[p + Math.max(-place, Math.min(end - 1 - place, k)) * step]! * (FADE + 1 - Math.abs(k));
      return sum / (FADE + 1) ** 2;
    });
  }
  return { ...things, far, soft };
};
