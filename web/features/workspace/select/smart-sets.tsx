import type { SmartSet } from '#contracts/entities/listing.ts';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { useWorkspace } from '../workspace-context.ts';

const isWhole = (set: SmartSet, selected: readonly string[]) =>
  set.assetIds.every((assetId) => selected.includes(assetId));

/** Twenty photos on a busy machine take minutes; one that could not be looked at must not be waited for without end. */
const LOOK_MS = 600_000;
/** Until all photos have been looked at, nothing can be said to be missing. */
const isStillUnseen = (photo: MediaAsset) =>
  !photo.isProcessedResult && photo.confidence === null && Date.now() - Date.parse(photo.createdAt) < LOOK_MS;

/** One-tap selections: pressing adds the whole set, pressing again takes it out. */
export function SmartSets() {
  const { detail, photos, selected, select } = useWorkspace();
  const here = new Set(photos.map((photo) => photo.id));
  const sets = detail.smartSets
    .map((set) => ({ ...set, assetIds: set.assetIds.filter((assetId) => here.has(assetId)) }))
    .filter((set) => set.assetIds.length > 0);
  const shotList = detail.smartSets.find((set) => set.id === 'shot-list');
  if (photos.length === 0) return null;
  const toggle = (set: SmartSet) =>
    select(
      isWhole(set, selected)
        ? selected.filter((assetId) => !set.assetIds.includes(assetId))
        : [...new Set([...selected, ...set.assetIds])],
    );
  return (
    <>
      <p role="status" className="mb-4 text-[15px] text-ink-faint">
        {photos.some(isStillUnseen) ? 'Looking at your new photos...' : shotList?.reason}
      </p>
      <ul aria-label="Quick selections" className="mb-6 flex flex-wrap gap-2">
        {sets.map((set) => (
          <li key={set.id}>
            <button
              type="button"
              aria-pressed={isWhole(set, selected)}
              title={set.reason}
              onClick={() => toggle(set)}
              className="h-9 rounded-full border border-line-strong/50 bg-surface px-4 text-sm font-medium hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
            >
              {set.name} <span className="opacity-70">{set.assetIds.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
