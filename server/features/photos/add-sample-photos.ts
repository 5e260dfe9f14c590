import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#server/platform/db.ts';
import { addPhotos } from './add-photos.ts';
import type { PhotoParts } from './photo-parts.ts';
import { MAX_FILES } from './rejections.ts';

/** The sample listing's photos, taken in by the same door as everyone's. */
export const addSamplePhotos = async (db: Db, parts: PhotoParts, projectId: string) => {
  const names = (await readdir(parts.samples)).filter((name) => /\.(jpe?g|png|webp)$/i.test(name)).sort();
  const files = await Promise.all(
    names.slice(0, MAX_FILES).map(async (fileName) => {
      const path = join(parts.samples, fileName);
      return {
        fileName,
        path,
        sha256: createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      };
    }),
  );
  return addPhotos(db, parts, projectId, files);
};
