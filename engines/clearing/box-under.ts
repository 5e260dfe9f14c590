import { type Camera, rescale } from '#domain/scene/camera.ts';
import { judgeOf, type Pose } from '#engines/clearing/box-judge.ts';
import { polishBox, settleBox } from '#engines/clearing/box-search.ts';
import { floorSeen, type Guess } from '#engines/clearing/guess.ts';
import type { BoxRoom } from '#engines/clearing/surfaces.ts';
import { dilate } from '#engines/raster/morphology.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { resizeMask } from '#engines/raster/run-length.ts';
import { fitBox } from '#engines/vision/room/box-fit.ts';
import { axesUnder, searchCamera } from '#engines/vision/room/camera-search.ts';
import { drawEdges, type EdgeMaps } from '#engines/vision/room/edge-maps.ts';
import type { Segment } from '#engines/vision/room/lines.ts';
import type { LineEvidence } from '#engines/vision/room/read-room.ts';
import { greyOf, stretch } from '#engines/vision/room/shrink.ts';

/** What a hidden stretch of an edge is worth: less than a seen line, more than a visible place without one. */
const HIDDEN = 0.3;
/** A line with more than this share inside what is cleared, or on its outline, is the furniture's. */
const FOREIGN = 0.35;
const USUAL_CEILING = 2.6;
/** Cameras with their boxes from which the search sets out. */
const STARTS = 4;

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
  evidence: LineEvidence,
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
  const cameras = searchCamera(segments, width, height, focalLength35);
  const starts = cameras.map(({ camera, score }): Start => {
    const axes = axesUnder(segments, camera);
    const maps = raise(drawEdges(segments, axes, w, h, evidence.lineScale), hidden);
    const { box, ceiling: top } = fitBox(camera, segments, axes, maps, floor, ceiling);
    const { focal, pitch, roll, yaw } = rescale(camera, w, h);
    const pose = { focal, pitch, roll, yaw, ...box, top: Math.max(1.3, top.ratio) };
    return { pose, lines: score, worth: judge(pose) + score };
  });
  if (starts.length === 0) return undefined;
  const known = starts.sort((p, q) => q.worth - p.worth).slice(0, STARTS);
  const coarse = settleBox(
    known.map(({ pose }) => pose),
    judge,
    { width: w, height: h },
    focalLength35,
  );
  // Once more on the whole picture: a floor line two pixels off leaves no baseboard to continue.
  const fine = judgeOf(greyOf(photo), dilate(mask.data, photo.width, photo.height, 7), guess);
  const larger = coarse.map((pose) => ({ ...pose, focal: (pose.focal * photo.width) / w }));
  const [best] = polishBox(larger, fine, photo, focalLength35);
  return best && roomOf(photo, best);
};

const roomOf = ({ width, height }: Raster, pose: Pose): BoxRoom => {
  const { focal, pitch, roll, yaw, depth, left, right, top } = pose;
  const camera: Camera = { width, height, focal, pitch, roll, yaw, eye: USUAL_CEILING / top, bend: 0 };
  return { camera, box: { depth, left, right }, ceiling: USUAL_CEILING };
};
