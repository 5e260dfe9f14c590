import { project } from '#domain/scene/camera.ts';
import { facing, type Wall, wallLength } from '#domain/scene/room.ts';
import { maskedBy } from './before.ts';
import { append, type Draft } from './draft.ts';
import { seenFrom } from './focus.ts';
import { blankItem, type Site, shownShare, wallPoint } from './site.ts';

/** A dark thing on plain paint: metres along its wall and above the floor. */
type Bracket = {
  readonly wall: Wall;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
};

/** Metres between samples of a wall, and the heights between which a screen is hung. */
const STEP = 0.04;
const [LOW, HIGH] = [0.9, 1.95];
/** Of the paint's brightness: steel arms are black, wood and brick are not. */
const DARK = 0.26;
/** Grey of the darkest paint before which an arm is told from shade. */
const PALE = 110;

type Grid = { readonly grey: Float32Array; readonly wide: number; readonly tall: number };

/** The wall's grey by samples between the two heights; -1 outside the photo. */
const sampled = ({ photo, lens, camera }: Site, wall: Wall): Grid | null => {
  if (!photo) return null;
  const [wide, tall] = [Math.floor(wallLength(wall) / STEP), Math.floor((HIGH - LOW) / STEP)];
  const grey = new Float32Array(wide * tall).fill(-1);
  for (let i = 0; i < wide; i++) {
    const p = wallPoint(wall, (i + 0.5) * STEP, 0);
    for (let j = 0; j < tall; j++) {
      const [u, v, depth] = project(lens, p.x, LOW + (j + 0.5) * STEP, p.z);
      if (depth < 0.5 || u < 0 || v < 0 || u >= camera.width || v >= camera.height) continue;
      const k =
        (Math.floor((v * photo.height) / camera.height) * photo.width + Math.floor((u * photo.width) / camera.width)) *
        3;
      grey[j * wide + i] = 0.3 * photo.data[k]! + 0.59 * photo.data[k + 1]! + 0.11 * photo.data[k + 2]!;
    }
  }
  return { grey, wide, tall };
};

const middle = (grey: Float32Array): number => {
  const seen = grey.filter((g) => g >= 0).sort();
  return seen.length > 40 ? seen[seen.length >> 1]! : 0;
};

type Box = { i0: number; i1: number; j0: number; j1: number; cells: number };

/** Dark samples that lie a hand apart at most, as boxes: the rods between two joints are too thin for a small photo. */
const darkBoxes = ({ grey, wide, tall }: Grid, most: number): Box[] => {
  const seen = new Uint8Array(grey.length);
  const boxes: Box[] = [];
  for (let start = 0; start < grey.length; start++) {
    if (seen[start] || grey[start]! < 0 || grey[start]! > most) continue;
    const box = { i0: wide, i1: 0, j0: tall, j1: 0, cells: 0 };
    const queue = [start];
    seen[start] = 1;
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      const [i, j] = [at % wide, Math.floor(at / wide)];
      box.i0 = Math.min(box.i0, i);
      box.i1 = Math.max(box.i1, i);
      box.j0 = Math.min(box.j0, j);
      box.j1 = Math.max(box.j1, j);
      box.cells++;
      for (let dj = -2; dj <= 2; dj++)
        for (let di = -5; di <= 5; di++) {
          const [x, y] = [i + di, j + dj];
          const next = y * wide + x;
          if (x < 0 || y < 0 || x >= wide || y >= tall || seen[next] || grey[next]! < 0 || grey[next]! > most) continue;
          seen[next] = 1;
          queue.push(next);
        }
    }
    boxes.push(box);
  }
  return boxes;
};

/** Share of samples in a stretch that are as bright as the paint. */
const plain = ({ grey, wide, tall }: Grid, [i0, i1]: Span, [j0, j1]: Span, tone: number): number => {
  let [same, all] = [0, 0];
  for (let j = Math.max(0, j0); j <= Math.min(tall - 1, j1); j++)
    for (let i = Math.max(0, i0); i <= Math.min(wide - 1, i1); i++) {
      all++;
      if (Math.abs(grey[j * wide + i]! - tone) < 0.22 * tone) same++;
    }
  return all ? same / all : 0;
};
type Span = readonly [number, number];

/** Paint above, below and on one side at least: an arm may reach to the edge of its wall, a window's frame or a shelf has none. */
const alone = (grid: Grid, { i0, i1, j0, j1 }: Box, tone: number): boolean => {
  const [below, above] = [plain(grid, [i0, i1], [j0 - 4, j0 - 2], tone), plain(grid, [i0, i1], [j1 + 2, j1 + 4], tone)];
  const sides = [plain(grid, [i0 - 4, i0 - 2], [j0, j1], tone), plain(grid, [i1 + 2, i1 + 4], [j0, j1], tone)];
  return Math.min(below, above) > 0.6 && Math.max(...sides) > 0.85;
};

/** The arm of a screen that was taken away: black, a third to a whole metre wide, alone on plain paint at the height of the eyes. */
export const bracketOf = (site: Site): Bracket | null => {
  for (const wall of site.room.walls) {
    const grid = sampled(site, wall);
    const tone = grid ? middle(grid.grey) : 0;
    if (!grid || tone < PALE) continue;
    for (const box of darkBoxes(grid, DARK * tone)) {
      const [wide, tall] = [(box.i1 - box.i0 + 1) * STEP, (box.j1 - box.j0 + 1) * STEP];
      const share = box.cells / ((box.i1 - box.i0 + 1) * (box.j1 - box.j0 + 1));
      const high = LOW + (box.j0 + box.j1 + 1) * 0.5 * STEP;
      if (wide < 0.3 || wide > 1 || tall < 0.15 || tall > 0.6 || wide < tall || high < 1.1 || high > 1.75) continue;
      // An arm is rods and joints: what is filled is a window, a picture or a switchboard.
      if (share > 0.75 || !alone(grid, box, tone)) continue;
      const at = { from: box.i0 * STEP, to: (box.i1 + 1) * STEP };
      const glazed = wall.openings.some((o) => o.kind === 'window' && o.from < at.to + 0.2 && o.to > at.from - 0.2);
      if (!glazed) return { wall, ...at, low: LOW + box.j0 * STEP, high: LOW + (box.j1 + 1) * STEP };
    }
  }
  return null;
};

/** Off the wall, metres: the arm folds behind it. */
const OFF = 0.11;
/** How wide a screen is, and how far it may hang off the middle of its arm, metres: what hides the arm best first. */
const SIZES = [0.9, 1.08, 1.2, 1.32].flatMap((width) =>
  [0.3, 0.25, 0.2, 0.15, 0.1, 0.05, 0].map((aside) => [width, aside] as const),
);
/** Metres of wall that stay beside it at a doorway or at the wall's end: a doorway is read to a hand's breadth, and a screen that hangs into one is seen at once. */
const BESIDE = 0.25;

/** Does a stretch of wall hold what hangs there, clear of doors, windows and both ends? */
const fits = (wall: Wall, from: number, to: number): boolean =>
  from >= BESIDE &&
  to <= wallLength(wall) - BESIDE &&
  wall.openings.every((o) => o.kind === 'fixture' || o.to + BESIDE <= from || o.from - BESIDE >= to);

const WATCHING = new Set(['sofa', 'loveseat']);

/** A screen on the arm that hangs there, large enough to hide it from the lens; the draft as it was where none does. */
export const hangScreen = (draft: Draft): Draft => {
  const arm = bracketOf(draft.site);
  if (!arm) return draft;
  const { wall } = arm;
  // Towards the longer stretch of solid wall, as far as it still hides the arm.
  const along = (arm.from + arm.to) / 2;
  const room = (end: 1 | -1) =>
    Math.min(
      end > 0 ? wallLength(wall) - along : along,
      ...wall.openings.map((o) => (end > 0 ? o.from - along : along - o.to)).filter((d) => d > 0),
    );
  const side = room(1) > room(-1) ? 1 : -1;
  for (const [width, aside] of SIZES) {
    const at = along + side * aside;
    if (!fits(wall, at - width / 2, at + width / 2)) continue;
    const height = 0.575 * width;
    const screen = blankItem('television', 'media', {
      ...wallPoint(wall, at, OFF),
      turn: facing(wall),
      y: (arm.low + arm.high) / 2 - height / 2,
      width,
      height,
    });
    // Nobody hangs a screen behind those who watch it.
    if (draft.items.some((i) => WATCHING.has(i.kind) && seenFrom(i, screen).ahead < 0)) continue;
    const mask = maskedBy(draft.site, wall, screen);
    const hides = mask && mask.from < arm.from && mask.to > arm.to && mask.low < arm.low && mask.high > arm.high;
    if (hides && shownShare(draft.site, screen) > 0.97) return append(draft, screen);
  }
  return draft;
};
