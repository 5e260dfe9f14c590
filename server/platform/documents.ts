import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What scripts/build-web.mjs writes where a document names the server's own address: canonical, Open Graph, sitemap. */
const PLACE = '%PUBLIC_URL%';
const TYPES = { html: 'text/html', txt: 'text/plain', xml: 'application/xml' } as const;

type Document = { type: string; etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

const fill = (path: string, base: string): Document => {
  const plain = Buffer.from(readFileSync(path, 'utf8').replaceAll(PLACE, base));
  const ending = path.slice(path.lastIndexOf('.') + 1) as keyof typeof TYPES;
  return {
    type: `${TYPES[ending]}; charset=utf-8`,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(plain, { level: 9 }),
  };
};

/**
 * The built texts that carry the server's address, filled in once when they are first asked for. The address is the configuration's, never the
 * request's Host: a stranger's header must not end up in a canonical link.
 */
export const openDocuments = (folder: string, base: () => string) => {
  const kept = new Map<string, Document>();
  return (file: string, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const document = kept.get(file) ?? fill(join(folder, file), base());
    kept.set(file, document);
    reply.headers({ 'cache-control': 'no-cache', etag: document.etag, vary: 'Accept-Encoding' });
    if (request.headers['if-none-match'] === document.etag) return reply.status(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type(document.type).send(document[encoding ?? 'plain']);
  };
};
