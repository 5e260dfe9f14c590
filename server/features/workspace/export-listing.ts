import { Readable } from 'node:stream';
import { ZipArchive } from 'archiver';
import { captionFor } from '#domain/photos/caption.ts';
import { disclosureFor } from '#domain/photos/disclosure-label.ts';
import { splitName } from '#domain/photos/file-name.ts';
import { listDrafts, listOverrides, showReceipt } from '#server/features/drafts/index.ts';
import { listPhotos, type PhotoRow, shownKey } from '#server/features/photos/index.ts';
import { listRuns } from '#server/features/runs/index.ts';
import type { Db } from '#server/platform/db.ts';
import type { Blobs } from '#server/platform/ports.ts';
import { appendHashed } from '#server/platform/zip-file.ts';
import { readableCopy } from './readable-copy.ts';

type Entry = {
  readonly name: string;
  readonly key: string;
  readonly caption: string;
  readonly disclosure: string;
  readonly original: string;
};

/** The listing's kit as one ZIP that is written while it is read: originals, results, films, words, captions, manifest with hashes. */
export const exportListing = (db: Db, blobs: Blobs, project: { id: string; name: string }, now: Date): Readable => {
  const zip = new ZipArchive({ zlib: { level: 1 } });
  fill(zip, db, blobs, project, now).catch((error: unknown) =>
    zip.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return zip;
};

const fill = async (
  zip: ZipArchive,
  db: Db,
  blobs: Blobs,
  project: { id: string; name: string },
  now: Date,
): Promise<void> => {
  const hashes: { name: string; sha256: string }[] = [];
  const entries = await entriesOf(db, project.id);
  for (const { name, key } of entries) {
    if (await blobs.stat(key)) hashes.push({ name, sha256: await appendHashed(zip, name, await blobs.read(key)) });
  }
  const addText = async (name: string, text: string) => {
    hashes.push({ name, sha256: await appendHashed(zip, name, Readable.from([text])) });
  };
  for (const draft of await listDrafts(db, project.id)) {
    await addText(`copy/${draft.contentType}.txt`, readableCopy(draft.content));
    await addText(`copy/${draft.contentType}.json`, draft.content);
    // What was kept against a rule goes out with the reason that was given for it.
    const receipts = (await listOverrides(db, draft.id)).map(showReceipt);
    if (receipts.length > 0)
      await addText(`copy/${draft.contentType}.receipts.json`, JSON.stringify(receipts, null, 2));
  }
  await addText('captions.csv', captions(entries));
  const manifest = { listing: project.name, createdAt: now.toISOString(), files: hashes };
  zip.append(JSON.stringify(manifest, null, 2), { name: 'manifest.json' });
  await zip.finalize();
};

const entriesOf = async (db: Db, projectId: string): Promise<Entry[]> => {
  const photos = (await listPhotos(db, projectId)).filter((p) => !p.isArchived);
  const taken = new Set<string>();
  const unique = (folder: string, fileName: string): string => {
    const { base, extension } = splitName(fileName);
    for (let n = 1; ; n++) {
      const name = `${folder}/${base}${n > 1 ? `_${n}` : ''}${extension}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  };
  const originals = new Map<string, string>();
  const entries: Entry[] = [];
  for (const photo of photos.filter((p) => !p.isProcessedResult)) {
    const name = unique('originals', photo.fileName);
    originals.set(photo.id, name);
    entries.push({ name, key: photo.uploadKey ?? photo.key, caption: captionOf(photo), disclosure: '', original: '' });
  }
  for (const photo of photos.filter((p) => p.isProcessedResult)) entries.push(resultEntry(photo, unique, originals));
  const films = (await listRuns(db, projectId)).filter((r) => r.serviceType === 'ken_burns_video' && r.outputPath);
  for (const [i, run] of films.entries()) {
    const key = (run.outputPath ?? '').replace(/^\/objects\//, '');
    entries.push({ name: `videos/video_${i + 1}.mp4`, key, caption: 'Listing film', disclosure: '', original: '' });
  }
  return entries;
};

const captionOf = ({ roomType, roomTypeGuess, processingType }: PhotoRow): string =>
  captionFor(roomType ?? roomTypeGuess, processingType);

const resultEntry = (
  photo: PhotoRow,
  unique: (folder: string, name: string) => string,
  originals: ReadonlyMap<string, string>,
): Entry => ({
  name: unique('results', photo.fileName),
  key: shownKey(photo.key),
  caption: captionOf(photo),
  disclosure: (photo.processingType && disclosureFor(photo.processingType)) || '',
  original: originals.get(photo.sourceMediaAssetId ?? '') ?? '',
});

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const captions = (entries: readonly Entry[]): string =>
  [
    'file,caption,disclosure,original',
    ...entries.map((e) => [e.name, e.caption, e.disclosure, e.original].map(quoted).join(',')),
  ].join('\r\n');
