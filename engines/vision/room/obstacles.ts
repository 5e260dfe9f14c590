import { type Lens, project } from '#domain/scene/camera.ts';
import { contains, depthInside } from '#domain/scene/polygon.ts';
import type { Obstacle, Room } from '#domain/scene/room.ts';
import type { Plane } from '#engines/raster/raster.ts';
import type { SeenClasses } from './seen-classes.ts';

const CELL = 0.12;

/** Floor that the photo shows as taken (hearth, radiator, island): cells of 12 cm that are not floor, joined to boxes. */
export const findObstacles = (
  lens: Lens,
  room: Room,
  floor: Plane,
  colours: Plane,
  classes: SeenClasses,
): Obstacle[] => {
  const xs = room.floor.map((p) => p.x);
  const zs = room.floor.map((p) => p.z);
  const x0 = Math.min(...xs);
  const z0 = Math.max(0.3, Math.min(...zs));
  const nx = Math.min(140, Math.ceil((Math.max(...xs) - x0) / CELL));
  const nz = Math.min(140, Math.ceil((Math.max(...zs) - z0) / CELL));
  if (nx < 1 || nz < 1) return [];
  const taken = new Uint8Array(nx * nz);
  for (let j = 0; j < nz; j++) {
    for (let i = 0; i < nx; i++) {
      const x = x0 + (i + 0.5) * CELL;
      const z = z0 + (j + 0.5) * CELL;
      if (!contains(room.floor, x, z)) continue;
      const [u, v, depth] = project(lens, x, 0, z);
      if (depth < 0.2 || u < 0 || v < 0 || u >= floor.width || v >= floor.height) continue;
      const p = Math.floor(v) * floor.width + Math.floor(u);
      // Gleams on a polished floor are no obstacles: away from the walls only what the network calls a thing counts.
      // Far away a pixel is 20 cm of floor: what turns to floor four pixels lower is the fitted edge a little off.
      const lower = Math.min(floor.height - 1, Math.floor(v) + 4) * floor.width + Math.floor(u);
      const edge = depthInside(room.floor, x, z) < 0.5 && floor.data[p]! < 0.2 && floor.data[lower]! < 0.2;
      const fixed = classes.fixture.data[p]!;
      // A pale island has the colour of a pale floor: what the network is sure of needs no second witness.
      const thing =
        (fixed > 0.9 && classes.floor.data[p]! < 0.05) ||
        (fixed + classes.movable.data[p]! > 0.55 && colours.data[p]! < 0.4);
      if (edge || thing) taken[j * nx + i] = edge ? 2 : 1;
    }
  }
  return boxes(taken, nx, nz)
    .filter((b) => b.cells >= (b.atWall ? 4 : 22))
    .map((b) => ({
      x: x0 + ((b.i0 + b.i1 + 1) / 2) * CELL,
      z: z0 + ((b.j0 + b.j1 + 1) / 2) * CELL,
      turn: 0,
      width: (b.i1 - b.i0 + 1) * CELL,
      depth: (b.j1 - b.j0 + 1) * CELL,
      height: 0.9,
    }));
};

/** Connected cells; a sprawling shape is cut into rows so that its box does not swallow free floor. */
const boxes = (taken: Uint8Array, nx: number, nz: number) => {
  const seen = new Uint8Array(taken.length);
  const found: { i0: number; i1: number; j0: number; j1: number; cells: number; atWall: boolean }[] = [];
  for (let start = 0; start < taken.length; start++) {
    if (!taken[start] || seen[start]) continue;
    const members: number[] = [start];
    seen[start] = 1;
    for (let k = 0; k < members.length; k++) {
      const p = members[k]!;
      const i = p % nx;
      const j = (p - i) / nx;
      for (const [a, b] of [
        [i + 1, j],
        [i - 1, j],
        [i, j + 1],
        [i, j - 1],
      ] as const) {
        if (a < 0 || b < 0 || a >= nx || b >= nz || seen[b * nx + a] || !taken[b * nx + a]) continue;
        seen[b * nx + a] = 1;
        members.push(b * nx + a);
      }
    }
    const is = members.map((p) => p % nx);
    const js = members.map((p) => Math.floor(p / nx));
    const box = {
      i0: Math.min(...is),
      i1: Math.max(...is),
      j0: Math.min(...js),
      j1: Math.max(...js),
      cells: members.length,
      atWall: members.some((p) => taken[p] === 2),
    };
    const full = members.length / ((box.i1 - box.i0 + 1) * (box.j1 - box.j0 + 1));
    if (full > 0.55 || members.length < 12) found.push(box);
    else found.push(...slices(members, nx).map((slice) => ({ ...slice, atWall: box.atWall })));
  }
  return found;
};

const slices = (members: readonly number[], nx: number) => {
  const rows = new Map<number, number[]>();
  for (const p of members) rows.set(Math.floor(p / nx / 3), [...(rows.get(Math.floor(p / nx / 3)) ?? []), p]);
  return [...rows.values()].map((part) => {
    const is = part.map((p) => p % nx);
    const js = part.map((p) => Math.floor(p / nx));
    return { i0: Math.min(...is), i1: Math.max(...is), j0: Math.min(...js), j1: Math.max(...js), cells: part.length };
  });
};
