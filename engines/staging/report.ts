import { CATALOGUE } from '#domain/scene/catalogue.ts';
import type { Scene } from '#domain/scene/scene.ts';
import type { ImageReport } from '#engines/ports.ts';
import type { RoomReading } from '#engines/vision/room/read-room.ts';

type Facts = {
  readonly engine: string;
  readonly version: string;
  readonly seed: number;
  readonly scene: Scene;
  readonly reading: RoomReading | null;
  readonly changedShare: number;
  readonly milliseconds: Record<string, number>;
  readonly triangles: number;
  readonly gloss: number;
  readonly notes: Record<string, unknown>;
};

/** The proof and the scene: what stands where in metres, how sure each step was, and all that is needed to do it again. */
export const reportOf = (facts: Facts): ImageReport => {
  const { scene, reading } = facts;
  const { camera, layout, scale, floor } = scene.room.confidence;
  return {
    engine: facts.engine,
    version: facts.version,
    seed: facts.seed,
    changedShare: facts.changedShare,
    confidence: Math.round(Math.min(camera, layout, 0.4 + 0.6 * scale, floor) * 1000) / 1000,
    milliseconds: facts.milliseconds,
    digitalSourceType: 'composite',
    details: {
      scene,
      items: scene.plan.items.map((i) => ({
        id: i.id,
        kind: i.kind,
        name: CATALOGUE[i.kind]?.name ?? i.kind,
        x: i.x,
        y: i.y,
        z: i.z,
        turnDegrees: Math.round((i.turn * 180) / Math.PI),
        width: i.width,
        depth: i.depth,
        height: i.height,
      })),
      confidence: scene.room.confidence,
      focalLength35: reading ? Math.round(reading.focalLength35 * 10) / 10 : null,
      scaleCues: reading?.scaleCues ?? [],
      floorGloss: Math.round(facts.gloss * 100) / 100,
      triangles: facts.triangles,
      ...facts.notes,
    },
  };
};
