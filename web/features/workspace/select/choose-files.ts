import { notAPhoto } from '#domain/photos/not-a-photo.ts';

export const MAX_FILES = 20;
export const MAX_MB = 10;
const BYTES_PER_MB = 1024 * 1024;

export type Choice = { good: File[]; alerts: string[] };

/** Sorts out what cannot be sent; HEIC often comes without a type, so that its name speaks for it. */
export function chooseFiles(files: readonly File[], { maxFiles = MAX_FILES, maxMb = MAX_MB } = {}): Choice {
  const alerts: string[] = [];
  const pictures = files.filter((file) => {
    if (file.type.startsWith('image/') || /\.(heic|heif|avif)$/i.test(file.name)) return true;
    alerts.push(notAPhoto(file.name));
    return false;
  });
  const fitting = pictures.filter((file) => {
    if (file.size <= maxMb * BYTES_PER_MB) return true;
    alerts.push(`File ${file.name} is too large. Maximum size is ${maxMb} MB`);
    return false;
  });
  if (fitting.length > maxFiles)
    alerts.push(`You can upload at most ${maxFiles} files at a time. The first ${maxFiles} are being uploaded.`);
  return { good: fitting.slice(0, maxFiles), alerts };
}
