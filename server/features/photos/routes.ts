import { api } from '#contracts/api.ts';
import type { RejectedFile } from '#contracts/entities/photo.ts';
import { Refusal } from '#contracts/problems.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import { addPhotos } from './add-photos.ts';
import { addSamplePhotos } from './add-sample-photos.ts';
import { archivePhoto } from './archive-photo.ts';
import { downloadPhoto } from './download-photo.ts';
import { findMask } from './find-mask.ts';
import { findObject } from './find-object.ts';
import type { PhotoParts } from './photo-parts.ts';
import { receiveFiles } from './receive-files.ts';
import { restorePhoto } from './restore-photo.ts';
import { saveMask } from './save-mask.ts';
import { disposition, sendObject } from './send-object.ts';
import { showPhoto } from './show.ts';
import { readObjectKey } from './storage-keys.ts';
import { requirePhoto, requireProject } from './store.ts';
import { sweepIncoming } from './sweep-incoming.ts';
import { updatePhoto } from './update-photo.ts';

export const photoRoutes = (book: RouteBook, parts: PhotoParts): void => {
  void sweepIncoming(parts.incoming, parts.now());
  book.on(api.uploadPhotos, async ({ actor, db, params, query, request }) => {
    await requireProject(db, actor.id, params.id);
    const delivery = await receiveFiles(request, parts.incoming);
    try {
      const { photos, rejected } = await addPhotos(db, parts, params.id, delivery.files, query.position);
      const refused = [...rejected, ...delivery.rejected];
      if (photos.length === 0) throw noGoodFiles(refused);
      return { assets: photos.map(showPhoto), rejected: refused };
    } finally {
      await delivery.discard();
    }
  });
  book.on(api.addSamplePhotos, async ({ actor, db, params }) => {
    await requireProject(db, actor.id, params.id);
    const { photos, rejected } = await addSamplePhotos(db, parts, params.id);
    return { assets: photos.map(showPhoto), rejected };
  });
  book.on(api.updatePhoto, async ({ actor, db, params, body }) =>
    showPhoto(await updatePhoto(db, await requirePhoto(db, actor.id, params), body)),
  );
  book.on(api.archivePhoto, async ({ actor, db, params }) =>
    archivePhoto(db, await requirePhoto(db, actor.id, params)),
  );
  book.on(api.restorePhoto, async ({ actor, db, params }) =>
    restorePhoto(db, await requirePhoto(db, actor.id, params)),
  );
  book.on(api.saveMask, async ({ actor, db, params, request }) =>
    saveMask(db, parts, await requirePhoto(db, actor.id, params), params.kind, request.body),
  );
  book.on(api.getMask, async ({ actor, db, params, reply }) => {
    const mask = await findMask(db, parts, await requirePhoto(db, actor.id, params), params.kind);
    return reply.type('image/png').header('cache-control', 'private, no-cache').send(mask);
  });
  book.on(api.downloadPhoto, async ({ actor, db, params, query, request, reply }) => {
    const photo = await requirePhoto(db, actor.id, params);
    const wanted = { original: query.original === 'true', label: query.label === 'true' };
    const download = await downloadPhoto(parts, photo, wanted);
    if ('jpeg' in download) {
      reply.header('content-disposition', disposition('attachment', download.fileName));
      return reply.type('image/jpeg').send(download.jpeg);
    }
    const stat = await parts.blobs.stat(download.key);
    if (!stat) throw new Refusal('not-found');
    return sendObject(request, reply, parts.blobs, { ...download, stat, attachment: true });
  });
  book.on(api.getObject, async ({ actor, db, params, query, request, reply }) => {
    const object = readObjectKey(params['*']);
    if (!object) throw new Refusal('not-found');
    return sendObject(request, reply, parts.blobs, await findObject(db, parts, { object, actor, query }));
  });
};

const noGoodFiles = (rejected: readonly RejectedFile[]): Refusal => {
  const [first] = rejected;
  if (!first) return new Refusal('no-good-files', 'No photos were sent.', { assets: [], rejected });
  const message =
    rejected.length === 1 ? first.message : `None of the ${rejected.length} files could be used. ${first.message}`;
  return new Refusal('no-good-files', message, { assets: [], rejected });
};
