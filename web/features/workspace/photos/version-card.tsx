import { Download, RefreshCw, Trash2 } from 'lucide-react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { resultBadge, serviceWords } from '#web/lib/service-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import { Spinner } from '#web/ui/waiting.tsx';
import { downloadResult } from '../download-result.ts';
import { useWorkspace } from '../workspace-context.ts';

type VersionCardProps = {
  asset: MediaAsset;
  isRegenerating: boolean;
  secondsToWait: number;
  onRegenerate: () => void;
  onDelete: () => void;
  onNotRight: () => void;
};

export function VersionCard(props: VersionCardProps) {
  const { asset, isRegenerating, secondsToWait, onRegenerate, onDelete, onNotRight } = props;
  const { id, openPhoto } = useWorkspace();
  const name = asset.processingType ? serviceWords[asset.processingType].name : 'Result';
  return (
    <figure>
      <div className="relative overflow-hidden rounded-soft">
        <button
          type="button"
          aria-label={`Open ${asset.fileName}`}
          onClick={() => openPhoto(asset.id)}
          className="block aspect-[4/3] w-full focus-visible:-outline-offset-2"
        >
          <PhotoFrame
            src={asset.mediumPath}
            alt={`${name}: ${asset.fileName}`}
            preview={asset.preview}
            width={asset.width}
            height={asset.height}
          />
        </button>
        <Badge tone="accent" className="pointer-events-none absolute bottom-3 left-3">
          {resultBadge(asset.processingType)}
        </Badge>
        {isRegenerating || secondsToWait > 0 ? (
          <p
            role="status"
            className="absolute inset-0 grid animate-fade place-content-center justify-items-center gap-3 bg-black/65 font-medium text-white"
          >
            {isRegenerating ? (
              <>
                <Spinner className="text-white!" />
                Regenerating...
              </>
            ) : (
              `Try again in ${secondsToWait}s`
            )}
          </p>
        ) : null}
      </div>
      <figcaption className="mt-3">
        <span className="flex items-center justify-between gap-3">
          <span className="truncate text-sm text-ink-soft">{asset.fileName}</span>
          {asset.processingType === 'virtual_staging' ? (
            <Button
              look="quiet"
              size="sm"
              className="-my-2 -mr-3"
              aria-label={`Not right? ${asset.fileName}`}
              onClick={onNotRight}
            >
              Not right?
            </Button>
          ) : null}
        </span>
        <span className="mt-1 -ml-2 flex flex-wrap items-center sm:-ml-3 max-sm:[&>button]:px-2">
          <Button
            look="quiet"
            size="sm"
            aria-label={`Download ${asset.fileName}`}
            onClick={() => void downloadResult(id, asset)}
          >
            <Download aria-hidden />
            Download
          </Button>
          <Button
            look="quiet"
            size="sm"
            aria-label={`With label, download ${asset.fileName}`}
            onClick={() => void downloadResult(id, asset, { label: true })}
          >
            With label
          </Button>
          <Button
            look="quiet"
            size="sm"
            disabled={isRegenerating || secondsToWait > 0}
            aria-label={`Regenerate ${asset.fileName}`}
            onClick={onRegenerate}
          >
            <RefreshCw aria-hidden />
            Regenerate
          </Button>
          <Button
            look="quiet"
            size="sm"
            className="-mr-3 ml-auto"
            aria-label={`Delete ${asset.fileName}`}
            onClick={onDelete}
          >
            <Trash2 aria-hidden />
          </Button>
        </span>
      </figcaption>
    </figure>
  );
}
