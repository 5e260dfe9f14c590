import type { FloorPoint } from '#domain/scene/camera.ts';
import { claimsFloor } from '#domain/scene/plan.ts';
import { covers, overlap } from '#domain/scene/polygon.ts';
import { wallLength } from '#domain/scene/room.ts';
import { doorHidden } from './before.ts';
import { add, type Draft } from './draft.ts';
import { doorPosts } from './focus.ts';
import { calm } from './hang.ts';
import { hiddenShare } from './sight.ts';
import { blankItem, boxInPicture, respectsWalls, shownShare, wallPoint } from './site.ts';

/** Largest first: a corner that will not take a palm often takes a pot. */
const PLANTS = [
  { width: 0.72, depth: 0.72, height: 1.6 },
  { width: 0.6, depth: 0.6, height: 1.45 },
  { width: 0.5, depth: 0.5, height: 1.3 },
  { width: 0.45, depth: 0.45, height: 1.2 },
  { width: 0.45, depth: 0.45, height: 0.95 },
] as const;

/** From here on a tall pot no longer stands in the foreground, metres. */
const BEYOND = 3.4;
/** Share of a door that leaves may touch. */
const HAND = 0.03;

/** What a pot keeps a hand from. */
export const SEATS_AND_BEDS = new Set(['sofa', 'sectional', 'loveseat', 'armchair', 'bed']);

/** The tallest pot that finds a corner or a free stretch of wall. */
export const greenCorner = (draft: Draft, design: number, n: number): Draft => {
  const posts = doorPosts(draft);
  // In a small room a palm presses on casing and ceiling.
  for (const size of PLANTS.slice(n > 0 || draft.site.visibleArea < 12 ? 1 : 0)) {
    for (const spot of cornerSpots(draft, size.width / 2 + 0.06, posts)) {
      // Before plain wall: at a stretch that was read through an opening it would stand in the way.
      if (!spot.plain) continue;
      const plant = blankItem('plant', 'green', { x: spot.x, z: spot.z, ...size, turn: (n * Math.PI) / 2, design });
      // In the foreground a pot is the first thing seen: it fills a corner beyond the furniture or none.
      const box = boxInPicture(draft.site, plant);
      const most = Math.hypot(plant.x, plant.z) > BEYOND ? 0.155 : 0.1;
      if (!box || box.x1 - box.x0 > most || shownShare(draft.site, plant) < 0.92) continue;
      // Free of sofas and of ways out: jammed between a seat and a glass door it blocks both.
      const wide = { ...plant, width: plant.width + 0.36, depth: plant.depth + 0.36 };
      if (
        !respectsWalls(draft.site, { ...plant, width: plant.width + 0.12 }) ||
        draft.items.some((i) => SEATS_AND_BEDS.has(i.kind) && overlap(plant, i, 0.2))
      )
        continue;
      // Nor before a picture, nor at a door's post.
      if (draft.items.some((i) => i.kind === 'art' && Math.hypot(i.x - plant.x, i.z - plant.z) < i.width / 2 + 0.5))
        continue;
      if (posts.some((p) => covers(wide, p.x, p.z)) || doorHidden(draft.site, plant) > HAND) continue;
      // Nor so that it hides a seat or a lamp.
      if (draft.items.some((i) => claimsFloor(i) && hiddenShare(draft.site, i, [plant]) > 0.12)) continue;
      // Nor where chairs would swallow it: leaves without their pot grow out of a back.
      if (hiddenShare(draft.site, { ...plant, id: 'green' }, draft.items.filter(claimsFloor), 0.4 * plant.height) > 0.3)
        continue;
      const done = add(draft, plant, { seen: 0.8, away: 2.4 });
      if (done) return done;
    }
  }
  return { ...draft, refused: [...draft.refused, 'plant: no place'] };
};

/** Along all walls: corners before the middle of a wall, 3 to 5 m from the camera before farther, off what is placed. */
const cornerSpots = (
  draft: Draft,
  off: number,
  posts: readonly FloorPoint[],
): { x: number; z: number; plain: boolean }[] => {
  const spots: { x: number; z: number; plain: boolean; bad: number }[] = [];
  const first = draft.items.find((i) => i.kind === 'plant');
  for (const wall of draft.site.room.walls) {
    const length = wallLength(wall);
    for (let along = off; along <= length - off; along += 0.1) {
      const p = wallPoint(wall, along, off);
      const d = Math.hypot(p.x, p.z);
      if (d < 1.5 || d > 8.5) continue;
      // Two pots in a row look bought by the dozen.
      if (first && Math.hypot(first.x - p.x, first.z - p.z) < 2.2) continue;
      const corner = Math.min(along, length - along);
      const crowd = first ? Math.max(0, 3 - Math.hypot(first.x - p.x, first.z - p.z)) : 0;
      const plain = corner < 0.7 || calm(draft, wall, along - 0.25, along + 0.25, 0.2, 0.9);
      // Beside a casing only where no other place is left.
      const casing = posts.some((q) => Math.hypot(q.x - p.x, q.z - p.z) < off + 0.35) ? 1 : 0;
      spots.push({ ...p, plain, bad: Math.abs(d - 3.8) * 0.4 + Math.min(1.2, corner) + crowd + casing });
    }
  }
  return spots.sort((a, b) => a.bad - b.bad);
};
