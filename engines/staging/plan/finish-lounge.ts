import { claimsFloor } from '#domain/scene/plan.ts';
import { overlap } from '#domain/scene/polygon.ts';
import { facing, wallLength } from '#domain/scene/room.ts';
import { add, against, type Draft, has } from './draft.ts';
import { facesLens, hearthsOf, waysOf } from './focus.ts';
import { withPicture } from './hang.ts';
import { hiddenShare } from './sight.ts';
import { type Frame, inFrame, shownShare } from './site.ts';

/** How far from the middle of the seats' view a cabinet may stand, metres, the nearest first. */
const OFFSETS = Array.from({ length: 31 }, (_, k) => 0.05 * k).flatMap((o) => (o ? [o, -o] : [0]));

/** How high a cabinet reaches with its screen or lamp, metres, and how much of that may stand behind another group. */
const TALL = 1.2;
const MOST_BEHIND = 0.25;

/**
 * A low cabinet with the screen across from the sofa, or on the wall at the group's side, whole in the picture; where the
 * frame would cut the screen, a sideboard with its lamp and picture; only then the screen, cut.
 */
export const finishLounge = (draft: Draft, frame: Frame, design: number): Draft => {
  if (hearthsOf(draft.site).length || has(draft, 'television')) return draft;
  const ways = waysOf(draft.site);
  const others = draft.items.filter((i) => claimsFloor(i) && i.group !== 'lounge');
  const chairs = draft.items.filter((i) => i.kind === 'armchair');
  const units = (kind: string, sizes: readonly number[], [least, most]: readonly [number, number], reach: number) =>
    draft.site.room.walls.flatMap((wall) => {
      const toward = Math.cos(facing(wall) - frame.turn);
      if (toward < least || toward > most) return [];
      const length = wallLength(wall) || 1;
      const [dx, dz] = [(wall.to.x - wall.from.x) / length, (wall.to.z - wall.from.z) / length];
      // The middle of the seats' view: the sofa's own axis on a wall across, the table's line on a wall at the side.
      const p = inFrame(frame, 0, most < -0.5 ? 0 : 1.7);
      const along = (p.x - wall.from.x) * dx + (p.z - wall.from.z) * dz;
      return sizes.flatMap((width) =>
        OFFSETS.filter((o) => Math.abs(o) <= reach && along + o > width / 2 && along + o < length - width / 2)
          .map((o) => ({
            wall,
            item: against(
              wall,
              kind,
              'media',
              along + o,
              kind === 'media-unit' ? { width, height: 0.52 } : { width, depth: width < 1.2 ? 0.38 : 0.44, design },
            ),
          }))
          .filter(({ item }) => facesLens(item))
          // Shallow as it is, it may reach to the casing of a door.
          .filter(
            ({ item }) =>
              !ways.some((w) => overlap(item, { ...w, width: w.width - 0.5 })) &&
              !chairs.some((c) => overlap(item, c, 0.7)),
          ),
      );
    });
  const [across, aside] = [[-1.1, -0.7] as const, [-0.3, 0.3] as const];
  for (const [kind, sizes, walls, reach, shown] of [
    ['media-unit', [1.9, 1.6, 1.35], across, 1.5, 0.9],
    ['media-unit', [1.9, 1.6, 1.35], aside, 1.2, 0.9],
    ['sideboard', [1.5, 1.3, 1.1], across, 1.5, 0.9],
    ['sideboard', [1.1, 0.95], across, 1.5, 0.72],
    ['media-unit', [1.6, 1.35], across, 1.5, 0.75],
    ['media-unit', [1.6, 1.35], aside, 1.2, 0.75],
  ] as const)
    for (const { wall, item } of units(kind, sizes, walls, reach)) {
      if (shownShare(draft.site, item) < shown || hiddenShare(draft.site, item, others, TALL) > MOST_BEHIND) continue;
      const done = add(draft, item, { seen: 0.6, away: 1.3 });
      if (!done) continue;
      if (kind === 'media-unit') return done;
      const lit = withPicture(draft, wall, item, design + 1);
      if (lit) return lit;
    }
  return { ...draft, refused: [...draft.refused, 'media-unit: no place'] };
};
