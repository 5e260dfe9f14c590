import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { RejectedFile } from '#contracts/entities/photo.ts';
import { Refusal } from '#contracts/problems.ts';
import { cleanFileName } from '#domain/photos/file-name.ts';
import { MAX_BYTES, MAX_FILES, reject } from './rejections.ts';

/** One file of a request, written to disk as it came in. */
export type ReceivedFile = { readonly fileName: string; readonly path: string; readonly sha256: string };
export type Delivery = {
  readonly files: readonly ReceivedFile[];
  readonly rejected: readonly RejectedFile[];
  discard(): Promise<void>;
};

const FIELDS = ['images', 'file'];
/** Twenty good files are 200 MB; what is far beyond is not even read. */
const MAX_REQUEST = 1024 * 1024 * 1024;

/**
 * Reads a multipart body to its end, one file at a time and never a whole one in memory. A body that breaks off, or that has
 * fields we do not know, leaves nothing behind.
 */
export const receiveFiles = async (request: FastifyRequest, incoming: string): Promise<Delivery> => {
  if (!request.isMultipart()) throw new Refusal('unsupported-type', 'Photos are uploaded as multipart/form-data.');
  if (Number(request.headers['content-length']) > MAX_REQUEST) throw new Refusal('too-large');
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(join(incoming, 'upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    return { ...(await readParts(request, folder)), discard };
  } catch (error) {
    await discard();
    throw readable(error) ? error : new Refusal('invalid-input', 'The upload broke off or could not be read.');
  }
};

/** What the platform has words for, and faults of our own disk; all else is the parser's complaint about the body. */
const readable = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof Error && ('statusCode' in error || 'errno' in error));

const readParts = async (request: FastifyRequest, folder: string) => {
  const files: ReceivedFile[] = [];
  const rejected: RejectedFile[] = [];
  const unknown = new Set<string>();
  // The parser never hears of a line that broke before it began to listen, and would wait for ever.
  if (request.raw.destroyed) throw new Error('the line broke');
  // A file over the limit is cut and marked by the parser, not thrown: the files after it are still wanted.
  const settings = { limits: { fileSize: MAX_BYTES }, throwFileSizeLimit: false };
  for await (const part of request.parts(settings)) {
    if (part.type === 'field' || !FIELDS.includes(part.fieldname)) {
      unknown.add(part.fieldname);
      if (part.type === 'file') part.file.resume();
      continue;
    }
    const fileName = cleanFileName(part.filename ?? '');
    if (files.length + rejected.length >= MAX_FILES) {
      part.file.resume();
      rejected.push(reject(fileName, 'too-many-files'));
      continue;
    }
    const received = await spool(part, fileName, join(folder, String(files.length)));
    if ('sha256' in received) files.push(received);
    else if (part.filename) rejected.push(received);
  }
  if (unknown.size > 0) throw new Refusal('invalid-input', `Unknown field: ${[...unknown].join(', ')}`);
  return { files, rejected };
};

const spool = async (part: MultipartFile, fileName: string, path: string): Promise<ReceivedFile | RejectedFile> => {
  const hash = createHash('sha256');
  const measured = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(part.file, measured, createWriteStream(path));
  if (part.file.truncated || part.file.bytesRead === 0) {
    await rm(path, { force: true });
    return reject(fileName, part.file.truncated ? 'too-large' : 'empty');
  }
  return { fileName, path, sha256: hash.digest('hex') };
};
