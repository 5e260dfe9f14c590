import { lensOf, project } from './camera.ts';
import { CATALOGUE, type Kind } from './catalogue.ts';
import { hostAt } from './perch.ts';
import { hangs, type Item } from './plan.ts';
import { cornersOf } from './polygon.ts';
import { atWall, facing, wallLength } from './room.ts';
import type { Scene } from './scene.ts';
import { settle, standsFree } from './settle.ts';

export type Spot = { readonly x: number; readonly z: number; readonly turn: number };

/** A piece of the catalogue as it comes: design 0, its usual size. */
export const newItem = (id: string, kind: string, spec: Kind, spot: Spot): Item => ({
  id,
  kind,
  group: 'added',
  x: spot.x,
  y: spec.y ?? 0,
  z: spot.z,
  turn: spot.turn,
  width: spec.width,
  depth: spec.depth,
  height: spec.height,
  design: 0,
});

/** Nearer than this a piece is a blur at the photo's edge. */
const NEAREST = 1.3;

const isSeen = (scene: Scene, item: Item): boolean => {
  const lens = lensOf(scene.camera);
  const { width, height } = scene.camera;
  return cornersOf(item).every(({ x, z }) => {
    const [u, v, depth] = project(lens, x, item.y, z);
    return depth > NEAREST && u > 0.02 * width && u < 0.98 * width && v > 0 && v < 0.98 * height;
  });
};

/** Where a new piece can stand by itself and be seen: against the walls, corners first, then anywhere on the floor. */
export const freeSpot = (scene: Scene, kind: string): Spot | null => {
  const spec = CATALOGUE[kind];
  if (!spec) return null;
  const { room, plan } = scene;
  const piece = (spot: Spot) => newItem('new', kind, spec, spot);
  if (spec.y !== undefined && kind !== 'pendant' && !hangs({ kind })) return onTop(scene, piece);
  const spots = hangs({ kind })
    ? alongWalls(scene, 0.02, spec)
    : [...alongWalls(scene, 0.06, spec), ...overFloor(scene)];
  for (const spot of spots) {
    const item = piece(spot);
    if (!isSeen(scene, item)) continue;
    if (hangs(item)) {
      const hung = settle(item, room, plan.items);
      if (hung && Math.hypot(hung.x - spot.x, hung.z - spot.z) < 0.1) return { x: hung.x, z: hung.z, turn: hung.turn };
    } else if (standsFree(item, room, plan.items)) return spot;
  }
  return null;
};

/** Every 25 cm along each wall that the photo shows; ends of walls, and walls far from the camera, first. */
const alongWalls = ({ room }: Scene, gap: number, spec: Kind): Spot[] =>
  room.walls
    .flatMap((wall) => {
      const length = wallLength(wall);
      const from = spec.width / 2 + 0.08;
      return Array.from({ length: Math.max(0, Math.floor((length - 2 * from) / 0.25) + 1) }, (_, i) => {
        const along = from + i * 0.25;
        const spot = atWall(wall, along, spec.depth / 2 + gap);
        return { ...spot, turn: facing(wall), rank: spot.z - Math.min(along, length - along) };
      });
    })
    .sort((a, b) => b.rank - a.rank)
    .map(({ x, z, turn }) => ({ x, z, turn }));

const overFloor = ({ room }: Scene): Spot[] => {
  const xs = room.floor.map((p) => p.x);
  const zs = room.floor.map((p) => p.z);
  const spots: Spot[] = [];
  for (let z = Math.max(...zs); z > Math.max(NEAREST, Math.min(...zs)); z -= 0.25)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += 0.25) spots.push({ x, z, turn: Math.PI });
  return spots;
};

/** The middle of a table, or beside what already stands there. */
const onTop = (scene: Scene, piece: (spot: Spot) => Item): Spot | null => {
  const { items } = scene.plan;
  for (const host of items) {
    for (const off of [0, 0.3, -0.3]) {
      const spot = {
        x: host.x + Math.cos(host.turn) * off * host.width,
        z: host.z - Math.sin(host.turn) * off * host.width,
        turn: host.turn,
      };
      if (hostAt(spot.x, spot.z, items)?.id !== host.id) continue;
      const item = { ...piece(spot), y: host.height };
      const taken = items.some(
        (o) => Math.abs(o.y - host.height) < 0.12 && Math.hypot(o.x - spot.x, o.z - spot.z) < 0.2,
      );
      if (!taken && isSeen(scene, item)) return spot;
    }
  }
  return null;
};
