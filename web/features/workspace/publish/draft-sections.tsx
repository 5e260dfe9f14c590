import { Copy } from 'lucide-react';
import type { ContentDraft, GuardFinding, GuardReceipt } from '#contracts/entities/draft.ts';
import type { DraftSection } from '#web/lib/listing/draft-sections.ts';
import { sentenceSources } from '#web/lib/listing/sentence-sources.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Findings } from './findings.tsx';
import { Underlined } from './underlined.tsx';

type DraftSectionsProps = {
  draft: ContentDraft;
  sections: readonly DraftSection[];
  findings: readonly (readonly GuardFinding[])[];
  receipts: readonly GuardReceipt[];
  withSources: boolean;
  onReplace: (section: DraftSection, finding: GuardFinding) => void;
  onKeep: (finding: GuardFinding, reason: string) => void;
  onCopy: (section: DraftSection) => void;
};

/** A draft as it reads: labelled sections, what the guard objects to, and on demand what each sentence rests on. */
export function DraftSections({
  draft,
  sections,
  findings,
  receipts,
  withSources,
  onReplace,
  onKeep,
  onCopy,
}: DraftSectionsProps) {
  return (
    <dl className="grid gap-5">
      {sections.map((section, at) => (
        <div key={section.key}>
          <dt className="mb-1 flex items-center justify-between gap-3 text-sm font-semibold text-ink-faint">
            {section.label}
            {/* The draft's own Copy takes the remarks, or a text without parts. */}
            {section.key === 'description' || section.key === 'text' ? null : (
              <Button look="quiet" size="sm" aria-label={`Copy ${section.label}`} onClick={() => onCopy(section)}>
                <Copy aria-hidden />
              </Button>
            )}
          </dt>
          <dd className="max-w-[72ch] leading-relaxed whitespace-pre-line wrap-anywhere">
            <Underlined text={section.text} findings={findings[at] ?? []} />
            <Findings
              findings={findings[at] ?? []}
              receipts={receipts}
              onReplace={(finding) => onReplace(section, finding)}
              onKeep={onKeep}
            />
            {withSources ? <Sources draft={draft} section={section} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sources({ draft, section }: { draft: ContentDraft; section: DraftSection }) {
  const sentences = sentenceSources(draft.content, section);
  if (sentences.length === 0) return null;
  return (
    <ol aria-label={`Sources of ${section.label}`} className="mt-3 grid gap-2.5 rounded-soft bg-sunk p-4 text-sm">
      {sentences.map((one) => (
        <li key={one.text}>
          <span className="block text-ink-soft">{one.text}</span>
          <span className="mt-1 flex flex-wrap gap-1.5">
            {one.facts.length === 0 ? <span className="text-ink-faint">Says nothing about the home</span> : null}
            {one.facts.map((fact) => (
              <Badge key={fact} tone="good">
                {fact}
              </Badge>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
