import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { GuardFinding } from '#contracts/entities/draft.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';

/** What the guard says about a text, each with its reason and, where there is one, a better phrase. */
export function Findings({
  findings,
  onReplace,
}: {
  findings: readonly GuardFinding[];
  onReplace?: (finding: GuardFinding) => void;
}) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label="Findings" className="mt-3 grid gap-2">
      {findings.map((finding) => {
        const Icon = finding.severity === 'block' ? OctagonAlert : TriangleAlert;
        return (
          <li
            key={finding.id}
            className={cn(
              'flex gap-3 rounded-soft px-4 py-3 text-sm',
              finding.severity === 'block' ? 'bg-danger-soft text-danger' : 'bg-brass-soft text-brass',
            )}
          >
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 flex-1">
              <span className="font-semibold">“{finding.text}”</span> {finding.explanation}
            </span>
            {finding.replacement !== null && onReplace ? (
              <Button look="link" size="sm" className="text-current!" onClick={() => onReplace(finding)}>
                {finding.replacement ? `Use “${finding.replacement}”` : 'Remove'}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
