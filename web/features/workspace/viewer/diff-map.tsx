import type { MediaAsset } from '#contracts/entities/photo.ts';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';

/** The original, dimmed, and over it in brass every place that changed: the stronger the change, the brighter. */
export function DiffMap({ source, map }: { source: MediaAsset; map: string }) {
  return (
    <div className="relative size-full overflow-hidden rounded-soft">
      <PhotoFrame src={source.largePath} alt="" preview={source.preview} className="brightness-[0.4] grayscale" />
      <div
        role="img"
        aria-label="Map of what changed: bright places differ from the original, dark ones are untouched"
        className="absolute inset-0 bg-[#ffb84d] [mask-mode:luminance] [mask-size:100%_100%]"
        style={{ maskImage: `url("${map}")` }}
      />
      <p className="absolute bottom-4 left-4 flex items-center gap-2 rounded-full bg-black/70 px-3.5 py-1.5 text-xs font-semibold text-white">
        <span aria-hidden className="size-2.5 rounded-full bg-[#ffb84d]" />
        Changed
        <span aria-hidden className="ml-2 size-2.5 rounded-full bg-[#5b605d]" />
        Untouched
      </p>
    </div>
  );
}
