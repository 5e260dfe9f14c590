import type { Operation } from '#contracts/scene.ts';
import { applyOperations } from '#domain/scene/operations.ts';
import type { Scene } from '#domain/scene/scene.ts';
import type { EngineContext, ImageEngine, ImageOutcome, PhotoFacts } from '#engines/ports.ts';
import { changedMask } from '#engines/raster/proof.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { decodeRuns, encodeRuns } from '#engines/raster/run-length.ts';
import { proposeCorners, readFromCorners } from '#engines/vision/room/from-corners.ts';
import { gatherEvidence, type RoomReading, readRoom } from '#engines/vision/room/read-room.ts';
import { shrink } from '#engines/vision/room/shrink.ts';
import { glossOf } from './floor-gloss.ts';
import { foregroundOf, standing } from './foreground.ts';
import { judgeReading, refusePhoto } from './judge.ts';
import type { StagingParameters } from './parameters.ts';
import { makePlan } from './plan/make-plan.ts';
import { surveySite } from './plan/site.ts';
import { type Crew, hireCrew } from './render/crew.ts';
import { renderScene } from './render-scene.ts';
import { reportOf } from './report.ts';

const NAME = 'staging';
const VERSION = '1.0.0';
const FULL = { edge: 2000, quality: { paths: 5, shadowPaths: 12 } } as const;
const PREVIEW = { edge: 800, quality: { paths: 2, shadowPaths: 6 } } as const;

export type Staged =
  | {
      readonly outcome: 'ok';
      readonly scene: Scene;
      readonly reading: RoomReading | null;
      readonly notes: Record<string, unknown>;
    }
  | Exclude<ImageOutcome, { outcome: 'ok' }>;

/** Reads the room and plans it, without rendering: what the editor shows, what the engine renders. */
export const planFor = async (
  photo: Raster,
  parameters: StagingParameters,
  context: EngineContext,
  facts: PhotoFacts = {},
): Promise<Staged> => {
  if (parameters.scene) return replay(photo, parameters.scene, parameters.operations);
  const refusal = refusePhoto(photo);
  if (refusal) return { outcome: 'refuse', reason: refusal };
  context.progress(0.01, 'looking');
  const segmentation = await context.segmenter?.segment(photo, context.signal);
  const evidence = gatherEvidence(photo, segmentation);
  context.signal.throwIfAborted();
  const answer = parameters.answer;
  const reading = answer
    ? readFromCorners(evidence, answer.corners, answer.knownLength, facts.focalLength35)
    : readRoom(evidence, facts.focalLength35);
  if (!reading) {
    if (answer)
      return {
        outcome: 'ask',
        question: 'floor-corners',
        reason: 'These corners do not make a room with straight walls. Drag each one to where a wall meets the floor.',
        proposal: { corners: answer.corners, width: photo.width, height: photo.height },
      };
    return {
      outcome: 'refuse',
      reason: 'This does not look like the inside of a room. Staging needs a photo of an empty room.',
    };
  }
  const verdict = judgeReading(reading, parameters.roomType);
  if (verdict.level === 'refuse') return { outcome: 'refuse', reason: verdict.reason };
  const proposal = {
    corners: proposeCorners(reading),
    camera: reading.camera,
    confidence: reading.room.confidence,
    width: photo.width,
    height: photo.height,
  };
  if (verdict.level === 'ask' && !answer)
    return { outcome: 'ask', question: 'floor-corners', reason: verdict.reason, proposal };
  const { style, roomType, variant } = parameters;
  const planned = makePlan(reading.camera, reading.room, { style, roomType, variant, seed: context.seed }, photo);
  if (!planned) {
    // A small floor that was read with confidence will not grow by dragging its corners.
    const sure = Math.min(reading.room.confidence.layout, reading.room.confidence.floor) > 0.5;
    const small = sure && surveySite(reading.camera, reading.room).visibleArea < LEAST_FLOOR;
    if (!answer && !small)
      return {
        outcome: 'ask',
        question: 'floor-corners',
        reason:
          'No complete set of furniture fits the floor as it was read. Drag the four floor corners to where the walls meet the floor.',
        proposal,
      };
    return {
      outcome: 'refuse',
      reason: `This room is too small in the photo for ${WORDS[roomType]}. Choose another room type or a photo that shows more floor.`,
    };
  }
  const scene: Scene = { camera: reading.camera, room: reading.room, plan: planned.plan };
  const edited = applyOperations(scene, parameters.operations);
  return {
    outcome: 'ok',
    scene: edited.scene,
    reading,
    notes: {
      refusedItems: planned.refused,
      refusedOperations: edited.refused,
      floorCover: planned.floorCover,
      visibleFloor: planned.visibleArea,
    },
  };
};

/** Square metres of visible floor below which no room type but an office has ever been furnished. */
const LEAST_FLOOR = 4.5;
const WORDS: Readonly<Record<StagingParameters['roomType'], string>> = {
  living_room: 'a sofa and its table',
  bedroom: 'a bed and a nightstand',
  kitchen: 'kitchen pieces',
  bathroom: 'bathroom pieces',
  dining_room: 'a table with its chairs',
  office: 'a desk and its chair',
  other: 'furniture',
};

/** An earlier scene, edited. Another variant is planned anew in the same room. */
const replay = (photo: Raster, scene: Scene, operations: readonly Operation[]): Staged => {
  const edited = applyOperations(scene, operations);
  const notes = { refusedOperations: edited.refused };
  if (!edited.replan) return { outcome: 'ok', scene: edited.scene, reading: null, notes };
  const { style, roomType, seed, variant } = edited.scene.plan;
  const planned = makePlan(scene.camera, scene.room, { style, roomType, seed, variant }, photo);
  if (!planned) return { outcome: 'refuse', reason: 'No complete set of furniture fits this room in that variant.' };
  return { outcome: 'ok', scene: { ...edited.scene, plan: planned.plan }, reading: null, notes };
};

/** A crew that came through rests for the next picture; one that was cancelled or failed in the middle does not. */
const stage = async (
  photo: Raster,
  parameters: StagingParameters,
  context: EngineContext,
  facts: PhotoFacts | undefined,
  size: typeof FULL | typeof PREVIEW,
): Promise<ImageOutcome> => {
  const crew = hireCrew(photo.width * photo.height > 300_000 ? context.threads : 1);
  try {
    const outcome = await stageWith(crew, photo, parameters, context, facts, size);
    await crew.rest();
    return outcome;
  } catch (error) {
    await crew.dismiss();
    throw error;
  }
};

const stageWith = async (
  crew: Crew,
  photo: Raster,
  parameters: StagingParameters,
  context: EngineContext,
  facts: PhotoFacts | undefined,
  size: typeof FULL | typeof PREVIEW,
): Promise<ImageOutcome> => {
  const milliseconds: Record<string, number> = {};
  let last = performance.now();
  const tick = (name: string) => {
    const now = performance.now();
    milliseconds[name] = Math.round(now - last + (milliseconds[name] ?? 0));
    last = now;
  };
  const staged = await planFor(photo, parameters, context, facts);
  tick('reading');
  if (staged.outcome !== 'ok') return staged;
  const { scene, reading } = staged;
  const kept = parameters.foreground && decodeRuns(parameters.foreground);
  const things = reading ? foregroundOf(reading) : kept;
  const keep = things && standing(things, scene.camera);
  const gloss = glossOf(photo, scene.camera, scene.room);
  const watch = {
    signal: context.signal,
    progress: (f: number, s: string) => context.progress(0.1 + 0.9 * f, s),
    tick,
  };
  const rendering = await renderScene({ scene, photo, gloss, keep, ...size }, crew, watch);
  const proof = changedMask(photo, rendering.picture);
  tick('proof');
  const report = reportOf({
    engine: NAME,
    version: VERSION,
    seed: context.seed,
    scene,
    reading,
    changedShare: proof.share,
    milliseconds,
    triangles: rendering.triangles,
    gloss,
    notes: things ? { ...staged.notes, foreground: encodeRuns(things) } : staged.notes,
  });
  return { outcome: 'ok', picture: rendering.picture, mask: rendering.mask, report };
};

export const stagingEngine: ImageEngine<StagingParameters> = {
  name: NAME,
  version: VERSION,
  run: (photo, parameters, context, facts) => stage(photo, parameters, context, facts, FULL),
};

/** The edited scene at 800 px, for the drag editor: not counted, not stored. */
export const previewScene = (
  photo: Raster,
  scene: Scene,
  operations: readonly Operation[],
  context: EngineContext,
  foreground?: StagingParameters['foreground'],
): Promise<ImageOutcome> => {
  const { style, roomType, variant } = scene.plan;
  const wish = { style, roomType, variant, scene, operations: [...operations], ...(foreground ? { foreground } : {}) };
  return stage(shrink(photo, 800), wish, context, undefined, PREVIEW);
};
