import type { Lettering } from '#engines/ports.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import type { Blobs, PhotoCodec, RasterCodec } from '#server/platform/ports.ts';
import type { ObjectKey } from './storage-keys.ts';
import type { MaskKind, PhotoRow } from './store.ts';

/** What photos need from outside. compose.ts gives it once. */
export type PhotoParts = {
  readonly blobs: Blobs;
  readonly codec: PhotoCodec;
  readonly rasters: RasterCodec;
  readonly lettering: Lettering;
  /** A folder for requests in flight; what lies there after a crash may be deleted. */
  readonly incoming: string;
  /** The sample listing's photos. */
  readonly samples: string;
  readonly now: () => Date;
  /** Called in the transaction that adds uploads: to look at them later, put a job down here. */
  readonly added?: (tx: Db, photos: readonly PhotoRow[]) => Promise<void>;
  /** Others besides the owner who may read a file, such as the visitors of a share page. Any yes is a yes. */
  readonly readers?: readonly ObjectReader[];
  /** What an engine would mask, as a PNG, when the person painted nothing. */
  readonly proposeMask?: (photo: PhotoRow, kind: MaskKind) => Promise<Uint8Array | null>;
};

export type ObjectVisit = {
  readonly object: ObjectKey;
  readonly actor: Actor | null;
  readonly query: { readonly download?: string | undefined; readonly share?: string | undefined };
};
export type ObjectReader = (db: Db, visit: ObjectVisit) => Promise<boolean>;
