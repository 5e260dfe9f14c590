import { type Lens, project, rayThrough } from '#domain/scene/camera.ts';
import { atWall, inward, type Opening, type Wall, wallLength } from '#domain/scene/room.ts';
import type { Plane, Raster } from '#engines/raster/raster.ts';
import type { Segment } from './lines.ts';
import type { SeenClasses } from './seen-classes.ts';

const STEP = 0.05;
const RISE = 0.09;
/** Wider than any sliding door, metres. */
const GLASS_WALL = 2.6;
/** Head of a door whose own was not measured: it says nothing of the room's scale. */
export const UNMEASURED = 2.03;

export type WallEvidence = {
  /** Camera in metres, in pixels of `photo`. */
  readonly lens: Lens;
  readonly photo: Raster;
  readonly classes?: SeenClasses | undefined;
  /** Probability of floor by colour alone. */
  readonly colours?: Plane | undefined;
  /** Upright segments in pixels of `photo`. */
  readonly uprights: readonly Segment[];
};

/** What interrupts a wall, column by column (5 cm), and the share of the wall that the photo shows. */
export const readWall = (wall: Wall, evidence: WallEvidence): { openings: Opening[]; seen: number } => {
  const columns = Math.max(1, Math.floor(wallLength(wall) / STEP));
  const profile = evidence.classes ? fromClasses(wall, columns, evidence) : fromColours(wall, columns, evidence);
  const bands = profile.openings.filter((o) => o.kind === 'window' && o.to - o.from > GLASS_WALL);
  // The posts of tall panes in a row frame panes: a door there has to look like one.
  const { lens, classes } = evidence;
  const pane = (d: Opening) =>
    bands.some((b) => Math.min(b.to, d.to) - Math.max(b.from, d.from) > 0.7 * (d.to - d.from)) &&
    classes !== undefined &&
    !looksLikeDoor(wall, d.from, d.to, lens, classes);
  const openings = [...profile.openings, ...framedDoors(wall, evidence).filter((d) => !pane(d))];
  return { openings: merge(openings), seen: profile.seen };
};

const pixelAt = (wall: Wall, along: number, height: number, lens: Lens): number => {
  const p = atWall(wall, along, 0);
  const [u, v, depth] = project(lens, p.x, height, p.z);
  if (depth < 0.1 || u < 0 || v < 0 || u >= lens.camera.width || v >= lens.camera.height) return -1;
  return Math.floor(v) * lens.camera.width + Math.floor(u);
};

/** Runs of columns where `test` holds, at least `shortest` metres long; gaps of up to 15 cm are bridged. */
const runs = (columns: number, test: (i: number) => boolean, shortest: number): [number, number][] => {
  const found: [number, number][] = [];
  let start = -1;
  let gap = 0;
  for (let i = 0; i <= columns; i++) {
    if (i < columns && test(i)) {
      if (start < 0) start = i;
      gap = 0;
    } else if (start >= 0 && (++gap > 3 || i === columns)) {
      const end = i - gap + 1;
      if ((end - start) * STEP >= shortest) found.push([start * STEP, end * STEP]);
      start = -1;
      gap = 0;
    }
  }
  return found;
};

const fromClasses = (wall: Wall, columns: number, { lens, classes, colours }: WallEvidence) => {
  const c = classes!;
  const door = new Float32Array(columns);
  const window = new Float32Array(columns);
  const sill = new Float32Array(columns);
  const head = new Float32Array(columns);
  const floor = new Float32Array(columns);
  const fixed = new Float32Array(columns);
  let shown = 0;
  for (let i = 0; i < columns; i++) {
    const along = (i + 0.5) * STEP;
    let n = 0;
    let low = 0;
    let upper = 0;
    let first = 9;
    let last = 0;
    for (let y = 0.12; y < 2.3; y += RISE) {
      const p = pixelAt(wall, along, y, lens);
      if (p < 0) continue;
      n++;
      if (c.window.data[p]! + c.outside.data[p]! > 0.5) {
        upper++;
        first = Math.min(first, y);
        last = Math.max(last, y);
      }
      if (y < 1.95) {
        low++;
        door[i]! += c.door.data[p]!;
      }
      if (y > 0.2 && y < 0.75) {
        // A pale island before a wooden floor: where the network wavers between the two, the colour decides.
        const thing = c.fixture.data[p]! + c.movable.data[p]!;
        const pale = colours !== undefined && thing > 0.07 && colours.data[p]! < 0.4;
        floor[i]! += pale ? 0 : c.floor.data[p]! / 6;
        fixed[i]! += (pale ? thing + c.floor.data[p]! : thing) / 6;
      }
    }
    shown += n / 25;
    door[i]! /= Math.max(1, low);
    window[i] = upper;
    sill[i] = first;
    head[i] = last;
  }
  const openings: Opening[] = [];
  for (const [from, to] of runs(columns, (i) => door[i]! > 0.42, 0.4))
    openings.push({ kind: 'door', from: from - 0.05, to: to + 0.05, sill: 0, head: UNMEASURED });
  for (const [from, to] of runs(columns, (i) => floor[i]! > 0.5, 0.35))
    openings.push({ kind: 'passage', from, to, sill: 0, head: 2.2 });
  for (const [from, to] of runs(columns, (i) => fixed[i]! > 0.5, 0.25))
    openings.push({ kind: 'fixture', from, to, sill: 0, head: 1.2 });
  for (const [from, to] of runs(columns, (i) => window[i]! >= 4, 0.3)) {
    const a = Math.floor(from / STEP);
    const b = Math.max(a + 1, Math.floor(to / STEP));
    const sills = [...sill.slice(a, b)].filter((v) => v < 9).sort((p, q) => p - q);
    const heads = [...head.slice(a, b)].filter((v) => v > 0).sort((p, q) => p - q);
    openings.push({
      kind: 'window',
      from,
      to,
      sill: sills[Math.floor(sills.length * 0.25)] ?? 0.8,
      head: heads[Math.floor(heads.length * 0.75)] ?? 2.1,
    });
  }
  return { openings, seen: Math.min(1, shown / columns) };
};

/** Without the network: columns that differ from the wall's own colour, low (blocks furniture) or high (blocks pictures). */
const fromColours = (wall: Wall, columns: number, { lens, photo }: WallEvidence) => {
  const heights: number[] = [];
  for (let y = 0.18; y < 2.0; y += RISE) heights.push(y);
  const at: Int32Array[] = [];
  const channels: number[][] = [[], [], []];
  let shown = 0;
  for (let i = 0; i < columns; i++) {
    const row = Int32Array.from(heights, (y) => pixelAt(wall, (i + 0.5) * STEP, y, lens));
    at.push(row);
    for (const p of row) {
      if (p < 0) continue;
      shown++;
      for (let k = 0; k < 3; k++) channels[k]!.push(photo.data[p * 3 + k]!);
    }
  }
  const middle = channels.map((v) => v.sort((a, b) => a - b)[v.length >> 1] ?? 0);
  const odd = (i: number, j: number): boolean => {
    const p = at[i]![j]!;
    const [r, g, b] = [0, 1, 2].map((k) => photo.data[p * 3 + k]!) as [number, number, number];
    if (Math.hypot(r - middle[0]!, g - middle[1]!, b - middle[2]!) > 55) return true;
    if (Math.abs(r - b - middle[0]! + middle[2]!) > 28) return true;
    const q = at[i - 1]?.[j] ?? -1;
    return q >= 0 && Math.hypot(r - photo.data[q * 3]!, g - photo.data[q * 3 + 1]!, b - photo.data[q * 3 + 2]!) > 26;
  };
  const share = (i: number, lowest: number, highest: number): number => {
    let n = 0;
    let bad = 0;
    heights.forEach((y, j) => {
      if (y < lowest || y >= highest || at[i]![j]! < 0) return;
      n++;
      if (odd(i, j)) bad++;
    });
    return n ? bad / n : 0;
  };
  const openings: Opening[] = [];
  for (const [from, to] of runs(columns, (i) => share(i, 0, 0.72) > 0.5, 0.15))
    openings.push({ kind: 'unknown', from, to, sill: 0, head: 2.1 });
  for (const [from, to] of runs(columns, (i) => share(i, 0.9, 2) > 0.4 && share(i, 0, 0.72) <= 0.5, 0.2)) {
    openings.push({ kind: 'window', from, to, sill: 0.85, head: 2.0 });
  }
  return { openings, seen: shown / Math.max(1, columns * heights.length) };
};

/** Pairs of long uprights that reach the floor, 0.55 to 1.9 m apart with heads at one height, frame a door. */
const framedDoors = (wall: Wall, { lens, uprights, classes }: WallEvidence): Opening[] => {
  const length = wallLength(wall);
  const n = inward(wall);
  const hit = (u: number, v: number): [number, number] | null => {
    const d = rayThrough(lens, u, v);
    const t = (wall.from.x * n.x + wall.from.z * n.z) / (d[0] * n.x + d[2] * n.z);
    if (!(t > 0)) return null;
    const dx = (wall.to.x - wall.from.x) / length;
    const dz = (wall.to.z - wall.from.z) / length;
    return [(d[0] * t - wall.from.x) * dx + (d[2] * t - wall.from.z) * dz, lens.camera.eye + d[1] * t];
  };
  const posts: { at: number; low: number; high: number }[] = [];
  for (const s of uprights) {
    const a = hit(s.x1, s.y1);
    const b = hit(s.x2, s.y2);
    if (!a || !b) continue;
    const at = (a[0] + b[0]) / 2;
    const low = Math.min(a[1], b[1]);
    const high = Math.max(a[1], b[1]);
    if (at < 0.1 || at > length - 0.1 || high - low < 0.55 || high > 2.6 || low > 1.3) continue;
    const near = posts.find((p) => Math.abs(p.at - at) < 0.07);
    if (near) {
      near.low = Math.min(near.low, low);
      near.high = Math.max(near.high, high);
    } else posts.push({ at, low, high });
  }
  const tall = posts.filter((p) => p.low < 0.45 && p.high > 1.55).sort((a, b) => a.at - b.at);
  const doors: Opening[] = [];
  for (let i = 0; i < tall.length; i++) {
    for (let j = i + 1; j < tall.length; j++) {
      const a = tall[i]!;
      const b = tall[j]!;
      const gap = b.at - a.at;
      const uneven = Math.abs(a.high - b.high);
      // Of an open doorway the top of one post is lost where the wall behind it is as bright: then both stand on the floor.
      const lost = uneven > 0.3 && uneven < 0.55 && a.low < 0.3 && b.low < 0.3;
      if (gap < 0.55 || gap > 1.9 || (uneven > 0.3 && !lost)) continue;
      // Two clean posts of a door's own height and width need no second witness: white doors in white walls fooled the network.
      const clean =
        a.low < 0.3 && b.low < 0.3 && Math.abs(a.high - b.high) < 0.12 && a.high > 1.8 && a.high < 2.35 && gap < 1.25;
      if (classes && !clean && !looksLikeDoor(wall, a.at, b.at, lens, classes)) continue;
      doors.push({
        kind: 'door',
        from: a.at - 0.06,
        to: b.at + 0.06,
        sill: 0,
        head: lost ? UNMEASURED : Math.min(2.3, (a.high + b.high) / 2),
      });
      break;
    }
  }
  return doors;
};

const looksLikeDoor = (wall: Wall, from: number, to: number, lens: Lens, classes: SeenClasses): boolean => {
  let n = 0;
  let sum = 0;
  for (let a = from + 0.1; a < to - 0.05; a += 0.1) {
    for (let y = 0.3; y < 1.9; y += 0.2) {
      const p = pixelAt(wall, a, y, lens);
      if (p < 0) continue;
      n++;
      sum += classes.door.data[p]! + 0.5 * classes.floor.data[p]!;
    }
  }
  return n > 4 && sum / n > 0.16;
};

/** Openings of one kind that overlap become one. */
const merge = (openings: readonly Opening[]): Opening[] => {
  const out: Opening[] = [];
  for (const o of [...openings].sort((a, b) => a.from - b.from)) {
    const last = out.find((p) => p.kind === o.kind && p.to >= o.from - 0.05);
    if (last)
      out[out.indexOf(last)] = {
        ...last,
        to: Math.max(last.to, o.to),
        sill: Math.min(last.sill, o.sill),
        head: Math.max(last.head, o.head),
      };
    else out.push(o);
  }
  return out;
};
