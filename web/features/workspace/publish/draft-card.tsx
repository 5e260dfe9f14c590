import { Copy, Pencil, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { ContentDraft } from '#contracts/entities/draft.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { counted } from '#web/lib/counting.ts';
import { inMinutes } from '#web/lib/dates.ts';
import { draftSections, draftText } from '#web/lib/listing/draft-sections.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

import { DraftEditor } from './draft-editor.tsx';

/** Where the device can share, it does; elsewhere the text goes to the clipboard. */
async function share(title: string, text: string) {
  if (!navigator.share) return copyText(text);
  await navigator.share({ title, text }).catch(() => undefined);
}

export function DraftCard({ draft }: { draft: ContentDraft }) {
  const text = draftText(draft);
  const [isEditing, setEditing] = useState(false);
  return (
    <Card aria-label={draft.title}>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="text-2xl">{draft.title}</h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-faint">
            <Badge>Version {draft.version}</Badge>
            {counted(text.length, 'character')} · {inMinutes(draft.updatedAt)}
          </p>
        </div>
        <div className="flex gap-1">
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
          <Button look="quiet" size="sm" aria-label={`Copy ${draft.title}`} onClick={() => void copyText(text)}>
            <Copy aria-hidden />
            Copy
          </Button>
          <Button
            look="quiet"
            size="sm"
            aria-label={`Share ${draft.title}`}
            onClick={() => void share(draft.title, text)}
          >
            <Share2 aria-hidden />
            Share
          </Button>
        </div>
      </div>
      {isEditing ? (
        <DraftEditor draft={draft} onDone={() => setEditing(false)} />
      ) : (
        <dl className="grid gap-5">
          {draftSections(draft).map((section) => (
            <div key={section.key}>
              <dt className="mb-1 text-sm font-semibold text-ink-faint">{section.label}</dt>
              <dd className="max-w-[72ch] leading-relaxed whitespace-pre-line">{section.text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
