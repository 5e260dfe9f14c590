import { Copy, History, Link2, Pencil, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { ContentDraft } from '#contracts/entities/draft.ts';
import { mend, openBlocks } from '#domain/compliance/override.ts';
import { sectionRules } from '#domain/copy/check-draft.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { counted } from '#web/lib/counting.ts';
import { inMinutes } from '#web/lib/dates.ts';
import { sentence } from '#web/lib/http.ts';
import { characterCount, copiedText, draftSections, draftText } from '#web/lib/listing/draft-sections.ts';
import { withSections } from '#web/lib/listing/edit-draft.ts';
import { toast } from '#web/lib/toasts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useCheckRules, useCopyChecks } from '../calls/check-copy.ts';
import { useSaveDraft } from '../calls/save-draft.ts';
import { useWorkspace } from '../workspace-context.ts';
import { DraftEditor } from './draft-editor.tsx';
import { DraftSections } from './draft-sections.tsx';
import { DraftVersions } from './draft-versions.tsx';
import { useKeepBlocked } from './use-keep-blocked.ts';
import { WrittenBy } from './written-by.tsx';

/** Where the device can share, it does; elsewhere the text goes to the clipboard. */
async function share(title: string, text: string) {
  if (!navigator.share) return copyText(text);
  await navigator.share({ title, text }).catch(() => undefined);
}

export function DraftCard({ draft }: { draft: ContentDraft }) {
  const { id } = useWorkspace();
  const sections = draftSections(draft);
  const [isEditing, setEditing] = useState(false);
  const [withSources, setWithSources] = useState(false);
  const [withVersions, setWithVersions] = useState(false);
  const save = useSaveDraft(id);
  const { receipts, keep } = useKeepBlocked(draft.id);
  const findings = useCopyChecks(
    sections.map((section) => ({ text: section.text, ...sectionRules(draft, section.key) })),
    useCheckRules(),
  );
  /** Words that break a rule leave the house only with a stated reason. */
  const publish = (act: () => Promise<void>) => {
    const [open] = openBlocks(findings.flat(), receipts);
    if (!open) return void act();
    toast({
      title: 'Not yet',
      description:
        `${open.text && open.text.length < 80 ? `“${open.text}” breaks a rule` : open.explanation}. Replace it, or keep it with a reason.`.replace(
          '..',
          '.',
        ),
      tone: 'destructive',
    });
  };
  return (
    <Card aria-label={draft.title}>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="text-2xl">{draft.title}</h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-faint">
            <Badge>Version {draft.version}</Badge>
            {counted(characterCount(draft), 'character')} · {inMinutes(draft.updatedAt)}
            <WrittenBy content={draft.content} />
          </p>
        </div>
        <div className="-ml-2 flex flex-wrap sm:-ml-3 sm:gap-1 max-sm:[&>button]:px-2">
          <Button
            look="quiet"
            size="sm"
            aria-pressed={withSources}
            aria-label={`Sources of ${draft.title}`}
            onClick={() => setWithSources(!withSources)}
          >
            <Link2 aria-hidden />
            Sources
          </Button>
          {draft.version > 1 ? (
            <Button
              look="quiet"
              size="sm"
              aria-pressed={withVersions}
              aria-label={`Versions of ${draft.title}`}
              onClick={() => setWithVersions(!withVersions)}
            >
              <History aria-hidden />
              Versions
            </Button>
          ) : null}
          <Button
            look="quiet"
            size="sm"
            aria-label={`Edit ${draft.title}`}
            disabled={isEditing}
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden />
            Edit
          </Button>
          <Button
            look="quiet"
            size="sm"
            aria-label={`Copy ${draft.title}`}
            onClick={() => publish(() => copyText(copiedText(draft)))}
          >
            <Copy aria-hidden />
            Copy
          </Button>
          <Button
            look="quiet"
            size="sm"
            aria-label={`Share ${draft.title}`}
            onClick={() => publish(() => share(draft.title, draftText(draft)))}
          >
            <Share2 aria-hidden />
            Share
          </Button>
        </div>
      </div>
      {withVersions ? <DraftVersions draft={draft} onUsed={() => setWithVersions(false)} /> : null}
      {isEditing ? (
        <DraftEditor draft={draft} onDone={() => setEditing(false)} />
      ) : (
        <DraftSections
          draft={draft}
          sections={sections}
          findings={findings}
          receipts={receipts}
          withSources={withSources}
          onKeep={keep}
          onCopy={(section) => publish(() => copyText(section.text))}
          onReplace={(section, finding) =>
            save.mutate(
              {
                draftId: draft.id,
                content: withSections(
                  draft,
                  sections.map((one) => (one === section ? { ...one, text: mend(one.text, finding) } : one)),
                ),
              },
              {
                onError: (error) =>
                  toast({
                    title: 'Failed to save content',
                    description: sentence(error, 'Please try again'),
                    tone: 'destructive',
                  }),
              },
            )
          }
        />
      )}
    </Card>
  );
}
