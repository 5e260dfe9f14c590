import { type FloorPoint, type Lens, project } from '#domain/scene/camera.ts';
import type { Wall } from '#domain/scene/room.ts';
import type { Plane } from '#engines/raster/raster.ts';
import type { SeenClasses } from './seen-classes.ts';

/** The fitted box in metres: walls at -left, right and depth, floor from `near` on. */
export type FloorBox = {
  readonly left: number;
  readonly right: number;
  readonly depth: number;
  readonly near: number;
};
/** How the floor departs from its box: blocks of wall that stand in the far corners, a bay beyond the back wall. */
export type Departures = {
  /** The block's corner that points into the room. */
  readonly left?: FloorPoint | undefined;
  readonly right?: FloorPoint | undefined;
  readonly bay?: { readonly from: number; readonly to: number; readonly depth: number } | undefined;
};

const CELL = 0.1;
const FAR = 9;
/** A block or bay smaller than this is a fixture or a doorway, which are read elsewhere. */
const LEAST = 0.6;
const SLIM = 0.4;
const LEAST_STEP = 2;
const LEAST_BAY = 1.5;
const DEEPEST_BAY = 3;

/** Floor by cells of 10 cm, with running sums, so that any rectangle costs four look-ups. */
const survey = (lens: Lens, floor: Plane, sure: number, x0: number, x1: number, z0: number, z1: number) => {
  const nx = Math.max(1, Math.round((x1 - x0) / CELL));
  const nz = Math.max(1, Math.round((z1 - z0) / CELL));
  const shown = new Float32Array((nx + 1) * (nz + 1));
  const sums = new Float32Array((nx + 1) * (nz + 1));
  for (let j = 0; j < nz; j++) {
    for (let i = 0; i < nx; i++) {
      const [u, v, deep] = project(lens, x0 + (i + 0.5) * CELL, 0, z0 + (j + 0.5) * CELL);
      const seen = deep > 0.2 && u >= 0 && v >= 0 && u < floor.width && v < floor.height;
      const p = seen ? Math.min(1, floor.data[Math.floor(v) * floor.width + Math.floor(u)]! / sure) : 0;
      const k = (j + 1) * (nx + 1) + i + 1;
      shown[k] = (seen ? 1 : 0) + shown[k - 1]! + shown[k - nx - 1]! - shown[k - nx - 2]!;
      sums[k] = p + sums[k - 1]! + sums[k - nx - 1]! - sums[k - nx - 2]!;
    }
  }
  /** Cells that the photo shows between two places, and their mean probability of floor. */
  return (ax: number, bx: number, az: number, bz: number): { cells: number; floor: number } => {
    const at = (v: number, from: number, n: number) => Math.max(0, Math.min(n, Math.round((v - from) / CELL)));
    const [i0, i1, j0, j1] = [at(ax, x0, nx), at(bx, x0, nx), at(az, z0, nz), at(bz, z0, nz)];
    if (i1 <= i0 || j1 <= j0) return { cells: 0, floor: 0 };
    const box = (s: Float32Array) =>
      s[j1 * (nx + 1) + i1]! - s[j0 * (nx + 1) + i1]! - s[j1 * (nx + 1) + i0]! + s[j0 * (nx + 1) + i0]!;
    const cells = box(shown);
    return { cells, floor: cells > 0 ? box(sums) / cells : 0 };
  };
};
type Look = ReturnType<typeof survey>;

/** What the surest half of the floor reaches: colours alone give .6 where the network gives 1. */
const sureFloor = (floor: Plane): number => {
  const likely = [...floor.data].filter((p) => p > 0.35).sort((a, b) => a - b);
  return Math.max(0.4, likely[likely.length >> 1] ?? 1);
};

/** Metres of floor in three pixels at this distance: nothing finer can be told from the fit's own error. */
const blurAt = (lens: Lens, z: number) => (3 * z * z) / (lens.camera.focal * lens.camera.eye);

/** Do the pixels above a would-be wall's foot show wall, rather than a cupboard or an island? */
const risesAsWall = (lens: Lens, classes: SeenClasses, x0: number, x1: number, z: number): boolean => {
  let [n, wall, thing] = [0, 0, 0];
  for (let x = x0 + 0.05; x < x1; x += 0.1) {
    for (const y of [0.5, 0.9, 1.3, 1.7]) {
      const [u, v, deep] = project(lens, x, y, z);
      const { width, height } = classes.wall;
      if (deep < 0.2 || u < 0 || v < 0 || u >= width || v >= height) continue;
      const k = Math.floor(v) * width + Math.floor(u);
      n++;
      wall += classes.wall.data[k]! + classes.door.data[k]! + classes.window.data[k]!;
      thing += classes.fixture.data[k]! + classes.movable.data[k]!;
    }
  }
  return n > 8 && wall / n > 0.6 && thing / n < 0.25;
};

/** The largest rectangle in a far corner that is not floor, with floor before and beside it. `side` -1 is the left corner. */
const blockIn = (
  lens: Lens,
  look: Look,
  box: FloorBox,
  side: -1 | 1,
  classes?: SeenClasses,
): FloorPoint | undefined => {
  const [low, high] = [Math.max(-box.left, -FAR), Math.min(box.right, FAR)];
  const depth = Math.min(box.depth, FAR);
  let best: { corner: FloorPoint; gain: number } | undefined;
  for (let x = low + SLIM; x <= high - SLIM; x += CELL) {
    const [a, b] = side < 0 ? [low, x] : [x, high];
    const wide = b - a > LEAST - 0.01;
    const [c, d] = side < 0 ? [x, x + 0.4] : [x - 0.4, x];
    for (let z = 1.4; z <= depth - Math.max(LEAST, blurAt(lens, depth)); z += CELL) {
      // A slim one is a wall that steps forward, if it runs for metres.
      if (!wide && depth - z < LEAST_STEP) break;
      const inside = look(a, b, z, depth);
      if (inside.cells < 30 || inside.floor > 0.22) continue;
      const gain = inside.cells * (0.5 - inside.floor);
      if (best && gain <= best.gain) continue;
      const before = look(a, b, z - 0.4, z - 0.05);
      const beside = look(c, d, z, depth - blurAt(lens, depth) / 2);
      if (before.cells < 6 || before.floor < 0.7 || beside.cells < 6 || beside.floor < 0.65) continue;
      if (classes && !risesAsWall(lens, classes, a, b, z)) continue;
      best = { corner: { x, z }, gain };
    }
  }
  return best?.corner;
};

/** Floor that runs on beyond the back wall over a stretch wider than any doorway. */
const bayIn = (lens: Lens, look: Look, box: FloorBox): Departures['bay'] => {
  const [low, high] = [Math.max(-box.left, -FAR), Math.min(box.right, FAR)];
  const blur = blurAt(lens, box.depth);
  let best: { bay: NonNullable<Departures['bay']>; gain: number } | undefined;
  for (let from = low; from <= high - LEAST_BAY; from += CELL * 2) {
    for (let to = from + LEAST_BAY; to <= high + 1e-6; to += CELL * 2) {
      for (let depth = box.depth + Math.max(LEAST, blur * 2); depth <= box.depth + DEEPEST_BAY; depth += CELL * 2) {
        const inside = look(from, to, box.depth + blur / 2, depth);
        if (inside.cells < 40 || inside.floor < 0.85) break;
        const gain = inside.cells * (inside.floor - 0.5);
        if (best && gain <= best.gain) continue;
        const ends = [
          look(from, to, depth + blur, depth + blur + 0.5),
          look(from - 0.5, from - 0.1, box.depth + blur, depth),
          look(to + 0.1, to + 0.5, box.depth + blur, depth),
        ];
        if (ends.some((e) => e.cells > 4 && e.floor > 0.4)) continue;
        best = { bay: { from, to, depth }, gain };
      }
    }
  }
  return best?.bay;
};

/**
 * A side wall that ends before it reaches the camera, with the room running on beside it: the other way to see an L. The
 * photo must show the wall that closes the wing, and floor from there to its own edge (a doorway has a near jamb).
 */
const wingBeside = (
  lens: Lens,
  look: Look,
  box: FloorBox,
  side: -1 | 1,
  classes?: SeenClasses,
): { wide: number; depth: number } | undefined => {
  const wall = side < 0 ? box.left : box.right;
  if (wall > FAR - 1) return undefined;
  const span = (a: number, b: number): [number, number] => (side < 0 ? [-wall - b, -wall - a] : [wall + a, wall + b]);
  let best: { wide: number; depth: number; gain: number } | undefined;
  for (let depth = 1.6; depth <= box.depth - LEAST; depth += CELL) {
    for (let wide = LEAST; wide <= WIDEST_WING; wide += CELL) {
      const inside = look(...span(0.1, wide), NEAREST, depth - 0.05);
      const last = look(...span(wide - CELL, wide), NEAREST, depth - 0.05);
      if (last.cells < 1 || last.floor < 0.6) break;
      if (inside.cells < 30 || inside.floor < 0.85) continue;
      const gain = inside.cells * (inside.floor - 0.5);
      if (best && gain <= best.gain) continue;
      const beyond = look(...span(0.2, wide), depth + 0.1, depth + 0.5);
      if (beyond.cells < 6 || beyond.floor > 0.25) continue;
      if (classes && !risesAsWall(lens, classes, ...span(0.1, wide), depth)) continue;
      best = { wide, depth, gain };
    }
  }
  return best;
};
const NEAREST = 0.8;
const WIDEST_WING = 4;

/** Reads how the floor departs from its box, with the box as wide as it then is. Nothing is found where the box is right. */
export const findDepartures = (
  lens: Lens,
  box: FloorBox,
  floor: Plane,
  classes?: SeenClasses,
): { box: FloorBox; departures: Departures } => {
  const [low, high] = [Math.max(-box.left, -FAR), Math.min(box.right, FAR)];
  if (box.depth > FAR || high - low < LEAST * 2) return { box, departures: {} };
  const reach = WIDEST_WING + 0.2;
  const look = survey(lens, floor, sureFloor(floor), low - reach, high + reach, NEAREST, box.depth + DEEPEST_BAY + 1);
  const leftWing = wingBeside(lens, look, box, -1, classes);
  const rightWing = wingBeside(lens, look, box, 1, classes);
  const left = leftWing ? { x: -box.left, z: leftWing.depth } : blockIn(lens, look, box, -1, classes);
  const right = rightWing ? { x: box.right, z: rightWing.depth } : blockIn(lens, look, box, 1, classes);
  // Two blocks that meet are one wall that stands nearer: then the fit itself is in doubt, not the shape.
  if (left && right && right.x - left.x < LEAST) return { box, departures: {} };
  return {
    box: { ...box, left: box.left + (leftWing?.wide ?? 0), right: box.right + (rightWing?.wide ?? 0) },
    departures: { left, right, bay: left || right ? undefined : bayIn(lens, look, box) },
  };
};

/** The floor's outline from the near left corner clockwise. */
export const outlineOf = (box: FloorBox, { left, right, bay }: Departures): FloorPoint[] => {
  const { depth } = box;
  return [
    { x: -box.left, z: box.near },
    ...(left
      ? [
          { x: -box.left, z: left.z },
          { x: left.x, z: left.z },
          { x: left.x, z: depth },
        ]
      : [{ x: -box.left, z: depth }]),
    ...(bay
      ? [
          { x: bay.from, z: depth },
          { x: bay.from, z: bay.depth },
          { x: bay.to, z: bay.depth },
          { x: bay.to, z: depth },
        ]
      : []),
    ...(right
      ? [
          { x: right.x, z: depth },
          { x: right.x, z: right.z },
          { x: box.right, z: right.z },
        ]
      : [{ x: box.right, z: depth }]),
    { x: box.right, z: box.near },
  ];
};

/** One wall a side of the outline, the near side left out; named by where it faces. */
export const wallsAlong = (outline: readonly FloorPoint[]): Wall[] =>
  outline.slice(0, -1).flatMap((from, i) => {
    const to = outline[i + 1]!;
    if (Math.hypot(to.x - from.x, to.z - from.z) < 0.05) return [];
    const name = Math.abs(to.x - from.x) > Math.abs(to.z - from.z) ? 'back' : to.z > from.z ? 'left' : 'right';
    return [{ name, from, to, seen: 0, openings: [] } satisfies Wall];
  });
