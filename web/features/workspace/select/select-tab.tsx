import { ImageOff, Wand2 } from 'lucide-react';
import { useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { counted } from '#web/lib/counting.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notice.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useWorkspace } from '../workspace-context.ts';
import { PhotoTile } from './photo-tile.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SmartSets } from './smart-sets.tsx';
import { UploadCard } from './upload-card.tsx';

export function SelectTab() {
  const { photos, selected, toggle, openPhoto, showTab } = useWorkspace();
  const [renaming, setRenaming] = useState<MediaAsset | null>(null);
  const [deleting, setDeleting] = useState<MediaAsset | null>(null);
  return (
    <div className="grid gap-12">
      <UploadCard />
      <section aria-labelledby="photos-title">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <h2 id="photos-title" className="text-3xl">
            Your Photos
            {photos.length > 0 ? (
              <span className="ml-3 font-sans text-base text-ink-faint">{counted(photos.length, 'photo')}</span>
            ) : null}
          </h2>
          {selected.length > 0 ? (
            <Button onClick={() => showTab('services')}>
              <Wand2 aria-hidden />
              Choose a service
            </Button>
          ) : null}
        </div>
        <SmartSets />
        {photos.length === 0 ? (
          <EmptyState icon={<ImageOff aria-hidden />} title="No photos yet">
            Upload the photos of this property, then choose which of them to work on.
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-4">
            {photos.map((asset) => (
              <PhotoTile
                key={asset.id}
                asset={asset}
                isSelected={selected.includes(asset.id)}
                onToggle={toggle}
                onView={openPhoto}
                onRename={setRenaming}
                onDelete={setDeleting}
              />
            ))}
          </ul>
        )}
      </section>
      {renaming ? <RenameDialog asset={renaming} onClose={() => setRenaming(null)} /> : null}
      {deleting ? <DeleteDialog asset={deleting} onClose={() => setDeleting(null)} /> : null}
    </div>
  );
}
