import { api } from '#contracts/api.ts';
import type { UploadReply } from '#contracts/entities/photo.ts';
import { addressOf } from '#web/lib/client.ts';
import { HttpError } from '#web/lib/http.ts';

/** One photo in one request, so that each has a bar of its own. fetch does not report how much has gone out; this does. */
export function uploadPhoto(
  id: string,
  file: File,
  onProgress: (share: number) => void,
  { field = 'images', position }: { field?: 'images' | 'file'; position?: number } = {},
): Promise<UploadReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(api.uploadPhotos.method, addressOf(api.uploadPhotos.path, { id }, { position }));
    request.withCredentials = true;
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as UploadReply);
      else reject(new HttpError(request.status, request.responseText, request.statusText));
    };
    request.onerror = () => reject(new TypeError('The network failed'));
    const form = new FormData();
    form.append(field, file, file.name);
    request.send(form);
  });
}
