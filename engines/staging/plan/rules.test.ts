import { describe, expect, it } from 'vitest';
import type { RoomType } from '#contracts/services.ts';
import { ROUND_RUG, roundSeats } from '#domain/scene/catalogue.ts';
import type { Item } from '#domain/scene/plan.ts';
import { claimsFloor } from '#domain/scene/plan.ts';
import { cornersOf, liesWithin, overlap } from '#domain/scene/polygon.ts';
import { doorStrip, type Opening, type Room } from '#domain/scene/room.ts';
import { bareRoom } from '#tests/support/bare-room.ts';
import { pinhole } from '#tests/support/synthetic-room.ts';
import { doorHidden, hearthHidden, lampsOf } from './before.ts';
import { diningAt, ROUND_SIX } from './dine.ts';
import { newDraft } from './draft.ts';
import { dimnessOf, makePlan } from './make-plan.ts';
import { hiddenShare } from './sight.ts';
import { areaInPicture, cornersShown, shownShare, surveySite } from './site.ts';

const camera = pinhole(1200, 800, 20, { yaw: 0, pitch: 3 }, 1.4);
const furnish = (room: Room, roomType: RoomType, variant = 0): Item[] =>
  makePlan(camera, room, { style: 'modern', roomType, seed: 3, variant })!.plan.items;
const only = (items: readonly Item[], kind: string): Item[] => items.filter((i) => i.kind === kind);
const one = (items: readonly Item[], kind: string): Item => only(items, kind)[0]!;
/** Where a place lies for a piece: to its side and before its middle. */
const from = (piece: Item, p: { x: number; z: number }) => {
  const [s, c] = [Math.sin(piece.turn), Math.cos(piece.turn)];
  return {
    aside: (p.x - piece.x) * c - (p.z - piece.z) * s,
    ahead: (p.x - piece.x) * s + (p.z - piece.z) * c,
  };
};

describe('a lounge', () => {
  const hearth: Opening = { kind: 'fixture', from: 2.4, to: 3.8, sill: 0, head: 1.2 };

  it('turns to the hearth: the sofa faces it, or the table lies on its axis', () => {
    const items = furnish(bareRoom(3.2, 3.2, 6.5, { back: [hearth] }), 'living_room');
    const sofa = only(items, 'sofa')[0] ?? one(items, 'loveseat');
    const middle = { x: -3.2 + 3.1, z: 6.5 };
    const seen = from(sofa, middle);
    const facing = seen.ahead > 1 && Math.abs(seen.aside) < 0.8;
    expect(facing || Math.abs(one(items, 'coffee-table').x - middle.x) < 0.7).toBe(true);
    expect(seen.ahead).toBeGreaterThan(-1);
    expect(only(items, 'media-unit')).toEqual([]);
  });

  it('has a chair, keeps it off the table and out of the way to a glass door', () => {
    const slider: Opening = { kind: 'window', from: 4, to: 5.8, sill: 0.05, head: 2.2 };
    const room = bareRoom(3, 2.4, 5.4, { left: [slider] });
    const items = furnish(room, 'living_room');
    const chairs = only(items, 'armchair');
    expect(chairs.length).toBeGreaterThan(0);
    for (const chair of chairs) {
      expect(overlap(chair, one(items, 'coffee-table'), 0.15)).toBe(false);
      expect(overlap(chair, doorStrip(room.walls[0]!, slider, 1.4))).toBe(false);
    }
  });

  it('leaves the fire in sight', () => {
    for (const wide of [2.4, 2.8, 3.2]) {
      const room = bareRoom(wide, wide, 6, { back: [{ ...hearth, from: wide - 0.7, to: wide + 0.7 }] });
      const seats = furnish(room, 'living_room').filter((i) => i.group === 'lounge');
      expect(hearthHidden(surveySite(camera, room), seats)).toBeLessThan(0.35);
    }
  });

  it('leaves the floor below a hanging lamp to the table in a room of two zones, and stands apart from it', () => {
    const lamp = { x: 1.2, z: 3.4 };
    const room = { ...bareRoom(4, 4, 8), pendants: [lamp] };
    const items = furnish(room, 'living_room');
    const table = one(items, 'dining-table');
    expect(Math.abs(table.x / table.z - lamp.x / lamp.z)).toBeLessThan(0.04);
    const site = surveySite(camera, room);
    const set = items.filter((i) => i.group === 'dining' && claimsFloor(i));
    expect(only(items, 'coffee-table').length).toBe(1);
    for (const chair of only(items, 'armchair')) expect(hiddenShare(site, chair, set)).toBeLessThan(0.2);
  });

  it('shows the whole of its rug where it can be cut to that', () => {
    const room = bareRoom(3.2, 3.2, 6.5);
    const rug = only(furnish(room, 'living_room'), 'rug').find((i) => i.group === 'lounge')!;
    expect(shownShare(surveySite(camera, room), rug)).toBeGreaterThan(0.97);
  });

  it('shows a table on its rug, and no chair that fills the foreground', () => {
    for (const [wide, depth] of [
      [2.4, 4.6],
      [2.8, 5.4],
      [3.2, 6.5],
    ] as const) {
      const room = bareRoom(wide, wide, depth, { back: [hearth] });
      const items = furnish(room, 'living_room');
      const site = surveySite(camera, room);
      for (const chair of only(items, 'armchair')) expect(areaInPicture(site, chair)).toBeLessThan(0.08);
      const rug = only(items, 'rug').find((i) => i.group === 'lounge')!;
      expect(liesWithin(cornersOf(rug), one(items, 'coffee-table'), 0)).toBe(true);
    }
  });

  it('leaves bare floor between every rug and the walls, on carpet too', () => {
    for (const carpet of [false, true])
      for (const roomType of ['living_room', 'bedroom', 'dining_room'] as const) {
        const room = { ...bareRoom(2.4, 2.4, 5), carpet };
        for (const rug of only(furnish(room, roomType), 'rug'))
          expect(liesWithin(room.floor, { ...rug, width: rug.width + 0.28, depth: rug.depth + 0.28 }, 0.01)).toBe(true);
      }
  });
});

describe('a dining table', () => {
  it('stands below the lamp that hangs there', () => {
    const lamp = { x: 0.5, z: 3.3 };
    const table = one(furnish({ ...bareRoom(2.4, 2.4, 5.6), pendants: [lamp] }, 'dining_room'), 'dining-table');
    // As the lens sees it; in depth a lamp's place is less sure.
    expect(Math.abs(table.x / table.z - lamp.x / lamp.z)).toBeLessThan(0.02);
    expect(Math.abs(table.z - lamp.z)).toBeLessThan(0.4);
  });

  it('shows its head to the camera, with no chair back before it', () => {
    const items = furnish(bareRoom(3.4, 3.4, 8), 'dining_room');
    const table = one(items, 'dining-table');
    for (const chair of only(items, 'dining-chair')) {
      const away = (Math.sin(chair.turn) * chair.x + Math.cos(chair.turn) * chair.z) / Math.hypot(chair.x, chair.z);
      const long = Math.abs(from(table, chair).aside) > table.width / 2;
      expect(long && away > 0.6 && Math.hypot(chair.x, chair.z) < Math.hypot(table.x, table.z) - 0.8).toBe(false);
    }
  });

  it('has a setting before every chair: none at its heads, and at a round one all turned alike', () => {
    for (const [wide, depth] of [
      [1.5, 3.9],
      [2.4, 5.6],
      [3.4, 8],
    ] as const) {
      const items = furnish(bareRoom(wide, wide, depth), 'dining_room');
      const table = one(items, 'dining-table');
      const round = table.width === table.depth;
      const seats = only(items, 'dining-chair').map((c) => from(table, c));
      for (const { aside, ahead } of seats)
        if (!round) expect(Math.abs(ahead)).toBeGreaterThan(table.depth / 2);
        else {
          const angle = Math.atan2(aside, ahead);
          expect(Math.max(...roundSeats(table.width).map((a) => Math.cos(a - angle)))).toBeGreaterThan(0.99);
        }
    }
  });

  it('lies on a round rug where a square one would point its corner at the lens', () => {
    const site = surveySite(pinhole(1200, 800, 20, { yaw: 45, pitch: 4 }, 1.4), bareRoom(1.5, 6, 6));
    const rugAt = (x: number, z: number) =>
      one(diningAt(newDraft(site), { x, z, turn: 0 }, ROUND_SIX, 0)!.items, 'rug');
    expect(rugAt(3.2, 3.2).design).toBeGreaterThanOrEqual(ROUND_RUG);
    expect(only(furnish(bareRoom(1.5, 1.5, 3.9), 'dining_room'), 'rug').every((i) => i.design < ROUND_RUG)).toBe(true);
  });

  it('has chairs as people leave them: none square to the table, none far off', () => {
    const items = furnish(bareRoom(2.6, 2.6, 5.4), 'dining_room');
    for (const chair of only(items, 'dining-chair')) {
      const off = Math.abs(Math.sin(2 * (chair.turn - one(items, 'dining-table').turn)));
      if (one(items, 'dining-table').width > one(items, 'dining-table').depth) {
        expect(off).toBeGreaterThan(0.06);
        expect(off).toBeLessThan(0.22);
      }
    }
  });

  it('takes six chairs in a room of its size, and no table for six stands in a small one', () => {
    expect(only(furnish(bareRoom(2.6, 2.6, 5.4), 'dining_room'), 'dining-chair').length).toBeGreaterThanOrEqual(6);
    expect(only(furnish(bareRoom(1.5, 1.5, 3.9), 'dining_room'), 'dining-chair').length).toBe(4);
  });
});

describe('a bedroom', () => {
  const items = furnish(bareRoom(2.6, 2.6, 5.2), 'bedroom');
  const bed = one(items, 'bed');

  it('shows its rug on both sides of the bed, with the bench parallel and whole on it', () => {
    const rug = one(items, 'rug');
    expect(Math.abs(from(bed, rug).aside)).toBeLessThan(0.01);
    expect((rug.width - bed.width) / 2).toBeGreaterThanOrEqual(0.35);
    expect((rug.width - bed.width) / 2).toBeLessThanOrEqual(0.6);
    for (const bench of only(items, 'bench')) {
      const gap = from(bed, bench).ahead - bed.depth / 2 - bench.depth / 2;
      expect(gap).toBeGreaterThanOrEqual(0.09);
      expect(gap).toBeLessThanOrEqual(0.3);
      expect(from(bed, rug).ahead + rug.depth / 2).toBeGreaterThan(from(bed, bench).ahead + bench.depth / 2);
    }
  });

  it('sets no bench near the lens, and shows the rug at the sides alone where the foot is near', () => {
    const small = furnish(bareRoom(2.1, 2.1, 4.1), 'bedroom');
    expect(only(small, 'bench')).toEqual([]);
    const [foot, rug] = [one(small, 'bed'), one(small, 'rug')];
    expect(from(foot, rug).ahead + rug.depth / 2).toBeLessThan(foot.depth / 2);
  });

  it('lays no rug whose corner the frame cuts where one without a bench would be whole', () => {
    for (const depth of [4.3, 4.6, 5, 5.6]) {
      const room = bareRoom(2.6, 2.6, depth);
      for (const rug of only(furnish(room, 'bedroom'), 'rug'))
        expect(cornersShown(surveySite(camera, room), rug)).toBe(true);
    }
  });

  it('keeps what stands at the foot small in the picture', () => {
    for (const depth of [4.3, 4.6, 5, 5.6]) {
      const bench = one(furnish(bareRoom(2.6, 2.6, depth), 'bedroom'), 'bench');
      if (bench) expect(areaInPicture(surveySite(camera, bareRoom(2.6, 2.6, depth)), bench)).toBeLessThan(0.05);
    }
  });

  it('hangs no picture that belongs to no piece', () => {
    for (const art of only(items, 'art'))
      expect(items.some((i) => claimsFloor(i) && Math.abs(from(art, i).aside) < 0.05)).toBe(true);
  });

  it('has nightstands no higher than the made bed, and a seat beyond it', () => {
    for (const stand of only(items, 'nightstand')) expect(stand.height).toBeLessThan(0.56);
    expect(items.some((i) => i.group === 'reading')).toBe(true);
  });

  it('leaves floor to open drawers', () => {
    for (const wide of [2.1, 2.4, 2.8]) {
      const furnished = furnish(bareRoom(wide, wide, 5), 'bedroom');
      for (const dresser of only(furnished, 'dresser'))
        for (const piece of furnished.filter((i) => i.group === 'bed' && claimsFloor(i)))
          expect(overlap({ ...dresser, depth: dresser.depth + 1.4 }, piece)).toBe(false);
    }
  });

  it('hangs a round mirror over drawers far off, and a picture where one would look into it', () => {
    const far = furnish(bareRoom(2.2, 2.2, 8), 'bedroom');
    const near = furnish(bareRoom(2.6, 2.6, 5.6), 'bedroom');
    expect(only(far, 'mirror').map((mirror) => mirror.width / mirror.height)).toEqual([1]);
    expect(only(near, 'dresser').length).toBe(1);
    expect(only(near, 'mirror')).toEqual([]);
  });

  it('keeps the dresser half a metre from the posts of a door, with what hangs over it on its axis', () => {
    const door: Opening = { kind: 'door', from: 4, to: 4.9, sill: 0, head: 2.03 };
    const room = bareRoom(2.6, 2.6, 5.6, { left: [door] });
    const furnished = furnish(room, 'bedroom');
    for (const dresser of only(furnished, 'dresser')) {
      const over = furnished.filter((i) => i.group === dresser.group && (i.kind === 'mirror' || i.kind === 'art'));
      expect(over.map((i) => Math.abs(from(dresser, i).aside) < 0.02)).toEqual([true]);
      for (const along of [door.from, door.to]) {
        const post = { x: -2.6, z: -1.6 + along };
        const { aside, ahead } = from(dresser, post);
        expect(Math.abs(aside) > dresser.width / 2 + 0.44 || Math.abs(ahead) > dresser.depth / 2 + 0.44).toBe(true);
      }
    }
  });
});

it('hangs pictures on the axis of what stands below, half to three quarters as wide, with their middles on one line', () => {
  for (const roomType of ['living_room', 'bedroom', 'dining_room', 'office'] as const) {
    const items = furnish(bareRoom(2.6, 2.6, 5), roomType);
    for (const art of only(items, 'art').filter((a) => a.group !== 'wall')) {
      const below = items.find(
        (i) => claimsFloor(i) && i.group === art.group && Math.abs(from(art, i).aside) < 0.02 && i.width > art.width,
      );
      expect(below, `${roomType}: nothing on the axis`).toBeDefined();
      expect(art.width / below!.width).toBeGreaterThanOrEqual(0.45);
      expect(art.width / below!.width).toBeLessThanOrEqual(0.76);
      expect(art.y + art.height / 2).toBeGreaterThan(1.4);
      expect(art.y + art.height / 2).toBeLessThan(1.75);
    }
  }
});

it('sets no plant before a door, as the lens sees it', () => {
  const room = bareRoom(2.6, 2.6, 5.4, { back: [{ kind: 'door', from: 3.6, to: 4.5, sill: 0, head: 2.03 }] });
  for (const roomType of ['living_room', 'bedroom', 'dining_room'] as const)
    for (const plant of only(furnish(room, roomType), 'plant'))
      expect(doorHidden(surveySite(camera, room), plant)).toBeLessThan(0.03);
});

it('lights a reading corner: by a lamp beside the chair, or by one on its table', () => {
  for (const back of [[], [{ kind: 'window', from: 0.2, to: 4.4, sill: 0.9, head: 2.1 } as const]]) {
    const items = furnish(bareRoom(2.3, 2.3, 4.6, { back }), 'other').filter((i) => i.group === 'reading');
    expect(items.flatMap(lampsOf).length).toBe(1);
  }
});

it('tells a dim photo from a bright one', () => {
  const grey = (v: number) => ({
    width: 320,
    height: 200,
    channels: 3 as const,
    data: new Uint8Array(320 * 200 * 3).fill(v),
  });
  expect(dimnessOf(grey(190))).toBe(0);
  expect(dimnessOf(grey(125))).toBeCloseTo(0.5, 1);
  expect(dimnessOf(grey(60))).toBe(1);
});
