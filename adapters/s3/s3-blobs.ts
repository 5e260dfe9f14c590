import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Blobs } from '#server/platform/ports.ts';

export type S3Settings = {
  readonly bucket: string;
  readonly region: string;
  /** For every store that is not Amazon's: MinIO, Garage, R2, Ceph. */
  readonly endpoint?: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Keys are put under this prefix, so that one bucket can serve several installations. */
  readonly prefix?: string | null;
};

/** Any S3 store. The bucket must exist; it needs no public access, since every read goes through /objects. */
export function s3Blobs(settings: S3Settings): Blobs & { close(): void } {
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    // The SDK's checksum trailers are refused by stores that are not Amazon's; TLS and the body's length remain.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const prefix = settings.prefix ? `${settings.prefix.replace(/\/+$/, '')}/` : '';
  const at = (key: string) => ({ Bucket: settings.bucket, Key: prefix + key });
  return {
    async put(key, body, contentType) {
      const params = { ...at(key), Body: body, ContentType: contentType };
      if (body instanceof Uint8Array) await client.send(new PutObjectCommand(params));
      else await new Upload({ client, params }).done();
    },
    async stat(key) {
      try {
        const head = await client.send(new HeadObjectCommand(at(key)));
        return {
          size: head.ContentLength ?? 0,
          contentType: head.ContentType ?? 'application/octet-stream',
          etag: head.ETag ?? `"${head.ContentLength}"`,
        };
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
        throw error;
      }
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await client.send(new GetObjectCommand({ ...at(key), Range }));
      return found.Body as Readable; // in Node the SDK's body is always a stream of Node
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async *list(under) {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: settings.bucket, Prefix: prefix + under, ContinuationToken }),
        );
        for (const { Key } of page.Contents ?? []) if (Key) yield Key.slice(prefix.length);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    close: () => client.destroy(),
  };
}
