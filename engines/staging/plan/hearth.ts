import { type Opening, type Wall, wallLength } from '#domain/scene/room.ts';

/** Off both corners a wide one is a hearth with its bench; in a corner it is a run of units. */
const mostWide = (o: Opening, wall: Wall): number => (o.from > 0.1 && o.to < wallLength(wall) - 0.05 ? 3.9 : 3.4);

/** A hearth stands alone on its wall: two fixtures side by side, or one with a window in it, are a kitchen. */
export const isHearth = (o: Opening, wall: Wall): boolean =>
  o.kind === 'fixture' &&
  o.to - o.from > 0.95 &&
  o.to - o.from < mostWide(o, wall) &&
  !wall.openings.some(
    (q) =>
      q !== o &&
      ((q.kind === 'fixture' && q.from < o.to + 1.2 && q.to > o.from - 1.2) ||
        (q.kind === 'window' && Math.min(q.to, o.to) - Math.max(q.from, o.from) > 0.25)),
  );
