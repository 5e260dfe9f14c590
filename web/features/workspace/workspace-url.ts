import { z } from 'zod';

const TABS = ['select', 'services', 'photos', 'videos', 'publish'] as const;
export type TabName = (typeof TABS)[number];

/** Tab, open photo and selection live in the address; ids are joined by commas. */
export const WorkspaceUrl = z.object({
  tab: z.enum(TABS).catch('select'),
  photo: z.coerce.string().optional().catch(undefined),
  selected: z.coerce.string().optional().catch(undefined),
});

export const idsIn = (selected: string | undefined) => (selected ? selected.split(',') : []);
export const asSelected = (ids: readonly string[]) => (ids.length > 0 ? ids.join(',') : undefined);
