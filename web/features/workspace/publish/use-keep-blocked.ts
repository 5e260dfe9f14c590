import type { GuardFinding } from '#contracts/entities/draft.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { useOverride, useOverrides } from '../calls/overrides.ts';
import { useWorkspace } from '../workspace-context.ts';

/** As many characters as a receipt keeps; the overflow of a cap may be longer and is not matched by its words. */
const LONGEST_TEXT = 500;

/** Blocked words that a person lets stand, with the receipts there are. */
export function useKeepBlocked(draftId: string) {
  const { id } = useWorkspace();
  const receipts = useOverrides(id, draftId).data ?? [];
  const { mutate } = useOverride(id, draftId);
  const keep = (finding: GuardFinding, reason: string) =>
    mutate(
      { findingId: finding.id, ...(finding.text ? { text: finding.text.slice(0, LONGEST_TEXT) } : {}), reason },
      {
        onSuccess: () => toast({ title: 'Kept, with your reason on record' }),
        onError: (error) =>
          toast({ title: 'Error', description: sentence(error, 'Please try again'), tone: 'destructive' }),
      },
    );
  return { receipts, keep };
}
