import { type Camera, rescale } from '#domain/scene/camera.ts';
import { type Judge, judgeOf, type Pose } from '#engines/clearing/box-judge.ts';
import { floorSeen, type Guess } from '#engines/clearing/guess.ts';
import type { BoxRoom } from '#engines/clearing/surfaces.ts';
import { dilate } from '#engines/raster/morphology.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { resizeMask } from '#engines/raster/run-length.ts';
import { fitBox } from '#engines/vision/room/box-fit.ts';
import { axesUnder, searchCamera } from '#engines/vision/room/camera-search.ts';
import { drawEdges, type EdgeMaps } from '#engines/vision/room/edge-maps.ts';
import type { Segment } from '#engines/vision/room/lines.ts';
import type { RoomEvidence } from '#engines/vision/room/read-room.ts';
import { greyOf, stretch } from '#engines/vision/room/shrink.ts';

/** What a hidden stretch of an edge is worth: less than a seen line, more than a visible place without one. */
const HIDDEN = 0.3;
/** A line with more than this share inside what is cleared, or on its outline, is the furniture's. */
const FOREIGN = 0.35;
const USUAL_CEILING = 2.6;

const isFree = (segment: Segment, taken: Uint8Array, width: number): boolean => {
  let inside = 0;
  for (let n = 0; n <= 20; n++) {
    const x = Math.floor(segment.x1 + ((segment.x2 - segment.x1) * n) / 20);
    const y = Math.floor(segment.y1 + ((segment.y2 - segment.y1) * n) / 20);
    if (taken[y * width + x]) inside++;
  }
  return inside <= FOREIGN * 21;
};

const raise = (maps: EdgeMaps, taken: Uint8Array): EdgeMaps =>
  maps.map((map) => ({
    ...map,
    data: map.data.map((v, i) => (taken[i] ? Math.max(v, HIDDEN) : v)),
  })) as unknown as EdgeMaps;

type Start = { readonly pose: Pose; readonly lines: number; readonly worth: number };

/**
 * The room's box by what is seen beside the furniture alone: its lines and its floor are no evidence, and an edge that
 * runs behind it is neither praised nor blamed.
 */
export const boxUnder = (
  photo: Raster,
  mask: Mask,
  evidence: RoomEvidence,
  guess: Guess,
  focalLength35?: number,
): BoxRoom | undefined => {
  const { width, height } = evidence.lineSize;
  const taken = dilate(resizeMask(mask, width, height).data, width, height, 7);
  const segments = evidence.segments.filter((segment) => isFree(segment, taken, width));
  if (segments.length < 8) return undefined;
  const { width: w, height: h } = evidence.small;
  const floor = stretch(floorSeen(guess), w, h);
  const ceiling = stretch(guess.ceiling, w, h);
  const hidden = dilate(resizeMask(mask, w, h).data, w, h, 5);
  const judge = judgeOf(greyOf(evidence.small), hidden, guess);
  // Furniture stands along the walls: its lines say nothing of where they are, but which way they run.
  const cameras = [segments, evidence.segments].flatMap((lines) => searchCamera(lines, width, height, focalLength35));
  const starts = cameras.map(({ camera, score }): Start => {
    const axes = axesUnder(segments, camera);
    const maps = raise(drawEdges(segments, axes, w, h, evidence.lineScale), hidden);
    const { box, ceiling: top } = fitBox(camera, segments, axes, maps, floor, ceiling);
    const { focal, pitch, roll, yaw } = rescale(camera, w, h);
    const pose = { focal, pitch, roll, yaw, ...box, top: Math.max(1.3, top.ratio) };
    return { pose, lines: score, worth: judge(pose) + score };
  });
  const scanned = starts
    .sort((p, q) => q.worth - p.worth)
    .slice(0, 4)
    .map((start) => {
      const pose = climb(scan(start.pose, judge), judge, 1, 0.06);
      return { pose, worth: judge(pose) + start.lines };
    })
    .sort((p, q) => q.worth - p.worth);
  if (!scanned[0]) return undefined;
  const best = scanned[0].pose;
  // Once more on the large picture: a floor line two pixels off leaves no baseboard to continue.
  const fine = judgeOf(greyOf(evidence.middle), taken, guess);
  const near = climb({ ...best, focal: best.focal / evidence.lineScale }, fine, 0.5, 0.006);
  return roomOf(photo, near, width, height);
};

type Move = keyof Pose | 'size';
/** All walls and the ceiling at once: corners and cornice stay where they are in the picture, the floor's edges move. */
const moved = (pose: Pose, key: Move, by: number): Pose => {
  if (key === 'pitch' || key === 'roll' || key === 'yaw') return { ...pose, [key]: pose[key] + by };
  if (key !== 'size') return { ...pose, [key]: pose[key] * (1 + by) };
  const k = 1 + by;
  return { ...pose, depth: pose.depth * k, left: pose.left * k, right: pose.right * k, top: 1 + (pose.top - 1) * k };
};

const SPAN = Array.from({ length: 27 }, (_, n) => 0.35 * 1.14 ** n);
const TOPS = Array.from({ length: 24 }, (_, n) => 1.35 * 1.045 ** n);
const SIZES = Array.from({ length: 17 }, (_, n) => 1.08 ** (n - 8));

/** Every wall and the ceiling in turn over its whole range: a wall that only its cornice or corner shows is found so. */
const scan = (start: Pose, judge: Judge): Pose => {
  let best = start;
  let value = judge(best);
  const offer = (next: Pose): void => {
    const worth = judge(next);
    if (!(worth > value)) return;
    value = worth;
    best = next;
  };
  for (let round = 0; round < 2; round++) {
    for (const key of ['right', 'left', 'depth', 'top'] as const)
      for (const v of key === 'top' ? TOPS : SPAN) offer({ ...best, [key]: v });
    const from = best;
    for (const k of SIZES) offer(moved(from, 'size', k - 1));
  }
  return best;
};

const STEPS = {
  size: 0.03,
  focal: 0.02,
  pitch: 0.006,
  roll: 0.004,
  yaw: 0.01,
  depth: 0.04,
  left: 0.04,
  right: 0.04,
  top: 0.02,
};
/** How far the lines let the camera go: as much as this costs as much as a tenth of the edges. */
const GIVE = { focal: 0.1, pitch: 0.02, roll: 0.012, yaw: 0.035 };

const climb = (start: Pose, judge: Judge, from: number, to: number): Pose => {
  const strain = (pose: Pose): number =>
    0.1 *
    (Math.log(pose.focal / start.focal) ** 2 / GIVE.focal ** 2 +
      (pose.pitch - start.pitch) ** 2 / GIVE.pitch ** 2 +
      (pose.roll - start.roll) ** 2 / GIVE.roll ** 2 +
      (pose.yaw - start.yaw) ** 2 / GIVE.yaw ** 2);
  let best = start;
  let value = judge(best);
  let step = from;
  for (let round = 0; round < 40 && step > to; round++) {
    let better = false;
    for (const [key, size] of Object.entries(STEPS) as [Move, number][])
      for (const sign of [1, -1]) {
        const next = moved(best, key, sign * size * step);
        const worth = judge(next) - strain(next);
        if (!(worth > value)) continue;
        value = worth;
        best = next;
        better = true;
      }
    if (!better) step /= 2;
  }
  return best;
};

const roomOf = (photo: Raster, pose: Pose, width: number, height: number): BoxRoom => {
  const { focal, pitch, roll, yaw, depth, left, right, top } = pose;
  const camera: Camera = { width, height, focal, pitch, roll, yaw, eye: USUAL_CEILING / top, bend: 0 };
  return { camera: rescale(camera, photo.width, photo.height), box: { depth, left, right }, ceiling: USUAL_CEILING };
};
