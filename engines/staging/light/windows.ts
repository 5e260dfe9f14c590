import type { Room } from '#domain/scene/room.ts';
import { TEXELS } from './light-box.ts';
import { light, PLANE, type Size } from './room-texels.ts';

/** Fewer texels than this are a gleam. */
const FEWEST = 20;
/** A window that the picture's edge cuts off goes on behind the camera by this much. */
const BEYOND = 1;
/** How far a floor scatters what it mirrors, metres at the window. */
const BLUR = 0.25;

/** `mostGain`: real windows are 10 to 40 times as bright as the photo shows; a white patch that may be paint is not trusted so far. */
type Windows = { readonly texels: Uint8Array; readonly mostGain: number };

/**
 * Wall texels (planes 0 to 2) that daylight comes through: those in windows that the room reader saw, or, where it saw
 * none, those near the photo's white. Where windows are known, a white patch elsewhere is sun on paint.
 */
export const findWindows = (texels: Float32Array, known: Uint8Array, room: Room, size: Size): Windows => {
  const at = (i: number) => light(texels[i * 3]!, texels[i * 3 + 1]!, texels[i * 3 + 2]!);
  const walls: number[] = [];
  for (let i = 0; i < 3 * PLANE; i++) if (known[i]) walls.push(at(i));
  walls.sort((a, b) => a - b);
  const median = walls[walls.length >> 1] ?? 0.5;
  // White walls beside dark brick are no windows: blown out means near the photo's white.
  const bright = Math.min(Math.max(0.82, median * 1.7), Math.max(0.93, median * 1.12));
  const panes = panesOf(room);
  const read = new Uint8Array(6 * PLANE);
  const blown = new Uint8Array(6 * PLANE);
  for (let i = 0; i < 3 * PLANE; i++) {
    if (!known[i]) continue;
    if (inWindow(panes, size, i, 0)) read[i] = 1;
    if (at(i) > bright) blown[i] = 1;
  }
  const count = (a: Uint8Array) => a.reduce((n, v) => n + v, 0);
  if (count(read) <= FEWEST) return { texels: count(blown) > FEWEST ? blown : new Uint8Array(6 * PLANE), mostGain: 6 };
  for (let i = 0; i < 3 * PLANE; i++) if (blown[i] && inWindow(panes, size, i, 0.3)) read[i] = 1;
  return { texels: extend(texels, known, read, size), mostGain: 40 };
};

/** A window on a plane: metres along it (z on the sides, x at the back) and up. */
export type Pane = {
  readonly plane: number;
  readonly from: number;
  readonly to: number;
  readonly sill: number;
  readonly head: number;
};

const PLANES = ['left', 'right', 'back'] as const;

export const panesOf = (room: Room): Pane[] =>
  room.walls.flatMap((wall) => {
    const plane = (PLANES as readonly string[]).indexOf(wall.name);
    if (plane < 0) return [];
    const start = plane === 2 ? wall.from.x : wall.from.z;
    const way = plane === 2 ? Math.sign(wall.to.x - wall.from.x) : Math.sign(wall.to.z - wall.from.z);
    return wall.openings
      .filter((o) => o.kind === 'window')
      .map(({ from, to, sill, head }) => {
        const [a, b] = [start + way * from, start + way * to];
        return { plane, from: Math.min(a, b), to: Math.max(a, b), sill, head };
      });
  });

/** Does this wall texel lie in a window that the room reader saw? Trees behind glass are light too, though not white. */
const inWindow = (panes: readonly Pane[], size: Size, texel: number, slack: number): boolean => {
  const plane = Math.floor(texel / PLANE);
  const u = ((texel % TEXELS) + 0.5) / TEXELS;
  const y = ((Math.floor((texel % PLANE) / TEXELS) + 0.5) / TEXELS) * size.height;
  const along = plane === 2 ? u * (size.left + size.right) - size.left : u * (size.depth + size.behind) - size.behind;
  return panes.some(
    (p) =>
      p.plane === plane && along > p.from - slack && along < p.to + slack && y > p.sill - slack && y < p.head + slack,
  );
};

/** Carries windows of the side walls on beyond the picture's edge, with the light of their last column seen. */
const extend = (texels: Float32Array, known: Uint8Array, windows: Uint8Array, size: Size): Uint8Array => {
  const reach = Math.round((BEYOND / (size.depth + size.behind)) * TEXELS);
  for (let i = 0; i < 2 * PLANE; i++) {
    const column = i % TEXELS;
    if (!windows[i] || !column || known[i - 1]) continue;
    for (let k = 1; k <= Math.min(reach, column); k++) {
      windows[i - k] = 1;
      texels.set(texels.subarray(i * 3, i * 3 + 3), (i - k) * 3);
    }
  }
  return windows;
};

/** Does a floor as smooth as glass show a window at this place? */
export const mirrorsPane = (panes: readonly Pane[], size: Size, eye: number, x: number, z: number): boolean => {
  const back = (size.depth - z) / Math.max(1e-3, z);
  const side = x > 0 ? (size.right - x) / x : (-size.left - x) / Math.min(-1e-3, x);
  const t = Math.min(back, side);
  const plane = back < side ? 2 : x > 0 ? 1 : 0;
  const [y, along] = [eye * t, plane === 2 ? x * (1 + t) : z * (1 + t)];
  return panes.some(
    (p) => p.plane === plane && along > p.from - BLUR && along < p.to + BLUR && y > p.sill - BLUR && y < p.head + BLUR,
  );
};
