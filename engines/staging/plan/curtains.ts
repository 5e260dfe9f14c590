import { facing, type Opening, type Wall, wallLength } from '#domain/scene/room.ts';
import { append, type Draft } from './draft.ts';
import { calm } from './hang.ts';
import { blankItem, shareInFrame, wallPoint } from './site.ts';

/** How far a panel stands beside its window on each side, metres: it covers frame and wall, not the view. */
const BESIDE = 0.3;

/** Windows of a wall that belong together under one rod. */
const bands = (wall: Wall): Opening[] => {
  const out: Opening[] = [];
  for (const o of wall.openings.filter((w) => w.kind === 'window').sort((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    if (last && o.from - last.to < BESIDE * 2 + 0.2)
      out[out.length - 1] = {
        ...last,
        to: Math.max(last.to, o.to),
        sill: Math.min(last.sill, o.sill),
        head: Math.max(last.head, o.head),
      };
    else out.push(o);
  }
  return out;
};

/**
 * A pair of curtains at each window that is seen whole, has wall on both sides for the panels, and whose head leaves room
 * for the rod. A window that runs out of the picture or into a corner keeps none: a lone panel looks like a mistake.
 */
export const hangCurtains = (start: Draft, design: number): Draft => {
  let draft = start;
  for (const wall of draft.site.room.walls) {
    for (const o of bands(wall)) {
      const [from, to] = [o.from - BESIDE, o.to + BESIDE];
      const top = o.head + 0.14;
      if (o.sill > 1.15 || o.head < 1.75 || top > draft.site.room.ceiling - 0.05) continue;
      if (from < 0.06 || to > wallLength(wall) - 0.06 || to - from > 4.2) continue;
      const crowded = wall.openings.some((q) => q.kind !== 'window' && q.from < to + 0.05 && q.to > from - 0.05);
      if (crowded || draft.site.room.obstacles.some((b) => near(wall, b, from, to))) continue;
      // Plain wall beside it and below its sill: an opening into the next room was once taken for a window.
      const plain =
        calm(draft, wall, from, o.from - 0.14, 0.5, 1.9) &&
        calm(draft, wall, o.to + 0.14, to, 0.5, 1.9) &&
        (o.sill > 0.5 ? calm(draft, wall, o.from + 0.1, o.to - 0.1, 0.2, o.sill - 0.2) : false);
      if (!plain) continue;
      const item = blankItem('curtain', 'window', {
        ...wallPoint(wall, (from + to) / 2, 0.1),
        y: 0.02,
        turn: facing(wall),
        width: to - from,
        depth: 0.12,
        height: top - 0.02,
        design,
      });
      const tall = draft.items.some((i) => i.height > o.sill && i.y < 1 && near(wall, i, from, to));
      if (tall || shareInFrame(draft.site, item) < 0.95) continue;
      draft = append(draft, item);
    }
  }
  return draft;
};

/** Does something stand before one of the two panels? */
const near = (wall: Wall, at: { x: number; z: number; width: number; depth: number }, from: number, to: number) => {
  const length = wallLength(wall) || 1;
  const [dx, dz] = [(wall.to.x - wall.from.x) / length, (wall.to.z - wall.from.z) / length];
  const along = (at.x - wall.from.x) * dx + (at.z - wall.from.z) * dz;
  const off = Math.abs((at.x - wall.from.x) * dz - (at.z - wall.from.z) * dx);
  const reach = Math.max(at.width, at.depth) / 2;
  return off < reach + 0.1 && [from, to].some((edge) => Math.abs(along - edge) < reach + 0.25);
};
