import type { Item } from '#domain/scene/plan.ts';
import { liesWithin, overlap } from '#domain/scene/polygon.ts';
import { facing, type Wall, wallLength } from '#domain/scene/room.ts';
import { add, at, type Draft, has, layRug, offerOne, placesAlong } from './draft.ts';
import { withDresser } from './dresser.ts';
import { waysOf } from './focus.ts';
import { hangAbove } from './hang.ts';
import { emptiness } from './read.ts';
import { hiddenShare } from './sight.ts';
import { areaInPicture, cornersShown, type Frame, openingsBehind, shownShare, stretched, wallPoint } from './site.ts';

/** A mattress of two metres in its frame. */
const LENGTH = 2.06;

/** Share of the picture above which a seat at the foot is the first thing seen of a bedroom. */
const LARGEST_BENCH = 0.045;

/** Bed with both nightstands if it can be, one at least; the frame's origin is the middle of the headboard. */
export const bedAt = (start: Draft, wall: Wall, along: number, width: number, design: number): Draft | null => {
  const group = 'bed';
  const frame: Frame = { ...wallPoint(wall, along, 0.03), turn: facing(wall) };
  const bed = at(frame, 'bed', group, 0, LENGTH / 2, { width, depth: LENGTH, height: 1.12, design });
  const behind = openingsBehind(wall, bed);
  // A headboard before a window only when the sill is near its top, and then a low one.
  if (behind.some((o) => o.kind !== 'window' || o.sill < 0.6)) return null;
  const height = behind.some((o) => o.sill < 1.1) ? 0.95 : 1.12;
  const core = add(start, { ...bed, height: 0.7 }, { seen: 0.45, away: 0.85 });
  if (!core) return null;
  const middle = wallPoint(wall, wallLength(wall) / 2, 0.27);
  let draft: Draft = { ...core, items: core.items.map((i) => (i.kind === 'bed' ? { ...i, height } : i)) };
  for (const s of [-1, 1])
    draft = offerOne(
      draft,
      [0.32, 0.28, 0.22]
        .map((off) =>
          at(frame, 'nightstand', group, s * (width / 2 + off), 0.24, {
            width: off > 0.3 ? 0.48 : off > 0.25 ? 0.42 : 0.36,
            depth: 0.42,
            // Level with the mattress: a hand lower, the bed hid the far one and the near one looked a doll's.
            height: 0.51,
            design: s > 0 ? 1 : 0,
          }),
        )
        // The wall is behind it: past its end one stands before the casing of an opening.
        .filter((i) => Math.hypot(i.x - middle.x, i.z - middle.z) < wallLength(wall) / 2 - i.width / 2 + 0.05),
      { seen: 0.4 },
    );
  if (!has(draft, 'nightstand')) return null;
  // It may hide the rail at the foot, not the made bed; whole in the picture; none stands on the way to a door.
  const ways = waysOf(draft.site, 2.8);
  const benches = (
    [
      [0.14, 0.4, 0.42, 0.82],
      [0.1, 0.36, 0.4, 0.76],
      [0.08, 0.3, 0.36, 0.7],
    ] as const
  )
    .map(([gap, depth, height, share]) =>
      at(frame, 'bench', group, 0, LENGTH + gap + depth / 2, {
        width: width * share,
        depth,
        height,
        design,
      }),
    )
    .filter(
      (i) =>
        // Somebody walks past it.
        liesWithin(start.site.room.floor, { ...i, depth: i.depth + 1.1 }, 0.02) &&
        !ways.some((w) => overlap(i, { ...w, width: w.width - 0.5 })) &&
        hiddenShare(start.site, { ...bed, id: 'made', y: 0.32 }, [i], 0.28) < 0.2 &&
        !stretched(start.site, i, 0.27) &&
        areaInPicture(start.site, i) < LARGEST_BENCH &&
        shownShare(start.site, i) > 0.99,
    );
  // A bench pushes the rug out of the frame where the foot is near: a whole rug says more than a bench on one that is cut.
  const plain = layBedRug(draft, frame, width);
  const seated = layBedRug(offerOne(draft, benches, { seen: 0.85, away: 1.1 }), frame, width);
  draft = rugInFrame(plain) && !rugInFrame(seated) ? plain : seated;
  return hangAbove(draft, wall, draft.items.find((i) => i.kind === 'bed')!, design);
};

/** Are all edges of the rug seen? A corner that runs out of the frame is read as a mistake. */
const rugInFrame = ({ site, items }: Draft): boolean =>
  items.some((i) => i.kind === 'rug' && cornersShown(site, i, EDGE));
/** Floor to be seen between a rug's corner and the frame, a share of the picture. */
const EDGE = 0.01;

/** Under the lower two thirds, 50 to 60 cm to be seen at both sides and the foot; a bench stands on it with all its legs. */
const layBedRug = (draft: Draft, frame: Frame, width: number): Draft => {
  const bench = draft.items.find((i) => i.kind === 'bench');
  const past = bench
    ? [Math.hypot(bench.x - frame.x, bench.z - frame.z) + bench.depth / 2 + 0.05 - LENGTH]
    : [...(draft.site.visibleArea > 16 ? [0.7] : []), 0.45, 0.32, 0.22];
  const cut = (from: number, to: number, least = 0.5) =>
    // In a narrow room a hand's breadth at each side still says rug.
    [1.15, 1, 0.8, 0.66, 0.52]
      .filter((wide) => wide > least)
      .map((wide) =>
        at(frame, 'rug', 'bed', 0, (from + to) / 2, { width: width + wide, depth: to - from, height: 0.014 }),
      );
  const rugs = past.flatMap((more) => cut(0.72, LENGTH + more));
  // Its edges lie in the picture; where the foot is too near, it shows at the sides alone, as a runner of each.
  const whole = (r: Item) => cornersShown(draft.site, r, EDGE);
  // Less than a step of it on each side is a scrap.
  const aside = bench ? [] : cut(0.6, LENGTH - 0.42, 0.75);
  return (
    layRug(draft, rugs.filter(whole), 0.25) ??
    layRug(draft, aside.filter(whole), 0.25) ??
    layRug(
      draft,
      [...aside, ...(draft.site.room.carpet && !bench ? [] : rugs)].sort(
        (a, b) => shownShare(draft.site, b) - shownShare(draft.site, a),
      ),
      0.25,
    ) ??
    draft
  );
};

export const bedPlaces = (draft: Draft): { wall: Wall; along: number; width: number }[] =>
  draft.site.room.walls.flatMap((wall) =>
    wallLength(wall) < 1.7
      ? []
      : [1.95, 1.72, 1.6, 1.5].flatMap((width) =>
          placesAlong(wall, width, 0.12).map((along) => ({ wall, along, width })),
        ),
  );

/** What a bedroom still wants: a dresser with its picture, a chair with a lamp or a small table. */
export const finishBedroom = (draft: Draft, design: number): Draft => {
  return readingChair(withDresser(draft, design), design);
};

/** Square metres of a circle 2.6 m wide that are bare where a chair may stand at a plain wall. */
const BARE = 3;

/** By a window, in a corner or where the floor is bare, in the emptier half, half turned to the camera: its back would hide the bed. */
const readingChair = (draft: Draft, design: number): Draft => {
  const seats = draft.site.room.walls.flatMap((wall) => {
    const turn = facing(wall);
    return placesAlong(wall, 0.8, 0.1).flatMap((along) => {
      const p = wallPoint(wall, along, 0.54);
      const lit = wall.openings.some((o) => o.kind === 'window' && along > o.from - 0.3 && along < o.to + 0.3);
      const look = Math.atan2(-p.x, -p.z);
      const spin = Math.max(-0.4, Math.min(0.4, Math.atan2(Math.sin(look - turn), Math.cos(look - turn))));
      const far = Math.hypot(p.x, p.z);
      const corner = Math.min(along, wallLength(wall) - along) < 0.9;
      // Farther than seven metres a chair is a doll's.
      const free = emptiness(draft, p.x, p.z);
      if ((!lit && !corner && free < BARE) || far > 7) return [];
      const value = free + (lit ? 0.8 : 0) + (corner ? 0.5 : 0) - 0.25 * far;
      return [{ p: { ...p, turn: turn + spin }, value, apart: lit || corner ? 0 : 0.6 }];
    });
  });
  seats.sort((a, b) => b.value - a.value);
  const ways = waysOf(draft.site);
  const fits = (seat: Item, apart: number): Draft | null => {
    // Two seats in a row read as a waiting room.
    if (draft.items.some((i) => BESIDE_BED.has(i.kind) && overlap(i, seat, i.kind === 'bench' ? 0.6 : apart)))
      return null;
    if (ways.some((w) => overlap(seat, w)) || hidesBed(draft, seat)) return null;
    // A hand's breadth off the side walls: the reading is no better than that, and a wall that cuts a chair is seen.
    if (!liesWithin(draft.site.room.floor, { ...seat, width: seat.width + 0.16 }, 0.02)) return null;
    return shownShare(draft.site, seat) > 0.85 ? add(draft, seat, { seen: 0.7, away: 1.6 }) : null;
  };
  for (const { p, apart } of seats) {
    const chair = fits(at(p, 'armchair', 'reading', 0, 0, { width: 0.76, depth: 0.78, design }), apart);
    if (!chair) continue;
    const shows = (i: Item) =>
      draft.items.every(
        (k) => !SHOWN.has(k.kind) || hiddenShare(draft.site, k, [i]) < (k.kind === 'dresser' ? 0.2 : 0.05),
      );
    return offerOne(
      chair,
      [-1, 1]
        .flatMap((s) => [
          at(p, 'floor-lamp', 'reading', s * 0.5, -0.5, { design }),
          at(p, 'floor-lamp', 'reading', s * 0.68, -0.1, { design }),
          at(p, 'side-table', 'reading', s * 0.68, 0, { design: 1 }),
        ])
        .filter(shows),
      { seen: 0.8, away: 1.5 },
    );
  }
  return { ...draft, refused: [...draft.refused, 'armchair: no place'] };
};

/** What a chair keeps a step from at a plain wall: beside them it stands in a row. */
const BESIDE_BED = new Set(['bench', 'nightstand']);

/** What a lamp or a small table must not stand before. */
const SHOWN = new Set(['dresser', 'mirror', 'art']);

/** Does it stand large before the bed or the dresser in the picture, or lost behind the bed? */
const hidesBed = (draft: Draft, seat: Item): boolean => {
  const { site, items } = draft;
  if (stretched(site, seat)) return true;
  if (items.some((i) => i.kind === 'dresser' && hiddenShare(site, i, [seat]) > 0.25)) return true;
  const bed = items.find((i) => i.kind === 'bed');
  return (
    bed !== undefined &&
    (hiddenShare(site, bed, [seat], 0.6) > 0.12 || hiddenShare(site, seat, [{ ...bed, height: 0.65 }]) > 0.35)
  );
};
