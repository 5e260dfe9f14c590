import { type Camera, focal35, lensOf, project, rescale } from '#domain/scene/camera.ts';
import type { Room } from '#domain/scene/room.ts';
import type { Segmentation } from '#engines/ports.ts';
import type { Plane, Raster } from '#engines/raster/raster.ts';
import { type BoxFit, fitBox, floorEnd, horizonAt } from './box-fit.ts';
import { axesUnder, type CameraGuess, searchCamera } from './camera-search.ts';
import { isCarpet, linesOnFloor } from './carpet.ts';
import { focalByDoor } from './door-focal.ts';
import { drawEdges } from './edge-maps.ts';
import { colourFeatures, floorFromColours } from './floor-colour.ts';
import { type FloorBox, findDepartures, outlineOf, wallsAlong } from './floor-outline.ts';
import { findLines, type Segment } from './lines.ts';
import { findNearWall } from './near-wall.ts';
import { findObstacles } from './obstacles.ts';
import { findPendants } from './pendants.ts';
import { ceilingCue, doorCue, type ScaleCue, weighScale } from './scale.ts';
import { type SeenClasses, seenClasses } from './seen-classes.ts';
import { greyOf, shrink } from './shrink.ts';
import { readWall, UNMEASURED } from './wall-openings.ts';

const LINE_EDGE = 800;
const LAYOUT_EDGE = 320;
/** Floor behind the camera that nobody saw, in metres. */
const BEHIND = 1.6;

export type RoomReading = {
  /** In pixels of the whole photo, in metres. */
  readonly camera: Camera;
  readonly room: Room;
  /** Probability of floor at layout size. */
  readonly floor: Plane;
  /** The same by colour alone. */
  readonly colourFloor: Plane;
  readonly classes: SeenClasses | undefined;
  readonly fit: BoxFit;
  readonly scaleCues: readonly ScaleCue[];
  readonly focalLength35: number;
  readonly lineCount: number;
  /** Length of straight edges on the floor over the root of its area: boards and tiles have them, carpets do not. */
  readonly floorLines: number;
};

/** The photo's straight lines, and the two sizes at which they are looked for and boxes are fitted. */
export type LineEvidence = {
  /** At 1000 px, where lines are looked for. */
  readonly middle: Raster;
  readonly small: Raster;
  readonly lineScale: number;
  readonly segments: readonly Segment[];
  readonly lineSize: { readonly width: number; readonly height: number };
};

/** Everything that can be known before the room's box: kept, so that a person's corners can replace the search. */
export type RoomEvidence = LineEvidence & {
  readonly photo: Raster;
  readonly features: Float32Array;
  readonly classes: SeenClasses | undefined;
};

export const gatherLines = (photo: Raster): LineEvidence => {
  const middle = shrink(photo, LINE_EDGE);
  const small = shrink(middle, LAYOUT_EDGE);
  return {
    middle,
    small,
    lineScale: small.width / middle.width,
    segments: findLines(greyOf(middle)),
    lineSize: { width: middle.width, height: middle.height },
  };
};

export const gatherEvidence = (photo: Raster, segmentation?: Segmentation): RoomEvidence => {
  const lines = gatherLines(photo);
  const { small } = lines;
  return {
    photo,
    ...lines,
    features: colourFeatures(small),
    classes: segmentation && seenClasses(segmentation, small.width, small.height),
  };
};

/** The room, by the file's focal length where it has one; else checked once against the width of a door seen from the side. */
export const readRoom = (evidence: RoomEvidence, focalLength35?: number): RoomReading | null => {
  const first = readWith(evidence, focalLength35);
  const better = first && focalLength35 === undefined ? focalByDoor(first) : null;
  if (!first || better === null) return first;
  const second = readWith(evidence, better);
  // Where two vanishing points fix the lens, another one reads worse: then the door is a double one.
  const holds =
    second &&
    second.fit.score > first.fit.score - 0.12 &&
    second.room.confidence.camera > first.room.confidence.camera - 0.12;
  return holds ? second : first;
};

/** The best of up to three cameras by camera and layout together. Null when there are hardly any lines. */
const readWith = (evidence: RoomEvidence, focalLength35?: number): RoomReading | null => {
  const { width, height } = evidence.lineSize;
  const guesses = searchCamera(evidence.segments, width, height, focalLength35);
  let best: { reading: ReturnType<typeof layoutUnder>; guess: CameraGuess; value: number } | null = null;
  for (const guess of guesses) {
    const reading = layoutUnder(evidence, guess.camera, guess.axes);
    const value = reading.fit.score + 1.5 * guess.score;
    if (!best || value > best.value) best = { reading, guess, value };
  }
  if (!best || evidence.segments.length < 8) return null;
  return finish(evidence, best.guess.camera, best.guess.score, best.reading.fit, best.reading);
};

const layoutUnder = (evidence: RoomEvidence, camera: Camera, axes: Int8Array) => {
  const { small, segments, lineScale } = evidence;
  const { width: w, height: h } = small;
  const maps = drawEdges(segments, axes, w, h, lineScale);
  const lens = lensOf(rescale({ ...camera, eye: 1 }, w, h));
  const yes: number[] = [];
  const no: number[] = [];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (y > h * 0.88 && x > w * 0.12 && x < w * 0.88) yes.push(y * w + x);
      else if (y < horizonAt(lens, x) - h * 0.02) no.push(y * w + x);
    }
  }
  let colours = floorFromColours(evidence.features, w, h, Int32Array.from(yes), Int32Array.from(no));
  let floor = mix(evidence, colours);
  let fit = fitBox(camera, segments, axes, maps, floor, evidence.classes?.ceiling);
  // Once more with a colour model learnt from the first fit, unless it found no floor to learn from.
  const again = inside(lens, fit, w, h);
  if (again.yes.length > w * h * 0.03) {
    colours = floorFromColours(evidence.features, w, h, again.yes, again.no);
    floor = mix(evidence, colours);
    fit = fitBox(camera, segments, axes, maps, floor, evidence.classes?.ceiling);
  }
  return { fit, floor, colours };
};

const inside = (lens: ReturnType<typeof lensOf>, fit: BoxFit, w: number, h: number) => {
  const yes: number[] = [];
  const no: number[] = [];
  for (let x = 0; x < w; x++) {
    const v = floorEnd(lens, fit.box, x);
    for (let y = 0; y < h; y++) {
      if (y > v + 3) yes.push(y * w + x);
      else if (y < v - 3) no.push(y * w + x);
    }
  }
  return { yes: Int32Array.from(yes), no: Int32Array.from(no) };
};

/** The network knows sun patches and rugs, the colours know this very floor. */
const mix = (evidence: RoomEvidence, colours: Plane): Plane => {
  const seen = evidence.classes?.floor;
  if (!seen) return colours;
  return { ...colours, data: colours.data.map((v, i) => 0.3 * v + 0.7 * seen.data[i]!) };
};

export const finish = (
  evidence: RoomEvidence,
  camera: Camera,
  cameraScore: number,
  fit: BoxFit,
  seen: { readonly floor: Plane; readonly colours: Plane },
  drawn?: { readonly eye?: number | undefined },
): RoomReading => {
  const knownEye = drawn?.eye;
  const { small, segments, lineScale, classes } = evidence;
  const axes = axesUnder(segments, camera);
  const uprights = segments
    .filter((_, i) => axes[i] === 1)
    .map((s) => ({ ...s, x1: s.x1 * lineScale, y1: s.y1 * lineScale, x2: s.x2 * lineScale, y2: s.y2 * lineScale }));
  const nearWall = findNearWall(lensOf({ ...rescale(camera, small.width, small.height), eye: 1 }), fit.box, seen.floor);
  const nearAt = (eye: number) => (nearWall === null ? -BEHIND : Math.max(-BEHIND, nearWall * eye));
  const boxAt = (eye: number): FloorBox => ({
    left: fit.box.left * eye,
    right: fit.box.right * eye,
    depth: fit.box.depth * eye,
    near: nearAt(eye),
  });
  const openingsAt = (eye: number, outline = outlineOf(boxAt(eye), {})) => {
    const lens = lensOf({ ...rescale(camera, small.width, small.height), eye });
    return wallsAlong(outline).map((wall) => ({
      ...wall,
      ...readWall(wall, { lens, photo: small, classes, colours: seen.colours, uprights }),
    }));
  };
  const cues: ScaleCue[] = [];
  const ceiling = ceilingCue(fit.ceiling.ratio, fit.ceiling.score);
  if (ceiling) cues.push(ceiling);
  if (classes) {
    const heads = openingsAt(1.36).flatMap((w) =>
      w.openings.filter((o) => o.kind === 'door' && o.head !== UNMEASURED).map((o) => o.head),
    );
    const usual = heads.filter((v) => v > 1.6 && v < 2.5);
    if (usual.length) cues.push(doorCue(usual.reduce((a, b) => a + b, 0) / usual.length / 1.36));
  }
  const scale = weighScale(cues);
  const eye = knownEye ?? scale.eye;
  const lens = lensOf({ ...rescale(camera, small.width, small.height), eye });
  const { left, right, depth } = boxAt(eye);
  // A person who drew the corners drew the whole floor.
  const shape = drawn ? { box: boxAt(eye), departures: {} } : findDepartures(lens, boxAt(eye), seen.floor, classes);
  const outline = outlineOf(shape.box, shape.departures);
  const known = fit.ceiling.score > 0.2;
  let top = 0;
  for (const x of [-left * 0.7, 0, right * 0.7]) {
    for (let y = 0.2; y < 4; y += 0.05) {
      const [u, v, d] = project(lens, x, y, depth);
      if (d > 0 && v > 0 && u > 0 && u < small.width) top = Math.max(top, y);
    }
  }
  const floorLines = linesOnFloor(evidence, camera, fit);
  const room: Room = {
    floor: outline,
    ceiling: known ? Math.max(2.1, fit.ceiling.ratio * eye) : Math.max(2.6, top + 0.1),
    walls: openingsAt(eye, outline),
    carpet: isCarpet(floorLines, evidence.middle, seen.floor),
    obstacles: [],
    confidence: {
      camera: clamp((cameraScore - 0.55) / 0.3),
      layout: clamp((fit.score - 0.45) / 0.8),
      scale: knownEye ? 1 : scale.confidence,
      floor: clamp((fit.region + 0.2) / 0.9),
    },
  };
  return {
    camera: { ...rescale(camera, evidence.photo.width, evidence.photo.height), eye },
    room: classes
      ? {
          ...room,
          obstacles: findObstacles(lens, room, seen.floor, seen.colours, classes),
          pendants: findPendants(lens, room, classes),
        }
      : room,
    floor: seen.floor,
    colourFloor: seen.colours,
    classes,
    fit,
    scaleCues: knownEye ? [] : scale.cues,
    focalLength35: focal35(camera),
    lineCount: segments.length,
    floorLines,
  };
};

const clamp = (v: number) => Math.max(0, Math.min(1, v));
