import type { RejectedFile } from '#contracts/entities/photo.ts';
import { notAPhoto } from '#domain/photos/not-a-photo.ts';
import type { PhotoFault } from '#server/platform/ports.ts';

export const MAX_FILES = 20;
export const MAX_BYTES = 10 * 1024 * 1024;

type Rejection = PhotoFault | 'too-large' | 'too-many-files';

const WORDS: Record<Rejection, (name: string) => string> = {
  'too-large': (name) => `File ${name} is too large. Maximum size is 10 MB`,
  'too-many-files': (name) => `File ${name} was left out. At most ${MAX_FILES} files can be uploaded at once`,
  empty: (name) => `File ${name} is empty`,
  'unsupported-type': notAPhoto,
  svg: (name) => `File ${name} is an SVG drawing. Please upload a JPEG, PNG, WebP, AVIF or HEIC photo`,
  animated: (name) => `File ${name} is animated. Please upload a still photo`,
  truncated: (name) => `File ${name} is incomplete. Please export it again and retry`,
  damaged: (name) => `File ${name} is damaged and cannot be opened. Please export it again and retry`,
  'too-many-pixels': (name) => `File ${name} has too many pixels. Maximum is 60 megapixels`,
  polyglot: (name) => `File ${name} contains more than a photo and was refused. Please export it again and retry`,
};

export const reject = (fileName: string, code: Rejection): RejectedFile => ({
  fileName,
  code,
  message: WORDS[code](fileName),
});
