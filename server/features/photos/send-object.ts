import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BlobStat, Blobs } from '#server/platform/ports.ts';
import { readRange } from './byte-range.ts';

/** A file's bytes never change under their name, and only the browser of whoever may see it keeps them. */
const FOREVER = 'private, max-age=31536000, immutable';
/** Should a browser ever show such a file as a page, nothing in it runs. */
const SEALED = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

export type Sending = {
  readonly key: string;
  readonly stat: BlobStat;
  readonly fileName: string;
  readonly attachment: boolean;
};

/** Sends a stored file with Range, ETag and conditional requests. */
export const sendObject = async (request: FastifyRequest, reply: FastifyReply, blobs: Blobs, sending: Sending) => {
  const { key, stat } = sending;
  reply.headers({
    etag: stat.etag,
    'accept-ranges': 'bytes',
    'cache-control': FOREVER,
    vary: 'Cookie',
    'content-security-policy': SEALED,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  if (matches(request.headers['if-none-match'], stat.etag)) return reply.status(304).send();
  const ifRange = request.headers['if-range'];
  const wholeWanted = ifRange !== undefined && ifRange !== stat.etag;
  const range = wholeWanted ? null : readRange(request.headers.range, stat.size);
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${stat.size}`).send();
  }
  const length = range ? range.end - range.start + 1 : stat.size;
  reply.headers({
    'content-type': stat.contentType,
    'content-length': length,
    'content-disposition': disposition(sending.attachment ? 'attachment' : 'inline', sending.fileName),
  });
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${stat.size}`);
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await blobs.read(key, range ?? undefined));
};

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** RFC 6266: a plain name for old readers, the true one in UTF-8 beside it. */
export const disposition = (kind: 'attachment' | 'inline', fileName: string): string => {
  const plain = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const exact = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return plain === fileName
    ? `${kind}; filename="${plain}"`
    : `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
};
