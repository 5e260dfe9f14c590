import type { Item } from '#domain/scene/plan.ts';
import { overlap } from '#domain/scene/polygon.ts';
import type { Wall } from '#domain/scene/room.ts';
import { hearthHidden } from './before.ts';
import { add, at, type Draft, layRug, offerOne } from './draft.ts';
import { type Focus, watches, waysOf } from './focus.ts';
import { hangAbove } from './hang.ts';
import { pairAcross } from './pairs.ts';
import { boxInPicture, type Frame, hiddenBehind, inFrame, nearest, type Site, shownShare, stretched } from './site.ts';

/** Depth of the low table, which is how wide a round one gets: two thirds of the seat before it. */
const tableDepth = (sofa: number): number => (sofa >= 2.4 ? 0.84 : 0.72);
/** Share of a rug in the picture from which on the larger one is the better one. */
const MOSTLY = 0.8;
/** Most of the picture's height that a lamp takes. */
const TALL = 0.42;
/** Where the rug begins under the sofa, metres from its back. */
const RUG_FROM = 0.55;
/** Width and depth of the chaise that makes a sofa an L. */
const CHAISE = [0.96, 0.72] as const;

/** A seat near the camera is seen from its front; its back would be the first and largest thing in the picture. */
const opensUp = (item: Item): boolean => {
  const d = Math.hypot(item.x, item.z) || 1;
  const front = -(Math.sin(item.turn) * item.x + Math.cos(item.turn) * item.z) / d;
  const near = nearest(item);
  return front > (near < 2.5 ? 0.42 : near < 3.6 ? 0.3 : 0.05);
};

const towers = (site: Site, lamp: Item): boolean => {
  const b = boxInPicture(site, lamp);
  return !b || b.y1 - b.y0 > TALL;
};

/** Share of a rug's box in the picture from which on its edges are seen. */
export const WHOLE = 0.985;

/** The seats' rug cut to what the frame shows of it, as wide as the sofa at least and under all that stood on it. */
const trimmed = (draft: Draft, frame: Frame, sofa: Item, table: Item): Draft => {
  const rug = draft.items.find((i) => i.kind === 'rug' && i.group === sofa.group);
  if (!rug || shownShare(draft.site, rug) > WHOLE) return draft;
  const seats = draft.items.filter((i) => i.kind === 'armchair' && overlap(i, rug, -0.1));
  const least = Math.hypot(table.x - sofa.x, table.z - sofa.z) + (sofa.depth + table.depth) / 2 + PAST_TABLE - RUG_FROM;
  for (const depth of [rug.depth, rug.depth - 0.15, rug.depth - 0.3])
    for (let width = rug.width; depth >= Math.min(least, rug.depth) && width >= sofa.width - 0.05; width -= 0.1) {
      const less = { ...rug, ...inFrame(frame, 0, RUG_FROM + depth / 2), width, depth };
      if (shownShare(draft.site, less) > WHOLE && seats.every((i) => overlap(i, less, -0.1)))
        return { ...draft, items: draft.items.map((i) => (i === rug ? less : i)) };
    }
  return draft;
};
/** Rug to be seen beyond the low table, metres. */
const PAST_TABLE = 0.1;

/** Floor that stays free before a door where a chair finds no better place, metres. */
const LEAST_WAY = 1.05;
/** Most of a fire that a chair may hide from the lens. */
const BEFORE_FIRE = 0.32;

/** The seating group on a frame: origin at the middle of the sofa's back, facing forward. Null when its core does not fit. */
export const loungeAt = (
  start: Draft,
  frame: Frame,
  sofaWidth: number,
  kind: 'sofa' | 'sectional' | 'loveseat',
  wall: Wall | undefined,
  design: number,
  long: 1 | -1 = design % 2 === 0 ? 1 : -1,
  screens: readonly Focus[] = [],
  pairs = false,
): Draft | null => {
  const group = 'lounge';
  const [ways, straits] = [waysOf(start.site), waysOf(start.site, LEAST_WAY)];
  const main = kind === 'sectional' ? 'sofa' : kind;
  const deep = tableDepth(sofaWidth);
  const seatDepth = kind === 'loveseat' ? 0.9 : 0.95;
  const sofa = at(frame, main, group, 0, seatDepth / 2, { width: sofaWidth, depth: seatDepth, design });
  let draft = add(start, sofa, { seen: 0.55, away: 1.25 });
  if (!draft) return null;
  // An L is the sofa and its chaise, two pieces that meet: as one box the table could not stand in the angle.
  if (kind === 'sectional') {
    const [wide, deep] = CHAISE;
    const chaise = at(frame, 'ottoman', group, long * (sofaWidth / 2 - wide / 2), seatDepth + deep / 2 + 0.012, {
      width: wide,
      depth: deep,
      height: 0.46,
      design,
    });
    draft = add(draft, chaise, { seen: 0.8, away: 1.7, slack: 0 });
    if (!draft) return null;
  }
  const room = kind === 'sectional' ? sofaWidth - CHAISE[0] - 0.3 : sofaWidth;
  // Two thirds of the seats before it at most: it stands nearer the lens than they do.
  const tableWidth = Math.min(1.3, Math.max(0.85, room * (kind === 'sectional' ? 0.62 : 0.52)));
  const side = kind === 'sectional' ? -long * (CHAISE[0] / 2) : 0;
  const table = at(frame, 'coffee-table', group, side, seatDepth + 0.38 + deep / 2, {
    width: tableWidth,
    depth: deep,
    height: 0.4,
    design,
  });
  draft = add(draft, table, { seen: 0.6, away: 0.9 });
  if (!draft) return null;
  // Rug: front legs of all seats on it, 25 cm wider than the sofa on each side; shrinks before the place is given up.
  const rugs = (
    [
      [0.5, 2.2],
      [0.36, 2.0],
      [0.2, 1.75],
      [-0.1, 1.6],
    ] as const
  ).map(([wide, long]) => {
    // The low table stands on it with all its feet.
    const depth = Math.max(long, seatDepth + 0.38 + deep + PAST_TABLE - RUG_FROM);
    return at(frame, 'rug', group, 0, RUG_FROM + depth / 2, { width: sofaWidth + wide, depth, height: 0.014 });
  });
  // Its edges belong in the picture: one that runs out below looks like fitted carpet.
  const whole: Draft | null = layRug(draft, rugs.slice(0, 3), 0.95);
  const bare = draft.site.room.carpet ? draft : null;
  const share = (r: Item) => Math.min(MOSTLY, shownShare(start.site, r));
  const shown = rugs.slice(0, 3).sort((a, b) => share(b) - share(a));
  draft = whole ?? layRug(draft, shown, 0.72) ?? layRug(draft, rugs.slice(1).reverse(), 0.3) ?? bare;
  if (!draft) return null;
  // Chairs: a pair opposite, else one or two at the sides.
  const across = seatDepth + 0.38 + deep + 0.45 + 0.4;
  const opposite = [-0.5, 0.5].map((a) =>
    at(frame, 'armchair', group, a * Math.min(1.9, sofaWidth * 0.8) + side, across, {
      spin: Math.PI + a * 0.3,
      design,
    }),
  );
  const clear = (i: Item, kept = ways) =>
    !kept.some((w) => overlap(i, w)) && !stretched(start.site, i) && hearthHidden(start.site, [i]) < BEFORE_FIRE;
  const pair = opposite.every((i) => opensUp(i) && clear(i))
    ? add(draft, opposite[0]!, { seen: 0.7, away: 1.8 })
    : null;
  const straight = pair && add(pair, opposite[1]!, { seen: 0.7, away: 1.8 });
  // Opposite chairs suit a sofa seen from its side; a sofa seen from the front would hide behind their backs.
  const d = Math.hypot(frame.x, frame.z) || 1;
  const front = -(Math.sin(frame.turn) * frame.x + Math.cos(frame.turn) * frame.z) / d;
  // Nor does anyone sit between the sofa and its screen.
  const alone = kind === 'loveseat' || watches(sofa, screens);
  const turned = () =>
    pairs ? pairAcross(draft!, { frame, past: seatDepth + 0.38 + deep, aside: side, design }, clear) : null;
  const both: Draft | null = alone ? null : ((front < 0.55 ? straight : null) ?? turned());
  if (both) draft = both;
  else {
    for (const s of kind === 'sectional' ? [-long] : [1, -1]) {
      const beside = (a: number, b: number, turn: number) =>
        at(frame, 'armchair', group, s * (sofaWidth / 2 + a), seatDepth + b, { spin: (-s * Math.PI) / turn, design });
      // A hand's breadth more where the table stands off the middle, towards this chair.
      const more = kind === 'sectional' ? 0.34 : 0;
      const seats = [beside(0.28 + more, 0.75, 2.5), beside(0.05 + more, 0.95, 2.2), beside(0.34, 0.6, 3.6)].filter(
        (i) => opensUp(i) && clear(i),
      );
      draft = offerOne(draft, seats, { seen: 0.72, away: 1.95 });
    }
    // Across from the long end, or from either end of a sofa that found no chair, turned to the table and from there half towards the camera: it closes the group, leaves the
    // screen in sight and does not show its back.
    const laid = draft.items.find((i) => i.kind === 'rug' && i.group === group);
    // Its front feet stand on the rug, or it belongs to nothing.
    const reach = laid ? Math.min(across - 0.42, RUG_FROM + laid.depth + 0.19) : across - 0.42;
    const facingEnd = (end: number): Item => {
      const place = inFrame(frame, end * (sofaWidth / 2 - 0.25), reach);
      const [toTable, toLens] = [Math.atan2(table.x - place.x, table.z - place.z), Math.atan2(-place.x, -place.z)];
      const apart = Math.atan2(Math.sin(toLens - toTable), Math.cos(toLens - toTable));
      const turn = toTable + Math.max(-0.6, Math.min(0.6, apart));
      return at({ ...place, turn }, 'armchair', group, 0, 0, { width: 0.86, design });
    };
    // Before that, drawn up to the sofa's end: there a metre before a door will do.
    const drawnUp = [1, -1]
      .map((s) =>
        at(frame, 'armchair', group, s * (sofaWidth / 2 + 0.5), seatDepth + 0.25, { spin: (-s * Math.PI) / 4, design }),
      )
      .filter((i) => kind !== 'sectional' && opensUp(i) && clear(i, straits));
    const ends = (kind === 'sectional' ? [long] : [long, -long]).map(facingEnd).filter((i) => opensUp(i) && clear(i));
    if (!draft.items.some((i) => i.kind === 'armchair'))
      draft = offerOne(draft, [...drawnUp, ...ends], { seen: 0.8, away: 2.4 });
  }
  const lamp = (s: number) => at(frame, 'floor-lamp', group, s * (sofaWidth / 2 + 0.3), 0.3, { design });
  const end = (s: number) => at(frame, 'side-table', group, s * (sofaWidth / 2 + 0.29), 0.42, { design: 0 });
  const first = design % 2 ? 1 : -1;
  const sofaAt = nearest(sofa);
  // Between camera and sofa a lamp would tower over the group.
  const stands = [end(first), end(-first)].filter(
    (i) =>
      nearest(i) > Math.max(2.2, sofaAt + 0.1) &&
      !hiddenBehind(start.site, i, sofa) &&
      !stretched(start.site, { ...i, height: 1.1 }, 0.12),
  );
  draft = offerOne(draft, stands, { seen: 0.6 });
  // The farther end first: at the nearer it towers over the group.
  const lamps = [lamp(-first), lamp(first)]
    .filter((i) => nearest(i) > sofaAt && !towers(start.site, i))
    .sort((a, b) => nearest(b) - nearest(a));
  draft = offerOne(draft, lamps, { seen: 0.8, away: 2.7 });
  if (wall && draft) {
    draft = hangAbove(draft, wall, sofa, design);
  }
  return draft && trimmed(draft, frame, sofa, table);
};
