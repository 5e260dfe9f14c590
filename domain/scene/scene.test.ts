import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { livingRoom } from '#tests/support/living-room.ts';
import { type Camera, floorUnder, lensOf, project, rayThrough, rescale } from './camera.ts';
import { CATALOGUE, LEAFLESS, ROUND_RUG, swapped } from './catalogue.ts';
import { freeSpot } from './free-spot.ts';
import { applyOperations } from './operations.ts';
import type { Item } from './plan.ts';
import { areaOf, contains, depthInside, liesWithin, overlap } from './polygon.ts';
import { facing, type Room, type Wall } from './room.ts';
import { Scene } from './scene.ts';
import { standsFree } from './settle.ts';
import { snapped } from './snap.ts';

const camera: Camera = { width: 1200, height: 800, focal: 700, pitch: 0.05, roll: 0.01, yaw: -0.3, eye: 1.4, bend: 0 };
const floor = [
  { x: -2, z: -1.6 },
  { x: -2, z: 4 },
  { x: 2.5, z: 4 },
  { x: 2.5, z: -1.6 },
];
const wall = (name: Wall['name'], from: Wall['from'], to: Wall['to'], openings: Wall['openings'] = []): Wall => ({
  name,
  from,
  to,
  seen: 1,
  openings,
});
const room: Room = {
  floor,
  ceiling: 2.6,
  walls: [
    wall('left', floor[0]!, floor[1]!),
    wall('back', floor[1]!, floor[2]!, [{ kind: 'door', from: 3, to: 3.9, sill: 0, head: 2.03 }]),
    wall('right', floor[2]!, floor[3]!),
  ],
  obstacles: [],
  carpet: false,
  confidence: { camera: 1, layout: 1, scale: 1, floor: 1 },
};
const sofa: Item = {
  id: 'sofa-1',
  kind: 'sofa',
  group: 'lounge',
  x: 0,
  y: 0,
  z: 2.5,
  turn: Math.PI,
  width: 2,
  depth: 0.95,
  height: 0.84,
  design: 0,
};
const table: Item = { ...sofa, id: 'coffee-table-1', kind: 'coffee-table', z: 1.2, width: 1, depth: 0.6, height: 0.4 };
const scene: Scene = {
  camera,
  room,
  plan: { version: 1, style: 'modern', roomType: 'living_room', seed: 1, variant: 0, items: [sofa, table] },
};

describe('the camera', () => {
  it('sees a floor point where its own ray meets the floor again', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -2, max: 2, noNaN: true }),
        fc.double({ min: 1.5, max: 6, noNaN: true }),
        fc.double({ min: -0.06, max: 0.06, noNaN: true }),
        (x, z, bend) => {
          const lens = lensOf({ ...camera, bend });
          const [u, v, depth] = project(lens, x, 0, z);
          fc.pre(depth > 0.3 && u > 0 && u < 1200 && v > 0 && v < 800);
          const back = floorUnder(lens, u, v)!;
          expect(Math.hypot(back.x - x, back.z - z)).toBeLessThan(0.02 * Math.hypot(x, z));
        },
      ),
    );
  });
  it('has no floor above the horizon', () => expect(floorUnder(lensOf(camera), 600, 10)).toBeNull());
  it('keeps directions when the picture is made smaller', () => {
    const small = rayThrough(lensOf(rescale(camera, 600, 400)), 300, 100);
    const large = rayThrough(lensOf(camera), 600, 200);
    for (let k = 0; k < 3; k++) expect(small[k]).toBeCloseTo(large[k]!, 6);
  });
});

describe('the floor', () => {
  it('knows its size, its inside and the distance to its edge', () => {
    expect(areaOf(floor)).toBeCloseTo(4.5 * 5.6, 6);
    expect(contains(floor, 0, 1)).toBe(true);
    expect(depthInside(floor, 0, 3.5)).toBeCloseTo(0.5, 6);
    expect(depthInside(floor, 0, 4.5)).toBeCloseTo(-0.5, 6);
  });
  it('tells turned pieces apart, the same from either side', () => {
    const piece = fc.record({
      x: fc.double({ min: -2, max: 2, noNaN: true }),
      z: fc.double({ min: -2, max: 2, noNaN: true }),
      turn: fc.double({ min: -3, max: 3, noNaN: true }),
      width: fc.double({ min: 0.2, max: 2, noNaN: true }),
      depth: fc.double({ min: 0.2, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(piece, piece, (a, b) => {
        expect(overlap(a, b)).toBe(overlap(b, a));
        if (Math.hypot(a.x - b.x, a.z - b.z) > Math.hypot(a.width, a.depth) / 2 + Math.hypot(b.width, b.depth) / 2)
          expect(overlap(a, b)).toBe(false);
        if (Math.hypot(a.x - b.x, a.z - b.z) < Math.min(a.width, a.depth, b.width, b.depth) / 2)
          expect(overlap(a, b)).toBe(true);
      }),
    );
  });
  it('turns each wall towards the room', () => {
    expect(facing(room.walls[0]!)).toBeCloseTo(Math.PI / 2);
    expect(Math.abs(facing(room.walls[1]!))).toBeCloseTo(Math.PI);
    expect(facing(room.walls[2]!)).toBeCloseTo(-Math.PI / 2);
  });
});

describe('editing a scene', () => {
  const move = (x: number, z: number) => applyOperations(scene, [{ op: 'move', item: 'sofa-1', x, z }]);
  it('moves a piece and leaves the first scene as it was', () => {
    const edited = move(-0.5, 2.8);
    expect(edited.scene.plan.items[0]).toMatchObject({ x: -0.5, z: 2.8 });
    expect(scene.plan.items[0]).toMatchObject({ x: 0, z: 2.5 });
  });
  it('never leaves a piece outside, in another or before the door, wherever it is dragged', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -6, max: 6, noNaN: true }),
        fc.double({ min: -3, max: 8, noNaN: true }),
        fc.integer({ min: -180, max: 180 }),
        (x, z, degrees) => {
          const { scene: next, refused } = applyOperations(scene, [
            { op: 'move', item: 'sofa-1', x, z },
            { op: 'turn', item: 'sofa-1', degrees },
          ]);
          const [moved, other] = next.plan.items;
          expect(liesWithin(room.floor, moved!, 0.05)).toBe(true);
          expect(standsFree(moved!, room, [other!], 0.05)).toBe(true);
          expect(refused.length).toBeLessThanOrEqual(2);
        },
      ),
      { numRuns: 60 },
    );
  });
  it('drags by a pixel of the photo', () => {
    const [u, v] = project(lensOf(camera), -0.6, 0, 2.6);
    const edited = applyOperations(scene, [{ op: 'drag', item: 'sofa-1', u, v }]);
    expect(edited.scene.plan.items[0]!.x).toBeCloseTo(-0.6, 2);
  });
  it('recolours, swaps, removes, adds and asks for a new plan for another variant', () => {
    const edited = applyOperations(scene, [
      { op: 'recolour', item: 'sofa-1', colour: '#AA3355' },
      { op: 'swap', item: 'sofa-1' },
      { op: 'remove', item: 'coffee-table-1' },
      { op: 'add', kind: 'plant', x: -1.4, z: 3.4 },
      { op: 'variant', variant: 2 },
    ]);
    expect(edited.refused).toEqual([]);
    expect(edited.replan).toBe(true);
    expect(edited.scene.plan.variant).toBe(2);
    expect(edited.scene.plan.items.map((i) => i.id)).toEqual(['sofa-1', 'plant-1']);
    expect(edited.scene.plan.items[0]).toMatchObject({ tint: '#aa3355', design: 1 });
    expect(Scene.parse(JSON.parse(JSON.stringify(edited.scene)))).toEqual(edited.scene);
  });
  it('swaps a round rug for a round one, and a bare sideboard for a bare one', () => {
    const designs = CATALOGUE.rug!.designs;
    expect(swapped({ kind: 'rug', design: ROUND_RUG + designs - 1 })).toBe(ROUND_RUG);
    expect(swapped({ kind: 'rug', design: 0 }, 1)).toBe(1 % designs);
    expect(swapped({ kind: 'sideboard', design: LEAFLESS })).toBe(LEAFLESS + 1);
  });
  it('says what it could not do', () => {
    const { refused } = applyOperations(scene, [
      { op: 'remove', item: 'piano-1' },
      { op: 'add', kind: 'piano', x: 0, z: 2 },
    ]);
    expect(refused).toEqual(["There is no piece 'piano-1' in this picture.", "There is no piece called 'piano'."]);
  });
  it('carries what stands on a table, and takes it away with the table', () => {
    const laid = applyOperations(livingRoom, [{ op: 'add', kind: 'vase', x: 0.3, z: 2.3 }]).scene;
    const vase = (s: Scene) => s.plan.items.find(({ kind }) => kind === 'vase');
    expect(vase(laid)).toMatchObject({ y: 0.42 });
    const moved = applyOperations(laid, [{ op: 'move', item: 'coffee-table-1', x: 0, z: 2.1 }]).scene;
    expect(vase(moved)!.z).toBeCloseTo(2.1, 6);
    const turned = applyOperations(laid, [{ op: 'turn', item: 'coffee-table-1', degrees: 180 }]).scene;
    expect(vase(turned)!.x).toBeCloseTo(-0.3, 6);
    expect(vase(applyOperations(laid, [{ op: 'remove', item: 'coffee-table-1' }]).scene)).toBeUndefined();
    expect(applyOperations(livingRoom, [{ op: 'add', kind: 'vase', x: -2, z: 3 }]).refused).toEqual([
      'There is no room for the vase with stems there.',
    ]);
  });
  it('hangs pictures beside windows and beside one another, never over them', () => {
    const hung = applyOperations(livingRoom, [
      { op: 'add', kind: 'art', x: 0, z: 4.2 },
      { op: 'add', kind: 'art', x: 0, z: 4.2 },
    ]);
    expect(hung.refused).toEqual([]);
    const [a, b] = hung.scene.plan.items.filter(({ kind }) => kind === 'art');
    for (const one of [a!, b!]) expect(Math.abs(one.x)).toBeGreaterThanOrEqual(1.25);
    expect(overlap(a!, b!)).toBe(false);
  });
  it('finds a free place that the photo shows for every kind of piece, or says that there is none', () => {
    const lens = lensOf(livingRoom.camera);
    let placed = 0;
    for (const kind of Object.keys(CATALOGUE)) {
      const spot = freeSpot(livingRoom, kind);
      if (!spot) continue;
      placed++;
      const edited = applyOperations(livingRoom, [{ op: 'add', kind, ...spot }]);
      expect(edited.refused, kind).toEqual([]);
      const item = edited.scene.plan.items.at(-1)!;
      const [u, v] = project(lens, item.x, item.y, item.z);
      expect(u > 0 && u < 1200 && v > 0 && v < 800, kind).toBe(true);
    }
    expect(placed).toBeGreaterThan(30);
  });
  it('brings the back of a dragged piece to the wall that it stands along', () => {
    const back = { ...livingRoom.plan.items.find(({ kind }) => kind === 'sofa')!, z: 3.6 };
    expect(snapped(back, livingRoom.room)).toEqual({ x: 0, z: expect.closeTo(4.2 - 0.475 - 0.03, 6) });
    expect(snapped({ ...back, z: 3.3 }, livingRoom.room)).toEqual({ x: 0, z: 3.3 });
    expect(snapped({ ...back, turn: 0 }, livingRoom.room)).toEqual({ x: 0, z: 3.6 });
  });
});
