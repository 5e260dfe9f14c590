import { createContext, useContext } from 'react';
import type { ProjectDetail } from '#contracts/entities/listing.ts';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import type { TabName } from './workspace-url.ts';

export type Workspace = {
  id: string;
  detail: ProjectDetail;
  /** Photos as they were chosen, then results as they were made; archived ones and videos are not among them. */
  photos: readonly MediaAsset[];
  selected: readonly string[];
  select: (ids: readonly string[]) => void;
  toggle: (assetId: string) => void;
  /** Takes these out and leaves what else has been selected since. */
  deselect: (ids: readonly string[]) => void;
  showTab: (tab: TabName) => void;
  openPhoto: (assetId: string | null) => void;
  /** Opens the Services tab at the question of this run. */
  showQuestion: (runId: string) => void;
  /** The run whose question is to be brought into view, until it has been. */
  wantedQuestion: string | null;
  questionShown: () => void;
  askToUpgrade: (title?: string) => void;
};

const Context = createContext<Workspace | null>(null);
export const WorkspaceProvider = Context.Provider;

export function useWorkspace(): Workspace {
  const workspace = useContext(Context);
  if (!workspace) throw new Error('A workspace tab was shown outside its workspace');
  return workspace;
}
