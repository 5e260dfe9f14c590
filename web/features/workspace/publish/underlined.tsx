import type { ComponentProps, ReactNode } from 'react';
import type { GuardFinding } from '#contracts/entities/draft.ts';
import { cn } from '#web/ui/class-names.ts';
import { Textarea } from '#web/ui/field.tsx';

/** A text with its findings underlined. Findings that no longer fit the text, because it has just changed, are left out. */
export function Underlined({ text, findings }: { text: string; findings: readonly GuardFinding[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const finding of findings.toSorted((a, b) => a.start - b.start)) {
    if (finding.start < at || text.slice(finding.start, finding.end) !== finding.text) continue;
    parts.push(text.slice(at, finding.start));
    parts.push(
      <mark
        key={finding.id}
        title={finding.explanation}
        className={cn(
          'bg-transparent text-inherit underline decoration-wavy decoration-2 underline-offset-4',
          finding.severity === 'block' ? 'decoration-danger' : 'decoration-brass',
        )}
      >
        {finding.text}
      </mark>,
    );
    at = finding.end;
  }
  parts.push(text.slice(at));
  return <>{parts}</>;
}

/**
 * A text area cannot underline: the same text lies behind it, unseen but for its lines, and gives it its height. Both have the
 * same type and padding, so that the lines stay under their words.
 */
export function UnderlinedTextarea({
  findings,
  className,
  value,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'value'> & { value: string; findings: readonly GuardFinding[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] rounded-soft bg-surface">
      <div
        aria-hidden
        className="min-h-12 border border-transparent px-3.5 py-2.5 text-[15px] leading-relaxed wrap-anywhere whitespace-pre-wrap text-transparent [grid-area:1/1]"
      >
        <Underlined text={value} findings={findings} />
        {'\u200b'}
      </div>
      <Textarea
        {...rest}
        value={value}
        className={cn('min-h-12! resize-none overflow-hidden bg-transparent! wrap-anywhere [grid-area:1/1]', className)}
      />
    </div>
  );
}
