import { claimsFloor, type Item } from '#domain/scene/plan.ts';
import { overlap } from '#domain/scene/polygon.ts';
import { facing } from '#domain/scene/room.ts';
import { add, at, type Draft, keepsApart, layRug, offerOne, placesAlong } from './draft.ts';
import { beforeHearths, waysOf } from './focus.ts';
import { CELL, type Frame, inFrame, shownShare, stretched, wallPoint } from './site.ts';

/** Square metres within 1.3 m of a place that nothing of ours covers: where a buyer asks what goes there. */
export const emptiness = (draft: Draft, x: number, z: number): number => {
  const pieces = draft.items.filter((i) => claimsFloor(i) || i.kind === 'rug');
  let free = 0;
  for (const c of draft.site.cells) {
    if (Math.hypot(c.x - x, c.z - z) > 1.3) continue;
    if (!pieces.some((i) => Math.hypot(i.x - c.x, i.z - c.z) < Math.max(i.width, i.depth) / 2)) free++;
  }
  return free * CELL * CELL;
};

/** The place of the chair's feet, a step before the frame. */
const rate = (draft: Draft, f: Frame): { free: number; value: number } => {
  const p = inFrame(f, 0, 0.7);
  const free = emptiness(draft, p.x, p.z);
  return { free, value: free - 0.3 * Math.max(0, Math.hypot(p.x, p.z) - 5) };
};

type Place = { readonly frame: Frame; readonly seat: number; readonly table: readonly number[] };

/** Backs to walls first, a slim chair there next, then free on the floor, turned half towards the camera; the emptiest floor before all. */
const places = (draft: Draft, bare: number): Place[] => {
  const walls = draft.site.room.walls.flatMap((wall) =>
    placesAlong(wall, 0.8, 0.1).map((along) => ({
      // A step off low glass, which a chair's back must not touch.
      ...wallPoint(wall, along, wall.openings.some((o) => o.kind === 'window' && o.sill < 0.9) ? 0.35 : 0.2),
      turn: facing(wall),
    })),
  );
  const free = draft.site.cells
    .filter((_, i) => i % 3 === 0)
    .flatMap((c) => [0.7, -0.7].map((spin) => ({ ...c, turn: Math.atan2(-c.x, -c.z) + spin })));
  const rank = (list: Frame[]) =>
    list
      .map((f) => ({ f, ...rate(draft, f) }))
      .filter(({ free }) => free >= bare)
      .sort((a, b) => b.value - a.value)
      .map(({ f }) => f);
  const backed = rank(walls);
  return [
    ...backed.map((frame) => ({ frame, seat: 0.8, table: [0.72, -0.72] })),
    ...backed.map((frame) => ({ frame, seat: 0.72, table: [0.6, -0.6] })),
    ...rank(free).map((frame) => ({ frame, seat: 0.8, table: [0.72, -0.72] })),
  ];
};

/** Half turned to the other seats, if there are any: chairs that look past each other look left over. */
const towards = (frame: Frame, draft: Draft): number => {
  const group = draft.items.find((i) => i.kind === 'coffee-table');
  if (!group) return 0.18;
  const off = Math.atan2(group.x - frame.x, group.z - frame.z) - frame.turn;
  return Math.max(-0.5, Math.min(0.5, Math.atan2(Math.sin(off), Math.cos(off))));
};

/** Where no lamp may stand beside the chair, one stands on its table. */
const litTable = (draft: Draft): Draft => {
  const corner = (i: Item, kind: string) => i.group === 'reading' && i.kind === kind;
  if (draft.items.some((i) => corner(i, 'floor-lamp'))) return draft;
  return { ...draft, items: draft.items.map((i) => (corner(i, 'side-table') ? { ...i, design: 0 } : i)) };
};

/** A chair with its table, lamp and rug, `apart` from the other groups, where `bare` square metres are free. Null when there is no such place. */
export const readingCorner = (draft: Draft, design: number, { apart = 0, bare = 0 } = {}): Draft | null => {
  // A hall that is all doors has no floor but ways: there only the doors' own strips stay free.
  const ways = [...(draft.site.visibleArea > 8 ? waysOf(draft.site) : []), ...beforeHearths(draft.site)];
  for (const { frame, seat: width, table: sides } of places(draft, bare)) {
    const others = draft.items.filter((i) => claimsFloor(i) && i.group !== 'wall');
    const seat = at(frame, 'armchair', 'reading', 0, 0.45, {
      spin: width < 0.8 ? 0 : towards(frame, draft),
      width,
      design,
    });
    if (others.some((i) => Math.hypot(i.x - seat.x, i.z - seat.z) < apart + Math.max(i.width, i.depth) / 2)) continue;
    const front = -(Math.sin(seat.turn) * seat.x + Math.cos(seat.turn) * seat.z) / (Math.hypot(seat.x, seat.z) || 1);
    if (front < 0 || ways.some((w) => overlap(seat, w))) continue;
    if (shownShare(draft.site, seat) < 0.9 || stretched(draft.site, seat)) continue;
    const chair = add(draft, seat, { seen: 0.85, away: 1.6 });
    const size = width < 0.8 ? { width: 0.38, depth: 0.38 } : {};
    const tables = sides.map((a) => at(frame, 'side-table', 'reading', a, 0.3, { design: 1, ...size }));
    const table =
      chair &&
      tables
        .map((t) => (shownShare(draft.site, t) > 0.9 ? add(chair, t, { seen: 0.7 }) : null))
        .find((d) => d !== null);
    if (!table) continue;
    const lit = litTable(
      offerOne(
        table,
        [-0.78, 0.78].map((a) => at(frame, 'floor-lamp', 'reading', a, 0.12, { design: design + 1 })),
        { seen: 0.8 },
      ),
    );
    // Beside another group it shares the room's floor: a second rug under a lone chair looks cut off.
    if (apart) {
      if (keepsApart(draft, lit, 0.35)) return lit;
      continue;
    }
    const rugs = [1.9, 1.6, 1.3]
      .map((width) => at(frame, 'rug', 'reading', 0.1, 0.85, { width, depth: width * 0.74, height: 0.014 }))
      .filter((r) => shownShare(draft.site, r) > 0.9);
    return layRug(lit, rugs, 0.5) ?? lit;
  }
  return null;
};
