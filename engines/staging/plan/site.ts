import { type Camera, type FloorPoint, type Lens, lensOf, project } from '#domain/scene/camera.ts';
import { CATALOGUE } from '#domain/scene/catalogue.ts';
import type { Item } from '#domain/scene/plan.ts';
import { contains, cornersOf, type Footprint } from '#domain/scene/polygon.ts';
import { atWall, doorStrip, type Opening, type Room, type Wall, wallLength } from '#domain/scene/room.ts';
import type { Raster } from '#engines/raster/raster.ts';

/** The room as a stager walks in: what the photo shows of the floor, and how much there is to furnish. */
export type Site = {
  readonly camera: Camera;
  readonly lens: Lens;
  readonly room: Room;
  /** Floor cells (25 cm) that the photo shows. */
  readonly cells: readonly FloorPoint[];
  readonly visibleArea: number;
  readonly middle: FloorPoint;
  /** The photo at about 480 px, to see whether a stretch of wall is blank. */
  readonly photo: Raster | undefined;
  /** Floor before glass doors: sills under 35 cm in a pane as wide as one, or in one that the frame cuts. */
  readonly glassWays: readonly Footprint[];
  readonly bounds: { readonly minX: number; readonly maxX: number; readonly minZ: number; readonly maxZ: number };
};

export const CELL = 0.25;
/** Beyond this nobody sees what stands there. */
const FAR = 9;

export const surveySite = (camera: Camera, room: Room, photo?: Raster): Site => {
  const lens = lensOf(camera);
  const xs = room.floor.map((p) => p.x);
  const zs = room.floor.map((p) => p.z);
  const bounds = {
    minX: Math.max(-FAR, Math.min(...xs)),
    maxX: Math.min(FAR, Math.max(...xs)),
    minZ: Math.min(...zs),
    maxZ: Math.min(FAR + 3, Math.max(...zs)),
  };
  const cells: FloorPoint[] = [];
  for (let x = bounds.minX + CELL / 2; x < bounds.maxX; x += CELL) {
    for (let z = bounds.minZ + CELL / 2; z < bounds.maxZ; z += CELL) {
      if (!contains(room.floor, x, z)) continue;
      const [u, v, depth] = project(lens, x, 0, z);
      if (depth > 0.5 && u > 0 && v > 0 && u < camera.width && v < camera.height) cells.push({ x, z });
    }
  }
  const n = Math.max(1, cells.length);
  const middle = { x: cells.reduce((a, c) => a + c.x, 0) / n, z: cells.reduce((a, c) => a + c.z, 0) / n };
  const glassWays = room.walls.flatMap((wall) =>
    wall.openings.flatMap((o) => {
      if (o.kind !== 'window' || o.sill > 0.35 || o.to - o.from > 2.6) return [];
      const [cutFrom, cutTo] = [o.from - 0.2, o.to + 0.2].map((along) => {
        const p = atWall(wall, along, 0);
        const [u, , depth] = project(lens, p.x, 1, p.z);
        return depth < 0.3 || u < 0 || u > camera.width;
      });
      if (o.to - o.from < 1.3 && !cutFrom && !cutTo) return [];
      return [doorStrip(wall, { ...o, from: o.from - (cutFrom ? 1.6 : 0.25), to: o.to + (cutTo ? 1.6 : 0.25) })];
    }),
  );
  return { camera, lens, room, cells, visibleArea: cells.length * CELL * CELL, middle, photo, glassWays, bounds };
};

/** Share of a piece (corners of its box and between) that falls inside the frame. */
export const shareInFrame = (site: Site, item: Item): number => {
  const { lens, camera } = site;
  let inside = 0;
  let all = 0;
  const corners = cornersOf(item);
  const points = [
    ...corners,
    { x: item.x, z: item.z },
    ...corners.map((c, i) => ({ x: (c.x + corners[(i + 1) % 4]!.x) / 2, z: (c.z + corners[(i + 1) % 4]!.z) / 2 })),
  ];
  for (const p of points) {
    for (const y of [item.y, item.y + item.height * 0.8]) {
      all++;
      const [u, v, depth] = project(lens, p.x, y, p.z);
      if (depth > 0.3 && u > 0 && u < camera.width && v > -camera.height * 0.1 && v < camera.height) inside++;
    }
  }
  return inside / all;
};

/** Bounding box of a piece in the picture, as shares of its size; null when behind. */
export const boxInPicture = (site: Site, item: Item): { x0: number; x1: number; y0: number; y1: number } | null => {
  let [x0, x1, y0, y1] = [1e9, -1e9, 1e9, -1e9];
  for (const p of cornersOf(item)) {
    for (const y of [item.y, item.y + item.height]) {
      const [u, v, depth] = project(site.lens, p.x, y, p.z);
      if (depth < 0.2) return null;
      x0 = Math.min(x0, u / site.camera.width);
      x1 = Math.max(x1, u / site.camera.width);
      y0 = Math.min(y0, v / site.camera.height);
      y1 = Math.max(y1, v / site.camera.height);
    }
  }
  return { x0, x1, y0, y1 };
};

/** Share of the picture that a piece's box takes; all of it when it reaches behind the lens. */
export const areaInPicture = (site: Site, item: Item): number => {
  const b = boxInPicture(site, item);
  return b ? (b.x1 - b.x0) * (b.y1 - b.y0) : 1;
};

/** Tangent of the angle between the lens' axis and the middle of a piece. */
const offAxis = (site: Site, item: Item): number => {
  const b = boxInPicture(site, item);
  if (!b) return Number.POSITIVE_INFINITY;
  const { width, height, focal } = site.camera;
  return Math.hypot(((b.x0 + b.x1) / 2 - 0.5) * width, ((b.y0 + b.y1) / 2 - 0.5) * height) / focal;
};

/**
 * Does the lens pull it out of shape? So it does with what is large in the picture and more than 35 degrees off its axis.
 * `most`: share of the picture's width that it may take nearer the axis.
 */
export const stretched = (site: Site, item: Item, most = 0.26): boolean => {
  const b = boxInPicture(site, item);
  return !b || b.x1 - b.x0 > (offAxis(site, item) > 0.7 ? 0.15 : most);
};

/** Middle of what the photo shows of a wall, metres along it: how far it runs on beyond the frame is a guess. */
export const seenMiddle = (site: Site, wall: Wall): number => {
  let [first, last] = [wallLength(wall), 0];
  for (let along = 0; along <= wallLength(wall); along += 0.1) {
    const p = atWall(wall, along, 0);
    const [u, , depth] = project(site.lens, p.x, 1, p.z);
    if (depth < 0.3 || u < 0 || u > site.camera.width) continue;
    first = Math.min(first, along);
    last = Math.max(last, along);
  }
  return first > last ? wallLength(wall) / 2 : (first + last) / 2;
};

/** Share of a piece's box in the picture that the frame leaves: corners alone say too little of a piece that is near. */
export const shownShare = (site: Site, item: Item): number => {
  const b = boxInPicture(site, item);
  if (!b) return 0;
  const inside = (a: number, z: number) => Math.max(0, Math.min(1, z) - Math.max(0, a)) / Math.max(1e-6, z - a);
  return inside(b.x0, b.x1) * inside(b.y0, b.y1);
};

/** Do all corners of what lies on the floor fall inside the frame, `edge` of the picture off its border? */
export const cornersShown = ({ lens, camera }: Site, item: Item, edge = 0): boolean =>
  cornersOf(item).every((c) => {
    const [u, v, depth] = project(lens, c.x, item.y, c.z);
    const [x, y] = [u / camera.width, v / camera.height];
    return depth > 0.2 && x > edge && x < 1 - edge && y > edge && y < 1 - edge;
  });

/** Does the nearer piece cover most of the farther one in the picture? */
export const hiddenBehind = (site: Site, item: Item, before: Item): boolean => {
  const [back, front] = [boxInPicture(site, item), boxInPicture(site, before)];
  if (!back || !front || Math.hypot(before.x, before.z) > Math.hypot(item.x, item.z)) return false;
  const wide = Math.min(front.x1, back.x1) - Math.max(front.x0, back.x0);
  const tall = Math.min(front.y1, back.y1) - Math.max(front.y0, back.y0);
  return wide > 0 && tall > 0 && wide * tall > 0.45 * (back.x1 - back.x0) * (back.y1 - back.y0);
};

export const nearest = (item: Item): number => Math.min(...cornersOf(item).map((c) => Math.hypot(c.x, c.z)));

/** Openings that a piece standing at this wall would touch. */
export const openingsBehind = (wall: Wall, item: Item, reach = 0.3, least = 0.12): Opening[] => {
  const length = wallLength(wall) || 1;
  const dx = (wall.to.x - wall.from.x) / length;
  const dz = (wall.to.z - wall.from.z) / length;
  const corners = cornersOf(item);
  const away = corners.map((c) => Math.abs((c.x - wall.from.x) * dz - (c.z - wall.from.z) * dx));
  if (Math.min(...away) > reach) return [];
  const along = corners.map((c) => (c.x - wall.from.x) * dx + (c.z - wall.from.z) * dz);
  const [from, to] = [Math.min(...along), Math.max(...along)];
  return wall.openings.filter((o) => Math.min(to, o.to) - Math.max(from, o.from) > least);
};

const TOPPED = new Set(['sideboard', 'console', 'media-unit']);

/** May it stand before what is in the wall? Doors and passages never, windows only below the sill, things unknown a little. */
export const respectsWalls = (site: Site, item: Item): boolean =>
  site.room.walls.every((wall) =>
    openingsBehind(wall, item, 0.3, item.kind === 'plant' ? 0.2 : 0.12).every((o) => {
      // The lamp and the vase on it stand before the glass as well.
      // A pot below a sill is green before the wall; a palm may reach a hand's breadth over the casing.
      if (item.kind === 'plant' && o.kind === 'window' && item.height < 1) return o.sill > 0.45;
      // The round back of a single chair may rise a hand's breadth over a sill.
      const over = item.kind === 'armchair' ? 0.3 : 0.12;
      if (o.kind === 'window') return item.height + (TOPPED.has(item.kind) ? 0.5 : 0) <= o.sill + over;
      if (o.kind === 'unknown' || o.kind === 'fixture') return Math.min(o.to - o.from, 99) < item.width * 0.2;
      return false;
    }),
  );

export const blankItem = (kind: string, group: string, change: Partial<Item> = {}): Item => {
  const spec = CATALOGUE[kind]!;
  return {
    id: '',
    kind,
    group,
    x: 0,
    y: spec.y ?? 0,
    z: 0,
    turn: 0,
    width: spec.width,
    depth: spec.depth,
    height: spec.height,
    design: 0,
    ...change,
  };
};

/** A frame on the floor: `a` runs to the right of the facing direction's left hand, `b` forward from the origin. */
export type Frame = { readonly x: number; readonly z: number; readonly turn: number };
export const inFrame = (f: Frame, a: number, b: number): FloorPoint => ({
  x: f.x + a * Math.cos(f.turn) + b * Math.sin(f.turn),
  z: f.z - a * Math.sin(f.turn) + b * Math.cos(f.turn),
});

/** The foot of the perpendicular from a place to a wall, metres along it, and how far off the place lies. */
export const alongWall = (wall: Wall, { x, z }: FloorPoint): { along: number; off: number } => {
  const length = wallLength(wall) || 1;
  const [dx, dz] = [(wall.to.x - wall.from.x) / length, (wall.to.z - wall.from.z) / length];
  const [px, pz] = [x - wall.from.x, z - wall.from.z];
  return { along: px * dx + pz * dz, off: px * dz - pz * dx };
};

export const wallPoint = (wall: Wall, along: number, off: number): FloorPoint => atWall(wall, along, off);
