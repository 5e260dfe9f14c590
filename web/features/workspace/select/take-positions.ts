import type { MediaAsset } from '#contracts/entities/photo.ts';

/** What is promised to photos on their way, by listing: it outlives a tab that is left while they are. */
const promised = new Map<string, number>();

/** The place of the first of so many chosen photos: after the listing's own and after those still on their way. */
export function takePositions(id: string, assets: readonly Pick<MediaAsset, 'position'>[], howMany: number): number {
  const last = Math.max(promised.get(id) ?? 0, ...assets.map((asset) => asset.position));
  promised.set(id, last + howMany);
  return last + 1;
}
