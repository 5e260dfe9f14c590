import type { Item } from '#domain/scene/plan.ts';
import { claimsFloor } from '#domain/scene/plan.ts';
import { liesWithin, overlap } from '#domain/scene/polygon.ts';
import { facing, type Wall, wallLength } from '#domain/scene/room.ts';
import { standsFree } from '#domain/scene/settle.ts';
import { beforeArt, beforeOpening, overruns } from './before.ts';
import { hiddenShare } from './sight.ts';
import { blankItem, type Frame, inFrame, nearest, respectsWalls, type Site, shareInFrame, wallPoint } from './site.ts';

/** A plan in the making: immutable, so that candidates can branch. */
export type Draft = { readonly site: Site; readonly items: readonly Item[]; readonly refused: readonly string[] };
export const newDraft = (site: Site): Draft => ({ site, items: [], refused: [] });

export type Demand = {
  /** Least share inside the frame. */
  readonly seen?: number;
  /** Least distance from the camera. */
  readonly away?: number;
  readonly slack?: number;
};

const named = (draft: Draft, item: Item): Item => {
  const taken = new Set(draft.items.map((i) => i.id));
  let n = 1;
  while (taken.has(`${item.kind}-${n}`)) n++;
  return { ...item, id: `${item.kind}-${n}` };
};

/** A lamp of which a sofa hides the lower half pokes up over its back like a pin. */
const footHidden = ({ site, items }: Draft, lamp: Item): boolean =>
  hiddenShare(
    site,
    lamp,
    items.filter((i) => SEATS.has(i.kind)),
  ) > 0.62;
const SEATS = new Set(['sofa', 'sectional', 'loveseat', 'bed']);

const SHALLOW = new Set(['sideboard', 'console', 'media-unit', 'dresser']);

/** Why a piece may not stand there, or null when it may. */
const objection = (draft: Draft, item: Item, { seen = 0.5, away = 1.1, slack = 0.03 }: Demand = {}): string | null => {
  if (!standsFree(item, draft.site.room, draft.items, slack)) return 'taken or outside';
  if (claimsFloor(item)) {
    if (nearest(item) < away) return 'too near the camera';
    // A pot or a shallow cabinet may stand close beside a glass door, where a seat would narrow it.
    const beside = item.kind === 'plant' || SHALLOW.has(item.kind) ? 0.5 : 0;
    if (
      !respectsWalls(draft.site, item) ||
      draft.site.glassWays.some((w) => overlap(item, { ...w, width: w.width - beside }))
    )
      return 'before an opening';
  }
  if (shareInFrame(draft.site, item) < seen) return 'out of the picture';
  if (item.kind === 'floor-lamp') {
    if (footHidden(draft, item)) return 'behind a seat';
    if (beforeOpening(draft.site, item)) return 'before an opening in the picture';
    if (beforeArt(draft.site, item, draft.items)) return 'before a picture';
  }
  if (SHALLOW.has(item.kind) && overruns(draft.site, item)) return 'past a casing in the picture';
  return null;
};

/** The draft with the piece, or null. */
export const add = (draft: Draft, item: Item, demand?: Demand): Draft | null =>
  objection(draft, item, demand) ? null : { ...draft, items: [...draft.items, named(draft, item)] };

/** First of several that fits. */
export const offerOne = (draft: Draft, items: readonly Item[], demand?: Demand): Draft => {
  for (const item of items) {
    const next = add(draft, item, demand);
    if (next) return next;
  }
  return items[0] ? { ...draft, refused: [...draft.refused, `${items[0].kind}: no place`] } : draft;
};

/** Things that may go without a test: what stands on other pieces. */
export const append = (draft: Draft, item: Item): Draft => ({ ...draft, items: [...draft.items, named(draft, item)] });

export const has = (draft: Draft, kind: string): boolean => draft.items.some((i) => i.kind === kind);
export const count = (draft: Draft, kind: string): number => draft.items.filter((i) => i.kind === kind).length;

/** A piece at (a, b) of a frame, turned against it. */
export const at = (
  frame: Frame,
  kind: string,
  group: string,
  a: number,
  b: number,
  change: Partial<Item> & { spin?: number } = {},
): Item => {
  const { spin = 0, ...rest } = change;
  return blankItem(kind, group, { ...inFrame(frame, a, b), turn: frame.turn + spin, ...rest });
};

/** A piece with its back to a wall. */
export const against = (
  wall: Wall,
  kind: string,
  group: string,
  along: number,
  change: Partial<Item> = {},
  gap = 0.03,
): Item => {
  const item = blankItem(kind, group, change);
  return { ...item, ...wallPoint(wall, along, gap + item.depth / 2), turn: facing(wall) };
};

/** Places along a wall, most central in the picture first. */
export const placesAlong = (wall: Wall, width: number, step = 0.2): number[] => {
  const out: number[] = [];
  for (let a = width / 2 + 0.02; a <= wallLength(wall) - width / 2 - 0.02; a += step) out.push(a);
  return out;
};

/** Does all that `next` has beyond `start` keep a way of `gap` metres to what stood there, rugs included? */
export const keepsApart = (start: Draft, next: Draft, gap: number): boolean => {
  const lies = (i: Item) => claimsFloor(i) || i.kind === 'rug';
  const old = start.items.filter(lies);
  const known = new Set(start.items.map((i) => i.id));
  return next.items
    .filter((i) => lies(i) && !known.has(i.id))
    .every((i) => old.every((o) => !overlap(i, o, i.kind === 'rug' || o.kind === 'rug' ? Math.min(gap, 0.25) : gap)));
};

/** Bare floor between a rug and the walls, metres. */
const OFF_WALLS = 0.15;

const HELD = new Set(['bed', 'lounge']);

/** The first rug that fits goes under all else. Null when none does. */
export const layRug = (draft: Draft, rugs: readonly Item[], seen: number): Draft | null => {
  for (const rug of rugs) {
    // Bed and seats hold a rug down on fitted carpet; under chairs that are pulled out it would creep and fold.
    if (draft.site.room.carpet && !HELD.has(rug.group)) continue;
    const wide = { ...rug, width: rug.width + 2 * OFF_WALLS, depth: rug.depth + 2 * OFF_WALLS };
    const laid = liesWithin(draft.site.room.floor, wide, 0.01) ? add(draft, rug, { seen, slack: 0.01 }) : null;
    if (laid) return { ...laid, items: [laid.items.at(-1)!, ...laid.items.slice(0, -1)] };
  }
  return null;
};
