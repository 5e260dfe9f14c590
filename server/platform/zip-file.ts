import { createHash } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ZipArchive } from 'archiver';

/** Puts one file into an archive, hashed on its way, and waits until it is in. Pictures do not shrink: they are stored as they are. */
export const appendHashed = async (zip: ZipArchive, name: string, body: Readable): Promise<string> => {
  const hash = createHash('sha256');
  const through = new PassThrough();
  through.on('data', (chunk: Buffer) => hash.update(chunk));
  const taken = new Promise<void>((resolve, reject) => through.once('end', resolve).once('error', reject));
  zip.append(through, { name, store: true });
  await pipeline(body, through);
  await taken;
  return hash.digest('hex');
};
