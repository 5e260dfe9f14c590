import { ROUND_RUG, roundSeats } from '#domain/scene/catalogue.ts';
import { claimsFloor } from '#domain/scene/plan.ts';
import { covers, overlap } from '#domain/scene/polygon.ts';
import { hash } from '../render/noise.ts';
import { litEitherEnd, touchesDoor } from './before.ts';
import { add, against, at, type Draft, layRug, placesAlong } from './draft.ts';
import { doorPosts, waysOf } from './focus.ts';
import { hangAbove } from './hang.ts';
import { hiddenShare } from './sight.ts';
import { alongWall, type Frame, type Site, shownShare } from './site.ts';

const SIZES = [
  { width: 2.4, depth: 1.05, long: 3 },
  { width: 2.0, depth: 1.0, long: 3 },
  { width: 1.8, depth: 0.95, long: 3 },
  { width: 1.5, depth: 0.9, long: 2 },
  { width: 1.4, depth: 1.4, long: 0 },
  { width: 1.2, depth: 1.2, long: 0 },
  { width: 1.0, depth: 1.0, long: 0 },
] as const;
export const TABLE_SIZES = SIZES.length;
/** The round table for six among the sizes. */
export const ROUND_SIX = 4;

/** How people leave a chair: two to six degrees off, to either side. */
const leftTurned = (k: number, design: number): number =>
  (hash(k, design, 61) < 0.5 ? -1 : 1) * (0.035 + 0.07 * hash(k, design, 67));

/** Table and all its chairs, or nothing. The heads stay free: a chair there had no setting, hid the set or stood in a doorway. */
export const diningAt = (start: Draft, frame: Frame, size: number, design: number): Draft | null => {
  const group = 'dining';
  const s = SIZES[size]!;
  // At a round table two chairs part towards the camera: one there would hide the set behind its back. Its settings turn with them.
  const lens = Math.atan2(-frame.x, -frame.z) - frame.turn;
  let draft = add(
    start,
    at(frame, 'dining-table', group, 0, 0, {
      spin: s.long ? 0 : lens,
      width: s.width,
      depth: s.depth,
      height: 0.75,
      design,
    }),
    { seen: 0.7, away: 1.5 },
  );
  if (!draft) return null;
  const chairs: [number, number, number][] = [];
  for (let i = 0; i < s.long; i++) {
    const a = ((i + 0.5) / s.long - 0.5) * (s.width - 0.15);
    chairs.push([a, s.depth / 2 + 0.16, Math.PI], [a, -s.depth / 2 - 0.16, 0]);
  }
  if (!s.long)
    for (const seat of roundSeats(s.width)) {
      const angle = lens + seat;
      const r = s.width / 2 + 0.14;
      chairs.push([Math.sin(angle) * r, Math.cos(angle) * r, angle + Math.PI]);
    }
  for (const [k, [a, b, spin]] of chairs.entries()) {
    const chair = at(frame, 'dining-chair', group, a, b, { spin: spin + leftTurned(k, design), design });
    draft = add(draft, chair, {
      // A second zone stands whole in the picture or not at all.
      seen: start.items.length ? 0.8 : 0.5,
      away: 1.15,
    });
    if (!draft) return null;
  }
  // Sixty to seventy-five centimetres past the table all round: more of it hides the floor. Another weave than a first zone's.
  const loom = start.items.filter((i) => i.kind === 'rug').length;
  const rugs = [1.5, 1.35, 1.2, 1, ...(s.long ? [] : [0.8, 0.7])].map((more) =>
    at(frame, 'rug', group, 0, 0, { width: s.width + more, depth: s.depth + more, height: 0.014, design: loom }),
  );
  // One whose edges lie in the picture; else the smallest under all its chairs, since one that runs out of the frame reads as fitted carpet.
  const round = s.long ? null : roundRug(draft, frame, s.width, lens, loom);
  if (round) return round;
  const whole = rugs.filter((r) => r.width > s.width + 0.95 && shownShare(start.site, r) > 0.97);
  return (
    layRug(draft, whole.slice(0, 3), 0.95) ??
    layRug(draft, rugs.slice(0, 3).reverse(), 0.3) ??
    layRug(draft, rugs, 0.3) ??
    draft
  );
};

/** Past the edge of a round table, metres: a round rug under all feet of its chairs. */
const PAST_ROUND = [1.2, 1.05, 0.92];

/** Seen across its corner a square rug is a lozenge that points at the lens: under a round table lies a round one there. Null where none is whole in the picture. */
const roundRug = (draft: Draft, frame: Frame, table: number, lens: number, loom: number): Draft | null => {
  if (Math.abs(Math.sin(2 * lens)) < ASLANT) return null;
  const rugs = PAST_ROUND.map((more) =>
    at(frame, 'rug', 'dining', 0, 0, {
      width: table + more,
      depth: table + more,
      height: 0.014,
      design: ROUND_RUG + loom,
    }),
  );
  return layRug(
    draft,
    rugs.filter((r) => shownShare(draft.site, { ...r, turn: frame.turn + lens }) > 0.97),
    0.3,
  );
};
/** Sine of twice the angle between a rug and the line to the lens from which on its corner points there. */
const ASLANT = 0.75;

export const diningFrames = (site: Site): Frame[] => {
  const out: Frame[] = [];
  // In a small room a hand's breadth decides whether chairs and rug fit.
  const step = site.visibleArea < 12 ? 0.15 : 0.3;
  for (let x = site.bounds.minX + 1; x <= site.bounds.maxX - 1; x += step) {
    for (let z = 1.9; z <= Math.min(7, site.bounds.maxZ - 1); z += step)
      for (const turn of [0, Math.PI / 2]) out.push({ x, z, turn });
  }
  return out;
};

/** Boards that are looked at with their picture, the likeliest first. */
const BOARDS = 12;

/** A sideboard where it is seen: turned to the camera, clear of the set, by the table's middle, with its picture above it. */
export const finishDining = (draft: Draft, design: number): Draft => {
  const { site, items } = draft;
  const [ways, posts] = [waysOf(site), doorPosts(draft)];
  const set = items.filter(claimsFloor);
  const table = items.find((i) => i.kind === 'dining-table') ?? site.middle;
  const boards = site.room.walls.flatMap((wall) =>
    [1.7, 1.4, 1.1].flatMap((width) =>
      placesAlong(wall, width, 0.1).flatMap((along) => {
        const board = against(wall, 'sideboard', 'storage', along, { width, design });
        // Whole in the picture and half a metre from every door post: its lamp before a doorway looked left behind.
        const wide = { ...board, width: width + 0.9, depth: board.depth + 0.9 };
        if (shownShare(site, board) < 0.88 || posts.some((p) => covers(wide, p.x, p.z))) return [];
        if (ways.some((w) => overlap(board, w)) || touchesDoor(site, board)) return [];
        const front = -(Math.sin(board.turn) * board.x + Math.cos(board.turn) * board.z) / Math.hypot(board.x, board.z);
        const value =
          0.5 * width +
          front -
          2 * hiddenShare(site, board, set) -
          0.3 * Math.abs(along - alongWall(wall, table).along);
        return litEitherEnd(site, board).map((lit) => ({ wall, board: lit, value }));
      }),
    ),
  );
  const placed = boards
    .sort((a, b) => b.value - a.value)
    .flatMap(({ wall, board, value }) => {
      const done = add(draft, board, { seen: 0.7, away: 1.6 });
      return done ? [{ wall, done, value }] : [];
    })
    .slice(0, BOARDS)
    .map(({ wall, done, value }) => {
      const hung = hangAbove(done, wall, done.items.at(-1)!, design);
      return { draft: hung, value: value + (hung === done ? 0 : 0.5) };
    });
  return placed.reduce((a, b) => (b.value > a.value ? b : a), { draft, value: Number.NEGATIVE_INFINITY }).draft;
};
