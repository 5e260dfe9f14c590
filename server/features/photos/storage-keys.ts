import type { PhotoKind } from '#server/platform/ports.ts';

/**
 * Where a listing's files lie. The first two segments say whose they are, so that one rule guards all of /objects:
 *   listings/{projectId}/{assetId}/upload.heic   the bytes as they came
 *                                 /photo.jpg     the normalised copy that engines decode
 *                                 /master.png    a result, lossless
 *                                 /publish.jpg   that result to look at and to download, with XMP
 *                                 /mask.png      where a result may differ from its source
 *                                 /400.webp      made when first asked for
 *                                 /masks/...     what a person painted
 */
export const assetFolder = (projectId: string, assetId: string): string => `listings/${projectId}/${assetId}`;

export const DERIVATIVES = { thumbnail: 400, medium: 1024, large: 2048 } as const;

const UPLOAD_ENDINGS: Record<PhotoKind, string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  heic: 'heic',
};
export const uploadFile = (kind: PhotoKind): string => `upload.${UPLOAD_ENDINGS[kind]}`;
export const uploadType = (kind: PhotoKind): string => `image/${kind}`;

/** The picture that people see: a result's JPEG stands for its lossless master. */
export const shownKey = (key: string): string => key.replace(/master\.png$/, 'publish.jpg');

export const objectPath = (key: string): string => `/objects/${key}`;

/** Where the smaller WebP of a photo or result is fetched; it is made when first asked for. */
export const derivativePath = (key: string, size: keyof typeof DERIVATIVES): string =>
  objectPath(key.replace(/[^/]+$/, `${DERIVATIVES[size]}.webp`));

export type ObjectKey = {
  readonly key: string;
  readonly projectId: string;
  /** null for files of the listing that belong to no photo. */
  readonly assetId: string | null;
  readonly file: string;
  /** The longer side, when this is a derivative that can be made on demand. */
  readonly edge: number | null;
};

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
const EDGES: readonly number[] = Object.values(DERIVATIVES);

/** Reads the path after /objects/. null for whatever cannot be a file of ours; a leading '.private/' is an old form. */
export const readObjectKey = (path: string): ObjectKey | null => {
  const segments = path.replace(/^\.private\//, '').split('/');
  if (segments[0] !== 'listings' || segments.length < 4 || segments.length > 6) return null;
  if (!segments.every((segment) => SEGMENT.test(segment))) return null;
  const [, projectId, owner, file] = segments as [string, string, string, string];
  const derivative = segments.length === 4 ? /^(\d+)\.webp$/.exec(file) : null;
  const edge = derivative && EDGES.includes(Number(derivative[1])) ? Number(derivative[1]) : null;
  return { key: segments.join('/'), projectId, assetId: owner === 'runs' ? null : owner, file, edge };
};
