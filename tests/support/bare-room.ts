import type { Opening, Room } from '#domain/scene/room.ts';

/** A box of a room as the reader would give it: three walls before the camera, nothing in it. */
export const bareRoom = (
  left: number,
  right: number,
  depth: number,
  openings: { left?: Opening[]; back?: Opening[]; right?: Opening[] } = {},
): Room => ({
  floor: [
    { x: -left, z: -1.6 },
    { x: -left, z: depth },
    { x: right, z: depth },
    { x: right, z: -1.6 },
  ],
  ceiling: 2.6,
  walls: [
    { name: 'left', from: { x: -left, z: -1.6 }, to: { x: -left, z: depth }, seen: 1, openings: openings.left ?? [] },
    { name: 'back', from: { x: -left, z: depth }, to: { x: right, z: depth }, seen: 1, openings: openings.back ?? [] },
    { name: 'right', from: { x: right, z: depth }, to: { x: right, z: -1.6 }, seen: 1, openings: openings.right ?? [] },
  ],
  obstacles: [],
  carpet: false,
  confidence: { camera: 1, layout: 1, scale: 1, floor: 1 },
});
