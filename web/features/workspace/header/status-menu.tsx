import { Check, ChevronDown } from 'lucide-react';
import { sentence } from '#web/lib/http.ts';
import { StatusBadge, statusWords } from '#web/lib/listing/status-badge.tsx';
import { toast } from '#web/lib/toasts.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { type ChosenStatus, useSetStatus } from '../calls/set-status.ts';
import { useWorkspace } from '../workspace-context.ts';

/** Draft is shown, not offered. */
const CHOICES: readonly ChosenStatus[] = ['active', 'completed', 'archived'];

export function StatusMenu() {
  const { id, detail } = useWorkspace();
  const setStatus = useSetStatus(id);
  const { status } = detail.project;
  const choose = (next: ChosenStatus) =>
    setStatus.mutate(next, {
      onError: (error) =>
        toast({
          title: 'Failed to update status',
          description: sentence(error, 'Please try again'),
          tone: 'destructive',
        }),
    });
  return (
    <Menu
      label="Listing status"
      trigger={
        <button
          type="button"
          aria-label={`Status: ${statusWords[status]}. Change status`}
          className="inline-flex items-center gap-1 rounded-full py-1 pr-2 hover:bg-sunk"
        >
          <StatusBadge status={status} />
          <ChevronDown aria-hidden className="size-4 text-ink-faint" />
        </button>
      }
    >
      {CHOICES.map((choice) => (
        <MenuItem key={choice} onSelect={() => choose(choice)}>
          {statusWords[choice]}
          {choice === status ? <Check aria-label="current" className="ml-auto" /> : null}
        </MenuItem>
      ))}
    </Menu>
  );
}
