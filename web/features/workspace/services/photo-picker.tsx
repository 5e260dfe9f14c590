import { PhotoTile } from '../select/photo-tile.tsx';
import { UploadCard } from '../select/upload-card.tsx';
import { useWorkspace } from '../workspace-context.ts';

/** The same selection as in the Select tab; without photos it offers to upload some. */
export function PhotoPicker() {
  const { photos, selected, select, toggle } = useWorkspace();
  const isAll = photos.length > 0 && selected.length === photos.length;
  return (
    <section aria-labelledby="picker-title">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="picker-title" className="text-2xl">
          Photos
        </h2>
        {photos.length > 1 ? (
          <button
            type="button"
            onClick={() => select(isAll ? [] : photos.map((photo) => photo.id))}
            className="rounded-sm text-[15px] text-accent underline underline-offset-4"
          >
            {isAll ? 'Select none' : 'Select all'}
          </button>
        ) : null}
      </div>
      {photos.length === 0 ? (
        <UploadCard />
      ) : (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {photos.map((asset) => (
            <PhotoTile key={asset.id} asset={asset} isSelected={selected.includes(asset.id)} onToggle={toggle} />
          ))}
        </ul>
      )}
    </section>
  );
}
