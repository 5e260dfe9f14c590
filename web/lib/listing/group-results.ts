import type { MediaAsset } from '#contracts/entities/photo.ts';

export type PhotoGroup = { key: string; original: MediaAsset | null; versions: MediaAsset[] };

/** The photo at the root of a chain of results: a staged version of a cleared photo belongs to the untouched original. */
function rootOf(asset: MediaAsset, byId: ReadonlyMap<string, MediaAsset>): MediaAsset | null {
  let at: MediaAsset | undefined = asset;
  const passed = new Set<string>();
  while (at?.isProcessedResult) {
    if (passed.has(at.id) || !at.sourceMediaAssetId) return null;
    passed.add(at.id);
    at = byId.get(at.sourceMediaAssetId);
  }
  return at ?? null;
}

/** Results by the photo they came from, in the order of the photos. */
export function groupResults(assets: readonly MediaAsset[]): PhotoGroup[] {
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  const groups = new Map<string, PhotoGroup>();
  for (const asset of assets) {
    if (!asset.isProcessedResult || asset.isArchived || asset.processingType === 'ken_burns_video') continue;
    const original = rootOf(asset, byId);
    const key = original?.id ?? asset.sourceMediaAssetId ?? asset.id;
    const group = groups.get(key) ?? { key, original, versions: [] };
    group.versions.push(asset);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What a result is compared with: the photo it was made from, if it is still there. */
export const sourceOf = (asset: MediaAsset, assets: readonly MediaAsset[]) =>
  assets.find((other) => other.id === asset.sourceMediaAssetId) ?? null;
