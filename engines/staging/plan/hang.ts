import { project } from '#domain/scene/camera.ts';
import type { Item } from '#domain/scene/plan.ts';
import { facing, type Wall, wallLength } from '#domain/scene/room.ts';
import { hiddenByTops, litEitherEnd } from './before.ts';
import { append, type Draft } from './draft.ts';
import { alongWall, blankItem, boxInPicture, inFrame, shareInFrame, wallPoint } from './site.ts';

/** How far the screen rises above its cabinet. */
const SCREEN = 0.85;

/** Is this stretch of wall blank between two heights, with nothing tall of ours before it? */
const blankWall = (draft: Draft, wall: Wall, from: number, to: number, low: number, high: number): boolean => {
  if (from < 0.08 || to > wallLength(wall) - 0.08 || high > draft.site.room.ceiling - 0.12) return false;
  if (wall.openings.some((o) => o.from < to + 0.1 && o.to > from - 0.1 && o.head > low - 0.05 && o.sill < high + 0.05))
    return false;
  if (!calm(draft, wall, from - 0.06, to + 0.06, low - 0.05, high + 0.05)) return false;
  const a = wallPoint(wall, from, 0);
  const b = wallPoint(wall, to, 0);
  return !draft.items.some((i) => {
    if (i.y + i.height + (i.kind === 'media-unit' ? SCREEN : 0) < low - 0.02 || i.y > high) return false;
    for (let k = 0; k <= 6; k++) {
      const x = a.x + ((b.x - a.x) * k) / 6;
      const z = a.z + ((b.z - a.z) * k) / 6;
      if (Math.hypot(i.x - x, i.z - z) < Math.max(i.width, i.depth) / 2 + 0.08) return true;
    }
    return false;
  });
};

/** Plain paint in the photo: a window, a switch board or a panelled door shows as a spread of brightness. */
export const calm = (draft: Draft, wall: Wall, from: number, to: number, low: number, high: number): boolean => {
  const { photo, lens, camera } = draft.site;
  if (!photo) return true;
  const rows: number[][] = [];
  for (let y = low; y <= high + 1e-6; y += Math.max(0.04, (high - low) / 14)) {
    const row: number[] = [];
    for (let a = from; a <= to + 1e-6; a += Math.max(0.04, (to - from) / 18)) {
      const p = wallPoint(wall, a, 0);
      const [u, v, depth] = project(lens, p.x, y, p.z);
      if (depth < 0.2 || u < 0 || v < 0 || u >= camera.width || v >= camera.height) continue;
      const i =
        (Math.floor((v * photo.height) / camera.height) * photo.width + Math.floor((u * photo.width) / camera.width)) *
        3;
      row.push(0.3 * photo.data[i]! + 0.59 * photo.data[i + 1]! + 0.11 * photo.data[i + 2]!);
    }
    rows.push(row);
  }
  let steps = 0;
  let n = 0;
  for (let j = 0; j < rows.length; j++) {
    for (let i = 0; i < rows[j]!.length; i++) {
      const v = rows[j]![i]!;
      const right = rows[j]![i + 1];
      const below = rows[j + 1]?.[i];
      if (right !== undefined && Math.abs(right - v) > 11) steps++;
      if (below !== undefined && Math.abs(below - v) > 11) steps++;
      n += 2;
    }
  }
  return n === 0 || steps / n < 0.025;
};

/** Most of a picture that lamps and vases before it may hide: a corner. */
const BEHIND_LAMPS = 0.02;
/** How far over the common line a picture hangs where a lamp or a vase would stand before it, metres. */
const LIFTS = [0, 0.06, 0.12, 0.18];

/** Wall to be seen between a picture and the side of the photo, a share of its width. */
const MARGIN = 0.006;

/** Hangs a picture with its middle `along` the wall. */
export const hang = (
  draft: Draft,
  wall: Wall,
  along: number,
  size: { width: number; height: number; base: number; design: number },
  group: string,
  kind: 'art' | 'mirror' = 'art',
): Draft | null => {
  const { width, height, base, design } = size;
  if (!blankWall(draft, wall, along - width / 2, along + width / 2, base, base + height)) return null;
  const patch = { from: along - width / 2, to: along + width / 2, low: base, high: base + height };
  if (hiddenByTops(draft.site, wall, patch, draft.items) > BEHIND_LAMPS) return null;
  const item: Item = blankItem(kind, group, {
    ...wallPoint(wall, along, 0.024),
    y: base,
    turn: facing(wall),
    width,
    height,
    depth: 0.035,
    design,
  });
  const box = boxInPicture(draft.site, item);
  // Cut by the frame, or hard beside it, it is a mistake of the photographer.
  if (!box || box.x0 < MARGIN || box.x1 > 1 - MARGIN || shareInFrame(draft.site, item) < 0.8) return null;
  return append(draft, item);
};

/** Height of a picture's middle, metres: all of a room hang on this line. */
export const CENTRE = 1.48;

/** Share of the picture's width from which a mirror is looked into. */
const LARGE = 0.1;

/** Above a piece that stands at the wall: one picture two thirds as wide, or a pair. */
export const hangAbove = (draft: Draft, wall: Wall, piece: Item, design: number): Draft => {
  const { along } = alongWall(wall, piece);
  const base = Math.max(1.02, piece.y + piece.height + 0.16);
  // Under a high window the picture is lower, not gone.
  const over = wall.openings
    .filter((o) => o.sill > 1.3 && o.from < along + piece.width / 2 && o.to > along - piece.width / 2)
    .map((o) => o.sill - 0.2);
  const top = Math.min(draft.site.room.ceiling - 0.25, ...over);
  const room = Math.min(0.92, top - base);
  const lift = (h: number, more = 0) => Math.max(base, Math.min(top - h, CENTRE + more - h / 2));
  if (room < 0.5) return draft;
  // Over drawers a round mirror, as where one dresses; near the lens a picture, since what a mirror shows there is read softly.
  if (piece.kind === 'dresser') {
    const size = Math.min(0.85, room, piece.width * 0.66);
    const glass = hang(
      draft,
      wall,
      along,
      { width: size, height: size, base: lift(size), design: 0 },
      piece.group,
      'mirror',
    );
    const box = glass && boxInPicture(draft.site, glass.items.at(-1)!);
    if (box && box.x1 - box.x0 < LARGE) return glass;
  }
  const pair = () => {
    const w = Math.min(0.72, piece.width * 0.34);
    const h = Math.min(room, w * 1.3);
    const size = { width: w, height: h, base: lift(h), design };
    const left = hang(draft, wall, along - w * 0.57, size, piece.group);
    return left && hang(left, wall, along + w * 0.57, { ...size, design: design + 1 }, piece.group);
  };
  // On the piece's own axis or not at all.
  const one = () => {
    for (const share of [0.74, 0.66, 0.58, 0.5, 0.45]) {
      const w = Math.min(1.75, Math.max(0.5, piece.width * share));
      const h = Math.min(room, w * (piece.width > 1 ? 0.66 : 1.2));
      // A strip is squeezed between the piece and what is above it.
      if (piece.width > 1 && h < 0.5 * w) continue;
      for (const more of LIFTS) {
        const done = hang(draft, wall, along, { width: w, height: h, base: lift(h, more), design }, piece.group);
        if (done) return done;
      }
    }
    return null;
  };
  // One large picture reads calmer than two small ones: the pair is the odd variant's.
  return (piece.width > 1.4 && design % 6 === 4 ? (pair() ?? one()) : one()) ?? draft;
};

/** A cabinet that was found to fit, its lamp at the end where it hides neither the picture above nor an opening; null where both ends do. */
export const withPicture = (draft: Draft, wall: Wall, cabinet: Item, design: number): Draft | null => {
  const lit = litEitherEnd(draft.site, cabinet).map((piece) => append(draft, piece));
  const hung = lit.map((d) => hangAbove(d, wall, d.items.at(-1)!, design));
  return hung.find((d, k) => d !== lit[k]) ?? hung[0] ?? null;
};

/** The widest blank stretch of seen wall, to keep the picture from being ruled by bare paint. */
export const largestBlank = (draft: Draft): { wall: Wall; from: number; to: number; span: number } | null => {
  let best: { wall: Wall; from: number; to: number; span: number } | null = null;
  // Over a bed a picture hangs in the middle or not at all; beyond its nightstands the wall is another one.
  const bed = draft.items.find((i) => i.kind === 'bed');
  const head = bed && inFrame(bed, 0, -bed.depth / 2);
  const headed = (x: number, z: number) =>
    head !== undefined && Math.hypot(x - head.x, z - head.z) < bed!.width / 2 + 0.75;
  for (const wall of draft.site.room.walls) {
    const step = 0.1;
    let start = -1;
    for (let a = 0.1; a <= wallLength(wall); a += step) {
      const p = wallPoint(wall, a, 0);
      const [u, v, depth] = project(draft.site.lens, p.x, 1.5, p.z);
      const seen = depth > 0.8 && u > 0.02 * draft.site.camera.width && u < 0.98 * draft.site.camera.width && v > 0;
      const free = seen && !headed(p.x, p.z) && blankWall(draft, wall, a - 0.02, a + 0.02, 1.15, 1.9);
      if (free && start < 0) start = a;
      if ((!free || a + step > wallLength(wall)) && start >= 0) {
        const p0 = wallPoint(wall, start, 0);
        const [u0] = project(draft.site.lens, p0.x, 1.5, p0.z);
        const span = Math.abs(u - u0) / draft.site.camera.width;
        if (a - start > 0.7 && (!best || span > best.span)) best = { wall, from: start, to: a - step, span };
        start = -1;
      }
    }
  }
  return best;
};
