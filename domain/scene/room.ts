import { z } from 'zod';
import type { FloorPoint } from './camera.ts';
import type { Footprint } from './polygon.ts';

const Spot = z.object({ x: z.number(), z: z.number() });

/** A stretch of wall that furniture must respect, in metres along the wall from its first end. */
export const Opening = z.object({
  kind: z.enum(['door', 'passage', 'window', 'fixture', 'unknown']),
  from: z.number(),
  to: z.number(),
  sill: z.number(),
  head: z.number(),
});
export type Opening = z.infer<typeof Opening>;

export const Wall = z.object({
  name: z.enum(['back', 'left', 'right']),
  from: Spot,
  to: Spot,
  /** Share of the wall that the photo shows. */
  seen: z.number(),
  openings: z.array(Opening),
});
export type Wall = z.infer<typeof Wall>;

const Confidence = z.object({
  camera: z.number(),
  layout: z.number(),
  scale: z.number(),
  floor: z.number(),
});

export const Room = z.object({
  floor: z.array(Spot).min(3).max(40),
  ceiling: z.number().positive(),
  walls: z.array(Wall),
  /** Fitted carpet: a rug on it is laid for its colour, none is no fault. */
  carpet: z.boolean().default(false),
  /** Floor below lamps that hang from the ceiling: a table belongs there. */
  pendants: z.array(Spot).optional(),
  /** Floor that is taken by what stays: hearth, radiator, island. */
  obstacles: z.array(
    z.object({
      x: z.number(),
      z: z.number(),
      turn: z.number(),
      width: z.number(),
      depth: z.number(),
      height: z.number(),
    }),
  ),
  confidence: Confidence,
});
export type Room = z.infer<typeof Room>;
export type Obstacle = Room['obstacles'][number];

export const wallLength = (wall: Wall): number => Math.hypot(wall.to.x - wall.from.x, wall.to.z - wall.from.z);

/** A point `along` the wall and `off` it into the room. */
export const atWall = (wall: Wall, along: number, off: number): FloorPoint => {
  const length = wallLength(wall) || 1;
  const dx = (wall.to.x - wall.from.x) / length;
  const dz = (wall.to.z - wall.from.z) / length;
  const into = inward(wall);
  return { x: wall.from.x + dx * along + into.x * off, z: wall.from.z + dz * along + into.z * off };
};

/** Walls run clockwise seen from above (left wall away from the camera, back wall to the right, right wall back). */
export const inward = (wall: Wall): FloorPoint => {
  const length = wallLength(wall) || 1;
  return { x: (wall.to.z - wall.from.z) / length, z: -(wall.to.x - wall.from.x) / length };
};

/** The turn that makes a piece (front = +z) look into the room from this wall. */
export const facing = (wall: Wall): number => {
  const n = inward(wall);
  return Math.atan2(n.x, n.z);
};

/** The strip before a door that nothing may stand in. */
export const doorStrip = (wall: Wall, opening: Opening, reach = 0.85): Footprint => {
  const middle = atWall(wall, (opening.from + opening.to) / 2, reach / 2);
  return { x: middle.x, z: middle.z, turn: facing(wall), width: opening.to - opening.from, depth: reach };
};
