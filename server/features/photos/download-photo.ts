import { buffer } from 'node:stream/consumers';
import { Refusal } from '#contracts/problems.ts';
import { type DisclosureLabel, planLabel } from '#domain/photos/disclosure-label.ts';
import { downloadName } from '#domain/photos/file-name.ts';
import type { Lettering } from '#engines/ports.ts';
import type { Badge } from '#server/platform/ports.ts';
import type { PhotoParts } from './photo-parts.ts';
import { shownKey } from './storage-keys.ts';
import type { PhotoRow } from './store.ts';

export type Download = { readonly fileName: string } & ({ readonly key: string } | { readonly jpeg: Uint8Array });

/** The file that a person takes away: the untouched upload, or a JPEG to publish with or without the disclosure on it. */
export const downloadPhoto = async (
  { blobs, codec, lettering }: PhotoParts,
  photo: PhotoRow,
  wanted: { readonly original: boolean; readonly label: boolean },
): Promise<Download> => {
  if (wanted.original) {
    if (!photo.uploadKey)
      throw new Refusal('not-found', 'A result has no upload of its own. Download its source photo.');
    return { fileName: photo.fileName, key: photo.uploadKey };
  }
  const fileName = downloadName(photo.fileName, photo.processingType);
  const key = shownKey(photo.key);
  const label = wanted.label ? planLabel(photo.processingType, photo) : null;
  if (!label && key.endsWith('.jpg')) return { fileName, key };
  const bytes = await buffer(await blobs.read(key));
  return { fileName, jpeg: await codec.publish(bytes, label ? await drawLabel(lettering, label) : undefined) };
};

const drawLabel = async (lettering: Lettering, label: DisclosureLabel): Promise<Badge> => {
  const { text, width, height, fontSize, left, top } = label;
  const box = {
    kind: 'box' as const,
    x: 0,
    y: 0,
    width,
    height,
    color: 'rgba(20, 24, 22, 0.72)',
    radius: fontSize * 0.4,
  };
  const words = {
    kind: 'text' as const,
    ...{ text, size: fontSize, x: width / 2, y: height / 2 + fontSize * 0.35, maxWidth: width - fontSize },
    ...{ weight: 600 as const, face: 'sans' as const, color: '#ffffff', align: 'center' as const },
  };
  return { ...(await lettering.draw({ width, height, items: [box, words] })), left, top };
};
