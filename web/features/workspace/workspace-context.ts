import { createContext, useContext } from 'react';
import type { ProjectDetail } from '#contracts/entities/listing.ts';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import type { TabName } from './workspace-url.ts';

export type Workspace = {
  id: string;
  detail: ProjectDetail;
  /** Photos and results that are not archived, oldest first; videos are not among them. */
  photos: readonly MediaAsset[];
  selected: readonly string[];
  select: (ids: readonly string[]) => void;
  toggle: (assetId: string) => void;
  /** Takes these out and leaves what else has been selected since. */
  deselect: (ids: readonly string[]) => void;
  showTab: (tab: TabName) => void;
  openPhoto: (assetId: string | null) => void;
  askToUpgrade: (title?: string) => void;
};

const Context = createContext<Workspace | null>(null);
export const WorkspaceProvider = Context.Provider;

export function useWorkspace(): Workspace {
  const workspace = useContext(Context);
  if (!workspace) throw new Error('A workspace tab was shown outside its workspace');
  return workspace;
}
