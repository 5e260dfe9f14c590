import { wallLength } from '#domain/scene/room.ts';
import { add, against, count, type Draft, offerOne } from './draft.ts';
import { hang, hangAbove, largestBlank } from './hang.ts';
import { blankItem, wallPoint } from './site.ts';

/** What makes a room look lived in after its main group stands: plants in corners, something on the largest bare wall. */
export const finishRoom = (start: Draft, design: number, plants: number): Draft => {
  let draft = start;
  for (let n = 0; n < plants; n++) {
    const spots = cornerSpots(draft, n);
    const size = n === 0 ? { width: 0.8, depth: 0.8, height: 1.7 } : { width: 0.6, depth: 0.6, height: 1.15 };
    draft = offerOne(
      draft,
      spots.map((s) => blankItem('plant', 'green', { ...s, ...size, turn: 0.7 + n, design: design + n })),
      { seen: 0.8, away: 1.5 },
    );
  }
  for (let k = 0; k < 2; k++) {
    const blank = largestBlank(draft);
    if (!blank || blank.span < 0.14) break;
    const wide = blank.to - blank.from;
    const middle = (blank.from + blank.to) / 2;
    // A console or low shelf fills a long bare wall; a picture alone suits a short one.
    if (wide > 2 && count(draft, 'console') === 0 && count(draft, 'sideboard') === 0) {
      const placed = add(
        draft,
        against(blank.wall, 'console', 'wall', middle, { width: Math.min(1.5, wide * 0.5), design }),
        { seen: 0.8, away: 1.7 },
      );
      if (placed) {
        draft = hangAbove(placed, blank.wall, placed.items.at(-1)!, design + 1, 'mirror');
        continue;
      }
    }
    const width = Math.min(1.2, wide * 0.5);
    const next = hang(
      draft,
      blank.wall,
      'art',
      middle,
      { width, height: Math.min(0.9, width * 0.72), base: 1.18, design: design + 3 + k },
      'wall',
    );
    if (!next) break;
    draft = next;
  }
  return draft;
};

/** Along all walls: corners before the middle of a wall, 3 to 5 m from the camera before farther, off what is placed. */
const cornerSpots = (draft: Draft, n: number): { x: number; z: number }[] => {
  const spots: { x: number; z: number; bad: number }[] = [];
  const first = draft.items.find((i) => i.kind === 'plant');
  for (const wall of draft.site.room.walls) {
    const length = wallLength(wall);
    for (let along = 0.45; along <= length - 0.45; along += 0.3) {
      const p = wallPoint(wall, along, n ? 0.38 : 0.46);
      const d = Math.hypot(p.x, p.z);
      if (d < 1.8 || d > 8.5) continue;
      const corner = Math.min(along, length - along);
      const crowd = first ? Math.max(0, 3 - Math.hypot(first.x - p.x, first.z - p.z)) : 0;
      spots.push({ ...p, bad: Math.abs(d - 3.8) * 0.4 + Math.min(1.2, corner) + crowd });
    }
  }
  return spots.sort((a, b) => a.bad - b.bad);
};
