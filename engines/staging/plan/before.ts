import { lampSide } from '#domain/scene/catalogue.ts';
import { claimsFloor, type Item } from '#domain/scene/plan.ts';
import { cornersOf } from '#domain/scene/polygon.ts';
import { atWall, facing, inward, type Opening, type Wall, wallLength } from '#domain/scene/room.ts';
import { isHearth } from './hearth.ts';
import { alongWall, blankItem, boxInPicture, inFrame, openingsBehind, type Site, shownShare } from './site.ts';

/** A stretch of wall: metres along it and above the floor. */
type Patch = { readonly from: number; readonly to: number; readonly low: number; readonly high: number };

const shared = (a: Patch, b: Patch): number =>
  Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from)) *
  Math.max(0, Math.min(a.high, b.high) - Math.max(a.low, b.low));

/** What of a wall the lens does not see because a piece stands before it. Null where the piece is beyond or beside the wall. */
export const maskedBy = (site: Site, wall: Wall, piece: Item): Patch | null => {
  const n = inward(wall);
  const length = wallLength(wall) || 1;
  const [dx, dz] = [(wall.to.x - wall.from.x) / length, (wall.to.z - wall.from.z) / length];
  const depth = n.x * wall.from.x + n.z * wall.from.z;
  const { eye } = site.camera;
  let [from, to, low, high] = [1e9, -1e9, 1e9, -1e9];
  for (const p of cornersOf(piece)) {
    const reach = depth / (n.x * p.x + n.z * p.z);
    if (!(reach > 0.99) || depth >= 0) return null;
    const along = (p.x * reach - wall.from.x) * dx + (p.z * reach - wall.from.z) * dz;
    from = Math.min(from, along);
    to = Math.max(to, along);
    for (const y of [piece.y, piece.y + piece.height]) {
      low = Math.min(low, eye + (y - eye) * reach);
      high = Math.max(high, eye + (y - eye) * reach);
    }
  }
  return { from, to, low, high };
};

const patchOf = (o: Opening): Patch => ({
  ...o,
  low: o.sill,
  // Of stairs and of hearths only the lower part is measured.
  high: o.kind === 'fixture' ? Math.max(o.head, 2) : o.head,
});

/** Does it stand before a door, a passage, stairs or a hearth, or across the edge of a window, as the lens sees it? */
export const beforeOpening = (site: Site, piece: Item): boolean =>
  site.room.walls.some((wall) => {
    const mask = wall.openings.length ? maskedBy(site, wall, piece) : null;
    return (
      mask !== null &&
      wall.openings.some((o) => {
        // In the middle of a wide window it stands as before a wall of glass.
        const within =
          o.kind === 'window' && mask.from > o.from && mask.to < o.to && o.to - o.from > 3 * (mask.to - mask.from);
        return !within && o.kind !== 'unknown' && shared(mask, patchOf(o)) > 0;
      })
    );
  });

/** Between a piece and a door behind it that it does not seem to bar, metres. */
const ROOM_BEHIND = 2;

/** Share of a door or passage close behind it that a piece hides from the lens. */
export const doorHidden = (site: Site, piece: Item): number =>
  Math.max(
    0,
    ...site.room.walls.flatMap((wall) => {
      const ways = wall.openings.filter((o) => WAYS.has(o.kind));
      const near = ways.length > 0 && alongWall(wall, piece).off - piece.depth / 2 < ROOM_BEHIND;
      const mask = near ? maskedBy(site, wall, piece) : null;
      return mask ? ways.map((o) => shared(mask, patchOf(o)) / ((o.to - o.from) * (o.head - o.sill))) : [];
    }),
  );

/** Half the width of a fire's opening, and its height: the shelf and the tiles about it may be hidden in part. */
const FIRE = { half: 0.7, low: 0.3, high: 1.1 };

/** Share of the fire that the pieces hide from the lens, the worst of all hearths; what stands low before it counts as little as it hides. */
export const hearthHidden = (site: Site, pieces: readonly Item[]): number =>
  Math.max(
    0,
    ...site.room.walls.flatMap((wall) =>
      wall.openings
        .filter((o) => isHearth(o, wall))
        .map((o) => {
          const middle = (o.from + o.to) / 2;
          const half = Math.min(FIRE.half, (o.to - o.from) / 2);
          const fire = { from: middle - half, to: middle + half, low: FIRE.low, high: FIRE.high };
          const hidden = pieces
            .filter(claimsFloor)
            .map((i) => maskedBy(site, wall, i))
            .reduce((sum, mask) => sum + (mask ? shared(mask, fire) : 0), 0);
          return Math.min(1, hidden / (2 * half * (fire.high - fire.low)));
        }),
    ),
  );

/** Paint to be seen between a cabinet and the casing beside it, metres. */
const CASING = 0.08;

/** Does a cabinet at a wall run, as the lens sees it, into an opening of that wall? */
export const overruns = (site: Site, piece: Item): boolean =>
  site.room.walls.some((wall) => {
    if (!wall.openings.length || !standsAt(wall, piece)) return false;
    const mask = maskedBy(site, wall, { ...piece, width: piece.width + 2 * CASING });
    return (
      mask !== null &&
      wall.openings.some((o) => (o.kind === 'window' || WAYS.has(o.kind)) && shared(mask, patchOf(o)) > 0)
    );
  });
const WAYS = new Set<Opening['kind']>(['door', 'passage']);

/** Picture between a cabinet and the casing of a door, a share of its width. */
const OFF_CASING = 0.035;

/** Does a cabinet touch a door or a passage of any wall in the picture, its casing counted? */
export const touchesDoor = (site: Site, piece: Item): boolean => {
  const box = boxInPicture(site, piece);
  return (
    box !== null &&
    site.room.walls.some((wall) =>
      wall.openings.some((o) => {
        if (!WAYS.has(o.kind)) return false;
        const door = boxInPicture(
          site,
          blankItem('art', 'wall', {
            ...atWall(wall, (o.from + o.to) / 2, 0),
            turn: facing(wall),
            y: 0,
            width: o.to - o.from + 2 * CASING,
            depth: 0.01,
            height: o.head,
          }),
        );
        return (
          door !== null &&
          box.x0 - OFF_CASING < door.x1 &&
          door.x0 < box.x1 + OFF_CASING &&
          box.y0 < door.y1 &&
          door.y0 < box.y1
        );
      }),
    )
  );
};

const standsAt = (wall: Wall, piece: Item): boolean => {
  const whole = { ...wall, openings: [{ kind: 'unknown', from: -99, to: 99, sill: 0, head: 9 } as const] };
  return openingsBehind(whole, piece, 0.3).length > 0;
};

/** Where the workshop stands a lamp on a piece: along its width, before its middle, and the lamp's size. */
const LAMP_ON: Readonly<Record<string, (piece: Item) => readonly [number, number, number] | null>> = {
  sideboard: ({ width, design }) => [lampSide(design) * 0.38 * width, 0, 1.15],
  console: ({ width, design }) => [lampSide(design) * 0.36 * width, 0, 1.1],
  nightstand: ({ width }) => [-0.08 * width, -0.03, 1.12],
  'side-table': ({ design }) => (design % 2 === 0 ? [-0.02, -0.02, 1.05] : null),
};

/** The lamps that a piece is or bears. */
export const lampsOf = (piece: Item): Item[] => {
  if (piece.kind === 'floor-lamp') return [piece];
  const place = LAMP_ON[piece.kind]?.(piece);
  if (!place) return [];
  const [a, b, size] = place;
  const shade = 0.3 * size;
  return [
    blankItem('table-lamp', piece.group, {
      ...inFrame(piece, a, b),
      y: piece.y + piece.height,
      turn: piece.turn,
      width: shade,
      depth: shade,
      height: 0.5 * size,
    }),
  ];
};

/** The piece with its lamp at either end, without those whose lamp stands before an opening or is cut by the frame. */
export const litEitherEnd = (site: Site, piece: Item): Item[] =>
  [piece, { ...piece, design: piece.design + 1 }].filter((i) =>
    lampsOf(i).every((l) => !beforeOpening(site, l) && shownShare(site, l) > 0.97),
  );

/** The vase that the workshop stands at the other end of a cabinet. */
const vasesOf = (piece: Item): Item[] => {
  const lamp = VASE_ON.has(piece.kind) ? LAMP_ON[piece.kind]!(piece)! : null;
  if (!lamp) return [];
  return [
    blankItem('vase', piece.group, {
      ...inFrame(piece, -0.34 * piece.width * Math.sign(lamp[0]), 0),
      y: piece.y + piece.height,
      turn: piece.turn,
      width: 0.2,
      depth: 0.2,
      height: 0.48,
    }),
  ];
};
const VASE_ON = new Set(['sideboard', 'console']);

/** Share of a picture on its wall that lamps and vases hide from the lens. */
export const hiddenByTops = (site: Site, wall: Wall, picture: Patch, pieces: readonly Item[]): number => {
  const area = (picture.to - picture.from) * (picture.high - picture.low);
  return pieces
    .flatMap((i) => [...lampsOf(i), ...vasesOf(i)])
    .reduce((sum, lamp) => {
      const mask = maskedBy(site, wall, lamp);
      return sum + (mask ? shared(mask, picture) / area : 0);
    }, 0);
};

/** Does a lamp stand before something that hangs? */
export const beforeArt = (site: Site, lamp: Item, pieces: readonly Item[]): boolean =>
  pieces.some((art) => {
    if (art.kind !== 'art' && art.kind !== 'mirror') return false;
    const wall = site.room.walls.find(
      (w) => standsAt(w, art) && Math.cos(Math.atan2(inward(w).x, inward(w).z) - art.turn) > 0.9,
    );
    const [mask, hung] = wall ? [maskedBy(site, wall, lamp), maskedBy(site, wall, art)] : [null, null];
    return mask !== null && hung !== null && shared(mask, hung) > 0;
  });
