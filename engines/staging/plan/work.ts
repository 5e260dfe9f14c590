import { facing, type Wall, wallLength } from '#domain/scene/room.ts';
import { add, against, at, type Draft, layRug, offerOne, placesAlong } from './draft.ts';
import { hangAbove } from './hang.ts';
import { type Frame, nearest, shownShare, wallPoint } from './site.ts';

/** Desk and its chair. `free`: the sitter has the wall behind them and looks into the room. */
export const deskAt = (
  start: Draft,
  wall: Wall,
  along: number,
  width: number,
  free: boolean,
  design: number,
): Draft | null => {
  const group = 'desk';
  const turn = facing(wall);
  const frame: Frame = { ...wallPoint(wall, along, 0.03), turn };
  const depth = 0.7;
  // The desk's +z is the sitter's side.
  const desk = free
    ? at(frame, 'desk', group, 0, 1.05 + depth / 2, { width, depth, spin: Math.PI, design })
    : at(frame, 'desk', group, 0, depth / 2, { width, depth, design });
  let draft = add(start, desk, { seen: 0.6, away: 1.15 });
  if (!draft) return null;
  // Pushed in where it would come near the lens.
  const chairs = (free ? [0.68] : [depth + 0.2, depth + 0.02]).map((b) =>
    free
      ? at(frame, 'office-chair', group, 0.08, b, { spin: 0.25, design })
      : at(frame, 'office-chair', group, 0.05, b, { spin: Math.PI + 0.35, design }),
  );
  const chair = chairs.find((c) => nearest(c) > 1.6 && shownShare(start.site, c) > 0.97) ?? chairs.at(-1)!;
  draft = add(draft, chair, { seen: 0.45, away: 0.95 });
  if (!draft) return null;
  const b = free ? 1.35 : 0.95;
  const rugs = (
    [
      [2.5, 1.9],
      [2.1, 1.6],
      [1.7, 1.4],
      [1.5, 1.15],
    ] as const
  ).map(([w, d]) => at(frame, 'rug', group, 0, b, { width: w, depth: d, height: 0.014 }));
  // One whose edges the picture shows: running out below it reads as fitted carpet.
  const shown = rugs.filter((r) => shownShare(start.site, r) > 0.9);
  draft = layRug(draft, shown, 0.3) ?? draft;
  const anchor = { ...draft.items.find((i) => i.kind === 'desk')!, ...wallPoint(wall, along, 0.3) };
  return hangAbove(draft, wall, free ? { ...anchor, height: 0.95 } : { ...anchor, height: 1.15 }, design);
};

export const deskPlaces = (draft: Draft): { wall: Wall; along: number; width: number; free: boolean }[] =>
  draft.site.room.walls.flatMap((wall) =>
    wallLength(wall) < 1.4
      ? []
      : [1.6, 1.4, 1.2].flatMap((width) =>
          placesAlong(wall, width, 0.12).flatMap((along) =>
            [true, false].map((free) => ({ wall, along, width, free })),
          ),
        ),
  );

export const finishOffice = (draft: Draft, design: number): Draft => {
  let next = draft;
  const shelves = next.site.room.walls.flatMap((wall) =>
    [1.1, 0.85].flatMap((width) =>
      placesAlong(wall, width, 0.2).map((along) =>
        against(wall, 'bookshelf', 'storage', along, {
          width,
          height: Math.min(1.95, next.site.room.ceiling - 0.3),
          design,
        }),
      ),
    ),
  );
  const desk = next.items.find((i) => i.kind === 'desk');
  const near = (x: number, z: number) => (desk ? Math.hypot(x - desk.x, z - desk.z) : 0);
  shelves.sort((a, b) => near(a.x, a.z) - near(b.x, b.z));
  next = offerOne(next, shelves, { seen: 0.85, away: 1.5 });
  if (!desk) return next;
  const chairs = [0.5, -0.5].flatMap((a) =>
    [1.5, 1.8].map((b) =>
      at({ x: desk.x, z: desk.z, turn: desk.turn + Math.PI }, 'armchair', 'guest', a * 1.4, b, {
        spin: Math.PI - a * 0.7,
        design,
      }),
    ),
  );
  return offerOne(next, chairs, { seen: 0.8, away: 1.5 });
};
