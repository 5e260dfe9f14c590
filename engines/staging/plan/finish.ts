import { claimsFloor } from '#domain/scene/plan.ts';
import { overlap } from '#domain/scene/polygon.ts';
import { type Wall, wallLength } from '#domain/scene/room.ts';
import { ANCHORS } from './choose.ts';
import { greenCorner, SEATS_AND_BEDS } from './corners.ts';
import { add, against, count, type Draft, placesAlong } from './draft.ts';
import { waysOf } from './focus.ts';
import { CENTRE, calm, hang, largestBlank, withPicture } from './hang.ts';
import { alongWall, shownShare, stretched, wallPoint } from './site.ts';

/** What makes a room look lived in after its main group stands: something on the large bare walls, plants in corners. */
export const finishRoom = (start: Draft, design: number, plants: number): Draft => {
  let draft = fillWall(dressWalls(start, design), design);
  for (let n = 0; n < plants; n++) draft = greenCorner(draft, design + n, n);
  return draft;
};

const dressWalls = (start: Draft, design: number): Draft => {
  let draft = start;
  for (let k = 0; k < 3; k++) {
    const blank = largestBlank(draft);
    if (!blank || blank.span < 0.08) break;
    const wide = blank.to - blank.from;
    const middle = (blank.from + blank.to) / 2;
    // A console fills a long bare wall, with its picture; a picture alone suits a short one.
    if (blank.span > 0.11 && (wide > 1.7 || solidRun(blank.wall, middle) > 2.2)) {
      const placed =
        count(draft, 'console') + count(draft, 'dresser')
          ? null
          : withConsole(draft, blank.wall, middle, wide, design + k);
      if (placed) {
        draft = placed;
        continue;
      }
    }
    // Plain paint down to the skirting: the far wall of a hall seen through an opening hangs no picture of this room.
    const plain = (at: number) =>
      calm(draft, blank.wall, at - 0.35, at + 0.35, 0.3, 1.1) ||
      // Behind a piece of ours a socket is hidden; the floor of the next room over the skirting's line is not.
      (furnishedBelow(draft, blank.wall, at) && calm(draft, blank.wall, at - 0.35, at + 0.35, 0.16, 0.36));
    const at = hangingPlaces(draft, blank.wall, middle, wide).find(plain);
    const next =
      at === undefined
        ? null
        : pictures(
            draft,
            { wall: blank.wall, middle: at, wide: wide - 2 * Math.abs(at - middle), seen: blank.span },
            design + 3 + k,
          );
    if (!next) break;
    draft = next;
  }
  return draft;
};

/**
 * Where along a blank stretch a picture may hang alone: on the axis of a table beside it; anywhere near its middle in a
 * room without a main piece. Beside a bed or a sofa a lone picture belongs to nothing.
 */
const hangingPlaces = (draft: Draft, wall: Wall, middle: number, wide: number): number[] => {
  const main = draft.items.filter((i) => ANCHORS.includes(i.kind));
  if (!main.length) return [middle, ...(wide > 1.7 ? [middle - 0.4, middle + 0.4] : [])];
  return main
    .filter((i) => i.kind === 'dining-table')
    .map((i) => alongWall(wall, i))
    .filter(({ along, off }) => off < BESIDE_TABLE && Math.abs(along - middle) < wide / 2 - LEAST_PICTURE / 2)
    .map(({ along }) => along);
};
/** From the middle of a table to the wall whose picture belongs to it, metres. */
const BESIDE_TABLE = 2.6;
const LEAST_PICTURE = 0.6;

/** Metres of wall without openings about a place, seen or not. */
const solidRun = (wall: Wall, along: number): number =>
  Math.min(wallLength(wall), ...wall.openings.filter((o) => o.from > along).map((o) => o.from)) -
  Math.max(0, ...wall.openings.filter((o) => o.to < along).map((o) => o.to));

const withConsole = (draft: Draft, wall: Wall, middle: number, wide: number, design: number): Draft | null => {
  const ways = waysOf(draft.site);
  for (const width of [Math.min(1.6, Math.max(1.1, wide * 0.55)), 1])
    for (const off of [0, 0.3, -0.3, 0.6, -0.6]) {
      if (Math.abs(off) > Math.max(0.3, (wide - width) / 2)) continue;
      const item = against(wall, 'console', 'wall', middle + off, { width, design });
      if (
        ways.some((w) => overlap(item, w)) ||
        draft.items.some((i) =>
          overlap(item, i, LOW.includes(i.kind) ? 0.9 : i.kind === 'armchair' ? 0.45 : WIDE_OF.has(i.kind) ? 0.6 : 0),
        )
      )
        continue;
      const placed =
        shownShare(draft.site, item) > 0.97 &&
        !stretched(draft.site, item, 0.2) &&
        add(draft, item, { seen: 0.85, away: 1.7 })
          ? withPicture(draft, wall, item, design + 1)
          : null;
      if (placed) return placed;
    }
  return null;
};

/** Does a piece of ours stand at the wall there, so that its paint need not be seen? */
const furnishedBelow = (draft: Draft, wall: Wall, along: number): boolean => {
  const p = wallPoint(wall, along, 0.25);
  return draft.items.some(
    (i) => claimsFloor(i) && Math.hypot(i.x - p.x, i.z - p.z) < Math.min(i.width, i.depth) / 2 + 0.3,
  );
};

/** Under a high window or beside a switch no picture hangs: there a low console keeps a long wall from standing empty. */
const fillWall = (draft: Draft, design: number): Draft => {
  if (LOW.some((kind) => count(draft, kind) > 0) || draft.site.visibleArea < 10) return draft;
  let best: { draft: Draft; apart: number } | null = null;
  for (const wall of draft.site.room.walls) {
    for (const along of placesAlong(wall, 1.4, 0.3)) {
      const done = add(draft, against(wall, 'console', 'wall', along, { width: 1.4, design }), { seen: 0.9, away: 2 });
      if (!done) continue;
      const it = done.items.at(-1)!;
      const apart = Math.min(
        3,
        ...draft.items.filter((i) => claimsFloor(i)).map((i) => Math.hypot(i.x - it.x, i.z - it.z) - i.width / 2),
      );
      // Farther than six metres it no longer fills anything.
      const value = apart - 0.3 * Math.max(0, Math.hypot(it.x, it.z) - 5);
      if (apart > 1.3 && Math.hypot(it.x, it.z) < 6.5 && (!best || value > best.apart))
        best = { draft: done, apart: value };
    }
  }
  return best?.draft ?? draft;
};
const LOW = ['console', 'sideboard', 'dresser', 'media-unit', 'bookshelf'];

/** One large picture, or two or three small ones in a row where the wall is long and seen from before. */
const pictures = (
  draft: Draft,
  { wall, middle, wide, seen }: { wall: Wall; middle: number; wide: number; seen: number },
  design: number,
): Draft | null => {
  const middlePoint = wallPoint(wall, middle, 0);
  // Two arrangements at most, and apart: prints of one hand side by side look bought by the metre.
  const hung = draft.items.filter((i) => i.kind === 'art');
  if (
    hung.some((i) => Math.hypot(i.x - middlePoint.x, i.z - middlePoint.z) < 2.4) ||
    new Set(hung.map((i) => i.group)).size > 1
  )
    return null;
  if (wide > 1.7 && seen > 0.2 && design % 2 === 0) {
    const n = wide > 2.3 ? 3 : 2;
    const width = 0.5;
    let row: Draft | null = draft;
    for (let i = 0; i < n && row; i++)
      row = hang(
        row,
        wall,
        middle + (i - (n - 1) / 2) * (width + 0.12),
        { width, height: 0.68, base: 1.14, design: design + i },
        'wall',
      );
    if (row) return row;
  }
  for (const share of [wide < 1.2 ? 0.75 : 0.62, 0.5, 0.4]) {
    const width = Math.min(1.5, wide * share);
    const height = Math.min(1, width * (width < 0.75 ? 1.25 : 0.72));
    const size = { width, height, base: CENTRE - height / 2, design };
    const done = width > 0.46 ? hang(draft, wall, middle, size, 'wall') : null;
    if (done) return done;
  }
  return null;
};

/** What a console keeps 60 cm from: behind a chair at the table somebody passes. */
const WIDE_OF = new Set([...SEATS_AND_BEDS, 'dining-chair']);
