import { useState } from 'react';
import type { ContentDraft, DraftVersion } from '#contracts/entities/draft.ts';
import { inMinutes } from '#web/lib/dates.ts';
import { sentence } from '#web/lib/http.ts';
import { draftSections } from '#web/lib/listing/draft-sections.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { useDraftVersions } from '../calls/draft-versions.ts';
import { useSaveDraft } from '../calls/save-draft.ts';
import { useWorkspace } from '../workspace-context.ts';

const authors: Record<DraftVersion['author'], string> = {
  writer: 'by the writer',
  model: 'by a model',
  person: 'edited by hand',
};

/** The versions of a draft, newest first. An older one can be read, and taken back as the next version: nothing is lost by it. */
export function DraftVersions({ draft, onUsed }: { draft: ContentDraft; onUsed: () => void }) {
  const { id } = useWorkspace();
  const versions = useDraftVersions(id, draft);
  const save = useSaveDraft(id);
  const [chosen, setChosen] = useState(draft.version);
  const shown = versions.data?.find(({ version }) => version === chosen);
  const use = ({ version, content }: DraftVersion) =>
    save.mutate(
      { draftId: draft.id, content },
      {
        onSuccess: (saved) => {
          onUsed();
          toast({ title: `Version ${version} is back`, description: `It is now version ${saved.version}.` });
        },
        onError: (error) =>
          toast({
            title: 'Failed to save content',
            description: sentence(error, 'Please try again'),
            tone: 'destructive',
          }),
      },
    );
  return (
    <section aria-label={`Versions of ${draft.title}`} className="mb-6 rounded-soft bg-sunk p-4">
      {versions.isError ? (
        <p className="text-sm text-danger">{sentence(versions.error, 'Failed to load versions')}</p>
      ) : null}
      <ul className="flex flex-wrap gap-2">
        {versions.data?.map(({ version, author, createdAt }) => (
          <li key={version}>
            <button
              type="button"
              aria-pressed={version === chosen}
              onClick={() => setChosen(version)}
              className={cn(
                'rounded-soft border bg-surface px-3 py-2 text-left text-sm hover:border-accent',
                version === chosen && 'border-accent',
              )}
            >
              <span className="block font-semibold">
                Version {version}
                {version === draft.version ? ' (current)' : ''}
              </span>
              <span className="block text-ink-faint">
                {inMinutes(createdAt)}, {authors[author]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown && shown.version !== draft.version ? (
        <>
          <dl aria-label={`Version ${shown.version}`} className="mt-4 grid gap-4">
            {draftSections(shown).map((section) => (
              <div key={section.key}>
                <dt className="mb-1 text-sm font-semibold text-ink-faint">{section.label}</dt>
                <dd className="max-w-[72ch] leading-relaxed whitespace-pre-line wrap-anywhere">{section.text}</dd>
              </div>
            ))}
          </dl>
          <Button size="sm" className="mt-4" disabled={save.isPending} onClick={() => use(shown)}>
            {save.isPending ? 'Saving...' : 'Use this version'}
          </Button>
        </>
      ) : null}
    </section>
  );
}
