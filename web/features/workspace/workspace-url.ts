import { z } from 'zod';

const TABS = ['select', 'services', 'photos', 'videos', 'publish'] as const;
export type TabName = (typeof TABS)[number];

/** Tab, open photo and selection live in the address; ids are joined by commas. */
export const WorkspaceUrl = z.object({
  tab: z.enum(TABS).catch('select'),
  photo: z.coerce.string().optional().catch(undefined),
  selected: z.coerce.string().optional().catch(undefined),
});

/** A longer list would not fit into a request line when the page is loaded again; the address then points to the saved selection. */
const MOST_IN_ADDRESS = 100;
const SAVED = 'saved';

/** The ids that an address stands for; `saved` are those that the server keeps. */
export const idsIn = (selected: string | undefined, saved: readonly string[]): readonly string[] =>
  selected === SAVED ? saved : selected ? selected.split(',') : [];
export const asSelected = (ids: readonly string[]) =>
  ids.length > MOST_IN_ADDRESS ? SAVED : ids.length > 0 ? ids.join(',') : undefined;

/**
 * How the address changes when a photo is opened, changed for another or closed. An opened photo is an entry of its own over the
 * listing, and closing it goes back; a photo opened by its direct address has no listing behind it.
 */
export const photoStep = (
  shown: string | undefined,
  wanted: string | null,
  isOverListing: boolean,
): 'push' | 'replace' | 'back' => {
  if (wanted !== null) return shown === undefined ? 'push' : 'replace';
  return isOverListing ? 'back' : 'replace';
};
