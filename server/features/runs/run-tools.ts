import type { Db } from '#server/platform/db.ts';
import type { Engines } from '#server/platform/engine-task.ts';
import type { Blobs, PhotoCodec, RasterCodec } from '#server/platform/ports.ts';

/** What performing a run needs from outside. */
export type RunTools = {
  readonly db: Db;
  readonly blobs: Blobs;
  readonly codec: PhotoCodec;
  readonly rasters: RasterCodec;
  readonly engines: Engines;
  readonly threads: number;
  /** Where encoded clips of films are kept between runs. */
  readonly clipFolder: string;
  /** The address of this server, for links in films. */
  readonly base: () => string;
  readonly now: () => Date;
};
