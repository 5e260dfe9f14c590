import { type Camera, type FloorPoint, lensOf, project } from '#domain/scene/camera.ts';
import type { LightBox } from '../light/light-box.ts';
import { findShades } from '../light/shades.ts';
import type { Pane } from '../light/windows.ts';
import { type Contact, findContacts } from './contact.ts';
import { type Geometry, sharedFloats, sharedInts } from './geometry.ts';

/** Coverage samples a pixel: eight places so that no two share a row or a column. */
export const SAMPLES = 8;
export const SAMPLE_X = [0.0625, 0.1875, 0.3125, 0.4375, 0.5625, 0.6875, 0.8125, 0.9375];
export const SAMPLE_Y = [0.5625, 0.0625, 0.8125, 0.3125, 0.6875, 0.1875, 0.9375, 0.4375];
export const STRIP = 16;
/** Numbers kept for a half-size pixel of the room: light ratio RGB, mirrored piece RGB times its share, that share, and how much of the sun gets there. */
export const GROUND = 8;

export type Quality = {
  /** Light paths a half-size furniture pixel. */
  readonly paths: number;
  /** Light paths a shadow point. */
  readonly shadowPaths: number;
};

/** Everything that a thread needs; the arrays are shared. */
export type RenderJob = {
  readonly width: number;
  readonly height: number;
  readonly camera: Camera;
  readonly geometry: Geometry;
  readonly light: LightBox;
  readonly quality: Quality;
  /** 0 matt floor .. 1 polished. */
  readonly gloss: number;
  /** Height of a fitted carpet's pile, metres: feet sink into it. 0 on hard floors. */
  readonly pile: number;
  /** How high each pixel's tufts stand, 0..255; empty on hard floors. */
  readonly tufts: Uint8Array;
  readonly seed: number;
  /** Boxes of the pieces (six floats each): shadows fade 2.6 m away from them. */
  readonly boxes: Float32Array;
  /** The floor's outline. Where it is no box, the light's box is larger than the room, and what lies beyond takes no shadow. */
  readonly floor: readonly FloorPoint[];
  /** Windows as rectangles on the room's planes. */
  readonly glass: readonly Pane[];
  /** Nine a triangle: x, y, 1/depth of its corners. */
  readonly screen: Float32Array;
  readonly stripStart: Int32Array;
  readonly stripTriangles: Int32Array;
  /** Triangle + 1 of each coverage sample. */
  readonly ids: Int32Array;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Triangle + 1 of the half-size pixel, its normal, depth, light RGB and light vector. */
  readonly halfIds: Int32Array;
  /** Which coverage sample that is: pixel of the four times SAMPLES, plus the sample. */
  readonly halfSpots: Uint8Array;
  readonly halfNormals: Float32Array;
  readonly halfDepths: Float32Array;
  readonly halfLight: Float32Array;
  readonly halfVector: Float32Array;
  readonly scratchLight: Float32Array;
  readonly scratchVector: Float32Array;
  readonly contact: Contact;
  /** Lamps that are on, SHADE numbers each. */
  readonly shades: Float32Array;
  /** The room behind: plane (-1 hidden) and GROUND numbers. */
  readonly groundPlane: Int32Array;
  readonly ground: Float32Array;
  /** Furniture: roots of linear RGB, premultiplied, and coverage. Blended as roots, edges between light and dark rise evenly; blended as light they were stairs. */
  readonly layer: Float32Array;
  /** Pixels to do next, for list passes; [0] of `cursor` hands them out. */
  readonly list: Int32Array;
  readonly cursor: Int32Array;
};

const NEAR = 0.08;

export const makeJob = (
  base: Pick<
    RenderJob,
    'camera' | 'geometry' | 'light' | 'quality' | 'gloss' | 'pile' | 'tufts' | 'seed' | 'boxes' | 'floor' | 'glass'
  >,
): RenderJob => {
  const { width, height } = base.camera;
  const halfWidth = Math.ceil(width / 2);
  const halfHeight = Math.ceil(height / 2);
  const half = halfWidth * halfHeight;
  const { screen, stripStart, stripTriangles } = projectTriangles(base.geometry, base.camera);
  return {
    ...base,
    width,
    height,
    screen,
    stripStart,
    stripTriangles,
    ids: sharedInts(width * height * SAMPLES),
    halfWidth,
    halfHeight,
    halfIds: sharedInts(half),
    halfSpots: new Uint8Array(new SharedArrayBuffer(half)),
    halfNormals: sharedFloats(half * 3),
    halfDepths: sharedFloats(half),
    halfLight: sharedFloats(half * 3),
    halfVector: sharedFloats(half * 3),
    scratchLight: sharedFloats(half * 3),
    scratchVector: sharedFloats(half * 3),
    contact: findContacts(base.geometry, base.boxes, base.light, base.pile > 0),
    shades: findShades(base.geometry),
    groundPlane: sharedInts(half),
    ground: sharedFloats(half * GROUND),
    layer: sharedFloats(width * height * 4),
    list: sharedInts(half),
    cursor: sharedInts(4),
  };
};

const projectTriangles = (geometry: Geometry, camera: Camera) => {
  const lens = lensOf(camera);
  const n = geometry.material.length;
  const screen = sharedFloats(n * 9);
  const strips = Math.ceil(camera.height / STRIP);
  const counts = new Int32Array(strips + 1);
  const range = new Int16Array(n * 2).fill(-1);
  const C = geometry.corners;
  for (let k = 0; k < n; k++) {
    let seen = true;
    let top = Number.POSITIVE_INFINITY;
    let bottom = Number.NEGATIVE_INFINITY;
    let leftmost = Number.POSITIVE_INFINITY;
    let rightmost = Number.NEGATIVE_INFINITY;
    for (let q = 0; q < 3; q++) {
      const o = k * 9;
      const e = o + q * 3;
      const p = q
        ? project(lens, C[o]! + C[e]!, C[o + 1]! + C[e + 1]!, C[o + 2]! + C[e + 2]!)
        : project(lens, C[o]!, C[o + 1]!, C[o + 2]!);
      if (p[2] < NEAR) seen = false;
      screen[e] = p[0];
      screen[e + 1] = p[1];
      screen[e + 2] = 1 / p[2];
      top = Math.min(top, p[1]);
      bottom = Math.max(bottom, p[1]);
      leftmost = Math.min(leftmost, p[0]);
      rightmost = Math.max(rightmost, p[0]);
    }
    if (!seen || bottom < 0 || top >= camera.height || rightmost < 0 || leftmost >= camera.width) continue;
    range[k * 2] = Math.max(0, Math.floor(top / STRIP));
    range[k * 2 + 1] = Math.min(strips - 1, Math.floor(bottom / STRIP));
    for (let s = range[k * 2]!; s <= range[k * 2 + 1]!; s++) counts[s + 1]!++;
  }
  for (let s = 0; s < strips; s++) counts[s + 1]! += counts[s]!;
  const stripStart = sharedInts(strips + 1);
  stripStart.set(counts);
  const stripTriangles = sharedInts(Math.max(1, counts[strips]!));
  const fill = counts.slice();
  for (let k = 0; k < n; k++) {
    if (range[k * 2]! < 0) continue;
    for (let s = range[k * 2]!; s <= range[k * 2 + 1]!; s++) stripTriangles[fill[s]!++] = k;
  }
  return { screen, stripStart, stripTriangles };
};
