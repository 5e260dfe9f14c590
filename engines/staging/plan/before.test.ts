import { describe, expect, it } from 'vitest';
import type { Item } from '#domain/scene/plan.ts';
import type { Opening, Room } from '#domain/scene/room.ts';
import { bareRoom } from '#tests/support/bare-room.ts';
import { pinhole } from '#tests/support/synthetic-room.ts';
import { makePiece } from '../furniture/workshop.ts';
import { kitFor } from '../look/kit.ts';
import {
  beforeArt,
  beforeOpening,
  doorHidden,
  hearthHidden,
  hiddenByTops,
  lampsOf,
  litEitherEnd,
  maskedBy,
  overruns,
  touchesDoor,
} from './before.ts';
import { add, against, newDraft } from './draft.ts';
import { hangAbove } from './hang.ts';
import { blankItem, surveySite } from './site.ts';

const camera = pinhole(1200, 800, 20, { yaw: 0, pitch: 3 }, 1.4);
const siteOf = (room: Room) => surveySite(camera, room);
const door = (from: number, to = from + 0.9): Opening => ({ kind: 'door', from, to, sill: 0, head: 2.03 });
const glass = (from: number, to: number, sill = 0.3): Opening => ({ kind: 'window', from, to, sill, head: 2.2 });
const lamp = (x: number, z: number): Item => blankItem('floor-lamp', 'lounge', { id: 'lamp', x, z });

describe('what a piece hides of a wall', () => {
  const site = siteOf(bareRoom(2.5, 2.5, 6));
  const back = site.room.walls[1]!;
  it('grows with its distance from the wall, seen from the lens', () => {
    const mask = maskedBy(site, back, blankItem('floor-lamp', 'g', { x: 1, z: 3, width: 0.4, depth: 0.0001 }))!;
    // Twice as far: at x = 2 on the wall, which begins at x = -2.5, twice as wide and as far under the eye.
    expect((mask.from + mask.to) / 2).toBeCloseTo(4.5, 2);
    expect(mask.to - mask.from).toBeCloseTo(0.8, 2);
    expect(mask.low).toBeCloseTo(-1.4, 2);
  });
  it('is nothing where the piece stands beyond the wall', () => {
    expect(maskedBy(site, back, lamp(0, 7))).toBeNull();
  });
});

describe('a floor lamp', () => {
  const site = siteOf(bareRoom(2.5, 2.5, 6, { back: [door(3), glass(0.4, 1.2)], left: [glass(3, 7)] }));
  it('stands before no door that the lens sees behind it, however far', () => {
    // The door is at x 0.5 to 1.4 on the back wall: half way there at 0.25 to 0.7.
    expect(beforeOpening(site, lamp(0.5, 3))).toBe(true);
    expect(beforeOpening(site, lamp(1.2, 3.4))).toBe(false);
    expect(add(newDraft(site), lamp(0.5, 3))).toBeNull();
    expect(add(newDraft(site), lamp(1.2, 3.4))).not.toBeNull();
  });
  it('stands across no edge of a window, but may stand in the middle of a wall of glass', () => {
    expect(beforeOpening(site, lamp(-1.7, 5.2))).toBe(true);
    expect(beforeOpening(site, lamp(-2.1, 2.9))).toBe(false);
  });
  it('stands before no picture', () => {
    const art = blankItem('art', 'lounge', {
      id: 'art-1',
      x: 0,
      z: 5.976,
      y: 1.1,
      turn: Math.PI,
      width: 1,
      height: 0.7,
    });
    expect(beforeArt(site, lamp(0, 4), [art])).toBe(true);
    expect(beforeArt(site, lamp(1.2, 4), [art])).toBe(false);
  });
});

describe('a cabinet', () => {
  // On the left wall the lens sees a cabinet's front beyond its end: it covers more of the wall there than it takes.
  const site = siteOf(bareRoom(2.5, 2.5, 6, { left: [door(5.2)] }));
  const [left] = site.room.walls;
  const board = (along: number) => against(left!, 'sideboard', 'media', along, { width: 1.2 });
  it('leaves paint between itself and a casing, as the photo shows it', () => {
    expect(overruns(site, board(4.5))).toBe(true);
    expect(overruns(site, board(3.7))).toBe(false);
  });
  it('has its lamp at the end where it hides no opening', () => {
    const faced = siteOf(bareRoom(2.5, 2.5, 6, { back: [door(3)] }));
    const beside = against(faced.room.walls[1]!, 'sideboard', 'media', 2.42, { width: 1.2 });
    const lit = litEitherEnd(faced, beside);
    expect(lit.length).toBe(1);
    expect(lampsOf(lit[0]!)[0]!.x).toBeLessThan(beside.x);
  });
  it('bears its lamp where the workshop stands it', () => {
    for (const [kind, design] of [
      ['sideboard', 0],
      ['sideboard', 1],
      ['console', 0],
      ['console', 1],
      ['nightstand', 0],
      ['side-table', 0],
    ] as const) {
      const item = blankItem(kind, 'g', { id: 'it', design });
      const kit = kitFor('modern', 3, 0);
      const shade = makePiece(item, kit, 3).parts.find((p) => p.material === kit.m.shade)!;
      const xs = [...shade.mesh.positions].filter((_, k) => k % 3 === 0);
      const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
      expect(Math.abs(middle - lampsOf(item)[0]!.x), `${kind} ${design}`).toBeLessThan(0.02);
    }
  });
  it('hangs its picture where no lamp covers it', () => {
    const plain = siteOf(bareRoom(2.1, 2.5, 8));
    const wall = plain.room.walls[2]!;
    for (const design of [0, 1]) {
      const item = against(wall, 'sideboard', 'storage', 1.1, { width: 1.7, design });
      const hung = hangAbove({ ...newDraft(plain), items: [item] }, wall, item, 0);
      for (const art of hung.items.filter((i) => i.kind === 'art')) {
        const mask = maskedBy(plain, wall, art)!;
        expect(hiddenByTops(plain, wall, mask, [item])).toBeLessThan(0.08);
      }
    }
  });
});

it('counts what a sofa hides of the passage close behind it, not of a door across the room', () => {
  const sofa = blankItem('sofa', 'lounge', { x: 1, z: 3, turn: -Math.PI / 2 });
  expect(doorHidden(siteOf(bareRoom(2.5, 2.4, 6, { right: [door(2, 4)] })), sofa)).toBeGreaterThan(0.1);
  expect(doorHidden(siteOf(bareRoom(2.5, 6, 6, { right: [door(2, 4)] })), sofa)).toBe(0);
});

it('tells a cabinet that touches a door in the picture from one that stands clear of it', () => {
  const site = siteOf(bareRoom(2.5, 2.5, 6, { back: [door(3)] }));
  const back = site.room.walls[1]!;
  expect(touchesDoor(site, against(back, 'sideboard', 'g', 2.2, { width: 1.4 }))).toBe(true);
  expect(touchesDoor(site, against(back, 'sideboard', 'g', 1.2, { width: 1.4 }))).toBe(false);
});

it('counts of a fire what is hidden between its low edge and its head', () => {
  const site = siteOf(bareRoom(2.5, 2.5, 6, { back: [{ kind: 'fixture', from: 1.8, to: 3.2, sill: 0, head: 1.2 }] }));
  const chair = (x: number, height = 0.8) => blankItem('armchair', 'g', { id: 'c', x, z: 4.5, height });
  expect(hearthHidden(site, [chair(0)])).toBeGreaterThan(0.2);
  expect(hearthHidden(site, [chair(2)])).toBe(0);
  expect(hearthHidden(site, [chair(0, 0.3)])).toBe(0);
});
