import { type Camera, lensOf, project, rescale } from '#domain/scene/camera.ts';
import type { Room } from '#domain/scene/room.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { shrink } from '#engines/vision/room/shrink.ts';
import { LINEAR, type Rgb } from '../render/material.ts';
import { type LightBox, makeShine, sumsOf, TEXELS } from './light-box.ts';

const PLANE = TEXELS * TEXELS;
/** Photos are exposed so that white paint reflects about this much of what falls on it. */
const WHITE_PAINT = 0.77;
/** Furniture shades itself: the open faces measured below get this much more than its mean. */
const OPEN_FACES = 1.12;
const MOST_WINDOW_GAIN = 18;
/** Trees and walls outside colour the view, hardly the daylight: a camera balanced for the room sees it nearly white. */
const WINDOW_TINT = 0.2;
const WALL_SHARE = 0.63;

const light = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/**
 * The photo is the light: its radiance projected onto the room's planes, unseen planes at the seen walls' mean, blown-out
 * windows raised until a white thing in the room would look as bright as the room's brightest wall.
 */
export const readLight = (photo: Raster, camera: Camera, room: Room): LightBox => {
  const small = shrink(photo, 480);
  const lens = lensOf(rescale(camera, small.width, small.height));
  const xs = room.floor.map((p) => p.x);
  const zs = room.floor.map((p) => p.z);
  const size = {
    left: Math.max(0.6, -Math.min(...xs)),
    right: Math.max(0.6, Math.max(...xs)),
    depth: Math.max(1.2, Math.max(...zs)),
    behind: Math.max(1.2, -Math.min(...zs)),
    height: room.ceiling,
  };
  const { texels, known } = project6(small, lens, size);
  const wall = meanOf(texels, known, [0, 1, 2]) ?? [0.5, 0.5, 0.5];
  for (let p = 0; p < 6; p++) {
    const own = p === 3 ? wall : (meanOf(texels, known, [p]) ?? wall);
    for (let i = p * PLANE; i < (p + 1) * PLANE; i++) if (!known[i]) texels.set(own, i * 3);
  }
  const floorPattern = sunPattern(texels, known);
  const at = (i: number) => light(texels[i * 3]!, texels[i * 3 + 1]!, texels[i * 3 + 2]!);
  const wallLight: number[] = [];
  for (let i = 0; i < 3 * PLANE; i++) if (known[i]) wallLight.push(at(i));
  wallLight.sort((a, b) => a - b);
  const median = wallLight[wallLight.length >> 1] ?? 0.5;
  // White walls beside dark brick are no windows: blown out means near the photo's white.
  const bright = Math.min(Math.max(0.82, median * 1.7), Math.max(0.93, median * 1.12));
  const windows = new Uint8Array(6 * PLANE);
  let windowCount = 0;
  for (let i = 0; i < 3 * PLANE; i++) {
    if (!known[i] || (at(i) <= bright && !inWindow(room, size, i))) continue;
    windows[i] = 1;
    windowCount++;
  }
  const ceiling = meanOf(texels, known, [5]) ?? wall;
  const brightest = Math.max(light(...wall), light(...ceiling), wallLight[Math.floor(wallLight.length * 0.8)] ?? 0);
  const target = (brightest / WHITE_PAINT) * OPEN_FACES;

  // A tone-mapped photo shows its windows far too dark: give part of the walls' share back to them, or nothing has a lit side.
  if (windowCount > 20) {
    for (let i = 0; i < texels.length; i++) if (!windows[Math.floor(i / 3)]) texels[i]! *= WALL_SHARE;
    for (let i = 0; i < 3 * PLANE; i++) {
      if (!windows[i]) continue;
      const plain = at(i) * (1 - WINDOW_TINT);
      for (let k = 0; k < 3; k++) texels[i * 3 + k] = texels[i * 3 + k]! * WINDOW_TINT + plain;
    }
  }

  const received = (source: Float32Array) =>
    meanReceived({ ...size, texels: source, sums: new Float64Array(6 * PLANE), ambient: [0, 0, 0], floorPattern });
  let missing = target - received(texels);
  if (missing > 0 && windowCount > 20) {
    const only = texels.map((v, i) => (windows[Math.floor(i / 3)] ? v : 0));
    const gain = Math.min(MOST_WINDOW_GAIN, 1 + missing / Math.max(1e-3, received(only)));
    for (let i = 0; i < texels.length; i++) if (windows[Math.floor(i / 3)]) texels[i]! *= gain;
    missing = target - received(texels);
  }
  const tone = wall.map((v) => 0.5 * (v / Math.max(1e-4, light(...wall))) + 0.5) as unknown as Rgb;
  if (missing > 0.01) {
    // What is still missing comes from where the camera did not look.
    const unseen = (i: number) =>
      !known[i] && i < 6 * PLANE && Math.floor(i / PLANE) !== 4 && Math.floor(i / PLANE) !== 2;
    const only = Float32Array.from(texels, (_, i) => (unseen(Math.floor(i / 3)) ? 1 : 0));
    const add = Math.min(3, missing / Math.max(0.02, received(only)));
    for (let i = 0; i < texels.length; i++) if (unseen(Math.floor(i / 3))) texels[i]! += add * tone[i % 3]!;
  } else if (missing < -0.02) {
    const share = target / (target - missing);
    for (let i = 0; i < texels.length; i++) texels[i]! *= share;
  }
  const mean = received(texels);
  return {
    ...size,
    texels,
    sums: sumsOf(texels, size),
    ambient: [tone[0] * mean, tone[1] * mean, tone[2] * mean],
    floorPattern,
  };
};

/** Does this wall texel lie in a window that the room reader saw? Trees behind glass are light too, though not white. */
const inWindow = (room: Room, size: Size, texel: number): boolean => {
  const plane = Math.floor(texel / PLANE);
  const name = (['left', 'right', 'back'] as const)[plane];
  const u = ((texel % TEXELS) + 0.5) / TEXELS;
  const y = ((Math.floor((texel % PLANE) / TEXELS) + 0.5) / TEXELS) * size.height;
  const x = plane === 2 ? u * (size.left + size.right) - size.left : 0;
  const z = plane === 2 ? 0 : u * (size.depth + size.behind) - size.behind;
  return room.walls.some((wall) => {
    if (wall.name !== name) return false;
    const along = plane === 2 ? x - wall.from.x : (z - wall.from.z) * Math.sign(wall.to.z - wall.from.z);
    return wall.openings.some((o) => o.kind === 'window' && along > o.from && along < o.to && y > o.sill && y < o.head);
  });
};

type Size = Pick<LightBox, 'left' | 'right' | 'depth' | 'behind' | 'height'>;

const project6 = (small: Raster, lens: ReturnType<typeof lensOf>, size: Size) => {
  const texels = new Float32Array(6 * PLANE * 3);
  const known = new Uint8Array(6 * PLANE);
  const across = size.left + size.right;
  const along = size.depth + size.behind;
  for (let i = 0; i < 6 * PLANE; i++) {
    const p = Math.floor(i / PLANE);
    const a = i % TEXELS;
    const b = Math.floor((i - p * PLANE) / TEXELS);
    let r = 0;
    let g = 0;
    let bl = 0;
    let n = 0;
    for (const [du, dv] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const) {
      const u = (a + du) / TEXELS;
      const v = (b + dv) / TEXELS;
      const x = p < 2 ? (p ? size.right : -size.left) : u * across - size.left;
      const y = p < 4 ? v * size.height : p === 4 ? 0 : size.height;
      const z =
        p < 2 ? u * along - size.behind : p < 4 ? (p === 2 ? size.depth : -size.behind) : v * along - size.behind;
      const q = project(lens, x, y, z);
      if (q[2] < 0.1 || q[0] < 0 || q[1] < 0 || q[0] >= small.width || q[1] >= small.height) continue;
      const k = (Math.floor(q[1]) * small.width + Math.floor(q[0])) * 3;
      r += LINEAR[small.data[k]!]!;
      g += LINEAR[small.data[k + 1]!]!;
      bl += LINEAR[small.data[k + 2]!]!;
      n++;
    }
    if (!n) continue;
    known[i] = 1;
    texels[i * 3] = r / n;
    texels[i * 3 + 1] = g / n;
    texels[i * 3 + 2] = bl / n;
  }
  return { texels, known };
};

const meanOf = (
  texels: Float32Array,
  known: Uint8Array,
  planes: readonly number[],
): [number, number, number] | null => {
  const sum = [0, 0, 0];
  let n = 0;
  for (const p of planes) {
    for (let i = p * PLANE; i < (p + 1) * PLANE; i++) {
      if (!known[i]) continue;
      for (let k = 0; k < 3; k++) sum[k]! += texels[i * 3 + k]!;
      n++;
    }
  }
  return n > 8 ? [sum[0]! / n, sum[1]! / n, sum[2]! / n] : null;
};

const DIRECTIONS = 240;
/** Light on four faces of a thing in the middle of the visible room and two of a nearer one, by fixed directions. */
const meanReceived = (box: LightBox): number => {
  const shine = makeShine(box);
  let sum = 0;
  for (const [nx, ny, nz, deep] of [
    [1, 0, 0, 0.62],
    [-1, 0, 0, 0.62],
    [0, 1, 0, 0.62],
    [0, 0, -1, 0.62],
    [0, 1, 0, 0.35],
    [0, 0, -1, 0.35],
  ] as const) {
    const at = [(box.right - box.left) / 2, 0.8, box.depth * deep] as const;
    for (let s = 0; s < DIRECTIONS; s++) {
      const r = Math.sqrt((s + 0.5) / DIRECTIONS);
      const phi = 2 * Math.PI * ((s * 0.618034) % 1);
      const a = r * Math.cos(phi);
      const b = r * Math.sin(phi);
      const c = Math.sqrt(1 - r * r);
      // Any frame around the axis does for a cosine lobe.
      if (nx) shine.look(...at, c * nx, a, b);
      else if (ny) shine.look(...at, a, c, b);
      else shine.look(...at, a, b, c * nz);
      sum += light(shine.glance.r, shine.glance.g, shine.glance.b);
    }
  }
  return sum / (6 * DIRECTIONS);
};

/** Only what is clearly brighter than the floor's median is sun; the rest is the floor's own colour and sheen, which a rug covers. */
const patch = (ratio: number): number => Math.max(0.93, Math.min(1.5, ratio < 1.3 ? 1 : 1 + (ratio - 1.3) * 0.6));

const sunPattern = (texels: Float32Array, known: Uint8Array): Float32Array => {
  const pattern = new Float32Array(PLANE).fill(1);
  const seen: number[] = [];
  const at = (i: number) => light(texels[i * 3]!, texels[i * 3 + 1]!, texels[i * 3 + 2]!);
  for (let i = 4 * PLANE; i < 5 * PLANE; i++) if (known[i]) seen.push(at(i));
  const median = seen.sort((a, b) => a - b)[seen.length >> 1] || 1;
  for (let i = 0; i < PLANE; i++) {
    if (known[4 * PLANE + i]) pattern[i] = patch(at(4 * PLANE + i) / median);
  }
  const soft = new Float32Array(PLANE);
  for (let y = 0; y < TEXELS; y++) {
    for (let x = 0; x < TEXELS; x++) {
      let sum = 0;
      let n = 0;
      for (let v = Math.max(0, y - 1); v <= Math.min(TEXELS - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(TEXELS - 1, x + 1); u++) {
          sum += pattern[v * TEXELS + u]!;
          n++;
        }
      }
      soft[y * TEXELS + x] = sum / n;
    }
  }
  return soft;
};
