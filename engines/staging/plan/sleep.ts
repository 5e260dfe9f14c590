import { overlap } from '#domain/scene/polygon.ts';
import { facing, type Wall, wallLength } from '#domain/scene/room.ts';
import { add, against, at, type Draft, has, layRug, offer, offerOne, placesAlong } from './draft.ts';
import { hangAbove } from './hang.ts';
import { type Frame, openingsBehind, wallPoint } from './site.ts';

/** Bed with both nightstands if it can be, one at least; the frame's origin is the middle of the headboard. */
export const bedAt = (start: Draft, wall: Wall, along: number, width: number, design: number): Draft | null => {
  const group = 'bed';
  const frame: Frame = { ...wallPoint(wall, along, 0.03), turn: facing(wall) };
  const bed = at(frame, 'bed', group, 0, 1.075, { width, depth: 2.15, height: 1.12, design });
  const behind = openingsBehind(wall, bed);
  // A headboard before a window only when the sill is near its top, and then a low one.
  if (behind.some((o) => o.kind !== 'window' || o.sill < 0.6)) return null;
  const height = behind.some((o) => o.sill < 1.1) ? 0.95 : 1.12;
  const core = add(start, { ...bed, height: 0.7 }, { seen: 0.45, away: 0.85 });
  if (!core) return null;
  let draft: Draft = { ...core, items: core.items.map((i) => (i.kind === 'bed' ? { ...i, height } : i)) };
  for (const s of [-1, 1])
    draft = offerOne(
      draft,
      [0.32, 0.28].map((off) =>
        at(frame, 'nightstand', group, s * (width / 2 + off), 0.24, {
          width: off > 0.3 ? 0.52 : 0.42,
          depth: 0.42,
          design: s > 0 ? 1 : 0,
        }),
      ),
      { seen: 0.4 },
    );
  if (!has(draft, 'nightstand')) return null;
  const rugs = (
    [
      [1.2, 1.75, 1.55],
      [0.9, 1.6, 1.5],
      [0.5, 1.4, 1.5],
    ] as const
  ).map(([wide, deep, b]) => at(frame, 'rug', group, 0, b, { width: width + wide, depth: deep, height: 0.014 }));
  draft = layRug(draft, rugs, 0.25) ?? draft;
  const bench = at(frame, 'bench', group, 0, 2.15 + 0.3, { width: Math.min(1.35, width * 0.75), design });
  // Seen from the foot a bench hides the made bed behind it: there the floor stays free.
  const across = Math.abs(Math.cos(Math.atan2(frame.x, frame.z) - frame.turn));
  if (across < 0.9 || Math.hypot(bench.x, bench.z) > 4) draft = offer(draft, bench, { seen: 0.85, away: 1.3 });
  return hangAbove(draft, wall, draft.items.find((i) => i.kind === 'bed')!, design);
};

export const bedPlaces = (draft: Draft): { wall: Wall; along: number; width: number }[] =>
  draft.site.room.walls.flatMap((wall) =>
    wallLength(wall) < 1.7
      ? []
      : [1.95, 1.72, 1.5].flatMap((width) => placesAlong(wall, width, 0.12).map((along) => ({ wall, along, width }))),
  );

/** What a bedroom still wants: a dresser with its mirror, a chair with a lamp. */
export const finishBedroom = (draft: Draft, design: number): Draft => {
  let next = draft;
  const dressers = next.site.room.walls.flatMap((wall) =>
    [1.4, 1.15].flatMap((width) =>
      placesAlong(wall, width, 0.3).map((along) => ({
        wall,
        item: against(wall, 'dresser', 'storage', along, { width, design }),
      })),
    ),
  );
  // In plain view before in a corner; never so near that it hides the bed.
  const { middle } = next.site;
  dressers.sort(
    (a, b) =>
      Math.hypot(a.item.x - middle.x, a.item.z - middle.z) - Math.hypot(b.item.x - middle.x, b.item.z - middle.z),
  );
  const beds = next.items.filter((i) => i.kind === 'bed' || i.kind === 'nightstand');
  for (const { wall, item } of dressers) {
    // Hard by the bed it hides the nightstand and the way round.
    if (beds.some((b) => overlap(item, b, 0.55))) continue;
    const done = add(next, item, { seen: 0.75, away: 1.4 });
    if (!done) continue;
    next = hangAbove(done, wall, done.items.at(-1)!, design, 'mirror');
    break;
  }
  const { bounds } = next.site;
  const corners = [
    { x: bounds.minX + 0.62, z: bounds.maxZ - 0.62, turn: (Math.PI * 3) / 4 },
    { x: bounds.maxX - 0.62, z: bounds.maxZ - 0.62, turn: (-Math.PI * 3) / 4 },
    ...[0.5, 0.6, 0.4, 0.33].flatMap((far) => [
      { x: bounds.maxX - 0.55, z: bounds.maxZ * far, turn: -Math.PI / 1.7 },
      { x: bounds.minX + 0.55, z: bounds.maxZ * far, turn: Math.PI / 1.7 },
    ]),
  ];
  for (const c of corners) {
    // The one piece that the frame may cut: it fills a near corner.
    const chair = add(next, at(c, 'armchair', 'reading', 0, 0, { design }), { seen: 0.55, away: 1.15 });
    if (!chair) continue;
    return offerOne(
      chair,
      [-0.62, 0.62].flatMap((a) => [
        at(c, 'floor-lamp', 'reading', a, -0.1, { design }),
        at(c, 'side-table', 'reading', a, 0, { design: 1 }),
      ]),
      { seen: 0.8, away: 1.6 },
    );
  }
  return { ...next, refused: [...next.refused, 'armchair: no place'] };
};
