import type { Item } from './plan.ts';
import { claimsFloor, hangs } from './plan.ts';
import { cornersOf, depthInside, liesWithin, overlap } from './polygon.ts';
import { atWall, doorStrip, facing, type Room, type Wall, wallLength } from './room.ts';

/** May this piece stand here: inside the floor, off the others, not before a door? */
export const standsFree = (item: Item, room: Room, others: readonly Item[], slack = 0.03): boolean => {
  if (!liesWithin(room.floor, item, slack)) return false;
  if (!claimsFloor(item)) return true;
  if (room.obstacles.some((o) => o.height > 0.05 && overlap(item, o))) return false;
  for (const wall of room.walls) {
    for (const opening of wall.openings) {
      if (opening.kind !== 'door' && opening.kind !== 'passage') continue;
      if (overlap(item, doorStrip(wall, opening))) return false;
    }
  }
  return others.every((o) => !claimsFloor(o) || tucks(item, o) || !overlap(item, o, 0.01));
};

/** A chair's seat goes under its own table, and a stool under its counter. */
const tucks = (a: Item, b: Item): boolean =>
  a.group === b.group && (TUCKED.has(a.kind) || TUCKED.has(b.kind)) && TABLES.has(TUCKED.has(a.kind) ? b.kind : a.kind);
const TUCKED = new Set(['dining-chair', 'office-chair', 'stool', 'bar-stool']);
const TABLES = new Set(['dining-table', 'desk', 'vanity']);

/** Nearest place that is free, within 60 cm of the wish; hanging pieces slide along their nearest wall. */
export const settle = (item: Item, room: Room, others: readonly Item[]): Item | null => {
  if (hangs(item)) return onWall(item, room, others);
  const inside = pullInside(item, room);
  for (let ring = 0; ring <= 12; ring++) {
    const steps = ring === 0 ? 1 : 8;
    for (let i = 0; i < steps; i++) {
      const angle = (i / steps) * 2 * Math.PI;
      const tried = {
        ...inside,
        x: inside.x + Math.cos(angle) * ring * 0.05,
        z: inside.z + Math.sin(angle) * ring * 0.05,
      };
      if (standsFree(tried, room, others)) return tried;
    }
  }
  return null;
};

const pullInside = (item: Item, room: Room): Item => {
  let { x, z } = item;
  const middle = room.floor.reduce((m, p) => ({ x: m.x + p.x / room.floor.length, z: m.z + p.z / room.floor.length }), {
    x: 0,
    z: 0,
  });
  for (let i = 0; i < 80; i++) {
    const worst = Math.min(...cornersOf({ ...item, x, z }).map((c) => depthInside(room.floor, c.x, c.z)));
    if (worst >= -0.02) break;
    const length = Math.hypot(middle.x - x, middle.z - z) || 1;
    x += ((middle.x - x) / length) * 0.05;
    z += ((middle.z - z) / length) * 0.05;
  }
  return { ...item, x, z };
};

/** How far along its wall a picture gives way to a window or to another picture. */
const SLIDE = 1.5;

const onWall = (item: Item, room: Room, others: readonly Item[]): Item | null => {
  let best: { item: Item; distance: number } | null = null;
  for (const wall of room.walls) {
    const length = wallLength(wall);
    if (length < item.width) continue;
    const dx = (wall.to.x - wall.from.x) / (length || 1);
    const dz = (wall.to.z - wall.from.z) / (length || 1);
    const along = (item.x - wall.from.x) * dx + (item.z - wall.from.z) * dz;
    for (let slide = 0; slide <= SLIDE; slide += 0.05) {
      for (const wished of slide === 0 ? [along] : [along - slide, along + slide]) {
        const kept = Math.max(item.width / 2, Math.min(length - item.width / 2, wished));
        const at = atWall(wall, kept, item.depth / 2 + 0.005);
        const distance = Math.hypot(at.x - item.x, at.z - item.z);
        if (best && distance >= best.distance) continue;
        const hung = { ...item, x: at.x, z: at.z, turn: facing(wall) };
        if (hangsFree(hung, wall, kept, others)) best = { item: hung, distance };
      }
    }
  }
  return best?.item ?? null;
};

/** Not over a window, a door or another picture. Curtains belong at windows. */
const hangsFree = (item: Item, wall: Wall, along: number, others: readonly Item[]): boolean => {
  const low = item.y;
  const high = item.y + item.height;
  const opens = wall.openings.some(
    (o) =>
      !(item.kind === 'curtain' && o.kind === 'window') &&
      along + item.width / 2 > o.from + 0.02 &&
      along - item.width / 2 < o.to - 0.02 &&
      high > o.sill &&
      low < o.head,
  );
  return !opens && others.every((o) => !hangs(o) || o.y + o.height < low || o.y > high || !overlap(item, o));
};
