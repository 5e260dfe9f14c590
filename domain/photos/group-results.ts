import type { MediaAsset } from '#contracts/entities/photo.ts';

type Linked = Pick<MediaAsset, 'id' | 'isArchived' | 'isProcessedResult' | 'processingType' | 'sourceMediaAssetId'>;
export type PhotoGroup<P extends Linked> = { key: string; original: P | null; versions: P[] };

/** The photo at the root of a chain of results: a staged version of a cleared photo belongs to the untouched original. */
function rootOf<P extends Linked>(photo: P, byId: ReadonlyMap<string, P>): P | null {
  let at: P | undefined = photo;
  const passed = new Set<string>();
  while (at?.isProcessedResult) {
    if (passed.has(at.id) || !at.sourceMediaAssetId) return null;
    passed.add(at.id);
    at = byId.get(at.sourceMediaAssetId);
  }
  return at ?? null;
}

/** Results by the photo they came from, in the order of the photos; those whose photo is lost come last. */
export function groupResults<P extends Linked>(photos: readonly P[]): PhotoGroup<P>[] {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const groups = new Map<string, PhotoGroup<P>>();
  for (const photo of photos) {
    if (!photo.isProcessedResult || photo.isArchived || photo.processingType === 'ken_burns_video') continue;
    const original = rootOf(photo, byId);
    const key = original?.id ?? photo.sourceMediaAssetId ?? photo.id;
    const group = groups.get(key) ?? { key, original, versions: [] };
    group.versions.push(photo);
    groups.set(key, group);
  }
  const place = new Map(photos.map((photo, at) => [photo.id, at]));
  const placeOf = ({ original }: PhotoGroup<P>) => (original && place.get(original.id)) ?? photos.length;
  return [...groups.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Of several versions by one service the newest: what it supersedes is not for strangers. */
export const newestOfEachService = <P extends Linked>(versions: readonly P[]): P[] =>
  versions.filter((one, at) => !versions.slice(at + 1).some((later) => later.processingType === one.processingType));

/** What a result is compared with: the photo it was made from, if it is still there. */
export const sourceOf = <P extends Linked>(photo: P, photos: readonly P[]): P | null =>
  photos.find((other) => other.id === photo.sourceMediaAssetId) ?? null;
