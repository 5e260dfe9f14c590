import { Check, EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { subjects } from '#web/lib/listing/property-words.ts';
import { resultBadge } from '#web/lib/service-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FileName } from '#web/ui/file-name.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';

type PhotoTileProps = {
  asset: MediaAsset;
  isSelected: boolean;
  onToggle: (assetId: string) => void;
  onView?: (assetId: string) => void;
  onRename?: (asset: MediaAsset) => void;
  onDelete?: (asset: MediaAsset) => void;
};

/** A click selects; the menu (on hover, on focus, always on touch) is hidden once selected. Off-screen tiles are not painted. */
export const PhotoTile = memo(function PhotoTile({
  asset,
  isSelected,
  onToggle,
  onView,
  onRename,
  onDelete,
}: PhotoTileProps) {
  const subject = asset.roomType ?? asset.roomTypeGuess;
  return (
    <li className="group/tile relative [contain-intrinsic-size:auto_260px] [content-visibility:auto]">
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={`${isSelected ? 'Deselect' : 'Select'} ${asset.fileName}`}
        onClick={() => onToggle(asset.id)}
        className="relative block aspect-[4/3] w-full overflow-hidden rounded-soft focus-visible:-outline-offset-2"
      >
        <PhotoFrame
          src={asset.thumbnailPath}
          alt=""
          preview={asset.preview}
          width={asset.width}
          height={asset.height}
        />
        <span
          aria-hidden
          className={cn(
            'absolute top-3 left-3 grid size-6 place-items-center rounded-full border-2',
            isSelected ? 'border-accent bg-accent text-on-accent' : 'border-white/90 bg-black/25 text-transparent',
          )}
        >
          <Check className="size-3.5" strokeWidth={3} />
        </span>
        {isSelected ? (
          <span aria-hidden className="absolute inset-0 rounded-soft ring-4 ring-accent ring-inset" />
        ) : null}
      </button>
      {asset.isProcessedResult ? (
        <span className="pointer-events-none absolute inset-x-0 top-0 flex aspect-[4/3] items-end p-3">
          <Badge tone="accent">{resultBadge(asset.processingType)}</Badge>
        </span>
      ) : null}
      {!isSelected && onView && onRename && onDelete ? (
        <span className="absolute top-2 right-2 opacity-0 transition-opacity group-hover/tile:opacity-100 focus-within:opacity-100 has-[[data-state=open]]:opacity-100 [@media(hover:none)]:opacity-100">
          <Menu
            trigger={
              <button
                type="button"
                aria-label={`Actions for ${asset.fileName}`}
                className="grid size-9 place-items-center rounded-full bg-black/55 text-white hover:bg-black/75"
              >
                <EllipsisVertical aria-hidden className="size-4.5" />
              </button>
            }
          >
            <MenuItem onSelect={() => onView(asset.id)}>
              <Eye aria-hidden />
              View &amp; Chat
            </MenuItem>
            <MenuItem onSelect={() => onRename(asset)}>
              <Pencil aria-hidden />
              Rename
            </MenuItem>
            <MenuItem danger onSelect={() => onDelete(asset)}>
              <Trash2 aria-hidden />
              Delete
            </MenuItem>
          </Menu>
        </span>
      ) : null}
      <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-sm">
        <FileName name={asset.fileName} />
        {subject ? <span className="shrink-0 text-ink-faint">{subjects[subject]}</span> : null}
      </p>
    </li>
  );
});
