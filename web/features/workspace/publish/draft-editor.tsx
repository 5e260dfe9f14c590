import { useState } from 'react';
import type { ContentDraft } from '#contracts/entities/draft.ts';
import { mend } from '#domain/compliance/override.ts';
import { sectionRules } from '#domain/copy/check-draft.ts';
import { counted } from '#web/lib/counting.ts';
import { sentence } from '#web/lib/http.ts';
import { type DraftSection, draftSections } from '#web/lib/listing/draft-sections.ts';
import { withSections } from '#web/lib/listing/edit-draft.ts';
import { toast } from '#web/lib/toasts.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useCheckRules, useCopyCheck } from '../calls/check-copy.ts';
import { useSaveDraft } from '../calls/save-draft.ts';
import { useWorkspace } from '../workspace-context.ts';
import { Findings } from './findings.tsx';
import { UnderlinedTextarea } from './underlined.tsx';
import { useKeepBlocked } from './use-keep-blocked.ts';

const CHECK_PAUSE_MS = 700;
const UNDO_MS = 10_000;

function SectionField({
  draft,
  section,
  isAsked,
  onChange,
}: {
  draft: ContentDraft;
  section: DraftSection;
  isAsked: boolean;
  onChange: (text: string) => void;
}) {
  const settled = useSettled(section.text, CHECK_PAUSE_MS);
  const check = useCopyCheck({ text: settled, ...sectionRules(draft, section.key) }, useCheckRules());
  const { receipts, keep } = useKeepBlocked(draft.id);
  const findings = check.data?.findings ?? [];
  return (
    <div>
      <Field
        label={section.label}
        aside={<span className="text-sm text-ink-faint">{counted(section.text.length, 'character')}</span>}
      >
        {(wiring) => (
          <UnderlinedTextarea
            {...wiring}
            findings={findings}
            value={section.text}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <Findings
        findings={findings}
        receipts={receipts}
        isAsked={isAsked}
        onReplace={(finding) => onChange(mend(section.text, finding))}
        onKeep={keep}
      />
    </div>
  );
}

/** Edits a draft in place. Saving makes the next version, and the toast that follows can take it back. */
export function DraftEditor({ draft, onDone }: { draft: ContentDraft; onDone: () => void }) {
  const { id } = useWorkspace();
  const save = useSaveDraft(id);
  const [sections, setSections] = useState(() => draftSections(draft));
  const change = (key: string, text: string) =>
    setSections((all) => all.map((one) => (one.key === key ? { ...one, text } : one)));
  /** Set once a save was refused: every blocked phrase then asks why it should stay. */
  const [isAsked, setAsked] = useState(false);
  const failed = (error: unknown) => {
    setAsked(true);
    toast({
      title: 'Failed to save content',
      description: sentence(error, 'Please try again'),
      tone: 'destructive',
    });
  };
  const keep = () =>
    save.mutate(
      { draftId: draft.id, content: withSections(draft, sections) },
      {
        onSuccess: () => {
          onDone();
          toast({
            title: 'Content saved',
            duration: UNDO_MS,
            action: {
              label: 'Undo',
              run: () => save.mutate({ draftId: draft.id, content: draft.content }, { onError: failed }),
            },
          });
        },
        onError: failed,
      },
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {sections.map((section) => (
        <SectionField
          key={section.key}
          draft={draft}
          section={section}
          isAsked={isAsked}
          onChange={(text) => change(section.key, text)}
        />
      ))}
      <div className="flex gap-3">
        <Button disabled={save.isPending} onClick={keep}>
          {save.isPending ? 'Saving...' : 'Save'}
        </Button>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
