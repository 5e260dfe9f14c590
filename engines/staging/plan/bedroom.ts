import { inward, type Wall } from '#domain/scene/room.ts';
import { ranked } from './choose.ts';
import { type Draft, has, newDraft } from './draft.ts';
import { openingsBehind, type Site, seenMiddle, shownShare } from './site.ts';
import { bedAt, bedPlaces, finishBedroom } from './sleep.ts';

/** A wall that the camera looks at rather than along. */
const facesCamera = (wall: Wall): boolean => {
  const n = inward(wall);
  const x = (wall.from.x + wall.to.x) / 2;
  const z = (wall.from.z + wall.to.z) / 2;
  return -(n.x * x + n.z * z) / (Math.hypot(x, z) || 1) > 0.75;
};

type Place = { readonly wall: Wall; readonly along: number; readonly width: number };

/** Best at the wall that faces the camera, never across the window wall if another will do. */
const liking = (site: Site, p: Place, draft: Draft): number =>
  (facesCamera(p.wall) ? 0.5 : 0) -
  (openingsBehind(p.wall, draft.items.find((i) => i.kind === 'bed')!).some((o) => o.sill < 1.4) ? 1.8 : 0) -
  (p.wall.openings.some((o) => o.kind === 'window' && o.sill < 1.4) ? 0.3 : 0) -
  // In the middle of its wall, as a bed stands.
  0.25 * Math.min(2, Math.abs(p.along - seenMiddle(site, p.wall))) +
  3 * (p.width - 1.5) -
  // The frame cuts no nightstand if the bed can move.
  0.5 * draft.items.filter((i) => i.kind === 'nightstand' && shownShare(site, i) < 0.9).length +
  (draft.items.filter((i) => i.kind === 'nightstand').length === 2 ? 1.8 : 0);

/** Places of the bed that are tried with all else, and what the best of them may lose for the rest of the room. */
const TRIES = 10;
const MOST_LOST = 0.7;
/** What drawers and a seat beyond the bed are worth. */
const DRAWERS = 0.4;
const SEAT = 0.4;

/** The bed where it stands best and leaves floor for drawers and a chair; null when none fits. */
export const bestBedroom = (site: Site, design: number): Draft | null => {
  const beds = ranked(
    bedPlaces(newDraft(site)),
    (p) => bedAt(newDraft(site), p.wall, p.along, p.width, design),
    (p, draft) => liking(site, p, draft),
  );
  const least = (beds[0]?.value ?? 0) - MOST_LOST;
  const finished = beds
    .filter((b) => b.value >= least)
    .slice(0, TRIES)
    .map(({ draft, value }) => {
      const done = finishBedroom(draft, design);
      return { done, value: value + (has(done, 'dresser') ? DRAWERS : 0) + (has(done, 'armchair') ? SEAT : 0) };
    });
  return finished.sort((a, b) => b.value - a.value)[0]?.done ?? null;
};
