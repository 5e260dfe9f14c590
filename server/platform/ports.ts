import type { Readable } from 'node:stream';
import type { PhotoFacts } from '#engines/ports.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import type { Db } from '#server/platform/db.ts';

/** Where files live. Keys are relative paths of plain segments; a key is written once and never changed. */
export type Blobs = {
  put(key: string, body: Uint8Array | Readable, contentType: string): Promise<void>;
  /** null when there is no such key. */
  stat(key: string): Promise<BlobStat | null>;
  /** Bytes `start` to `end`, both included; the whole file without a range. Rejects when the key is missing. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Every key under a prefix, in no promised order. */
  list(prefix: string): AsyncIterable<string>;
};
export type BlobStat = { readonly size: number; readonly contentType: string; readonly etag: string };

/** What an upload may be. Known by content, never by name. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** Why a file is not a photo that we take. The words for the person are in server/features/photos. */
export type PhotoFault =
  | 'empty'
  | 'unsupported-type'
  | 'svg'
  | 'animated'
  | 'truncated'
  | 'damaged'
  | 'too-many-pixels'
  | 'polyglot';

export type NormalisedPhoto = {
  readonly kind: PhotoKind;
  readonly width: number;
  readonly height: number;
  readonly facts: PhotoFacts;
  /** Upright, sRGB, 8 bit, no metadata: what engines decode and screens show. */
  readonly copy: Uint8Array;
  readonly copyType: 'image/jpeg' | 'image/png';
  /** A blurred picture of a few hundred bytes as a data URL. */
  readonly preview: string;
};

/** Takes uploads in and prepares what screens show. */
export type PhotoCodec = {
  normalise(bytes: Uint8Array): Promise<{ photo: NormalisedPhoto } | { fault: PhotoFault }>;
  /** A WebP whose longer side is at most `edge`; never enlarged. */
  derive(bytes: Uint8Array, edge: number): Promise<Uint8Array>;
  preview(bytes: Uint8Array): Promise<string>;
  withXmp(jpeg: Uint8Array, facts: ProvenanceFacts): Uint8Array;
  /** A JPEG to publish, with a badge drawn on it; the XMP of a JPEG stays. */
  publish(bytes: Uint8Array, badge?: Badge): Promise<Uint8Array>;
};

/** Straight-alpha RGBA and where its corner goes. */
export type Badge = {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
  readonly left: number;
  readonly top: number;
};

/** Pictures in and out of engines: pixels are decoded and encoded here and nowhere else. */
export type RasterCodec = {
  /** Upright sRGB pixels of a file or of its bytes. Throws a sentence when it is not a photo that we take. */
  decodePhoto(source: string | Uint8Array): Promise<{ raster: Raster; facts: PhotoFacts }>;
  encodePng(raster: Raster): Promise<Uint8Array>;
  encodeJpeg(raster: Raster, quality?: number): Promise<Uint8Array>;
  /** One channel, 8 bit, brought to a size when one is given. A colour or transparent picture counts by its brightness. */
  readMask(source: string | Uint8Array, size?: { width: number; height: number }): Promise<Mask>;
  encodeMask(mask: Mask): Promise<Uint8Array>;
};

/** What a file that leaves says about itself (XMP). */
export type ProvenanceFacts = {
  readonly digitalSourceType: 'composite' | 'compositeWithTrainedAlgorithmicMedia' | 'algorithmicallyEnhanced';
  /** SHA-256 of the untouched upload, hex. */
  readonly originalSha256: string;
  readonly service: string;
  readonly engine: string;
  readonly engineVersion: string;
  readonly createdAt: Date;
};

/** libheif behind a thread. RGBA, already turned upright by the file's own transforms. */
export type HeicDecoder = {
  decode(bytes: Uint8Array): Promise<{ width: number; height: number; rgba: Uint8Array }>;
};

/** Jobs that survive the process. At least once: every handler may run twice. */
export type JobQueue = {
  /** Puts a job down inside the caller's transaction, so that nothing is promised without its job. */
  enqueue(
    db: Db,
    name: string,
    payload: object,
    options?: { key?: string; group?: string; delaySeconds?: number },
  ): Promise<void>;
  work(
    name: string,
    policy: JobPolicy,
    handler: (payload: unknown, context: JobContext) => Promise<void>,
  ): Promise<void>;
  /** Runs a job by the clock (cron, UTC). */
  schedule(name: string, cron: string): Promise<void>;
  start(): Promise<void>;
  /** Waits for running jobs up to the limit, then hands them back. */
  stop(timeoutMs: number): Promise<void>;
};
export type JobPolicy = { readonly attempts: number; readonly timeoutSeconds: number; readonly concurrency: number };
export type JobContext = { readonly signal: AbortSignal; readonly lastAttempt: boolean };

export type Mail = { readonly to: string; readonly subject: string; readonly text: string };
export type Mailer = { send(mail: Mail): Promise<void> };

/** Who is behind a request, and the library that answers /api/auth/*. */
export type Accounts = {
  handle(request: Request): Promise<Response>;
  who(headers: Headers): Promise<{ id: string; email: string; name: string } | null>;
};
