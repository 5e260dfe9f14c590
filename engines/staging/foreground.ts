import { lensOf, rescale } from '#domain/scene/camera.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { floorEnd } from '#engines/vision/room/box-fit.ts';
import type { RoomReading } from '#engines/vision/room/read-room.ts';

const SURE = 0.8;

/**
 * Real things that stand in the room before the walls (radiator, column, lamp): new pieces go behind them. A patch that
 * lies on the floor alone is a gleam or a carpet's weave, not a thing.
 */
export const foregroundOf = (photo: Raster, reading: RoomReading): Mask | undefined => {
  const movable = reading.classes?.movable;
  if (!movable) return undefined;
  const { width: w, height: h } = movable;
  const lens = lensOf(rescale({ ...reading.camera, eye: 1 }, w, h));
  const ends = Array.from({ length: w }, (_, x) => floorEnd(lens, reading.fit.box, x));
  const things = new Uint8Array(w * h);
  const seen = new Uint8Array(w * h);
  let any = false;
  for (let start = 0; start < w * h; start++) {
    if (seen[start] || movable.data[start]! < SURE) continue;
    const members = [start];
    seen[start] = 1;
    let above = 0;
    for (let k = 0; k < members.length; k++) {
      const p = members[k]!;
      const x = p % w;
      const y = (p - x) / w;
      if (y < ends[x]! - 2 && reading.colourFloor.data[p]! < 0.4) above++;
      for (const [a, b] of [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ] as const) {
        const q = b * w + a;
        if (a < 0 || b < 0 || a >= w || b >= h || seen[q] || movable.data[q]! < SURE) continue;
        seen[q] = 1;
        members.push(q);
      }
    }
    if (members.length < w * h * 0.006 || above / members.length < 0.4) continue;
    for (const p of members) things[p] = 1;
    any = true;
  }
  if (!any) return undefined;
  const data = new Uint8Array(photo.width * photo.height);
  for (let y = 0; y < photo.height; y++) {
    const v = Math.min(h - 1, Math.floor((y * h) / photo.height));
    for (let x = 0; x < photo.width; x++)
      if (things[v * w + Math.min(w - 1, Math.floor((x * w) / photo.width))]) data[y * photo.width + x] = 255;
  }
  return { width: photo.width, height: photo.height, data };
};
