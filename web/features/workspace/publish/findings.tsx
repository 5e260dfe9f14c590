import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { GuardFinding, GuardReceipt } from '#contracts/entities/draft.ts';
import { receiptFor, SHORTEST_REASON } from '#domain/compliance/override.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Input } from '#web/ui/field.tsx';

/** Longer words, the overflow of a cap, are underlined in the text and not said again. */
const LONGEST_QUOTE = 80;

type Shown = {
  findings: readonly GuardFinding[];
  receipts: readonly GuardReceipt[];
  /** Blocks ask for their reason at once, instead of on demand. */
  isAsked?: boolean;
  onReplace?: (finding: GuardFinding) => void;
  onKeep?: (finding: GuardFinding, reason: string) => void;
};

/** What the guard says about a text, each with its reason and, where there is one, a better phrase. */
export function Findings({ findings, ...rest }: Shown) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label="Findings" className="mt-3 grid gap-2">
      {findings.map((finding) => (
        <FindingRow key={finding.id} finding={finding} {...rest} />
      ))}
    </ul>
  );
}

function FindingRow({
  finding,
  receipts,
  isAsked = false,
  onReplace,
  onKeep,
}: Omit<Shown, 'findings'> & { finding: GuardFinding }) {
  const [choice, setAsking] = useState<boolean | null>(null);
  const isBlock = finding.severity === 'block';
  const isAsking = choice ?? (isAsked && isBlock);
  const receipt = isBlock ? receiptFor(finding, receipts) : null;
  const Icon = isBlock ? OctagonAlert : TriangleAlert;
  return (
    <li
      className={cn(
        'grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 rounded-soft px-4 py-3 text-sm',
        isBlock && !receipt ? 'bg-danger-soft text-danger' : 'bg-brass-soft text-brass',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {finding.text && finding.text.length < LONGEST_QUOTE ? (
          <span className="font-semibold">“{finding.text}” </span>
        ) : null}
        {finding.explanation}
        {receipt ? <span className="mt-1 block">Kept on purpose: {receipt.reason}</span> : null}
      </span>
      <span className="col-start-2 flex flex-wrap gap-x-5">
        {finding.replacement !== null && onReplace ? (
          <Button look="link" size="sm" className="text-current!" onClick={() => onReplace(finding)}>
            {finding.replacement ? `Use “${finding.replacement.trim()}”` : 'Remove'}
          </Button>
        ) : null}
        {isBlock && !receipt && onKeep && !isAsking ? (
          <Button look="link" size="sm" className="text-current!" onClick={() => setAsking(true)}>
            Keep it, with a reason
          </Button>
        ) : null}
      </span>
      {isAsking && !receipt && onKeep ? (
        <Reason finding={finding} onKeep={(reason) => onKeep(finding, reason)} onCancel={() => setAsking(false)} />
      ) : null}
    </li>
  );
}

function Reason({
  finding,
  onKeep,
  onCancel,
}: {
  finding: GuardFinding;
  onKeep: (reason: string) => void;
  onCancel: () => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <span className="col-start-2 flex flex-wrap items-center gap-2 text-ink">
      <Input
        aria-label={`Why “${finding.text}” stays`}
        placeholder="Why it stays; this is kept on record"
        value={reason}
        maxLength={1000}
        onChange={(event) => setReason(event.target.value)}
        className="min-w-52 flex-1"
      />
      <Button size="sm" disabled={reason.trim().length < SHORTEST_REASON} onClick={() => onKeep(reason.trim())}>
        Keep
      </Button>
      <Button look="quiet" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </span>
  );
}
