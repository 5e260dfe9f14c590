import { describe, expect, it } from 'vitest';
import { floorUnder, focal35, lensOf, project } from '#domain/scene/camera.ts';
import { contains } from '#domain/scene/polygon.ts';
import { paintRoom, pinhole, type SyntheticRoom } from '#tests/support/synthetic-room.ts';
import { proposeCorners, readFromCorners } from './from-corners.ts';
import { gatherEvidence, readRoom } from './read-room.ts';

const ROOMS: Record<string, SyntheticRoom> = {
  'two walls from a corner': {
    camera: pinhole(900, 600, 20, { yaw: -28, pitch: 3 }),
    left: 3.4,
    right: 1.6,
    depth: 3.6,
    ceiling: 2.6,
    window: { wall: 'left', at: 2 },
  },
  'a slight angle, carpet': {
    camera: pinhole(900, 600, 22, { yaw: 12, pitch: 2 }),
    left: 1.9,
    right: 2.3,
    depth: 4.4,
    ceiling: 2.55,
    door: -1.2,
    floor: 'carpet',
  },
  'a dark floor, low camera': {
    camera: pinhole(900, 600, 18, { yaw: -18, pitch: 0 }, 1.2),
    left: 2.6,
    right: 1.7,
    depth: 4.2,
    ceiling: 2.6,
    door: 0.4,
    floor: 'dark',
  },
};

describe.each(Object.entries(ROOMS))('reading %s', (_, truth) => {
  const photo = paintRoom(truth);
  const evidence = gatherEvidence(photo);
  const reading = readRoom(evidence)!;

  it('finds the focal length within 5 %', () => {
    expect(Math.abs(focal35(reading.camera) / focal35(truth.camera) - 1)).toBeLessThan(0.05);
  });
  it('finds the visible floor corners within 1 % of the width', () => {
    const lens = lensOf(truth.camera);
    const { corners } = { corners: proposeCorners(reading) };
    for (const [found, x] of [
      [corners.farLeft, -truth.left],
      [corners.farRight, truth.right],
    ] as const) {
      const [u, v] = project(lens, x, 0, truth.depth);
      if (u < 0 || u > photo.width || v > photo.height) continue;
      expect(Math.hypot(found.x - u, found.y - v)).toBeLessThan(0.01 * photo.width);
    }
  });
  it('finds the scale within 8 % by the ceiling', () => {
    expect(Math.abs(reading.camera.eye / truth.camera.eye - 1)).toBeLessThan(0.08);
  });
  it('is sure of what it read', () => {
    expect(reading.room.confidence.camera).toBeGreaterThan(0.42);
    expect(reading.room.confidence.layout).toBeGreaterThan(0.45);
  });
});

describe('an L-shaped room', () => {
  const block = { x: 0.9, z: 3.1 };
  const truth: SyntheticRoom = {
    camera: pinhole(900, 600, 20, { yaw: -8, pitch: 3 }),
    left: 2.4,
    right: 2.6,
    depth: 5,
    ceiling: 2.6,
    block,
  };
  it('has a floor of six corners, with a wall on each side of the block', () => {
    const { room } = readRoom(gatherEvidence(paintRoom(truth)))!;
    expect(room.floor).toHaveLength(6);
    const nearest = Math.min(...room.floor.map((p) => Math.hypot(p.x - block.x, p.z - block.z)));
    expect(nearest).toBeLessThan(0.3);
    expect(room.walls).toHaveLength(5);
    expect(contains(room.floor, 0, 2.5)).toBe(true);
    expect(contains(room.floor, block.x + 0.6, block.z + 0.8)).toBe(false);
  });
});

describe('a person’s corners', () => {
  const truth = ROOMS['a slight angle, carpet']!;
  const photo = paintRoom(truth);
  const lens = lensOf(truth.camera);
  const at = (x: number, z: number) => {
    const [u, v] = project(lens, x, 0, z);
    return { x: u, y: v };
  };
  it('settle the room, and one known length settles its scale', () => {
    const corners = {
      nearLeft: at(-truth.left, 2.4),
      farLeft: at(-truth.left, truth.depth),
      farRight: at(truth.right, truth.depth),
      nearRight: at(truth.right, 2.4),
    };
    const known = { from: corners.farLeft, to: corners.farRight, metres: truth.left + truth.right };
    const reading = readFromCorners(gatherEvidence(photo), corners, known)!;
    expect(reading.camera.eye).toBeCloseTo(truth.camera.eye, 1);
    const spot = floorUnder(lensOf(reading.camera), photo.width / 2, photo.height * 0.8)!;
    const real = floorUnder(lens, photo.width / 2, photo.height * 0.8)!;
    const turn = truth.camera.yaw - reading.camera.yaw;
    expect(Math.abs(turn)).toBeLessThan(0.06);
    expect(Math.hypot(spot.x - real.x, spot.z - real.z)).toBeLessThan(0.2);
  });
  it('that make no room are turned back', () => {
    const corners = {
      nearLeft: { x: 700, y: 300 },
      farLeft: { x: 100, y: 590 },
      farRight: { x: 120, y: 310 },
      nearRight: { x: 20, y: 320 },
    };
    expect(readFromCorners(gatherEvidence(photo), corners)).toBeNull();
  });
});
