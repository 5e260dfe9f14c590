import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROOM_TYPES, STAGING_STYLES } from '#contracts/services.ts';
import type { FloorPoint } from '#domain/scene/camera.ts';
import { CATALOGUE } from '#domain/scene/catalogue.ts';
import { claimsFloor } from '#domain/scene/plan.ts';
import { liesWithin, overlap } from '#domain/scene/polygon.ts';
import { doorStrip, type Opening, type Room } from '#domain/scene/room.ts';
import { standsFree } from '#domain/scene/settle.ts';
import { outlineOf, wallsAlong } from '#engines/vision/room/floor-outline.ts';
import { bareRoom } from '#tests/support/bare-room.ts';
import { pinhole } from '#tests/support/synthetic-room.ts';
import { makeable } from '../furniture/workshop.ts';
import { makePlan } from './make-plan.ts';

/** The same room as an L: a block of wall stands in its far right corner. */
const withBlock = (room: Room, wide: number, deep: number): Room => {
  const [near, , far] = room.floor as [FloorPoint, FloorPoint, FloorPoint, FloorPoint];
  const block = { x: far.x - wide * (far.x - near.x), z: far.z - deep * far.z };
  const floor = outlineOf({ left: -near.x, right: far.x, depth: far.z, near: near.z }, { right: block });
  return { ...room, floor, walls: wallsAlong(floor).map((w, i) => ({ ...w, ...(i < 2 ? openingsOf(room, i) : {}) })) };
};
const openingsOf = (room: Room, i: number) => ({ openings: room.walls[i]!.openings });
const camera = pinhole(1200, 800, 20, { yaw: 10, pitch: 3 }, 1.4);
const door = (from: number): Opening => ({ kind: 'door', from, to: from + 0.9, sill: 0, head: 2.03 });

describe('a plan', () => {
  it('keeps every piece on the floor, apart from the others and off the doors, in any room', () => {
    const size = fc.double({ min: 1.2, max: 4, noNaN: true });
    fc.assert(
      fc.property(
        size,
        size,
        fc.double({ min: 2.6, max: 7, noNaN: true }),
        fc.double({ min: 0.1, max: 0.6, noNaN: true }),
        fc.constantFrom(...ROOM_TYPES),
        fc.constantFrom(...STAGING_STYLES),
        fc.integer({ min: 0, max: 2 }),
        fc.option(fc.double({ min: 0.2, max: 0.5, noNaN: true })),
        (left, right, depth, at, roomType, style, variant, block) => {
          const whole = bareRoom(left, right, depth, {
            back: [door(at * (left + right) * (block ? 0.5 : 1))],
            left: [{ kind: 'window', from: 2, to: 3.4, sill: 0.9, head: 2.1 }],
          });
          const room = block ? withBlock(whole, block, block) : whole;
          const planned = makePlan(camera, room, { style, roomType, seed: 7, variant });
          if (!planned) return;
          const { items } = planned.plan;
          for (const [i, item] of items.entries()) {
            expect(makeable(item.kind) && CATALOGUE[item.kind] !== undefined).toBe(true);
            if (item.y > 0.05) continue;
            expect(liesWithin(room.floor, item, 0.05)).toBe(true);
            if (!claimsFloor(item)) continue;
            expect(overlap(item, doorStrip(room.walls[1]!, room.walls[1]!.openings[0]!))).toBe(false);
            expect(
              standsFree(
                item,
                room,
                items.filter((_, k) => k !== i),
                0.05,
              ),
            ).toBe(true);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('places complete sets: chairs at the table, a chair at the desk, a table and a rug with the sofa, a nightstand at the bed', () => {
    const kinds = (roomType: (typeof ROOM_TYPES)[number]) =>
      makePlan(camera, bareRoom(2.6, 2.6, 5), { style: 'modern', roomType, seed: 3, variant: 0 })!.plan.items.map(
        (i) => i.kind,
      );
    expect(kinds('dining_room').filter((k) => k === 'dining-chair').length).toBeGreaterThanOrEqual(4);
    expect(kinds('office')).toEqual(expect.arrayContaining(['desk', 'office-chair']));
    expect(kinds('living_room')).toEqual(expect.arrayContaining(['coffee-table', 'rug']));
    expect(kinds('bedroom')).toEqual(expect.arrayContaining(['bed', 'nightstand']));
  });

  it('gives a large room a larger sofa and a second zone', () => {
    const planned = makePlan(camera, bareRoom(4, 4, 7.5), {
      style: 'contemporary',
      roomType: 'living_room',
      seed: 3,
      variant: 0,
    })!;
    expect(
      Math.max(...planned.plan.items.filter((i) => ['sofa', 'sectional'].includes(i.kind)).map((i) => i.width)),
    ).toBeGreaterThan(2.3);
    expect(planned.plan.items.length).toBeGreaterThanOrEqual(10);
  });

  it('says so when nothing fits', () => {
    expect(
      makePlan(camera, bareRoom(0.5, 0.5, 1.6), { style: 'modern', roomType: 'bedroom', seed: 1, variant: 0 }),
    ).toBeNull();
  });

  it('is the same for the same seed, and another for another variant', () => {
    const plan = (variant: number) =>
      makePlan(camera, bareRoom(2.4, 2.4, 4.6), { style: 'luxury', roomType: 'living_room', seed: 5, variant })!.plan;
    expect(plan(0)).toEqual(plan(0));
    expect(plan(1)).not.toEqual(plan(0));
  });
});
