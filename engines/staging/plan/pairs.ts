import type { FloorPoint } from '#domain/scene/camera.ts';
import type { Item } from '#domain/scene/plan.ts';
import { liesWithin, overlap } from '#domain/scene/polygon.ts';
import { add, at, type Draft, offerOne } from './draft.ts';
import { hiddenShare } from './sight.ts';
import { areaInPicture, type Frame, inFrame, nearest, shownShare } from './site.ts';

/** Where a pair of chairs may stand across from a sofa. */
type Across = {
  readonly frame: Frame;
  /** From the sofa's back to the far edge of its table, metres. */
  readonly past: number;
  /** Where the table's middle lies along the sofa. */
  readonly aside: number;
  readonly design: number;
};

/** How far along the sofa the pair stands off the table's middle, the chairs' middles from each other and from the table, metres. */
const SHIFTS = [0, 0.25, -0.25, 0.5, -0.5];
const APART = [1.32, 1.08];
const GAPS = [0.85, 0.74];

/** Most that a chair turns from the table towards the lens: seen from its front it closes the group, from behind it bars it. */
const MOST_TURN = 0.62;
/** Least of its front that a chair of the pair shows, and how near it may stand, metres. */
const LEAST_FRONT = 0.12;
const NEAREST = 2.4;
/** Most of the sofa that the pair may hide. */
const MOST_HIDDEN = 0.1;
/** Share of the picture from which on a chair is large. */
const LARGE = 0.045;

/** A chair that looks at a place, half turned to the lens. */
const turnedChair = (place: FloorPoint, look: FloorPoint, design: number): Item => {
  const [there, lens] = [Math.atan2(look.x - place.x, look.z - place.z), Math.atan2(-place.x, -place.z)];
  const off = Math.atan2(Math.sin(lens - there), Math.cos(lens - there));
  const turn = there + Math.max(-MOST_TURN, Math.min(MOST_TURN, off));
  return at({ ...place, turn }, 'armchair', 'lounge', 0, 0, { design });
};

const frontOf = (i: Item): number => -(Math.sin(i.turn) * i.x + Math.cos(i.turn) * i.z) / (Math.hypot(i.x, i.z) || 1);

/** The rug under the front feet of all seats, where floor and frame have room for that. */
const widened = (draft: Draft, rug: Item, frame: Frame, chairs: readonly Item[]): Draft => {
  const near = inFrame(rug, 0, -rug.depth / 2);
  const from = Math.hypot(near.x - frame.x, near.z - frame.z);
  const far = Math.max(
    ...chairs.map((c) => (c.x - frame.x) * Math.sin(frame.turn) + (c.z - frame.z) * Math.cos(frame.turn)),
  );
  for (const [more, depth] of [
    [0.4, far - from + 0.1],
    [0.2, far - from + 0.1],
    [0, far - from],
    [0, far - from - 0.1],
  ] as const) {
    const wide = { ...rug, ...inFrame(frame, 0, from + depth / 2), width: rug.width + more, depth };
    const off = { ...wide, width: wide.width + 0.3, depth: wide.depth + 0.3 };
    if (depth > rug.depth && liesWithin(draft.site.room.floor, off, 0.01) && shownShare(draft.site, wide) > 0.985)
      return { ...draft, items: draft.items.map((i) => (i.id === rug.id ? wide : i)) };
  }
  return draft;
};

/** The draft with two chairs across from the sofa, whole, seen from the side at least, a lamp on a table between them; null where no pair fits. */
export const pairAcross = (
  draft: Draft,
  { frame, past, aside, design }: Across,
  clear: (i: Item) => boolean,
): Draft | null => {
  const { site } = draft;
  const rug = draft.items.find((i) => i.kind === 'rug' && i.group === 'lounge');
  const sofa = draft.items.find((i) => i.kind === 'sofa')!;
  const fits = (i: Item) =>
    frontOf(i) > LEAST_FRONT &&
    nearest(i) > NEAREST &&
    shownShare(site, i) > 0.97 &&
    (!rug || overlap(i, rug, -0.05)) &&
    clear(i);
  const options = SHIFTS.flatMap((shift) =>
    GAPS.flatMap((gap) =>
      APART.map((apart) => {
        const chairs = [-0.5, 0.5].map((s) =>
          turnedChair(
            inFrame(frame, aside + shift + s * apart, past + gap),
            inFrame(frame, aside + 0.6 * shift + 0.5 * s, 0.5),
            design,
          ),
        );
        const large = chairs.reduce((sum, i) => sum + Math.max(0, areaInPicture(site, i) - LARGE), 0);
        const table = at(frame, 'side-table', 'lounge', aside + shift, past + gap + 0.2, { width: 0.4, depth: 0.4 });
        return { chairs, table, cost: 0.4 * Math.abs(shift) + 20 * large + (apart < 1.2 ? 0.1 : 0) };
      }),
    ),
  ).sort((a, b) => a.cost - b.cost);
  for (const { chairs, table } of options) {
    if (!chairs.every(fits) || hiddenShare(site, sofa, chairs) > MOST_HIDDEN) continue;
    const one = add(draft, chairs[0]!, { seen: 0.8 });
    const both = one && add(one, chairs[1]!, { seen: 0.8 });
    if (!both) continue;
    const lit = shownShare(site, table) > 0.97 ? offerOne(both, [table], { seen: 0.8 }) : both;
    return rug ? widened(lit, rug, frame, chairs) : lit;
  }
  return null;
};
