import { type Camera, lensOf, rescale } from '#domain/scene/camera.ts';
import type { Room } from '#domain/scene/room.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { shrink } from '#engines/vision/room/shrink.ts';
import type { Rgb } from '../render/material.ts';
import { floorLightOf } from './floor-light.ts';
import { findLamps } from './lamps.ts';
import { type LightBox, makeShine, sumsOf, TEXELS } from './light-box.ts';
import { light, meanOf, NORMALS, PLANE, palest, project6, type Size, viewOf } from './room-texels.ts';
import { beamsOf, findSun } from './sun.ts';
import { glimpseOf } from './sun-edge.ts';
import { inBeams, sunPattern } from './sun-pattern.ts';
import { findWindows, panesOf } from './windows.ts';

type Box = Omit<LightBox, 'floorLight'>;

/** White paint reflects about this much of what falls on it. */
const WHITE_PAINT = 0.8;
const BLOWN = 0.88;
/** Grey or coloured walls are no white: there trim tells how bright white is. The share of the paint that is brighter, and what of its light counts. */
const TRIM = [0.05, 0.9] as const;
const MOST_LIFT = 1.4;
/** Share of the missing light that lamps in the ceiling give. */
const LAMPS_BESIDE_WINDOWS = 0.35;
const LAMPS_ALONE = 0.6;
/**
 * Blended exposures even a room out, and pieces lit as evenly had no side towards the window: what the windows give is
 * raised and what the walls give lowered by this much, the mean kept.
 */
const KEY = 2.15;
const FILL = 0.48;
/** White patches that may be paint are not raised so. */
const UNSURE_GAIN = 6;
/** Where windows are in view, what is out of view lies farther from them. */
const OUT_OF_VIEW = 0.75;
/** Trees and walls outside colour the view, hardly the daylight: a camera balanced for the room sees it nearly white. */
const WINDOW_TINT = 0.2;

/**
 * The photo is the light: its radiance projected onto the room's planes, unseen planes at the seen walls' mean. Windows
 * are blown out or blended down, so their strength is worked back from what they do: the room's white surfaces must
 * receive the light that they are seen to give back.
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
  const { texels: windows, mostGain } = findWindows(texels, known, room, size);
  const seen = known.map((k, i) => (k && !windows[i] ? 1 : 0));
  const wall = meanOf(texels, seen, [0, 1, 2]) ?? [0.5, 0.5, 0.5];
  const dim = windows.includes(1) ? OUT_OF_VIEW : 1;
  for (let p = 0; p < 6; p++) {
    const own = (p === 3 ? wall : (meanOf(texels, seen, [p]) ?? wall)).map((v) => v * dim);
    for (let i = p * PLANE; i < (p + 1) * PLANE; i++) if (!known[i] && !windows[i]) texels.set(own, i * 3);
  }
  const view = viewOf(texels, known);
  const panes = panesOf(room);
  const large = shrink(photo, 1200);
  const patches = sunPattern(large, lensOf(rescale(camera, large.width, large.height)), size, panes);
  const sun = findSun(patches, size, panes);
  const glimpse = glimpseOf(large, sun ? inBeams(patches, beamsOf(sun, size, panes)) : patches, sun !== null);
  const at = (i: number) => light(texels[i * 3]!, texels[i * 3 + 1]!, texels[i * 3 + 2]!);
  // The brighter half of what walls and ceiling show is white paint, or near it; what is blown out tells nothing.
  const paint: number[] = [];
  for (let i = 0; i < 6 * PLANE; i++) {
    const plane = Math.floor(i / PLANE);
    if (seen[i] && plane !== 4 && plane !== 3 && at(i) < BLOWN) paint.push(i);
  }
  paint.sort((a, b) => at(b) - at(a));
  const bright = paint.slice(0, Math.ceil(paint.length * 0.5));
  const usual = bright.reduce((a, i) => a + at(i), 0) / Math.max(1, bright.length) || 0.5;
  const shown = Math.max(usual, paint.length ? TRIM[1] * at(paint[Math.floor(TRIM[0] * paint.length)]!) : 0);
  const target = shown / WHITE_PAINT;
  const cast = castOf(texels, bright);
  for (let i = 0; i < 3 * PLANE; i++) {
    if (!windows[i]) continue;
    const plain = at(i) * (1 - WINDOW_TINT);
    for (let k = 0; k < 3; k++) texels[i * 3 + k] = texels[i * 3 + k]! * WINDOW_TINT + plain * cast[k]!;
  }
  const boxOf = (source: Float32Array): Box => ({
    ...size,
    texels: source,
    view,
    sums: new Float64Array(6 * PLANE),
    ambient: [0, 0, 0],
    white: target,
    floorPattern: patches.pattern,
    glimpse,
    sun,
    floorTone: [0, 0, 0],
  });
  const received = (source: Float32Array) => meanOn(boxOf(source), bright);
  const only = (which: (texel: number) => boolean, value?: number) =>
    texels.map((v, i) => (which(Math.floor(i / 3)) ? (value ?? v) : 0));
  let missing = target - received(texels);
  const lamps = findLamps(small, lens, size);
  if (missing > 0 && lamps.includes(1)) {
    const share = windows.includes(1) ? LAMPS_BESIDE_WINDOWS : LAMPS_ALONE;
    // Lamps hardly light the ceiling that they hang in: judged by what lies below.
    const gain = 1 + (share * missing) / Math.max(1e-3, meanInRoom(boxOf(only((i) => lamps[i] === 1))));
    for (let i = 0; i < texels.length; i++) if (lamps[Math.floor(i / 3)]) texels[i]! *= Math.min(200, gain);
    missing = target - received(texels);
  }
  if (missing > 0 && windows.includes(1)) {
    const share = received(only((i) => windows[i] === 1));
    const gain = Math.min(mostGain, 1 + missing / Math.max(1e-3, share));
    for (let i = 0; i < texels.length; i++) if (windows[Math.floor(i / 3)]) texels[i]! *= gain;
    missing = target - received(texels);
  }
  const tone = wall.map((v) => 0.5 * (v / Math.max(1e-4, light(...wall))) + 0.5) as unknown as Rgb;
  if (missing > 0.01) {
    // What is still missing comes from where the camera did not look.
    const unseen = (i: number) => !known[i] && Math.floor(i / PLANE) !== 4 && Math.floor(i / PLANE) !== 2;
    const add = Math.min(3, missing / Math.max(0.02, received(only(unseen, 1))));
    for (let i = 0; i < texels.length; i++) if (unseen(Math.floor(i / 3))) texels[i]! += add * tone[i % 3]!;
  }
  // No floor gives back more than its share: where it would have to, blended exposures lifted that part of the photo.
  const floors = [...seen.keys()].filter((i) => seen[i] && Math.floor(i / PLANE) === 4).sort((a, b) => at(a) - at(b));
  const calm = floors.slice(floors.length >> 2, Math.ceil(floors.length * 0.75));
  const calmFloor = new Uint8Array(6 * PLANE);
  for (const i of calm) calmFloor[i] = 1;
  const floorLight = calm.reduce((a, i) => a + at(i), 0) / Math.max(1, calm.length);
  const [red = 0, , blue = 0] = meanOf(texels, seen, [4]) ?? [];
  const most = palest(red <= 1.6 * blue);
  // Never so far that pieces get more than the paint does: all their sides would run into white.
  const open = target / Math.max(1e-3, meanInRoom(boxOf(texels)));
  const wanted = floorLight / most / Math.max(1e-3, meanOn(boxOf(texels), calm));
  const lift = Math.max(1, Math.min(MOST_LIFT, wanted, open));
  for (let i = 0; i < texels.length; i++) texels[i]! *= lift;
  const mean = meanInRoom(boxOf(texels));
  const floorTone = (meanOf(texels, calmFloor, [4]) ?? [0, 0, 0]).map((v) => v / lift) as unknown as Rgb;
  if (mostGain > UNSURE_GAIN && windows.includes(1)) {
    for (let i = 0; i < texels.length; i++) texels[i]! *= windows[Math.floor(i / 3)] ? KEY : FILL;
    const level = mean / Math.max(1e-3, meanInRoom(boxOf(texels)));
    for (let i = 0; i < texels.length; i++) texels[i]! *= level;
  }
  const box: Box = {
    ...boxOf(texels),
    floorTone,
    sums: sumsOf(texels, size),
    ambient: [tone[0] * mean, tone[1] * mean, tone[2] * mean],
  };
  return { ...box, floorLight: floorLightOf(box, patches.run) };
};

/**
 * What the photo makes of white: the colour of its brightest paint and trim, brightness 1. Daylight on a new piece passes
 * the same lamps, white balance and grading: left neutral, a set was cut out of a peach room by its colour.
 */
const castOf = (texels: Float32Array, bright: readonly number[]): Rgb => {
  const whitest = bright.slice(0, Math.ceil(bright.length * WHITEST));
  const sum = [1e-6, 1e-6, 1e-6];
  for (const i of whitest) for (let k = 0; k < 3; k++) sum[k]! += texels[i * 3 + k]!;
  const level = light(sum[0]!, sum[1]!, sum[2]!);
  const cast = sum.map((v) => 1 + CAST * (v / level - 1));
  const own = light(cast[0]!, cast[1]!, cast[2]!);
  return cast.map((v) => v / own) as unknown as Rgb;
};
/** Share of the bright paint that counts as white, and how far its colour is the light's rather than its own. */
const WHITEST = 0.3;
const CAST = 0.7;

const DIRECTIONS = 240;
const POINTS = 48;

/** Light that falls on a place, by fixed directions. */
const fallsOn = (shine: ReturnType<typeof makeShine>, at: readonly [number, number, number], plane: number): number => {
  const [nx, ny, nz] = NORMALS[plane]!;
  let sum = 0;
  for (let s = 0; s < DIRECTIONS; s++) {
    const r = Math.sqrt((s + 0.5) / DIRECTIONS);
    const phi = 2 * Math.PI * ((s * 0.618034) % 1);
    const a = r * Math.cos(phi);
    const b = r * Math.sin(phi);
    const c = Math.sqrt(1 - r * r);
    // Any frame around the axis does for a cosine lobe.
    if (nx) shine.look(...at, c * nx, a, b);
    else if (ny) shine.look(...at, a, c * ny, b);
    else shine.look(...at, a, b, c * nz);
    sum += light(shine.glance.r, shine.glance.g, shine.glance.b);
  }
  return sum / DIRECTIONS;
};

/** Mean light on some of the room's own texels. */
const meanOn = (box: Box, texels: readonly number[]): number => {
  const shine = makeShine(box);
  const n = Math.min(POINTS, texels.length);
  let sum = 0;
  for (let k = 0; k < n; k++) {
    const i = texels[Math.floor(((k + 0.5) / n) * texels.length)]!;
    const plane = Math.floor(i / PLANE);
    const u = ((i % TEXELS) + 0.5) / TEXELS;
    const v = (Math.floor((i % PLANE) / TEXELS) + 0.5) / TEXELS;
    sum += fallsOn(shine, placeOf(box, plane, u, v), plane);
  }
  return sum / Math.max(1, n);
};

/** A texel's place, a finger's breadth inside the room. */
const placeOf = (box: Size, plane: number, u: number, v: number): readonly [number, number, number] => {
  const x = u * (box.left + box.right) - box.left;
  const along = u * (box.depth + box.behind) - box.behind;
  const z = v * (box.depth + box.behind) - box.behind;
  if (plane < 2) return [plane ? box.right - 0.01 : 0.01 - box.left, v * box.height, along];
  if (plane < 4) return [x, v * box.height, plane === 2 ? box.depth - 0.01 : 0.01 - box.behind];
  return [x, plane === 4 ? 0.01 : box.height - 0.01, z];
};

/** Mean light on the sides and the top of a thing in the middle of the visible room and of a nearer one. */
const meanInRoom = (box: Box): number => {
  const shine = makeShine(box);
  const x = (box.right - box.left) / 2;
  const faces = [0, 1, 4, 2].map((plane) => fallsOn(shine, [x, 0.8, box.depth * 0.62], plane));
  const near = [4, 2].map((plane) => fallsOn(shine, [x, 0.8, box.depth * 0.35], plane));
  return [...faces, ...near].reduce((a, v) => a + v, 0) / 6;
};
