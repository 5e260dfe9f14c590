import type { FloorPoint } from '#domain/scene/camera.ts';
import { atWall, facing, wallLength } from '#domain/scene/room.ts';
import { hearthsOf } from './focus.ts';
import { type Frame, inFrame, type Site } from './site.ts';

/** The front of an island or of built-in units: its middle, the way it looks into the room, how long it is. */
export type Counter = Frame & { readonly width: number };

/** Shorter built-in things are radiators, shelves and refrigerators. */
const LEAST = 1.4;

/** Kitchen fronts, the longest first. An island stands free and shows the side that is nearest. */
export const countersOf = (site: Site): Counter[] => {
  const hearths = hearthsOf(site);
  const alongWalls = site.room.walls.flatMap((wall) =>
    wall.openings
      .filter((o) => o.kind === 'fixture' && Math.min(o.to, wallLength(wall)) - o.from > LEAST)
      .map((o) => ({
        ...atWall(wall, (o.from + o.to) / 2, 0),
        turn: facing(wall),
        width: Math.min(o.to, wallLength(wall)) - o.from,
      }))
      .filter((c) => !hearths.some((h) => Math.hypot(h.x - c.x, h.z - c.z) < 0.8)),
  );
  const islands = site.room.obstacles
    .filter((o) => Math.max(o.width, o.depth) > LEAST && Math.min(o.width, o.depth) > 0.5)
    .map((o) => ({ x: o.x, z: o.z - o.depth / 2, turn: Math.PI, width: o.width }));
  return [...alongWalls, ...islands].sort((a, b) => b.width - a.width);
};

/** Metres from a counter's front to a place before it, and how far that place lies aside of its ends. */
export const beforeCounter = (counter: Counter, p: FloorPoint): { ahead: number; aside: number; past: number } => {
  const [s, c] = [Math.sin(counter.turn), Math.cos(counter.turn)];
  const [x, z] = [p.x - counter.x, p.z - counter.z];
  const aside = x * c - z * s;
  return { ahead: x * s + z * c, aside, past: Math.max(0, Math.abs(aside) - counter.width / 2) };
};

/** Places for a table before a counter, parallel to it: a way of about a metre between its chairs and the units. */
export const counterFrames = (counter: Counter): Frame[] =>
  [1.75, 1.9, 2.1, 2.3, 2.5].flatMap((ahead) =>
    [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 1, -1, 1.2, -1.2, 1.4, -1.4]
      .filter((aside) => Math.abs(aside) < counter.width / 2 + 0.3)
      .map((aside) => ({ ...inFrame(counter, aside, ahead), turn: counter.turn })),
  );
