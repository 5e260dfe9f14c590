import { PenLine } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notice.tsx';
import { useWorkspace } from '../workspace-context.ts';
import { DraftCard } from './draft-card.tsx';
import { ExportCard } from './export-card.tsx';
import { WriterCard } from './writer-card.tsx';

export function PublishTab() {
  const { detail, showTab } = useWorkspace();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,1fr)_340px]">
      <section aria-labelledby="studio-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="studio-title" className="text-3xl">
          Content Studio
        </h2>
        {detail.contentDrafts.length === 0 ? (
          <EmptyState
            icon={<PenLine aria-hidden />}
            title="No content yet"
            action={<Button onClick={() => showTab('services')}>Write the listing copy</Button>}
          >
            Listing copy and social posts appear here, ready to copy.
          </EmptyState>
        ) : (
          detail.contentDrafts.map((draft) => <DraftCard key={draft.id} draft={draft} />)
        )}
      </section>
      <div className="grid gap-6 lg:sticky lg:top-24">
        <WriterCard />
        <ExportCard />
      </div>
    </div>
  );
}
