import type { ProjectStatus } from '#contracts/entities/listing.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

export const statusWords: Record<ProjectStatus, string> = {
  draft: 'Draft',
  active: 'Active',
  completed: 'Completed',
  archived: 'Archived',
};

const tones: Record<ProjectStatus, BadgeTone> = {
  completed: 'good',
  active: 'info',
  draft: 'neutral',
  archived: 'plum',
};

export function StatusBadge({ status }: { status: ProjectStatus }) {
  return <Badge tone={tones[status]}>{statusWords[status]}</Badge>;
}
