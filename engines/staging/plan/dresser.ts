import type { Item } from '#domain/scene/plan.ts';
import { covers, overlap } from '#domain/scene/polygon.ts';
import { add, against, type Draft, placesAlong } from './draft.ts';
import { doorPosts } from './focus.ts';
import { hangAbove } from './hang.ts';
import { hiddenBehind, inFrame, shownShare } from './site.ts';

/** Floor before a dresser, metres. */
const DRAWN = 0.75;
const BEDS = new Set(['bed', 'nightstand', 'bench']);

/** A dresser with its mirror where it is seen and its drawers open; the draft as it was where there is no such place. */
export const withDresser = (draft: Draft, design: number): Draft => {
  const dressers = draft.site.room.walls.flatMap((wall) =>
    [1.4, 1.15].flatMap((width) =>
      placesAlong(wall, width, 0.1).map((along) => ({
        wall,
        item: against(wall, 'dresser', 'storage', along, { width, design }),
      })),
    ),
  );
  // In plain view before in a corner; never so near that it hides the bed.
  const { middle } = draft.site;
  const bed = draft.items.find((i) => i.kind === 'bed');
  const cost = (i: Item) => {
    const front = -(Math.sin(i.turn) * i.x + Math.cos(i.turn) * i.z) / (Math.hypot(i.x, i.z) || 1);
    const lost = bed && hiddenBehind(draft.site, i, bed) ? 3 : 0;
    return Math.hypot(i.x - middle.x, i.z - middle.z) - 1.5 * front + lost;
  };
  dressers.sort((a, b) => cost(a.item) - cost(b.item));
  const beds = draft.items.filter((i) => BEDS.has(i.kind));
  const posts = doorPosts(draft);
  for (const { wall, item } of dressers) {
    // Hard by the bed it hides the nightstand and the way round; at a door's post it narrows the door.
    if (beds.some((b) => overlap(item, b, b.kind === 'nightstand' ? 0.3 : 0.55))) continue;
    // Somebody pulls its drawers out and stands before them.
    const before = { ...item, ...inFrame(item, 0, item.depth / 2 + DRAWN / 2), depth: DRAWN };
    if (beds.some((b) => overlap(before, b))) continue;
    const reach = { ...item, width: item.width + 0.5, depth: item.depth + 0.5 };
    if (posts.some((p) => covers(reach, p.x, p.z)) || shownShare(draft.site, item) < 0.93) continue;
    const done = add(draft, item, { seen: 0.75, away: 1.4 });
    if (done) return hangAbove(done, wall, done.items.at(-1)!, design);
  }
  return draft;
};
