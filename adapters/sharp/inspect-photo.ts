import type { PhotoFault, PhotoKind } from '#server/platform/ports.ts';
import { boxExtent, type Extent, jpegExtent, pngExtent, webpExtent } from './container-structure.ts';
import { hasForeignContent } from './foreign-content.ts';
import { photoKind } from './photo-kind.ts';

const EXTENTS: Record<PhotoKind, (bytes: Uint8Array) => Extent> = {
  jpeg: jpegExtent,
  png: pngExtent,
  webp: webpExtent,
  avif: boxExtent,
  heic: boxExtent,
};

/** What a file is, from its bytes alone, before any decoder sees it. */
export function inspectPhoto(bytes: Uint8Array): { kind: PhotoKind } | { fault: PhotoFault } {
  if (bytes.length === 0) return { fault: 'empty' };
  const kind = photoKind(bytes);
  if (kind === null) return { fault: 'unsupported-type' };
  if (kind === 'svg' || kind === 'animated') return { fault: kind };
  const extent = EXTENTS[kind](bytes);
  if (typeof extent === 'string') return { fault: extent };
  if (extent.animated) return { fault: 'animated' };
  if (hasForeignContent(bytes, extent.end)) return { fault: 'polyglot' };
  return { kind };
}
